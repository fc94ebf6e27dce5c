<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>BurgundyDice</name>
        <message numerus="yes">
            <source>%n goods</source>
            <translation>
                <numerusform>%n goods</numerusform>
                <numerusform>%n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n monk(s)</source>
            <translation>
                <numerusform>%n monk</numerusform>
                <numerusform>%n monks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of the goods</source>
            <translation>
                <numerusform>%n of the goods</numerusform>
                <numerusform>%n of the goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n silver</source>
            <translation>
                <numerusform>%n silver</numerusform>
                <numerusform>%n silver</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s)</source>
            <translation>
                <numerusform>%n worker</numerusform>
                <numerusform>%n workers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n point(s)</source>
            <translation>
                <numerusform>+%n point</numerusform>
                <numerusform>+%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A double hourglass: each of your goods may become %n point(s) and a silver.</source>
            <translation>
                <numerusform>A double hourglass: each of your goods may become %n point and a silver.</numerusform>
                <numerusform>A double hourglass: each of your goods may become %n points and a silver.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>One number die with one colour die: %n hex(es) can be marked.</source>
            <translation>
                <numerusform>One number die with one colour die: %n hex can be marked.</numerusform>
                <numerusform>One number die with one colour die: %n hexes can be marked.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sell %n of the goods</source>
            <translation>
                <numerusform>Sell %n of the goods</numerusform>
                <numerusform>Sell %n of the goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hourglass(es) left in phase {phase}</source>
            <translation>
                <numerusform>hourglass left in phase {phase}</numerusform>
                <numerusform>hourglasses left in phase {phase}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>region complete: %n point(s)</source>
            <translation>
                <numerusform>region complete: %n point</numerusform>
                <numerusform>region complete: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>region of %n</source>
            <translation>
                <numerusform>region of %n</numerusform>
                <numerusform>region of %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>round(s) left in phase {phase}</source>
            <translation>
                <numerusform>round left in phase {phase}</numerusform>
                <numerusform>rounds left in phase {phase}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>sells %n of the goods</source>
            <translation>
                <numerusform>sells %n of the goods</numerusform>
                <numerusform>sells %n of the goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} sells %n of the goods</source>
            <translation>
                <numerusform>{name} sells %n of the goods</numerusform>
                <numerusform>{name} sells %n of the goods</numerusform>
            </translation>
        </message>
    </context>
</TS>
