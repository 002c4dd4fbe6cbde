<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>frontage::ui::AnimationDialog</name>
    <message numerus="yes">
        <source>%n picture(s), %1 seconds</source>
        <translation>
            <numerusform>%n picture, %1 seconds</numerusform>
            <numerusform>%n pictures, %1 seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::Caption</name>
    <message numerus="yes">
        <source>%n earlier event(s) left out</source>
        <translation>
            <numerusform>%n earlier event left out</numerusform>
            <numerusform>%n earlier events left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::ChargePanel</name>
    <message numerus="yes">
        <source>Play the %n order(s) of this file</source>
        <translation>
            <numerusform>Play the %n order of this file</numerusform>
            <numerusform>Play the %n orders of this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::DiceBox</name>
    <message numerus="yes">
        <source>%n face(s), e.g. %1</source>
        <translation>
            <numerusform>%n face, e.g. %1</numerusform>
            <numerusform>%n faces, e.g. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n more face(s) first.</source>
        <translation>
            <numerusform>Give %n more face first.</numerusform>
            <numerusform>Give %n more faces first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those are too many: only %n face(s) are wanted.</source>
        <translation>
            <numerusform>Those are too many: only %n face is wanted.</numerusform>
            <numerusform>Those are too many: only %n faces are wanted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::Edits</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::EventText</name>
    <message numerus="yes">
        <source>%1 shot at %2: %n shooter(s)</source>
        <translation>
            <numerusform>%1 shot at %2: %n shooter</numerusform>
            <numerusform>%1 shot at %2: %n shooters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n hit(s) on %1+</source>
        <translation>
            <numerusform>, %n hit on %1+</numerusform>
            <numerusform>, %n hits on %1+</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n wound(s) on %1+</source>
        <translation>
            <numerusform>, %n wound on %1+</numerusform>
            <numerusform>, %n wounds on %1+</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n model(s) killed.</source>
        <translation>
            <numerusform>, %n model killed.</numerusform>
            <numerusform>, %n models killed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> That cost them %n wound(s).</source>
        <translation>
            <numerusform> That cost them %n wound.</numerusform>
            <numerusform> That cost them %n wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 crossed %2: %n wound(s) from dice of %3.</source>
        <translation>
            <numerusform>%1 crossed %2: %n wound from dice of %3.</numerusform>
            <numerusform>%1 crossed %2: %n wounds from dice of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reformed: %n wide, facing %2.</source>
        <translation>
            <numerusform>%1 reformed: %n wide, facing %2.</numerusform>
            <numerusform>%1 reformed: %n wide, facing %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 caught %2: %n model(s) killed, the rest flee on.</source>
        <translation>
            <numerusform>%1 caught %2: %n model killed, the rest flee on.</numerusform>
            <numerusform>%1 caught %2: %n models killed, the rest flee on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) were not taken as they stand in the list</source>
        <translation>
            <numerusform>%n thing was not taken as it stands in the list</numerusform>
            <numerusform>%n things were not taken as they stand in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room on the table for %n unit(s): take the ticks away, or make the table larger first.</source>
        <translation>
            <numerusform>There is no room on the table for %n unit: take the tick away, or make the table larger first.</numerusform>
            <numerusform>There is no room on the table for %n units: take the ticks away, or make the table larger first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are guesses, dotted in the table: double-click one to put it right.</source>
        <translation>
            <numerusform>%n figure is a guess, dotted in the table: double-click it to put it right.</numerusform>
            <numerusform>%n figures are guesses, dotted in the table: double-click one to put it right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n unit(s) to the table</source>
        <translation>
            <numerusform>Add %n unit to the table</numerusform>
            <numerusform>Add %n units to the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n unit(s)</source>
        <translation>
            <numerusform>Import %n unit</numerusform>
            <numerusform>Import %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) came onto the table.</source>
        <translation>
            <numerusform>%n unit came onto the table.</numerusform>
            <numerusform>%n units came onto the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::ImportWords</name>
    <message numerus="yes">
        <source>%n shot(s)</source>
        <translation>
            <numerusform>%n shot</numerusform>
            <numerusform>%n shots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::LessonEditor</name>
    <message numerus="yes">
        <source>The position is that of the table now, after %n order(s).</source>
        <translation>
            <numerusform>The position is that of the table now, after %n order.</numerusform>
            <numerusform>The position is that of the table now, after %n orders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::LibraryModel</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::Names</name>
    <message numerus="yes">
        <source>Needs a roll that was not made: %1, %n die/dice.</source>
        <translation>
            <numerusform>Needs a roll that was not made: %1, %n die.</numerusform>
            <numerusform>Needs a roll that was not made: %1, %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::RollOutcomes</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) saved</source>
        <translation>
            <numerusform>%n wound saved</numerusform>
            <numerusform>%n wounds saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::SeveralPage</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::TablePage</name>
    <message numerus="yes">
        <source>%n unit(s) on the table. Select one to see it here.</source>
        <translation>
            <numerusform>%n unit on the table. Select it to see it here.</numerusform>
            <numerusform>%n units on the table. Select one to see it here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::TimelinePanel</name>
    <message numerus="yes">
        <source>%n recorded line(s): choose</source>
        <translation>
            <numerusform>%n recorded line: choose</numerusform>
            <numerusform>%n recorded lines: choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::TimelineStrip</name>
    <message numerus="yes">
        <source>%n recorded line(s) of play: Play shows the first, the list each of them.</source>
        <translation>
            <numerusform>%n recorded line of play: Play shows it, and so does the list.</numerusform>
            <numerusform>%n recorded lines of play: Play shows the first, the list each of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::UnitPage</name>
    <message numerus="yes">
        <source>%1 · %n model(s) · Unit Strength %2</source>
        <translation>
            <numerusform>%1 · %n model · Unit Strength %2</numerusform>
            <numerusform>%1 · %n models · Unit Strength %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::UnitText</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>frontage::ui::VerdictRows</name>
    <message numerus="yes">
        <source>Close call: %n model(s) on the line</source>
        <translation>
            <numerusform>Close call: %n model on the line</numerusform>
            <numerusform>Close call: %n models on the line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the line</source>
        <translation>
            <numerusform>%n on the line</numerusform>
            <numerusform>%n on the line</numerusform>
        </translation>
    </message>
</context>
</TS>
