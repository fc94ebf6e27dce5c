<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>CatanDuel</name>
        <message numerus="yes">
            <source>%n card(s) go under a stack with the same back.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of this stack come to your hand.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to draw, from any stack.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n city(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found no room</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more: the other gives one of them up.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) on buildings</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n purchase(s) left, 1 gold each.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) found no room</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) of the other's to take.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) to give: touch a landscape.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) to take: touch a landscape.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n settlement(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>(production)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>(the price)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>(the search)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>(the trade)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>(trade advantage)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>({card})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A card has been drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A card that sets a die is played before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An attack, {name}!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An event card has been turned up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any card of the discard pile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrange your landscapes, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At which Bath House, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Beside a landscape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brigand attack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build and play cards from your hand and the stacks, trade at your plaque; then end your turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Building</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buildings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy a resource, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buy nothing more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Celebration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a landscape, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a stack for your hand, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>City</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Demolish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do not search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw a card, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the landscapes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw the top card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End your actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Event</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Event card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Event: {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exchange a card, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For the search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hero</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hidden cards have been seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It goes under a stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It may not lie there: look for the glowing places.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep my hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Landscape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Landscape {number} of 2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave them so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let it happen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name buildings of the other, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New landscape: {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New landscapes have been turned up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has the strength advantage now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has the trade advantage now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None of these cards is left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing lies there that could be given.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one of this card may lie in your principality.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only the event die is rolled then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Pay %n gold, or touch a unit that leaves.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Pay the gold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plentiful harvest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points have changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Production</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Progress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refuse the event, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Riots, {name}!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads, settlements and cities stay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll the dice first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll the dice, {name}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Search for %n resource(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Send a scout, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set the production die, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settlement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settlement or city</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settlements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ship</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strength</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strength advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a card back, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a card, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a new card, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take one card, or none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is enough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cards of the stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dice have been rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The discard pile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The event stack is made anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The landscapes of the stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other cannot store this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other has none of this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other has nothing that this could hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other has nothing that you could store.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other has taken this stack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other landscape goes below the new settlement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other's hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other's hand, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The price</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The price is cut by a resource of your choice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The top card of a stack, or search one for a price.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no free place for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no room left to store it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This cannot be traded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This card has been used in this turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This card is not concerned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This card is not in the stack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This card is played at another moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This die is already set.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs 2 progress points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs 3 trade points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs a city or 3 trade points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs a city.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs a hero with strength points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs fewer victory points than the other has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs one of these: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs the strength advantage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs {cards} in your principality.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This needs {cards}, or fewer victory points than the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This stack has another back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This stack is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch a card, then a stack with the same back: it goes under it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch a card, then a stack with the same back; or keep your hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch two landscapes and they change places.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Touch two landscapes, or two expansions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trade</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trade advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trade ship</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {turn}, {points} victory points win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {turn}: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under which stack, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under which stack?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What do you leave out, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What do you take from the other, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What do you take, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where does it come from, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which card has to go, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which cards change places, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which landscape is filled, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which one lies above, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which one lies above?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which stack do you search, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With the Scout you choose both new landscapes yourself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With what the other has of its kind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wool or grain, {name}?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You cannot pay this now: resources marked red are missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You do not have enough gold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You do not have enough resources.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You do not have this card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have to take one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have too few of this for the trade.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You see all its cards and take one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your first 3 cards come from this stack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your hand is too large, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your turn, {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>acts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>brick</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>build {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chooses a hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>decides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>demolish {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>discards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>draws cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>exchange {one} and {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>give 1 of {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>grain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>leave out {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>play {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>put back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>read the card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rolls the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>searches a stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stack {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>strength advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take 1 at {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>thinks of exchanging a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>touch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>trade advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>trade {give} for {get}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>walk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} above</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} comes upon you. Play a card so that it passes you by?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} is played against you. Roll to ward it off?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} leaves the principality.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} under stack {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} resources: the brigands pass {name} by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} resources: {name} is robbed of wool and gold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{event} passes {name} by: {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} builds {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} demolishes {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} draws a card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} exchanges two cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} gives {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no room left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has the strength advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has the trade advantage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} looks at the hand of {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} looks through a stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} loses {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} plays {card}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} puts a card under a stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} receives {goods}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} rolls {number} and {face}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} rolls {number} for the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a card from the discard pile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a card from the hand of {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes a card out of a stack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} trades {give} for {get}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} and {face}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number}: {card} comes through</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number}: {card} is warded off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
