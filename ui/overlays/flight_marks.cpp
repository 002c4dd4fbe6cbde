#include "ui/overlays/flight_marks.h"

#include "core/battlefield/formation.h"
#include "core/phase/phase.h"
#include "ui/text/figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace frontage::ui {

using Shape = OverlayMark::Shape;

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::FlightMarks)
};

struct End {
  geometry::Path path;
  double probability = 0;
  bool offTable = false;
};

/// Every way in which `count` dice can fall, by what they add up to: one example of each and how many there are.
std::map<int, std::pair<std::vector<int>, int>> totals(int count) {
  std::map<int, std::pair<std::vector<int>, int>> found;
  std::vector<int> faces(static_cast<std::size_t>(count), 1);
  for (;;) {
    int sum = 0;
    int least = 6;
    for (const int face : faces) {
      sum += face;
      least = std::min(least, face);
    }
    auto& [example, ways] = found[count > 2 ? sum - least : sum];
    if (example.empty()) example = faces;
    ++ways;
    std::size_t i = 0;
    while (i < faces.size() && faces[i] == 6) faces[i++] = 1;
    if (i == faces.size()) return found;
    ++faces[i];
  }
}

/// Dice that a flight may want besides its own (dangerous terrain, panic of those it passes) come from a generator:
/// they do not change where it goes.
std::optional<End> endWith(const core::PhaseState& state, const core::React& flee, const std::vector<int>& faces) {
  const core::Dice dice({{core::RollPurpose::Flee, flee.unit, faces}}, 1);
  const core::Transition result = core::apply(state, flee, dice);
  End end;
  bool found = false;
  for (const core::Event& event : result.events) {
    if (const auto* move = std::get_if<core::FleeMove>(&event.body); move && move->unit == flee.unit) {
      end.path = move->path;
      found = true;
    }
    if (const auto* gone = std::get_if<core::Destroyed>(&event.body); gone && gone->unit == flee.unit)
      end.offTable = gone->cause == core::DestroyedBy::TableEdge;
  }
  if (!found) return std::nullopt;
  return end;
}

int diceWanted(const core::PhaseState& state, const core::React& flee) {
  const core::Transition asked = core::apply(state, flee, core::Dice{});
  const bool flight = asked.wanted && asked.wanted->roll == core::RollPurpose::Flee && asked.wanted->unit == flee.unit;
  return flight ? asked.wanted->count : 0;
}

}  // namespace

Overlay flightMarks(const core::PhaseState& state, const core::UnitId& charger, const core::UnitId& unit) {
  const core::React flee{unit, charger, core::Reaction::Flee};
  const int count = diceWanted(state, flee);
  Overlay marks;
  if (count == 0) return marks;
  std::multimap<double, OverlayMark> labels;  // the likeliest first: where all have no room, those stay
  double all = 1;
  for (int i = 0; i < count; ++i) all *= 6;
  for (const auto& [total, ways] : totals(count)) {
    const auto end = endWith(state, flee, ways.first);
    if (!end || end->path.empty()) continue;
    const geometry::Footprint place = end->path.end();
    const auto corners = place.corners();
    const Role role = end->offTable ? Role::Bad : Role::Doubt;
    const double chance = ways.second / all;
    marks.push_back({OverlayKind::Flight,
                     Shape::Outline,
                     role,
                     {{corners.begin(), corners.end()}},
                     {},
                     end->offTable,
                     0.25 + 4 * chance});
    const QString words = end->offTable ? Words::tr("%1: off the table, %2").arg(total).arg(percentText(chance))
                                        : Words::tr("%1: %2").arg(total).arg(percentText(chance));
    OverlayMark label{OverlayKind::Flight, Shape::Label, role, {{place.frontRight()}}, words, false, 1};
    label.mayDrop = true;
    labels.emplace(-chance, std::move(label));
  }
  for (auto& [likely, label] : labels) marks.push_back(std::move(label));
  return marks;
}

}  // namespace frontage::ui
