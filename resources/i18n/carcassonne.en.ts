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
            <source>tile(s) still in the bag</source>
            <translation>
                <numerusform>tile still in the bag</numerusform>
                <numerusform>tiles still in the bag</numerusform>
            </translation>
        </message>
    </context>
</TS>
