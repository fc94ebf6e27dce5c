<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Errors</name>
        <message>
            <source>Something went wrong in the program. Your match is kept; a report was written to {folder}.</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
