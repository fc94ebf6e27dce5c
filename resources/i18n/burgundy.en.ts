<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>Burgundy</name>
        <message numerus="yes">
            <source>%n good(s)</source>
            <translation>
                <numerusform>%n good</numerusform>
                <numerusform>%n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) of workers</source>
            <translation>
                <numerusform>%n pair of workers</numerusform>
                <numerusform>%n pairs of workers</numerusform>
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
    </context>
</TS>
