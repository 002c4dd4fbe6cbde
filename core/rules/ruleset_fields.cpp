#include "core/rules/ruleset_fields.h"

#include "core/rules/policy_names.h"
#include "core/text/number.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace frontage::core {

namespace {

/// Strengths and inches alike: beyond this a table of 72" has no use for the number.
constexpr double kLargest = 100;

template <auto Member>
using TypeOf = std::remove_cvref_t<decltype(std::declval<Ruleset>().*Member)>;

template <auto Member>
FieldValue getField(const Ruleset& rules) {
  if constexpr (std::is_enum_v<TypeOf<Member>>)
    return std::string(nameOf(rules.*Member));
  else
    return rules.*Member;
}

template <auto Member>
bool setField(Ruleset& rules, const FieldValue& value) {
  using T = TypeOf<Member>;
  if constexpr (std::is_enum_v<T>) {
    const auto* word = std::get_if<std::string>(&value);
    const auto policy = word ? fromName<T>(*word) : std::nullopt;
    if (policy) rules.*Member = *policy;
    return policy.has_value();
  } else {
    const T* plain = std::get_if<T>(&value);
    if constexpr (std::is_same_v<T, double>)
      if (plain && !(*plain >= 0 && *plain <= kLargest)) return false;
    if (plain) rules.*Member = *plain;
    return plain != nullptr;
  }
}

template <auto Member>
std::vector<std::string_view> optionsOf() {
  std::vector<std::string_view> words;
  if constexpr (std::is_enum_v<TypeOf<Member>>)
    for (const auto& named : Names<TypeOf<Member>>::table) words.push_back(named.name);
  return words;
}

template <auto Member>
constexpr RulesetField field(std::string_view name, std::string_view clause, std::string_view what) {
  return {name, clause, what, &getField<Member>, &setField<Member>, &optionsOf<Member>};
}

using R = Ruleset;
constexpr std::array kFields{
    field<&R::zoneCount>("zone_count", "Z2", "Which part of the charger decides the zone that it charges from"),
    field<&R::zoneTie>("zone_tie", "Z2", "What settles a tie between two zones"),
    field<&R::whoMustSee>("who_must_see", "Z5", "Which models may see the target"),
    field<&R::marchedMayCharge>("marched_may_charge", "D2", "May a unit that marched charge"),
    field<&R::shakenMayCharge>("shaken_may_charge", "D2", "May a shaken unit charge"),
    field<&R::roomAssumesUnitsMove>("room_assumes_units_move", "D6",
                                    "May a charge be declared past units that could still move away"),
    field<&R::roomCountsDeclared>("room_counts_declared", "D6", "Are declared charges judged as already completed"),
    field<&R::severalTargets>("several_targets", "D7", "May a charge be declared on more than one target"),
    field<&R::blockedPath>("blocked_path", "M17", "May a charge blocked by enemies turn the target instead"),
    field<&R::standAndShoot>("stand_and_shoot", "R3", "May any unit with missile weapons stand and shoot"),
    field<&R::standAndShootNeedsFrontZone>("stand_and_shoot_needs_front_zone", "R3",
                                           "Must the charger be in the shooters' front zone"),
    field<&R::fleeingMustFlee>("fleeing_must_flee", "R6", "Must a fleeing unit that is charged flee"),
    field<&R::chargedAgain>("charged_again", "R7", "What a unit that fled does when charged again in this phase"),
    field<&R::redirectTest>("redirect_test", "R9", "Which test a charger takes to redirect"),
    field<&R::redirectWhenDestroyed>("redirect_when_destroyed", "R9", "May a charge on a destroyed target redirect"),
    field<&R::secondFlight>("second_flight", "R9", "What happens when the second target flees too"),
    field<&R::fleeDice>("flee_dice", "F2", "How far a unit flees"),
    field<&R::throughFriend>("through_friend", "F4", "What fleeing through a friend does"),
    field<&R::friendPanicStrength>("friend_panic_strength", "F4",
                                   "Unit Strength from which a flight frightens friends"),
    field<&R::throughEnemy>("through_enemy", "F4", "What fleeing through an enemy does"),
    field<&R::throughImpassable>("through_impassable", "F4", "What fleeing through impassable terrain does"),
    field<&R::declaredChargerDestroys>("declared_charger_destroys", "F4",
                                       "Is a unit that flees into its charger destroyed"),
    field<&R::fleeClearance>("flee_clearance", "F5", "Inches that a flight ends away from others"),
    field<&R::fleeingIsShaken>("fleeing_is_shaken", "F6", "Is a unit that fled shaken too"),
    field<&R::range>("range", "M2", "How the charge range is rolled"),
    field<&R::swiftRange>("swift_range", "M2", "How a swift unit rolls its charge range"),
    field<&R::measureLine>("measure_line", "M3", "Along which line the distance is measured"),
    field<&R::mayStickOutOnTheWay>("may_stick_out_on_the_way", "M5", "May a charger leave the table on the way"),
    field<&R::frontEdgeOnlyOnTheWay>("front_edge_only_on_the_way", "M5", "Is only the front edge tested on the way"),
    field<&R::door>("door", "M6", "How the charger is brought flush with the target"),
    field<&R::smallTargetTurns>("small_target_turns", "M7", "Does a small target turn to a strong charger"),
    field<&R::smallTargetBelow>("small_target_below", "M7", "Unit Strength below which a target is small"),
    field<&R::smallTargetChargerFrom>("small_target_charger_from", "M7",
                                      "Unit Strength from which a charger is strong"),
    field<&R::priority>("priority", "M9", "What counts most for the best place"),
    field<&R::failedDistance>("failed_distance", "M11", "How far a failed charge goes"),
    field<&R::failedRoute>("failed_route", "M11", "Which way a failed charge goes"),
    field<&R::wheelCost>("wheel_cost", "M11", "How much of its move a wheel costs"),
    field<&R::failedClearance>("failed_clearance", "M11", "Inches that a failed charge stops away from others"),
    field<&R::failedIsShaken>("failed_is_shaken", "M11", "Is a unit that failed its charge shaken"),
    field<&R::runDown>("run_down", "M12", "What happens to a fleeing unit that is caught"),
    field<&R::reformAfterRunDown>("reform_after_run_down", "M12", "May a charger reform after running a unit down"),
    field<&R::dangerousDice>("dangerous_dice", "M14", "How many dice a dangerous terrain test takes"),
};

}  // namespace

std::string RulesetField::expected() const {
  const auto words = options();
  if (words.empty()) {
    const bool isSwitch = std::holds_alternative<bool>(get(Ruleset{}));
    return isSwitch ? "true or false" : "a number from 0 to " + formatNumber(kLargest);
  }
  std::string list = words.size() == 1 ? "" : "one of ";
  for (std::size_t i = 0; i < words.size(); ++i) list += (i == 0 ? "\"" : ", \"") + std::string(words[i]) + "\"";
  return list;
}

std::span<const RulesetField> rulesetFields() noexcept {
  return kFields;
}

const RulesetField* findRulesetField(std::string_view name) noexcept {
  const auto it = std::find_if(kFields.begin(), kFields.end(), [&](const RulesetField& f) { return f.name == name; });
  return it == kFields.end() ? nullptr : &*it;
}

std::string toJson(const FieldValue& value) {
  if (const bool* b = std::get_if<bool>(&value)) return *b ? "true" : "false";
  if (const double* d = std::get_if<double>(&value)) return formatNumber(*d);
  return "\"" + std::get<std::string>(value) + "\"";
}

}  // namespace frontage::core
