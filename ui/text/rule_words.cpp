#include "ui/text/rule_words.h"

#include <QCoreApplication>

#include <map>

namespace frontage::ui {

namespace {
constexpr const char* kContext = "frontage::ui::RuleWords";

/// Those that say too little by the name that they have in files.
const char* plainly(const std::string& policy) {
  static const std::map<std::string, const char*> words{
      {"front_rank_models", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "where most models of its front rank stand")},
      {"front_centre", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "where the middle of its front stands")},
      {"die_roll", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "a die decides")},
      {"two_dice", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the total of two dice")},
      {"move_plus_highest", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "Movement and the higher of two dice")},
      {"move_plus_two_dice", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "Movement and the total of two dice")},
      {"move_plus_die_plus_4", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "Movement, a die and 4″")},
      {"three_drop_lowest", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the total of three dice without the lowest")},
      {"move_by_speed",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "Movement and two dice; from Movement 7 three without the lowest")},
      {"move_plus_three_drop_lowest",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "Movement and three dice without the lowest")},
      {"move_plus_4_plus_highest",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "Movement, 4″ and the higher of two dice")},
      {"highest_die", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "as far as the highest die")},
      {"highest_or_swift_sum",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords",
                         "as far as the highest die; with Swiftstride, as all dice that count")},
      {"four", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "4″")},
      {"shortest_round", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the shortest way round what stands there")},
      {"one_wheel_to_centre",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "one wheel towards the middle of the target, then straight on")},
      {"one_wheel_to_facing",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "one wheel towards the facing that is charged, then straight on")},
      {"arc", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the arc of the outer corner")},
      {"chord",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the straight line between both places of the outer corner")},
      {"goes_on", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "it goes on against the second")},
      {"may_return", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "it may turn back to the first")},
      {"choose_either", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "it may choose either")},
      {"declared_only", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the charge is only declared")},
      {"swift_by_speed", QT_TRANSLATE_NOOP("frontage::ui::RuleWords",
                                           "two dice; with Swiftstride and Movement 7 three without the lowest")},
      {"swift_three_drop_lowest",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "two dice; with Swiftstride three without the lowest")},
      {"panic", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the friend tests for panic")},
      {"panic_if_strong",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the friend tests for panic if those who flee are strong")},
      {"none_if_voluntary", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "nothing, where they chose to flee")},
      {"wound_per_strength", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "a wound for each point of Unit Strength")},
      {"dangerous_per_model", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "a dangerous die for each model")},
      {"dangerous_by_height",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "dangerous dice by the height of the models")},
      {"dangerous_four_up", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "dangerous dice that wound on 4 or more")},
      {"two_wounds_per_strength",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "two wounds for each point of Unit Strength")},
      {"models_together",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "most models in contact, those of both sides counted together")},
      {"units_then_models",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "first most charging units, then most models in contact")},
      {"target_then_charger",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords",
                         "first most models of the target in contact, then most of the charger")},
      {"turn_about_contact",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the charger turns about the point of contact")},
      {"set_flush", QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the charger is set flush and may shift sideways")},
      {"round_impassable",
       QT_TRANSLATE_NOOP("frontage::ui::RuleWords", "the shortest way round what nobody may enter")},
  };
  const auto found = words.find(policy);
  return found == words.end() ? nullptr : found->second;
}

}  // namespace

QString questionWords(const core::RulesetField& field) {
  return QCoreApplication::translate(kContext, std::string(field.what).c_str());
}

QString policyWords(const std::string& policy) {
  if (const char* plain = plainly(policy)) return QCoreApplication::translate(kContext, plain);
  std::string words = policy;
  for (char& c : words)
    if (c == '_') c = ' ';
  return QCoreApplication::translate(kContext, words.c_str());
}

}  // namespace frontage::ui
