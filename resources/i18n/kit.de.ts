<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>VolumeSlider</name>
        <message>
            <source>Sounds</source>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
    </context>
</TS>
