<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
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
    <name>frontage::ui::AnimationDialog</name>
    <message>
        <source>Export Animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>GIF: shown everywhere</source>
        <translation>GIF: überall zu sehen</translation>
    </message>
    <message>
        <source>WebP: smaller, true colours</source>
        <translation>WebP: kleiner, echte Farben</translation>
    </message>
    <message>
        <source>MP4: video</source>
        <translation>MP4: Video</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), %1 seconds</source>
        <translation>
            <numerusform>%n Bild, %1 Sekunden</numerusform>
            <numerusform>%n Bilder, %1 Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Restart &amp;when it ends</source>
        <translation>Am Ende von &amp;vorn beginnen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::AnswerInput</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>7, or 7 to 9</source>
        <translation>7, oder 7 bis 9</translation>
    </message>
    <message>
        <source>from the left; from below; facing</source>
        <translation>von links; von unten; Blickrichtung</translation>
    </message>
    <message>
        <source>front, left flank, right flank, rear</source>
        <translation>Front, linke Flanke, rechte Flanke, Rücken</translation>
    </message>
    <message>
        <source>a reaction</source>
        <translation>eine Reaktion</translation>
    </message>
    <message>
        <source>another target</source>
        <translation>ein anderes Ziel</translation>
    </message>
    <message>
        <source>names, with commas</source>
        <translation>Namen, mit Kommas</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>wie in der Datei</translation>
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
    <name>frontage::ui::BattleReport</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As the phase begins</source>
        <translation>Zu Beginn der Phase</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Nothing has been ordered yet.</source>
        <translation>Noch wurde nichts befohlen.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>frontage::ui::Caption</name>
    <message>
        <source>%1: %2 models, %3 wide, bases %4 × %5, Movement %6, starts at %7 and %8, facing %9</source>
        <translation>%1: %2 Modelle, %3 breit, Basen %4 × %5, Bewegung %6, beginnt bei %7 und %8, Blickrichtung %9</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Hausregeln: %1</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>ja: %1</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s) left out</source>
        <translation>
            <numerusform>%n früheres Ereignis fehlt hier</numerusform>
            <numerusform>%n frühere Ereignisse fehlen hier</numerusform>
        </translation>
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
        <translation>sicher bis %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>sees</source>
        <translation>sieht</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ChargePanel</name>
    <message>
        <source>Declare another charge</source>
        <translation>Weiteren Angriff ansagen</translation>
    </message>
    <message>
        <source>Back to set-up</source>
        <translation>Zurück zur Aufstellung</translation>
    </message>
    <message>
        <source>No phase</source>
        <translation>Keine Phase</translation>
    </message>
    <message>
        <source>The ruleset of this position is not known, or it has no armies. Choose a ruleset in the Inspector.</source>
        <translation>Das Regelwerk dieser Stellung ist unbekannt, oder es fehlen Armeen. Unter „Details“ ein Regelwerk wählen.</translation>
    </message>
    <message>
        <source>%1: charge phase</source>
        <translation>%1: Angriffsphase</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Play the %n order(s) of this file</source>
        <translation>
            <numerusform>Den %n Befehl dieser Datei ausspielen</numerusform>
            <numerusform>Die %n Befehle dieser Datei ausspielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Step back in the timeline to look at any moment again or to choose otherwise: both lines are kept. Back to set-up puts the phase away.</source>
        <translation>Im Ablauf zurückgehen zeigt jeden Augenblick noch einmal oder erlaubt eine andere Wahl: Beide Varianten bleiben erhalten. „Zurück zur Aufstellung“ legt die Phase weg.</translation>
    </message>
    <message>
        <source>The phase is over already.</source>
        <translation>Die Phase ist schon vorbei.</translation>
    </message>
    <message>
        <source>This is the set-up: nothing has been ordered yet.</source>
        <translation>Das ist die Aufstellung: Noch ist nichts befohlen.</translation>
    </message>
    <message>
        <source>Puts the phase away and lets the table be edited again</source>
        <translation>Legt die Phase weg; der Tisch lässt sich wieder bearbeiten</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Phase beenden</translation>
    </message>
    <message>
        <source>Skip to the outcome</source>
        <translation>Zum Ergebnis springen</translation>
    </message>
    <message>
        <source>The end of what is being shown (End)</source>
        <translation>Ans Ende des Gezeigten (Ende)</translation>
    </message>
    <message>
        <source>Watch the table: the outcome is being shown.</source>
        <translation>Auf den Tisch sehen: Das Ergebnis wird gezeigt.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>The outcome is being shown: watch it, or skip to its end.</source>
        <translation>Das Ergebnis wird gezeigt: zusehen oder ans Ende springen.</translation>
    </message>
    <message>
        <source>A question is open</source>
        <translation>Eine Frage ist offen</translation>
    </message>
    <message>
        <source>First the dice that are wanted: %1.</source>
        <translation>Erst die verlangten Würfel: %1.</translation>
    </message>
    <message>
        <source>First %1 must answer the charge of %2.</source>
        <translation>Erst %1: Reaktion auf den Angriff von %2 wählen.</translation>
    </message>
    <message>
        <source>First %1 must redirect or press on.</source>
        <translation>Erst %1: umlenken oder weiter angreifen.</translation>
    </message>
    <message>
        <source>Move all and end</source>
        <translation>Alle bewegen, beenden</translation>
    </message>
    <message>
        <source>Moves every charge that is still open, in their order and each to its best place, then ends the phase</source>
        <translation>Bewegt jeden noch offenen Angriff, in der Reihenfolge und jeden an seinen besten Platz, und beendet dann die Phase</translation>
    </message>
    <message>
        <source>Ends the phase</source>
        <translation>Beendet die Phase</translation>
    </message>
