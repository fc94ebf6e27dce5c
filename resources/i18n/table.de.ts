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
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>What happened</source>
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
</TS>
