<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>BurgundyDice</name>
        <message>
            <source>Duchy {letter}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>region points twice</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
