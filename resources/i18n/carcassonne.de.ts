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
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Plättchen</numerusform>
                <numerusform>%n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>A drawn tile fits nowhere and goes back to the box</source>
            <translation>Ein gezogenes Plättchen passt nirgends und kommt zurück in die Schachtel</translation>
        </message>
        <message>
            <source>A meeple, {name}?</source>
            <translation>Ein Meeple, {name}?</translation>
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
            <source>Carcassonne</source>
            <translation>Carcassonne</translation>
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
            <source>Farmer</source>
            <translation>Bauer</translation>
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
            <source>Garden</source>
            <translation>Garten</translation>
        </message>
        <message>
            <source>Garden complete</source>
            <translation>Garten fertig</translation>
        </message>
        <message>
            <source>Highwayman</source>
            <translation>Wegelagerer</translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n place(s).</source>
            <translation>
                <numerusform>Es passt an %n Stelle.</numerusform>
                <numerusform>Es passt an %n Stellen.</numerusform>
            </translation>
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
            <source>Knight</source>
            <translation>Ritter</translation>
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
            <source>Meeple</source>
            <translation>Meeple</translation>
        </message>
        <message>
            <source>Meeples</source>
            <translation>Meeples</translation>
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
            <source>Monk</source>
            <translation>Mönch</translation>
        </message>
        <message>
            <source>Nobody stands there.</source>
            <translation>Niemand steht dort.</translation>
        </message>
        <message numerus="yes">
            <source>Place {number} of {all}, %n way(s) to lay it</source>
            <translation>
                <numerusform>Stelle {number} von {all}, auf %n Art zu legen</numerusform>
                <numerusform>Stelle {number} von {all}, auf %n Arten zu legen</numerusform>
            </translation>
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
            <source>That is beyond the table.</source>
            <translation>So weit reicht der Tisch nicht.</translation>
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
            <source>This game is played without farmers.</source>
            <translation>Diese Partie wird ohne Bauern gespielt.</translation>
        </message>
        <message>
            <source>Tile {laid} of {all}</source>
            <translation>Plättchen {laid} von {all}</translation>
        </message>
        <message>
            <source>What fits</source>
            <translation>Was passt</translation>
        </message>
        <message>
            <source>You have no meeple left.</source>
            <translation>Du hast keinen Meeple mehr.</translation>
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation>Deine Entscheidung, {name}</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>garden</source>
            <translation>Garten</translation>
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
            <source>lays a tile</source>
            <translation>legt ein Plättchen</translation>
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
            <source>set</source>
            <translation>setzen</translation>
        </message>
        <message>
            <source>set the meeple</source>
            <translation>Meeple setzen</translation>
        </message>
        <message>
            <source>shield</source>
            <translation>Wappen</translation>
        </message>
        <message>
            <source>thinks of a meeple</source>
            <translation>überlegt, ob ein Meeple kommt</translation>
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
            <source>{names} share the victory</source>
            <translation>{names} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{names}: {feature} at the end</source>
            <translation>{names}: {feature} am Ende</translation>
        </message>
        <message>
            <source>{name} lays a farmer in the field</source>
            <translation>{name} legt einen Bauern auf die Wiese</translation>
        </message>
        <message>
            <source>{name} lays a tile</source>
            <translation>{name} legt ein Plättchen</translation>
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
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{what}: {names}</source>
            <translation>{what}: {names}</translation>
        </message>
    </context>
</TS>