</context>
<context>
    <name>frontage::ui::CheckWords</name>
    <message>
        <source>There is no unit %1.</source>
        <translation>Es gibt keine Einheit %1.</translation>
    </message>
    <message>
        <source>%1 belongs to the side that is charged, not to the active side.</source>
        <translation>%1: gehört zur angegriffenen Seite, nicht zur Seite am Zug.</translation>
    </message>
    <message>
        <source>No target is named.</source>
        <translation>Es ist kein Ziel genannt.</translation>
    </message>
    <message>
        <source>A target is named twice.</source>
        <translation>Ein Ziel ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1: no enemy.</source>
        <translation>%1: kein Gegner.</translation>
    </message>
    <message>
        <source>%1: destroyed.</source>
        <translation>%1: vernichtet.</translation>
    </message>
    <message>
        <source>The phase has ended.</source>
        <translation>Die Phase ist vorbei.</translation>
    </message>
    <message>
        <source>%1 must react to the charge of %2 first.</source>
        <translation>%1: Die Reaktion auf den Angriff von %2 steht noch aus.</translation>
    </message>
    <message>
        <source>%1 must choose between redirecting and going on first.</source>
        <translation>%1: Die Wahl zwischen Umlenken und weiterem Angriff steht noch aus.</translation>
    </message>
    <message>
        <source>%1 must react first.</source>
        <translation>%1: Die Reaktion steht noch aus.</translation>
    </message>
    <message>
        <source>%1: fighting %2 already.</source>
        <translation>%1: schon im Kampf mit %2.</translation>
    </message>
    <message>
        <source>%1: fighting.</source>
        <translation>%1: im Kampf.</translation>
    </message>
    <message>
        <source>%1: fleeing.</source>
        <translation>%1: auf der Flucht.</translation>
    </message>
    <message>
        <source>%1: a charge was declared in this phase already.</source>
        <translation>%1: in dieser Phase ist schon ein Angriff angesagt.</translation>
    </message>
    <message>
        <source>%1: marched.</source>
        <translation>%1: marschiert.</translation>
    </message>
    <message>
        <source>%1: shaken.</source>
        <translation>%1: erschüttert.</translation>
    </message>
    <message>
        <source>%1 may charge.</source>
        <translation>%1: darf angreifen.</translation>
    </message>
    <message>
        <source>There is room for the charge and for closing the door.</source>
        <translation>Für den Angriff und die Tür ist Platz.</translation>
    </message>
    <message>
        <source>Only units that might still move are in the way.</source>
        <translation>Nur Einheiten, die noch ziehen könnten, stehen im Weg.</translation>
    </message>
    <message>
        <source>No legal move reaches the charged facing of %1.</source>
        <translation>Kein erlaubter Weg führt an die angegriffene Seite von %1.</translation>
    </message>
    <message>
        <source>No legal move reaches the charged facing of %1; in the way: %2.</source>
        <translation>Kein erlaubter Weg führt an die angegriffene Seite von %1. Im Weg: %2.</translation>
    </message>
    <message>
        <source>%1 can be reached without touching %2, so only the one charge may be declared.</source>
        <translation>%1 ist erreichbar, ohne %2 zu berühren: Nur der eine Angriff darf angesagt werden.</translation>
    </message>
    <message>
        <source>None of the targets can be avoided.</source>
        <translation>Keines der Ziele lässt sich vermeiden.</translation>
    </message>
    <message>
        <source>A charge may have one target only.</source>
        <translation>Ein Angriff darf nur ein Ziel haben.</translation>
    </message>
    <message>
        <source>No legal move reaches %1 without touching %2, which makes the charge impossible.</source>
        <translation>Kein erlaubter Weg zu %1, ohne %2 zu berühren: Der Angriff ist unmöglich.</translation>
    </message>
    <message>
        <source>No legal move reaches %1 without touching %2; the charge must be declared on both.</source>
        <translation>Kein erlaubter Weg zu %1, ohne %2 zu berühren: Der Angriff muss beiden zugleich gelten.</translation>
    </message>
    <message>
        <source>No legal move reaches %1 without touching %2; the charge must be declared on all of them.</source>
        <translation>Kein erlaubter Weg zu %1, ohne %2 zu berühren: Der Angriff muss allen zugleich gelten.</translation>
    </message>
    <message>
        <source>Only units in the way of every ordinary move stand against it: the charge goes straight ahead, and the target turns to meet it.</source>
        <translation>Dagegen stehen nur Einheiten auf allen gewöhnlichen Wegen: Der Angriff geht geradeaus, und das Ziel dreht sich ihm zu.</translation>
    </message>
    <message>
        <source>%1: no charge was declared on %2.</source>
        <translation>%1: kein Angriff auf %2 angesagt.</translation>
    </message>
    <message>
        <source>%1: this charge is answered already.</source>
        <translation>%1: dieser Angriff ist schon beantwortet.</translation>
    </message>
    <message>
        <source>%1: no rule that allows to stand and shoot.</source>
        <translation>%1: keine Regel, die Stehen und Schießen erlaubt.</translation>
    </message>
    <message>
        <source>%1: no missile weapons.</source>
        <translation>%1: keine Schusswaffen.</translation>
    </message>
    <message>
        <source>%1: stood and shot in this phase already.</source>
        <translation>%1: in dieser Phase schon Stehen und Schießen gewählt.</translation>
    </message>
    <message>
        <source>%1: the charger is in the %2 zone, not in the front zone.</source>
        <translation>%1: Der Angreifer steht nicht im Frontbogen (Zone: %2).</translation>
    </message>
    <message>
        <source>%1: %2 away; it takes more than their M of %3 to have time to shoot.</source>
        <translation>%1: %2 entfernt; Zeit zum Schießen bleibt erst ab mehr als der Bewegung von %3.</translation>
    </message>
    <message>
        <source>%1: fighting, can only hold.</source>
        <translation>%1: im Kampf, nur Halten ist möglich.</translation>
    </message>
    <message>
        <source>%1: fled in this phase already, can only hold.</source>
        <translation>%1: in dieser Phase schon geflohen, nur Halten ist möglich.</translation>
    </message>
    <message>
        <source>%1: fleeing, must flee again.</source>
        <translation>%1: auf der Flucht, muss erneut fliehen.</translation>
    </message>
    <message>
        <source>%1 failed their Terror test and must flee.</source>
        <translation>%1: Entsetzenstest nicht bestanden, muss fliehen.</translation>
    </message>
    <message>
        <source>%1 may hold.</source>
        <translation>%1: darf halten.</translation>
    </message>
    <message>
        <source>%1 may flee.</source>
        <translation>%1: darf fliehen.</translation>
    </message>
    <message>
        <source>%1: the target already.</source>
        <translation>%1: schon das Ziel.</translation>
    </message>
    <message>
        <source>%1: no redirection to choose.</source>
        <translation>%1: Es steht kein Umlenken an.</translation>
    </message>
    <message>
        <source>They may go back to their first target.</source>
        <translation>Sie dürfen zum ersten Ziel zurückkehren.</translation>
    </message>
    <message>
        <source>%1: tried to redirect already.</source>
        <translation>%1: Umlenken wurde schon versucht.</translation>
    </message>
    <message>
        <source>%1 may redirect.</source>
        <translation>%1: darf umlenken.</translation>
    </message>
    <message>
        <source>No charger is named.</source>
        <translation>Es ist kein Angreifer genannt.</translation>
    </message>
    <message>
        <source>A charger is named twice.</source>
        <translation>Ein Angreifer ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1: no charge was declared.</source>
        <translation>%1: kein Angriff angesagt.</translation>
    </message>
    <message>
        <source>The charge of %1 is over already.</source>
        <translation>Der Angriff von %1 ist schon vorbei.</translation>
    </message>
    <message>
        <source>The charge of %1 can be resolved.</source>
        <translation>Der Angriff von %1 kann ausgeführt werden.</translation>
    </message>
    <message>
        <source>The new formation would overlap %1.</source>
        <translation>Die neue Aufstellung würde %1 überdecken.</translation>
    </message>
    <message>
        <source>The new formation would stand off the table.</source>
        <translation>Die neue Aufstellung stünde nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>One model would have to go %1; the limit is %2.</source>
        <translation>Ein Modell müsste %1 zurücklegen, erlaubt sind höchstens %2.</translation>
    </message>
    <message>
        <source>Files wanted: %1; possible: 1 to %2.</source>
        <translation>Verlangt ist Breite %1, möglich ist 1 bis %2.</translation>
    </message>
    <message>
        <source>%1: no fleeing unit was run down just now.</source>
        <translation>%1: gerade wurde keine fliehende Einheit eingeholt.</translation>
    </message>
    <message>
        <source>%1: not standing. Any facing will do, and there is no place on one to choose.</source>
        <translation>%1: auf der Flucht. Jede Seite ist recht, ein Platz daran ist nicht zu wählen.</translation>
    </message>
    <message>
        <source>No legal move reaches %1, so there is no place to choose.</source>
        <translation>Kein erlaubter Weg führt zu %1, also ist kein Platz zu wählen.</translation>
    </message>
    <message>
        <source>A place can be chosen for one charger alone; %1 are resolved by this order and take the places that are best together.</source>
        <translation>Ein Platz lässt sich nur für einen einzelnen Angreifer wählen; hier ziehen %1 und nehmen die gemeinsam besten Plätze ein.</translation>
    </message>
    <message>
        <source>A place %1 from the middle of the charged facing cannot be reached; as good as the best are %2.</source>
        <translation>Ein Platz %1 von der Mitte der Seite ist nicht erreichbar; so gut wie der beste sind: %2.</translation>
    </message>
    <message>
        <source>A place %1 from the middle of the charged facing is as good as any.</source>
        <translation>Ein Platz %1 von der Mitte der Seite ist so gut wie jeder andere.</translation>
    </message>
    <message>
        <source>A place %1 from the middle of the charged facing brings %2 + %3 models into contact, the best place %4 + %5 models; as good as the best are %6.</source>
        <translation>Ein Platz %1 von der Mitte der Seite bringt %2 + %3 Modelle in Kontakt, der beste %4 + %5; so gut wie der beste sind: %6.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>There is room beside the others that charge the same enemy.</source>
        <translation>Neben den anderen, die denselben Gegner angreifen, ist Platz.</translation>
    </message>
    <message>
        <source>%1 can be reached by declaring on fewer: besides it only on %2.</source>
        <translation>%1 lässt sich mit weniger erklärten Zielen erreichen: daneben nur mit %2.</translation>
    </message>
    <message>
        <source>No legal move reaches the charged facing of %1 without leaving the table.</source>
        <translation>Kein erlaubter Weg führt an die angegriffene Seite von %1, ohne den Tisch zu verlassen.</translation>
    </message>
    <message>
        <source>No legal move reaches the charged facing of %1 without leaving the table; in the way: %2.</source>
        <translation>Kein erlaubter Weg führt an die angegriffene Seite von %1, ohne den Tisch zu verlassen. Im Weg: %2.</translation>
    </message>
    <message>
        <source>No reform follows on running down in this ruleset.</source>
        <translation>Wer eine fliehende Einheit einholt, formiert in diesem Regelwerk nicht neu.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ClauseText</name>
    <message>
        <source>The target can be seen.</source>
        <translation>Das Ziel ist zu sehen.</translation>
    </message>
    <message>
        <source>The view is closed by %1.</source>
        <translation>Die Sicht ist versperrt: %1.</translation>
    </message>
    <message>
        <source>The target stands outside the view, 45° either side of the front.</source>
        <translation>Das Ziel steht außerhalb des Blickfelds, 45° beiderseits der Front.</translation>
    </message>
    <message>
        <source>The target lies at least partly ahead.</source>
        <translation>Das Ziel liegt wenigstens teilweise vor der Front.</translation>
    </message>
    <message>
        <source>The target lies wholly outside the front zone.</source>
        <translation>Das Ziel liegt ganz außerhalb des Frontbogens.</translation>
    </message>
    <message>
        <source>%1 away, at most %2 can be rolled.</source>
        <translation>%1 entfernt, höchstens %2 sind zu würfeln.</translation>
    </message>
    <message>
        <source>Close call: %1, limit %2</source>
        <translation>Knapp: %1, Grenze %2</translation>
    </message>
    <message>
        <source>Turn to declare</source>
        <translation>Wer ansagen darf</translation>
    </message>
    <message>
        <source>May charge</source>
        <translation>Darf angreifen</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Front arc</source>
        <translation>Frontbogen</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Room to charge</source>
        <translation>Platz für den Angriff</translation>
    </message>
    <message>
        <source>Several targets</source>
        <translation>Mehrere Ziele</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Im Angriff</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Entsetzen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Which zone</source>
        <translation>Welche Zone</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>What blocks sight</source>
        <translation>Was die Sicht versperrt</translation>
    </message>
    <message>
        <source>Who must see</source>
        <translation>Wer sehen muss</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Stand and shoot</source>
        <translation>Stehen und Schießen</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Panic from shooting</source>
        <translation>Panik durch Beschuss</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Charged again</source>
        <translation>Erneut angegriffen</translation>
    </message>
    <message>
        <source>Several chargers</source>
        <translation>Mehrere Angreifer</translation>
    </message>
    <message>
        <source>Redirect</source>
        <translation>Umlenken</translation>
    </message>
    <message>
        <source>Turning to flee</source>
        <translation>Abwenden zur Flucht</translation>
    </message>
    <message>
        <source>How far they flee</source>
        <translation>Fluchtweite</translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Vom Tisch</translation>
    </message>
    <message>
        <source>Fleeing through others</source>
        <translation>Flucht durch andere</translation>
    </message>
    <message>
        <source>Room to stop</source>
        <translation>Platz zum Anhalten</translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation>Auf der Flucht</translation>
    </message>
    <message>
        <source>Order of the charges</source>
        <translation>Reihenfolge der Angriffe</translation>
    </message>
    <message>
        <source>Charge range</source>
        <translation>Angriffsreichweite</translation>
    </message>
    <message>
        <source>Far enough</source>
        <translation>Weit genug</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>Die Bewegung</translation>
    </message>
    <message>
        <source>Legal way</source>
        <translation>Erlaubter Weg</translation>
    </message>
    <message>
        <source>Closing the door</source>
        <translation>Die Tür schließen</translation>
    </message>
    <message>
        <source>Small target</source>
        <translation>Kleines Ziel</translation>
    </message>
    <message>
        <source>Door obstructed</source>
        <translation>Tür versperrt</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>So viele wie möglich</translation>
    </message>
    <message>
        <source>No room for all</source>
        <translation>Kein Platz für alle</translation>
    </message>
    <message>
        <source>Failed charge</source>
        <translation>Misslungener Angriff</translation>
    </message>
    <message>
        <source>Against a fleeing unit</source>
        <translation>Gegen eine fliehende Einheit</translation>
    </message>
    <message>
        <source>Reform</source>
        <translation>Neuformieren</translation>
    </message>
    <message>
        <source>Terrain on the way</source>
        <translation>Gelände unterwegs</translation>
    </message>
    <message>
        <source>Current numbers</source>
        <translation>Aktuelle Zahlen</translation>
    </message>
    <message>
        <source>No other enemy touched</source>
        <translation>Kein anderer Gegner berührt</translation>
    </message>
    <message>
        <source>Blocked path</source>
        <translation>Versperrter Weg</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ClauseWords</name>
    <message>
        <source>Each front-rank model counts by the centre of its base; the zone with the most models is struck.</source>
        <translation>Jedes Modell im ersten Glied zählt mit der Mitte seiner Base; die Zone mit den meisten Modellen gilt.</translation>
    </message>
    <message>
        <source>The centre of the charger&apos;s front edge counts.</source>
        <translation>Es zählt die Mitte der Frontkante des Angreifers.</translation>
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
        <translation>Ein Marsch davor spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A shaken unit may not charge.</source>
        <translation>Eine erschütterte Einheit darf nicht angreifen.</translation>
    </message>
    <message>
        <source>Being shaken does not matter.</source>
        <translation>Erschüttert zu sein spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Units in the way that might still move do not forbid it.</source>
        <translation>Einheiten im Weg, die noch ziehen könnten, verbieten ihn nicht.</translation>
    </message>
    <message>
        <source>Units in the way forbid it, whatever they might still do.</source>
        <translation>Einheiten im Weg verbieten ihn, was immer sie noch tun könnten.</translation>
    </message>
    <message>
        <source>Charges declared earlier are taken as completed.</source>
        <translation>Früher angesagte Angriffe gelten als schon ausgeführt.</translation>
    </message>
    <message>
        <source>Everybody is judged where they stand or would end their declared charge.</source>
        <translation>Alle zählen dort, wo sie stehen oder ihren angesagten Angriff beenden würden.</translation>
    </message>
    <message>
        <source>What cannot be avoided must be declared on too, and no more than that.</source>
        <translation>Was sich nicht vermeiden lässt, muss mit angesagt werden, und nicht mehr als das.</translation>
    </message>
    <message>
        <source>A charge that would touch another enemy is impossible.</source>
        <translation>Ein Angriff, der einen anderen Gegner berühren würde, ist unmöglich.</translation>
    </message>
    <message>
        <source>Every unit with missiles may do so once a phase, when the charger starts farther away than its Movement.</source>
        <translation>Jede Einheit mit Schusswaffen darf das einmal je Phase, wenn der Angreifer weiter entfernt beginnt als seine Bewegung.</translation>
    </message>
    <message>
        <source>Only units with a rule of their own may do so.</source>
        <translation>Nur Einheiten mit einer eigenen Regel dürfen das.</translation>
    </message>
    <message>
        <source>The charger must be in the shooters&apos; front zone.</source>
        <translation>Der Angreifer muss im Frontbogen der Schützen stehen.</translation>
    </message>
    <message>
        <source>In whose zone the charger is does not matter.</source>
        <translation>In welcher Zone der Angreifer steht, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A unit that flees already has to flee once more.</source>
        <translation>Eine Einheit, die schon flieht, muss noch einmal fliehen.</translation>
    </message>
    <message>
        <source>A unit that flees already may also stay where it is.</source>
        <translation>Eine Einheit, die schon flieht, darf auch bleiben, wo sie ist.</translation>
    </message>
    <message>
        <source>It flees once more, with a new turn and a new roll.</source>
        <translation>Sie flieht noch einmal, mit neuer Drehung und neuem Wurf.</translation>
    </message>
    <message>
        <source>It declares its flight again but does not move again.</source>
        <translation>Sie sagt die Flucht wieder an, bewegt sich aber nicht noch einmal.</translation>
    </message>
    <message>
        <source>It has to hold.</source>
        <translation>Sie muss halten.</translation>
    </message>
    <message>
        <source>It takes a Leadership test; failing, it goes on with its first target.</source>
        <translation>Er legt einen Moralwerttest ab; misslingt er, bleibt es beim ersten Ziel.</translation>
    </message>
    <message>
        <source>No test is needed.</source>
        <translation>Kein Test ist nötig.</translation>
    </message>
    <message>
        <source>It may do so too when its target was destroyed.</source>
        <translation>Das darf er auch, wenn sein Ziel vernichtet wurde.</translation>
    </message>
    <message>
        <source>A target that was destroyed does not allow it.</source>
        <translation>Ein vernichtetes Ziel erlaubt es nicht.</translation>
    </message>
    <message>
        <source>When the second target flees too, the charge goes on against that one.</source>
        <translation>Flieht auch das zweite Ziel, gilt der Angriff diesem.</translation>
    </message>
    <message>
        <source>When the second target flees too, it may go back to the first.</source>
        <translation>Flieht auch das zweite Ziel, darf er zum ersten zurückkehren.</translation>
    </message>
    <message>
        <source>When the second target flees too, it chooses either before the range is rolled.</source>
        <translation>Flieht auch das zweite Ziel, wählt er eines von beiden, bevor die Reichweite gewürfelt wird.</translation>
    </message>
    <message>
        <source>That is the sum of two dice.</source>
        <translation>Das ist die Summe von zwei Würfeln.</translation>
    </message>
    <message>
        <source>That is the sum of two dice; a swift unit of Movement 7 and more rolls three and drops the lowest.</source>
        <translation>Das ist die Summe von zwei Würfeln; eine schnelle Einheit mit Bewegung 7 oder mehr würfelt drei und lässt den niedrigsten weg.</translation>
    </message>
    <message>
        <source>That is the sum of two dice; a swift unit rolls three and drops the lowest.</source>
        <translation>Das ist die Summe von zwei Würfeln; eine schnelle Einheit würfelt drei und lässt den niedrigsten weg.</translation>
    </message>
    <message>
        <source>A friend that it runs through takes a Panic test.</source>
        <translation>Eine befreundete Einheit, durch die sie läuft, legt einen Paniktest ab.</translation>
    </message>
    <message>
        <source>A friend that it runs through takes a Panic test if the runners are strong enough.</source>
        <translation>Eine befreundete Einheit, durch die sie läuft, legt einen Paniktest ab, wenn die Fliehenden stark genug sind.</translation>
    </message>
    <message>
        <source>A friend that it runs through takes a Panic test only if it did not choose to flee.</source>
        <translation>Eine befreundete Einheit, durch die sie läuft, legt nur dann einen Paniktest ab, wenn die Flucht nicht freiwillig war.</translation>
    </message>
    <message>
        <source>Strong enough means a Unit Strength of {} and more.</source>
        <translation>Stark genug heißt Einheitenstärke {} oder mehr.</translation>
    </message>
    <message>
        <source>An enemy on the way means a die for each model, and each 1 wounds.</source>
        <translation>Ein Gegner im Weg bedeutet einen Würfel je Modell, und jede 1 verwundet.</translation>
    </message>
    <message>
        <source>An enemy on the way deals a wound for each point of its Unit Strength, without saves.</source>
        <translation>Ein Gegner im Weg fügt je Punkt seiner Einheitenstärke eine Verwundung zu, ohne Rettung.</translation>
    </message>
    <message>
        <source>An enemy on the way means one to three dice for each model, by its height, and each 3 or less wounds.</source>
        <translation>Ein Gegner im Weg bedeutet je nach Höhe einen bis drei Würfel je Modell, und jede 3 oder weniger verwundet.</translation>
    </message>
    <message>
        <source>An enemy on the way means one to three dice for each model, by its height, and each 4 or more wounds.</source>
        <translation>Ein Gegner im Weg bedeutet je nach Höhe einen bis drei Würfel je Modell, und jede 4 oder mehr verwundet.</translation>
    </message>
    <message>
        <source>Solid terrain on the way means a die for each model, and each 1 wounds.</source>
        <translation>Festes Gelände im Weg bedeutet einen Würfel je Modell, und jede 1 verwundet.</translation>
    </message>
    <message>
        <source>Solid terrain on the way means one to three dice for each model, by its height, and each 3 or less wounds.</source>
        <translation>Festes Gelände im Weg bedeutet je nach Höhe einen bis drei Würfel je Modell, und jede 3 oder weniger verwundet.</translation>
    </message>
    <message>
        <source>Solid terrain on the way means one to three dice for each model, by its height, and each 4 or more wounds.</source>
        <translation>Festes Gelände im Weg bedeutet je nach Höhe einen bis drei Würfel je Modell, und jede 4 oder mehr verwundet.</translation>
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
        <source>It ends at least {}&quot; away from units and solid terrain that it has not run past.</source>
        <translation>Sie endet mindestens {}″ entfernt von Einheiten und festem Gelände, an denen sie nicht vorbeigelaufen ist.</translation>
    </message>
    <message>
        <source>It is shaken as well.</source>
        <translation>Sie ist auch erschüttert.</translation>
    </message>
    <message>
        <source>It is not shaken for that.</source>
        <translation>Davon wird sie nicht erschüttert.</translation>
    </message>
    <message>
        <source>The range is the sum of two dice.</source>
        <translation>Die Reichweite ist die Summe von zwei Würfeln.</translation>
    </message>
    <message>
        <source>The range is Movement plus the higher of two dice.</source>
        <translation>Die Reichweite ist Bewegung plus der höhere von zwei Würfeln.</translation>
    </message>
    <message>
        <source>The range is Movement plus the sum of two dice.</source>
        <translation>Die Reichweite ist Bewegung plus die Summe von zwei Würfeln.</translation>
    </message>
    <message>
        <source>The range is Movement plus a die plus 4.</source>
        <translation>Die Reichweite ist Bewegung plus ein Würfel plus 4.</translation>
    </message>
    <message>
        <source>A swift unit rolls three dice and drops the lowest.</source>
        <translation>Eine schnelle Einheit würfelt drei Würfel und lässt den niedrigsten weg.</translation>
    </message>
    <message>
        <source>A swift unit adds two dice to its Movement up to 6, and the best two of three from 7 on.</source>
        <translation>Eine schnelle Einheit zählt bei Bewegung bis 6 zwei Würfel hinzu, ab 7 die besten zwei von dreien.</translation>
    </message>
    <message>
        <source>A swift unit adds the best two of three dice to its Movement.</source>
        <translation>Eine schnelle Einheit zählt zur Bewegung die besten zwei von drei Würfeln hinzu.</translation>
    </message>
    <message>
        <source>A swift unit adds 4 and the higher of two dice to its Movement.</source>
        <translation>Eine schnelle Einheit zählt zur Bewegung 4 und den höheren von zwei Würfeln hinzu.</translation>
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
        <translation>Unterwegs darf er über die Tischkante hinausragen, am Ende nicht.</translation>
    </message>
    <message>
        <source>It stays on the table all the way.</source>
        <translation>Er bleibt den ganzen Weg auf dem Tisch.</translation>
    </message>
    <message>
        <source>On the way only its front edge must be clear, at the end all of it.</source>
        <translation>Unterwegs muss nur seine Frontkante frei sein, am Ende alles.</translation>
    </message>
    <message>
        <source>All of it must be clear all the way.</source>
        <translation>Er muss den ganzen Weg ganz frei sein.</translation>
    </message>
    <message>
        <source>The point of contact stays where it is.</source>
        <translation>Der Kontaktpunkt bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>It is set flush wherever the touched point stays in contact.</source>
        <translation>Er wird bündig gestellt, wo immer der berührte Punkt in Kontakt bleibt.</translation>
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
        <translation>Klein heißt Einheitenstärke unter {}.</translation>
    </message>
    <message>
        <source>Strong means a Unit Strength of {} and more.</source>
        <translation>Stark heißt Einheitenstärke {} oder mehr.</translation>
    </message>
    <message>
        <source>First all declared targets in range, then the most models of both sides, then equal shares between chargers.</source>
        <translation>Erst alle angesagten Ziele in Reichweite, dann die meisten Modelle beider Seiten, dann gleiche Anteile der Angreifer.</translation>
    </message>
    <message>
        <source>First the fewest other enemies and the most charging units, then a target turned little, then the most models of both sides.</source>
        <translation>Erst die wenigsten anderen Gegner und die meisten angreifenden Einheiten, dann ein wenig gedrehtes Ziel, dann die meisten Modelle beider Seiten.</translation>
    </message>
    <message>
        <source>First the most models of the target, then the most of the charger.</source>
        <translation>Erst die meisten Modelle des Ziels, dann die meisten des Angreifers.</translation>
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
        <source>It goes 4&quot;.</source>
        <translation>Er geht 4″.</translation>
    </message>
    <message>
        <source>It takes the shortest way, round terrain and units.</source>
        <translation>Er nimmt den kürzesten Weg um Gelände und Einheiten herum.</translation>
    </message>
    <message>
        <source>It wheels once to face the target&apos;s centre and goes straight until something stops it.</source>
        <translation>Er schwenkt einmal zur Mitte des Ziels und geht geradeaus, bis ihn etwas aufhält.</translation>
    </message>
    <message>
        <source>It wheels once, by at most 90°, towards the centre of the charged side and goes straight until something stops it.</source>
        <translation>Er schwenkt einmal, um höchstens 90°, zur Mitte der angegriffenen Seite und geht geradeaus, bis ihn etwas aufhält.</translation>
    </message>
    <message>
        <source>A wheel costs the arc of its outer corner.</source>
        <translation>Ein Schwenk kostet den Bogen der äußeren Ecke.</translation>
    </message>
    <message>
        <source>A wheel costs the straight line between the two places of its outer corner.</source>
        <translation>Ein Schwenk kostet die gerade Linie zwischen den beiden Orten der äußeren Ecke.</translation>
    </message>
    <message>
        <source>A wheel costs nothing.</source>
        <translation>Ein Schwenk kostet nichts.</translation>
    </message>
    <message>
        <source>It stops {}&quot; away from units and solid terrain; with none, just before contact.</source>
        <translation>Er hält {}″ vor Einheiten und festem Gelände; bei 0 knapp vor der Berührung.</translation>
    </message>
    <message>
        <source>Then it is shaken.</source>
        <translation>Danach ist die Einheit erschüttert.</translation>
    </message>
    <message>
        <source>It is destroyed, and the charger stays where it made contact.</source>
        <translation>Sie ist vernichtet, und der Angreifer bleibt, wo er sie berührt hat.</translation>
    </message>
    <message>
        <source>It takes two wounds for each point of the charger&apos;s Unit Strength, without saves; the charger stops 1&quot; short of survivors.</source>
        <translation>Sie erleidet zwei Verwundungen je Punkt der Einheitenstärke des Angreifers, ohne Rettung; er hält 1″ vor Überlebenden.</translation>
    </message>
    <message>
        <source>It is caught and shaken, and destroyed when its fight would begin, at the end of the phase.</source>
        <translation>Sie ist eingeholt und erschüttert und wird vernichtet, wenn ihr Kampf begänne, am Ende der Phase.</translation>
    </message>
    <message>
        <source>With a Leadership test the charger may then reform.</source>
        <translation>Mit einem Moralwerttest darf der Angreifer danach neu formieren.</translation>
    </message>
    <message>
        <source>The charger may not reform after that.</source>
        <translation>Der Angreifer darf danach nicht neu formieren.</translation>
    </message>
    <message>
        <source>Woods and water mean a die for each model of cavalry, chariots and monstrous troops, and each 1 wounds.</source>
        <translation>Wald und Wasser bedeuten einen Würfel je Modell der Kavallerie, Streitwagen und monströsen Truppen, und jede 1 verwundet.</translation>
    </message>
    <message>
        <source>Woods and water mean one to three dice, by height, for each model of cavalry, chariots and monstrous troops, and each 1 wounds.</source>
        <translation>Wald und Wasser bedeuten je nach Höhe einen bis drei Würfel je Modell der Kavallerie, Streitwagen und monströsen Truppen, und jede 1 verwundet.</translation>
    </message>
    <message>
        <source>This ruleset lets such a charge be declared.</source>
        <translation>Nach diesem Regelwerk darf ein solcher Angriff angesagt werden.</translation>
    </message>
    <message>
        <source>This ruleset has no such rule: the charge is impossible.</source>
        <translation>Dieses Regelwerk kennt das nicht: Der Angriff ist unmöglich.</translation>
    </message>
    <message>
        <source>Lengths are inches, bases are millimetres, and the table has an edge that counts.</source>
        <translation>Längen sind Zoll, Bases Millimeter, und die Tischkante zählt.</translation>
    </message>
    <message>
        <source>A unit covers the whole rectangle of its files and ranks; losses come off the rear rank, the front edge stays.</source>
        <translation>Eine Einheit bedeckt das ganze Rechteck aus Rotten und Gliedern; Verluste gehen vom hintersten Glied ab, die Frontkante bleibt.</translation>
    </message>
    <message>
        <source>Movement, Leadership, strength, size and special rules are the unit&apos;s own.</source>
        <translation>Bewegung, Moralwert, Stärke, Größe und Sonderregeln sind die der Einheit.</translation>
    </message>
    <message>
        <source>What a unit is doing - fighting, fleeing, shaken, charging - decides what it may do next.</source>
        <translation>Was eine Einheit gerade tut – kämpfen, fliehen, erschüttert sein, angreifen –, bestimmt, was sie als Nächstes darf.</translation>
    </message>
    <message>
        <source>Unit Strength is that of one model times the models left.</source>
        <translation>Die Einheitenstärke ist die eines Modells mal der Zahl der übrigen Modelle.</translation>
    </message>
    <message>
        <source>Each piece of terrain has a kind, and the kind says what it blocks and what it does.</source>
        <translation>Jedes Geländestück hat eine Art, und die sagt, was es versperrt und bewirkt.</translation>
    </message>
    <message>
        <source>A test is passed when two dice come to no more than the unit&apos;s Leadership.</source>
        <translation>Ein Test ist bestanden, wenn zwei Würfel zusammen den Moralwert der Einheit nicht übersteigen.</translation>
    </message>
    <message>
        <source>Four zones surround a unit, parted by lines at 45° from its corners.</source>
        <translation>Vier Zonen umgeben eine Einheit, getrennt durch Linien, die unter 45° von ihren Ecken ausgehen.</translation>
    </message>
    <message>
        <source>The zone that the charger stands in when it declares is the side that it must charge.</source>
        <translation>Die Zone, in der der Angreifer bei der Ansage steht, bestimmt die Seite, die er angreifen muss.</translation>
    </message>
    <message>
        <source>A model sees what lies within 45° either side of its front, along a line that nothing closes.</source>
        <translation>Ein Modell sieht, was innerhalb von 45° beiderseits seiner Front liegt, entlang einer Linie, die nichts versperrt.</translation>
    </message>
    <message>
        <source>Solid terrain always closes a line of sight; a unit does when it is as tall as both.</source>
        <translation>Festes Gelände versperrt eine Sichtlinie immer; eine Einheit nur, wenn sie so hoch ist wie beide.</translation>
    </message>
    <message>
        <source>Some rulesets let any model of the charger see for it, others only the front rank.</source>
        <translation>Nach manchen Regelwerken darf jedes Modell des Angreifers für ihn sehen, nach anderen nur das erste Glied.</translation>
    </message>
    <message>
        <source>The active side declares one charge at a time, and each is answered before the next.</source>
        <translation>Die Seite am Zug sagt einen Angriff nach dem anderen an, und auf jeden wird vor dem nächsten reagiert.</translation>
    </message>
    <message>
        <source>Units that fight, flee, or have declared already cannot charge.</source>
        <translation>Einheiten, die kämpfen, fliehen oder schon angesagt haben, können nicht angreifen.</translation>
    </message>
    <message>
        <source>A unit can only charge what it sees.</source>
        <translation>Eine Einheit kann nur angreifen, was sie sieht.</translation>
    </message>
    <message>
        <source>The target must lie at least partly in front of the charger.</source>
        <translation>Das Ziel muss wenigstens teilweise im Frontbogen des Angreifers liegen.</translation>
    </message>
    <message>
        <source>The gap, measured between the closest points, must not exceed what the best roll can reach.</source>
        <translation>Der Abstand zwischen den nächsten Punkten darf nicht größer sein, als der beste Wurf reicht.</translation>
    </message>
    <message>
        <source>There must be a way: straight, at most one wheel, straight again, and room to close the door.</source>
        <translation>Es muss einen Weg geben: geradeaus, höchstens ein Schwenk, wieder geradeaus, und Platz, um die Tür zu schließen.</translation>
    </message>
    <message>
        <source>One target a charge, unless every way would touch another enemy too.</source>
        <translation>Ein Ziel je Angriff, außer wenn jeder Weg auch einen anderen Gegner berühren würde.</translation>
    </message>
    <message>
        <source>From its declaration on a unit counts as charging, with what was in force at that moment.</source>
        <translation>Von der Ansage an gilt eine Einheit als angreifend, mit allem, was in diesem Augenblick galt.</translation>
    </message>
    <message>
        <source>A frightful charger makes its target test first; who fails must flee.</source>
        <translation>Ein Entsetzen erregender Angreifer zwingt sein Ziel erst zu einem Test; wer ihn nicht besteht, muss fliehen.</translation>
    </message>
    <message>
        <source>Every charged unit answers; who says nothing holds.</source>
        <translation>Jede angegriffene Einheit reagiert; wer nichts sagt, hält.</translation>
    </message>
    <message>
        <source>Holding is always allowed: the unit stays as it is.</source>
        <translation>Halten ist immer erlaubt: Die Einheit bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Units with missiles may shoot if the charger starts far enough away.</source>
        <translation>Einheiten mit Schusswaffen dürfen schießen, wenn der Angreifer weit genug entfernt beginnt.</translation>
    </message>
    <message>
        <source>The shots are taken at once, at the place where the charger starts.</source>
        <translation>Geschossen wird sofort, auf den Ort, an dem der Angreifer beginnt.</translation>
    </message>
    <message>
        <source>A charger that loses a quarter of its models to the shots tests, and flees if it fails.</source>
        <translation>Ein Angreifer, der durch den Beschuss ein Viertel seiner Modelle verliert, legt einen Test ab und flieht, wenn er misslingt.</translation>
    </message>
    <message>
        <source>Any unit that is not fighting may flee; one that flees already has no choice.</source>
        <translation>Jede Einheit, die nicht kämpft, darf fliehen; eine, die schon flieht, hat keine Wahl.</translation>
    </message>
    <message>
        <source>The rulesets differ on a unit that has fled and is charged once more.</source>
        <translation>Was gilt, wenn eine geflohene Einheit noch einmal angegriffen wird, unterscheidet sich zwischen den Regelwerken.</translation>
    </message>
    <message>
        <source>A unit may answer each charger in another way.</source>
        <translation>Eine Einheit darf auf jeden Angreifer anders reagieren.</translation>
    </message>
    <message>
        <source>When the target fled, the charger may turn to another enemy that it could charge now.</source>
        <translation>Ist das Ziel geflohen, darf der Angreifer auf einen anderen Gegner umlenken, den er jetzt angreifen könnte.</translation>
    </message>
    <message>
        <source>A fleeing unit turns about its centre until it faces straight away from the charger.</source>
        <translation>Eine fliehende Einheit dreht sich um ihre Mitte, bis sie geradewegs vom Angreifer weg blickt.</translation>
    </message>
    <message>
        <source>It runs as far as the dice say.</source>
        <translation>Sie läuft so weit, wie die Würfel sagen.</translation>
    </message>
    <message>
        <source>A fleeing unit that touches the edge of the table is lost.</source>
        <translation>Eine fliehende Einheit, die die Tischkante berührt, ist verloren.</translation>
    </message>
    <message>
        <source>It runs through everything in its way; what that costs depends on what it is.</source>
        <translation>Sie läuft durch alles, was im Weg ist; was das kostet, hängt davon ab, was es ist.</translation>
    </message>
    <message>
        <source>It does not stop on others: it goes on until it is clear of them.</source>
        <translation>Sie bleibt nicht auf anderen stehen: Sie läuft weiter, bis der Platz frei ist.</translation>
    </message>
    <message>
        <source>From then on it counts as fleeing.</source>
        <translation>Von da an gilt sie als fliehend.</translation>
    </message>
    <message>
        <source>All charges are resolved one by one; those on one target roll together.</source>
        <translation>Alle Angriffe werden nacheinander ausgeführt; die auf dasselbe Ziel würfeln zusammen.</translation>
    </message>
    <message>
        <source>Dice, and in most rulesets the Movement, make the range of the charge.</source>
        <translation>Würfel, und in den meisten Regelwerken die Bewegung, ergeben die Angriffsreichweite.</translation>
    </message>
    <message>
        <source>The charge succeeds when the range is at least the gap as it is now.</source>
        <translation>Der Angriff gelingt, wenn die Reichweite mindestens so groß ist wie der Abstand, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>The charger goes straight, wheels at most once and by at most 90°, and goes straight again.</source>
        <translation>Der Angreifer geht geradeaus, schwenkt höchstens einmal und um höchstens 90° und geht wieder geradeaus.</translation>
    </message>
    <message>
        <source>The first touch must be on the side that the zone fixed, with nothing in the way.</source>
        <translation>Die erste Berührung muss an der Seite sein, die die Zone bestimmt hat, und nichts darf im Weg sein.</translation>
    </message>
    <message>
        <source>At the touch the charger turns about the point of contact until its front lies flush.</source>
        <translation>Bei der Berührung dreht sich der Angreifer um den Kontaktpunkt, bis seine Front bündig anliegt.</translation>
    </message>
    <message>
        <source>Against a very small target it is the target that turns.</source>
        <translation>Bei einem sehr kleinen Ziel dreht sich das Ziel.</translation>
    </message>
    <message>
        <source>Where the charger has no room to turn, another wheel or the target&apos;s turn may help.</source>
        <translation>Wo der Angreifer keinen Platz zum Drehen hat, hilft vielleicht ein anderer Schwenk oder die Drehung des Ziels.</translation>
    </message>
    <message>
        <source>Of all ways the one counts that brings the most models in; equals are the player&apos;s choice.</source>
        <translation>Von allen Wegen zählt der, der die meisten Modelle in Kontakt bringt; unter gleichen wählt der Spieler.</translation>
    </message>
    <message>
        <source>When not all fit, the owner says who goes in; the others fail.</source>
        <translation>Passen nicht alle, sagt der Besitzer, wer hineingeht; die anderen Angriffe misslingen.</translation>
    </message>
    <message>
        <source>A failed charge goes a part of the way towards its target and stops short.</source>
        <translation>Ein misslungener Angriff geht ein Stück auf sein Ziel zu und bleibt davor stehen.</translation>
    </message>
    <message>
        <source>A fleeing unit that is reached is caught; any side will do.</source>
        <translation>Eine fliehende Einheit, die erreicht wird, ist eingeholt; jede Seite ist recht.</translation>
    </message>
    <message>
        <source>A reform keeps the centre; no model may go more than twice its Movement.</source>
        <translation>Neuformieren behält die Mitte; kein Modell darf mehr als das Doppelte seiner Bewegung zurücklegen.</translation>
    </message>
    <message>
        <source>Some terrain on the way is dangerous; a wall may lie between two that fight.</source>
        <translation>Manches Gelände unterwegs ist gefährlich; zwischen zwei Kämpfenden darf eine Mauer liegen.</translation>
    </message>
    <message>
        <source>Thresholds always use the numbers of the moment.</source>
        <translation>Schwellen gelten immer nach den Zahlen des Augenblicks.</translation>
    </message>
    <message>
        <source>A charge never ends touching an enemy that it was not declared on.</source>
        <translation>Ein Angriff endet nie an einem Gegner, der nicht angesagt war.</translation>
    </message>
    <message>
        <source>A target behind others may be charged straight ahead all the same, and turns to meet it.</source>
        <translation>Ein Ziel hinter anderen darf trotzdem geradeaus angegriffen werden und dreht sich dem Angriff zu.</translation>
    </message>
    <message>
        <source>Every roll has a name and is taken from the dice that were given or from the seed.</source>
        <translation>Jeder Wurf hat einen Namen und kommt aus den vorgegebenen Würfeln oder dem Startwert.</translation>
    </message>
    <message>
        <source>Where nothing else decides, units take their turn by name.</source>
        <translation>Wo nichts anderes entscheidet, kommen Einheiten nach ihrem Namen dran.</translation>
    </message>
    <message>
        <source>%1 (Assumed: the source does not say.)</source>
        <translation>%1 (Angenommen: Die Quelle schweigt dazu.)</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ComparePanel</name>
    <message>
        <source>The outcome is being shown.</source>
        <translation>Das Ergebnis wird gezeigt.</translation>
    </message>
    <message>
        <source>Playing it under every ruleset…</source>
        <translation>Wird nach jedem Regelwerk gespielt …</translation>
    </message>
    <message>
        <source>The same happens under every ruleset.</source>
        <translation>Nach jedem Regelwerk geschieht dasselbe.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Declare a charge to see how each ruleset plays it.</source>
        <translation>Einen Angriff ansagen, um zu sehen, wie jedes Regelwerk ihn spielt.</translation>
    </message>
    <message>
        <source>The rulesets differ from event %1 on</source>
        <translation>Ab Ereignis %1 unterscheiden sich die Regelwerke</translation>
    </message>
