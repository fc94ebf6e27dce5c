<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>CatanDuel</name>
        <message numerus="yes">
            <source>%n card(s) found</source>
            <translation>
                <numerusform>%n Karte gefunden</numerusform>
                <numerusform>%n Karten gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) go under a stack with the same back.</source>
            <translation>
                <numerusform>%n Karte kommt unter einen Stapel mit derselben Rückseite.</numerusform>
                <numerusform>%n Karten kommen unter Stapel mit derselben Rückseite.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of this stack come to your hand.</source>
            <translation>
                <numerusform>%n Karte dieses Stapels kommt auf deine Hand.</numerusform>
                <numerusform>%n Karten dieses Stapels kommen auf deine Hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to draw, from any stack.</source>
            <translation>
                <numerusform>Noch %n Karte, von einem beliebigen Stapel.</numerusform>
                <numerusform>Noch %n Karten, von beliebigen Stapeln.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n city(s)</source>
            <translation>
                <numerusform>%n Stadt</numerusform>
                <numerusform>%n Städte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found no room</source>
            <translation>
                <numerusform>%n fand keinen Platz</numerusform>
                <numerusform>%n fanden keinen Platz</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more: the other gives one of them up.</source>
            <translation>
                <numerusform>Noch %n: Eines davon muss der andere abgeben.</numerusform>
                <numerusform>Noch %n: Eines davon muss der andere abgeben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) on buildings</source>
            <translation>
                <numerusform>%n Punkt auf Gebäuden</numerusform>
                <numerusform>%n Punkte auf Gebäuden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n purchase(s) left, 1 gold each.</source>
            <translation>
                <numerusform>Noch %n Kauf für 1 Gold.</numerusform>
                <numerusform>Noch %n Käufe für je 1 Gold.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) found no room</source>
            <translation>
                <numerusform>%n Rohstoff fand keinen Platz</numerusform>
                <numerusform>%n Rohstoffe fanden keinen Platz</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) of the other's to take.</source>
            <translation>
                <numerusform>%n Rohstoff des anderen gehört dir.</numerusform>
                <numerusform>%n Rohstoffe des anderen gehören dir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) to give: touch a landscape.</source>
            <translation>
                <numerusform>%n Rohstoff ist abzugeben: Wähle eine Landschaft.</numerusform>
                <numerusform>%n Rohstoffe sind abzugeben: Wähle eine Landschaft.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) to take: touch a landscape.</source>
            <translation>
                <numerusform>%n Rohstoff ist zu nehmen: Wähle eine Landschaft.</numerusform>
                <numerusform>%n Rohstoffe sind zu nehmen: Wähle eine Landschaft.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n settlement(s)</source>
            <translation>
                <numerusform>%n Siedlung</numerusform>
                <numerusform>%n Siedlungen</numerusform>
            </translation>
        </message>
        <message>
            <source>(production)</source>
            <translation>(Ertrag)</translation>
        </message>
        <message>
            <source>(the price)</source>
            <translation>(der Preis)</translation>
        </message>
        <message>
            <source>(the search)</source>
            <translation>(die Suche)</translation>
        </message>
        <message>
            <source>(the trade)</source>
            <translation>(der Tausch)</translation>
        </message>
        <message>
            <source>(trade advantage)</source>
            <translation>(Handelsvorteil)</translation>
        </message>
        <message>
            <source>({card})</source>
            <translation>({card})</translation>
        </message>
        <message>
            <source>A card has been drawn.</source>
            <translation>Eine Karte ist gezogen worden.</translation>
        </message>
        <message>
            <source>A card that sets a die is played before.</source>
            <translation>Eine Karte, die einen Würfel bestimmt, spielst du vorher.</translation>
        </message>
        <message>
            <source>A trade</source>
            <translation>Tausch</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Action cards</source>
            <translation>Aktionskarten</translation>
        </message>
        <message>
            <source>All cards</source>
            <translation>Alle Karten</translation>
        </message>
        <message>
            <source>All kinds</source>
            <translation>Alle Arten</translation>
        </message>
        <message>
            <source>All sets</source>
            <translation>Alle Sets</translation>
        </message>
        <message>
            <source>An attack, {name}!</source>
            <translation>Ein Angriff, {name}!</translation>
        </message>
        <message>
            <source>An event card has been turned up.</source>
            <translation>Eine Ereigniskarte ist aufgedeckt worden.</translation>
        </message>
        <message>
            <source>Any card of the discard pile.</source>
            <translation>Eine beliebige Karte des Ablagestapels.</translation>
        </message>
        <message>
            <source>Arrange your landscapes, {name}</source>
            <translation>Ordne deine Landschaften, {name}</translation>
        </message>
        <message>
            <source>At which Bath House, {name}?</source>
            <translation>An welchem Badhaus, {name}?</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Beside a landscape</source>
            <translation>An einer Landschaft</translation>
        </message>
        <message>
            <source>Brigand attack</source>
            <translation>Räuberüberfall</translation>
        </message>
        <message>
            <source>Build and play cards from your hand and the stacks, trade at your plaque; then end your turn.</source>
            <translation>Baue und spiele Karten von der Hand und den Stapeln, tausche an deiner Tafel; danach beende die Aktionen.</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Buy a resource, {name}?</source>
            <translation>Einen Rohstoff kaufen, {name}?</translation>
        </message>
        <message>
            <source>Buy nothing more</source>
            <translation>Nichts mehr kaufen</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Catan: The Duel</source>
            <translation>Catan: Das Duell</translation>
        </message>
        <message>
            <source>Celebration</source>
            <translation>Fest</translation>
        </message>
        <message>
            <source>Choose a landscape, {name}</source>
            <translation>Wähle eine Landschaft, {name}</translation>
        </message>
        <message>
            <source>Choose a place for {card}</source>
            <translation>Wähle einen Platz: {card}</translation>
        </message>
        <message>
            <source>Choose a stack for your hand, {name}</source>
            <translation>Wähle einen Stapel für deine Hand, {name}</translation>
        </message>
        <message>
            <source>Cities</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Demolish</source>
            <translation>Abreißen</translation>
        </message>
        <message>
            <source>Do not search</source>
            <translation>Nicht suchen</translation>
        </message>
        <message>
            <source>Draw a card, {name}</source>
            <translation>Ziehe eine Karte, {name}</translation>
        </message>
        <message>
            <source>Draw the landscapes</source>
            <translation>Landschaften ziehen</translation>
        </message>
        <message>
            <source>Draw the top card</source>
            <translation>Oberste Karte ziehen</translation>
        </message>
        <message>
            <source>End your actions</source>
            <translation>Aktionen beenden</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>Event card</source>
            <translation>Ereigniskarte</translation>
        </message>
        <message>
            <source>Event: {card}</source>
            <translation>Ereignis: {card}</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Exchange a card, {name}?</source>
            <translation>Eine Karte tauschen, {name}?</translation>
        </message>
        <message>
            <source>For the search</source>
            <translation>Für die Suche</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>Hidden cards have been seen.</source>
            <translation>Verdeckte Karten sind gesehen worden.</translation>
        </message>
        <message>
            <source>It goes under a stack</source>
            <translation>Sie kommt unter einen Stapel</translation>
        </message>
        <message>
            <source>It may not lie there: look for the glowing places.</source>
            <translation>Dort darf die Karte nicht liegen: Die leuchtenden Plätze gehen.</translation>
        </message>
        <message>
            <source>Keep my hand</source>
            <translation>Hand behalten</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Landschaft</translation>
        </message>
        <message>
            <source>Landscape {number} of 2.</source>
            <translation>Landschaft {number} von 2.</translation>
        </message>
        <message>
            <source>Landscapes</source>
            <translation>Landschaften</translation>
        </message>
        <message>
            <source>Landscapes turn with their pictures, as in the box</source>
            <translation>Landschaften drehen sich mit ihrem Bild, wie in der Schachtel</translation>
        </message>
        <message>
            <source>Leave them so</source>
            <translation>So lassen</translation>
        </message>
        <message>
            <source>Let it happen</source>
            <translation>Geschehen lassen</translation>
        </message>
        <message>
            <source>Look up any card of the game</source>
            <translation>Jede Karte des Spiels nachschlagen</translation>
        </message>
        <message>
            <source>Name buildings of the other, {name}</source>
            <translation>Nenne Gebäude des anderen, {name}</translation>
        </message>
        <message>
            <source>Name or text</source>
            <translation>Name oder Text</translation>
        </message>
        <message>
            <source>New landscape: {card}</source>
            <translation>Neue Landschaft: {card}</translation>
        </message>
        <message>
            <source>New landscapes have been turned up.</source>
            <translation>Neue Landschaften sind aufgedeckt worden.</translation>
        </message>
        <message>
            <source>No card fits.</source>
            <translation>Keine Karte passt dazu.</translation>
        </message>
        <message>
            <source>Nobody can reach {target} victory points any more: whoever has more points is first.</source>
            <translation>Niemand kann mehr {target} Siegpunkte erreichen: Wer mehr Punkte hat, ist Erster.</translation>
        </message>
        <message>
            <source>Nobody has the strength advantage now</source>
            <translation>Den Stärkevorteil hat nun niemand</translation>
        </message>
        <message>
            <source>Nobody has the trade advantage now</source>
            <translation>Den Handelsvorteil hat nun niemand</translation>
        </message>
        <message>
            <source>None of these cards is left.</source>
            <translation>Von diesen Karten ist keine mehr da.</translation>
        </message>
        <message>
            <source>Nothing lies there that could be given.</source>
            <translation>Dort liegt nichts, was du abgeben könntest.</translation>
        </message>
        <message>
            <source>Only one of this card may lie in your principality.</source>
            <translation>Von dieser Karte darf nur eine in deinem Fürstentum liegen.</translation>
        </message>
        <message>
            <source>Only the event die is rolled then.</source>
            <translation>Danach rollt nur noch der Ereigniswürfel.</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n gold, or touch a unit that leaves.</source>
            <translation>
                <numerusform>Zahle %n Gold, oder wähle eine Einheit, die geht.</numerusform>
                <numerusform>Zahle %n Gold, oder wähle eine Einheit, die geht.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pay the gold</source>
            <translation>Das Gold zahlen</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Ausspielen</translation>
        </message>
        <message>
            <source>Plentiful harvest</source>
            <translation>Reiche Ernte</translation>
        </message>
        <message>
            <source>Points have changed</source>
            <translation>Die Punkte haben sich geändert</translation>
        </message>
        <message>
            <source>Production</source>
            <translation>Ertrag</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Refuse the event, {name}?</source>
            <translation>Das Ereignis abwenden, {name}?</translation>
        </message>
        <message>
            <source>Riots, {name}!</source>
            <translation>Unruhen, {name}!</translation>
        </message>
        <message>
            <source>Road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>Roads and towns</source>
            <translation>Straßen und Orte</translation>
        </message>
        <message>
            <source>Roads, settlements and cities stay.</source>
            <translation>Straßen, Siedlungen und Städte bleiben stehen.</translation>
        </message>
        <message>
            <source>Roll the dice</source>
            <translation>Würfeln</translation>
        </message>
        <message>
            <source>Roll the dice first.</source>
            <translation>Würfle zuerst.</translation>
        </message>
        <message>
            <source>Roll the dice, {name}</source>
            <translation>Würfle, {name}</translation>
        </message>
        <message numerus="yes">
            <source>Search for %n resource(s)</source>
            <translation>
                <numerusform>Suchen für %n Rohstoff</numerusform>
                <numerusform>Suchen für %n Rohstoffe</numerusform>
            </translation>
        </message>
        <message>
            <source>Send a scout, {name}?</source>
            <translation>Einen Kundschafter schicken, {name}?</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Set</translation>
        </message>
        <message>
            <source>Set the production die, {name}</source>
            <translation>Bestimme den Ertragswürfel, {name}</translation>
        </message>
        <message>
            <source>Settlement</source>
            <translation>Siedlung</translation>
        </message>
        <message>
            <source>Settlement or city</source>
            <translation>Siedlung oder Stadt</translation>
        </message>
        <message>
            <source>Settlements</source>
            <translation>Siedlungen</translation>
        </message>
        <message>
            <source>Ship</source>
            <translation>Schiff</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Geschick</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>Strength advantage</source>
            <translation>Stärkevorteil</translation>
        </message>
        <message>
            <source>Take a card back, {name}</source>
            <translation>Nimm eine Karte zurück, {name}</translation>
        </message>
        <message>
            <source>Take a card, {name}</source>
            <translation>Nimm eine Karte, {name}</translation>
        </message>
        <message>
            <source>Take a new card, {name}</source>
            <translation>Nimm eine neue Karte, {name}</translation>
        </message>
        <message>
            <source>Take none</source>
            <translation>Keine nehmen</translation>
        </message>
        <message>
            <source>Take one card, or none.</source>
            <translation>Nimm eine Karte oder keine.</translation>
        </message>
        <message>
            <source>That is enough</source>
            <translation>Das genügt</translation>
        </message>
        <message>
            <source>The Duel</source>
            <translation>Das Duell</translation>
        </message>
        <message>
            <source>The cards of the stack</source>
            <translation>Die Karten des Stapels</translation>
        </message>
        <message>
            <source>The dice have been rolled.</source>
            <translation>Die Würfel sind gefallen.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Der Ablagestapel</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Der Ablagestapel ist leer.</translation>
        </message>
        <message>
            <source>The event stack is made anew</source>
            <translation>Der Ereignisstapel wird neu gebildet</translation>
        </message>
        <message>
            <source>The game is called off</source>
            <translation>Die Partie wird abgebrochen</translation>
        </message>
        <message>
            <source>The landscapes of the stack</source>
            <translation>Die Landschaften des Stapels</translation>
        </message>
        <message>
            <source>The other cannot store this.</source>
            <translation>Der andere kann das nicht lagern.</translation>
        </message>
        <message>
            <source>The other has none of this.</source>
            <translation>Davon hat der andere nichts.</translation>
        </message>
        <message>
            <source>The other has nothing that this could hit.</source>
            <translation>Der andere hat nichts, was das treffen könnte.</translation>
        </message>
        <message>
            <source>The other has nothing that you could store.</source>
            <translation>Der andere hat nichts, was du lagern könntest.</translation>
        </message>
        <message>
            <source>The other has taken this stack.</source>
            <translation>Diesen Stapel hat der andere genommen.</translation>
        </message>
        <message>
            <source>The other landscape goes below the new settlement.</source>
            <translation>Die andere Landschaft kommt unter die neue Siedlung.</translation>
        </message>
        <message>
            <source>The other's hand</source>
            <translation>Die Hand des anderen</translation>
        </message>
        <message>
            <source>The other's hand, {name}</source>
            <translation>Die Hand des anderen, {name}</translation>
        </message>
        <message>
            <source>The price</source>
            <translation>Der Preis</translation>
        </message>
        <message>
            <source>The price is cut by a resource of your choice.</source>
            <translation>Vom Preis entfällt ein Rohstoff deiner Wahl.</translation>
        </message>
        <message>
            <source>The top card of a stack, or search one for a price.</source>
            <translation>Die oberste Karte eines Stapels, oder du suchst gegen Bezahlung in einem.</translation>
        </message>
        <message>
            <source>There is no free place for it.</source>
            <translation>Dafür ist kein Platz frei.</translation>
        </message>
        <message>
            <source>There is no room left to store it.</source>
            <translation>Dafür ist kein Lagerplatz frei.</translation>
        </message>
        <message>
            <source>This cannot be traded.</source>
            <translation>Das lässt sich nicht tauschen.</translation>
        </message>
        <message>
            <source>This card has been used in this turn.</source>
            <translation>Diese Karte ist in diesem Zug schon benutzt.</translation>
        </message>
        <message>
            <source>This card is not concerned.</source>
            <translation>Diese Karte ist nicht betroffen.</translation>
        </message>
        <message>
            <source>This card is not in the stack.</source>
            <translation>Diese Karte ist nicht im Stapel.</translation>
        </message>
        <message>
            <source>This card is played at another moment.</source>
            <translation>Diese Karte spielst du zu einem anderen Zeitpunkt.</translation>
        </message>
        <message>
            <source>This die is already set.</source>
            <translation>Dieser Würfel ist schon bestimmt.</translation>
        </message>
        <message>
            <source>This needs 2 progress points.</source>
            <translation>Das braucht 2 Fortschrittspunkte.</translation>
        </message>
        <message>
            <source>This needs 3 trade points.</source>
            <translation>Das braucht 3 Handelspunkte.</translation>
        </message>
        <message>
            <source>This needs a city or 3 trade points.</source>
            <translation>Das braucht eine Stadt oder 3 Handelspunkte.</translation>
        </message>
        <message>
            <source>This needs a city.</source>
            <translation>Das braucht eine Stadt.</translation>
        </message>
        <message>
            <source>This needs a hero with strength points.</source>
            <translation>Das braucht einen Helden mit Stärkepunkten.</translation>
        </message>
        <message>
            <source>This needs fewer victory points than the other has.</source>
            <translation>Das geht nur mit weniger Siegpunkten als der andere.</translation>
        </message>
        <message>
            <source>This needs one of these: {cards}.</source>
            <translation>Das braucht eines davon: {cards}.</translation>
        </message>
        <message>
            <source>This needs the strength advantage.</source>
            <translation>Das braucht den Stärkevorteil.</translation>
        </message>
        <message>
            <source>This needs {cards} in your principality.</source>
            <translation>Dafür muss {cards} in deinem Fürstentum liegen.</translation>
        </message>
        <message>
            <source>This needs {cards}, or fewer victory points than the other.</source>
            <translation>Das braucht {cards} oder weniger Siegpunkte als der andere.</translation>
        </message>
        <message>
            <source>This stack has another back.</source>
            <translation>Dieser Stapel hat eine andere Rückseite.</translation>
        </message>
        <message>
            <source>This stack is empty.</source>
            <translation>Dieser Stapel ist leer.</translation>
        </message>
        <message>
            <source>Touch a card, then a stack with the same back: it goes under it.</source>
            <translation>Wähle eine Karte, dann einen Stapel mit derselben Rückseite: Darunter kommt sie.</translation>
        </message>
        <message>
            <source>Touch a card, then a stack with the same back; or keep your hand.</source>
            <translation>Wähle eine Karte, dann einen Stapel mit derselben Rückseite; oder behalte deine Hand.</translation>
        </message>
        <message>
            <source>Touch two landscapes and they change places.</source>
            <translation>Wähle zwei Landschaften, und sie tauschen die Plätze.</translation>
        </message>
        <message>
            <source>Touch two landscapes, or two expansions.</source>
            <translation>Wähle zwei Landschaften oder zwei Ausbauten.</translation>
        </message>
        <message>
            <source>Trade</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>Trade advantage</source>
            <translation>Handelsvorteil</translation>
        </message>
        <message>
            <source>Trade ship</source>
            <translation>Handelsschiff</translation>
        </message>
        <message>
            <source>Turn whole cards</source>
            <translation>Ganze Karten drehen</translation>
        </message>
        <message>
            <source>Turn {turn}, {points} victory points win</source>
            <translation>Zug {turn}, {points} Siegpunkte gewinnen</translation>
        </message>
        <message>
            <source>Turn {turn}: {name}</source>
            <translation>Zug {turn}: {name}</translation>
        </message>
        <message>
            <source>Two princes, two dice: build towns, hire heroes, and be first to have enough points.</source>
            <translation>Zwei Fürsten, zwei Würfel: Baut Orte, werbt Helden an, und wer zuerst genug Punkte hat, gewinnt.</translation>
        </message>
        <message>
            <source>Under which stack, {name}?</source>
            <translation>Unter welchen Stapel, {name}?</translation>
        </message>
        <message>
            <source>Under which stack?</source>
            <translation>Unter welchen Stapel?</translation>
        </message>
        <message>
            <source>Unit</source>
            <translation>Einheit</translation>
        </message>
        <message>
            <source>Units</source>
            <translation>Einheiten</translation>
        </message>
        <message>
            <source>Victory points</source>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>What do you leave out, {name}?</source>
            <translation>Was lässt du weg, {name}?</translation>
        </message>
        <message>
            <source>What do you take from the other, {name}?</source>
            <translation>Was nimmst du vom anderen, {name}?</translation>
        </message>
        <message>
            <source>What do you take, {name}?</source>
            <translation>Was nimmst du, {name}?</translation>
        </message>
        <message>
            <source>Where does it come from, {name}?</source>
            <translation>Woher kommt es, {name}?</translation>
        </message>
        <message>
            <source>Which card does it change places with?</source>
            <translation>Mit welcher Karte tauscht sie den Platz?</translation>
        </message>
        <message>
            <source>Which card has to go, {name}?</source>
            <translation>Welche Karte muss weichen, {name}?</translation>
        </message>
        <message>
            <source>Which cards change places, {name}?</source>
            <translation>Welche Karten tauschen, {name}?</translation>
        </message>
        <message>
            <source>Which landscape is filled, {name}?</source>
            <translation>Welche Landschaft wird gefüllt, {name}?</translation>
        </message>
        <message>
            <source>Which one lies above, {name}?</source>
            <translation>Welche liegt oben, {name}?</translation>
        </message>
        <message>
            <source>Which one lies above?</source>
            <translation>Welche liegt oben?</translation>
        </message>
        <message>
            <source>Which stack do you search, {name}?</source>
            <translation>Welchen Stapel durchsuchst du, {name}?</translation>
        </message>
        <message>
            <source>With the Scout you choose both new landscapes yourself.</source>
            <translation>Mit dem Kundschafter wählst du beide neuen Landschaften selbst.</translation>
        </message>
        <message>
            <source>With what the other has of its kind.</source>
            <translation>Mit dem, was der andere davon hat.</translation>
        </message>
        <message>
            <source>Wool or grain, {name}?</source>
            <translation>Wolle oder Getreide, {name}?</translation>
        </message>
        <message>
            <source>You cannot pay this now: resources marked red are missing.</source>
            <translation>Das kannst du jetzt nicht bezahlen: Die rot markierten Rohstoffe fehlen.</translation>
        </message>
        <message>
            <source>You do not have enough gold.</source>
            <translation>Du hast nicht genug Gold.</translation>
        </message>
        <message>
            <source>You do not have enough resources.</source>
            <translation>Du hast nicht genug Rohstoffe.</translation>
        </message>
        <message>
            <source>You do not have this card.</source>
            <translation>Diese Karte hast du nicht.</translation>
        </message>
        <message>
            <source>You have to take one.</source>
            <translation>Eine musst du nehmen.</translation>
        </message>
        <message>
            <source>You have too few of this for the trade.</source>
            <translation>Davon hast du zu wenig für den Tausch.</translation>
        </message>
        <message>
            <source>You see all its cards and take one.</source>
            <translation>Du siehst alle seine Karten und nimmst eine.</translation>
        </message>
        <message>
            <source>Your decision, {name}</source>
            <translation>Du entscheidest, {name}</translation>
        </message>
        <message>
            <source>Your first 3 cards come from this stack.</source>
            <translation>Deine ersten 3 Karten kommen aus diesem Stapel.</translation>
        </message>
        <message>
            <source>Your hand holds no Scout; you are asked so that the other cannot tell.</source>
            <translation>Du hast keinen Kundschafter auf der Hand; gefragt wirst du, damit der andere das nicht merkt.</translation>
        </message>
        <message>
            <source>Your hand is too large, {name}</source>
            <translation>Deine Hand ist zu groß, {name}</translation>
        </message>
        <message>
            <source>Your turn, {name}</source>
            <translation>Dein Zug, {name}</translation>
        </message>
        <message>
            <source>acts</source>
            <translation>ist am Zug</translation>
        </message>
        <message>
            <source>brick</source>
            <translation>Lehm</translation>
        </message>
        <message>
            <source>build {card}</source>
            <translation>{card} bauen</translation>
        </message>
        <message>
            <source>choose</source>
            <translation>wählen</translation>
        </message>
        <message>
            <source>chooses a hand</source>
            <translation>wählt eine Hand</translation>
        </message>
        <message>
            <source>decides</source>
            <translation>entscheidet</translation>
        </message>
        <message>
            <source>demolish {card}</source>
            <translation>{card} abreißen</translation>
        </message>
        <message>
            <source>discards</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>draws cards</source>
            <translation>zieht Karten</translation>
        </message>
        <message>
            <source>exchange {one} and {other}</source>
            <translation>{one} und {other} tauschen</translation>
        </message>
        <message>
            <source>free place</source>
            <translation>freier Platz</translation>
        </message>
        <message>
            <source>give 1 of {card}</source>
            <translation>1 von {card} geben</translation>
        </message>
        <message>
            <source>gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>grain</source>
            <translation>Getreide</translation>
        </message>
        <message>
            <source>leave out {kind}</source>
            <translation>{kind} weglassen</translation>
        </message>
        <message>
            <source>only once</source>
            <translation>nur einmal</translation>
        </message>
        <message>
            <source>ore</source>
            <translation>Erz</translation>
        </message>
        <message>
            <source>play {card}</source>
            <translation>{card} ausspielen</translation>
        </message>
        <message>
            <source>put back</source>
            <translation>zurücklegen</translation>
        </message>
        <message>
            <source>read the card</source>
            <translation>Karte lesen</translation>
        </message>
        <message>
            <source>rolls the dice</source>
            <translation>würfelt</translation>
        </message>
        <message>
            <source>searches a stack</source>
            <translation>durchsucht einen Stapel</translation>
        </message>
        <message>
            <source>set the die to {number}</source>
            <translation>Würfel auf {number} stellen</translation>
        </message>
        <message>
            <source>stack {number}</source>
            <translation>Stapel {number}</translation>
        </message>
        <message>
            <source>strength advantage</source>
            <translation>Stärkevorteil</translation>
        </message>
        <message>
            <source>strength advantage lost</source>
            <translation>Stärkevorteil verloren</translation>
        </message>
        <message>
            <source>take 1 at {card}</source>
            <translation>1 bei {card} nehmen</translation>
        </message>
        <message>
            <source>take {card}</source>
            <translation>{card} nehmen</translation>
        </message>
        <message>
            <source>take {kind}</source>
            <translation>{kind} nehmen</translation>
        </message>
        <message>
            <source>thinks of exchanging a card</source>
            <translation>überlegt einen Kartentausch</translation>
        </message>
        <message>
            <source>trade advantage</source>
            <translation>Handelsvorteil</translation>
        </message>
        <message>
            <source>trade advantage lost</source>
            <translation>Handelsvorteil verloren</translation>
        </message>
        <message>
            <source>trade {give} for {get}</source>
            <translation>{give} gegen {get} tauschen</translation>
        </message>
        <message>
            <source>walk</source>
            <translation>gehen</translation>
        </message>
        <message>
            <source>wood</source>
            <translation>Holz</translation>
        </message>
        <message>
            <source>wool</source>
            <translation>Wolle</translation>
        </message>
        <message>
            <source>{card} above</source>
            <translation>{card} oben</translation>
        </message>
        <message>
            <source>{card} comes upon you. Play a card so that it passes you by?</source>
            <translation>{card} trifft dich. Spielst du eine Karte, damit es vorübergeht?</translation>
        </message>
        <message>
            <source>{card} comes upon you. Your hand holds no card against it; you are asked so that the other cannot tell.</source>
            <translation>{card} trifft dich. Du hast keine Karte dagegen auf der Hand; gefragt wirst du, damit der andere das nicht merkt.</translation>
        </message>
        <message>
            <source>{card} is played against you. Roll to ward it off?</source>
            <translation>{card} wird gegen dich gespielt. Würfelst du zur Abwehr?</translation>
        </message>
        <message>
            <source>{card} leaves the principality.</source>
            <translation>{card} verlässt das Fürstentum.</translation>
        </message>
        <message>
            <source>{card} under stack {number}</source>
            <translation>{card} unter Stapel {number}</translation>
        </message>
        <message>
            <source>{count} resources: the brigands pass {name} by</source>
            <translation>{count} Rohstoffe: Die Räuber verschonen {name}</translation>
        </message>
        <message>
            <source>{count} resources: {name} is robbed of wool and gold</source>
            <translation>{count} Rohstoffe: {name} verliert Wolle und Gold</translation>
        </message>
        <message>
            <source>{event} passes {name} by: {card}</source>
            <translation>{event} geht an {name} vorüber: {card}</translation>
        </message>
        <message>
            <source>{name} builds {card}</source>
            <translation>{name} baut: {card}</translation>
        </message>
        <message>
            <source>{name} demolishes {card}</source>
            <translation>{name} reißt ab: {card}</translation>
        </message>
        <message>
            <source>{name} draws a card</source>
            <translation>{name} zieht eine Karte</translation>
        </message>
        <message>
            <source>{name} exchanges two cards</source>
            <translation>{name} lässt zwei Karten die Plätze tauschen</translation>
        </message>
        <message>
            <source>{name} gives {goods}</source>
            <translation>{name} gibt {goods}</translation>
        </message>
        <message>
            <source>{name} has no room left</source>
            <translation>{name} hat keinen Platz mehr</translation>
        </message>
        <message>
            <source>{name} has the strength advantage</source>
            <translation>{name} hat den Stärkevorteil</translation>
        </message>
        <message>
            <source>{name} has the trade advantage</source>
            <translation>{name} hat den Handelsvorteil</translation>
        </message>
        <message>
            <source>{name} looks at the hand of {other}</source>
            <translation>{name} sieht die Hand von {other}</translation>
        </message>
        <message>
            <source>{name} looks through a stack</source>
            <translation>{name} sieht einen Stapel durch</translation>
        </message>
        <message>
            <source>{name} loses {card}</source>
            <translation>{name} verliert: {card}</translation>
        </message>
        <message>
            <source>{name} plays {card}</source>
            <translation>{name} spielt: {card}</translation>
        </message>
        <message>
            <source>{name} puts a card under a stack</source>
            <translation>{name} legt eine Karte unter einen Stapel</translation>
        </message>
        <message>
            <source>{name} receives {goods}</source>
            <translation>{name} erhält {goods}</translation>
        </message>
        <message>
            <source>{name} rolls {number} and {face}</source>
            <translation>{name} würfelt {number} und {face}</translation>
        </message>
        <message>
            <source>{name} rolls {number} for the start</source>
            <translation>{name} würfelt {number} um den Beginn</translation>
        </message>
        <message>
            <source>{name} takes a card from the discard pile</source>
            <translation>{name} nimmt eine Karte aus der Ablage</translation>
        </message>
        <message>
            <source>{name} takes a card from the hand of {other}</source>
            <translation>{name} nimmt eine Karte von der Hand von {other}</translation>
        </message>
        <message>
            <source>{name} takes a card out of a stack</source>
            <translation>{name} nimmt eine Karte aus einem Stapel</translation>
        </message>
        <message>
            <source>{name} trades {give} for {get}</source>
            <translation>{name} tauscht {give} gegen {get}</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{number} and {face}</source>
            <translation>{number} und {face}</translation>
        </message>
        <message>
            <source>{number}: {card} comes through</source>
            <translation>{number}: {card} kommt durch</translation>
        </message>
        <message>
            <source>{number}: {card} is warded off</source>
            <translation>{number}: {card} ist abgewehrt</translation>
        </message>
        <message>
            <source>{some} and {last}</source>
            <translation>{some} und {last}</translation>
        </message>
    </context>
</TS>
