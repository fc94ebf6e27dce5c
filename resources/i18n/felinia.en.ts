<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>Felinia</name>
        <message numerus="yes">
            <source>%n gold</source>
            <translation>
                <numerusform>%n gold</numerusform>
                <numerusform>%n gold</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n goods tile(s)</source>
            <translation>
                <numerusform>%n goods tile</numerusform>
                <numerusform>%n goods tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s) alone</source>
            <translation>
                <numerusform>%n merchant alone</numerusform>
                <numerusform>%n merchants alone</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s) as neighbours</source>
            <translation>
                <numerusform>%n merchant as neighbour</numerusform>
                <numerusform>%n merchants as neighbours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n merchant(s) in a group</source>
            <translation>
                <numerusform>%n merchant in a group</numerusform>
                <numerusform>%n merchants in a group</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s), bonus</source>
            <translation>
                <numerusform>%n place, bonus</numerusform>
                <numerusform>%n places, bonus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), if the game ended now</source>
            <translation>
                <numerusform>%n point, if the game ended now</numerusform>
                <numerusform>%n points, if the game ended now</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n provision(s)</source>
            <translation>
                <numerusform>%n provision</numerusform>
                <numerusform>%n provisions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A stone here brings %n silver at once.</source>
            <translation>
                <numerusform>A stone here brings %n silver at once.</numerusform>
                <numerusform>A stone here brings %n silver at once.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In the city to trade there, or on your board for %n silver.</source>
            <translation>
                <numerusform>In the city to trade there, or on your board for %n silver.</numerusform>
                <numerusform>In the city to trade there, or on your board for %n silver.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n silver. Give a goods tile for another kind and a card, or a gold and a spice for a bonus tile.</source>
            <translation>
                <numerusform>It costs %n silver. Give a goods tile for another kind and a card, or a gold and a spice for a bonus tile.</numerusform>
                <numerusform>It costs %n silver. Give a goods tile for another kind and a card, or a gold and a spice for a bonus tile.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On market {market} a tile costs %n silver: one for each stone there.</source>
            <translation>
                <numerusform>On market {market} a tile costs %n silver: one for each stone there.</numerusform>
                <numerusform>On market {market} a tile costs %n silver: one for each stone there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deal costs %n silver: sell for it, or take the stone back.</source>
            <translation>
                <numerusform>The deal costs %n silver: sell something for it, or take the stone back.</numerusform>
                <numerusform>The deal costs %n silver: sell something for it, or take the stone back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The top stone trades first and pays %n silver.</source>
            <translation>
                <numerusform>The top stone trades first and pays %n silver.</numerusform>
                <numerusform>The top stone trades first and pays %n silver.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Who enters takes %n of it.</source>
            <translation>
                <numerusform>Who enters takes %n of it.</numerusform>
                <numerusform>Who enters takes %n of it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Who stays here now scores %n more for merchants.</source>
            <translation>
                <numerusform>Who stays here now scores %n point more for merchants.</numerusform>
                <numerusform>Who stays here now scores %n points more for merchants.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>keep one more for %n silver</source>
            <translation>
                <numerusform>keep one more for %n silver</numerusform>
                <numerusform>keep one more for %n silver</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>ship tile(s) to come</source>
            <translation>
                <numerusform>ship tile to come</numerusform>
                <numerusform>ship tiles to come</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>spice: %n point(s)</source>
            <translation>
                <numerusform>spice: %n point</numerusform>
                <numerusform>spice: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>stone on the board: %n silver</source>
            <translation>
                <numerusform>stone on the board: %n silver</numerusform>
                <numerusform>stone on the board: %n silver</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{country}: you may look at %n more tile(s).</source>
            <translation>
                <numerusform>{country}: you may look at %n more tile.</numerusform>
                <numerusform>{country}: you may look at %n more tiles.</numerusform>
            </translation>
        </message>
    </context>
</TS>
