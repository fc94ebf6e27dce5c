<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Curtain</name>
        <message>
            <source>I am {name}</source>
            <translation>Ich bin {name}</translation>
        </message>
        <message>
            <source>It is {name}'s turn</source>
            <translation>{name} ist am Zug</translation>
        </message>
        <message>
            <source>Nobody else should look now. The others' secrets stay hidden.</source>
            <translation>Jetzt soll sonst niemand hinsehen. Was die anderen geheim halten, bleibt verborgen.</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>Only {name} looks</source>
            <translation>Nur {name} schaut hin</translation>
        </message>
        <message>
            <source>We play open: no more curtains</source>
            <translation>Wir spielen offen: kein Vorhang mehr</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>You look at the past: move {count} of {total}</source>
            <translation>Rückblick: Zug {count} von {total}</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>ist am Zug</translation>
        </message>
        <message>
            <source>wins</source>
            <translation>gewinnt</translation>
        </message>
    </context>
    <context>
        <name>Ending</name>
        <message>
            <source>Before this record begins</source>
            <translation>Vor Beginn der Aufzeichnung</translation>
        </message>
        <message>
            <source>Look at the board</source>
            <translation>Brett ansehen</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Step through the match</source>
            <translation>Partie durchgehen</translation>
        </message>
        <message>
            <source>Sum</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Where the points come from</source>
            <translation>Woher die Punkte kommen</translation>
        </message>
        <message>
            <source>{names} and {last} share the victory</source>
            <translation>{names} und {last} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
    </context>
    <context>
        <name>Flow</name>
        <message>
            <source>Free take-back in this match</source>
            <translation>In dieser Partie freies Zurücknehmen</translation>
        </message>
        <message>
            <source>Lay it face down again</source>
            <translation>Wieder verdecken</translation>
        </message>
        <message>
            <source>Look at what is mine</source>
            <translation>Meine Sachen ansehen</translation>
        </message>
        <message>
            <source>Something new has come to light.</source>
            <translation>Inzwischen ist etwas Neues aufgedeckt.</translation>
        </message>
        <message>
            <source>The rules do not allow this.</source>
            <translation>Das erlauben die Regeln nicht.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Undo stops here. {what}</source>
            <translation>Hier endet das Zurücknehmen. {what}</translation>
        </message>
    </context>
    <context>
        <name>Furniture</name>
        <message>
            <source>Fold the left side (F7)</source>
            <translation>Linke Seite einklappen (F7)</translation>
        </message>
        <message>
            <source>Fold the right side (F8)</source>
            <translation>Rechte Seite einklappen (F8)</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Keys of the table</source>
            <translation>Tasten am Tisch</translation>
        </message>
        <message>
            <source>Looking</source>
            <translation>Schauen</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Der Tisch</translation>
        </message>
        <message>
            <source>back to now</source>
            <translation>zurück zur Gegenwart</translation>
        </message>
        <message>
            <source>fold the left side</source>
            <translation>linke Seite einklappen</translation>
        </message>
        <message>
            <source>fold the right side</source>
            <translation>rechte Seite einklappen</translation>
        </message>
        <message>
            <source>go back</source>
            <translation>zurück</translation>
        </message>
        <message>
            <source>hold to move the board with the mouse</source>
            <translation>halten und das Brett mit der Maus verschieben</translation>
        </message>
        <message>
            <source>look at what is mine, where it lies face down</source>
            <translation>verdeckte eigene Sachen ansehen</translation>
        </message>
        <message>
            <source>one move back in time</source>
            <translation>einen Zug zurückblättern</translation>
        </message>
        <message>
            <source>one move forth</source>
            <translation>einen Zug vorblättern</translation>
        </message>
        <message>
            <source>play again what happened since your last turn</source>
            <translation>noch einmal zeigen, was seit deinem Zug geschah</translation>
        </message>
        <message>
            <source>press the buttons of the prompt</source>
            <translation>die Knöpfe der Aufforderung drücken</translation>
        </message>
        <message>
            <source>read the rule</source>
            <translation>die Regel lesen</translation>
        </message>
        <message>
            <source>redo</source>
            <translation>wiederholen</translation>
        </message>
        <message>
            <source>save under a name</source>
            <translation>unter einem Namen speichern</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>show the whole board</source>
            <translation>das ganze Brett zeigen</translation>
        </message>
        <message>
            <source>take it</source>
            <translation>nehmen</translation>
        </message>
        <message>
            <source>the sums of the points</source>
            <translation>die Punkte im Einzelnen</translation>
        </message>
        <message>
            <source>this sheet</source>
            <translation>dieses Blatt</translation>
        </message>
        <message>
            <source>to the beginning of the match</source>
            <translation>zum Beginn der Partie</translation>
        </message>
        <message>
            <source>to the log</source>
            <translation>zum Verlauf</translation>
        </message>
        <message>
            <source>to the next panel</source>
            <translation>zum nächsten Bereich</translation>
        </message>
        <message>
            <source>turn a piece, where pieces turn</source>
            <translation>drehen, was sich drehen lässt</translation>
        </message>
        <message>
            <source>undo</source>
            <translation>zurücknehmen</translation>
        </message>
        <message>
            <source>walk through what can be chosen on the board</source>
            <translation>durch alles wandern, was auf dem Brett wählbar ist</translation>
        </message>
        <message>
            <source>zoom</source>
            <translation>größer und kleiner</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
    </context>
    <context>
        <name>Names</name>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Redo: {action}</source>
            <translation>Wiederholen: {action}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Undo: {action}</source>
            <translation>Zurücknehmen: {action}</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>After move {count} of {total}</source>
            <translation>Nach Zug {count} von {total}</translation>
        </message>
        <message>
            <source>After this something new comes to light, so it cannot be taken back: {action}.</source>
            <translation>Danach wird etwas Neues aufgedeckt; das lässt sich nicht mehr zurücknehmen: {action}.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Back to now</source>
            <translation>Zurück zur Gegenwart</translation>
        </message>
        <message>
            <source>Do it</source>
            <translation>So machen</translation>
        </message>
        <message>
            <source>Enough</source>
            <translation>Genug gesehen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Go on from here as a new match</source>
            <translation>Von hier als neue Partie weiterspielen</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Show the result</source>
            <translation>Ergebnis zeigen</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Sure?</source>
            <translation>Sicher?</translation>
        </message>
        <message>
            <source>The bot has been stopped.</source>
            <translation>Der Bot ist angehalten.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Das Spiel ist aus</translation>
        </message>
        <message>
            <source>The match itself stays as it is.</source>
            <translation>Die Partie selbst bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>bot, easy</source>
            <translation>Bot, leicht</translation>
        </message>
        <message>
            <source>bot, random</source>
            <translation>Bot, zufällig</translation>
        </message>
        <message>
            <source>bot, {level}</source>
            <translation>Bot, {level}</translation>
        </message>
        <message>
            <source>person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>{name} is thinking</source>
            <translation>{name} denkt nach</translation>
        </message>
        <message>
            <source>{name} waits</source>
            <translation>{name} wartet</translation>
        </message>
    </context>
    <context>
        <name>PromptPanel</name>
        <message>
            <source>What to do</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>Why? Read the rule</source>
            <translation>Warum? Regel lesen</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save the match</source>
            <translation>Partie speichern</translation>
        </message>
        <message>
            <source>The running match is kept by itself. Give this state a name of its own:</source>
            <translation>Die laufende Partie wird von selbst bewahrt. Gib diesem Stand einen eigenen Namen:</translation>
        </message>
    </context>
    <context>
        <name>Saving</name>
        <message>
            <source>The disk is full: the match could not be saved.</source>
            <translation>Der Datenträger ist voll: Die Partie konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The match could not be saved: {folder} cannot be written.</source>
            <translation>Die Partie konnte nicht gespeichert werden: In {folder} lässt sich nicht schreiben.</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Scores over the match</source>
            <translation>Punkte im Lauf der Partie</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}: how the points came about</source>
            <translation>{name}: wie die Punkte zusammenkamen</translation>
        </message>
        <message>
            <source>{name}: {left} of {all}</source>
            <translation>{name}: {left} von {all}</translation>
        </message>
    </context>
    <context>
        <name>Strip</name>
        <message>
            <source>Move {count} of {total}</source>
            <translation>Zug {count} von {total}</translation>
        </message>
        <message>
            <source>Time line</source>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>{name}, move {count}</source>
            <translation>{name}, Zug {count}</translation>
        </message>
    </context>
    <context>
        <name>SumPanel</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Before this record begins</source>
            <translation>Vor Beginn der Aufzeichnung</translation>
        </message>
        <message>
            <source>Close the sums</source>
            <translation>Punkte schließen</translation>
        </message>
        <message>
            <source>No points yet.</source>
            <translation>Noch keine Punkte.</translation>
        </message>
        <message>
            <source>Sums</source>
            <translation>Punkte</translation>
        </message>
    </context>
    <context>
        <name>TableEye</name>
        <message>
            <source>The board</source>
            <translation>Das Brett</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Free take-back in this match</source>
            <translation>In dieser Partie freies Zurücknehmen</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Save under a name…</source>
            <translation>Unter einem Namen speichern …</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>We play open: no curtain</source>
            <translation>Wir spielen offen: kein Vorhang</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>{what} You can play on.</source>
            <translation>{what} Du kannst weiterspielen.</translation>
        </message>
    </context>
    <context>
        <name>TimeLine</name>
        <message>
            <source>Back to now</source>
            <translation>Zurück zur Gegenwart</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <source>One move forth</source>
            <translation>Einen Zug vor</translation>
        </message>
        <message>
            <source>Time line</source>
            <translation>Zeitleiste</translation>
        </message>
        <message>
            <source>To the beginning</source>
            <translation>Zum Beginn</translation>
        </message>
    </context>
    <context>
        <name>ToolCard</name>
        <message>
            <source>Look at what is mine</source>
            <translation>Meine Sachen ansehen</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Ganzes Brett zeigen</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>Sums</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
    </context>
</TS>
