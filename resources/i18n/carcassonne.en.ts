<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>Carcassonne</name>
        <message numerus="yes">
            <source>%n city(s)</source>
            <translation>
                <numerusform>%n city</numerusform>
                <numerusform>%n cities</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n completed city(s)</source>
            <translation>
                <numerusform>%n completed city</numerusform>
                <numerusform>%n completed cities</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n farmer(s)</source>
            <translation>
                <numerusform>%n farmer</numerusform>
                <numerusform>%n farmers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the cathedral</source>
            <translation>
                <numerusform>%n for the cathedral</numerusform>
                <numerusform>%n for the cathedral</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the cathedral, as the city is unfinished</source>
            <translation>
                <numerusform>%n for the cathedral, as the city is unfinished</numerusform>
                <numerusform>%n for the cathedral, as the city is unfinished</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the inn</source>
            <translation>
                <numerusform>%n for the inn</numerusform>
                <numerusform>%n for the inn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the inn, as the road is unfinished</source>
            <translation>
                <numerusform>%n for the inn, as the road is unfinished</numerusform>
                <numerusform>%n for the inn, as the road is unfinished</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the mage</source>
            <translation>
                <numerusform>%n for the mage</numerusform>
                <numerusform>%n for the mage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the pig</source>
            <translation>
                <numerusform>%n for the pig</numerusform>
                <numerusform>%n for the pig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the robber left over</source>
            <translation>
                <numerusform>%n for the robber left over</numerusform>
                <numerusform>%n for the robber left over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n for the witch</source>
            <translation>
                <numerusform>%n for the witch</numerusform>
                <numerusform>%n for the witch</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold bar(s)</source>
            <translation>
                <numerusform>%n gold bar</numerusform>
                <numerusform>%n gold bars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n instead of the message</source>
            <translation>
                <numerusform>%n instead of the message</numerusform>
                <numerusform>%n instead of the message</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n knight(s)</source>
            <translation>
                <numerusform>%n knight</numerusform>
                <numerusform>%n knights</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n road(s)</source>
            <translation>
                <numerusform>%n road</numerusform>
                <numerusform>%n roads</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shield(s)</source>
            <translation>
                <numerusform>%n shield</numerusform>
                <numerusform>%n shields</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n taken by the robber</source>
            <translation>
                <numerusform>%n taken by the robber</numerusform>
                <numerusform>%n taken by the robber</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n place(s).</source>
            <translation>
                <numerusform>It fits in one place.</numerusform>
                <numerusform>It fits in %n places.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Place {number} of {all}, %n way(s) to lay it</source>
            <translation>
                <numerusform>Place {number} of {all}, one way to lay it</numerusform>
                <numerusform>Place {number} of {all}, %n ways to lay it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Which scoring figure moves on by %n point(s)?</source>
            <translation>
                <numerusform>Which scoring figure moves on by %n point?</numerusform>
                <numerusform>Which scoring figure moves on by %n points?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>tile(s) still in the bag</source>
            <translation>
                <numerusform>tile still in the bag</numerusform>
                <numerusform>tiles still in the bag</numerusform>
            </translation>
        </message>
    </context>
</TS>