</context>
<context>
    <name>frontage::ui::CompareTable</name>
    <message>
        <source>What happens under each ruleset</source>
        <translation>Was unter jedem Regelwerk geschieht</translation>
    </message>
</context>
<context>
    <name>frontage::ui::CornerGesture</name>
    <message>
        <source>The outline %1.</source>
        <translation>Der Umriss %1.</translation>
    </message>
    <message>
        <source>Drag the corner. Alt: no snapping. Esc: back.</source>
        <translation>Ecke ziehen. Alt: ohne Einrasten. Esc: zurück.</translation>
    </message>
    <message>
        <source>A piece of terrain needs at least three corners.</source>
        <translation>Ein Geländestück braucht mindestens drei Ecken.</translation>
    </message>
    <message>
        <source>Reshape %1</source>
        <translation>%1 umformen</translation>
    </message>
    <message>
        <source>Remove corner of %1</source>
        <translation>Ecke von %1 entfernen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::DeclareBox</name>
    <message>
        <source>Who charges?</source>
        <translation>Wer greift an?</translation>
    </message>
    <message>
        <source>Whom?</source>
        <translation>Wen?</translation>
    </message>
    <message>
        <source>Several targets at once</source>
        <translation>Mehrere Ziele zugleich</translation>
    </message>
    <message>
        <source>Click to choose another</source>
        <translation>Klick wählt einen anderen</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>&amp;Declare the charge</source>
        <translation>Angriff an&amp;sagen</translation>
    </message>
    <message>
        <source>First choose who charges: click a unit of the active side.</source>
        <translation>Erst wählen, wer angreift: eine Einheit der Seite am Zug anklicken.</translation>
    </message>
    <message>
        <source>Now choose whom: click an enemy.</source>
        <translation>Nun wählen, wen: einen Gegner anklicken.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>The charged unit answers next</source>
        <translation>Danach reagiert die angegriffene Einheit</translation>
    </message>
    <message>
        <source>Can be charged together with the others</source>
        <translation>Kann zusammen mit den anderen angegriffen werden</translation>
    </message>
    <message>
        <source>Choose who charges, then whom.</source>
        <translation>Wähle, wer angreift, und dann, wen.</translation>
    </message>
    <message>
        <source>Choose another to charge.</source>
        <translation>Wähle eine andere Einheit für den Angriff.</translation>
    </message>
    <message>
        <source>Choose whom: click an enemy.</source>
        <translation>Wähle, wen: Klicke einen Gegner an.</translation>
    </message>
    <message>
        <source>Declare the charge, or choose otherwise.</source>
        <translation>Sage den Angriff an oder wähle anders.</translation>
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
    <message>
        <source>Import army list</source>
        <translation>Armeeliste importieren</translation>
    </message>
    <message>
        <source>Army lists (*.ros *.rosz *.json)</source>
        <translation>Armeelisten (*.ros *.rosz *.json)</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>Lektionen (*.json)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Save lesson as</source>
        <translation>Lektion speichern unter</translation>
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
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>frontage::ui::DiceBox</name>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll &amp;all</source>
        <translation>Alles wü&amp;rfeln</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>Diese &amp;nehmen</translation>
    </message>
    <message>
        <source>Take the order back</source>
        <translation>Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>Faces that you rolled</source>
        <translation>Gewürfelte Augen</translation>
    </message>
    <message>
        <source>I rolled: click the faces, or type them</source>
        <translation>Selbst gewürfelt: Augen anklicken oder eintippen</translation>
    </message>
    <message numerus="yes">
        <source>%n face(s), e.g. %1</source>
        <translation>
            <numerusform>%n Augenzahl, z. B. %1</numerusform>
            <numerusform>%n Augenzahlen, z. B. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Die Würfel rollen.</translation>
    </message>
    <message>
        <source>The program rolls: the same seed, the same dice</source>
        <translation>Das Programm würfelt: gleicher Startwert, gleiche Würfel</translation>
    </message>
    <message>
        <source>Rolls this and whatever else this order wants</source>
        <translation>Würfelt dies und alles Weitere, was dieser Befehl verlangt</translation>
    </message>
    <message numerus="yes">
        <source>Give %n more face(s) first.</source>
        <translation>
            <numerusform>Erst noch %n Augenzahl angeben.</numerusform>
            <numerusform>Erst noch %n Augenzahlen angeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with these faces (Enter)</source>
        <translation>Mit diesen Augen weiter (Eingabe)</translation>
    </message>
    <message>
        <source>As if the order had not been given</source>
        <translation>Als wäre der Befehl nicht gegeben worden</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Alle &amp;zeigen</translation>
    </message>
    <message>
        <source>Everything that the roll may come to, with its chance</source>
        <translation>Alles, was der Wurf ergeben kann, mit seiner Chance</translation>
    </message>
    <message>
        <source>Enter goes on with these faces.</source>
        <translation>Eingabe geht mit diesen Augen weiter.</translation>
    </message>
    <message>
        <source>“%1” is no face of a die: type 1 to 6.</source>
        <translation>„%1“ ist keine Augenzahl: 1 bis 6 eintippen.</translation>
    </message>
    <message numerus="yes">
        <source>Those are too many: only %n face(s) are wanted.</source>
        <translation>
            <numerusform>Das sind zu viele: Nur %n Augenzahl ist verlangt.</numerusform>
            <numerusform>Das sind zu viele: Nur %n Augenzahlen sind verlangt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::Die</name>
    <message>
        <source>Click for the next face, or press 1 to 6</source>
        <translation>Klick zeigt die nächste Augenzahl, 1 bis 6 wählt sie</translation>
    </message>
    <message>
        <source>Die, not rolled yet</source>
        <translation>Würfel, noch nicht geworfen</translation>
    </message>
    <message>
        <source>Die showing %1</source>
        <translation>Würfel zeigt %1</translation>
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
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
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
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
</context>
<context>
    <name>frontage::ui::EventFigures</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Zone of %1</source>
        <translation>Zone von %1</translation>
    </message>
    <message>
        <source>Greatest range</source>
        <translation>Größte Reichweite</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Erzwungen</translation>
    </message>
    <message>
        <source>Shooters</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>%1, on %2+</source>
        <translation>%1, auf %2+</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Verwundungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Rüstungswurf</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Through %1</source>
        <translation>Durch %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Reaches %1</source>
        <translation>Erreicht %1</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Schwenkung</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Models of %1</source>
        <translation>Modelle von %1</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Models in a rank</source>
        <translation>Modelle im Glied</translation>
    </message>
    <message>
        <source>Distance to %1</source>
        <translation>Abstand zu %1</translation>
    </message>
</context>
<context>
    <name>frontage::ui::EventLog</name>
    <message>
        <source>Log of events</source>
        <translation>Liste der Ereignisse</translation>
    </message>
    <message>
        <source>Declare a charge: here stands what happens, event by event.</source>
        <translation>Einen Angriff ansagen: Hier steht, was geschieht, Ereignis für Ereignis.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::EventText</name>
    <message>
        <source>Declared</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Flees %1</source>
        <translation>Flieht %1</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Lenkt um</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Reichweite %1</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Misslingt</translation>
    </message>
    <message>
        <source>Run down</source>
        <translation>Eingeholt</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>Gefährlich</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>Reforms</source>
        <translation>Formiert neu</translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Rallied</source>
        <translation>Gesammelt</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Erschüttert</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Gefasst</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>Greift an</translation>
    </message>
    <message>
        <source>Charge over</source>
        <translation>Angriff vorbei</translation>
    </message>
    <message>
        <source>they left the table</source>
        <translation>vom Tisch geflohen</translation>
    </message>
    <message>
        <source>run down</source>
        <translation>eingeholt</translation>
    </message>
    <message>
        <source>shot to the last model</source>
        <translation>bis zum letzten Modell zusammengeschossen</translation>
    </message>
    <message>
        <source>they fled into a charger</source>
        <translation>in einen Angreifer geflohen</translation>
    </message>
    <message>
        <source>lost in what they crossed</source>
        <translation>auf der Flucht aufgerieben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 declared a charge on %2; they can reach %3 at most.</source>
        <translation>%1: Angriff auf %2 angesagt, Reichweite höchstens %3.</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Nicht möglich: %1.</translation>
    </message>
    <message>
        <source>%1: %2 rolled %3, %4 against %5</source>
        <translation>%1, %2: Wurf %3, zusammen %4 gegen %5</translation>
    </message>
    <message>
        <source>%1: passed.</source>
        <translation>%1: bestanden.</translation>
    </message>
    <message>
        <source>%1: failed.</source>
        <translation>%1: nicht bestanden.</translation>
    </message>
    <message>
        <source>As many models of %1 count in one zone of %2 as in the other: a die of %3 makes it the %4.</source>
        <translation>%1 gegen %2: In beiden Zonen zählen gleich viele Modelle. Der Würfel zeigt %3, also %4.</translation>
    </message>
    <message>
        <source>%1 They had no choice.</source>
        <translation>%1 Eine Wahl gab es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shot at %2: %n shooter(s)</source>
        <translation>
            <numerusform>%1, Beschuss auf %2: %n Schütze</numerusform>
            <numerusform>%1, Beschuss auf %2: %n Schützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n hit(s) on %1+</source>
        <translation>
            <numerusform>, %n Treffer auf %1+</numerusform>
            <numerusform>, %n Treffer auf %1+</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n wound(s) on %1+</source>
        <translation>
            <numerusform>, %n Verwundung auf %1+</numerusform>
            <numerusform>, %n Verwundungen auf %1+</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n model(s) killed.</source>
        <translation>
            <numerusform>, %n Modell ausgeschaltet.</numerusform>
            <numerusform>, %n Modelle ausgeschaltet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2 and fled %3.</source>
        <translation>%1: Wurf %2, Flucht %3 weit.</translation>
    </message>
    <message>
        <source> The roll was %1; they went on until they were clear.</source>
        <translation> Gewürfelt waren %1; es ging weiter, bis der Platz frei war.</translation>
    </message>
    <message>
        <source> On the way they went through %1.</source>
        <translation> Der Weg führte durch: %1.</translation>
    </message>
    <message numerus="yes">
        <source> That cost them %n wound(s).</source>
        <translation>
            <numerusform> Das kostete %n Lebenspunkt.</numerusform>
            <numerusform> Das kostete %n Lebenspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 turned from %2 to %3.</source>
        <translation>%1: von %2 auf %3 umgelenkt.</translation>
    </message>
    <message>
        <source>%1 away from %2</source>
        <translation>%1 Abstand zu %2</translation>
    </message>
    <message>
        <source>%1 rolled %2: a range of %3, %4</source>
        <translation>%1: Wurf %2, Reichweite %3, %4</translation>
    </message>
    <message>
        <source>%1: far enough.</source>
        <translation>%1: weit genug.</translation>
    </message>
    <message>
        <source>%1: too short.</source>
        <translation>%1: zu kurz.</translation>
    </message>
    <message>
        <source>%1 went straight into %2.</source>
        <translation>%1: geradeaus gegen %2.</translation>
    </message>
    <message>
        <source>%1 wheeled %2 and went into %3.</source>
        <translation>%1: Schwenk %2, dann gegen %3.</translation>
    </message>
    <message>
        <source>%1 closed the door: %2 about the point of contact.</source>
        <translation>%1: Tür geschlossen, %2 um den Kontaktpunkt.</translation>
    </message>
    <message>
        <source>%1 in contact with the %2 of %3: %4 of their models and %5 of the enemy&apos;s.</source>
        <translation>%1 in Kontakt mit %3 (%2): %4 eigene Modelle und %5 des Gegners.</translation>
    </message>
    <message>
        <source>The charge of %1 failed: they could go %2 and went %3.</source>
        <translation>%1: Angriff misslungen, %2 erlaubt, %3 zurückgelegt.</translation>
    </message>
    <message>
        <source>%1 ran %2 down: nothing is left of them.</source>
        <translation>%1 gegen %2: eingeholt und restlos aufgerieben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 crossed %2: %n wound(s) from dice of %3.</source>
        <translation>
            <numerusform>%1 durch %2: %n Verwundung, gewürfelt %3.</numerusform>
            <numerusform>%1 durch %2: %n Verwundungen, gewürfelt %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroyed: %2.</source>
        <translation>%1 vernichtet: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 reformed: %n wide, facing %2.</source>
        <translation>
            <numerusform>%1 neu formiert: %n breit, Blick %2.</numerusform>
            <numerusform>%1 neu formiert: %n breit, Blick %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>fleeing</source>
        <translation>flieht</translation>
    </message>
    <message>
        <source>no longer fleeing</source>
        <translation>flieht nicht mehr</translation>
    </message>
    <message>
        <source>shaken</source>
        <translation>erschüttert</translation>
    </message>
    <message>
        <source>no longer shaken</source>
        <translation>nicht mehr erschüttert</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>no longer charging</source>
        <translation>greift nicht mehr an</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 answered the charge of %2: %3.</source>
        <translation>%1, Reaktion auf den Angriff von %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 caught %2: %n model(s) killed, the rest flee on.</source>
        <translation>
            <numerusform>%1 gegen %2: eingeholt, %n Modell ausgeschaltet, der Rest flieht weiter.</numerusform>
            <numerusform>%1 gegen %2: eingeholt, %n Modelle ausgeschaltet, der Rest flieht weiter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::ExampleWords</name>
    <message>
        <source>The mill road</source>
        <translation>Die Mühlenstraße</translation>
    </message>
    <message>
        <source>Two small hosts meet where the road passes the mill. It is the Red host&apos;s turn.

