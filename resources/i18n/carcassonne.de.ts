<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Carcassonne</name>
        <message>
            <source> and </source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n city(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n completed city(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n road(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shield(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>A drawn tile fits nowhere and goes back to the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A meeple, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile already lies there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile must touch one that already lies there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Carcassonne</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a place on the new tile, or keep your meeples.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>City</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>City complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Farmer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fields</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Garden</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Garden complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Highwayman</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>It fits in %n place(s).</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Its sides do not continue what lies beside it: turn it, or look elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep my meeples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Knight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay tile by tile a land of cities, roads and fields, and claim what pays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay your tile, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Meeple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Meeples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Monastery</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Monastery complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Monk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody stands there.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Place {number} of {all}, %n way(s) to lay it</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Road complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show how many of the tiles still to come fit each place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show whose fields these are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody already stands in this feature.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is beyond the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last tile is laid: final scoring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game is played without farmers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile {laid} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have no meeple left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>choose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>complete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>garden</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lay the tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>meadow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>monastery</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>set a meeple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>shield</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>tile(s) still in the bag</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>when closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} share the victory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names}: {feature} at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lays a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} sets a meeple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: {names}</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
