<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>CatanDuel</name>
        <message numerus="yes">
            <source>%n card(s) found</source>
            <translation>
                <numerusform>%n card found</numerusform>
                <numerusform>%n cards found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) go under a stack with the same back.</source>
            <translation>
                <numerusform>%n card goes under a stack with the same back.</numerusform>
                <numerusform>%n cards go under stacks with the same back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of this stack come to your hand.</source>
            <translation>
                <numerusform>%n card of this stack comes to your hand.</numerusform>
                <numerusform>%n cards of this stack come to your hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to draw, from any stack.</source>
            <translation>
                <numerusform>%n card to draw, from any stack.</numerusform>
                <numerusform>%n cards to draw, from any stacks.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n city(s)</source>
            <translation>
                <numerusform>%n city</numerusform>
                <numerusform>%n cities</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found no room</source>
            <translation>
                <numerusform>%n found no room</numerusform>
                <numerusform>%n found no room</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more: the other gives one of them up.</source>
            <translation>
                <numerusform>%n more: the other gives one of them up.</numerusform>
                <numerusform>%n more: the other gives one of them up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) on buildings</source>
            <translation>
                <numerusform>%n point on buildings</numerusform>
                <numerusform>%n points on buildings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n purchase(s) left, 1 gold each.</source>
            <translation>
                <numerusform>%n purchase left, for 1 gold.</numerusform>
                <numerusform>%n purchases left, 1 gold each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) found no room</source>
            <translation>
                <numerusform>%n resource found no room</numerusform>
                <numerusform>%n resources found no room</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) of the other's to take.</source>
            <translation>
                <numerusform>%n resource of the other's is yours.</numerusform>
                <numerusform>%n resources of the other's are yours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) to give: touch a landscape.</source>
            <translation>
                <numerusform>%n resource to give: touch a landscape.</numerusform>
                <numerusform>%n resources to give: touch a landscape.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) to take: touch a landscape.</source>
            <translation>
                <numerusform>%n resource to take: touch a landscape.</numerusform>
                <numerusform>%n resources to take: touch a landscape.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n settlement(s)</source>
            <translation>
                <numerusform>%n settlement</numerusform>
                <numerusform>%n settlements</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pay %n gold, or touch a unit that leaves.</source>
            <translation>
                <numerusform>Pay %n gold, or touch a unit that leaves.</numerusform>
                <numerusform>Pay %n gold, or touch a unit that leaves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Search for %n resource(s)</source>
            <translation>
                <numerusform>Search for %n resource</numerusform>
                <numerusform>Search for %n resources</numerusform>
            </translation>
        </message>
    </context>
</TS>