Try it: pick the Knights, then the Crossbowmen on the rise, and see what the program says before you declare. The Spearmen can reach the Raiders, but it is little better than even. The Wolf riders wait for anyone who shows them a flank.</source>
        <translation>Zwei kleine Heere treffen sich, wo die Straße an der Mühle vorbeiführt. Das Rote Heer ist am Zug.

Zum Ausprobieren: die Ritter wählen, dann die Armbrustschützen auf der Anhöhe, und vor der Ansage sehen, was das Programm sagt. Die Speerträger können die Plünderer erreichen, aber die Aussicht ist kaum besser als eins zu eins. Die Wolfsreiter warten auf jeden, der ihnen eine Flanke zeigt.</translation>
    </message>
    <message>
        <source>Red host</source>
        <translation>Rotes Heer</translation>
    </message>
    <message>
        <source>Blue host</source>
        <translation>Blaues Heer</translation>
    </message>
    <message>
        <source>Spearmen</source>
        <translation>Speerträger</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Armbrustschützen</translation>
    </message>
    <message>
        <source>Wolf riders</source>
        <translation>Wolfsreiter</translation>
    </message>
    <message>
        <source>The rise</source>
        <translation>Die Anhöhe</translation>
    </message>
    <message>
        <source>Alder wood</source>
        <translation>Erlenwald</translation>
    </message>
    <message>
        <source>The mill</source>
        <translation>Die Mühle</translation>
    </message>
    <message>
        <source>Mill pond</source>
        <translation>Mühlteich</translation>
    </message>
    <message>
        <source>Field wall</source>
        <translation>Feldmauer</translation>
    </message>
    <message>
        <source>Straight down the road</source>
        <translation>Geradeaus die Straße entlang</translation>
    </message>
    <message>
        <source>A charge with nothing to think about: the Knights stand square in front of the Spearmen, 8.46&quot; away. They charge Movement 7&quot; plus the two highest of three dice, here 4 and 3, so 14&quot; is plenty. No wheel is needed; the line is met five abreast.</source>
        <translation>Ein Angriff ohne Kopfzerbrechen: Die Ritter stehen gerade vor den Speerträgern, 8,46&quot; entfernt. Ihr Angriff reicht Bewegung 7&quot; plus die zwei höchsten von drei Würfeln, hier 4 und 3; 14&quot; sind reichlich. Ein Schwenk ist nicht nötig; fünf nebeneinander treffen auf die Linie.</translation>
    </message>
    <message>
        <source>A wheel on the way</source>
        <translation>Ein Schwenk unterwegs</translation>
    </message>
    <message>
        <source>The Knights come in from the side and the Spearmen stand at an angle. The charge goes straight ahead, wheels once, touches, and then the Knights close the door: they turn about the point of contact until they lie flush on the front of the Spearmen. Step through it and watch which corner stays put.</source>
        <translation>Die Ritter kommen von der Seite, und die Speerträger stehen schräg. Der Angriff geht geradeaus, schwenkt einmal, berührt, und dann schließen die Ritter die Tür: Sie drehen sich um den Kontaktpunkt, bis sie bündig an der Front der Speerträger liegen. Schritt für Schritt ansehen und darauf achten, welche Ecke stehen bleibt.</translation>
    </message>
    <message>
        <source>Into the flank</source>
        <translation>In die Flanke</translation>
    </message>
    <message>
        <source>The Lancers began the phase wholly in the left flank zone of the Swordsmen, and where a charger stands when it declares is where it strikes. The flank of four ranks is narrow: count how many on each side touch. The rock leaves the Lancers only one way in.</source>
        <translation>Die Lanzenreiter standen zu Beginn der Phase ganz in der linken Flankenzone der Schwertkämpfer, und wo ein Angreifer bei der Ansage steht, dort schlägt er zu. Die Flanke von vier Gliedern ist schmal: zählen, wie viele auf jeder Seite Kontakt haben. Der Fels lässt den Lanzenreitern nur einen Weg.</translation>
    </message>
    <message>
        <source>Lancers</source>
        <translation>Lanzenreiter</translation>
    </message>
    <message>
        <source>Swordsmen</source>
        <translation>Schwertkämpfer</translation>
    </message>
    <message>
        <source>The rock</source>
        <translation>Der Fels</translation>
    </message>
    <message>
        <source>Not far enough</source>
        <translation>Nicht weit genug</translation>
    </message>
    <message>
        <source>Battleaxe rolls two dice and adds no Movement: 5 and 2 make 7&quot;, and the Axemen are 9.20&quot; away. A failed charge still goes towards the enemy, as far as the higher die, 5&quot; here, and now stands in front of fresh troops. Change the ruleset to the second edition of the Ninth Age and play the same dice again: Movement 4&quot; and 7&quot; more make 11&quot;, and the charge goes home.</source>
        <translation>Battleaxe würfelt zwei Würfel und zählt keine Bewegung hinzu: 5 und 2 ergeben 7&quot;, und die Axtkämpfer sind 9,20&quot; entfernt. Ein misslungener Angriff geht trotzdem auf den Gegner zu, so weit wie der höhere Würfel, hier 5&quot;, und steht nun vor frischen Truppen. Mit dem Regelwerk der zweiten Ausgabe von Ninth Age und denselben Würfeln: Bewegung 4&quot; und noch 7&quot; ergeben 11&quot;, und der Angriff gelingt.</translation>
    </message>
    <message>
        <source>Armoured warriors</source>
        <translation>Gepanzerte Krieger</translation>
    </message>
    <message>
        <source>Stout axemen</source>
        <translation>Stämmige Axtkämpfer</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Run for it</source>
        <translation>Nichts wie weg</translation>
    </message>
    <message>
        <source>The Archers would rather not be there. They turn to face directly away from the Wolf riders and run 2D6&quot;: 3 and 4 here. The Wolf riders go on and roll for range: Movement 9&quot; and the two best of three dice. That is 13&quot; here, and the Archers are by then 16.1&quot; away. Give the charge better dice, or the flight worse ones, and they are run down.</source>
        <translation>Die Bogenschützen wären lieber woanders. Sie drehen sich geradewegs von den Wolfsreitern weg und laufen 2W6&quot;: hier 3 und 4. Die Wolfsreiter bleiben dran und würfeln die Reichweite: Bewegung 9&quot; und die zwei besten von drei Würfeln. Das sind hier 13&quot;, und die Bogenschützen sind dann 16,1&quot; entfernt. Mit besseren Würfeln für den Angriff oder schlechteren für die Flucht werden sie eingeholt.</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Hecke</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ExportController</name>
    <message>
        <source>Something is being exported: wait for it, or cancel it.</source>
        <translation>Es wird gerade exportiert: abwarten oder abbrechen.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Das Bild wird gezeichnet</translation>
    </message>
    <message>
        <source>Nothing has been ordered yet: there is no movement to show.</source>
        <translation>Noch wurde nichts befohlen: Es gibt keine Bewegung zu zeigen.</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Making the animation</source>
        <translation>Die Animation wird erstellt</translation>
    </message>
    <message>
        <source>Export battle report</source>
        <translation>Spielbericht exportieren</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Der Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Es wird gedruckt</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Footprints and ways are in the clipboard as well-known text, in inches.</source>
        <translation>Grundflächen und Wege sind als Well-known Text in der Zwischenablage, in Zoll.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The export did not work.</source>
        <translation>Der Export ist nicht gelungen.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>“%1” is the scenario itself. Choose another file.</source>
        <translation>„%1“ ist das Szenario selbst. Bitte eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The orders of this scenario have not been played.</source>
        <translation>Die Befehle dieses Szenarios sind noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Only what has been played is exported.</source>
        <translation>Exportiert wird nur, was gespielt ist.</translation>
    </message>
    <message>
        <source>&amp;Play them</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>The position &amp;only</source>
        <translation>&amp;Nur die Stellung</translation>
    </message>
    <message>
        <source>Something is still being exported.</source>
        <translation>Es wird noch etwas exportiert.</translation>
    </message>
    <message>
        <source>Closing now gives it up, and nothing of it is kept.</source>
        <translation>Wer jetzt schließt, gibt es auf, und nichts davon bleibt.</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Go on exporting</source>
        <translation>Weiter exportieren</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ExportDialog</name>
    <message>
        <source>&amp;Format</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ExportProgress</name>
    <message>
        <source>Cancel the export</source>
        <translation>Export abbrechen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::FeedbackView</name>
    <message>
        <source>What the engine says</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Not quite: %1.</source>
        <translation>Nicht ganz: %1.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <translation>Die Antwort: %1.</translation>
    </message>
    <message>
        <source>The answer is on the table.</source>
        <translation>Die Antwort steht auf dem Tisch.</translation>
    </message>
    <message>
        <source>*The green outline is where the rules put it.*</source>
        <translation>*Der grüne Umriss zeigt, wo sie nach den Regeln steht.*</translation>
    </message>
    <message>
        <source>**Under other rules**</source>
        <translation>**Nach anderen Regeln**</translation>
    </message>
    <message>
        <source> – %1</source>
        <translation> – %1</translation>
    </message>
</context>
<context>
    <name>frontage::ui::Figures</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 links</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 rechts</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>frontage::ui::FileController</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
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
    <name>frontage::ui::FlightMarks</name>
    <message>
        <source>%1: off the table, %2</source>
        <translation>%1: vom Tisch, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>frontage::ui::GhostBox</name>
    <message>
        <source>From the left edge</source>
        <translation>Vom linken Rand</translation>
    </message>
    <message>
        <source>From the bottom edge</source>
        <translation>Vom unteren Rand</translation>
    </message>
    <message>
        <source>Wheel, + to the left</source>
        <translation>Schwenk, + nach links</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Schwenk</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Drag the ghost on the table to where the regiment will end.</source>
        <translation>Zieh das blasse Regiment auf dem Tisch dorthin, wo es enden wird.</translation>
    </message>
    <message>
        <source>Turn the ghost on the table by its handle.</source>
        <translation>Dreh das blasse Regiment auf dem Tisch an seinem Griff.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::GroupPreview</name>
    <message>
        <source>On the %1 of %2, models in contact</source>
        <translation>Modelle in Kontakt – Seite: %1, Ziel: %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Finds no room: its charge fails</source>
        <translation>Findet keinen Platz: Der Angriff misslingt</translation>
    </message>
</context>
<context>
    <name>frontage::ui::GuideWindow</name>
    <message>
        <source>User Guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>Das Handbuch</translation>
    </message>
    <message>
        <source>guide.md</source>
        <comment>The file of the guide in this language, below docs</comment>
        <translation>de/guide.md</translation>
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
    <name>frontage::ui::ImportDialog</name>
    <message>
        <source>Add to the table</source>
        <translation>Auf den Tisch stellen</translation>
    </message>
    <message>
        <source>Import army list</source>
        <translation>Armeeliste importieren</translation>
    </message>
    <message>
        <source>Units of the list</source>
        <translation>Einheiten der Liste</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose units they become; they are set out before that army’s edge of the table</source>
        <translation>Wem die Einheiten gehören werden; sie stehen dann vor der Tischkante dieser Armee</translation>
    </message>
    <message>
        <source>A&amp;rmy</source>
        <translation>A&amp;rmee</translation>
    </message>
    <message>
        <source>Everything in the list was understood.</source>
        <translation>Alles in der Liste wurde verstanden.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) were not taken as they stand in the list</source>
        <translation>
            <numerusform>%n Angabe wurde nicht so übernommen, wie sie in der Liste steht</numerusform>
            <numerusform>%n Angaben wurden nicht so übernommen, wie sie in der Liste stehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>%1 (am Zug)</translation>
    </message>
    <message numerus="yes">
        <source>There is no room on the table for %n unit(s): take the ticks away, or make the table larger first.</source>
        <translation>
            <numerusform>Für %n Einheit ist kein Platz auf dem Tisch: Nimm den Haken weg, oder mach zuerst den Tisch größer.</numerusform>
            <numerusform>Für %n Einheiten ist kein Platz auf dem Tisch: Nimm die Haken weg, oder mach zuerst den Tisch größer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table holds at most %1 units.</source>
        <translation>Ein Tisch fasst höchstens %1 Einheiten.</translation>
    </message>
    <message>
        <source>All figures are from the list.</source>
        <translation>Alle Werte sind aus der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are guesses, dotted in the table: double-click one to put it right.</source>
        <translation>
            <numerusform>%n Wert ist vermutet, gepunktet in der Tabelle: Ein Doppelklick berichtigt ihn.</numerusform>
            <numerusform>%n Werte sind vermutet, gepunktet in der Tabelle: Ein Doppelklick berichtigt sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n unit(s) to the table</source>
        <translation>
            <numerusform>%n Einheit auf den Tisch stellen</numerusform>
            <numerusform>%n Einheiten auf den Tisch stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n unit(s)</source>
        <translation>
            <numerusform>%n Einheit importieren</numerusform>
            <numerusform>%n Einheiten importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) came onto the table.</source>
        <translation>
            <numerusform>%n Einheit steht jetzt auf dem Tisch.</numerusform>
            <numerusform>%n Einheiten stehen jetzt auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the list without adding its units?</source>
        <translation>Die Liste verlassen, ohne ihre Einheiten aufzustellen?</translation>
    </message>
    <message>
        <source>What you have put right in it is lost.</source>
        <translation>Was darin berichtigt wurde, geht verloren.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ImportModel</name>
    <message>
        <source>The list says so.</source>
        <translation>So steht es in der Liste.</translation>
    </message>
    <message>
        <source>You put this right. Empty the cell to go back to the list.</source>
        <translation>Von dir berichtigt. Ein leeres Feld nimmt wieder, was die Liste sagt.</translation>
    </message>
    <message>
        <source>The list names no missile weapon.</source>
        <translation>Die Liste nennt keine Schusswaffe.</translation>
    </message>
    <message>
        <source>Guess: %1, %2. The list does not say.</source>
        <translation>Vermutung: %1, %2. Die Liste sagt es nicht.</translation>
    </message>
    <message>
        <source>Guess: a weapon of that name in the Library. The list gives no figures.</source>
        <translation>Vermutung: eine Waffe dieses Namens aus der Bibliothek. Die Liste nennt keine Werte.</translation>
    </message>
    <message>
        <source>Guess: %1. The list does not say; type the right figure.</source>
        <translation>Vermutung: %1. Die Liste sagt es nicht; gib den richtigen Wert ein.</translation>
    </message>
    <message>
        <source>There is no room for it on the table.</source>
        <translation>Für sie ist kein Platz auf dem Tisch.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>vermutet</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>kein Platz</translation>
    </message>
    <message>
        <source>guess: %1</source>
        <translation>vermutet: %1</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Name of the unit; the tick takes it along</source>
        <translation>Name der Einheit; der Haken nimmt sie mit</translation>
    </message>
    <message>
        <source>Troop type</source>
        <translation>Truppentyp</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Rotten</translation>
    </message>
    <message>
        <source>Files: models side by side</source>
        <translation>Rotten: Modelle nebeneinander</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base, width by depth</source>
        <translation>Base, Breite mal Tiefe</translation>
    </message>
    <message>
        <source>M</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Ld</source>
        <translation>MW</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Moralwert</translation>
    </message>
    <message>
        <source>US</source>
        <translation>ES</translation>
    </message>
    <message>
        <source>Unit Strength of one model</source>
        <translation>Einheitenstärke eines Modells</translation>
    </message>
    <message>
        <source>T</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>W</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>RW</translation>
    </message>
    <message>
        <source>Armour save</source>
        <translation>Rüstungswurf</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Schusswaffe</translation>
    </message>
    <message>
        <source>Missile weapon</source>
        <translation>Schusswaffe</translation>
    </message>
    <message>
        <source>“%1” is no base such as 25 × 50 mm, of 5 mm to 500 mm.</source>
        <translation>„%1“ ist keine Base wie 25 × 50 mm, von 5 mm bis 500 mm.</translation>
    </message>
    <message>
        <source>“%1” is no number from 0 to 100.</source>
        <translation>„%1“ ist keine Zahl von 0 bis 100.</translation>
    </message>
    <message>
        <source>“%1” is no whole number from %2 to %3.</source>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>The list says that it shoots. Guess: %1.</source>
        <translation>Die Liste sagt, dass sie schießt. Vermutung: %1.</translation>
    </message>
    <message>
        <source>partly guess</source>
        <translation>teils vermutet</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ImportWords</name>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
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
        <source>Toughness</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Armour save</source>
        <translation>Rüstungswurf</translation>
    </message>
    <message>
        <source>Ballistic Skill</source>
        <translation>Ballistische Fertigkeit</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>“%1” is no unit: it has neither models nor a profile.</source>
        <translation>„%1“ ist keine Einheit: Es hat weder Modelle noch ein Profil.</translation>
    </message>
    <message>
        <source>It has no models and is left out.</source>
        <translation>Sie hat keine Modelle und bleibt weg.</translation>
    </message>
    <message>
        <source>%1 reads “%2”, which is no number.</source>
        <translation>%1 lautet „%2“, das ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 reads “%2”, which is too small or too large.</source>
        <translation>%1 lautet „%2“, das ist zu klein oder zu groß.</translation>
    </message>
    <message>
        <source>%1 has several values, %2; %3 was taken.</source>
        <translation>%1 hat mehrere Werte, %2; genommen wurde %3.</translation>
    </message>
    <message>
        <source>The base “%1” is round; %2 was taken.</source>
        <translation>Die Base „%1“ ist rund; genommen wurde %2.</translation>
    </message>
    <message>
        <source>It had joined “%1” and stands apart here.</source>
        <translation>War „%1“ angeschlossen und steht hier für sich.</translation>
    </message>
    <message>
        <source>It was chosen %1 times; as many units were made.</source>
        <translation>Wurde %1-mal gewählt; daraus wurden ebenso viele Einheiten.</translation>
    </message>
    <message>
        <source>It was chosen %1 times, but its models cannot be shared out; one unit was made.</source>
        <translation>Wurde %1-mal gewählt, aber die Modelle lassen sich nicht aufteilen; daraus wurde eine Einheit.</translation>
    </message>
    <message>
        <source>“%1” has a profile of its own; it is taken to be one of the models.</source>
        <translation>„%1“ hat ein eigenes Profil; gilt hier als eines der Modelle.</translation>
    </message>
    <message>
        <source>Not used: %1.</source>
        <translation>Nicht verwendet: %1.</translation>
    </message>
    <message>
        <source>There is no troop type “%1” here; %2 was taken.</source>
        <translation>Einen Truppentyp „%1“ gibt es hier nicht; genommen wurde %2.</translation>
    </message>
    <message>
        <source>It shoots with %1; %2 was left out.</source>
        <translation>Schießt mit %1; %2 blieb weg.</translation>
    </message>
    <message>
        <source>The part “%1” of the list is unknown.</source>
        <translation>Der Teil „%1“ der Liste ist unbekannt.</translation>
    </message>
    <message>
        <source>The archive also holds “%1”, which was not read.</source>
        <translation>Im Archiv liegt auch „%1“; das wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>BattleScribe roster</source>
        <translation>BattleScribe-Liste</translation>
    </message>
    <message>
        <source>New Recruit list</source>
        <translation>New-Recruit-Liste</translation>
    </message>
    <message>
        <source>Old World Builder list</source>
        <translation>Old-World-Builder-Liste</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>by its mount</source>
        <translation>nach dem Reittier</translation>
    </message>
    <message>
        <source>by its base</source>
        <translation>nach der Base</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>nach dem Namen</translation>
    </message>
    <message>
        <source>nothing says otherwise</source>
        <translation>nichts spricht dagegen</translation>
    </message>
    <message>
        <source>It was chosen %1 times and names no models; it is taken to be so many models.</source>
        <translation>Wurde %1-mal gewählt und nennt keine Modelle; gilt hier als so viele Modelle.</translation>
    </message>
    <message>
        <source>It reads %1, where figures are expected; guesses stand in their place.</source>
        <translation>Dort steht %1, wo Werte erwartet werden; an ihre Stelle treten Vermutungen.</translation>
    </message>
    <message>
        <source>Figures in the profiles of several units are not used: %1.</source>
        <translation>Werte in den Profilen mehrerer Einheiten werden nicht gebraucht: %1.</translation>
    </message>
    <message>
        <source>Figures in its profiles are not used: %1.</source>
        <translation>Werte in ihren Profilen werden nicht gebraucht: %1.</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Ballistic Skill %1</source>
        <translation>Ballistische Fertigkeit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n Schuss</numerusform>
            <numerusform>%n Schüsse</numerusform>
        </translation>
    </message>
    <message>
        <source>who shoots: the front rank</source>
        <translation>es schießt das vorderste Glied</translation>
    </message>
    <message>
        <source>by its category</source>
        <translation>nach der Kategorie</translation>
    </message>
