#pragma once

#include "core/scenario/scenario.h"
#include "ui/phase/phase_tree.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace frontage::ui {

/// One order of a line of play, as it is told apart from those of other lines: by itself, and else by its dice.
struct LineStep {
  core::Order order;
  std::vector<core::GivenRoll> rolls;
  QString caption;
  bool operator==(const LineStep& other) const { return order == other.order && rolls == other.rolls; }
};
using LineSteps = std::vector<LineStep>;

/// The steps of a line that was played.
[[nodiscard]] LineSteps stepsTo(const PhaseTree& tree, int tip);
/// Those of a line that is only recorded: which order takes which of its dice is not known before it is played, and so
/// they all stand with the last.
[[nodiscard]] LineSteps stepsOf(const core::Branch& line, const core::Battlefield& field);

/// A name for each line, in their order: what is ordered in it where another line goes elsewhere. Orders that all lines
/// have in common are left out; where the orders are the same the dice are told. A line that ends where another goes on
/// says so.
[[nodiscard]] QStringList lineNames(const std::vector<LineSteps>& lines);

}  // namespace frontage::ui
