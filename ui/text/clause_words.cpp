#include "ui/text/clause_words.h"

#include <QCoreApplication>

#include <map>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::ClauseWords)
};

const std::map<std::string, const char*>& words() {
  static const std::map<std::string, const char*> all{
      {"Z1", QT_TR_NOOP("Four zones surround a unit, parted by lines at 45° from its corners.")},
      {"Z2", QT_TR_NOOP("The zone that the charger stands in when it declares is the side that it must charge.")},
      {"Z3",
       QT_TR_NOOP("A model sees what lies within 45° either side of its front, along a line that nothing closes.")},
      {"Z4", QT_TR_NOOP("Solid terrain always closes a line of sight; a unit does when it is as tall as both.")},
      {"Z5", QT_TR_NOOP("Some rulesets let any model of the charger see for it, others only the front rank.")},
      {"D1", QT_TR_NOOP("The active side declares one charge at a time, and each is answered before the next.")},
      {"D2", QT_TR_NOOP("Units that fight, flee, or have declared already cannot charge.")},
      {"D3", QT_TR_NOOP("A unit can only charge what it sees.")},
      {"D4", QT_TR_NOOP("The target must lie at least partly in front of the charger.")},
      {"D5", QT_TR_NOOP("The gap, measured between the closest points, must not exceed what the best roll can reach.")},
      {"D6",
       QT_TR_NOOP("There must be a way: straight, at most one wheel, straight again, and room to close the door.")},
      {"D7", QT_TR_NOOP("One target a charge, unless every way would touch another enemy too.")},
      {"D8", QT_TR_NOOP("From its declaration on a unit counts as charging, with what was in force at that moment.")},
      {"D9", QT_TR_NOOP("A frightful charger makes its target test first; who fails must flee.")},
      {"R1", QT_TR_NOOP("Every charged unit answers; who says nothing holds.")},
      {"R2", QT_TR_NOOP("Holding is always allowed: the unit stays as it is.")},
      {"R3", QT_TR_NOOP("Units with missiles may shoot if the charger starts far enough away.")},
      {"R4", QT_TR_NOOP("The shots are taken at once, at the place where the charger starts.")},
      {"R5", QT_TR_NOOP("A charger that loses a quarter of its models to the shots tests, and flees if it fails.")},
      {"R6", QT_TR_NOOP("Any unit that is not fighting may flee; one that flees already has no choice.")},
      {"R7", QT_TR_NOOP("The rulesets differ on a unit that has fled and is charged once more.")},
      {"R8", QT_TR_NOOP("A unit may answer each charger in another way.")},
      {"R9", QT_TR_NOOP("When the target fled, the charger may turn to another enemy that it could charge now.")},
      {"F1", QT_TR_NOOP("A fleeing unit turns about its centre until it faces straight away from the charger.")},
      {"F2", QT_TR_NOOP("It runs as far as the dice say.")},
      {"F3", QT_TR_NOOP("A fleeing unit that touches the edge of the table is lost.")},
      {"F4", QT_TR_NOOP("It runs through everything in its way; what that costs depends on what it is.")},
      {"F5", QT_TR_NOOP("It does not stop on others: it goes on until it is clear of them.")},
      {"F6", QT_TR_NOOP("From then on it counts as fleeing.")},
      {"M1", QT_TR_NOOP("All charges are resolved one by one; those on one target roll together.")},
      {"M2", QT_TR_NOOP("Dice, and in most rulesets the Movement, make the range of the charge.")},
      {"M3", QT_TR_NOOP("The charge succeeds when the range is at least the gap as it is now.")},
      {"M4", QT_TR_NOOP("The charger goes straight, wheels at most once and by at most 90°, and goes straight again.")},
      {"M5", QT_TR_NOOP("The first touch must be on the side that the zone fixed, with nothing in the way.")},
      {"M6", QT_TR_NOOP("At the touch the charger turns about the point of contact until its front lies flush.")},
      {"M7", QT_TR_NOOP("Against a very small target it is the target that turns.")},
      {"M8", QT_TR_NOOP("Where the charger has no room to turn, another wheel or the target's turn may help.")},
      {"M9", QT_TR_NOOP("Of all ways the one counts that brings the most models in; equals are the player's choice.")},
      {"M10", QT_TR_NOOP("When not all fit, the owner says who goes in; the others fail.")},
      {"M11", QT_TR_NOOP("A failed charge goes a part of the way towards its target and stops short.")},
      {"M12", QT_TR_NOOP("A fleeing unit that is reached is caught; any side will do.")},
      {"M13", QT_TR_NOOP("A reform keeps the centre; no model may go more than twice its Movement.")},
      {"M14", QT_TR_NOOP("Some terrain on the way is dangerous; a wall may lie between two that fight.")},
      {"M15", QT_TR_NOOP("Thresholds always use the numbers of the moment.")},
      {"M16", QT_TR_NOOP("A charge never ends touching an enemy that it was not declared on.")},
      {"M17", QT_TR_NOOP("A target behind others may be charged straight ahead all the same, and turns to meet it.")},
  };
  return all;
}

}  // namespace

QString clauseWords(const core::Clause& clause) {
  const auto it = words().find(clause);
  return it == words().end() ? QString() : Words::tr(it->second);
}

}  // namespace frontage::ui
