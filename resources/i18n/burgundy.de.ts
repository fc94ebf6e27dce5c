<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Burgundy</name>
        <message>
            <source> (die {value})</source>
            <translation> (Würfel {value})</translation>
        </message>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message numerus="yes">
            <source>%n good(s)</source>
            <translation>
                <numerusform>%n Ware</numerusform>
                <numerusform>%n Waren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) of workers</source>
            <translation>
                <numerusform>%n Paar Arbeiter</numerusform>
                <numerusform>%n Paar Arbeiter</numerusform>
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
        <message>
            <source>A die of {number} sells all your goods of this kind: {points} points for each, and 1 silver for the sale. At the end an unsold one is worth 1 point.</source>
            <translation>Ein Würfel mit der {number} verkauft alle deine Waren dieser Art: je {points} Punkte, dazu 1 Silber für den Verkauf. Am Ende zählt jede unverkaufte 1 Punkt.</translation>
        </message>
        <message>
            <source>A new tile must touch one that already lies in your principality.</source>
            <translation>Ein neues Plättchen muss an eines grenzen, das schon in deinem Fürstentum liegt.</translation>
        </message>
        <message>
            <source>A sale, {name}?</source>
            <translation>Ein Verkauf, {name}?</translation>
        </message>
        <message>
            <source>A ship fetches goods from one depot only.</source>
            <translation>Ein Schiff holt Waren nur aus einem Depot.</translation>
        </message>
        <message>
            <source>A tile already lies there.</source>
            <translation>Dort liegt schon ein Plättchen.</translation>
        </message>
        <message>
            <source>A tile for you, {name}</source>
            <translation>Ein Plättchen für dich, {name}</translation>
        </message>
        <message>
            <source>A worker changes one of your dice by 1, and 6 and 1 are neighbours. Any die can be used to take 2 of them. At the end two are worth 1 point.</source>
            <translation>Ein Arbeiter verändert einen deiner Würfel um 1; 6 und 1 sind Nachbarn. Jeder Würfel kann 2 Arbeiter holen. Am Ende zählen je zwei 1 Punkt.</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>Anything else, {name}?</source>
            <translation>Noch etwas, {name}?</translation>
        </message>
        <message>
            <source>Areas</source>
            <translation>Gebiete</translation>
        </message>
        <message>
            <source>As things stand: {count} × {each} = {points}.</source>
            <translation>Derzeit: {count} × {each} = {points}.</translation>
        </message>
        <message>
            <source>Bonus cards</source>
            <translation>Bonuskarten</translation>
        </message>
        <message>
            <source>Burgundy</source>
            <translation>Burgund</translation>
        </message>
        <message>
            <source>Choose a castle space: from here your principality grows.</source>
            <translation>Wähle ein Burgfeld: Von hier aus wächst dein Fürstentum.</translation>
        </message>
        <message>
            <source>Choose a die first.</source>
            <translation>Wähle zuerst einen Würfel.</translation>
        </message>
        <message>
            <source>Choose the principality in which you play.</source>
            <translation>Wähle das Fürstentum, in dem du spielst.</translation>
        </message>
        <message>
            <source>Click the goods of a depot: all of them come aboard.</source>
            <translation>Klicke auf die Waren eines Depots: Alle kommen an Bord.</translation>
        </message>
        <message>
            <source>Cows</source>
            <translation>Kühe</translation>
        </message>
        <message>
            <source>Dice decide what you may take and where it may lie: let your principality flourish.</source>
            <translation>Würfel entscheiden, was du nehmen und wohin du es legen darfst: Bring dein Fürstentum zur Blüte.</translation>
        </message>
        <message>
            <source>Every die has to be used.</source>
            <translation>Jeder Würfel muss benutzt werden.</translation>
        </message>
        <message>
            <source>For silver you can only buy from the black depot.</source>
            <translation>Mit Silber kaufst du nur aus dem schwarzen Depot.</translation>
        </message>
        <message>
            <source>Goats</source>
            <translation>Ziegen</translation>
        </message>
        <message>
            <source>Goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>Goods for your ship, {name}</source>
            <translation>Waren für dein Schiff, {name}</translation>
        </message>
        <message>
            <source>Goods sold</source>
            <translation>Verkaufte Waren</translation>
        </message>
        <message>
            <source>Goods, silver, workers</source>
            <translation>Waren, Silber, Arbeiter</translation>
        </message>
        <message>
            <source>Make room, {name}</source>
            <translation>Mach Platz, {name}</translation>
        </message>
        <message>
            <source>Monasteries</source>
            <translation>Klöster</translation>
        </message>
        <message>
            <source>New tiles lie in the depots.</source>
            <translation>In den Depots liegen neue Plättchen.</translation>
        </message>
        <message>
            <source>No die is needed for this.</source>
            <translation>Dafür braucht es keinen Würfel.</translation>
        </message>
        <message>
            <source>No tile lies there.</source>
            <translation>Dort liegt kein Plättchen.</translation>
        </message>
        <message>
            <source>Once in each of your turns {price} silver buy a tile of the black depot. At the end each is worth 1 point.</source>
            <translation>Einmal in jedem deiner Züge kaufen {price} Silber ein Plättchen aus dem schwarzen Depot. Am Ende zählt jedes 1 Punkt.</translation>
        </message>
        <message>
            <source>One more action, {name}</source>
            <translation>Eine Aktion mehr, {name}</translation>
        </message>
        <message>
            <source>One more tile, {name}?</source>
            <translation>Noch ein Plättchen, {name}?</translation>
        </message>
        <message>
            <source>One worker does not turn the die that far.</source>
            <translation>So weit dreht ein einzelner Arbeiter den Würfel nicht.</translation>
        </message>
        <message>
            <source>Order of the next round</source>
            <translation>Reihenfolge der nächsten Runde</translation>
        </message>
        <message>
            <source>Phase {phase}</source>
            <translation>Durchgang {phase}</translation>
        </message>
        <message>
            <source>Phase {phase} begins</source>
            <translation>Durchgang {phase} beginnt</translation>
        </message>
        <message>
            <source>Phase {phase} is over</source>
            <translation>Durchgang {phase} ist zu Ende</translation>
        </message>
        <message>
            <source>Phase {phase}, round {round} of {rounds}</source>
            <translation>Durchgang {phase}, Runde {round} von {rounds}</translation>
        </message>
        <message>
            <source>Pigs</source>
            <translation>Schweine</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Round {round}: the dice are rolled</source>
            <translation>Runde {round}: Alle würfeln</translation>
        </message>
        <message>
            <source>Sheep</source>
            <translation>Schafe</translation>
        </message>
        <message>
            <source>Show what every open area would score if completed now</source>
            <translation>Zeigen, was jedes offene Gebiet brächte, würde es jetzt vollendet</translation>
        </message>
        <message>
            <source>Silver</source>
            <translation>Silber</translation>
        </message>
        <message>
            <source>The Castles of</source>
            <translation>Die Burgen von</translation>
        </message>
        <message>
            <source>The Castles of Burgundy</source>
            <translation>Die Burgen von Burgund</translation>
        </message>
        <message>
            <source>The castles have been shown.</source>
            <translation>Die Burgen sind aufgedeckt.</translation>
        </message>
        <message>
            <source>The crane, {name}</source>
            <translation>Der Kran, {name}</translation>
        </message>
        <message>
            <source>The dice have been rolled.</source>
            <translation>Die Würfel sind gefallen.</translation>
        </message>
        <message>
            <source>The die does not show this number: perhaps a worker helps.</source>
            <translation>Der Würfel zeigt diese Zahl nicht: Vielleicht hilft ein Arbeiter.</translation>
        </message>
        <message>
            <source>The geese, {name}</source>
            <translation>Die Gänse, {name}</translation>
        </message>
        <message>
            <source>The last phase is over: final scoring</source>
            <translation>Der letzte Durchgang ist zu Ende: Schlusswertung</translation>
        </message>
        <message>
            <source>The tile does not belong on a space of this colour.</source>
            <translation>Das Plättchen gehört nicht auf ein Feld dieser Farbe.</translation>
        </message>
        <message>
            <source>There is no tile on this key space.</source>
            <translation>Auf diesem Schlüsselfeld liegt kein Plättchen.</translation>
        </message>
        <message>
            <source>These depots are not neighbours.</source>
            <translation>Diese Depots sind keine Nachbarn.</translation>
        </message>
        <message>
            <source>This building brings other kinds of tiles.</source>
            <translation>Dieses Gebäude bringt andere Arten von Plättchen.</translation>
        </message>
        <message>
            <source>This die has been used.</source>
            <translation>Dieser Würfel ist verbraucht.</translation>
        </message>
        <message>
            <source>This town already has such a building.</source>
            <translation>In dieser Stadt steht schon so ein Gebäude.</translation>
        </message>
        <message>
            <source>Tiles laid</source>
            <translation>Gelegte Plättchen</translation>
        </message>
        <message>
            <source>Tiles of the black depot can only be bought.</source>
            <translation>Plättchen des schwarzen Depots kann man nur kaufen.</translation>
        </message>
        <message>
            <source>Watchtowers</source>
            <translation>Wachtürme</translation>
        </message>
        <message>
            <source>What the die in hand can do is lit.</source>
            <translation>Was der gewählte Würfel kann, leuchtet.</translation>
        </message>
        <message>
            <source>Which animals score with them?</source>
            <translation>Welche Tiere zählen mit ihnen?</translation>
        </message>
        <message>
            <source>Which building's advantage do you want?</source>
            <translation>Den Vorteil welches Gebäudes möchtest du?</translation>
        </message>
        <message>
            <source>Which goods, {name}?</source>
            <translation>Welche Waren, {name}?</translation>
        </message>
        <message>
            <source>Workers</source>
            <translation>Arbeiter</translation>
        </message>
        <message>
            <source>You do not have the monastery that allows this.</source>
            <translation>Dir fehlt das Kloster, das dies erlaubt.</translation>
        </message>
        <message>
            <source>You have already bought a tile in this turn.</source>
            <translation>Du hast in diesem Zug schon ein Plättchen gekauft.</translation>
        </message>
        <message>
            <source>You have no goods of this kind.</source>
            <translation>Von dieser Art hast du keine Waren.</translation>
        </message>
        <message>
            <source>You have too few workers.</source>
            <translation>Du hast zu wenige Arbeiter.</translation>
        </message>
        <message>
            <source>You have too little silver.</source>
            <translation>Du hast zu wenig Silber.</translation>
        </message>
        <message>
            <source>Your board, {name}</source>
            <translation>Dein Tableau, {name}</translation>
        </message>
        <message>
            <source>Your castle gives it, as if with a die of any number.</source>
            <translation>Deine Burg schenkt sie dir, als hättest du einen Würfel mit beliebiger Zahl.</translation>
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation>Deine Entscheidung, {name}</translation>
        </message>
        <message>
            <source>Your dice are used. You may still buy.</source>
            <translation>Deine Würfel sind verbraucht. Kaufen darfst du noch.</translation>
        </message>
        <message>
            <source>Your first castle, {name}</source>
            <translation>Deine erste Burg, {name}</translation>
        </message>
        <message>
            <source>Your key spaces are full: which tile leaves the game?</source>
            <translation>Deine Schlüsselfelder sind voll: Welches Plättchen scheidet aus?</translation>
        </message>
        <message>
            <source>Your store has room for only some of these kinds.</source>
            <translation>Dein Lager hat nur für einige dieser Arten Platz.</translation>
        </message>
        <message>
            <source>Your turn, {name}</source>
            <translation>Du bist dran, {name}</translation>
        </message>
        <message>
            <source>area of {size}: {points}</source>
            <translation>Gebiet aus {size}: {points}</translation>
        </message>
        <message>
            <source>board {number}</source>
            <translation>Tableau {number}</translation>
        </message>
        <message>
            <source>bonus card: {points}</source>
            <translation>Bonuskarte: {points}</translation>
        </message>
        <message>
            <source>buy 2 workers for 1 silver</source>
            <translation>2 Arbeiter für 1 Silber kaufen</translation>
        </message>
        <message>
            <source>buy for silver: {tile}</source>
            <translation>für Silber kaufen: {tile}</translation>
        </message>
        <message>
            <source>buy for workers: {tile}</source>
            <translation>für Arbeiter kaufen: {tile}</translation>
        </message>
        <message>
            <source>castles</source>
            <translation>Burgen</translation>
        </message>
        <message>
            <source>chooses a board</source>
            <translation>wählt ein Tableau</translation>
        </message>
        <message>
            <source>click it, or press {number} or V, to see it large</source>
            <translation>anklicken oder {number} oder V drücken, um es groß zu sehen</translation>
        </message>
        <message>
            <source>depot {number}</source>
            <translation>Depot {number}</translation>
        </message>
        <message>
            <source>die {value}</source>
            <translation>Würfel {value}</translation>
        </message>
        <message>
            <source>discard: {tile}</source>
            <translation>ablegen: {tile}</translation>
        </message>
        <message>
            <source>do without</source>
            <translation>verzichten</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>every area completed in it: {points} points more</source>
            <translation>jedes darin vollendete Gebiet: {points} Punkte mehr</translation>
        </message>
        <message>
            <source>explain</source>
            <translation>erklären</translation>
        </message>
        <message>
            <source>first to fill the colour</source>
            <translation>Farbe zuerst voll</translation>
        </message>
        <message>
            <source>for {count} silver</source>
            <translation>für {count} Silber</translation>
        </message>
        <message>
            <source>for {count} workers</source>
            <translation>für {count} Arbeiter</translation>
        </message>
        <message>
            <source>goods</source>
            <translation>Ware</translation>
        </message>
        <message>
            <source>goods from depot {depots}</source>
            <translation>Waren aus Depot {depots}</translation>
        </message>
        <message>
            <source>has one more action</source>
            <translation>hat eine Aktion mehr</translation>
        </message>
        <message>
            <source>is at turn</source>
            <translation>ist am Zug</translation>
        </message>
        <message>
            <source>lay: {tile}</source>
            <translation>legen: {tile}</translation>
        </message>
        <message>
            <source>lays one more tile</source>
            <translation>legt noch ein Plättchen</translation>
        </message>
        <message>
            <source>loads a ship</source>
            <translation>belädt ein Schiff</translation>
        </message>
        <message>
            <source>makes room</source>
            <translation>macht Platz</translation>
        </message>
        <message>
            <source>mines</source>
            <translation>Minen</translation>
        </message>
        <message>
            <source>monasteries</source>
            <translation>Klöster</translation>
        </message>
        <message>
            <source>new tiles in all depots</source>
            <translation>neue Plättchen in allen Depots</translation>
        </message>
        <message>
            <source>one step on the bridge</source>
            <translation>ein Schritt auf der Brücke</translation>
        </message>
        <message>
            <source>other die</source>
            <translation>anderer Würfel</translation>
        </message>
        <message>
            <source>pasture</source>
            <translation>Weide</translation>
        </message>
        <message>
            <source>phase {phase}: {points}</source>
            <translation>Durchgang {phase}: {points}</translation>
        </message>
        <message>
            <source>river</source>
            <translation>Fluss</translation>
        </message>
        <message>
            <source>second to fill the colour</source>
            <translation>Farbe als Zweites voll</translation>
        </message>
        <message>
            <source>sell: {good}</source>
            <translation>verkaufen: {good}</translation>
        </message>
        <message>
            <source>sells goods</source>
            <translation>verkauft Waren</translation>
        </message>
        <message>
            <source>set the first castle</source>
            <translation>die erste Burg setzen</translation>
        </message>
        <message>
            <source>sets a castle</source>
            <translation>setzt eine Burg</translation>
        </message>
        <message>
            <source>sorts goods</source>
            <translation>sortiert Waren</translation>
        </message>
        <message>
            <source>spend a worker: {before} becomes {after}</source>
            <translation>einen Arbeiter einsetzen: aus {before} wird {after}</translation>
        </message>
        <message>
            <source>take</source>
            <translation>nehmen</translation>
        </message>
        <message>
            <source>take workers</source>
            <translation>Arbeiter nehmen</translation>
        </message>
        <message>
            <source>take: {tile}</source>
            <translation>nehmen: {tile}</translation>
        </message>
        <message>
            <source>taken by {name}</source>
            <translation>hat {name}</translation>
        </message>
        <message>
            <source>takes a tile</source>
            <translation>nimmt ein Plättchen</translation>
        </message>
        <message>
            <source>the black depot</source>
            <translation>schwarzes Depot</translation>
        </message>
        <message>
            <source>the white die sends this good to a depot</source>
            <translation>der weiße Würfel schickt diese Ware in ein Depot</translation>
        </message>
        <message>
            <source>town</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>walk</source>
            <translation>gehen</translation>
        </message>
        <message>
            <source>white die {value}</source>
            <translation>weißer Würfel {value}</translation>
        </message>
        <message>
            <source>{area} of {size}, complete</source>
            <translation>{area} aus {size}, vollendet</translation>
        </message>
        <message>
            <source>{area}: {filled} of {size} filled</source>
            <translation>{area}: {filled} von {size} belegt</translation>
        </message>
        <message>
            <source>{before} becomes {after}</source>
            <translation>aus {before} wird {after}</translation>
        </message>
        <message>
            <source>{good} to depot {depot}</source>
            <translation>{good} in Depot {depot}</translation>
        </message>
        <message>
            <source>{names} share the victory</source>
            <translation>{names} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{name} begins</source>
            <translation>{name} beginnt</translation>
        </message>
        <message>
            <source>{name} buys: {tile}</source>
            <translation>{name} kauft: {tile}</translation>
        </message>
        <message>
            <source>{name} discards: {tile}</source>
            <translation>{name} legt ab: {tile}</translation>
        </message>
        <message>
            <source>{name} gets three goods</source>
            <translation>{name} erhält drei Waren</translation>
        </message>
        <message>
            <source>{name} has chosen a place for the first castle</source>
            <translation>{name} hat einen Platz für die erste Burg gewählt</translation>
        </message>
        <message>
            <source>{name} lays: {tile}</source>
            <translation>{name} legt: {tile}</translation>
        </message>
        <message>
            <source>{name} loads goods</source>
            <translation>{name} lädt Waren</translation>
        </message>
        <message>
            <source>{name} plays on board {number}</source>
            <translation>{name} spielt auf Tableau {number}</translation>
        </message>
        <message>
            <source>{name} sells: {good} × {count}</source>
            <translation>{name} verkauft: {good} × {count}</translation>
        </message>
        <message>
            <source>{name} sets the first castle</source>
            <translation>{name} setzt die erste Burg</translation>
        </message>
        <message>
            <source>{name} spends a worker</source>
            <translation>{name} setzt einen Arbeiter ein</translation>
        </message>
        <message>
            <source>{name} takes workers</source>
            <translation>{name} nimmt Arbeiter</translation>
        </message>
        <message>
            <source>{name} takes: {tile}</source>
            <translation>{name} nimmt: {tile}</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{name}: mines</source>
            <translation>{name}: Minen</translation>
        </message>
        <message>
            <source>{name}: {source}</source>
            <translation>{name}: {source}</translation>
        </message>
        <message>
            <source>{points} points for who fills the colour first</source>
            <translation>{points} Punkte, wer alle Felder dieser Farbe zuerst belegt</translation>
        </message>
        <message>
            <source>{points} points for who fills the colour second</source>
            <translation>{points} Punkte, wer alle Felder dieser Farbe als Nächstes belegt</translation>
        </message>
        <message>
            <source>{tile}: lay a tile, whatever its number.</source>
            <translation>{tile}: Lege ein Plättchen, egal mit welcher Zahl.</translation>
        </message>
        <message>
            <source>{tile}: sell one kind of goods.</source>
            <translation>{tile}: Verkaufe eine Warenart.</translation>
        </message>
        <message>
            <source>{tile}: take one of the lit tiles.</source>
            <translation>{tile}: Nimm eines der leuchtenden Plättchen.</translation>
        </message>
    </context>
</TS>
