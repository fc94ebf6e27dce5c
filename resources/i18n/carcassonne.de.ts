<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Carcassonne</name>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message numerus="yes">
            <source>%n city(s)</source>
            <translation>
                <numerusform>%n Stadt</numerusform>
                <numerusform>%n Städte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n completed city(s)</source>
            <translation>
                <numerusform>%n fertige Stadt</numerusform>
                <numerusform>%n fertige Städte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n farmer(s)</source>
            <translation>
                <numerusform>%n Bauer</numerusform>
                <numerusform>%n Bauern</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the cathedral</source>
            <translation>
                <numerusform>%n für die Kathedrale</numerusform>
                <numerusform>%n für die Kathedrale</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the cathedral, as the city is unfinished</source>
            <translation>
                <numerusform>%n wegen der Kathedrale, da die Stadt unfertig ist</numerusform>
                <numerusform>%n wegen der Kathedrale, da die Stadt unfertig ist</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the inn</source>
            <translation>
                <numerusform>%n für das Wirtshaus</numerusform>
                <numerusform>%n für das Wirtshaus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the inn, as the road is unfinished</source>
            <translation>
                <numerusform>%n wegen des Wirtshauses, da die Straße unfertig ist</numerusform>
                <numerusform>%n wegen des Wirtshauses, da die Straße unfertig ist</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the mage</source>
            <translation>
                <numerusform>%n für den Magier</numerusform>
                <numerusform>%n für den Magier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the pig</source>
            <translation>
                <numerusform>%n für das Schwein</numerusform>
                <numerusform>%n für das Schwein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the robber left over</source>
            <translation>
                <numerusform>%n für den übrigen Räuber</numerusform>
                <numerusform>%n für den übrigen Räuber</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the witch</source>
            <translation>
                <numerusform>%n wegen der Hexe</numerusform>
                <numerusform>%n wegen der Hexe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold bar(s)</source>
            <translation>
                <numerusform>%n Goldbarren</numerusform>
                <numerusform>%n Goldbarren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n instead of the message</source>
            <translation>
                <numerusform>%n statt der Depesche</numerusform>
                <numerusform>%n statt der Depesche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n knight(s)</source>
            <translation>
                <numerusform>%n Ritter</numerusform>
                <numerusform>%n Ritter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n road(s)</source>
            <translation>
                <numerusform>%n Straße</numerusform>
                <numerusform>%n Straßen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shield(s)</source>
            <translation>
                <numerusform>%n Wappen</numerusform>
                <numerusform>%n Wappen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n taken by the robber</source>
            <translation>
                <numerusform>%n vom Räuber geholt</numerusform>
                <numerusform>%n vom Räuber geholt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Plättchen</numerusform>
                <numerusform>%n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>2 points for each of your knights, or just 2 points.</source>
            <translation>2 Punkte für jeden deiner Ritter, oder nur 2 Punkte.</translation>
        </message>
        <message>
            <source>2 points for every shield in cities with your knights, or just 2 points.</source>
            <translation>2 Punkte für jedes Wappen in Städten mit deinen Rittern, oder nur 2 Punkte.</translation>
        </message>
        <message>
            <source>3 points for each of your farmers, or just 2 points.</source>
            <translation>3 Punkte für jeden deiner Bauern, oder nur 2 Punkte.</translation>
        </message>
        <message>
            <source>A drawn tile fits nowhere and goes back to the box</source>
            <translation>Ein gezogenes Plättchen passt nirgends und kommt zurück in die Schachtel</translation>
        </message>
        <message>
            <source>A ferry lies between two piers of its lake.</source>
            <translation>Eine Fähre liegt zwischen zwei Stegen ihres Sees.</translation>
        </message>
        <message>
            <source>A meeple, {name}?</source>
            <translation>Ein Meeple, {name}?</translation>
        </message>
        <message>
            <source>A message for {name}</source>
            <translation>Eine Depesche für {name}</translation>
        </message>
        <message>
            <source>A message has been drawn.</source>
            <translation>Eine Depesche wurde gezogen.</translation>
        </message>
        <message>
            <source>A second tile, {name}?</source>
            <translation>Ein zweites Plättchen, {name}?</translation>
        </message>
        <message>
            <source>A tile already lies there.</source>
            <translation>Dort liegt schon ein Plättchen.</translation>
        </message>
        <message>
            <source>A tile must touch one that already lies there.</source>
            <translation>Ein Plättchen muss an ein liegendes anschließen.</translation>
        </message>
        <message>
            <source>Abbot</source>
            <translation>Abt</translation>
        </message>
        <message>
            <source>Add nothing</source>
            <translation>Keinen dazustellen</translation>
        </message>
        <message>
            <source>Between which piers does it lie?</source>
            <translation>Zwischen welchen Stegen liegt sie?</translation>
        </message>
        <message>
            <source>Big meeple</source>
            <translation>Großer Meeple</translation>
        </message>
        <message>
            <source>Bring one of them to an unfinished road or city.</source>
            <translation>Stelle eine der beiden Figuren auf eine unfertige Straße oder Stadt.</translation>
        </message>
        <message>
            <source>Builder</source>
            <translation>Baumeister</translation>
        </message>
        <message>
            <source>Call the abbot back</source>
            <translation>Den Abt zurückholen</translation>
        </message>
        <message>
            <source>Carcassonne</source>
            <translation>Carcassonne</translation>
        </message>
        <message>
            <source>Carry it out</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <source>Choose a place on the new tile, or keep your meeples.</source>
            <translation>Wähle einen Platz auf dem neuen Plättchen oder behalte deine Meeples.</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>City complete</source>
            <translation>Stadt fertig</translation>
        </message>
        <message>
            <source>Cloth</source>
            <translation>Tuch</translation>
        </message>
        <message>
            <source>Crop circle, {name}</source>
            <translation>Kornkreis, {name}</translation>
        </message>
        <message>
            <source>Draw a second tile</source>
            <translation>Zweites Plättchen ziehen</translation>
        </message>
        <message>
            <source>Draw and lay one more tile, or take 2 points.</source>
            <translation>Ziehe und lege noch ein Plättchen, oder nimm 2 Punkte.</translation>
        </message>
        <message>
            <source>Everybody may add one</source>
            <translation>Alle dürfen einen dazustellen</translation>
        </message>
        <message>
            <source>Everybody may add one of the {role}.</source>
            <translation>Alle dürfen zu einem ihrer {role} einen Meeple dazustellen.</translation>
        </message>
        <message>
            <source>Everybody takes one back</source>
            <translation>Alle nehmen einen zurück</translation>
        </message>
        <message>
            <source>Everybody takes one of the {role} back.</source>
            <translation>Alle nehmen einen ihrer {role} zurück.</translation>
        </message>
        <message>
            <source>Ferries, {name}</source>
            <translation>Fähren, {name}</translation>
        </message>
        <message>
            <source>Ferry between piers {one} and {two}</source>
            <translation>Fähre zwischen Steg {one} und {two}</translation>
        </message>
        <message>
            <source>Ferry to piers {one} and {two}</source>
            <translation>Fähre zu Steg {one} und {two}</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Wiese</translation>
        </message>
        <message>
            <source>Fields</source>
            <translation>Wiesen</translation>
        </message>
        <message>
            <source>Follow this one: {figure}</source>
            <translation>Dieser Figur folgen: {figure}</translation>
        </message>
        <message>
            <source>Garden</source>
            <translation>Garten</translation>
        </message>
        <message>
            <source>Garden complete</source>
            <translation>Garten fertig</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>Gold bars</source>
            <translation>Goldbarren</translation>
        </message>
        <message>
            <source>Gold that is left goes back to the box</source>
            <translation>Übriges Gold kommt zurück in die Schachtel</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Grain</source>
            <translation>Korn</translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n place(s).</source>
            <translation>
                <numerusform>Es passt an %n Stelle.</numerusform>
                <numerusform>Es passt an %n Stellen.</numerusform>
            </translation>
        </message>
        <message>
            <source>It goes along to another space.</source>
            <translation>Er zieht mit auf ein anderes Feld.</translation>
        </message>
        <message>
            <source>It is already there.</source>
            <translation>Dort steht die Figur schon.</translation>
        </message>
        <message>
            <source>It needs one of your own meeples there.</source>
            <translation>Dort muss schon ein eigener Meeple stehen.</translation>
        </message>
        <message>
            <source>Its sides do not continue what lies beside it: turn it, or look elsewhere.</source>
            <translation>Seine Seiten setzen nicht fort, was daneben liegt: drehe es oder suche eine andere Stelle.</translation>
        </message>
        <message>
            <source>Keep my meeples</source>
            <translation>Meeples behalten</translation>
        </message>
        <message>
            <source>Keep the score track open beside the land</source>
            <translation>Die Wertungstafel neben dem Land offen lassen</translation>
        </message>
        <message>
            <source>Landing, {name}</source>
            <translation>Landung, {name}</translation>
        </message>
        <message>
            <source>Lay tile by tile a land of cities, roads and fields, and claim what pays.</source>
            <translation>Legt Plättchen für Plättchen ein Land aus Städten, Straßen und Wiesen, und besetzt, was sich lohnt.</translation>
        </message>
        <message>
            <source>Lay your tile, {name}</source>
            <translation>Lege dein Plättchen, {name}</translation>
        </message>
        <message>
            <source>Leave the ferries</source>
            <translation>Fähren liegen lassen</translation>
        </message>
        <message>
            <source>Leave the robber</source>
            <translation>Räuber stehen lassen</translation>
        </message>
        <message>
            <source>Let fly: {figure}</source>
            <translation>Fliegen lassen: {figure}</translation>
        </message>
        <message>
            <source>Mage</source>
            <translation>Magier</translation>
        </message>
        <message>
            <source>Mage and witch may not share a feature.</source>
            <translation>Magier und Hexe dürfen nicht im selben Gebiet stehen.</translation>
        </message>
        <message>
            <source>Mage or witch, {name}</source>
            <translation>Magier oder Hexe, {name}</translation>
        </message>
        <message>
            <source>Meeple</source>
            <translation>Meeple</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Depeschen</translation>
        </message>
        <message>
            <source>Messenger</source>
            <translation>Meeplefrau</translation>
        </message>
        <message>
            <source>Monastery</source>
            <translation>Kloster</translation>
        </message>
        <message>
            <source>Monastery complete</source>
            <translation>Kloster fertig</translation>
        </message>
        <message>
            <source>Move: {figure}</source>
            <translation>Ziehen: {figure}</translation>
        </message>
        <message>
            <source>No ferry lies there.</source>
            <translation>Dort liegt keine Fähre.</translation>
        </message>
        <message>
            <source>No scoring figure of another player stands there.</source>
            <translation>Dort steht keine fremde Zählfigur.</translation>
        </message>
        <message>
            <source>No second tile</source>
            <translation>Kein zweites Plättchen</translation>
        </message>
        <message>
            <source>No, go on</source>
            <translation>Nein, weiter</translation>
        </message>
        <message>
            <source>Nobody stands there.</source>
            <translation>Niemand steht dort.</translation>
        </message>
        <message>
            <source>One of the two can still go somewhere.</source>
            <translation>Eine der beiden Figuren kann noch versetzt werden.</translation>
        </message>
        <message>
            <source>Pig</source>
            <translation>Schwein</translation>
        </message>
        <message numerus="yes">
            <source>Place {number} of {all}, %n way(s) to lay it</source>
            <translation>
                <numerusform>Stelle {number} von {all}, auf %n Art zu legen</numerusform>
                <numerusform>Stelle {number} von {all}, auf %n Arten zu legen</numerusform>
            </translation>
        </message>
        <message>
            <source>Put it beside a scoring figure on the track.</source>
            <translation>Stelle ihn auf der Wertungstafel neben eine Zählfigur.</translation>
        </message>
        <message>
            <source>Put it on a tile beside the new one.</source>
            <translation>Lege ihn auf ein Plättchen neben dem neuen.</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>Road complete</source>
            <translation>Straße fertig</translation>
        </message>
        <message>
            <source>Rob this one: {figure}</source>
            <translation>Diese Figur ausrauben: {figure}</translation>
        </message>
        <message>
            <source>Robber</source>
            <translation>Räuber</translation>
        </message>
        <message>
            <source>Robber to space {space}</source>
            <translation>Räuber auf Feld {space}</translation>
        </message>
        <message>
            <source>Robbers</source>
            <translation>Räuber</translation>
        </message>
        <message>
            <source>Score one of your meeples as at the end and take it back, or take 2 points.</source>
            <translation>Werte einen deiner Meeple wie am Spielende und nimm ihn zurück, oder nimm 2 Punkte.</translation>
        </message>
        <message>
            <source>Score track</source>
            <translation>Wertungstafel</translation>
        </message>
        <message>
            <source>Score your smallest city as at the end, or take 2 points.</source>
            <translation>Werte deine kleinste Stadt wie am Spielende, oder nimm 2 Punkte.</translation>
        </message>
        <message>
            <source>Score your smallest monastery as at the end, or take 2 points.</source>
            <translation>Werte dein kleinstes Kloster wie am Spielende, oder nimm 2 Punkte.</translation>
        </message>
        <message>
            <source>Score your smallest road as at the end, or take 2 points.</source>
            <translation>Werte deine kleinste Straße wie am Spielende, oder nimm 2 Punkte.</translation>
        </message>
        <message>
            <source>Scoring meeple</source>
            <translation>Zählmeeple</translation>
        </message>
        <message>
            <source>Several features are complete: choose the order.</source>
            <translation>Mehrere Gebiete sind fertig: Bestimme die Reihenfolge.</translation>
        </message>
        <message>
            <source>Show how many of the tiles still to come fit each place</source>
            <translation>Zeigen, wie viele der noch kommenden Plättchen an jede Stelle passen</translation>
        </message>
        <message>
            <source>Show whose fields these are</source>
            <translation>Zeigen, wem die Wiesen gehören</translation>
        </message>
        <message>
            <source>Somebody already stands in this feature.</source>
            <translation>In diesem Gebiet steht schon jemand.</translation>
        </message>
        <message>
            <source>Take 2 points</source>
            <translation>2 Punkte nehmen</translation>
        </message>
        <message>
            <source>Take from the table: {figure}</source>
            <translation>Vom Tisch nehmen: {figure}</translation>
        </message>
        <message>
            <source>Take one of your meeples back.</source>
            <translation>Nimm einen deiner Meeple zurück.</translation>
        </message>
        <message>
            <source>That is beyond the table.</source>
            <translation>So weit reicht der Tisch nicht.</translation>
        </message>
        <message>
            <source>That is not what has to be decided now.</source>
            <translation>Das steht jetzt nicht zur Wahl.</translation>
        </message>
        <message>
            <source>The ferry already lies so.</source>
            <translation>So liegt die Fähre schon.</translation>
        </message>
        <message>
            <source>The ferry, {name}</source>
            <translation>Die Fähre, {name}</translation>
        </message>
        <message>
            <source>The flight die has been rolled.</source>
            <translation>Der Flugwürfel ist gefallen.</translation>
        </message>
        <message>
            <source>The last tile is laid: final scoring</source>
            <translation>Das letzte Plättchen liegt: Schlusswertung</translation>
        </message>
        <message>
            <source>The next tile has been drawn.</source>
            <translation>Das nächste Plättchen ist schon gezogen.</translation>
        </message>
        <message>
            <source>The points of both scoring figures are added up</source>
            <translation>Die Punkte beider Zählfiguren werden zusammengezählt</translation>
        </message>
        <message>
            <source>The river may not bend twice the same way in a row.</source>
            <translation>Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.</translation>
        </message>
        <message>
            <source>The river must go on at its open end.</source>
            <translation>Der Fluss muss an seinem offenen Ende weitergehen.</translation>
        </message>
        <message>
            <source>The robber already stands there.</source>
            <translation>Dort steht der Räuber schon.</translation>
        </message>
        <message>
            <source>The second bar lies on a tile beside the new one.</source>
            <translation>Der zweite Barren kommt auf ein Plättchen neben dem neuen.</translation>
        </message>
        <message>
            <source>The second gold bar, {name}</source>
            <translation>Der zweite Goldbarren, {name}</translation>
        </message>
        <message>
            <source>There is nothing to stand on.</source>
            <translation>Dort ist nichts, worauf man stehen kann.</translation>
        </message>
        <message>
            <source>There it can land nowhere and comes home.</source>
            <translation>Dort kann er nirgends landen und kommt zurück.</translation>
        </message>
        <message>
            <source>This bar belongs to somebody else.</source>
            <translation>Dieser Barren steht jemand anderem zu.</translation>
        </message>
        <message>
            <source>This feature is already complete.</source>
            <translation>Dieses Gebiet ist schon fertig.</translation>
        </message>
        <message>
            <source>This ferry cannot be turned now.</source>
            <translation>Diese Fähre kann jetzt nicht versetzt werden.</translation>
        </message>
        <message>
            <source>This figure does not belong there.</source>
            <translation>Diese Figur gehört nicht dorthin.</translation>
        </message>
        <message>
            <source>This figure does not take part.</source>
            <translation>Diese Figur macht dabei nicht mit.</translation>
        </message>
        <message>
            <source>This game is played without farmers.</source>
            <translation>Diese Partie wird ohne Bauern gespielt.</translation>
        </message>
        <message>
            <source>Tile {laid} of {all}</source>
            <translation>Plättchen {laid} von {all}</translation>
        </message>
        <message>
            <source>Turned so, the tile looks the same as before.</source>
            <translation>So gedreht sieht das Plättchen genauso aus.</translation>
        </message>
        <message>
            <source>What fits</source>
            <translation>Was passt</translation>
        </message>
        <message>
            <source>What is scored next, {name}?</source>
            <translation>Was wird zuerst gewertet, {name}?</translation>
        </message>
        <message>
            <source>What will everybody do with their {role}?</source>
            <translation>Was tun alle mit ihren Meeplen dieser Art: {role}?</translation>
        </message>
        <message>
            <source>Where does the meeple come down?</source>
            <translation>Wo landet der Meeple?</translation>
        </message>
        <message>
            <source>Which bar do you take?</source>
            <translation>Welchen Barren nimmst du?</translation>
        </message>
        <message numerus="yes">
            <source>Which scoring figure moves on by %n point(s)?</source>
            <translation>
                <numerusform>Welche Zählfigur zieht %n Punkt weiter?</numerusform>
                <numerusform>Welche Zählfigur zieht %n Punkte weiter?</numerusform>
            </translation>
        </message>
        <message>
            <source>Whom do you rob, {name}?</source>
            <translation>Wen raubst du aus, {name}?</translation>
        </message>
        <message>
            <source>Whom does the robber follow, {name}?</source>
            <translation>Wem folgt der Räuber, {name}?</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Wein</translation>
        </message>
        <message>
            <source>Witch</source>
            <translation>Hexe</translation>
        </message>
        <message>
            <source>You have no meeple left.</source>
            <translation>Du hast keinen Meeple mehr.</translation>
        </message>
        <message>
            <source>You may add a meeple to one of yours.</source>
            <translation>Du darfst zu einem deiner Meeple einen dazustellen.</translation>
        </message>
        <message>
            <source>You may turn a ferry that your road has reached.</source>
            <translation>Du darfst eine Fähre versetzen, die deine Straße erreicht hat.</translation>
        </message>
        <message>
            <source>You take half of what the figure has moved.</source>
            <translation>Du erhältst die Hälfte dessen, was die Figur gezogen ist.</translation>
        </message>
        <message>
            <source>Your abbot is not on the table.</source>
            <translation>Dein Abt steht nicht auf dem Tisch.</translation>
        </message>
        <message>
            <source>Your builder's road or city has grown.</source>
            <translation>Die Straße oder Stadt deines Baumeisters ist gewachsen.</translation>
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation>Deine Entscheidung, {name}</translation>
        </message>
        <message>
            <source>Your gold, {name}</source>
            <translation>Dein Gold, {name}</translation>
        </message>
        <message>
            <source>Your message says something else.</source>
            <translation>Deine Depesche sagt etwas anderes.</translation>
        </message>
        <message>
            <source>Your points, {name}</source>
            <translation>Deine Punkte, {name}</translation>
        </message>
        <message>
            <source>Your robber, {name}</source>
            <translation>Dein Räuber, {name}</translation>
        </message>
        <message>
            <source>add here: {figure}</source>
            <translation>hier dazustellen: {figure}</translation>
        </message>
        <message>
            <source>bring here: {figure}</source>
            <translation>hierher stellen: {figure}</translation>
        </message>
        <message>
            <source>cathedral</source>
            <translation>Kathedrale</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>chooses for everybody</source>
            <translation>entscheidet für alle</translation>
        </message>
        <message>
            <source>chooses what is scored</source>
            <translation>wählt die Wertung</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>crop circle for {role}</source>
            <translation>Kornkreis für {role}</translation>
        </message>
        <message>
            <source>decides</source>
            <translation>entscheidet</translation>
        </message>
        <message>
            <source>farmers</source>
            <translation>Bauern</translation>
        </message>
        <message>
            <source>ferry lake</source>
            <translation>Fährsee</translation>
        </message>
        <message>
            <source>flying machine</source>
            <translation>Fluggerät</translation>
        </message>
        <message>
            <source>follows with the robber</source>
            <translation>folgt mit dem Räuber</translation>
        </message>
        <message>
            <source>garden</source>
            <translation>Garten</translation>
        </message>
        <message>
            <source>gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>highwaymen</source>
            <translation>Wegelagerer</translation>
        </message>
        <message>
            <source>inn</source>
            <translation>Wirtshaus</translation>
        </message>
        <message>
            <source>knights</source>
            <translation>Ritter</translation>
        </message>
        <message>
            <source>land here</source>
            <translation>hier landen</translation>
        </message>
        <message>
            <source>lands</source>
            <translation>landet</translation>
        </message>
        <message>
            <source>lay</source>
            <translation>legen</translation>
        </message>
        <message>
            <source>lay the tile</source>
            <translation>Plättchen legen</translation>
        </message>
        <message>
            <source>lays a ferry</source>
            <translation>legt eine Fähre</translation>
        </message>
        <message>
            <source>lays a tile</source>
            <translation>legt ein Plättchen</translation>
        </message>
        <message>
            <source>magic</source>
            <translation>Zauber</translation>
        </message>
        <message>
            <source>may add a meeple</source>
            <translation>darf einen Meeple dazustellen</translation>
        </message>
        <message>
            <source>meadow</source>
            <translation>Wiese</translation>
        </message>
        <message>
            <source>monastery</source>
            <translation>Kloster</translation>
        </message>
        <message>
            <source>most cloth</source>
            <translation>meistes Tuch</translation>
        </message>
        <message>
            <source>most grain</source>
            <translation>meistes Korn</translation>
        </message>
        <message>
            <source>most wine</source>
            <translation>meister Wein</translation>
        </message>
        <message>
            <source>moves a scoring figure</source>
            <translation>zieht eine Zählfigur</translation>
        </message>
        <message>
            <source>moves mage or witch</source>
            <translation>zaubert</translation>
        </message>
        <message>
            <source>other figure</source>
            <translation>andere Figur</translation>
        </message>
        <message>
            <source>put the gold bar here</source>
            <translation>den Goldbarren hierher legen</translation>
        </message>
        <message>
            <source>puts a gold bar</source>
            <translation>legt einen Goldbarren</translation>
        </message>
        <message>
            <source>reads a message</source>
            <translation>liest eine Depesche</translation>
        </message>
        <message>
            <source>river</source>
            <translation>Fluss</translation>
        </message>
        <message>
            <source>robber</source>
            <translation>Räuber</translation>
        </message>
        <message>
            <source>robs</source>
            <translation>raubt</translation>
        </message>
        <message>
            <source>score this first</source>
            <translation>dies zuerst werten</translation>
        </message>
        <message>
            <source>sends the robber</source>
            <translation>schickt den Räuber</translation>
        </message>
        <message>
            <source>set</source>
            <translation>setzen</translation>
        </message>
        <message>
            <source>set the {figure}</source>
            <translation>{figure} setzen</translation>
        </message>
        <message>
            <source>shield</source>
            <translation>Wappen</translation>
        </message>
        <message>
            <source>take back: {figure}</source>
            <translation>zurücknehmen: {figure}</translation>
        </message>
        <message>
            <source>take this gold bar</source>
            <translation>diesen Goldbarren nehmen</translation>
        </message>
        <message>
            <source>takes a meeple back</source>
            <translation>nimmt einen Meeple zurück</translation>
        </message>
        <message>
            <source>takes gold</source>
            <translation>nimmt Gold</translation>
        </message>
        <message>
            <source>thinks of a meeple</source>
            <translation>erwägt einen Meeple</translation>
        </message>
        <message>
            <source>thinks of a second tile</source>
            <translation>denkt an ein zweites Plättchen</translation>
        </message>
        <message>
            <source>thinks of the ferries</source>
            <translation>denkt an die Fähren</translation>
        </message>
        <message numerus="yes">
            <source>tile(s) still in the bag</source>
            <translation>
                <numerusform>Plättchen noch im Beutel</numerusform>
                <numerusform>Plättchen noch im Beutel</numerusform>
            </translation>
        </message>
        <message>
            <source>turn</source>
            <translation>drehen</translation>
        </message>
        <message>
            <source>walk</source>
            <translation>wandern</translation>
        </message>
        <message>
            <source>when closed</source>
            <translation>wenn fertig</translation>
        </message>
        <message>
            <source>{figure} leaves the table</source>
            <translation>{figure} verlässt den Tisch</translation>
        </message>
        <message>
            <source>{figure}: {start} to {end}</source>
            <translation>{figure}: von {start} auf {end}</translation>
        </message>
        <message>
            <source>{figure}: {start} to {end}, a dark space</source>
            <translation>{figure}: von {start} auf {end}, ein dunkles Feld</translation>
        </message>
        <message>
            <source>{names} share the victory</source>
            <translation>{names} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{names}: {feature}</source>
            <translation>{names}: {feature}</translation>
        </message>
        <message>
            <source>{names}: {feature} at the end</source>
            <translation>{names}: {feature} am Ende</translation>
        </message>
        <message>
            <source>{name} carries the message out</source>
            <translation>{name} führt die Depesche aus</translation>
        </message>
        <message>
            <source>{name} decides for all at the crop circle</source>
            <translation>{name} entscheidet am Kornkreis für alle</translation>
        </message>
        <message>
            <source>{name} gets a message</source>
            <translation>{name} erhält eine Depesche</translation>
        </message>
        <message>
            <source>{name} lays a farmer in the field</source>
            <translation>{name} legt einen Bauern auf die Wiese</translation>
        </message>
        <message>
            <source>{name} lays a ferry</source>
            <translation>{name} legt eine Fähre</translation>
        </message>
        <message>
            <source>{name} lays a tile</source>
            <translation>{name} legt ein Plättchen</translation>
        </message>
        <message>
            <source>{name} lets a meeple fly {distance} far</source>
            <translation>{name} lässt einen Meeple {distance} weit fliegen</translation>
        </message>
        <message>
            <source>{name} moves: {figure}</source>
            <translation>{name} versetzt: {figure}</translation>
        </message>
        <message>
            <source>{name} puts a gold bar</source>
            <translation>{name} legt einen Goldbarren</translation>
        </message>
        <message>
            <source>{name} puts the robber on space {space}</source>
            <translation>{name} stellt den Räuber auf Feld {space}</translation>
        </message>
        <message>
            <source>{name} receives {goods}: {count}</source>
            <translation>{name} erhält {goods}: {count}</translation>
        </message>
        <message>
            <source>{name} sets a highwayman on the road</source>
            <translation>{name} setzt einen Wegelagerer auf die Straße</translation>
        </message>
        <message>
            <source>{name} sets a knight in the city</source>
            <translation>{name} setzt einen Ritter in die Stadt</translation>
        </message>
        <message>
            <source>{name} sets a monk in the monastery</source>
            <translation>{name} setzt einen Mönch ins Kloster</translation>
        </message>
        <message>
            <source>{name} sets: {figure}, {feature}</source>
            <translation>{name} setzt: {figure}, {feature}</translation>
        </message>
        <message>
            <source>{name} takes a gold bar</source>
            <translation>{name} nimmt einen Goldbarren</translation>
        </message>
        <message>
            <source>{name} turns a ferry</source>
            <translation>{name} versetzt eine Fähre</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{name}'s builder earns a second tile</source>
            <translation>Der Baumeister von {name} bringt ein zweites Plättchen</translation>
        </message>
        <message>
            <source>{name}'s robber comes home</source>
            <translation>Der Räuber von {name} kehrt zurück</translation>
        </message>
        <message>
            <source>{name}'s robber follows {victim}</source>
            <translation>Der Räuber von {name} folgt {victim}</translation>
        </message>
        <message>
            <source>{parts}; unfinished at the end: {points}</source>
            <translation>{parts}; am Ende unfertig: {points}</translation>
        </message>
        <message>
            <source>{what}: {names}</source>
            <translation>{what}: {names}</translation>
        </message>
    </context>
</TS>
