<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>AboutPanel</name>
        <message>
            <source>About Tafelrunde</source>
            <translation>Über Tafelrunde</translation>
        </message>
        <message>
            <source>MIT licence. Stands on Qt (LGPL), Python, Source Serif and Source Sans (OFL).</source>
            <translation>MIT-Lizenz. Baut auf Qt (LGPL), Python, Source Serif und Source Sans (OFL).</translation>
        </message>
        <message>
            <source>Show the folder</source>
            <translation>Ordner zeigen</translation>
        </message>
        <message>
            <source>Tafelrunde is unofficial: it is made by people who like these games, and is not connected with their authors and publishers. The games’ names belong to their owners.</source>
            <translation>Tafelrunde ist inoffiziell: Es ist von Leuten gemacht, die diese Spiele mögen, und hat mit ihren Autoren und Verlagen nichts zu tun. Die Namen der Spiele gehören ihren Inhabern.</translation>
        </message>
        <message>
            <source>Your saved matches lie in {folder}.</source>
            <translation>Deine gespeicherten Partien liegen in {folder}.</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Continue: {game}</source>
            <translation>Weiterspielen: {game}</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>{game} spielen</translation>
        </message>
        <message>
            <source>Show the result</source>
            <translation>Ergebnis zeigen</translation>
        </message>
        <message>
            <source>Take a box from the shelf, seat the players and begin. Your match is kept after every move.</source>
            <translation>Nimm eine Schachtel aus dem Regal, setz die Mitspieler an den Tisch und leg los. Die Partie wird nach jedem Zug gesichert.</translation>
        </message>
        <message>
            <source>The board as it stands</source>
            <translation>Das Spielfeld im Augenblick</translation>
        </message>
        <message>
            <source>The program was interrupted; nothing is lost.</source>
            <translation>Das Programm wurde unterbrochen; nichts ist verloren.</translation>
        </message>
        <message>
            <source>Welcome to the table</source>
            <translation>Willkommen am Tisch</translation>
        </message>
        <message>
            <source>{name} to play</source>
            <translation>{name} ist dran</translation>
        </message>
    </context>
    <context>
        <name>Dates</name>
        <message>
            <source>d MMM</source>
            <translation>d. MMM</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation>d. MMM yyyy</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
    </context>
    <context>
        <name>Favourites</name>
        <message>
            <source>Apply</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Delete this favourite?</source>
            <translation>Diesen Favoriten löschen?</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of this set-up</source>
            <translation>Name dieser Aufstellung</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save as …</source>
            <translation>Speichern als …</translation>
        </message>
        <message>
            <source>“{name}” will be forgotten.</source>
            <translation>„{name}“ wird vergessen.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Everyone at one table</source>
            <translation>Alle an einem Tisch</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Saved as “{name}”.</source>
            <translation>Gespeichert als „{name}“.</translation>
        </message>
        <message>
            <source>The rules have changed since: the match goes on from here, without its history.</source>
            <translation>Die Regeln haben sich seither geändert: Die Partie geht von hier an weiter, ohne ihren Verlauf.</translation>
        </message>
        <message>
            <source>The settings could not be kept: {why}</source>
            <translation>Die Einstellungen konnten nicht gesichert werden: {why}</translation>
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>Begin</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favoriten</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Womit gespielt wird</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Otherwise the one at the top begins; play goes on downwards.</source>
            <translation>Sonst beginnt, wer oben steht; gespielt wird der Reihe nach von oben nach unten.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Mitspieler</translation>
        </message>
        <message>
            <source>Random start player</source>
            <translation>Startspieler auslosen</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <source>The same seed deals the same game; leave it empty for a new one.</source>
            <translation>Dieselbe Startzahl ergibt dasselbe Spiel; leer gelassen, wird neu gemischt.</translation>
        </message>
        <message>
            <source>about {minutes} minutes</source>
            <translation>etwa {minutes} Minuten</translation>
        </message>
        <message>
            <source>random</source>
            <translation>zufällig</translation>
        </message>
    </context>
    <context>
        <name>Paces</name>
        <message>
            <source>at once</source>
            <translation>sofort</translation>
        </message>
        <message>
            <source>brisk</source>
            <translation>flott</translation>
        </message>
        <message>
            <source>calm</source>
            <translation>ruhig</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>schnell</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>A bot of this match has a level that is not known here.</source>
            <translation>Ein Bot dieser Partie hat eine Stufe, die es hier nicht gibt.</translation>
        </message>
        <message>
            <source>Every player needs a name.</source>
            <translation>Alle Mitspieler brauchen einen Namen.</translation>
        </message>
        <message>
            <source>Move {number} of this saved match is not allowed by the rules.</source>
            <translation>Zug {number} dieser gespeicherten Partie ist nach den Regeln nicht erlaubt.</translation>
        </message>
        <message>
            <source>Something went wrong in the program. Your match is kept; a report was written to {folder}.</source>
            <translation>Im Programm ist etwas schiefgegangen. Die Partie ist gesichert; ein Bericht liegt in {folder}.</translation>
        </message>
        <message>
            <source>The disk is full; the match could not be saved.</source>
            <translation>Der Datenträger ist voll; die Partie konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The match could not be saved: writing is not possible there.</source>
            <translation>Die Partie konnte nicht gespeichert werden: Dort lässt sich nichts schreiben.</translation>
        </message>
        <message>
            <source>The moves of this saved match do not lead to the position it claims.</source>
            <translation>Die Züge dieser gespeicherten Partie führen nicht zu der Stellung, die sie angibt.</translation>
        </message>
        <message>
            <source>The position in this saved match cannot be played on.</source>
            <translation>Die Stellung in dieser gespeicherten Partie lässt sich nicht weiterspielen.</translation>
        </message>
        <message>
            <source>The script of this match asks for something that cannot happen.</source>
            <translation>Das Drehbuch dieser Partie verlangt etwas, das nicht geschehen kann.</translation>
        </message>
        <message>
            <source>The seed must be a whole number from 0 to {largest}.</source>
            <translation>Die Startzahl muss eine ganze Zahl von 0 bis {largest} sein.</translation>
        </message>
        <message>
            <source>The set-up of this saved match is not possible.</source>
            <translation>So wie diese gespeicherte Partie aufgestellt ist, kann man nicht spielen.</translation>
        </message>
        <message>
            <source>There is no player colour “{colour}”.</source>
            <translation>Die Spielerfarbe „{colour}“ gibt es nicht.</translation>
        </message>
        <message>
            <source>This file cannot be opened: reading it is not allowed or not possible.</source>
            <translation>Diese Datei lässt sich nicht öffnen: Das Lesen ist nicht erlaubt oder nicht möglich.</translation>
        </message>
        <message>
            <source>This file cannot be read: it is damaged or something else.</source>
            <translation>Diese Datei ist nicht lesbar: Sie ist beschädigt oder etwas anderes.</translation>
        </message>
        <message>
            <source>This file is far too large to be a saved match.</source>
            <translation>Diese Datei ist viel zu groß für eine gespeicherte Partie.</translation>
        </message>
        <message>
            <source>This file is no longer there.</source>
            <translation>Diese Datei ist nicht mehr da.</translation>
        </message>
        <message>
            <source>This game has no option “{option}”.</source>
            <translation>Dieses Spiel hat keine Option „{option}“.</translation>
        </message>
        <message>
            <source>This game is for {least} to {most} players, not for {players}.</source>
            <translation>Dieses Spiel ist für {least} bis {most} Personen, nicht für {players}.</translation>
        </message>
        <message>
            <source>This is not a saved match of Tafelrunde.</source>
            <translation>Das ist keine gespeicherte Partie von Tafelrunde.</translation>
        </message>
        <message>
            <source>This match is being played in another window.</source>
            <translation>Diese Partie wird gerade in einem anderen Fenster gespielt.</translation>
        </message>
        <message>
            <source>This match is of a game that is not installed here: {game}.</source>
            <translation>Diese Partie gehört zu einem Spiel, das es hier nicht gibt: {game}.</translation>
        </message>
        <message>
            <source>This match was saved by a newer version of Tafelrunde.</source>
            <translation>Diese Partie wurde mit einer neueren Version von Tafelrunde gespeichert.</translation>
        </message>
        <message>
            <source>This saved match is damaged: parts of it are missing or wrong.</source>
            <translation>Diese gespeicherte Partie ist beschädigt: Teile fehlen oder stimmen nicht.</translation>
        </message>
        <message>
            <source>Two players cannot have the same colour.</source>
            <translation>Zwei Mitspieler können nicht dieselbe Farbe haben.</translation>
        </message>
        <message>
            <source>“{value}” cannot be chosen for the option “{option}”.</source>
            <translation>„{value}“ lässt sich für die Option „{option}“ nicht wählen.</translation>
        </message>
    </context>
    <context>
        <name>Row</name>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Duplizieren</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Open {name}</source>
            <translation>{name} öffnen</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>kept by itself</source>
            <translation>von selbst gesichert</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Not in play in this match.</source>
            <translation>In dieser Partie nicht im Spiel.</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>RulesReader</name>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n Stelle</numerusform>
                <numerusform>%n Stellen</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vor</translation>
        </message>
        <message>
            <source>Not in play in this match.</source>
            <translation>In dieser Partie nicht im Spiel.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>In den Regeln suchen</translation>
        </message>
        <message>
            <source>not found</source>
            <translation>nicht gefunden</translation>
        </message>
    </context>
    <context>
        <name>RulesSide</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>SavesCard</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>Matches you save are found here.</source>
            <translation>Hier findest du die Partien, die du speicherst.</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Gespeichert</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Gespeicherte Partien</translation>
        </message>
        <message>
            <source>cannot be opened</source>
            <translation>lässt sich nicht öffnen</translation>
        </message>
        <message>
            <source>open a file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message numerus="yes">
            <source>show all %n</source>
            <translation>
                <numerusform>alle %n zeigen</numerusform>
                <numerusform>alle %n zeigen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SavesPage</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Delete this match?</source>
            <translation>Diese Partie löschen?</translation>
        </message>
        <message>
            <source>Export a match</source>
            <translation>Partie exportieren</translation>
        </message>
        <message>
            <source>Import a match</source>
            <translation>Partie importieren</translation>
        </message>
        <message>
            <source>Import …</source>
            <translation>Importieren …</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Nothing found.</source>
            <translation>Nichts gefunden.</translation>
        </message>
        <message>
            <source>Nothing is saved yet. A match that is played is kept here by itself.</source>
            <translation>Noch ist nichts gespeichert. Eine laufende Partie wird hier von selbst gesichert.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Gespeicherte Partien</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>There is no bin here; “{name}” was moved to {folder}.</source>
            <translation>Hier gibt es keinen Papierkorb; „{name}“ liegt jetzt in {folder}.</translation>
        </message>
        <message>
            <source>by game</source>
            <translation>nach Spiel</translation>
        </message>
        <message>
            <source>by name</source>
            <translation>nach Name</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>neueste zuerst</translation>
        </message>
        <message>
            <source>“{name}” goes to the bin.</source>
            <translation>„{name}“ kommt in den Papierkorb.</translation>
        </message>
        <message>
            <source>“{name}” is in the bin.</source>
            <translation>„{name}“ liegt im Papierkorb.</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>Add a player</source>
            <translation>Mitspieler dazusetzen</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Bot: easy</source>
            <translation>Bot: leicht</translation>
        </message>
        <message>
            <source>Bot: random</source>
            <translation>Bot: zufällig</translation>
        </message>
        <message>
            <source>Bot: {level}</source>
            <translation>Bot: {level}</translation>
        </message>
        <message>
            <source>Colour: {colour}</source>
            <translation>Farbe: {colour}</translation>
        </message>
        <message>
            <source>Drag to another place</source>
            <translation>An einen anderen Platz ziehen</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Pink</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Remove this player</source>
            <translation>Vom Tisch nehmen</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Platz {number}</translation>
        </message>
        <message>
            <source>Sit further down</source>
            <translation>Weiter nach unten setzen</translation>
        </message>
        <message>
            <source>Sit further up</source>
            <translation>Weiter nach oben setzen</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Wer spielt</translation>
        </message>
        <message>
            <source>Yellow</source>
            <translation>Gelb</translation>
        </message>
    </context>
    <context>
        <name>SettingsCard</name>
        <message>
            <source>All settings</source>
            <translation>Alle Einstellungen</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Nacht</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Ask first</source>
            <translation>Vorher fragen</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Before something that cannot be taken back.</source>
            <translation>Bevor etwas geschieht, das sich nicht zurücknehmen lässt.</translation>
        </message>
        <message>
            <source>Colours for colour-blind eyes</source>
            <translation>Farben für Farbenblinde</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Every colour also has a shape of its own.</source>
            <translation>Jede Farbe hat auch eine eigene Form.</translation>
        </message>
        <message>
            <source>Free take-back</source>
            <translation>Freies Zurücknehmen</translation>
        </message>
        <message>
            <source>How a new table begins: also behind a drawn tile or a rolled die.</source>
            <translation>So beginnt ein neuer Tisch: auch hinter ein gezogenes Plättchen oder einen Wurf zurück.</translation>
        </message>
        <message>
            <source>How fast pieces move and bots play.</source>
            <translation>Wie schnell Figuren sich bewegen und Bots spielen.</translation>
        </message>
        <message>
            <source>Irreversible steps</source>
            <translation>Endgültige Schritte</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Look and language</source>
            <translation>Aussehen und Sprache</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Nacht</translation>
        </message>
        <message>
            <source>No curtain falls between the players’ turns.</source>
            <translation>Zwischen den Zügen fällt kein Vorhang.</translation>
        </message>
        <message>
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Players’ colours</source>
            <translation>Spielerfarben</translation>
        </message>
        <message>
            <source>Secrets</source>
            <translation>Geheimnisse</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>We play open</source>
            <translation>Wir spielen offen</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>{players} players · {minutes} min</source>
            <translation>{players} Spieler · {minutes} min</translation>
        </message>
    </context>
</TS>
