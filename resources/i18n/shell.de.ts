<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Continue: {game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play {game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a box from the shelf, seat the players and begin. Your match is kept after every move.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The board as it stands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program was interrupted; nothing is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome to the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} to play</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Dates</name>
        <message>
            <source>d MMM</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d MMM yyyy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>today</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yesterday</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Everyone at one table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Saved as “{name}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules have changed since: the match goes on from here, without its history.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings could not be kept: {why}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>NewGamePage</name>
        <message>
            <source>Apply</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Favourites</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How to play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of this set-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Otherwise the one at the top begins; play goes on downwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random start player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save as …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same seed deals the same game; leave it empty for a new one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about {minutes} minutes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>random</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message>
            <source>Every player needs a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move {number} of this saved match is not allowed by the rules.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something went wrong in the program. Your match is kept; a report was written to {folder}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk is full; the match could not be saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match could not be saved: writing is not possible there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The moves of this saved match do not lead to the position it claims.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The position in this saved match cannot be played on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The script of this match asks for something that cannot happen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The seed must be a whole number from 0 to {largest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The set-up of this saved match is not possible.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no player colour “{colour}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file cannot be opened: reading it is not allowed or not possible.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file cannot be read: it is damaged or something else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file is far too large to be a saved match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file is no longer there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game has no option “{option}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game is for {least} to {most} players, not for {players}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a saved match of Tafelrunde.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This match is of a game that is not installed here: {game}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This match was saved by a newer version of Tafelrunde.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This saved match is damaged: parts of it are missing or wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two players cannot have the same colour.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{value}” cannot be chosen for the option “{option}”.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Row</name>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Duplicate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rename</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>kept by itself</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Not in play in this match.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulesReader</name>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not in play in this match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not found</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RulesSide</name>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SavesCard</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Matches you save are found here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cannot be opened</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>show all %n</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>SavesPage</name>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete this match?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export a match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import a match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is saved yet. A match that is played is kept here by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rename</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no bin here; “{name}” was moved to {folder}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>newest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{name}” goes to the bin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{name}” is in the bin.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>Add a player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bot: any move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bot: easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bot: {level}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour: {colour}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to another place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Red</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove this player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seat {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sit further down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sit further up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who plays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yellow</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SettingsCard</name>
        <message>
            <source>All settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Night</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>brisk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>calm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>quick</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Also behind a drawn tile or a rolled die.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Animation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before something that cannot be taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colours for colour-blind eyes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Day</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every colour also has a shape of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free take-back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How fast pieces move and bots play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Irreversible steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look and language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Night</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No curtain falls between the players’ turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players’ colours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Secrets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>System</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>We play open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>brisk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>calm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>quick</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <source>Games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{players} players · {minutes} min</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