</context>
<context>
    <name>frontage::ui::InspectorPanel</name>
    <message>
        <source>Back to set-up</source>
        <translation>Zurück zur Aufstellung</translation>
    </message>
    <message>
        <source>Puts the phase away; its orders stay with the file and can be played again</source>
        <translation>Legt die Phase weg; ihre Befehle bleiben bei der Datei und lassen sich wieder ausspielen</translation>
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
    <name>frontage::ui::LearnController</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>&amp;Lessons and Puzzles</source>
        <translation>&amp;Lektionen und Rätsel</translation>
    </message>
    <message>
        <source>&amp;Five-minute Tour</source>
        <translation>&amp;Fünf-Minuten-Rundgang</translation>
    </message>
    <message>
        <source>&amp;New Lesson from Here…</source>
        <translation>&amp;Neue Lektion von hier …</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation>Lektion &amp;öffnen …</translation>
    </message>
    <message>
        <source>Lea&amp;ve the Lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>„%1“ kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>New here? Five minutes show how a charge is made.</source>
        <translation>Neu hier? Fünf Minuten zeigen, wie ein Angriff geht.</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>Learn ▸ Five-minute Tour</source>
        <translation>Lernen ▸ Fünf-Minuten-Rundgang</translation>
    </message>
    <message>
        <source>E&amp;dit a Lesson…</source>
        <translation>Lektion &amp;bearbeiten …</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LearnTable</name>
    <message>
        <source>A lesson is on the table. Your own waits unchanged until you leave the lesson.</source>
        <translation>Eine Lektion liegt auf dem Tisch. Dein eigener wartet unverändert, bis du die Lektion verlässt.</translation>
    </message>
    <message>
        <source>This would answer the lesson&apos;s question. Answer it first, or press “Show me”: after that you can try everything here.</source>
        <translation>Das würde die Frage der Lektion beantworten. Beantworte sie zuerst oder drücke „Zeig es mir“: Danach kannst du hier alles ausprobieren.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonDraft</name>
    <message>
        <source>Add a step</source>
        <translation>Schritt einfügen</translation>
    </message>
    <message>
        <source>Copy the step</source>
        <translation>Schritt verdoppeln</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Move the step</source>
        <translation>Schritt verschieben</translation>
    </message>
    <message>
        <source>The engine&apos;s answer</source>
        <translation>Die Antwort nach den Regeln</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonEditor</name>
    <message>
        <source>What the list of lessons calls it</source>
        <translation>Wie sie in der Liste heißt</translation>
    </message>
    <message>
        <source>What the learner reads. Short sentences; one idea.</source>
        <translation>Was gelesen wird. Kurze Sätze; ein Gedanke.</translation>
    </message>
    <message>
        <source>What to say to any other wrong answer</source>
        <translation>Was zu jeder anderen falschen Antwort gesagt wird</translation>
    </message>
    <message>
        <source>A hint a line</source>
        <translation>Ein Hinweis je Zeile</translation>
    </message>
    <message>
        <source>Why it is so; shown after the right answer</source>
        <translation>Warum es so ist; nach der richtigen Antwort gezeigt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The engine says</source>
        <translation>Die Regeln sagen</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Take the position again</source>
        <translation>Stellung neu übernehmen</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>The position is that of the table now.</source>
        <translation>Die Stellung ist die des Tisches von jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>The position is that of the table now, after %n order(s).</source>
        <translation>
            <numerusform>Die Stellung ist die des Tisches von jetzt, nach einem Befehl.</numerusform>
            <numerusform>Die Stellung ist die des Tisches von jetzt, nach %n Befehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it a title.</source>
        <translation>Gib ihr einen Titel.</translation>
    </message>
    <message>
        <source>Write what the learner reads.</source>
        <translation>Schreib, was gelesen wird.</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>Schreib die Frage.</translation>
    </message>
    <message>
        <source>Say something to other wrong answers.</source>
        <translation>Sag etwas zu anderen falschen Antworten.</translation>
    </message>
    <message>
        <source>Name at least one wrong answer and what to say to it.</source>
        <translation>Nenne wenigstens eine falsche Antwort und was dazu gesagt wird.</translation>
    </message>
    <message>
        <source>%1″ from the left, %2″ from below, facing %3°</source>
        <translation>%1″ von links, %2″ von unten, Blickrichtung %3°</translation>
    </message>
    <message>
        <source>“%1” cannot be saved.</source>
        <translation>„%1“ kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Saved. Hand the file on; Learn ▸ Open Lesson opens it.</source>
        <translation>Gespeichert. Gib die Datei weiter; Lernen ▸ Lektion öffnen öffnet sie.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Holds for</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Points at</source>
        <translation>Zeigt auf</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Take the position</source>
        <translation>Stellung übernehmen</translation>
    </message>
    <message>
        <source>Edit the step</source>
        <translation>Schritt bearbeiten</translation>
    </message>
    <message>
        <source>Choose a ruleset.</source>
        <translation>Wähl ein Regelwerk.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>The position is that of the step before.</source>
        <translation>Die Stellung ist die des vorigen Schritts.</translation>
    </message>
    <message>
        <source>A lesson is being written: click what its text points at.</source>
        <translation>Eine Lektion wird geschrieben: Klick an, worauf ihr Text zeigt.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>Click on the table what the text points at.</source>
        <translation>Klick auf dem Tisch an, worauf der Text zeigt.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonList</name>
    <message>
        <source>Learning to charge</source>
        <translation>Angreifen lernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your own table stays as it is while you are here.</source>
        <translation>Dein eigener Tisch bleibt, wie er ist, solange du hier bist.</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>Ein erster Blick</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>No lessons were found. Open a lesson file from the Learn menu.</source>
        <translation>Es wurden keine Lektionen gefunden. Öffne eine Lektion aus dem Menü Lernen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>done, with help</source>
        <translation>fertig, mit Hilfe</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 fertig</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonProblems</name>
    <message>
        <source>the step cannot be reached: %1 (under %2)</source>
        <translation>Der Schritt ist nicht zu erreichen: %1 (unter %2)</translation>
    </message>
    <message>
        <source>the task has no answer: %1 (under %2)</source>
        <translation>Die Aufgabe hat keine Antwort: %1 (unter %2)</translation>
    </message>
    <message>
        <source>found %1, expected what the engine says: orders that reach the goal (under %2)</source>
        <translation>Mit %1 wird das Ziel nicht erreicht (unter %2)</translation>
    </message>
    <message>
        <source>found %1, expected what the engine says: %2 (under %3)</source>
        <translation>Die Lösung ist %1, richtig wäre %2 (unter %3)</translation>
    </message>
    <message>
        <source>found %1, expected a wrong answer; the engine says it is right (under %2)</source>
        <translation>%1 steht bei den falschen Antworten, ist aber richtig (unter %2)</translation>
    </message>
    <message>
        <source>found %1, expected an answer that /wrong/%2 does not take already</source>
        <translation>%1 wird schon von der falschen Antwort %2 abgedeckt</translation>
    </message>
    <message>
        <source>the unit does not wheel, for it makes no charge</source>
        <translation>Die Einheit schwenkt nicht, denn sie greift nicht an</translation>
    </message>
    <message>
        <source>the task names no orders that solve it</source>
        <translation>Die Aufgabe nennt keine Befehle, die sie lösen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonText</name>
    <message>
        <source>en</source>
        <extracomment>The two letters of the language that this translation is in.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>a tie: a die decides</source>
        <translation>Gleichstand: ein Würfel entscheidet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>see the table</source>
        <translation>siehe Tisch</translation>
    </message>
    <message>
        <source>To within %1 and %2.</source>
        <translation>Auf %1 und %2 genau.</translation>
    </message>
    <message>
        <source>To within %1.</source>
        <translation>Auf %1 genau.</translation>
    </message>
    <message>
        <source>%1 and %2 off</source>
        <translation>%1 und %2 daneben</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 daneben</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonTool</name>
    <message>
        <source>Drag the ghost, turn it by its handle. Arrows: 1″ (Shift 0.1″). [ ]: 15° (Shift 1°).</source>
        <translation>Ziehen; am Griff drehen. Pfeile: 1″ (Umschalt 0,1″). [ ]: 15° (Umschalt 1°).</translation>
    </message>
    <message>
        <source>Turn the ghost by its handle. [ ]: 15° (Shift 1°).</source>
        <translation>Am Griff drehen. [ ]: 15° (Umschalt 1°).</translation>
    </message>
    <message>
        <source>Wheel the ghost by its handle. [ ]: 15° (Shift 1°).</source>
        <translation>Am Griff schwenken. [ ]: 15° (Umschalt 1°).</translation>
    </message>
    <message>
        <source>Click a zone.</source>
        <translation>Eine Zone anklicken.</translation>
    </message>
    <message>
        <source>Click units or terrain on the table.</source>
        <translation>Einheiten oder Gelände auf dem Tisch anklicken.</translation>
    </message>
    <message>
        <source>Look around: nothing here can go wrong.</source>
        <translation>Sieh dich um: Hier kann nichts schiefgehen.</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 vom Start</translation>
    </message>
    <message>
        <source>Wheel %1</source>
        <translation>Schwenk %1</translation>
    </message>
    <message>
        <source>Facing %1</source>
        <translation>Blickrichtung %1</translation>
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
    <message>
        <source>Nothing here is called “%1”.</source>
        <translation>Nichts hier heißt „%1“.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LineNames</name>
    <message>
        <source>%1 (dice %2)</source>
        <translation>%1 (Würfel %2)</translation>
    </message>
    <message>
        <source>%1, and no further</source>
        <translation>%1, und nicht weiter</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ListImporter</name>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen …</translation>
    </message>
    <message>
        <source>“%1” cannot be imported.</source>
        <translation>„%1“ lässt sich nicht importieren.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::LookForm</name>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Height as the table needs it</source>
        <translation>&amp;Höhe, wie der Tisch sie braucht</translation>
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
        <source>&amp;Deployment lines</source>
        <translation>&amp;Aufstellungslinien</translation>
    </message>
    <message>
        <source>&amp;Caption with ruleset and figures</source>
        <translation>&amp;Bildunterschrift mit Regelwerk und Zahlen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Zu sehen</translation>
    </message>
    <message>
        <source>Light, for paper and forums</source>
        <translation>Hell, für Papier und Foren</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>&amp;Farben</translation>
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
        <translation>Details</translation>
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
        <translation>B&amp;eenden</translation>
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
        <translation>Alles auswä&amp;hlen</translation>
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
        <translation>Ganzer &amp;Tisch</translation>
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
        <translation>Farb&amp;schema</translation>
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
        <translation>An&amp;ordnung zurücksetzen</translation>
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
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Back to set-up</source>
        <translation>Zurück zur Aufstellung</translation>
    </message>
    <message>
        <source>Puts the phase away; its orders stay with the file and can be played again</source>
        <translation>Legt die Phase weg; ihre Befehle bleiben bei der Datei und lassen sich wieder ausspielen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Import Army List…</source>
        <translation>Armeeliste &amp;importieren …</translation>
    </message>
    <message>
        <source>The language changes when Frontage starts again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Frontage.</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <source>Charges jump to where they end instead of being played</source>
        <translation>Angriffe springen an ihr Ende, statt abgespielt zu werden</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Bild …</translation>
    </message>
    <message>
        <source>&amp;Animation…</source>
        <translation>&amp;Animation …</translation>
    </message>
    <message>
        <source>&amp;Battle Report…</source>
        <translation>&amp;Spielbericht …</translation>
    </message>
    <message>
        <source>Cop&amp;y Picture</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;WKT</source>
        <translation>Als WK&amp;T kopieren</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>B&amp;enutzerhandbuch</translation>
    </message>
    <message>
        <source>Langu&amp;age</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Your own table comes back as it was</source>
        <translation>Dein eigener Tisch kommt zurück, wie er war</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
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
    <message>
        <source>It must be a whole number.</source>
        <translation>Es muss eine ganze Zahl sein.</translation>
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
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>left flank</source>
        <translation>linke Flanke</translation>
    </message>
    <message>
        <source>right flank</source>
        <translation>rechte Flanke</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Stand and shoot</source>
        <translation>Stehen und Schießen</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Charge range</source>
        <translation>Angriffsreichweite</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Redirect test</source>
        <translation>Umlenktest</translation>
    </message>
    <message>
        <source>Terror test</source>
        <translation>Entsetzenstest</translation>
    </message>
    <message>
        <source>Panic test</source>
        <translation>Paniktest</translation>
    </message>
    <message>
        <source>Which zone</source>
        <translation>Welche Zone</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Trefferwurf</translation>
    </message>
    <message>
        <source>To wound</source>
        <translation>Verwundungswurf</translation>
    </message>
    <message>
        <source>Armour saves</source>
        <translation>Rüstungswürfe</translation>
    </message>
    <message>
        <source>Dangerous terrain</source>
        <translation>Gefährliches Gelände</translation>
    </message>
    <message>
        <source>Reform test</source>
        <translation>Test zum Neuformieren</translation>
    </message>
    <message>
        <source>Declare %1 against %2</source>
        <translation>Angriff ansagen: %1 gegen %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Redirect %1 to %2</source>
        <translation>Umlenken: %1 auf %2</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <translation>Angriff ausführen: %1</translation>
    </message>
    <message>
        <source>Reform %1</source>
        <translation>Neuformieren: %1</translation>
    </message>
    <message>
        <source>End of the phase</source>
        <translation>Ende der Phase</translation>
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
    <message>
        <source>Press on with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message numerus="yes">
        <source>Needs a roll that was not made: %1, %n die/dice.</source>
        <translation>
            <numerusform>Braucht einen Wurf, den es nicht gibt: %1, %n Würfel.</numerusform>
            <numerusform>Braucht einen Wurf, den es nicht gibt: %1, %n Würfel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::NumberBox</name>
    <message>
        <source>Your figure</source>
        <translation>Deine Zahl</translation>
    </message>
    <message>
        <source>Type a figure.</source>
        <translation>Gib eine Zahl ein.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::OddsPanel</name>
    <message>
        <source>Terror</source>
        <translation>Entsetzen</translation>
    </message>
    <message>
        <source>fails the test and has to flee</source>
        <translation>besteht den Test nicht und muss fliehen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Stand and shoot</source>
        <translation>Stehen und Schießen</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Chance of every charger against every enemy</source>
        <translation>Chance jedes Angreifers gegen jeden Gegner</translation>
    </message>
    <message>
        <source>The outcome is being shown.</source>
        <translation>Das Ergebnis wird gezeigt.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>This charge may not be declared now; these would be its chances.</source>
        <translation>Dieser Angriff darf jetzt nicht angesagt werden; das wären seine Chancen.</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>May not be declared now</source>
        <translation>Darf jetzt nicht angesagt werden</translation>
    </message>
    <message>
        <source>makes contact; rolls far enough: %1</source>
        <translation>erreicht das Ziel; Wurf weit genug: %1</translation>
    </message>
    <message>
        <source>makes contact; charge broken: %1, models lost on average: %2</source>
        <translation>erreicht das Ziel; Angriff gebrochen: %1, verlorene Modelle im Mittel: %2</translation>
    </message>
    <message>
        <source>is caught; leaves the table: %1, flees %2 on average</source>
        <translation>wird eingeholt; verlässt den Tisch: %1, flieht im Mittel %2</translation>
    </message>
    <message>
        <source>… then redirect</source>
        <translation>… dann umlenken</translation>
    </message>
    <message>
        <source>reaches %1; may redirect: %2</source>
        <translation>erreicht %1; darf umlenken: %2</translation>
    </message>
    <message>
        <source>Inches closer, straight ahead</source>
        <translation>Zoll näher heran, geradeaus</translation>
    </message>
    <message>
        <source>The odds if the charger stood this much closer, straight ahead</source>
        <translation>Die Chancen, wenn der Angreifer geradeaus um so viel näher stünde</translation>
    </message>
    <message>
        <source>If closer by</source>
        <translation>Wenn näher heran um</translation>
    </message>
    <message>
        <source>Choose a charge to see its exact chances.</source>
        <translation>Einen Angriff wählen, um seine genauen Chancen zu sehen.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>It cannot stand %1 closer: something is in the way there.</source>
        <translation>%1 näher heran geht nicht: Dort ist etwas im Weg.</translation>
    </message>
    <message>
        <source>There are no chances to work out against this target.</source>
        <translation>Gegen dieses Ziel gibt es keine Chancen zu berechnen.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::OrderBox</name>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>frontage::ui::OtherFiles</name>
    <message>
        <source>It is a ruleset.</source>
        <translation>Es ist ein Regelwerk.</translation>
    </message>
    <message>
        <source>It holds unit types for the Library.</source>
        <translation>Darin stehen Einheitentypen für die Bibliothek.</translation>
    </message>
    <message>
        <source>It is the glossary of the lessons.</source>
        <translation>Es ist das Wörterverzeichnis der Lektionen.</translation>
    </message>
    <message>
        <source>“%1” is not opened from here.</source>
        <translation>„%1“ wird nicht auf diesem Weg geöffnet.</translation>
    </message>
    <message>
        <source>Such a file works once it is in the folder “%1” of the program&apos;s data, or of a copy of them that FRONTAGE_RESOURCES names, and the program is started again. The user guide says more.</source>
        <translation>So eine Datei wirkt, sobald sie im Ordner „%1“ der Programmdaten liegt, oder einer Kopie davon, die FRONTAGE_RESOURCES nennt, und das Programm neu gestartet ist. Mehr steht im Handbuch.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::OtherRulings</name>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Not possible: %1.</source>
        <translation>Nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Nothing of the kind happens.</source>
        <translation>Nichts dergleichen geschieht.</translation>
    </message>
    <message>
        <source>Instead: %1</source>
        <translation>Stattdessen: %1</translation>
    </message>
    <message>
        <source>The same.</source>
        <translation>Dasselbe.</translation>
    </message>
    <message>
        <source>Possible, up to %1</source>
        <translation>Möglich, bis %1</translation>
    </message>
    <message>
        <source>a die decides the zone</source>
        <translation>ein Würfel entscheidet über die Zone</translation>
    </message>
    <message>
        <source>%1 + %2 in contact</source>
        <translation>%1 + %2 in Kontakt</translation>
    </message>
    <message>
        <source>The charge would have failed: %1.</source>
        <translation>Der Angriff wäre misslungen: %1.</translation>
    </message>
    <message>
        <source>The charge would have failed: a move of %1.</source>
        <translation>Der Angriff wäre misslungen: Bewegung %1.</translation>
    </message>
    <message>
        <source>The charge would have gone home.</source>
        <translation>Der Angriff wäre gelungen.</translation>
    </message>
    <message>
        <source>The charge would have gone home: %1.</source>
        <translation>Der Angriff wäre gelungen: %1.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::OutlineWords</name>
    <message>
        <source>has fewer than three vertices</source>
        <translation>hat weniger als drei Ecken</translation>
    </message>
    <message>
        <source>has no finite point as vertex %1</source>
        <translation>hat eine unmögliche Ecke %1</translation>
    </message>
    <message>
        <source>has its vertices %1 and %2 in one place, %3</source>
        <translation>hat die Ecken %1 und %2 am selben Punkt %3</translation>
    </message>
    <message>
        <source>crosses itself near %1</source>
        <translation>kreuzt sich selbst bei %1</translation>
    </message>
    <message>
        <source>runs back over itself</source>
        <translation>läuft auf sich selbst zurück</translation>
    </message>
    <message>
        <source>has no area</source>
        <translation>hat keine Fläche</translation>
    </message>
    <message>
        <source>is not a simple polygon (%1)</source>
        <translation>ist kein einfaches Vieleck (%1)</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PhaseController</name>
    <message>
        <source>Another line of play</source>
        <translation>Eine andere Variante</translation>
    </message>
    <message>
        <source>A charge phase is being played: the table is as its orders left it. Go back to set-up to rearrange it.</source>
        <translation>Eine Angriffsphase läuft: Der Tisch ist, wie ihre Befehle ihn hinterließen. Zum Umstellen zurück zur Aufstellung.</translation>
    </message>
    <message>
        <source>Back to set-up</source>
        <translation>Zurück zur Aufstellung</translation>
    </message>
    <message>
        <source>Play the orders</source>
        <translation>Die Befehle spielen</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PhaseDocks</name>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Back to set-&amp;up</source>
        <translation>Zurück zur Auf&amp;stellung</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Charge reach</source>
        <translation>Angriffsreichweite</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Measuring lines</source>
        <translation>Messlinien</translation>
    </message>
    <message>
        <source>Swept ground and turns</source>
        <translation>Weg und Drehungen</translation>
    </message>
    <message>
        <source>Flee paths</source>
        <translation>Fluchtwege</translation>
    </message>
    <message>
        <source>Reachable places</source>
        <translation>Erreichbare Plätze</translation>
    </message>
    <message>
        <source>Models in contact</source>
        <translation>Modelle in Kontakt</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Einblendungen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PictureDialog</name>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: Pixel</translation>
    </message>
    <message>
        <source>SVG: lines and words, to draw on</source>
        <translation>SVG: Linien und Wörter, zum Weiterzeichnen</translation>
    </message>
    <message>
        <source>PDF: for printing</source>
        <translation>PDF: zum Drucken</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>What the window shows</source>
        <translation>Was das Fenster zeigt</translation>
    </message>
    <message>
        <source>&amp;Area</source>
        <translation>Ausschni&amp;tt</translation>
    </message>
    <message>
        <source>&amp;Marks over the table</source>
        <translation>&amp;Markierungen über dem Tisch</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PictureLayout</name>
    <message>
        <source>%1 × %2 pixels are too few: at least %3 on each side.</source>
        <translation>%1 × %2 Pixel sind zu wenige: mindestens %3 auf jeder Seite.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many: at most %3 on a side, and %4 million in all.</source>
        <translation>%1 × %2 Pixel sind zu viele: höchstens %3 auf einer Seite und %4 Millionen insgesamt.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PicturePreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>Vorschau des Bildes</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PlayBox</name>
    <message>
        <source>Play it in the Charge panel; it is judged as you go.</source>
        <translation>Spiel ihn im Feld Angriff; beurteilt wird unterwegs.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::PointerList</name>
    <message>
        <source>Click it on the table</source>
        <translation>Auf dem Tisch anklicken</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>das Ganze</translation>
    </message>
    <message>
        <source>its edge: %1</source>
        <translation>seine Kante: %1</translation>
    </message>
    <message>
        <source>its zone: %1</source>
        <translation>seine Zone: %1</translation>
    </message>
    <message>
        <source>the gap between two</source>
        <translation>die Lücke zwischen zweien</translation>
    </message>
    <message>
        <source>one sees another</source>
        <translation>einer sieht den anderen</translation>
    </message>
    <message>
        <source>one charges another</source>
        <translation>einer greift den anderen an</translation>
    </message>
    <message>
        <source>%1, edge: %2</source>
        <translation>%1, Kante: %2</translation>
    </message>
    <message>
        <source>%1, zone: %2</source>
        <translation>%1, Zone: %2</translation>
    </message>
    <message>
        <source>Gap: %1, %2</source>
        <translation>Lücke: %1, %2</translation>
    </message>
    <message>
        <source>Sight: %1 → %2</source>
        <translation>Sicht: %1 → %2</translation>
    </message>
    <message>
        <source>Charge: %1 → %2</source>
        <translation>Angriff: %1 → %2</translation>
    </message>
    <message>
        <source>Add the panel</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>What is pointed at</source>
        <translation>Worauf gezeigt wird</translation>
    </message>
    <message>
        <source>What the text points at</source>
        <translation>Worauf der Text zeigt</translation>
    </message>
    <message>
        <source>its nearest corner</source>
        <translation>seine nächste Ecke</translation>
    </message>
    <message>
        <source>one model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>a place on the table</source>
        <translation>eine Stelle auf dem Tisch</translation>
    </message>
    <message>
        <source>the panel: %1</source>
        <translation>das Feld: %1</translation>
    </message>
    <message>
        <source>front left</source>
        <translation>vorn links</translation>
    </message>
    <message>
        <source>front right</source>
        <translation>vorn rechts</translation>
    </message>
    <message>
        <source>rear left</source>
        <translation>hinten links</translation>
    </message>
    <message>
        <source>rear right</source>
        <translation>hinten rechts</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>%1, corner: %2</source>
        <translation>%1, Ecke: %2</translation>
    </message>
    <message>
        <source>%1, rank %2, model %3</source>
        <translation>%1, Glied %2, Modell %3</translation>
    </message>
    <message>
        <source>Place: %1 from the left, %2 from below</source>
        <translation>Stelle: %1 von links, %2 von unten</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <translation>Feld: %1</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ReactBox</name>
    <message>
        <source>Stays as it is and takes the charge.</source>
        <translation>Bleibt stehen und nimmt den Angriff an.</translation>
    </message>
    <message>
        <source>Shoots at the charger at once, then takes the charge.</source>
        <translation>Schießt sofort auf den Angreifer und nimmt dann den Angriff an.</translation>
    </message>
    <message>
        <source>Turns about and runs, straight away from the charger.</source>
        <translation>Macht kehrt und flieht geradewegs vom Angreifer weg.</translation>
    </message>
    <message>
        <source>arrives %1</source>
        <translation>kommt an: %1</translation>
    </message>
    <message>
        <source>caught %1</source>
        <translation>eingeholt: %1</translation>
    </message>
    <message>
        <source>%1: answer to the charge of %2</source>
        <translation>%1: Antwort auf den Angriff von %2</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ReadingPage</name>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Leaves the lesson; your own table comes back as it was</source>
        <translation>Verlässt die Lektion; dein eigener Tisch kommt zurück, wie er war</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules by which this step is shown</source>
        <translation>Die Regeln, nach denen dieser Schritt gezeigt wird</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>H&amp;inweis</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>**Hint %1.** %2</source>
        <translation>**Hinweis %1.** %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Fer&amp;tig</translation>
    </message>
