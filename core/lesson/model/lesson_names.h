#pragma once

#include "core/lesson/model/lesson.h"
#include "core/report/names.h"
#include "core/text/names.h"

#include <array>
#include <string_view>
#include <variant>

namespace frontage::core {

/// The word of "kind" for each alternative of TaskBody, in their order.
inline constexpr std::array<std::string_view, std::variant_size_v<TaskBody>> kTaskNames{
    "place", "turn", "zone", "reaction", "target", "legal", "happens", "choice", "number", "order", "play"};

template <>
struct Names<Lesson::Kind> {
  static constexpr std::array table{Named{Lesson::Kind::Lesson, "lesson"}, Named{Lesson::Kind::Puzzle, "puzzle"},
                                    Named{Lesson::Kind::Tour, "tour"}};
};

template <>
struct Names<TurnTask::Measure> {
  static constexpr std::array table{Named{TurnTask::Measure::Facing, "facing"},
                                    Named{TurnTask::Measure::Wheel, "wheel"}};
};

template <>
struct Names<ReactionTask::Which> {
  static constexpr std::array table{Named{ReactionTask::Which::Allowed, "allowed"},
                                    Named{ReactionTask::Which::Forbidden, "forbidden"},
                                    Named{ReactionTask::Which::Safest, "safest"}};
};

template <>
struct Names<Choose> {
  static constexpr std::array table{Named{Choose::One, "one"}, Named{Choose::All, "all"}};
};

template <>
struct Names<TargetTask::Which> {
  using W = TargetTask::Which;
  static constexpr std::array table{
      Named{W::Chargeable, "chargeable"},
      Named{W::NotChargeable, "not_chargeable"},
      Named{W::Able, "able"},
      Named{W::Seen, "seen"},
      Named{W::InArc, "in_arc"},
      Named{W::InRange, "in_range"},
      Named{W::Closest, "closest"},
      Named{W::Blockers, "blockers"},
      Named{W::Needed, "needed"},
      Named{W::Destroyed, "destroyed"},
      Named{W::Fleeing, "fleeing"},
      Named{W::Shaken, "shaken"},
      Named{W::Engaged, "engaged"},
  };
};

template <>
struct Names<Quantity> {
  using Q = Quantity;
  static constexpr std::array table{
      Named{Q::Distance, "distance"},
      Named{Q::MaxRange, "max_range"},
      Named{Q::RollNeeded, "roll_needed"},
      Named{Q::Chance, "chance"},
      Named{Q::Wheel, "wheel"},
      Named{Q::ChargerModels, "charger_models"},
      Named{Q::TargetModels, "target_models"},
      Named{Q::ModelsInContact, "models_in_contact"},
      Named{Q::ModelsInZone, "models_in_zone"},
      Named{Q::UnitStrength, "unit_strength"},
      Named{Q::Ranks, "ranks"},
      Named{Q::Models, "models"},
      Named{Q::Width, "width"},
      Named{Q::Depth, "depth"},
      Named{Q::TestChance, "test_chance"},
      Named{Q::PanicLosses, "panic_losses"},
      Named{Q::EventValue, "event_value"},
      Named{Q::EventCount, "event_count"},
  };
};

template <>
struct Names<Corner> {
  static constexpr std::array table{Named{Corner::FrontLeft, "front_left"}, Named{Corner::FrontRight, "front_right"},
                                    Named{Corner::RearLeft, "rear_left"}, Named{Corner::RearRight, "rear_right"}};
};

template <>
struct Names<Pointer::At> {
  using A = Pointer::At;
  static constexpr std::array table{
      Named{A::Unit, "unit"}, Named{A::Edge, "edge"},       Named{A::Corner, "corner"}, Named{A::Model, "model"},
      Named{A::Zone, "zone"}, Named{A::Terrain, "terrain"}, Named{A::Gap, "gap"},       Named{A::Sight, "sight"},
      Named{A::Move, "move"}, Named{A::Point, "point"},     Named{A::Panel, "panel"},
  };
};

template <>
struct Names<Panel> {
  static constexpr std::array table{
      Named{Panel::Library, "library"},   Named{Panel::Inspector, "inspector"}, Named{Panel::Charge, "charge"},
      Named{Panel::Why, "why"},           Named{Panel::Odds, "odds"},           Named{Panel::Compare, "compare"},
      Named{Panel::Timeline, "timeline"}, Named{Panel::Lesson, "lesson"},
  };
};

}  // namespace frontage::core
