<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Words</name>
        <message>
            <source>First army</source>
            <translation>Erste Armee</translation>
        </message>
        <message>
            <source>Second army</source>
            <translation>Zweite Armee</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui</name>
        <message>
            <source>Turn to declare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>May charge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Front arc</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Room to charge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several targets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charging</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>Terror</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which zone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What blocks sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who must see</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reactions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stand and shoot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shooting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Panic from shooting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flee</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charged again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several chargers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redirect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turning to flee</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How far they flee</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Off the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fleeing through others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Room to stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fleeing</source>
            <translation>Flieht</translation>
        </message>
        <message>
            <source>Order of the charges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charge range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Far enough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Legal way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closing the door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Door obstructed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As many as possible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No room for all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Failed charge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Against a fleeing unit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reform</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Terrain on the way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Current numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No other enemy touched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blocked path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four zones surround a unit, parted by lines at 45° from its corners.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The zone that the charger stands in when it declares is the side that it must charge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A model sees what lies within 45° either side of its front, along a line that nothing closes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solid terrain always closes a line of sight; a unit does when it is as tall as both.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some rulesets let any model of the charger see for it, others only the front rank.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The active side declares one charge at a time, and each is answered before the next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Units that fight, flee, or have declared already cannot charge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A unit can only charge what it sees.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The target must lie at least partly in front of the charger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gap, measured between the closest points, must not exceed what the best roll can reach.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There must be a way: straight, at most one wheel, straight again, and room to close the door.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One target a charge, unless every way would touch another enemy too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From its declaration on a unit counts as charging, with what was in force at that moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A frightful charger makes its target test first; who fails must flee.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every charged unit answers; who says nothing holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holding is always allowed: the unit stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Units with missiles may shoot if the charger starts far enough away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shots are taken at once, at the place where the charger starts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A charger that loses a quarter of its models to the shots tests, and flees if it fails.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any unit that is not fighting may flee; one that flees already has no choice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rulesets differ on a unit that has fled and is charged once more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A unit may answer each charger in another way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When the target fled, the charger may turn to another enemy that it could charge now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fleeing unit turns about its centre until it faces straight away from the charger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It runs as far as the dice say.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fleeing unit that touches the edge of the table is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It runs through everything in its way; what that costs depends on what it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not stop on others: it goes on until it is clear of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From then on it counts as fleeing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All charges are resolved one by one; those on one target roll together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice, and in most rulesets the Movement, make the range of the charge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The charge succeeds when the range is at least the gap as it is now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The charger goes straight, wheels at most once and by at most 90°, and goes straight again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first touch must be on the side that the zone fixed, with nothing in the way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the touch the charger turns about the point of contact until its front lies flush.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Against a very small target it is the target that turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the charger has no room to turn, another wheel or the target's turn may help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of all ways the one counts that brings the most models in; equals are the player's choice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When not all fit, the owner says who goes in; the others fail.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A failed charge goes a part of the way towards its target and stops short.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fleeing unit that is reached is caught; any side will do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A reform keeps the centre; no model may go more than twice its Movement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some terrain on the way is dangerous; a wall may lie between two that fight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thresholds always use the numbers of the moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A charge never ends touching an enemy that it was not declared on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A target behind others may be charged straight ahead all the same, and turns to meet it.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::Accessible</name>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Tab goes through the units; the arrow keys move, [ and ] turn.</source>
            <translation>Tab geht die Einheiten durch; Pfeiltasten bewegen, [ und ] drehen.</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::BandGesture</name>
        <message>
            <source>Draw a box round what you want to select.</source>
            <translation>Zieh einen Rahmen um das, was ausgewählt werden soll.</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::ChargeMarks</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>certain to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at most %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sees</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ChargePanel</name>
        <message>
            <source>Declare another charge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;End the phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to set-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ruleset of this position is not known, or it has no armies. Choose a ruleset in the Inspector.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: charge phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose who charges, then whom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last: %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Play the %n order(s) of this file</source>
            <translation>
                <numerusform>Play the %n order(s) of this file</numerusform>
                <numerusform>Play the %n order(s) of this file</numerusform>
            </translation>
        </message>
        <message>
            <source>Step back in the timeline to look at any moment again or to choose otherwise: both lines are kept. Back to set-up puts the phase away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First the dice that are wanted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The phase is over already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answers what is still open with Hold and Press on, resolves every charge in order, and ends the phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the set-up: nothing has been ordered yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puts the phase away and lets the table be edited again</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ClauseText</name>
        <message>
            <source>The target can be seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The view is closed by %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The target stands outside the view, 45° either side of the front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The target lies at least partly ahead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The target lies wholly outside the front zone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 away, at most %2 can be rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close call: %1, limit %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::CornerGesture</name>
        <message>
            <source>The outline %1.</source>
            <translation>Der Umriss ist keiner: %1.</translation>
        </message>
        <message>
            <source>Drag the corner. Alt: no snapping. Esc: back.</source>
            <translation>Ecke ziehen. Alt: ohne Einrasten. Esc: zurück.</translation>
        </message>
        <message>
            <source>Reshape terrain</source>
            <translation>Gelände umformen</translation>
        </message>
        <message>
            <source>A piece of terrain needs at least three corners.</source>
            <translation>Ein Geländestück braucht mindestens drei Ecken.</translation>
        </message>
        <message>
            <source>Remove corner</source>
            <translation>Ecke entfernen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::DeclareBox</name>
        <message>
            <source>Who charges?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whom?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several targets at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to choose another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Working it out…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Declare the charge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First choose who charges: click a unit of the active side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now choose whom: click an enemy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not possible: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The charged unit answers next</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::Dialogs</name>
        <message>
            <source>Frontage scenarios (*.frontage)</source>
            <translation>Frontage-Szenarien (*.frontage)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Open scenario</source>
            <translation>Szenario öffnen</translation>
        </message>
        <message>
            <source>Save scenario as</source>
            <translation>Szenario speichern unter</translation>
        </message>
        <message>
            <source>Save the changes to “%1”?</source>
            <translation>Änderungen an „%1“ speichern?</translation>
        </message>
        <message>
            <source>What is not saved is lost.</source>
            <translation>Was nicht gespeichert wird, geht verloren.</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::DiceBox</name>
        <message>
            <source>&amp;Roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll &amp;all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Use these</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the order back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Faces that you rolled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I rolled: click the faces, or type them</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n face(s), e.g. %1</source>
            <translation>
                <numerusform>%n face(s), e.g. %1</numerusform>
                <numerusform>%n face(s), e.g. %1</numerusform>
            </translation>
        </message>
        <message>
            <source>The dice are rolling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program rolls: the same seed, the same dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls this and whatever else this order wants</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Give %n more face(s) first.</source>
            <translation>
                <numerusform>Give %n more face(s) first.</numerusform>
                <numerusform>Give %n more face(s) first.</numerusform>
            </translation>
        </message>
        <message>
            <source>Go on with these faces (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As if the order had not been given</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::Die</name>
        <message>
            <source>Click for the next face, or press 1 to 6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Die, not rolled yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Die showing %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::Edits</name>
        <message>
            <source>%1 would stand off the table.</source>
            <translation>%1 stünde nicht auf dem Tisch.</translation>
        </message>
        <message>
            <source>%1 would overlap %2.</source>
            <translation>%1 würde %2 überdecken.</translation>
        </message>
        <message>
            <source>%1 would stand in %2, which nobody may enter.</source>
            <translation>%1 stünde in %2, das niemand betreten darf.</translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s)</source>
            <translation>
                <numerusform>%n Ding</numerusform>
                <numerusform>%n Dinge</numerusform>
            </translation>
        </message>
        <message>
            <source>Select something first.</source>
            <translation>Erst etwas auswählen.</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <translation>%1 löschen</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>%1 bewegen</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>%1 drehen</translation>
        </message>
        <message>
            <source>Duplicate %1</source>
            <translation>%1 verdoppeln</translation>
        </message>
        <message>
            <source>There is no free place near by.</source>
            <translation>In der Nähe ist kein freier Platz.</translation>
        </message>
        <message>
            <source>Select two or more units to align.</source>
            <translation>Zum Ausrichten mindestens zwei Einheiten auswählen.</translation>
        </message>
        <message>
            <source>Align facing</source>
            <translation>Blickrichtung angleichen</translation>
        </message>
        <message>
            <source>Select two or more units to line up.</source>
            <translation>Zum Aufreihen mindestens zwei Einheiten auswählen.</translation>
        </message>
        <message>
            <source>Line up</source>
            <translation>Aufreihen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::EventLog</name>
        <message>
            <source>Log of events</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::EventText</name>
        <message>
            <source>Declared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flees %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redirects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Range %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charge</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Door</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dangerous</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Destroyed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reforms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fleeing</source>
            <translation>Flieht</translation>
        </message>
        <message>
            <source>Rallied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shaken</source>
            <translation>Erschüttert</translation>
        </message>
        <message>
            <source>Steady</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charging</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>Charge over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>they left the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>run down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>shot to the last model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>they fled into a charger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lost in what they crossed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 declared a charge on %2; they can reach %3 at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not possible: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 rolled %3, %4 against %5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: passed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As many models of %1 count in one zone of %2 as in the other: a die of %3 makes it the %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 answered %2: %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 They had no choice.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 shot at %2: %n shooter(s)</source>
            <translation>
                <numerusform>%1 shot at %2: %n shooter(s)</numerusform>
                <numerusform>%1 shot at %2: %n shooter(s)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n hit(s) on %1+</source>
            <translation>
                <numerusform>, %n hit(s) on %1+</numerusform>
                <numerusform>, %n hit(s) on %1+</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n wound(s) on %1+</source>
            <translation>
                <numerusform>, %n wound(s) on %1+</numerusform>
                <numerusform>, %n wound(s) on %1+</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>, %n model(s) killed.</source>
            <translation>
                <numerusform>, %n model(s) killed.</numerusform>
                <numerusform>, %n model(s) killed.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 rolled %2 and fled %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> The roll was %1; they went on until they were clear.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> On the way they went through %1.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source> That cost them %n wound(s).</source>
            <translation>
                <numerusform> That cost them %n wound(s).</numerusform>
                <numerusform> That cost them %n wound(s).</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 turned from %2 to %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 away from %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 rolled %2: a range of %3, %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: far enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: too short.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 went straight into %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 wheeled %2 and went into %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 closed the door: %2 about the point of contact.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 in contact with the %2 of %3: %4 of their models and %5 of the enemy's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The charge of %1 failed: they could go %2 and went %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 ran %2 down: nothing is left of them.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 caught %2: %n model(s) killed, the rest flees on.</source>
            <translation>
                <numerusform>%1 caught %2: %n model(s) killed, the rest flees on.</numerusform>
                <numerusform>%1 caught %2: %n model(s) killed, the rest flees on.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 crossed %2: %n wound(s) from dice of %3.</source>
            <translation>
                <numerusform>%1 crossed %2: %n wound(s) from dice of %3.</numerusform>
                <numerusform>%1 crossed %2: %n wound(s) from dice of %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 destroyed: %2.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 reformed: %n wide, facing %2.</source>
            <translation>
                <numerusform>%1 reformed: %n wide, facing %2.</numerusform>
                <numerusform>%1 reformed: %n wide, facing %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>fleeing</source>
            <translation>flieht</translation>
        </message>
        <message>
            <source>no longer fleeing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>shaken</source>
            <translation>erschüttert</translation>
        </message>
        <message>
            <source>no longer shaken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>charging</source>
            <translation>greift an</translation>
        </message>
        <message>
            <source>no longer charging</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::FileController</name>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>Frontage did not close properly the last time.</source>
            <translation>Frontage wurde beim letzten Mal nicht richtig beendet.</translation>
        </message>
        <message>
            <source>Unsaved work on “%1” was kept. Open it?</source>
            <translation>Ungespeicherte Arbeit an „%1“ blieb erhalten. Öffnen?</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Throw it away</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>“%1” cannot be opened.</source>
            <translation>„%1“ lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <source>“%1” cannot be saved.</source>
            <translation>„%1“ lässt sich nicht speichern.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Gespeichert.</translation>
        </message>
        <message>
            <source>The automatic copy could not be written: %1</source>
            <translation>Die Sicherungskopie ließ sich nicht schreiben: %1</translation>
        </message>
        <message>
            <source>“%1” is no longer on disk; saving writes it again.</source>
            <translation>„%1“ ist nicht mehr auf der Platte; Speichern legt die Datei neu an.</translation>
        </message>
        <message>
            <source>“%1” was changed by another program.</source>
            <translation>„%1“ wurde von einem anderen Programm geändert.</translation>
        </message>
        <message>
            <source>Loading it again loses your unsaved changes.</source>
            <translation>Beim Neuladen gehen ungespeicherte Änderungen verloren.</translation>
        </message>
        <message>
            <source>Load what is on disk now?</source>
            <translation>Den Stand von der Platte laden?</translation>
        </message>
        <message>
            <source>Load again</source>
            <translation>Neu laden</translation>
        </message>
        <message>
            <source>Keep mine</source>
            <translation>Meinen Stand behalten</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::FlightMarks</name>
        <message>
            <source>%1: off the table, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::HintBar</name>
        <message>
            <source>What can I do here?</source>
            <translation>Was kann ich hier tun?</translation>
        </message>
        <message>
            <source>Size of an inch on the screen</source>
            <translation>Größe eines Zolls auf dem Bildschirm</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>x %1  y %2</source>
            <translation>x %1  y %2</translation>
        </message>
        <message>
            <source>%1 px/″</source>
            <translation>%1 px/″</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::LabelItem</name>
        <message>
            <source>%1 · US %2</source>
            <translation>%1 · ES %2</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::LibraryDrop</name>
        <message>
            <source>Place %1</source>
            <translation>%1 aufstellen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::LibraryModel</name>
        <message numerus="yes">
            <source>%n model(s)</source>
            <translation>
                <numerusform>%n Modell</numerusform>
                <numerusform>%n Modelle</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 × %2 mm</source>
            <translation>%1 × %2 mm</translation>
        </message>
        <message>
            <source>Terrain</source>
            <translation>Gelände</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::LibraryPanel</name>
        <message>
            <source>Put on the table</source>
            <translation>Auf den Tisch stellen</translation>
        </message>
        <message>
            <source>Army that the units join</source>
            <translation>Armee, zu der die Einheiten kommen</translation>
        </message>
        <message>
            <source>The army that new units join</source>
            <translation>Die Armee, zu der neue Einheiten kommen</translation>
        </message>
        <message>
            <source>Search units and terrain</source>
            <translation>Einheiten und Gelände suchen</translation>
        </message>
        <message>
            <source>Search the library</source>
            <translation>Sammlung durchsuchen</translation>
        </message>
        <message>
            <source>Put the chosen one in the middle of the view (Insert)</source>
            <translation>Stellt das Gewählte in die Mitte der Ansicht (Einfg)</translation>
        </message>
        <message>
            <source>Units and terrain</source>
            <translation>Einheiten und Gelände</translation>
        </message>
        <message>
            <source>For %1</source>
            <translation>Für %1</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::MainWindow</name>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Phase</source>
            <translation>&amp;Phase</translation>
        </message>
        <message>
            <source>&amp;Learn</source>
            <translation>&amp;Lernen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Sammlung</translation>
        </message>
        <message>
            <source>Inspector</source>
            <translation>Eigenschaften</translation>
        </message>
        <message>
            <source>Charge</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>Ablauf</translation>
        </message>
        <message>
            <source>&amp;New</source>
            <translation>&amp;Neu</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>Open &amp;Recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>&amp;Examples</source>
            <translation>&amp;Beispiele</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>Save &amp;As…</source>
            <translation>Speichern &amp;unter …</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>A charge phase is on the table: go back to its start to rearrange units.</source>
            <translation>Eine Angriffsphase läuft: Zum Umstellen erst an ihren Anfang zurückgehen.</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Ausschneiden</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Verdoppeln</translation>
        </message>
        <message>
            <source>D&amp;elete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>Select &amp;All</source>
            <translation>A&amp;lles auswählen</translation>
        </message>
        <message>
            <source>Select &amp;Nothing</source>
            <translation>&amp;Nichts auswählen</translation>
        </message>
        <message>
            <source>Align &amp;Facing</source>
            <translation>&amp;Blickrichtung angleichen</translation>
        </message>
        <message>
            <source>&amp;Line Up Fronts</source>
            <translation>&amp;Fronten aufreihen</translation>
        </message>
        <message>
            <source>&amp;Insert from the Library</source>
            <translation>Aus der &amp;Sammlung aufstellen</translation>
        </message>
        <message>
            <source>Puts what is chosen in the Library on the table</source>
            <translation>Stellt das in der Sammlung Gewählte auf den Tisch</translation>
        </message>
        <message>
            <source>&amp;Search the Library</source>
            <translation>Sammlung &amp;durchsuchen</translation>
        </message>
        <message>
            <source>Select something first.</source>
            <translation>Erst etwas auswählen.</translation>
        </message>
        <message>
            <source>There are no units or terrain to paste.</source>
            <translation>Es gibt keine Einheiten oder Geländestücke zum Einfügen.</translation>
        </message>
        <message>
            <source>Paste %1</source>
            <translation>%1 einfügen</translation>
        </message>
        <message>
            <source>Zoom &amp;In</source>
            <translation>Ver&amp;größern</translation>
        </message>
        <message>
            <source>Zoom &amp;Out</source>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <source>&amp;Fit Table</source>
            <translation>&amp;Ganzer Tisch</translation>
        </message>
        <message>
            <source>&amp;Grid</source>
            <translation>&amp;Raster</translation>
        </message>
        <message>
            <source>&amp;Rulers</source>
            <translation>&amp;Lineale</translation>
        </message>
        <message>
            <source>&amp;Names</source>
            <translation>&amp;Namen</translation>
        </message>
        <message>
            <source>&amp;Deployment Lines</source>
            <translation>&amp;Aufstellungslinien</translation>
        </message>
        <message>
            <source>&amp;Panels</source>
            <translation>&amp;Fensterteile</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Farbschema</translation>
        </message>
        <message>
            <source>&amp;System</source>
            <translation>&amp;System</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>Reset &amp;Layout</source>
            <translation>&amp;Anordnung zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;About Frontage</source>
            <translation>Ü&amp;ber Frontage</translation>
        </message>
        <message>
            <source>About Frontage</source>
            <translation>Über Frontage</translation>
        </message>
        <message>
            <source>Works out the charge phase of rank-and-flank wargames, exactly, and explains it.</source>
            <translation>Rechnet die Angriffsphase von Regimentsspielen genau aus und erklärt sie.</translation>
        </message>
        <message>
            <source>Select</source>
            <translation>Auswählen</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Schwenken</translation>
        </message>
        <message>
            <source>Advance</source>
            <translation>Vorrücken</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Messen</translation>
        </message>
        <message>
            <source>Draw Terrain</source>
            <translation>Gelände zeichnen</translation>
        </message>
        <message>
            <source>Snap</source>
            <translation>Einrasten</translation>
        </message>
        <message>
            <source>Snap to the grid and to other units (N); held off with Alt</source>
            <translation>Rastet an Raster und anderen Einheiten ein (N); Alt hält es ab</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::ManoeuvreTool</name>
        <message>
            <source>Drag a front corner: the unit wheels about the other one. Going back gives the inches back.</source>
            <translation>Eine vordere Ecke ziehen: Die Einheit schwenkt um die andere. Zurückziehen gibt die Zoll zurück.</translation>
        </message>
        <message>
            <source>Drag a unit straight ahead. Going back gives the inches back.</source>
            <translation>Eine Einheit geradeaus ziehen. Zurückziehen gibt die Zoll zurück.</translation>
        </message>
        <message>
            <source>Advance %1 %2</source>
            <translation>%1 vorrücken %2</translation>
        </message>
        <message>
            <source>Wheel %1 %2</source>
            <translation>%1 schwenken %2</translation>
        </message>
        <message>
            <source>%1 · %2 of %3</source>
            <translation>%1 · %2 von %3</translation>
        </message>
        <message>
            <source> · in the way</source>
            <translation> · im Weg</translation>
        </message>
        <message>
            <source>Move back</source>
            <translation>Zurückgehen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::MeasureEdit</name>
        <message>
            <source>several</source>
            <translation>mehrere</translation>
        </message>
        <message>
            <source>“%1” is not a number with a unit such as %2.</source>
            <translation>„%1“ ist keine Zahl mit Einheit wie %2.</translation>
        </message>
        <message>
            <source>It must be from %1 to %2.</source>
            <translation>Erlaubt ist %1 bis %2.</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::MoveGesture</name>
        <message>
            <source>Drag to move. Alt: no snapping. Esc: back.</source>
            <translation>Ziehen bewegt. Alt: ohne Einrasten. Esc: zurück.</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>%1 bewegen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::Names</name>
        <message>
            <source>%1 and %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>front</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>left flank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>right flank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stand and shoot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flee</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charge range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redirect test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Terror test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Panic test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which zone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To hit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To wound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Armour saves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dangerous terrain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reform test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare %1 against %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Redirect %1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 presses on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resolve %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reform %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End of the phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rock</source>
            <translation>Fels</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Hill</source>
            <translation>Hügel</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Wald</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>Obstacle</source>
            <translation>Hindernis</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Nobody may enter it</source>
            <translation>Niemand darf hinein</translation>
        </message>
        <message>
            <source>Blocks the way</source>
            <translation>Versperrt den Weg</translation>
        </message>
        <message>
            <source>Raises what stands on it</source>
            <translation>Erhöht, was darauf steht</translation>
        </message>
        <message>
            <source>Trees: dangerous at speed</source>
            <translation>Bäume: gefährlich im Lauf</translation>
        </message>
        <message>
            <source>Ford, stream or marsh</source>
            <translation>Furt, Bach oder Sumpf</translation>
        </message>
        <message>
            <source>Wall, hedge or fence</source>
            <translation>Mauer, Hecke oder Zaun</translation>
        </message>
        <message>
            <source>Crops and scrub</source>
            <translation>Äcker und Gestrüpp</translation>
        </message>
        <message>
            <source>Infantry</source>
            <translation>Infanterie</translation>
        </message>
        <message>
            <source>War beasts</source>
            <translation>Kampfbestien</translation>
        </message>
        <message>
            <source>Cavalry</source>
            <translation>Kavallerie</translation>
        </message>
        <message>
            <source>Monstrous infantry</source>
            <translation>Monströse Infanterie</translation>
        </message>
        <message>
            <source>Monstrous cavalry</source>
            <translation>Monströse Kavallerie</translation>
        </message>
        <message>
            <source>Chariots</source>
            <translation>Streitwagen</translation>
        </message>
        <message>
            <source>Monsters</source>
            <translation>Monster</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::OtherRulings</name>
        <message numerus="yes">
            <source>Takes other dice: %n for %1.</source>
            <translation>
                <numerusform>Takes other dice: %n for %1.</numerusform>
                <numerusform>Takes other dice: %n for %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not possible: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not possible: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing of the kind happens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Instead: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Possible, up to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a die decides the zone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 + %2 in contact</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::PhaseDocks</name>
        <message>
            <source>Why?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Play or pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step &amp;back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step &amp;forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to set-&amp;up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Overlays</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ReactBox</name>
        <message>
            <source>Stays as it is and takes the charge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shoots at the charger at once, then takes the charge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns about and runs, straight away from the charger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 answer the charge of %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::RedirectBox</name>
        <message>
            <source>&amp;Redirect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Press on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 may turn to another enemy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can be charged instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no other enemy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First choose the other enemy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not possible: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes a Leadership test; failing it, the charge goes on against the first target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No test is needed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goes on against its target</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ReformBox</name>
        <message>
            <source>&amp;Test and reform</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New facing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Models wide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Facing</source>
            <translation>Blick</translation>
        </message>
        <message>
            <source>%1 may reform: a Leadership test of %2 or less, then any facing about the same centre.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not possible: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Failing the test, they stay as they are</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ResolveBox</name>
        <message>
            <source>Which charge first?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who moves first? Drag the rows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Move the charge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order of the chargers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place along the facing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rolls the range, then moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>against %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place along the facing: the shortest way (others are as good)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place along the facing: %1 from its middle</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::RollNeed</name>
        <message>
            <source>%1 is %2 away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: any roll reaches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: no roll reaches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: needs %2 (%3).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leadership %1: needs %1 or less in total (%2).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As far as the dice say, straight away from the charger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 to 3: the zone nearer the front. 4 to 6: the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One die a shot; the high ones hit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One die a hit; the high ones wound.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One die a wound; the high ones save.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The low ones cost a wound each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 or more in total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 or more on the best two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a die of %1 or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::RulerTool</name>
        <message>
            <source>Drag to measure. From unit to unit: the closest points. Esc clears.</source>
            <translation>Ziehen misst. Von Einheit zu Einheit: die nächsten Punkte. Esc räumt weg.</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::SelectTool</name>
        <message>
            <source>Click a unit to select it, drag to move it, draw a box to select several.</source>
            <translation>Klick wählt eine Einheit, Ziehen bewegt sie, ein Rahmen wählt mehrere.</translation>
        </message>
        <message>
            <source>Drag to move, handle or [ ] to turn (Shift 1°, Ctrl 45°), arrow keys 1″ (Shift 0.1″, Ctrl 6″).</source>
            <translation>Ziehen bewegt, Griff oder [ ] dreht (Umschalt 1°, Strg 45°), Pfeile 1″ (Umschalt 0,1″, Strg 6″).</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::SeveralPage</name>
        <message>
            <source>Align facing</source>
            <translation>Blickrichtung angleichen</translation>
        </message>
        <message>
            <source>Line up fronts</source>
            <translation>Fronten aufreihen</translation>
        </message>
        <message>
            <source>All take the facing of the first one</source>
            <translation>Alle übernehmen die Blickrichtung der ersten</translation>
        </message>
        <message>
            <source>All fronts come onto the front line of the first one</source>
            <translation>Alle Fronten kommen auf die Frontlinie der ersten</translation>
        </message>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n ausgewählt</numerusform>
                <numerusform>%n ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>Unit Strength %1 together</source>
            <translation>zusammen Einheitenstärke %1</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::Stage</name>
        <message>
            <source>Choose who charges, then whom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody can declare a charge. End the phase, or change the position.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 must answer the charge of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll for it, or type in what you rolled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The target of %1 is gone: look for another, or press on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A charger ran down its target: it may try to reform.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the charges, or declare another one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the charges.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The phase is over. Step back to look at it again, or set up another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>React</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redirect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resolve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The phase is over. Step back to go on from an earlier place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First the dice that are wanted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First the charged unit must answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First: redirect or press on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No unit can declare a charge now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comes when a charge is declared: the charged unit answers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comes when a roll is wanted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comes when the target of a charge has fled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comes when a charge is declared and answered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comes at the end of the phase.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::StageGuide</name>
        <message>
            <source>This is where the phase is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to this step</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::TableContext</name>
        <message>
            <source>A charge phase is on the table: go back to its start to rearrange units.</source>
            <translation>Eine Angriffsphase läuft: Zum Umstellen erst an ihren Anfang zurückgehen.</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::TablePage</name>
        <message>
            <source>Scenario</source>
            <translation>Szenario</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Width of the table</source>
            <translation>Breite des Tisches</translation>
        </message>
        <message>
            <source>Height of the table</source>
            <translation>Höhe des Tisches</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Armies</source>
            <translation>Armeen</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Erste</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Zweite</translation>
        </message>
        <message>
            <source>Name army %1</source>
            <translation>Armee %1 benennen</translation>
        </message>
        <message>
            <source>Charging</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>The army whose charge phase it is</source>
            <translation>Die Armee, deren Angriffsphase es ist</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>What this position is about</source>
            <translation>Worum es in dieser Stellung geht</translation>
        </message>
        <message>
            <source>Name scenario</source>
            <translation>Szenario benennen</translation>
        </message>
        <message>
            <source>Change rules</source>
            <translation>Regeln wechseln</translation>
        </message>
        <message>
            <source>Change charging army</source>
            <translation>Armee am Zug wechseln</translation>
        </message>
        <message>
            <source>Resize table</source>
            <translation>Tischgröße ändern</translation>
        </message>
        <message>
            <source>Edit notes</source>
            <translation>Notizen ändern</translation>
        </message>
        <message>
            <source>Untitled scenario</source>
            <translation>Unbenanntes Szenario</translation>
        </message>
        <message numerus="yes">
            <source>%n unit(s) on the table. Select one to see it here.</source>
            <translation>
                <numerusform>%n Einheit auf dem Tisch. Auswählen zeigt sie hier.</numerusform>
                <numerusform>%n Einheiten auf dem Tisch. Auswählen zeigt eine hier.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::TerrainPage</name>
        <message>
            <source>Terrain</source>
            <translation>Gelände</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Distance from the left edge</source>
            <translation>Abstand vom linken Rand</translation>
        </message>
        <message>
            <source>Distance from the bottom edge</source>
            <translation>Abstand vom unteren Rand</translation>
        </message>
        <message>
            <source>Centre</source>
            <translation>Mitte</translation>
        </message>
        <message>
            <source>Rename to %1</source>
            <translation>In %1 umbenennen</translation>
        </message>
        <message>
            <source>Change kind of terrain</source>
            <translation>Geländeart ändern</translation>
        </message>
        <message>
            <source>Move terrain</source>
            <translation>Gelände bewegen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::TerrainTool</name>
        <message>
            <source>Click corner after corner to draw a piece of terrain.</source>
            <translation>Ecke um Ecke klicken, um ein Geländestück zu zeichnen.</translation>
        </message>
        <message>
            <source>Click the next corner. Double-click, Enter or the first corner closes; Backspace takes one back; Esc ends.</source>
            <translation>Nächste Ecke klicken. Doppelklick, Eingabe oder die erste Ecke schließt; Rücktaste nimmt eine zurück; Esc bricht ab.</translation>
        </message>
        <message>
            <source>A piece of terrain needs at least three corners.</source>
            <translation>Ein Geländestück braucht mindestens drei Ecken.</translation>
        </message>
        <message>
            <source>The outline %1.</source>
            <translation>Der Umriss ist keiner: %1.</translation>
        </message>
        <message>
            <source>Draw %1</source>
            <translation>%1 zeichnen</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::TimelinePanel</name>
        <message>
            <source>Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed of the animation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has happened yet: declare a charge first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the end of what has happened so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Event %1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing declared yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 … %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One line so far. Step back and choose otherwise: both are kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines of play: choosing otherwise after stepping back makes another one</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::TimelineStrip</name>
        <message>
            <source>Timeline</source>
            <translation>Ablauf</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Event %1 of %2: %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has happened yet. Declare a charge in the Charge panel; every step of it appears here.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ToolOptions</name>
        <message>
            <source>Limit of the move</source>
            <translation>Grenze der Bewegung</translation>
        </message>
        <message>
            <source>How far the unit may go: its Movement unless you type another figure</source>
            <translation>Wie weit die Einheit darf: ihre Bewegung, wenn nichts anderes eingegeben ist</translation>
        </message>
        <message>
            <source>&amp;Limit</source>
            <translation>&amp;Grenze</translation>
        </message>
        <message>
            <source>Count anew</source>
            <translation>Neu zählen</translation>
        </message>
        <message>
            <source>The next move starts from where the unit stands now, with all its inches (Esc)</source>
            <translation>Die nächste Bewegung beginnt hier und mit allen Zoll (Esc)</translation>
        </message>
        <message>
            <source>Kind of terrain to draw</source>
            <translation>Art des Geländes</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Art</translation>
        </message>
        <message>
            <source>used %1, left %2</source>
            <translation>verbraucht %1, übrig %2</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::TurnGesture</name>
        <message>
            <source>Drag to turn. Ctrl: steps of 15°. Alt: no snapping. Esc: back.</source>
            <translation>Ziehen dreht. Strg: in 15°-Schritten. Alt: ohne Einrasten. Esc: zurück.</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>%1 drehen</translation>
        </message>
        <message>
            <source>Facing %1°</source>
            <translation>Blick %1°</translation>
        </message>
        <message>
            <source>Turned %1°</source>
            <translation>Gedreht %1°</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::UnitPage</name>
        <message>
            <source>Regiment</source>
            <translation>Regiment</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Army</source>
            <translation>Armee</translation>
        </message>
        <message>
            <source>Rename to %1</source>
            <translation>In %1 umbenennen</translation>
        </message>
        <message>
            <source>Change army</source>
            <translation>Armee wechseln</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Distance from the left edge</source>
            <translation>Abstand vom linken Rand</translation>
        </message>
        <message>
            <source>Distance from the bottom edge</source>
            <translation>Abstand vom unteren Rand</translation>
        </message>
        <message>
            <source>Centre</source>
            <translation>Mitte</translation>
        </message>
        <message>
            <source>Facing</source>
            <translation>Blick</translation>
        </message>
        <message>
            <source>Degrees clockwise; 0° looks up the table</source>
            <translation>Grad im Uhrzeigersinn; 0° blickt tischaufwärts</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>%1 bewegen</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>%1 drehen</translation>
        </message>
        <message>
            <source>Formation</source>
            <translation>Aufstellung</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modelle</translation>
        </message>
        <message>
            <source>Change models of %1</source>
            <translation>Modelle von %1 ändern</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>Change files of %1</source>
            <translation>Breite von %1 ändern</translation>
        </message>
        <message>
            <source>Base width</source>
            <translation>Basebreite</translation>
        </message>
        <message>
            <source>Base depth</source>
            <translation>Basetiefe</translation>
        </message>
        <message>
            <source>Base</source>
            <translation>Base</translation>
        </message>
        <message>
            <source>Change base of %1</source>
            <translation>Base von %1 ändern</translation>
        </message>
        <message>
            <source>Characteristics</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Change Movement of %1</source>
            <translation>Bewegung von %1 ändern</translation>
        </message>
        <message>
            <source>Change %1 of %2</source>
            <translation>%1 von %2 ändern</translation>
        </message>
        <message>
            <source>Leadership</source>
            <translation>Moralwert</translation>
        </message>
        <message>
            <source>Unit Strength</source>
            <translation>Einheitenstärke</translation>
        </message>
        <message>
            <source>Change Unit Strength of %1</source>
            <translation>Einheitenstärke von %1 ändern</translation>
        </message>
        <message>
            <source>Wounds</source>
            <translation>Lebenspunkte</translation>
        </message>
        <message>
            <source>Toughness</source>
            <translation>Widerstand</translation>
        </message>
        <message>
            <source>Armour save</source>
            <translation>Rüstungswurf</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <source>Swiftstride</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Flying</source>
            <translation>Fliegt</translation>
        </message>
        <message>
            <source>Change Swiftstride of %1</source>
            <translation>Schnell von %1 ändern</translation>
        </message>
        <message>
            <source>Change flying of %1</source>
            <translation>Fliegen von %1 ändern</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Change state of %1</source>
            <translation>Zustand von %1 ändern</translation>
        </message>
        <message>
            <source>Fleeing</source>
            <translation>Flieht</translation>
        </message>
        <message>
            <source>Shaken</source>
            <translation>Erschüttert</translation>
        </message>
        <message>
            <source>Has marched</source>
            <translation>Ist marschiert</translation>
        </message>
        <message numerus="yes">
            <source>%1 · %n model(s) · Unit Strength %2</source>
            <translation>
                <numerusform>%1 · %n Modell · Einheitenstärke %2</numerusform>
                <numerusform>%1 · %n Modelle · Einheitenstärke %2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::UnitText</name>
        <message>
            <source>fleeing</source>
            <translation>flieht</translation>
        </message>
        <message>
            <source>charging</source>
            <translation>greift an</translation>
        </message>
        <message>
            <source>engaged</source>
            <translation>im Kampf</translation>
        </message>
        <message>
            <source>shaken</source>
            <translation>erschüttert</translation>
        </message>
        <message numerus="yes">
            <source>%n model(s)</source>
            <translation>
                <numerusform>%n Modell</numerusform>
                <numerusform>%n Modelle</numerusform>
            </translation>
        </message>
        <message>
            <source>at %1 and %2</source>
            <translation>bei %1 und %2</translation>
        </message>
        <message>
            <source>facing %1</source>
            <translation>Blick %1</translation>
        </message>
    </context>
    <context>
        <name>frontage::ui::VerdictRows</name>
        <message>
            <source>Charges the %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 or %2: a die decides</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Close call: %n model(s) on the line</source>
            <translation>
                <numerusform>Knapp: %n Modell auf der Linie</numerusform>
                <numerusform>Knapp: %n Modelle auf der Linie</numerusform>
            </translation>
        </message>
        <message>
            <source>Wheels %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goes straight ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close call: a wheel of %1, at most 90°</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Models in contact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 + %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the %2 in front of %3, and %4 of %5.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n on the line</source>
            <translation>
                <numerusform>%n auf der Linie</numerusform>
                <numerusform>%n auf der Linie</numerusform>
            </translation>
        </message>
        <message>
            <source>By the centre of the charger's front.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Front-rank models: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>straight %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wheel %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>door %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can be charged: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can be charged: a die decides the zone</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::WhyPanel</name>
        <message>
            <source>yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under the other rulesets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declare a charge, or point at one: here stands the rule that decides it, with its figures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 against %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This charge may be declared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 · clause %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Assumed: the source does not say</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How %1 has it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>std</name>
        <message>
            <source>Zones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Charge reach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line of sight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measuring lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swept ground and turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flee paths</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reachable places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Models in contact</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>frontage::ui::ClauseWords</name>
        <message>
            <source>Each front-rank model counts by the centre of its base; the zone with the most models is struck.</source>
            <translation>Jedes Modell des ersten Glieds zählt mit der Mitte seiner Base; getroffen wird die Zone mit den meisten Modellen.</translation>
        </message>
        <message>
            <source>The centre of the charger's front edge counts.</source>
            <translation>Es zählt die Mitte der Vorderkante des Angreifers.</translation>
        </message>
        <message>
            <source>A tie is settled by a die: 1 to 3 the zone nearer the front, 4 to 6 the other.</source>
            <translation>Bei Gleichstand entscheidet ein Würfel: 1 bis 3 die Zone näher an der Front, 4 bis 6 die andere.</translation>
        </message>
        <message>
            <source>A tie goes to the flank.</source>
            <translation>Bei Gleichstand gilt die Flanke.</translation>
        </message>
        <message>
            <source>Any model of the charger may see for it, past its own comrades.</source>
            <translation>Jedes Modell des Angreifers darf für ihn sehen, an den eigenen Kameraden vorbei.</translation>
        </message>
        <message>
            <source>A model of the front rank has to see.</source>
            <translation>Ein Modell des ersten Glieds muss sehen.</translation>
        </message>
        <message>
            <source>A unit that marched may not charge.</source>
            <translation>Eine Einheit, die marschiert ist, darf nicht angreifen.</translation>
        </message>
        <message>
            <source>Having marched does not matter.</source>
            <translation>Ob sie marschiert ist, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>A shaken unit may not charge.</source>
            <translation>Eine erschütterte Einheit darf nicht angreifen.</translation>
        </message>
        <message>
            <source>Being shaken does not matter.</source>
            <translation>Ob sie erschüttert ist, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>Units in the way that might still move do not forbid it.</source>
            <translation>Einheiten im Weg, die sich noch bewegen könnten, verbieten es nicht.</translation>
        </message>
        <message>
            <source>Units in the way forbid it, whatever they might still do.</source>
            <translation>Einheiten im Weg verbieten es, was immer sie noch tun könnten.</translation>
        </message>
        <message>
            <source>Charges declared earlier are taken as completed.</source>
            <translation>Früher angesagte Angriffe gelten als ausgeführt.</translation>
        </message>
        <message>
            <source>Everybody is judged where they stand or would end their declared charge.</source>
            <translation>Alle werden beurteilt, wo sie stehen oder ihren angesagten Angriff beenden würden.</translation>
        </message>
        <message>
            <source>What cannot be avoided must be declared on too, and no more than that.</source>
            <translation>Was sich nicht vermeiden lässt, muss mit angesagt werden, und nicht mehr als das.</translation>
        </message>
        <message>
            <source>A charge that would touch another enemy is impossible.</source>
            <translation>Ein Angriff, der einen weiteren Gegner berühren würde, ist unmöglich.</translation>
        </message>
        <message>
            <source>Every unit with missiles may do so once a phase, when the charger starts farther away than its Movement.</source>
            <translation>Jede Einheit mit Geschossen darf das einmal je Phase, wenn der Angreifer weiter weg beginnt als seine Bewegung.</translation>
        </message>
        <message>
            <source>Only units with a rule of their own may do so.</source>
            <translation>Nur Einheiten mit einer eigenen Regel dürfen das.</translation>
        </message>
        <message>
            <source>The charger must be in the shooters' front zone.</source>
            <translation>Der Angreifer muss in der Frontzone der Schützen sein.</translation>
        </message>
        <message>
            <source>In whose zone the charger is does not matter.</source>
            <translation>In welcher Zone der Angreifer ist, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>A unit that flees already has to flee once more.</source>
            <translation>Eine Einheit, die schon flieht, muss abermals fliehen.</translation>
        </message>
        <message>
            <source>A unit that flees already may also stay where it is.</source>
            <translation>Eine Einheit, die schon flieht, darf auch bleiben, wo sie ist.</translation>
        </message>
        <message>
            <source>It flees once more, with a new turn and a new roll.</source>
            <translation>Sie flieht abermals, mit neuer Drehung und neuem Wurf.</translation>
        </message>
        <message>
            <source>It declares its flight again but does not move again.</source>
            <translation>Sie sagt ihre Flucht wieder an, bewegt sich aber nicht wieder.</translation>
        </message>
        <message>
            <source>It has to hold.</source>
            <translation>Sie muss standhalten.</translation>
        </message>
        <message>
            <source>It takes a Leadership test; failing, it goes on with its first target.</source>
            <translation>Dafür legt er einen Moralwerttest ab; misslingt er, geht es beim ersten Ziel weiter.</translation>
        </message>
        <message>
            <source>No test is needed.</source>
            <translation>Ein Test ist nicht nötig.</translation>
        </message>
        <message>
            <source>It may do so too when its target was destroyed.</source>
            <translation>Er darf es auch, wenn sein Ziel vernichtet wurde.</translation>
        </message>
        <message>
            <source>A target that was destroyed does not allow it.</source>
            <translation>Ein vernichtetes Ziel erlaubt es nicht.</translation>
        </message>
        <message>
            <source>When the second target flees too, the charge goes on against that one.</source>
            <translation>Flieht auch das zweite Ziel, geht der Angriff gegen dieses weiter.</translation>
        </message>
        <message>
            <source>When the second target flees too, it may go back to the first.</source>
            <translation>Flieht auch das zweite Ziel, darf er zum ersten zurückkehren.</translation>
        </message>
        <message>
            <source>When the second target flees too, it chooses either before the range is rolled.</source>
            <translation>Flieht auch das zweite Ziel, wählt er eines von beiden, ehe die Reichweite gewürfelt wird.</translation>
        </message>
        <message>
            <source>That is the sum of two dice.</source>
            <translation>Das ist die Summe zweier Würfel.</translation>
        </message>
        <message>
            <source>That is the sum of two dice; a swift unit of Movement 7 and more rolls three and drops the lowest.</source>
            <translation>Das ist die Summe zweier Würfel; eine schnelle Einheit mit Bewegung 7 und mehr wirft drei und lässt den niedrigsten weg.</translation>
        </message>
        <message>
            <source>That is the sum of two dice; a swift unit rolls three and drops the lowest.</source>
            <translation>Das ist die Summe zweier Würfel; eine schnelle Einheit wirft drei und lässt den niedrigsten weg.</translation>
        </message>
        <message>
            <source>A friend that it runs through takes a Panic test.</source>
            <translation>Ein Freund, durch den sie läuft, legt einen Paniktest ab.</translation>
        </message>
        <message>
            <source>A friend that it runs through takes a Panic test if the runners are strong enough.</source>
            <translation>Ein Freund, durch den sie läuft, legt einen Paniktest ab, wenn die Fliehenden stark genug sind.</translation>
        </message>
        <message>
            <source>A friend that it runs through takes a Panic test only if it did not choose to flee.</source>
            <translation>Ein Freund, durch den sie läuft, legt nur dann einen Paniktest ab, wenn sie nicht freiwillig flieht.</translation>
        </message>
        <message>
            <source>Strong enough means a Unit Strength of {} and more.</source>
            <translation>Stark genug heißt eine Einheitenstärke von {} und mehr.</translation>
        </message>
        <message>
            <source>An enemy on the way means a die for each model, and each 1 wounds.</source>
            <translation>Ein Gegner auf dem Weg heißt ein Würfel je Modell, und jede 1 verwundet.</translation>
        </message>
        <message>
            <source>An enemy on the way deals a wound for each point of its Unit Strength, without saves.</source>
            <translation>Ein Gegner auf dem Weg schlägt je Punkt seiner Einheitenstärke eine Wunde, ohne Rettungswurf.</translation>
        </message>
        <message>
            <source>An enemy on the way means one to three dice for each model, by its height, and each 3 or less wounds.</source>
            <translation>Ein Gegner auf dem Weg heißt ein bis drei Würfel je Modell, nach seiner Höhe, und jede 3 oder weniger verwundet.</translation>
        </message>
        <message>
            <source>An enemy on the way means one to three dice for each model, by its height, and each 4 or more wounds.</source>
            <translation>Ein Gegner auf dem Weg heißt ein bis drei Würfel je Modell, nach seiner Höhe, und jede 4 oder mehr verwundet.</translation>
        </message>
        <message>
            <source>Solid terrain on the way means a die for each model, and each 1 wounds.</source>
            <translation>Festes Gelände auf dem Weg heißt ein Würfel je Modell, und jede 1 verwundet.</translation>
        </message>
        <message>
            <source>Solid terrain on the way means one to three dice for each model, by its height, and each 3 or less wounds.</source>
            <translation>Festes Gelände auf dem Weg heißt ein bis drei Würfel je Modell, nach seiner Höhe, und jede 3 oder weniger verwundet.</translation>
        </message>
        <message>
            <source>Solid terrain on the way means one to three dice for each model, by its height, and each 4 or more wounds.</source>
            <translation>Festes Gelände auf dem Weg heißt ein bis drei Würfel je Modell, nach seiner Höhe, und jede 4 oder mehr verwundet.</translation>
        </message>
        <message>
            <source>Running into a charger that declared on it destroys it.</source>
            <translation>Läuft sie in einen Angreifer, der sie angesagt hat, ist sie vernichtet.</translation>
        </message>
        <message>
            <source>A charger that declared on it is an enemy like any other.</source>
            <translation>Ein Angreifer, der sie angesagt hat, ist ein Gegner wie jeder andere.</translation>
        </message>
        <message>
            <source>It ends at least {}" away from units and solid terrain that it has not run past.</source>
            <translation>Sie endet mindestens {}" entfernt von Einheiten und festem Gelände, an denen sie nicht vorbei ist.</translation>
        </message>
        <message>
            <source>It is shaken as well.</source>
            <translation>Sie ist auch erschüttert.</translation>
        </message>
        <message>
            <source>It is not shaken for that.</source>
            <translation>Erschüttert ist sie dadurch nicht.</translation>
        </message>
        <message>
            <source>The range is the sum of two dice.</source>
            <translation>Die Reichweite ist die Summe zweier Würfel.</translation>
        </message>
        <message>
            <source>The range is Movement plus the higher of two dice.</source>
            <translation>Die Reichweite ist Bewegung plus der höhere zweier Würfel.</translation>
        </message>
        <message>
            <source>The range is Movement plus the sum of two dice.</source>
            <translation>Die Reichweite ist Bewegung plus die Summe zweier Würfel.</translation>
        </message>
        <message>
            <source>The range is Movement plus a die plus 4.</source>
            <translation>Die Reichweite ist Bewegung plus ein Würfel plus 4.</translation>
        </message>
        <message>
            <source>A swift unit rolls three dice and drops the lowest.</source>
            <translation>Eine schnelle Einheit wirft drei Würfel und lässt den niedrigsten weg.</translation>
        </message>
        <message>
            <source>A swift unit adds two dice to its Movement up to 6, and the best two of three from 7 on.</source>
            <translation>Eine schnelle Einheit zählt bis Bewegung 6 zwei Würfel dazu, ab 7 die besten zwei von dreien.</translation>
        </message>
        <message>
            <source>A swift unit adds the best two of three dice to its Movement.</source>
            <translation>Eine schnelle Einheit zählt die besten zwei von drei Würfeln zur Bewegung.</translation>
        </message>
        <message>
            <source>A swift unit adds 4 and the higher of two dice to its Movement.</source>
            <translation>Eine schnelle Einheit zählt 4 und den höheren zweier Würfel zur Bewegung.</translation>
        </message>
        <message>
            <source>The gap is measured straight.</source>
            <translation>Der Abstand wird gerade gemessen.</translation>
        </message>
        <message>
            <source>The gap is measured along the shortest line round solid terrain.</source>
            <translation>Der Abstand wird auf der kürzesten Linie um festes Gelände herum gemessen.</translation>
        </message>
        <message>
            <source>It may stick out over the edge of the table on the way, not at the end.</source>
            <translation>Unterwegs darf er über den Rand des Tisches ragen, am Ende nicht.</translation>
        </message>
        <message>
            <source>It stays on the table all the way.</source>
            <translation>Er bleibt auf dem ganzen Weg auf dem Tisch.</translation>
        </message>
        <message>
            <source>On the way only its front edge must be clear, at the end all of it.</source>
            <translation>Unterwegs muss nur seine Vorderkante frei sein, am Ende alles.</translation>
        </message>
        <message>
            <source>All of it must be clear all the way.</source>
            <translation>Auf dem ganzen Weg muss alles frei sein.</translation>
        </message>
        <message>
            <source>The point of contact stays where it is.</source>
            <translation>Der Berührungspunkt bleibt, wo er ist.</translation>
        </message>
        <message>
            <source>It is set flush wherever the touched point stays in contact.</source>
            <translation>Er wird bündig gesetzt, wo immer der berührte Punkt in Berührung bleibt.</translation>
        </message>
        <message>
            <source>The target turns when it is small, not fighting, and the charger strong.</source>
            <translation>Das Ziel dreht sich, wenn es klein ist, nicht kämpft und der Angreifer stark ist.</translation>
        </message>
        <message>
            <source>This ruleset has no such rule: the charger turns.</source>
            <translation>Dieses Regelwerk kennt das nicht: Der Angreifer dreht sich.</translation>
        </message>
        <message>
            <source>Small means a Unit Strength of less than {}.</source>
            <translation>Klein heißt eine Einheitenstärke unter {}.</translation>
        </message>
        <message>
            <source>Strong means a Unit Strength of {} and more.</source>
            <translation>Stark heißt eine Einheitenstärke von {} und mehr.</translation>
        </message>
        <message>
            <source>First all declared targets in range, then the most models of both sides, then equal shares between chargers.</source>
            <translation>Zuerst alle angesagten Ziele in Reichweite, dann die meisten Modelle beider Seiten, dann gleiche Anteile der Angreifer.</translation>
        </message>
        <message>
            <source>First the fewest other enemies and the most charging units, then a target turned little, then the most models of both sides.</source>
            <translation>Zuerst die wenigsten anderen Gegner und die meisten Angreifer, dann ein wenig gedrehtes Ziel, dann die meisten Modelle beider Seiten.</translation>
        </message>
        <message>
            <source>First the most models of the target, then the most of the charger.</source>
            <translation>Zuerst die meisten Modelle des Ziels, dann die meisten des Angreifers.</translation>
        </message>
        <message>
            <source>It goes as far as the highest die says.</source>
            <translation>Er geht so weit, wie der höchste Würfel sagt.</translation>
        </message>
        <message>
            <source>It goes as far as the higher die says, a swift unit as far as the dice that it kept.</source>
            <translation>Er geht so weit, wie der höhere Würfel sagt, eine schnelle Einheit so weit wie die behaltenen Würfel.</translation>
        </message>
        <message>
            <source>It goes 4".</source>
            <translation>Er geht 4".</translation>
        </message>
        <message>
            <source>It takes the shortest way, round terrain and units.</source>
            <translation>Er nimmt den kürzesten Weg, um Gelände und Einheiten herum.</translation>
        </message>
        <message>
            <source>It wheels once to face the target's centre and goes straight until something stops it.</source>
            <translation>Er schwenkt einmal zur Mitte des Ziels und geht gerade, bis ihn etwas aufhält.</translation>
        </message>
        <message>
            <source>It wheels once, by at most 90°, towards the centre of the charged side and goes straight until something stops it.</source>
            <translation>Er schwenkt einmal, um höchstens 90°, zur Mitte der angegriffenen Seite und geht gerade, bis ihn etwas aufhält.</translation>
        </message>
        <message>
            <source>A wheel costs the arc of its outer corner.</source>
            <translation>Ein Schwenk kostet den Bogen der äußeren Ecke.</translation>
        </message>
        <message>
            <source>A wheel costs the straight line between the two places of its outer corner.</source>
            <translation>Ein Schwenk kostet die gerade Strecke zwischen den beiden Orten der äußeren Ecke.</translation>
        </message>
        <message>
            <source>A wheel costs nothing.</source>
            <translation>Ein Schwenk kostet nichts.</translation>
        </message>
        <message>
            <source>It stops {}" away from units and solid terrain; with none, just before contact.</source>
            <translation>Er hält {}" vor Einheiten und festem Gelände; ohne Abstand kurz vor der Berührung.</translation>
        </message>
        <message>
            <source>Then it is shaken.</source>
            <translation>Danach ist er erschüttert.</translation>
        </message>
        <message>
            <source>It is destroyed, and the charger stays where it made contact.</source>
            <translation>Sie ist vernichtet, und der Angreifer bleibt, wo er sie berührt hat.</translation>
        </message>
        <message>
            <source>It takes two wounds for each point of the charger's Unit Strength, without saves; the charger stops 1" short of survivors.</source>
            <translation>Sie erleidet je Punkt der Einheitenstärke des Angreifers zwei Wunden, ohne Rettungswurf; vor Überlebenden hält er 1" Abstand.</translation>
        </message>
        <message>
            <source>It is caught and shaken, and destroyed when its fight would begin, at the end of the phase.</source>
            <translation>Sie ist gestellt und erschüttert und wird vernichtet, wenn ihr Kampf begänne, am Ende der Phase.</translation>
        </message>
        <message>
            <source>With a Leadership test the charger may then reform.</source>
            <translation>Mit einem Moralwerttest darf der Angreifer danach neu formieren.</translation>
        </message>
        <message>
            <source>The charger may not reform after that.</source>
            <translation>Neu formieren darf der Angreifer danach nicht.</translation>
        </message>
        <message>
            <source>Woods and water mean a die for each model of cavalry, chariots and monstrous troops, and each 1 wounds.</source>
            <translation>Wald und Wasser heißt ein Würfel je Modell von Kavallerie, Streitwagen und Monströsen, und jede 1 verwundet.</translation>
        </message>
        <message>
            <source>Woods and water mean one to three dice, by height, for each model of cavalry, chariots and monstrous troops, and each 1 wounds.</source>
            <translation>Wald und Wasser heißt ein bis drei Würfel, nach der Höhe, je Modell von Kavallerie, Streitwagen und Monströsen, und jede 1 verwundet.</translation>
        </message>
        <message>
            <source>This ruleset lets such a charge be declared.</source>
            <translation>Dieses Regelwerk lässt einen solchen Angriff ansagen.</translation>
        </message>
        <message>
            <source>This ruleset has no such rule: the charge is impossible.</source>
            <translation>Dieses Regelwerk kennt das nicht: Der Angriff ist unmöglich.</translation>
        </message>
        <message>
            <source>%1 (Assumed: the source does not say.)</source>
            <translation>%1 (Angenommen: Die Quelle sagt es nicht.)</translation>
        </message>
    </context>
</TS>