</context>
<context>
    <name>frontage::ui::RedirectBox</name>
    <message>
        <source>&amp;Redirect</source>
        <translation>&amp;Umlenken</translation>
    </message>
    <message>
        <source>%1 may turn to another enemy</source>
        <translation>%1: Umlenken auf einen anderen Gegner möglich</translation>
    </message>
    <message>
        <source>Can be charged instead</source>
        <translation>Kann stattdessen angegriffen werden</translation>
    </message>
    <message>
        <source>There is no other enemy.</source>
        <translation>Es gibt keinen anderen Gegner.</translation>
    </message>
    <message>
        <source>First choose the other enemy.</source>
        <translation>Erst den anderen Gegner wählen.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Takes a Leadership test; failing it, the charge goes on against the first target</source>
        <translation>Verlangt einen Moralwerttest; misslingt er, gilt der Angriff weiter dem ersten Ziel</translation>
    </message>
    <message>
        <source>No test is needed</source>
        <translation>Kein Test nötig</translation>
    </message>
    <message>
        <source>Goes on against its target</source>
        <translation>Der Angriff gilt weiter seinem Ziel</translation>
    </message>
    <message>
        <source>Press &amp;on</source>
        <translation>&amp;Weiter angreifen</translation>
    </message>
    <message>
        <source>Can be charged instead, together with %1</source>
        <translation>Kann stattdessen angegriffen werden, zusammen mit %1</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ReformBox</name>
    <message>
        <source>&amp;Test and reform</source>
        <translation>&amp;Testen und neu formieren</translation>
    </message>
    <message>
        <source>New facing</source>
        <translation>Neue Blickrichtung</translation>
    </message>
    <message>
        <source>Models wide</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>%1 may reform: a Leadership test of %2 or less, then any facing about the same centre.</source>
        <translation>%1: Neuformieren möglich. Moralwerttest auf %2 oder weniger, dann beliebige Blickrichtung um dieselbe Mitte.</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Failing the test, they stay as they are</source>
        <translation>Misslingt der Test, bleibt alles, wie es ist</translation>
    </message>
</context>
<context>
    <name>frontage::ui::ResolveBox</name>
    <message>
        <source>Which charge first?</source>
        <translation>Welcher Angriff zuerst?</translation>
    </message>
    <message>
        <source>&amp;Move the charge</source>
        <translation>Angriff &amp;ziehen</translation>
    </message>
    <message>
        <source>Order of the chargers</source>
        <translation>Reihenfolge der Angreifer</translation>
    </message>
    <message>
        <source>Place along the facing</source>
        <translation>Platz entlang der Seite</translation>
    </message>
    <message>
        <source>Rolls the range, then moves</source>
        <translation>Würfelt die Reichweite, dann wird gezogen</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Who moves first? Drag the rows (Alt+↑, Alt+↓).</source>
        <translation>Wer bewegt zuerst? Zeilen ziehen (Alt+↑, Alt+↓).</translation>
    </message>
    <message>
        <source>Place: the shortest way, or as good</source>
        <translation>Platz: der kürzeste Weg oder ein ebenso guter</translation>
    </message>
    <message>
        <source>Place: %1 from the middle of the facing</source>
        <translation>Platz: %1 von der Mitte der Seite</translation>
    </message>
