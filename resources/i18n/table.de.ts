<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Curtain</name>
        <message>
            <source>I am {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is {name}'s turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody else should look now. The others' secrets stay hidden.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>We play open: no more curtains</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>You look at the past: move {count} of {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wins</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>Before this record begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step through the match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the points come from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} and {last} share the victory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} wins</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Flow</name>
        <message>
            <source>Play with free take-back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something new has come to light.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules do not allow this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo stops here. {what}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Furniture</name>
        <message>
            <source>Fold the left side (F7)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fold the right side (F8)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys of the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Playing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>back to now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fold the left side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fold the right side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>go back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hold to move the board with the mouse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one move back in time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one move forth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>play again what happened since your last turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>press the buttons of the prompt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>read the rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>save under a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>show the whole board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the sums of the points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this sheet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to the beginning of the match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to the next panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn a piece, where pieces turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>walk through what can be chosen on the board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>zoom</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Names</name>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo: {action}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo: {action}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>After move {count} of {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After this something new comes to light, so it cannot be taken back: {action}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on from here as a new match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Since your last turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sure?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bot has been stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match itself stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bot, easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bot, random</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bot, {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is thinking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} waits</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PromptPanel</name>
        <message>
            <source>What to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why? Read the rule</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Scores over the match</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{name}: how the points came about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {left} of {all}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Strip</name>
        <message>
            <source>Move {count} of {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, move {count}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SumPanel</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Before this record begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the sums</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No points yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sums</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableEye</name>
        <message>
            <source>The board</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free take-back: undo goes behind what was revealed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save under a name…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as “{name}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Since your last turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sums</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match could not be saved: {why}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The running match is kept by itself. Give this state a name of its own:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>We play open: no curtain</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>The disk is full, so this match is not being saved. You can play on; make some room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This match cannot be saved: {folder} cannot be written. You can play on.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TimeLine</name>
        <message>
            <source>Back to now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One move back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One move forth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the beginning</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ToolCard</name>
        <message>
            <source>Tools</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tools</name>
        <message>
            <source>More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Since your last turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sums</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
