<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>BurgundyDice</name>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message numerus="yes">
            <source>%n goods</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n monk(s)</source>
            <translation>
                <numerusform>%n Mönch</numerusform>
                <numerusform>%n Mönche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of the goods</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n silver</source>
            <translation>
                <numerusform>%n Silber</numerusform>
                <numerusform>%n Silber</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s)</source>
            <translation>
                <numerusform>%n Arbeiter</numerusform>
                <numerusform>%n Arbeiter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n point(s)</source>
            <translation>
                <numerusform>+%n Punkt</numerusform>
                <numerusform>+%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>A castle takes only a number that stands beside it.</source>
            <translation>In eine Burg gehört nur eine Zahl, die daneben steht.</translation>
        </message>
        <message numerus="yes">
            <source>A double hourglass: each of your goods may become %n point(s) and a silver.</source>
            <translation>
                <numerusform>Eine doppelte Sanduhr: Jede deiner Waren kann zu %n Punkt und einem Silber werden.</numerusform>
                <numerusform>Eine doppelte Sanduhr: Jede deiner Waren kann zu %n Punkten und einem Silber werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>A hex must touch one that is already marked.</source>
            <translation>Ein Feld muss an ein schon markiertes grenzen.</translation>
        </message>
        <message>
            <source>A silver would pay for a second hex, with at least one other die.</source>
            <translation>Ein Silber bezahlt ein zweites Feld, mit mindestens einem anderen Würfel.</translation>
        </message>
        <message>
            <source>A turn has two hexes at most.</source>
            <translation>Ein Zug hat höchstens zwei Felder.</translation>
        </message>
        <message>
            <source>All have shown what they marked.</source>
            <translation>Alle haben gezeigt, was sie markiert haben.</translation>
        </message>
        <message>
            <source>All show their starting castles</source>
            <translation>Alle zeigen ihre Start-Burgen</translation>
        </message>
        <message>
            <source>All will start with the castle you choose.</source>
            <translation>Alle beginnen mit der Burg, die du wählst.</translation>
        </message>
        <message>
            <source>Another number already stands in this pasture.</source>
            <translation>Auf dieser Weide steht schon eine andere Zahl.</translation>
        </message>
        <message>
            <source>Burgundy</source>
            <translation>Burgund</translation>
        </message>
        <message>
            <source>Castles</source>
            <translation>Burgen</translation>
        </message>
        <message>
            <source>Duchy {letter}</source>
            <translation>Fürstentum {letter}</translation>
        </message>
        <message>
            <source>Each starts with another castle, and gets the bonus of its square.</source>
            <translation>Alle beginnen mit einer anderen Burg und bekommen den Bonus ihres Quadrats.</translation>
        </message>
        <message>
            <source>Full colours</source>
            <translation>Volle Farben</translation>
        </message>
        <message>
            <source>Goods sold</source>
            <translation>Verkaufte Waren</translation>
        </message>
        <message>
            <source>Goods: to be sold</source>
            <translation>Waren: zum Verkaufen</translation>
        </message>
        <message>
            <source>Is that your turn, {name}?</source>
            <translation>Ist das dein Zug, {name}?</translation>
        </message>
        <message>
            <source>Keep the goods</source>
            <translation>Waren behalten</translation>
        </message>
        <message>
            <source>Look at the sheet of the next player</source>
            <translation>Das Blatt der nächsten Person ansehen</translation>
        </message>
        <message>
            <source>Mark a hex, {name}</source>
            <translation>Markiere ein Feld, {name}</translation>
        </message>
        <message>
            <source>Mines</source>
            <translation>Minen</translation>
        </message>
        <message>
            <source>Mines take 3 or 4.</source>
            <translation>In Minen gehören 3 oder 4.</translation>
        </message>
        <message>
            <source>Monasteries</source>
            <translation>Klöster</translation>
        </message>
        <message>
            <source>Monasteries take 1 or 2.</source>
            <translation>In Klöster gehören 1 oder 2.</translation>
        </message>
        <message>
            <source>Monks: any colour</source>
            <translation>Mönche: jede Farbe</translation>
        </message>
        <message>
            <source>Next sheet</source>
            <translation>Nächstes Blatt</translation>
        </message>
        <message>
            <source>No die shows this colour.</source>
            <translation>Kein Würfel zeigt diese Farbe.</translation>
        </message>
        <message>
            <source>No die shows this number.</source>
            <translation>Kein Würfel zeigt diese Zahl.</translation>
        </message>
        <message>
            <source>Nothing fits this time.</source>
            <translation>Diesmal passt nichts.</translation>
        </message>
        <message numerus="yes">
            <source>One number die with one colour die: %n hex(es) can be marked.</source>
            <translation>
                <numerusform>Ein Augenwürfel mit einem Farbenwürfel: %n Feld lässt sich markieren.</numerusform>
                <numerusform>Ein Augenwürfel mit einem Farbenwürfel: %n Felder lassen sich markieren.</numerusform>
            </translation>
        </message>
        <message>
            <source>One roll for all: fill your duchy number by number, before the hourglass runs out.</source>
            <translation>Ein Wurf für alle: Fülle dein Fürstentum Zahl um Zahl, bevor die Sanduhr abläuft.</translation>
        </message>
        <message>
            <source>Only a green castle can be the start.</source>
            <translation>Nur eine grüne Burg kann der Start sein.</translation>
        </message>
        <message>
            <source>Only one bonus can be used in a turn.</source>
            <translation>In einem Zug lässt sich nur ein Bonus nutzen.</translation>
        </message>
        <message>
            <source>Pastures</source>
            <translation>Weiden</translation>
        </message>
        <message>
            <source>Phase {phase}</source>
            <translation>Durchgang {phase}</translation>
        </message>
        <message>
            <source>Phase {phase} ends</source>
            <translation>Durchgang {phase} endet</translation>
        </message>
        <message>
            <source>Phase {phase}, hourglass {gone} of {all}</source>
            <translation>Durchgang {phase}, Sanduhr {gone} von {all}</translation>
        </message>
        <message>
            <source>Phase {phase}, round {round} of {all}</source>
            <translation>Durchgang {phase}, Runde {round} von {all}</translation>
        </message>
        <message>
            <source>Phase {phase}, round {round}: the dice are rolled</source>
            <translation>Durchgang {phase}, Runde {round}: Die Würfel fallen</translation>
        </message>
        <message>
            <source>Rivers</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>Rivers take 5 or 6.</source>
            <translation>In Flüsse gehören 5 oder 6.</translation>
        </message>
        <message numerus="yes">
            <source>Sell %n of the goods</source>
            <translation>
                <numerusform>%n Ware verkaufen</numerusform>
                <numerusform>%n Waren verkaufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Sell goods, {name}?</source>
            <translation>Waren verkaufen, {name}?</translation>
        </message>
        <message>
            <source>Silver: a second hex</source>
            <translation>Silber: ein zweites Feld</translation>
        </message>
        <message>
            <source>Somebody else starts there.</source>
            <translation>Dort beginnt schon jemand.</translation>
        </message>
        <message>
            <source>Take a worker instead</source>
            <translation>Stattdessen einen Arbeiter nehmen</translation>
        </message>
        <message>
            <source>The Castles of Burgundy: The Dice Game</source>
            <translation>Die Burgen von Burgund: Das Würfelspiel</translation>
        </message>
        <message>
            <source>The Dice Game</source>
            <translation>Das Würfelspiel</translation>
        </message>
        <message>
            <source>The dice have been rolled.</source>
            <translation>Die Würfel sind gefallen.</translation>
        </message>
        <message>
            <source>The game is over. More than 50 would have been good</source>
            <translation>Das Spiel ist aus. Mehr als 50 wären gut gewesen</translation>
        </message>
        <message>
            <source>The game is over: first class</source>
            <translation>Das Spiel ist aus: spitzenmäßig</translation>
        </message>
        <message>
            <source>The game is over: good</source>
            <translation>Das Spiel ist aus: gut</translation>
        </message>
        <message>
            <source>The game is over: very good</source>
            <translation>Das Spiel ist aus: sehr gut</translation>
        </message>
        <message>
            <source>The second hex needs at least one other die.</source>
            <translation>Das zweite Feld braucht mindestens einen anderen Würfel.</translation>
        </message>
        <message>
            <source>The starting castles have been shown.</source>
            <translation>Die Start-Burgen sind bekannt.</translation>
        </message>
        <message>
            <source>This hex is already marked.</source>
            <translation>Dieses Feld ist schon markiert.</translation>
        </message>
        <message>
            <source>This number already stands in the town.</source>
            <translation>Diese Zahl steht schon in der Stadt.</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Towns</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>Until you say so, you can take it back.</source>
            <translation>Bis du es sagst, kannst du ihn zurücknehmen.</translation>
        </message>
        <message>
            <source>Which number?</source>
            <translation>Welche Zahl?</translation>
        </message>
        <message>
            <source>Who takes the worker marks nothing in this turn.</source>
            <translation>Wer den Arbeiter nimmt, markiert in diesem Zug nichts.</translation>
        </message>
        <message>
            <source>Workers: any number</source>
            <translation>Arbeiter: jede Zahl</translation>
        </message>
        <message>
            <source>Yes, that is my turn</source>
            <translation>Ja, das ist mein Zug</translation>
        </message>
        <message>
            <source>You get the bonus of its square.</source>
            <translation>Du bekommst den Bonus ihres Quadrats.</translation>
        </message>
        <message>
            <source>You have no monk.</source>
            <translation>Du hast keinen Mönch.</translation>
        </message>
        <message>
            <source>You have no silver for a second hex.</source>
            <translation>Du hast kein Silber für ein zweites Feld.</translation>
        </message>
        <message>
            <source>You have no worker.</source>
            <translation>Du hast keinen Arbeiter.</translation>
        </message>
        <message>
            <source>Your starting castle, {name}</source>
            <translation>Deine Start-Burg, {name}</translation>
        </message>
        <message>
            <source>castle hex</source>
            <translation>Burgfeld</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>chooses a castle</source>
            <translation>wählt eine Burg</translation>
        </message>
        <message>
            <source>double hourglass</source>
            <translation>doppelte Sanduhr</translation>
        </message>
        <message>
            <source>first to fill the colour</source>
            <translation>Farbe zuerst voll</translation>
        </message>
        <message numerus="yes">
            <source>hourglass(es) left in phase {phase}</source>
            <translation>
                <numerusform>Sanduhr übrig in Durchgang {phase}</numerusform>
                <numerusform>Sanduhren übrig in Durchgang {phase}</numerusform>
            </translation>
        </message>
        <message>
            <source>marks a hex</source>
            <translation>markiert ein Feld</translation>
        </message>
        <message>
            <source>may sell goods</source>
            <translation>darf Waren verkaufen</translation>
        </message>
        <message>
            <source>mine hex</source>
            <translation>Minenfeld</translation>
        </message>
        <message>
            <source>monastery hex</source>
            <translation>Klosterfeld</translation>
        </message>
        <message>
            <source>no room for {bonus}</source>
            <translation>kein Platz für {bonus}</translation>
        </message>
        <message>
            <source>pasture hex</source>
            <translation>Weidefeld</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message numerus="yes">
            <source>region complete: %n point(s)</source>
            <translation>
                <numerusform>Gebiet fertig: %n Punkt</numerusform>
                <numerusform>Gebiet fertig: %n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>region of %n</source>
            <translation>
                <numerusform>Gebiet mit %n Feld</numerusform>
                <numerusform>Gebiet mit %n Feldern</numerusform>
            </translation>
        </message>
        <message>
            <source>region points twice</source>
            <translation>Gebietspunkte doppelt</translation>
        </message>
        <message>
            <source>river hex</source>
            <translation>Flussfeld</translation>
        </message>
        <message numerus="yes">
            <source>round(s) left in phase {phase}</source>
            <translation>
                <numerusform>Runde übrig in Durchgang {phase}</numerusform>
                <numerusform>Runden übrig in Durchgang {phase}</numerusform>
            </translation>
        </message>
        <message>
            <source>second to fill the colour</source>
            <translation>Farbe als Zweites voll</translation>
        </message>
        <message numerus="yes">
            <source>sells %n of the goods</source>
            <translation>
                <numerusform>verkauft %n Ware</numerusform>
                <numerusform>verkauft %n Waren</numerusform>
            </translation>
        </message>
        <message>
            <source>start with this castle</source>
            <translation>mit dieser Burg beginnen</translation>
        </message>
        <message>
            <source>starting castle</source>
            <translation>Start-Burg</translation>
        </message>
        <message>
            <source>takes {bonus}</source>
            <translation>kostet {bonus}</translation>
        </message>
        <message>
            <source>town hex</source>
            <translation>Stadtfeld</translation>
        </message>
        <message>
            <source>walk</source>
            <translation>gehen</translation>
        </message>
        <message>
            <source>with {bonus}</source>
            <translation>mit {bonus}</translation>
        </message>
        <message>
            <source>write {number} into a {hex}</source>
            <translation>{number} in ein {hex} schreiben</translation>
        </message>
        <message>
            <source>{names} share the victory</source>
            <translation>{names} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{name} chooses a starting castle</source>
            <translation>{name} wählt eine Start-Burg</translation>
        </message>
        <message>
            <source>{name} has filled a colour, too late for points</source>
            <translation>{name} hat eine Farbe voll, zu spät für Punkte</translation>
        </message>
        <message>
            <source>{name} is the first to fill a colour</source>
            <translation>{name} hat zuerst eine Farbe voll</translation>
        </message>
        <message>
            <source>{name} is the second to fill a colour</source>
            <translation>{name} hat als Zweites eine Farbe voll</translation>
        </message>
        <message>
            <source>{name} marks {what}</source>
            <translation>{name} markiert: {what}</translation>
        </message>
        <message>
            <source>{name} scores</source>
            <translation>{name} bekommt Punkte</translation>
        </message>
        <message numerus="yes">
            <source>{name} sells %n of the goods</source>
            <translation>
                <numerusform>{name} verkauft %n Ware</numerusform>
                <numerusform>{name} verkauft %n Waren</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} takes a worker</source>
            <translation>{name} nimmt einen Arbeiter</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{number} in a {hex}</source>
            <translation>{number} im {hex}</translation>
        </message>
        <message>
            <source>{some} or {last}</source>
            <translation>{some} oder {last}</translation>
        </message>
    </context>
</TS>
