#pragma once

#include "core/rules/ruleset.h"
#include "core/text/names.h"

#include <array>

namespace frontage::core {

// The words of the policies in rulesets and house rules: snake_case of the enumerators.

template <>
struct Names<ZoneCount> {
  static constexpr std::array table{
      Named{ZoneCount::FrontRankModels, "front_rank_models"},
      Named{ZoneCount::FrontCentre, "front_centre"},
  };
};

template <>
struct Names<ZoneTie> {
  static constexpr std::array table{Named{ZoneTie::DieRoll, "die_roll"}, Named{ZoneTie::Flank, "flank"}};
};

template <>
struct Names<WhoMustSee> {
  static constexpr std::array table{
      Named{WhoMustSee::AnyModel, "any_model"},
      Named{WhoMustSee::FrontRank, "front_rank"},
  };
};

template <>
struct Names<RangeRoll> {
  static constexpr std::array table{
      Named{RangeRoll::TwoDice, "two_dice"},
      Named{RangeRoll::MovePlusHighest, "move_plus_highest"},
      Named{RangeRoll::MovePlusTwoDice, "move_plus_two_dice"},
      Named{RangeRoll::MovePlusDiePlus4, "move_plus_die_plus_4"},
  };
};

template <>
struct Names<SwiftRange> {
  static constexpr std::array table{
      Named{SwiftRange::ThreeDropLowest, "three_drop_lowest"},
      Named{SwiftRange::MoveBySpeed, "move_by_speed"},
      Named{SwiftRange::MovePlusThreeDropLowest, "move_plus_three_drop_lowest"},
      Named{SwiftRange::MovePlus4PlusHighest, "move_plus_4_plus_highest"},
  };
};

template <>
struct Names<FailedDistance> {
  static constexpr std::array table{
      Named{FailedDistance::HighestDie, "highest_die"},
      Named{FailedDistance::HighestOrSwiftSum, "highest_or_swift_sum"},
      Named{FailedDistance::Four, "four"},
  };
};

template <>
struct Names<FailedRoute> {
  static constexpr std::array table{
      Named{FailedRoute::ShortestRound, "shortest_round"},
      Named{FailedRoute::OneWheelToCentre, "one_wheel_to_centre"},
      Named{FailedRoute::OneWheelToFacing, "one_wheel_to_facing"},
  };
};

template <>
struct Names<WheelCost> {
  static constexpr std::array table{
      Named{WheelCost::Arc, "arc"},
      Named{WheelCost::Chord, "chord"},
      Named{WheelCost::Free, "free"},
  };
};

template <>
struct Names<RedirectTest> {
  static constexpr std::array table{
      Named{RedirectTest::None, "none"},
      Named{RedirectTest::Leadership, "leadership"},
  };
};

template <>
struct Names<SecondFlight> {
  static constexpr std::array table{
      Named{SecondFlight::GoesOn, "goes_on"},
      Named{SecondFlight::MayReturn, "may_return"},
      Named{SecondFlight::ChooseEither, "choose_either"},
  };
};

template <>
struct Names<ChargedAgain> {
  static constexpr std::array table{
      Named{ChargedAgain::FleesAgain, "flees_again"},
      Named{ChargedAgain::DeclaredOnly, "declared_only"},
      Named{ChargedAgain::Holds, "holds"},
  };
};

template <>
struct Names<FleeDice> {
  static constexpr std::array table{
      Named{FleeDice::TwoDice, "two_dice"},
      Named{FleeDice::SwiftBySpeed, "swift_by_speed"},
      Named{FleeDice::SwiftThreeDropLowest, "swift_three_drop_lowest"},
  };
};

template <>
struct Names<ThroughFriend> {
  static constexpr std::array table{
      Named{ThroughFriend::Panic, "panic"},
      Named{ThroughFriend::PanicIfStrong, "panic_if_strong"},
      Named{ThroughFriend::NoneIfVoluntary, "none_if_voluntary"},
  };
};

template <>
struct Names<ThroughEnemy> {
  static constexpr std::array table{
      Named{ThroughEnemy::DangerousPerModel, "dangerous_per_model"},
      Named{ThroughEnemy::WoundPerStrength, "wound_per_strength"},
      Named{ThroughEnemy::DangerousByHeight, "dangerous_by_height"},
      Named{ThroughEnemy::DangerousFourUp, "dangerous_four_up"},
  };
};

template <>
struct Names<ThroughImpassable> {
  static constexpr std::array table{
      Named{ThroughImpassable::DangerousPerModel, "dangerous_per_model"},
      Named{ThroughImpassable::DangerousByHeight, "dangerous_by_height"},
      Named{ThroughImpassable::DangerousFourUp, "dangerous_four_up"},
  };
};

template <>
struct Names<DangerousDice> {
  static constexpr std::array table{
      Named{DangerousDice::PerModel, "per_model"},
      Named{DangerousDice::PerHeightClass, "per_height_class"},
  };
};

template <>
struct Names<RunDown> {
  static constexpr std::array table{
      Named{RunDown::Destroyed, "destroyed"},
      Named{RunDown::TwoWoundsPerStrength, "two_wounds_per_strength"},
      Named{RunDown::DestroyedAtEnd, "destroyed_at_end"},
  };
};

template <>
struct Names<Priority> {
  static constexpr std::array table{
      Named{Priority::ModelsTogether, "models_together"},
      Named{Priority::UnitsThenModels, "units_then_models"},
      Named{Priority::TargetThenCharger, "target_then_charger"},
  };
};

template <>
struct Names<DoorRule> {
  static constexpr std::array table{
      Named{DoorRule::TurnAboutContact, "turn_about_contact"},
      Named{DoorRule::SetFlush, "set_flush"},
  };
};

template <>
struct Names<SeveralTargets> {
  static constexpr std::array table{
      Named{SeveralTargets::WhenUnavoidable, "when_unavoidable"},
      Named{SeveralTargets::Never, "never"},
  };
};

template <>
struct Names<MeasureLine> {
  static constexpr std::array table{
      Named{MeasureLine::Straight, "straight"},
      Named{MeasureLine::RoundImpassable, "round_impassable"},
  };
};

}  // namespace frontage::core