</context>
<context>
    <name>frontage::ui::RollNeed</name>
    <message>
        <source>Leadership %1: needs %1 or less in total (%2).</source>
        <translation>Moralwert %1: zusammen %1 oder weniger nötig (%2).</translation>
    </message>
    <message>
        <source>As far as the dice say, straight away from the charger.</source>
        <translation>So weit, wie die Würfel sagen, geradewegs vom Angreifer weg.</translation>
    </message>
    <message>
        <source>1 to 3: the zone nearer the front. 4 to 6: the other.</source>
        <translation>1 bis 3: die Zone näher an der Front. 4 bis 6: die andere.</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or more in total</source>
        <translation>zusammen %1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or more on the best two</source>
        <translation>%1 oder mehr mit den besten zwei</translation>
    </message>
    <message>
        <source>a die of %1 or more</source>
        <translation>ein Würfel mit %1 oder mehr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 away</source>
        <translation>%1: %2 entfernt</translation>
    </message>
    <message>
        <source>%1, any roll reaches.</source>
        <translation>%1, jeder Wurf reicht.</translation>
    </message>
    <message>
        <source>%1, no roll reaches.</source>
        <translation>%1, kein Wurf reicht.</translation>
    </message>
    <message>
        <source>%1, needs %2 (%3).</source>
        <translation>%1, nötig: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: no way leads there, no roll reaches.</source>
        <translation>%1: Kein Weg führt dorthin, kein Wurf reicht.</translation>
    </message>
    <message>
        <source>One die for each 6: %1 hits (%2 each).</source>
        <translation>Ein Würfel für jede 6: %1 trifft (je %2).</translation>
    </message>
    <message>
        <source>One die a shot: a hit takes %1, and then a second die (%2 each).</source>
        <translation>Ein Würfel je Schuss: Ein Treffer braucht %1 und dann einen zweiten Würfel (je %2).</translation>
    </message>
    <message>
        <source>One die a shot: %1 hits (%2 each).</source>
        <translation>Ein Würfel je Schuss: %1 trifft (je %2).</translation>
    </message>
    <message>
        <source>One die a hit: %1 wounds (%2 each).</source>
        <translation>Ein Würfel je Treffer: %1 verwundet (je %2).</translation>
    </message>
    <message>
        <source>One die a wound: %1 saves (%2 each).</source>
        <translation>Ein Würfel je Verwundung: %1 rettet (je %2).</translation>
    </message>
    <message>
        <source>Dangerous ground: %1 costs a wound (%2 each).</source>
        <translation>Gefährliches Gelände: %1 kostet einen Lebenspunkt (je %2).</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>eine %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>frontage::ui::RollOutcomes</name>
    <message>
        <source>Too short: the charge fails.</source>
        <translation>Zu kurz: Der Angriff misslingt.</translation>
    </message>
    <message>
        <source>Far enough for %1.</source>
        <translation>Weit genug für %1.</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>The test is failed.</source>
        <translation>Der Test misslingt.</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>The test is passed.</source>
        <translation>Der Test ist bestanden.</translation>
    </message>
    <message>
        <source>Flees so far, or until it is clear.</source>
        <translation>Flieht so weit oder bis der Platz frei ist.</translation>
    </message>
    <message>
        <source>4 to 6</source>
        <translation>4 bis 6</translation>
    </message>
    <message>
        <source>The other zone.</source>
        <translation>Die andere Zone.</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 bis 3</translation>
    </message>
    <message>
        <source>The zone nearer the front.</source>
        <translation>Die Zone näher an der Front.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) saved</source>
        <translation>
            <numerusform>%n Verwundung gerettet</numerusform>
            <numerusform>%n Verwundungen gerettet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n Verwundung</numerusform>
            <numerusform>%n Verwundungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::RowsBox</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Choose all that fit.</source>
        <translation>Wähle alle, die passen.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Wähle eine.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::RuleWords</name>
    <message>
        <source>What settles a tie between two zones</source>
        <translation>Was bei Gleichstand zweier Zonen entscheidet</translation>
    </message>
    <message>
        <source>Which models may see the target</source>
        <translation>Welche Modelle das Ziel sehen dürfen</translation>
    </message>
    <message>
        <source>May a unit that marched charge</source>
        <translation>Darf nach einem Marsch angegriffen werden</translation>
    </message>
    <message>
        <source>May a shaken unit charge</source>
        <translation>Darf eine erschütterte Einheit angreifen</translation>
    </message>
    <message>
        <source>Are declared charges judged as already completed</source>
        <translation>Gelten angesagte Angriffe als ausgeführt</translation>
    </message>
    <message>
        <source>May a charge be declared on more than one target</source>
        <translation>Darf ein Angriff mehreren Zielen gelten</translation>
    </message>
    <message>
        <source>May a charge blocked by enemies turn the target instead</source>
        <translation>Darf sich bei versperrtem Weg das Ziel drehen</translation>
    </message>
    <message>
        <source>May any unit with missile weapons stand and shoot</source>
        <translation>Darf jede Einheit mit Schusswaffen stehen und schießen</translation>
    </message>
    <message>
        <source>Must the charger be in the shooters&apos; front zone</source>
        <translation>Muss der Angreifer im Frontbogen der Schützen stehen</translation>
    </message>
    <message>
        <source>Must a fleeing unit that is charged flee</source>
        <translation>Muss eine angegriffene fliehende Einheit fliehen</translation>
    </message>
    <message>
        <source>What a unit that fled does when charged again in this phase</source>
        <translation>Was eine geflohene Einheit beim nächsten Angriff der Phase tut</translation>
    </message>
    <message>
        <source>Which test a charger takes to redirect</source>
        <translation>Welchen Test das Umlenken verlangt</translation>
    </message>
    <message>
        <source>May a charge on a destroyed target redirect</source>
        <translation>Darf bei vernichtetem Ziel umgelenkt werden</translation>
    </message>
    <message>
        <source>What happens when the second target flees too</source>
        <translation>Was gilt, wenn auch das zweite Ziel flieht</translation>
    </message>
    <message>
        <source>How far a unit flees</source>
        <translation>Wie weit eine Einheit flieht</translation>
    </message>
    <message>
        <source>What fleeing through a friend does</source>
        <translation>Was Flucht durch Freunde bewirkt</translation>
    </message>
    <message>
        <source>Unit Strength from which a flight frightens friends</source>
        <translation>Einheitenstärke, ab der Flucht Freunde erschreckt</translation>
    </message>
    <message>
        <source>What fleeing through an enemy does</source>
        <translation>Was Flucht durch Gegner bewirkt</translation>
    </message>
    <message>
        <source>What fleeing through impassable terrain does</source>
        <translation>Was Flucht durch unpassierbares Gelände bewirkt</translation>
    </message>
    <message>
        <source>Inches that a flight ends away from others</source>
        <translation>Zoll Abstand zu anderen am Ende der Flucht</translation>
    </message>
    <message>
        <source>Is a unit that fled shaken too</source>
        <translation>Ist eine geflohene Einheit auch erschüttert</translation>
    </message>
    <message>
        <source>How the charge range is rolled</source>
        <translation>Wie die Angriffsreichweite gewürfelt wird</translation>
    </message>
    <message>
        <source>How a swift unit rolls its charge range</source>
        <translation>Wie eine schnelle Einheit sie würfelt</translation>
    </message>
    <message>
        <source>Along which line the distance is measured</source>
        <translation>Auf welcher Linie der Abstand gemessen wird</translation>
    </message>
    <message>
        <source>May a charger leave the table on the way</source>
        <translation>Darf ein Angreifer unterwegs über den Tisch ragen</translation>
    </message>
    <message>
        <source>Is only the front edge tested on the way</source>
        <translation>Wird unterwegs nur die Frontkante geprüft</translation>
    </message>
    <message>
        <source>How the charger is brought flush with the target</source>
        <translation>Wie der Angreifer bündig ans Ziel kommt</translation>
    </message>
    <message>
        <source>Does a small target turn to a strong charger</source>
        <translation>Dreht sich ein kleines Ziel zum starken Angreifer</translation>
    </message>
    <message>
        <source>Unit Strength below which a target is small</source>
        <translation>Einheitenstärke, unter der ein Ziel klein ist</translation>
    </message>
    <message>
        <source>Unit Strength from which a charger is strong</source>
        <translation>Einheitenstärke, ab der ein Angreifer stark ist</translation>
    </message>
    <message>
        <source>What counts most for the best place</source>
        <translation>Was für den besten Platz am meisten zählt</translation>
    </message>
    <message>
        <source>How far a failed charge goes</source>
        <translation>Wie weit ein misslungener Angriff geht</translation>
    </message>
    <message>
        <source>Which way a failed charge goes</source>
        <translation>Welchen Weg ein misslungener Angriff nimmt</translation>
    </message>
    <message>
        <source>How much of its move a wheel costs</source>
        <translation>Wie viel Bewegung ein Schwenk kostet</translation>
    </message>
    <message>
        <source>Inches that a failed charge stops away from others</source>
        <translation>Zoll Abstand zu anderen nach misslungenem Angriff</translation>
    </message>
    <message>
        <source>Is a unit that failed its charge shaken</source>
        <translation>Ist eine Einheit nach misslungenem Angriff erschüttert</translation>
    </message>
    <message>
        <source>May a charger reform after running a unit down</source>
        <translation>Darf ein Angreifer nach dem Einholen neu formieren</translation>
    </message>
    <message>
        <source>front rank models</source>
        <translation>Modelle im ersten Glied</translation>
    </message>
    <message>
        <source>front centre</source>
        <translation>Mitte der Front</translation>
    </message>
    <message>
        <source>die roll</source>
        <translation>Würfelwurf</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>any model</source>
        <translation>jedes Modell</translation>
    </message>
    <message>
        <source>front rank</source>
        <translation>erstes Glied</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>zwei Würfel</translation>
    </message>
    <message>
        <source>move plus highest</source>
        <translation>Bewegung plus höchster</translation>
    </message>
    <message>
        <source>move plus two dice</source>
        <translation>Bewegung plus zwei Würfel</translation>
    </message>
    <message>
        <source>move plus die plus 4</source>
        <translation>Bewegung plus Würfel plus 4</translation>
    </message>
    <message>
        <source>three drop lowest</source>
        <translation>drei, ohne den niedrigsten</translation>
    </message>
    <message>
        <source>move by speed</source>
        <translation>Bewegung, nach Tempo</translation>
    </message>
    <message>
        <source>move plus three drop lowest</source>
        <translation>Bewegung plus drei, ohne den niedrigsten</translation>
    </message>
    <message>
        <source>move plus 4 plus highest</source>
        <translation>Bewegung plus 4 plus höchster</translation>
    </message>
    <message>
        <source>highest die</source>
        <translation>höchster Würfel</translation>
    </message>
    <message>
        <source>highest or swift sum</source>
        <translation>höchster, schnelle die Summe</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>shortest round</source>
        <translation>kürzester Umweg</translation>
    </message>
    <message>
        <source>one wheel to centre</source>
        <translation>ein Schwenk zur Mitte</translation>
    </message>
    <message>
        <source>one wheel to facing</source>
        <translation>ein Schwenk zur Seite</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>chord</source>
        <translation>Sehne</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>leadership</source>
        <translation>Moralwert</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>may return</source>
        <translation>darf zurück</translation>
    </message>
    <message>
        <source>choose either</source>
        <translation>freie Wahl</translation>
    </message>
    <message>
        <source>flees again</source>
        <translation>flieht erneut</translation>
    </message>
    <message>
        <source>declared only</source>
        <translation>nur angesagt</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>swift by speed</source>
        <translation>schnelle nach Tempo</translation>
    </message>
    <message>
        <source>swift three drop lowest</source>
        <translation>schnelle drei, ohne den niedrigsten</translation>
    </message>
    <message>
        <source>panic</source>
        <translation>Panik</translation>
    </message>
    <message>
        <source>panic if strong</source>
        <translation>Panik, wenn stark</translation>
    </message>
    <message>
        <source>none if voluntary</source>
        <translation>nichts, wenn freiwillig</translation>
    </message>
    <message>
        <source>dangerous per model</source>
        <translation>gefährlich je Modell</translation>
    </message>
    <message>
        <source>wound per strength</source>
        <translation>Verwundung je Stärke</translation>
    </message>
    <message>
        <source>dangerous by height</source>
        <translation>gefährlich nach Höhe</translation>
    </message>
    <message>
        <source>dangerous four up</source>
        <translation>gefährlich ab 4</translation>
    </message>
    <message>
        <source>per model</source>
        <translation>je Modell</translation>
    </message>
    <message>
        <source>per height class</source>
        <translation>je Höhenklasse</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>two wounds per strength</source>
        <translation>zwei Verwundungen je Stärke</translation>
    </message>
    <message>
        <source>destroyed at end</source>
        <translation>vernichtet am Ende</translation>
    </message>
    <message>
        <source>models together</source>
        <translation>Modelle zusammen</translation>
    </message>
    <message>
        <source>units then models</source>
        <translation>Einheiten, dann Modelle</translation>
    </message>
    <message>
        <source>target then charger</source>
        <translation>Ziel, dann Angreifer</translation>
    </message>
    <message>
        <source>turn about contact</source>
        <translation>Drehung um den Kontaktpunkt</translation>
    </message>
    <message>
        <source>set flush</source>
        <translation>bündig gestellt</translation>
    </message>
    <message>
        <source>when unavoidable</source>
        <translation>wenn unvermeidbar</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>round impassable</source>
        <translation>um Unpassierbares herum</translation>
    </message>
    <message>
        <source>Which part of the charger decides the zone that it charges from</source>
        <translation>Was am Angreifer entscheidet, aus welcher Zone er angreift</translation>
    </message>
    <message>
        <source>May a charge be declared past units that could still move away</source>
        <translation>Darf an Einheiten vorbei angesagt werden, die noch aus dem Weg ziehen könnten</translation>
    </message>
    <message>
        <source>Is a unit that flees into its charger destroyed</source>
        <translation>Ist eine Einheit vernichtet, die in ihren Angreifer flieht</translation>
    </message>
    <message>
        <source>What happens to a fleeing unit that is caught</source>
        <translation>Was mit einer eingeholten Einheit geschieht</translation>
    </message>
    <message>
        <source>How many dice a dangerous terrain test takes</source>
        <translation>Wie viele Würfel ein Test für gefährliches Gelände verlangt</translation>
    </message>
    <message>
        <source>where most models of its front rank stand</source>
        <translation>wo die meisten Modelle des ersten Glieds stehen</translation>
    </message>
    <message>
        <source>where the middle of its front stands</source>
        <translation>wo die Mitte der Front steht</translation>
    </message>
    <message>
        <source>a die decides</source>
        <translation>ein Würfel entscheidet</translation>
    </message>
    <message>
        <source>the total of two dice</source>
        <translation>die Summe zweier Würfel</translation>
    </message>
    <message>
        <source>Movement and the higher of two dice</source>
        <translation>Bewegung und der höhere von zwei Würfeln</translation>
    </message>
    <message>
        <source>Movement and the total of two dice</source>
        <translation>Bewegung und die Summe zweier Würfel</translation>
    </message>
    <message>
        <source>Movement, a die and 4″</source>
        <translation>Bewegung, ein Würfel und 4″</translation>
    </message>
    <message>
        <source>the total of three dice without the lowest</source>
        <translation>die Summe dreier Würfel ohne den niedrigsten</translation>
    </message>
    <message>
        <source>Movement and two dice; from Movement 7 three without the lowest</source>
        <translation>Bewegung und zwei Würfel; ab Bewegung 7 drei ohne den niedrigsten</translation>
    </message>
    <message>
        <source>Movement and three dice without the lowest</source>
        <translation>Bewegung und drei Würfel ohne den niedrigsten</translation>
    </message>
    <message>
        <source>Movement, 4″ and the higher of two dice</source>
        <translation>Bewegung, 4″ und der höhere von zwei Würfeln</translation>
    </message>
    <message>
        <source>as far as the highest die</source>
        <translation>so weit wie der höchste Würfel</translation>
    </message>
    <message>
        <source>as far as the highest die; with Swiftstride, as all dice that count</source>
        <translation>so weit wie der höchste Würfel; schnelle so weit wie alle, die zählen</translation>
    </message>
    <message>
        <source>4″</source>
        <translation>4″</translation>
    </message>
    <message>
        <source>the shortest way round what stands there</source>
        <translation>der kürzeste Weg um das, was dort steht</translation>
    </message>
    <message>
        <source>one wheel towards the middle of the target, then straight on</source>
        <translation>ein Schwenk zur Mitte des Ziels, dann geradeaus</translation>
    </message>
    <message>
        <source>one wheel towards the facing that is charged, then straight on</source>
        <translation>ein Schwenk zur angegriffenen Seite, dann geradeaus</translation>
    </message>
    <message>
        <source>the arc of the outer corner</source>
        <translation>der Bogen der äußeren Ecke</translation>
    </message>
    <message>
        <source>the straight line between both places of the outer corner</source>
        <translation>die gerade Strecke zwischen beiden Orten der äußeren Ecke</translation>
    </message>
    <message>
        <source>it goes on against the second</source>
        <translation>er geht weiter gegen das zweite</translation>
    </message>
    <message>
        <source>it may turn back to the first</source>
        <translation>er darf zum ersten zurück</translation>
    </message>
    <message>
        <source>it may choose either</source>
        <translation>er darf wählen</translation>
    </message>
    <message>
        <source>the charge is only declared</source>
        <translation>der Angriff ist nur angesagt</translation>
    </message>
    <message>
        <source>two dice; with Swiftstride and Movement 7 three without the lowest</source>
        <translation>zwei Würfel; schnelle mit Bewegung 7 drei ohne den niedrigsten</translation>
    </message>
    <message>
        <source>two dice; with Swiftstride three without the lowest</source>
        <translation>zwei Würfel; schnelle drei ohne den niedrigsten</translation>
    </message>
    <message>
        <source>the friend tests for panic</source>
        <translation>der Freund testet auf Panik</translation>
    </message>
    <message>
        <source>the friend tests for panic if those who flee are strong</source>
        <translation>der Freund testet auf Panik, wenn die Fliehenden stark sind</translation>
    </message>
    <message>
        <source>nothing, where they chose to flee</source>
        <translation>nichts, wo sie die Flucht gewählt haben</translation>
    </message>
    <message>
        <source>a wound for each point of Unit Strength</source>
        <translation>eine Verwundung je Punkt Einheitenstärke</translation>
    </message>
    <message>
        <source>a dangerous die for each model</source>
        <translation>ein Gefahrenwürfel je Modell</translation>
    </message>
    <message>
        <source>dangerous dice by the height of the models</source>
        <translation>Gefahrenwürfel nach der Höhe der Modelle</translation>
    </message>
    <message>
        <source>dangerous dice that wound on 4 or more</source>
        <translation>Gefahrenwürfel, die ab 4 verwunden</translation>
    </message>
    <message>
        <source>two wounds for each point of Unit Strength</source>
        <translation>zwei Verwundungen je Punkt Einheitenstärke</translation>
    </message>
    <message>
        <source>most models in contact, those of both sides counted together</source>
        <translation>die meisten Modelle im Kontakt, beide Seiten zusammen gezählt</translation>
    </message>
    <message>
        <source>first most charging units, then most models in contact</source>
        <translation>erst die meisten Angreifer, dann die meisten Modelle im Kontakt</translation>
    </message>
    <message>
        <source>first most models of the target in contact, then most of the charger</source>
        <translation>erst die meisten Modelle des Ziels im Kontakt, dann die des Angreifers</translation>
    </message>
    <message>
        <source>the charger turns about the point of contact</source>
        <translation>der Angreifer dreht sich um den Kontaktpunkt</translation>
    </message>
    <message>
        <source>the charger is set flush and may shift sideways</source>
        <translation>der Angreifer wird bündig gestellt und darf sich seitlich verschieben</translation>
    </message>
    <message>
        <source>the shortest way round what nobody may enter</source>
        <translation>der kürzeste Weg um das, was niemand betreten darf</translation>
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
    <name>frontage::ui::RulingTable</name>
    <message>
        <source>What to say where the rulesets part</source>
        <translation>Was dazu zu sagen ist, wo die Regelwerke auseinandergehen</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Answer there</source>
        <translation>Antwort dort</translation>
    </message>
    <message>
        <source>What to say of it</source>
        <translation>Was dazu zu sagen ist</translation>
    </message>
    <message>
        <source>Where the rulesets part</source>
        <translation>Wo die Regelwerke auseinandergehen</translation>
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
    <message>
        <source>Drag along the facing: every place on offer is as good. Esc: back.</source>
        <translation>Entlang der Seite ziehen: Jeder angebotene Platz ist gleich gut. Esc: zurück.</translation>
    </message>
    <message>
        <source>Click one of yours, then an enemy, to charge. Space plays, ← → step, Home and End jump.</source>
        <translation>Eigene Einheit anklicken, dann einen Gegner: Angriff. Leertaste spielt ab, ← → Schritte, Pos1 und Ende springen.</translation>
    </message>
    <message>
        <source>The table is empty: drag a unit from the Library onto it, or choose one there and press Insert.</source>
        <translation>Der Tisch ist leer: eine Einheit aus der Sammlung darauf ziehen, oder dort wählen und Einfg drücken.</translation>
    </message>
    <message>
        <source>A question is open: answer it in the Learn panel. Scroll to zoom, drag with the middle button to move.</source>
        <translation>Eine Frage ist offen: Beantworte sie im Feld „Lernen“. Mausrad: Zoom; mit der mittleren Taste ziehen: verschieben.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::SentenceTable</name>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>True when</source>
        <translation>Wahr, wenn</translation>
    </message>
    <message>
        <source>none of the others is</source>
        <translation>kein anderer wahr ist</translation>
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
        <translation>Erst wählen, wer angreift, dann wen.</translation>
    </message>
    <message>
        <source>Nobody can declare a charge. End the phase, or change the position.</source>
        <translation>Niemand kann einen Angriff ansagen. Die Phase beenden oder die Stellung ändern.</translation>
    </message>
    <message>
        <source>%1 must answer the charge of %2.</source>
        <translation>%1: Reaktion auf den Angriff von %2 wählen.</translation>
    </message>
    <message>
        <source>Roll for it, or type in what you rolled.</source>
        <translation>Würfeln oder den eigenen Wurf eintippen.</translation>
    </message>
    <message>
        <source>A charger ran down its target: it may try to reform.</source>
        <translation>Ein Angreifer hat sein Ziel eingeholt: Er darf versuchen, neu zu formieren.</translation>
    </message>
    <message>
        <source>Move the charges, or declare another one first.</source>
        <translation>Angriffe ziehen oder erst noch einen ansagen.</translation>
    </message>
    <message>
        <source>Move the charges.</source>
        <translation>Angriffe ziehen.</translation>
    </message>
    <message>
        <source>The phase is over. Step back to look at it again, or set up another.</source>
        <translation>Die Phase ist vorbei. Zurückgehen, um sie noch einmal anzusehen, oder eine neue aufstellen.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Redirect</source>
        <translation>Umlenken</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The phase is over. Step back to go on from an earlier place.</source>
        <translation>Die Phase ist vorbei. Zurückgehen, um von früher aus weiterzuspielen.</translation>
    </message>
    <message>
        <source>First the dice that are wanted.</source>
        <translation>Erst die verlangten Würfel.</translation>
    </message>
    <message>
        <source>First the charged unit must answer.</source>
        <translation>Erst muss die angegriffene Einheit reagieren.</translation>
    </message>
    <message>
        <source>First: redirect or press on.</source>
        <translation>Erst: umlenken oder weiter angreifen.</translation>
    </message>
    <message>
        <source>No unit can declare a charge now.</source>
        <translation>Keine Einheit kann jetzt einen Angriff ansagen.</translation>
    </message>
    <message>
        <source>Comes when a charge is declared: the charged unit answers.</source>
        <translation>Kommt, wenn ein Angriff angesagt ist: Die angegriffene Einheit reagiert.</translation>
    </message>
    <message>
        <source>Comes when a roll is wanted.</source>
        <translation>Kommt, wenn ein Wurf verlangt ist.</translation>
    </message>
    <message>
        <source>Comes when the target of a charge has fled.</source>
        <translation>Kommt, wenn das Ziel eines Angriffs geflohen ist.</translation>
    </message>
    <message>
        <source>Comes when a charge is declared and answered.</source>
        <translation>Kommt, wenn ein Angriff angesagt und die Reaktion gewählt ist.</translation>
    </message>
    <message>
        <source>Comes at the end of the phase.</source>
        <translation>Kommt am Ende der Phase.</translation>
    </message>
    <message>
        <source>All charges are done and nobody else can declare one. End the phase.</source>
        <translation>Alle Angriffe sind ausgeführt, und niemand sonst kann einen ansagen. Die Phase beenden.</translation>
    </message>
    <message>
        <source>The target of %1 fled: turn to another, or press on.</source>
        <translation>Das Ziel von %1 ist geflohen: Wende dich einem anderen zu oder bleib dabei.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::StageGuide</name>
    <message>
        <source>This is where the phase is.</source>
        <translation>Hier steht die Phase.</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>Zu diesem Schritt</translation>
    </message>
</context>
<context>
    <name>frontage::ui::StepList</name>
    <message>
        <source>Add a step after this one</source>
        <translation>Schritt nach diesem einfügen</translation>
    </message>
    <message>
        <source>Copy the step</source>
        <translation>Schritt verdoppeln</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Schritt nach oben</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Schritt nach unten</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(noch kein Text)</translation>
    </message>
