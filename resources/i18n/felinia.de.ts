<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Felinia</name>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n Gold</numerusform>
                <numerusform>%n Gold</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods tile(s)</source>
            <translation>
                <numerusform>%n Warenplättchen</numerusform>
                <numerusform>%n Warenplättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s) alone</source>
            <translation>
                <numerusform>%n Händler allein</numerusform>
                <numerusform>%n Händler allein</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s) as neighbours</source>
            <translation>
                <numerusform>%n Händler als Nachbarn</numerusform>
                <numerusform>%n Händler als Nachbarn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s) in a group</source>
            <translation>
                <numerusform>%n Händler in einer Gruppe</numerusform>
                <numerusform>%n Händler in einer Gruppe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n Ort</numerusform>
                <numerusform>%n Orte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s), bonus</source>
            <translation>
                <numerusform>%n Ort, Zuschlag</numerusform>
                <numerusform>%n Orte, Zuschlag</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), if the game ended now</source>
            <translation>
                <numerusform>%n Punkt, wenn jetzt Schluss wäre</numerusform>
                <numerusform>%n Punkte, wenn jetzt Schluss wäre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n provision(s)</source>
            <translation>
                <numerusform>%n Proviant</numerusform>
                <numerusform>%n Proviant</numerusform>
            </translation>
        </message>
        <message>
            <source>1 to 6 of this cat score {points} points.</source>
            <translation>1 bis 6 dieser Katze zählen {points} Punkte.</translation>
        </message>
        <message>
            <source>A bonus tile costs a gold and a spice.</source>
            <translation>Ein Bonusplättchen kostet ein Gold und ein Gewürz.</translation>
        </message>
        <message>
            <source>A deal at the guild, {name}?</source>
            <translation>Ein Geschäft in der Gilde, {name}?</translation>
        </message>
        <message>
            <source>A merchant already stands there.</source>
            <translation>Dort steht schon ein Händler.</translation>
        </message>
        <message>
            <source>A merchant may not walk onto a face-down tile.</source>
            <translation>Auf ein verdecktes Plättchen darf kein Händler ziehen.</translation>
        </message>
        <message>
            <source>A mysterious place, {name}</source>
            <translation>Ein geheimnisvoller Ort, {name}</translation>
        </message>
        <message>
            <source>A new ship has been announced.</source>
            <translation>Ein neues Schiff ist angekündigt.</translation>
        </message>
        <message>
            <source>A ship is announced: {country}, {time}</source>
            <translation>Ein Schiff wird angekündigt: {country}, {time} Uhr</translation>
        </message>
        <message>
            <source>A ship sails: {country}</source>
            <translation>Ein Schiff legt ab: {country}</translation>
        </message>
        <message numerus="yes">
            <source>A stone here brings %n silver at once.</source>
            <translation>
                <numerusform>Ein Stein hier bringt sofort %n Silber.</numerusform>
                <numerusform>Ein Stein hier bringt sofort %n Silber.</numerusform>
            </translation>
        </message>
        <message>
            <source>A trade tile has been turned up.</source>
            <translation>Ein Handelsplättchen ist aufgedeckt worden.</translation>
        </message>
        <message>
            <source>All seats are taken.</source>
            <translation>Alle Plätze sind besetzt.</translation>
        </message>
        <message>
            <source>At an open tile your merchant takes it and stays for good.</source>
            <translation>Bei einem offenen Plättchen nimmt dein Händler es und bleibt für immer dort.</translation>
        </message>
        <message>
            <source>Bid on the markets of Katzburg, board a ship, and trade in the five lands of the cats.</source>
            <translation>Biete auf den Märkten von Katzburg, geh an Bord und treibe Handel in den fünf Ländern der Katzen.</translation>
        </message>
        <message>
            <source>Bonus tile</source>
            <translation>Bonusplättchen</translation>
        </message>
        <message>
            <source>Bonus tiles</source>
            <translation>Bonusplättchen</translation>
        </message>
        <message>
            <source>Buy goods, {name}?</source>
            <translation>Waren kaufen, {name}?</translation>
        </message>
        <message>
            <source>Choose what you get from the bag for your tile: {good}.</source>
            <translation>Wähle, was du aus dem Beutel für dein Plättchen bekommst: {good}.</translation>
        </message>
        <message>
            <source>Counts as one more tile of this cat: {cat}.</source>
            <translation>Zählt als ein weiteres Plättchen dieser Katze: {cat}.</translation>
        </message>
        <message>
            <source>Each lets a merchant walk one step more. Provisions cannot be sold.</source>
            <translation>Jeder lässt einen Händler einen Schritt weiter gehen. Proviant ist unverkäuflich.</translation>
        </message>
        <message>
            <source>Each tile of this cat is worth {points} more: {cat}.</source>
            <translation>Jedes Plättchen dieser Katze ist {points} mehr wert: {cat}.</translation>
        </message>
        <message>
            <source>Felinia</source>
            <translation>Felinia</translation>
        </message>
        <message>
            <source>For a seat you still need: {things}.</source>
            <translation>Für einen Platz fehlt dir noch: {things}.</translation>
        </message>
        <message>
            <source>Give a goods tile for one of another kind, and take with it: {card}.</source>
            <translation>Gib eine Ware gegen eine anderer Sorte und nimm dazu: {card}.</translation>
        </message>
        <message>
            <source>Go on board, {name}?</source>
            <translation>An Bord gehen, {name}?</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>Gold for {gold} silver, spice for {spice}, goods for {goods} each.</source>
            <translation>Gold für {gold} Silber, Gewürze für {spice}, Waren für je {goods}.</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Goods have been drawn from the bag.</source>
            <translation>Waren sind aus dem Beutel gezogen worden.</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Gruppen</translation>
        </message>
        <message>
            <source>Guild</source>
            <translation>Gilde</translation>
        </message>
        <message>
            <source>If the ships left now, this one would sail.</source>
            <translation>Legten die Schiffe jetzt ab, wäre dieses dabei.</translation>
        </message>
        <message numerus="yes">
            <source>In the city to trade there, or on your board for %n silver.</source>
            <translation>
                <numerusform>In der Stadt, um dort zu handeln, oder auf deiner Tafel für %n Silber.</numerusform>
                <numerusform>In der Stadt, um dort zu handeln, oder auf deiner Tafel für %n Silber.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n silver. Give a goods tile for another kind and a card, or a gold and a spice for a bonus tile.</source>
            <translation>
                <numerusform>Das kostet %n Silber. Gib eine Ware für eine andere Sorte und eine Karte oder ein Gold und ein Gewürz für ein Bonusplättchen.</numerusform>
                <numerusform>Das kostet %n Silber. Gib eine Ware für eine andere Sorte und eine Karte oder ein Gold und ein Gewürz für ein Bonusplättchen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep one of the cards, of a sort that you do not have yet.</source>
            <translation>Behalte eine der Karten, von einer Sorte, die du noch nicht hast.</translation>
        </message>
        <message>
            <source>Keeping it costs what you do not have: {good}.</source>
            <translation>Sie zu behalten kostet, was du nicht hast: {good}.</translation>
        </message>
        <message>
            <source>Market {number}</source>
            <translation>Markt {number}</translation>
        </message>
        <message>
            <source>Merchants</source>
            <translation>Händler</translation>
        </message>
        <message>
            <source>Merchants at home</source>
            <translation>Händler zu Hause</translation>
        </message>
        <message>
            <source>Mysterious place</source>
            <translation>Geheimnisvoller Ort</translation>
        </message>
        <message>
            <source>Mysterious places</source>
            <translation>Geheimnisvolle Orte</translation>
        </message>
        <message>
            <source>Mysterious places have been drawn.</source>
            <translation>Geheimnisvolle Orte sind gezogen worden.</translation>
        </message>
        <message>
            <source>No path leads there from where your merchant stands.</source>
            <translation>Von deinem Händler führt kein Weg dorthin.</translation>
        </message>
        <message>
            <source>No seat is free on this ship.</source>
            <translation>Auf diesem Schiff ist kein Platz frei.</translation>
        </message>
        <message>
            <source>No ship asks for it now.</source>
            <translation>Kein Schiff verlangt jetzt danach.</translation>
        </message>
        <message>
            <source>No stone lies here yet. Each stone makes the next deal dearer by 1 silver.</source>
            <translation>Hier liegt noch kein Stein. Jeder Stein macht das nächste Geschäft um 1 Silber teurer.</translation>
        </message>
        <message>
            <source>No tile lies there.</source>
            <translation>Dort liegt kein Plättchen.</translation>
        </message>
        <message>
            <source>Not seen yet with this back: {cats}.</source>
            <translation>Mit dieser Rückseite noch nicht gesehen: {cats}.</translation>
        </message>
        <message numerus="yes">
            <source>On market {market} a tile costs %n silver: one for each stone there.</source>
            <translation>
                <numerusform>Auf Markt {market} kostet ein Plättchen %n Silber: eins für jeden Stein dort.</numerusform>
                <numerusform>Auf Markt {market} kostet ein Plättchen %n Silber: eins für jeden Stein dort.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pay a ship's price and take its front seat. A tick marks what you have.</source>
            <translation>Zahle den Preis eines Schiffs und nimm den vorderen Platz. Ein Haken zeigt, was du hast.</translation>
        </message>
        <message>
            <source>Place a stone, {name}</source>
            <translation>Setze einen Stein, {name}</translation>
        </message>
        <message>
            <source>Provisions</source>
            <translation>Proviant</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Round {round}, {phase}</source>
            <translation>Runde {round}, {phase}</translation>
        </message>
        <message>
            <source>Round {round}: scoring</source>
            <translation>Runde {round}: Wertung</translation>
        </message>
        <message>
            <source>Round {round}: {name} begins</source>
            <translation>Runde {round}: {name} beginnt</translation>
        </message>
        <message>
            <source>Sell at any time</source>
            <translation>Jederzeit verkaufen</translation>
        </message>
        <message>
            <source>Sell something first, {name}?</source>
            <translation>Erst etwas verkaufen, {name}?</translation>
        </message>
        <message>
            <source>Ships land here. With this back there are: {cats}.</source>
            <translation>Hier legen Schiffe an. Mit dieser Rückseite gibt es: {cats}.</translation>
        </message>
        <message>
            <source>Ships that ask for it: {ships}.</source>
            <translation>Schiffe, die danach verlangen: {ships}.</translation>
        </message>
        <message>
            <source>Show the groups of merchants and what they would score now</source>
            <translation>Die Gruppen der Händler zeigen und was sie jetzt zählen würden</translation>
        </message>
        <message>
            <source>Silver</source>
            <translation>Silber</translation>
        </message>
        <message>
            <source>Spice</source>
            <translation>Gewürze</translation>
        </message>
        <message>
            <source>Step {number}, {name}</source>
            <translation>Schritt {number}, {name}</translation>
        </message>
        <message numerus="yes">
            <source>The deal costs %n silver: sell for it, or take the stone back.</source>
            <translation>
                <numerusform>Das Geschäft kostet %n Silber: Verkaufe etwas dafür oder nimm den Stein zurück.</numerusform>
                <numerusform>Das Geschäft kostet %n Silber: Verkaufe etwas dafür oder nimm den Stein zurück.</numerusform>
            </translation>
        </message>
        <message>
            <source>The empty ship of {time} o'clock stays in the harbour</source>
            <translation>Das leere Schiff um {time} Uhr bleibt im Hafen</translation>
        </message>
        <message>
            <source>The game is over: final scoring</source>
            <translation>Das Spiel ist aus: Schlusswertung</translation>
        </message>
        <message>
            <source>The last ships leave</source>
            <translation>Die letzten Schiffe legen ab</translation>
        </message>
        <message>
            <source>The space is paid for. Sell what is still too much: there is no second one.</source>
            <translation>Der Platz ist bezahlt, einen zweiten gibt es nicht: Verkaufe, was noch zu viel ist.</translation>
        </message>
        <message numerus="yes">
            <source>The top stone trades first and pays %n silver.</source>
            <translation>
                <numerusform>Der oberste Stein handelt zuerst und zahlt %n Silber.</numerusform>
                <numerusform>Der oberste Stein handelt zuerst und zahlt %n Silber.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no other goods in the bag.</source>
            <translation>Im Beutel sind keine anderen Waren.</translation>
        </message>
        <message>
            <source>There is none of that kind in the bag.</source>
            <translation>Von dieser Sorte ist nichts im Beutel.</translation>
        </message>
        <message>
            <source>This market takes no part with so few players.</source>
            <translation>Dieser Markt ist bei so wenigen Spielern geschlossen.</translation>
        </message>
        <message>
            <source>This step costs a provision. At an open tile your merchant stays for good.</source>
            <translation>Dieser Schritt kostet einen Proviant. Bei einem offenen Plättchen bleibt dein Händler für immer.</translation>
        </message>
        <message>
            <source>This stone can only lie on the field that glows.</source>
            <translation>Dieser Stein kann nur auf dem leuchtenden Feld liegen.</translation>
        </message>
        <message>
            <source>This tile already lies open.</source>
            <translation>Dieses Plättchen liegt schon offen.</translation>
        </message>
        <message>
            <source>To sell, for a bonus tile at the guild together with a gold; two are a point at the end.</source>
            <translation>Zum Verkaufen, mit einem Gold für ein Bonusplättchen der Gilde; zwei sind am Ende ein Punkt.</translation>
        </message>
        <message>
            <source>To sell, for a bonus tile at the guild together with a spice, or for a point at the end.</source>
            <translation>Zum Verkaufen, mit einem Gewürz für ein Bonusplättchen der Gilde oder für einen Punkt am Ende.</translation>
        </message>
        <message>
            <source>Too many goods, {name}</source>
            <translation>Zu viele Waren, {name}</translation>
        </message>
        <message>
            <source>Trade tiles</source>
            <translation>Handelsplättchen</translation>
        </message>
        <message>
            <source>Turn up a tile, {name}?</source>
            <translation>Ein Plättchen aufdecken, {name}?</translation>
        </message>
        <message>
            <source>Which goods, {name}?</source>
            <translation>Welche Ware, {name}?</translation>
        </message>
        <message>
            <source>Who enters looks at two cards and may keep one.</source>
            <translation>Wer hier eintritt, sieht zwei Karten an und darf eine behalten.</translation>
        </message>
        <message numerus="yes">
            <source>Who enters takes %n of it.</source>
            <translation>
                <numerusform>Wer hier eintritt, bekommt %n davon.</numerusform>
                <numerusform>Wer hier eintritt, bekommt %n davon.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Who stays here now scores %n more for merchants.</source>
            <translation>
                <numerusform>Wer jetzt hier bleibt, bekommt für Händler %n Punkt mehr.</numerusform>
                <numerusform>Wer jetzt hier bleibt, bekommt für Händler %n Punkte mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>You already have a place of this sort.</source>
            <translation>Einen Ort dieser Sorte hast du schon.</translation>
        </message>
        <message>
            <source>You do not have enough silver.</source>
            <translation>Du hast nicht genug Silber.</translation>
        </message>
        <message>
            <source>You do not have enough silver. Gold, spice and goods can be sold.</source>
            <translation>Du hast nicht genug Silber. Gold, Gewürze und Waren lassen sich verkaufen.</translation>
        </message>
        <message>
            <source>You do not have that.</source>
            <translation>Das hast du nicht.</translation>
        </message>
        <message>
            <source>You do not have the goods that are asked for.</source>
            <translation>Du hast die verlangten Waren nicht.</translation>
        </message>
        <message>
            <source>You have all that a seat costs.</source>
            <translation>Du hast alles, was ein Platz kostet.</translation>
        </message>
        <message>
            <source>You have the goods for a ship, only silver is lacking: sell something for it.</source>
            <translation>Du hast die Waren für ein Schiff, nur Silber fehlt: Verkaufe etwas dafür.</translation>
        </message>
        <message>
            <source>You keep {free} for nothing and one more for {price} silver. Sell the rest.</source>
            <translation>Du behältst {free} umsonst und eine weitere für {price} Silber. Verkaufe den Rest.</translation>
        </message>
        <message>
            <source>You may keep it and give for it: {good}.</source>
            <translation>Du darfst sie behalten und gibst dafür ab: {good}.</translation>
        </message>
        <message>
            <source>You may keep it; it costs nothing.</source>
            <translation>Du darfst sie behalten; sie kostet nichts.</translation>
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation>Deine Entscheidung, {name}</translation>
        </message>
        <message>
            <source>Your merchant has already been there.</source>
            <translation>Dort war dein Händler schon.</translation>
        </message>
        <message>
            <source>Your merchant has landed in another country.</source>
            <translation>Dein Händler ist in einem anderen Land gelandet.</translation>
        </message>
        <message>
            <source>Your stone lies on another market.</source>
            <translation>Dein Stein liegt auf einem anderen Markt.</translation>
        </message>
        <message>
            <source>board the ship of {time} o'clock</source>
            <translation>an Bord des Schiffs um {time} Uhr gehen</translation>
        </message>
        <message>
            <source>buy {good}</source>
            <translation>{good} kaufen</translation>
        </message>
        <message>
            <source>buys goods</source>
            <translation>kauft Waren</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>each {cat} +{points}</source>
            <translation>je {cat} +{points}</translation>
        </message>
        <message>
            <source>explain</source>
            <translation>erklären</translation>
        </message>
        <message>
            <source>explores</source>
            <translation>entdeckt</translation>
        </message>
        <message>
            <source>exploring</source>
            <translation>Entdecken</translation>
        </message>
        <message>
            <source>finds a place</source>
            <translation>findet einen Ort</translation>
        </message>
        <message>
            <source>for a provision</source>
            <translation>für einen Proviant</translation>
        </message>
        <message>
            <source>give {good} for other goods and {card}</source>
            <translation>{good} gegen andere Ware und {card} geben</translation>
        </message>
        <message>
            <source>go home</source>
            <translation>heimreisen</translation>
        </message>
        <message>
            <source>goes on board</source>
            <translation>geht an Bord</translation>
        </message>
        <message>
            <source>is at the guild</source>
            <translation>ist in der Gilde</translation>
        </message>
        <message>
            <source>keep none</source>
            <translation>keine behalten</translation>
        </message>
        <message numerus="yes">
            <source>keep one more for %n silver</source>
            <translation>
                <numerusform>eine mehr für %n Silber behalten</numerusform>
                <numerusform>eine mehr für %n Silber behalten</numerusform>
            </translation>
        </message>
        <message>
            <source>keep the place: {place}</source>
            <translation>den Ort behalten: {place}</translation>
        </message>
        <message>
            <source>looks at tiles</source>
            <translation>deckt Plättchen auf</translation>
        </message>
        <message>
            <source>one more {cat}</source>
            <translation>{cat}, eins mehr</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>verzichten</translation>
        </message>
        <message>
            <source>places a stone</source>
            <translation>setzt einen Stein</translation>
        </message>
        <message>
            <source>placing</source>
            <translation>Einsetzen</translation>
        </message>
        <message>
            <source>preparing</source>
            <translation>Vorbereiten</translation>
        </message>
        <message>
            <source>scoring</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>sell</source>
            <translation>verkaufen</translation>
        </message>
        <message>
            <source>sell something</source>
            <translation>etwas verkaufen</translation>
        </message>
        <message>
            <source>sell {what}</source>
            <translation>{what} verkaufen</translation>
        </message>
        <message numerus="yes">
            <source>ship tile(s) to come</source>
            <translation>
                <numerusform>Schiff steht noch aus</numerusform>
                <numerusform>Schiffe stehen noch aus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>spice: %n point(s)</source>
            <translation>
                <numerusform>Gewürze: %n Punkt</numerusform>
                <numerusform>Gewürze: %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>stay ashore</source>
            <translation>an Land bleiben</translation>
        </message>
        <message numerus="yes">
            <source>stone on the board: %n silver</source>
            <translation>
                <numerusform>Stein auf die Tafel: %n Silber</numerusform>
                <numerusform>Stein auf die Tafel: %n Silber</numerusform>
            </translation>
        </message>
        <message>
            <source>stone on: {place}</source>
            <translation>Stein auf: {place}</translation>
        </message>
        <message>
            <source>stores goods</source>
            <translation>lagert Waren</translation>
        </message>
        <message>
            <source>storing</source>
            <translation>Lagern</translation>
        </message>
        <message>
            <source>swap for goods and {card}</source>
            <translation>gegen Ware und {card} tauschen</translation>
        </message>
        <message>
            <source>swaps goods</source>
            <translation>tauscht Waren</translation>
        </message>
        <message>
            <source>take</source>
            <translation>nehmen</translation>
        </message>
        <message>
            <source>take the bonus tile: {bonus}</source>
            <translation>das Bonusplättchen nehmen: {bonus}</translation>
        </message>
        <message>
            <source>take the stone back</source>
            <translation>den Stein zurücknehmen</translation>
        </message>
        <message>
            <source>take {good}</source>
            <translation>{good} nehmen</translation>
        </message>
        <message>
            <source>the bag is empty</source>
            <translation>der Beutel ist leer</translation>
        </message>
        <message>
            <source>the last merchant: the game ends after this round</source>
            <translation>der letzte Händler: Nach dieser Runde ist das Spiel aus</translation>
        </message>
        <message>
            <source>trading</source>
            <translation>Handeln</translation>
        </message>
        <message>
            <source>turn up a tile</source>
            <translation>ein Plättchen aufdecken</translation>
        </message>
        <message>
            <source>turn up no more</source>
            <translation>nichts mehr aufdecken</translation>
        </message>
        <message>
            <source>walk on</source>
            <translation>weitergehen</translation>
        </message>
        <message>
            <source>walk on: {reward}</source>
            <translation>weitergehen: {reward}</translation>
        </message>
        <message>
            <source>walk to the tile and stay</source>
            <translation>zum Plättchen gehen und bleiben</translation>
        </message>
        <message numerus="yes">
            <source>{country}: you may look at %n more tile(s).</source>
            <translation>
                <numerusform>{country}: Du darfst noch %n Plättchen aufdecken.</numerusform>
                <numerusform>{country}: Du darfst noch %n Plättchen aufdecken.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} buys {good} for {price} silver</source>
            <translation>{name} kauft {good} für {price} Silber</translation>
        </message>
        <message>
            <source>{name} goes ashore</source>
            <translation>{name} geht an Land</translation>
        </message>
        <message>
            <source>{name} goes on board</source>
            <translation>{name} geht an Bord</translation>
        </message>
        <message>
            <source>{name} keeps a mysterious place</source>
            <translation>{name} behält einen geheimnisvollen Ort</translation>
        </message>
        <message>
            <source>{name} keeps: {place}</source>
            <translation>{name} behält: {place}</translation>
        </message>
        <message>
            <source>{name} looks at mysterious places</source>
            <translation>{name} sieht geheimnisvolle Orte an</translation>
        </message>
        <message>
            <source>{name} rents a space for {price} silver</source>
            <translation>{name} mietet einen Platz für {price} Silber</translation>
        </message>
        <message>
            <source>{name} sells {what} for {silver} silver</source>
            <translation>{name} verkauft {what} für {silver} Silber</translation>
        </message>
        <message>
            <source>{name} stays and takes: {tile}</source>
            <translation>{name} bleibt und nimmt: {tile}</translation>
        </message>
        <message>
            <source>{name} swaps {given} for {taken} ({price} silver)</source>
            <translation>{name} tauscht {given} gegen {taken} ({price} Silber)</translation>
        </message>
        <message>
            <source>{name} takes a bonus tile ({price} silver)</source>
            <translation>{name} nimmt ein Bonusplättchen ({price} Silber)</translation>
        </message>
        <message>
            <source>{name} takes a bonus tile: {bonus} ({price} silver)</source>
            <translation>{name} nimmt ein Bonusplättchen: {bonus} ({price} Silber)</translation>
        </message>
        <message>
            <source>{name} takes a stone back</source>
            <translation>{name} nimmt einen Stein zurück</translation>
        </message>
        <message>
            <source>{name} takes a tile and stays: {country}</source>
            <translation>{name} nimmt ein Plättchen und bleibt: {country}</translation>
        </message>
        <message>
            <source>{name} takes {silver} silver</source>
            <translation>{name} nimmt {silver} Silber</translation>
        </message>
        <message>
            <source>{name} turns up: {tile}</source>
            <translation>{name} deckt auf: {tile}</translation>
        </message>
        <message>
            <source>{name}'s merchant goes home</source>
            <translation>{name}: Der Händler reist heim</translation>
        </message>
        <message>
            <source>{name}: step {step}</source>
            <translation>{name}: Schritt {step}</translation>
        </message>
        <message>
            <source>{name}: stone on {place}</source>
            <translation>{name}: Stein auf {place}</translation>
        </message>
        <message>
            <source>{name}: {source}</source>
            <translation>{name}: {source}</translation>
        </message>
        <message>
            <source>{winners} share the victory</source>
            <translation>{winners} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{winner} wins</source>
            <translation>{winner} gewinnt</translation>
        </message>
    </context>
</TS>