</context>
<context>
    <name>frontage::ui::TableContext</name>
    <message>
        <source>The table shows another position just now.</source>
        <translation>Der Tisch zeigt gerade eine andere Stellung.</translation>
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
    <message>
        <source>The table is empty: drag a unit from the Library onto it.</source>
        <translation>Der Tisch ist leer: eine Einheit aus der Sammlung darauf ziehen.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::TaskForm</name>
    <message>
        <source>Nothing: reading only</source>
        <translation>Nichts: nur lesen</translation>
    </message>
    <message>
        <source>Drag the unit to where it ends</source>
        <translation>Einheit dorthin ziehen, wo sie endet</translation>
    </message>
    <message>
        <source>How far does it wheel?</source>
        <translation>Wie weit schwenkt sie?</translation>
    </message>
    <message>
        <source>Which zone counts?</source>
        <translation>Welche Zone zählt?</translation>
    </message>
    <message>
        <source>Which reaction?</source>
        <translation>Welche Reaktion?</translation>
    </message>
    <message>
        <source>Which units?</source>
        <translation>Welche Einheiten?</translation>
    </message>
    <message>
        <source>May this charge be declared?</source>
        <translation>Darf dieser Angriff angesagt werden?</translation>
    </message>
    <message>
        <source>Does this happen?</source>
        <translation>Geschieht das?</translation>
    </message>
    <message>
        <source>What is the figure?</source>
        <translation>Wie groß ist die Zahl?</translation>
    </message>
    <message>
        <source>Play a charge to a goal</source>
        <translation>Einen Angriff bis zum Ziel spielen</translation>
    </message>
    <message>
        <source>that is allowed</source>
        <translation>die erlaubt ist</translation>
    </message>
    <message>
        <source>that is forbidden</source>
        <translation>die verboten ist</translation>
    </message>
    <message>
        <source>that is least likely to end in contact</source>
        <translation>die am seltensten im Kontakt endet</translation>
    </message>
    <message>
        <source>may be charged</source>
        <translation>angegriffen werden dürfen</translation>
    </message>
    <message>
        <source>may not be charged</source>
        <translation>nicht angegriffen werden dürfen</translation>
    </message>
    <message>
        <source>may charge the target</source>
        <translation>das Ziel angreifen dürfen</translation>
    </message>
    <message>
        <source>are seen</source>
        <translation>gesehen werden</translation>
    </message>
    <message>
        <source>are in front</source>
        <translation>vorn sind</translation>
    </message>
    <message>
        <source>are in range</source>
        <translation>in Reichweite sind</translation>
    </message>
    <message>
        <source>are nearest</source>
        <translation>am nächsten sind</translation>
    </message>
    <message>
        <source>are in the way</source>
        <translation>im Weg sind</translation>
    </message>
    <message>
        <source>have to be declared on</source>
        <translation>angesagt werden müssen</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>greatest range</source>
        <translation>größte Reichweite</translation>
    </message>
    <message>
        <source>roll needed</source>
        <translation>nötiger Wurf</translation>
    </message>
    <message>
        <source>chance of the charge</source>
        <translation>Chance des Angriffs</translation>
    </message>
    <message>
        <source>angle of the wheel</source>
        <translation>Winkel des Schwenks</translation>
    </message>
    <message>
        <source>charging models in contact</source>
        <translation>angreifende Modelle im Kontakt</translation>
    </message>
    <message>
        <source>charged models in contact</source>
        <translation>angegriffene Modelle im Kontakt</translation>
    </message>
    <message>
        <source>all models in contact</source>
        <translation>alle Modelle im Kontakt</translation>
    </message>
    <message>
        <source>models in a zone</source>
        <translation>Modelle in einer Zone</translation>
    </message>
    <message>
        <source>Unit Strength</source>
        <translation>Einheitenstärke</translation>
    </message>
    <message>
        <source>chance of a Leadership test</source>
        <translation>Chance eines Moralwerttests</translation>
    </message>
    <message>
        <source>losses for a Panic test</source>
        <translation>Verluste für einen Paniktest</translation>
    </message>
    <message>
        <source>the range is enough</source>
        <translation>die Reichweite genügt</translation>
    </message>
    <message>
        <source>they come into contact</source>
        <translation>sie kommen in Kontakt</translation>
    </message>
    <message>
        <source>the charge fails</source>
        <translation>der Angriff misslingt</translation>
    </message>
    <message>
        <source>the target is destroyed</source>
        <translation>das Ziel wird vernichtet</translation>
    </message>
    <message>
        <source>the target flees</source>
        <translation>das Ziel flieht</translation>
    </message>
    <message>
        <source>the target closes the door</source>
        <translation>das Ziel schließt die Tür</translation>
    </message>
    <message>
        <source>the charger closes the door</source>
        <translation>der Angreifer schließt die Tür</translation>
    </message>
    <message>
        <source>the charger tests for dangerous ground</source>
        <translation>der Angreifer testet auf gefährliches Gelände</translation>
    </message>
    <message>
        <source>Exact to</source>
        <translation>Genau auf</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt wird</translation>
    </message>
    <message>
        <source>The question, as the learner reads it</source>
        <translation>Die Frage, wie sie gelesen wird</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Charger</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>A reaction</source>
        <translation>Eine Reaktion</translation>
    </message>
    <message>
        <source>Units that</source>
        <translation>Einheiten, die</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>The learner names</source>
        <translation>Genannt wird</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>eine davon</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>That</source>
        <translation>Dass</translation>
    </message>
    <message>
        <source>the range is rolled</source>
        <translation>die Reichweite gewürfelt wird</translation>
    </message>
    <message>
        <source>the charger moves</source>
        <translation>der Angreifer zieht</translation>
    </message>
    <message>
        <source>Which sentence is true?</source>
        <translation>Welcher Satz ist wahr?</translation>
    </message>
    <message>
        <source>In which order does it happen?</source>
        <translation>In welcher Reihenfolge geschieht es?</translation>
    </message>
    <message>
        <source>As the file has it</source>
        <translation>Wie in der Datei</translation>
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
        <source>Change kind of %1</source>
        <translation>Art von %1 ändern</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Turn by</source>
        <translation>Drehen um</translation>
    </message>
    <message>
        <source>Degrees clockwise from how it lies now</source>
        <translation>Grad im Uhrzeigersinn, von der jetzigen Lage aus</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Größe von %1 ändern</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
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
        <translation>Der Umriss %1.</translation>
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
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Tempo der Bewegung</translation>
    </message>
    <message>
        <source>Line:</source>
        <translation>Variante:</translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Nothing has happened yet: declare a charge first.</source>
        <translation>Noch ist nichts geschehen: Erst einen Angriff ansagen.</translation>
    </message>
    <message>
        <source>This is the start.</source>
        <translation>Das ist der Anfang.</translation>
    </message>
    <message>
        <source>This is the end of what has happened so far.</source>
        <translation>Weiter ist bisher nichts geschehen.</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>Nothing declared yet</source>
        <translation>Noch nichts angesagt</translation>
    </message>
    <message>
        <source>One line so far. Step back and choose otherwise: both are kept.</source>
        <translation>Bisher eine Variante. Zurückgehen und anders wählen: Beide bleiben erhalten.</translation>
    </message>
    <message>
        <source>Lines of play: choosing otherwise after stepping back makes another one</source>
        <translation>Varianten: Wer zurückgeht und anders wählt, eröffnet eine weitere</translation>
    </message>
    <message>
        <source>Play the first recorded line of this file (F5)</source>
        <translation>Die erste aufgezeichnete Variante dieser Datei abspielen (F5)</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded line(s): choose</source>
        <translation>
            <numerusform>%n aufgezeichnete Variante: wählen</numerusform>
            <numerusform>%n aufgezeichnete Varianten: wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of play that this file holds: choosing one plays it</source>
        <translation>Varianten, die diese Datei enthält: Wer eine wählt, spielt sie ab</translation>
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
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Event %1 of %2: %3</source>
        <translation>Ereignis %1 von %2: %3</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Declare a charge in the Charge panel; every step of it appears here.</source>
        <translation>Noch ist nichts geschehen. Im Fensterteil „Angriff“ einen Angriff ansagen; jeder Schritt erscheint hier.</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded line(s) of play: Play shows the first, the list each of them.</source>
        <translation>
            <numerusform>%n aufgezeichnete Variante: Abspielen zeigt sie, ebenso die Liste.</numerusform>
            <numerusform>%n aufgezeichnete Varianten: Abspielen zeigt die erste, die Liste jede davon.</numerusform>
        </translation>
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
        <source>The next move starts from where the unit stands now, with all its inches (Esc)</source>
        <translation>Die nächste Bewegung beginnt hier und mit allen Zoll (Esc)</translation>
    </message>
    <message>
        <source>Kind of terrain to draw</source>
        <translation>Art des Geländes</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>used %1, left %2</source>
        <translation>verbraucht %1, übrig %2</translation>
    </message>
    <message>
        <source>Li&amp;mit</source>
        <translation>&amp;Grenze</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
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
    <name>frontage::ui::UnitLibrary</name>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Plate, barding and lance</source>
        <translation>Platte, Rossharnisch und Lanze</translation>
    </message>
    <message>
        <source>Lancers</source>
        <translation>Lanzenreiter</translation>
    </message>
    <message>
        <source>Medium horse with lances</source>
        <translation>Mittlere Reiterei mit Lanzen</translation>
    </message>
    <message>
        <source>Light horse</source>
        <translation>Leichte Reiterei</translation>
    </message>
    <message>
        <source>Scouts who shoot from the saddle</source>
        <translation>Kundschafter, die vom Sattel aus schießen</translation>
    </message>
    <message>
        <source>Wolf riders</source>
        <translation>Wolfsreiter</translation>
    </message>
    <message>
        <source>Very fast, not very brave</source>
        <translation>Sehr schnell, nicht sehr tapfer</translation>
    </message>
    <message>
        <source>Dread riders</source>
        <translation>Schreckensreiter</translation>
    </message>
    <message>
        <source>Dead knights on dead horses</source>
        <translation>Tote Ritter auf toten Pferden</translation>
    </message>
    <message>
        <source>Heavy chariot</source>
        <translation>Schwerer Streitwagen</translation>
    </message>
    <message>
        <source>A wall on wheels</source>
        <translation>Eine Mauer auf Rädern</translation>
    </message>
    <message>
        <source>Light chariots</source>
        <translation>Leichte Streitwagen</translation>
    </message>
    <message>
        <source>A line of fast two-horse cars</source>
        <translation>Eine Reihe schneller Zweispänner</translation>
    </message>
    <message>
        <source>Scythed chariot</source>
        <translation>Sichelstreitwagen</translation>
    </message>
    <message>
        <source>Blades on the hubs</source>
        <translation>Klingen an den Naben</translation>
    </message>
    <message>
        <source>Spearmen</source>
        <translation>Speerträger</translation>
    </message>
    <message>
        <source>Steady foot with shield and spear</source>
        <translation>Standhaftes Fußvolk mit Schild und Speer</translation>
    </message>
    <message>
        <source>Swordsmen</source>
        <translation>Schwertkämpfer</translation>
    </message>
    <message>
        <source>Foot with sword and shield</source>
        <translation>Fußvolk mit Schwert und Schild</translation>
    </message>
    <message>
        <source>Halberdiers</source>
        <translation>Hellebardiere</translation>
    </message>
    <message>
        <source>Foot with two-handed polearms</source>
        <translation>Fußvolk mit zweihändigen Stangenwaffen</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Bows; half of the rear models shoot over the front rank</source>
        <translation>Bögen; die Hälfte der hinteren Modelle schießt über das erste Glied</translation>
    </message>
    <message>
        <source>Crossbowmen</source>
        <translation>Armbrustschützen</translation>
    </message>
    <message>
        <source>Heavy bolts from the front rank</source>
        <translation>Schwere Bolzen aus dem ersten Glied</translation>
    </message>
    <message>
        <source>Handgunners</source>
        <translation>Büchsenschützen</translation>
    </message>
    <message>
        <source>Black powder from the front rank</source>
        <translation>Schwarzpulver aus dem ersten Glied</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Landsturm</translation>
    </message>
    <message>
        <source>Many, frightened and poorly led</source>
        <translation>Viele, verängstigt und schlecht geführt</translation>
    </message>
    <message>
        <source>Nimble guard</source>
        <translation>Flinke Garde</translation>
    </message>
    <message>
        <source>Quick, well-drilled foot</source>
        <translation>Schnelles, gut gedrilltes Fußvolk</translation>
    </message>
    <message>
        <source>Stout axemen</source>
        <translation>Stämmige Axtkämpfer</translation>
    </message>
    <message>
        <source>Slow, stubborn and well armoured</source>
        <translation>Langsam, stur und gut gerüstet</translation>
    </message>
    <message>
        <source>Greatswords</source>
        <translation>Bidenhänder</translation>
    </message>
    <message>
        <source>Veterans in plate</source>
        <translation>Veteranen in Plattenrüstung</translation>
    </message>
    <message>
        <source>Armoured warriors</source>
        <translation>Gepanzerte Krieger</translation>
    </message>
    <message>
        <source>Big fighters in heavy armour</source>
        <translation>Große Kämpfer in schwerer Rüstung</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Burly, noisy foot on wider bases</source>
        <translation>Stämmiges, lautes Fußvolk auf breiteren Bases</translation>
    </message>
    <message>
        <source>Scaled warriors</source>
        <translation>Schuppenkrieger</translation>
    </message>
    <message>
        <source>Thick-skinned and hard to frighten</source>
        <translation>Dickhäutig und schwer zu erschrecken</translation>
    </message>
    <message>
        <source>Griffon</source>
        <translation>Greif</translation>
    </message>
    <message>
        <source>Small for a monster, and it flies</source>
        <translation>Klein für ein Monster, und er fliegt</translation>
    </message>
    <message>
        <source>Many-headed beast</source>
        <translation>Vielköpfige Bestie</translation>
    </message>
    <message>
        <source>More teeth than anyone needs</source>
        <translation>Mehr Zähne, als jemand braucht</translation>
    </message>
    <message>
        <source>Giant</source>
        <translation>Riese</translation>
    </message>
    <message>
        <source>Tall, thirsty and easily distracted</source>
        <translation>Groß, durstig und leicht abzulenken</translation>
    </message>
    <message>
        <source>War elephant</source>
        <translation>Kriegselefant</translation>
    </message>
    <message>
        <source>A fort that walks</source>
        <translation>Eine Festung, die läuft</translation>
    </message>
    <message>
        <source>Great wyrm</source>
        <translation>Großer Lindwurm</translation>
    </message>
    <message>
        <source>Wings, scales and breath</source>
        <translation>Flügel, Schuppen und Odem</translation>
    </message>
    <message>
        <source>Beast riders</source>
        <translation>Bestienreiter</translation>
    </message>
    <message>
        <source>Knights on things that eat horses</source>
        <translation>Ritter auf Tieren, die Pferde fressen</translation>
    </message>
    <message>
        <source>Tusk riders</source>
        <translation>Hauerreiter</translation>
    </message>
    <message>
        <source>Slower, with a thicker hide</source>
        <translation>Langsamer, mit dickerer Haut</translation>
    </message>
    <message>
        <source>Winged lancers</source>
        <translation>Flügellanzer</translation>
    </message>
    <message>
        <source>Charge over whatever stands between</source>
        <translation>Greifen über alles hinweg an, was dazwischensteht</translation>
    </message>
    <message>
        <source>Brutes</source>
        <translation>Rohlinge</translation>
    </message>
    <message>
        <source>Hungry, heavy and hard to stop</source>
        <translation>Hungrig, schwer und kaum aufzuhalten</translation>
    </message>
    <message>
        <source>Hulks</source>
        <translation>Kolosse</translation>
    </message>
    <message>
        <source>Dull-witted regenerating giants of the swamp</source>
        <translation>Stumpfsinnige Sumpfriesen, die nachwachsen</translation>
    </message>
    <message>
        <source>Stone guardians</source>
        <translation>Steinwächter</translation>
    </message>
    <message>
        <source>Walking statues on large bases</source>
        <translation>Wandelnde Statuen auf großen Bases</translation>
    </message>
    <message>
        <source>War hounds</source>
        <translation>Kriegshunde</translation>
    </message>
    <message>
        <source>Fast screen that dies easily</source>
        <translation>Schneller Schirm, der leicht stirbt</translation>
    </message>
    <message>
        <source>Wolf pack</source>
        <translation>Wolfsrudel</translation>
    </message>
    <message>
        <source>The fastest thing on four legs</source>
        <translation>Das Schnellste auf vier Beinen</translation>
    </message>
    <message>
        <source>Giant rats</source>
        <translation>Riesenratten</translation>
    </message>
    <message>
        <source>A carpet of teeth on small bases</source>
        <translation>Ein Teppich aus Zähnen auf kleinen Bases</translation>
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
    <message>
        <source>Troop type</source>
        <translation>Truppentyp</translation>
    </message>
    <message>
        <source>Change troop type</source>
        <translation>Truppentyp ändern</translation>
    </message>
    <message>
        <source>Wounds taken</source>
        <translation>Erlittene Wunden</translation>
    </message>
    <message>
        <source>Change wounds of %1</source>
        <translation>Wunden von %1 ändern</translation>
    </message>
    <message>
        <source>Charge bonus</source>
        <translation>Angriffsbonus</translation>
    </message>
    <message>
        <source>Change charge bonus of %1</source>
        <translation>Angriffsbonus von %1 ändern</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Has a missile weapon</source>
        <translation>Hat eine Schusswaffe</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Change weapon of %1</source>
        <translation>Waffe von %1 ändern</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Ballistic Skill</source>
        <translation>Ballistische Fertigkeit</translation>
    </message>
    <message>
        <source>Shots of a model</source>
        <translation>Schüsse je Modell</translation>
    </message>
    <message>
        <source>Front rank</source>
        <translation>Erstes Glied</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Alle Glieder</translation>
    </message>
    <message>
        <source>Who shoots</source>
        <translation>Wer schießt</translation>
    </message>
    <message>
        <source>Give a missile weapon</source>
        <translation>Schusswaffe geben</translation>
    </message>
    <message>
        <source>Take the missile weapon away</source>
        <translation>Schusswaffe wegnehmen</translation>
    </message>
    <message>
        <source>Rename weapon</source>
        <translation>Waffe umbenennen</translation>
    </message>
    <message>
        <source>Change who shoots</source>
        <translation>Ändern, wer schießt</translation>
    </message>
    <message>
        <source>Stand and Shoot by its own rule</source>
        <translation>Stehen und schießen durch eigene Regel</translation>
    </message>
    <message>
        <source>Also where the ruleset knows no such reaction</source>
        <translation>Auch wo das Regelwerk keine solche Reaktion kennt</translation>
    </message>
    <message>
        <source>Change Stand and Shoot of %1</source>
        <translation>Stehen und schießen von %1 ändern</translation>
    </message>
    <message>
        <source>Psychology</source>
        <translation>Psychologie</translation>
    </message>
    <message>
        <source>Change psychology</source>
        <translation>Psychologie ändern</translation>
    </message>
    <message>
        <source>Causes Fear</source>
        <translation>Verursacht Angst</translation>
    </message>
    <message>
        <source>Causes Terror</source>
        <translation>Verursacht Entsetzen</translation>
    </message>
    <message>
        <source>Immune to Fear</source>
        <translation>Immun gegen Angst</translation>
    </message>
    <message>
        <source>Immune to Terror</source>
        <translation>Immun gegen Entsetzen</translation>
    </message>
    <message>
        <source>Immune to Panic</source>
        <translation>Immun gegen Panik</translation>
    </message>
    <message>
        <source>Engaged with</source>
        <translation>Im Kampf mit</translation>
    </message>
    <message>
        <source>No enemy in contact: only units that touch can be engaged.</source>
        <translation>Kein Gegner in Kontakt: Nur Einheiten, die sich berühren, können im Kampf sein.</translation>
    </message>
    <message>
        <source>Engage %1 with %2</source>
        <translation>%1 mit %2 in den Kampf bringen</translation>
    </message>
    <message>
        <source>Part %1 and %2</source>
        <translation>%1 und %2 trennen</translation>
    </message>
    <message>
        <source>A unit that flees fights nobody.</source>
        <translation>Wer flieht, kämpft mit niemandem.</translation>
    </message>
    <message>
        <source>They do not touch any more.</source>
        <translation>Sie berühren sich nicht mehr.</translation>
    </message>
    <message>
        <source>They fight each other.</source>
        <translation>Sie kämpfen gegeneinander.</translation>
    </message>
    <message>
        <source>They touch: a phase that begins takes them as engaged.</source>
        <translation>Sie berühren sich: Eine Phase, die beginnt, nimmt sie als im Kampf.</translation>
    </message>
    <message>
        <source>Front and half the rest</source>
        <translation>Erstes + halber Rest</translation>
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
        <translation>Angriff auf: %1</translation>
    </message>
    <message>
        <source>%1 or %2: a die decides</source>
        <translation>%1 oder %2: Ein Würfel entscheidet</translation>
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
        <translation>Schwenk %1</translation>
    </message>
    <message>
        <source>Goes straight ahead</source>
        <translation>Geht geradeaus</translation>
    </message>
    <message>
        <source>Close call: a wheel of %1, at most 90°</source>
        <translation>Knapp: Schwenk %1, höchstens 90°</translation>
    </message>
    <message>
        <source>Models in contact</source>
        <translation>Modelle in Kontakt</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 of the %2 in front of %3, and %4 of %5.</source>
        <translation>%1 der %2 vorderen Modelle von %3 und %4 von %5.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n on the line</source>
        <translation>
            <numerusform>%n auf der Linie</numerusform>
            <numerusform>%n auf der Linie</numerusform>
        </translation>
    </message>
    <message>
        <source>By the centre of the charger&apos;s front.</source>
        <translation>Nach der Frontmitte des Angreifers.</translation>
    </message>
    <message>
        <source>Front-rank models: %1.</source>
        <translation>Modelle im ersten Glied: %1.</translation>
    </message>
    <message>
        <source>straight %1</source>
        <translation>geradeaus %1</translation>
    </message>
    <message>
        <source>wheel %1</source>
        <translation>Schwenk %1</translation>
    </message>
    <message>
        <source>door %1</source>
        <translation>Tür %1</translation>
    </message>
    <message>
        <source>Can be charged: %1</source>
        <translation>Kann angegriffen werden: %1</translation>
    </message>
    <message>
        <source>Can be charged: a die decides the zone</source>
        <translation>Kann angegriffen werden: Ein Würfel entscheidet über die Zone</translation>
    </message>
    <message>
        <source>the target turns %1</source>
        <translation>das Ziel dreht sich %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>frontage::ui::VerdictView</name>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Draws on the table what decides, and brings it into view</source>
        <translation>Zeichnet auf dem Tisch, was entscheidet, und holt es ins Bild</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>frontage::ui::VideoWriter</name>
    <message>
        <source>MP4 needs ffmpeg, which was not found: install the package ffmpeg.</source>
        <translation>MP4 braucht ffmpeg, das nicht gefunden wurde: das Paket ffmpeg installieren.</translation>
    </message>
</context>
<context>
    <name>frontage::ui::WhyPanel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Under the other rulesets</source>
        <translation>Nach den anderen Regelwerken</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>This charge may be declared.</source>
        <translation>Dieser Angriff darf angesagt werden.</translation>
    </message>
    <message>
        <source>%1 · clause %2</source>
        <translation>%1 · Regel %2</translation>
    </message>
    <message>
        <source>Assumed: the source does not say</source>
        <translation>Angenommen: Die Quelle schweigt dazu</translation>
    </message>
    <message>
        <source>Declare a charge, or choose one, to see the rule that decides it, with its figures.</source>
        <translation>Einen Angriff ansagen oder wählen: Hier erscheint die Regel, die ihn entscheidet, mit ihren Zahlen.</translation>
    </message>
    <message>
        <source>Under %1</source>
        <translation>Nach %1</translation>
    </message>
</context>
<context>
    <name>frontage::ui::WrongTable</name>
    <message>
        <source>Wrong answer</source>
        <translation>Falsche Antwort</translation>
    </message>
    <message>
        <source>Wrong answer (%1)</source>
        <translation>Falsche Antwort (%1)</translation>
    </message>
    <message>
        <source>What to say to it</source>
        <translation>Was dazu gesagt wird</translation>
    </message>
    <message>
        <source>Say something to the wrong answer “%1”.</source>
        <translation>Sag etwas zur falschen Antwort „%1“.</translation>
    </message>
    <message>
        <source>“%1” is no answer to this question.</source>
        <translation>„%1“ ist keine Antwort auf diese Frage.</translation>
    </message>
</context>
</TS>
