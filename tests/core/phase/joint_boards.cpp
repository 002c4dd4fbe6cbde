#include "tests/core/phase/joint_boards.h"

#include "core/battlefield/formation.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace frontage::test {

using namespace core;

namespace {

double pick(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() % 100000) / 100000;
}

bool standsFree(const Battlefield& field, const Unit& unit) {
  return std::none_of(field.units.begin(), field.units.end(), [&](const Unit& other) {
    return geometry::relate(footprintOf(unit), footprintOf(other)) != geometry::Relation::Apart;
  });
}

/// A stretch of a line.
struct Stretch {
  double from = 0;
  double to = 0;
  [[nodiscard]] bool meets(const Stretch& other) const {
    return from <= other.to + geometry::kContact && to >= other.from - geometry::kContact;
  }
  [[nodiscard]] Stretch part(int i, int count) const {
    const double each = (to - from) / count;
    return {from + each * i, from + each * (i + 1)};
  }
};

Stretch along(const geometry::Edge& facing, geometry::Vec a, geometry::Vec b) {
  const double x = geometry::dot(a - facing.centre(), facing.along());
  const double y = geometry::dot(b - facing.centre(), facing.along());
  return {std::min(x, y), std::max(x, y)};
}

}  // namespace

Board chargersAboutTarget(const std::string& ruleset, int chargers, std::mt19937_64& random) {
  Board board(ruleset);
  const int files = 2 + static_cast<int>(random() % 6);
  const int ranks = 1 + static_cast<int>(random() % 5);
  board.add("b", "blue", 36, 24, 90.0 * static_cast<double>(random() % 4), files * ranks, files);
  const double size = std::hypot(files, ranks) * 25 / 25.4 / 2;
  for (int i = 0; i < chargers;) {
    const double bearing = pick(random, 0, 360);
    const double way = size + pick(random, 3, 7);
    const double angle = bearing * std::numbers::pi / 180;
    const int wide = 1 + static_cast<int>(random() % 6);
    const Unit unit =
        board.add("r" + std::to_string(i), "red", 36 + way * std::sin(angle), 24 + way * std::cos(angle),
                  bearing + 180 + pick(random, -20, 20), wide * (1 + static_cast<int>(random() % 2)), wide);
    board.field().units.pop_back();
    if (!standsFree(board.field(), unit)) continue;
    board.field().units.push_back(unit);
    board.field().units.back().stats.movement = 8;
    ++i;
  }
  return board;
}

Board mirrored(const Board& board, const std::string& ruleset) {
  Board other(ruleset);
  other.field() = board.begin().field;
  for (Unit& unit : other.field().units)
    unit.pose = {{72 - unit.pose.centre.x, unit.pose.centre.y},
                 geometry::Facing::fromBearingDegrees(-unit.pose.facing.bearingDegrees())};
  return other;
}

std::optional<PhaseState> chargeTogether(const Board& board, const std::vector<UnitId>& order, double* wheels) {
  PhaseState state = board.begin();
  std::vector<GivenRoll> rolls;
  for (const UnitId& id : order) {
    const Transition declared = apply(state, Declare{id, {{"b"}}}, Dice({{RollPurpose::Zone, id, {1}}}, std::nullopt));
    if (declared.refused) return std::nullopt;
    state = apply(declared.after, React{{"b"}, id, Reaction::Hold}, Dice()).after;
    const std::size_t dice = state.rules->range == RangeRoll::MovePlusDiePlus4 ? 1 : 2;
    rolls.push_back({RollPurpose::Range, id, std::vector<int>(dice, 6)});
  }
  const Transition done = apply(state, Resolve{order, std::nullopt}, Dice(rolls, std::nullopt));
  EXPECT_FALSE(done.refused || done.wanted) << done.diceProblem;
  if (wheels) *wheels = 0;
  for (const Event& event : done.events)
    if (const auto* moved = std::get_if<ChargeMoved>(&event.body); moved && wheels)
      *wheels += std::abs(moved->wheel.radians());
  return done.after;
}

int InContact::together() const {
  return std::accumulate(chargers.begin(), chargers.end(), target);
}

int InContact::inequality() const {
  int sum = 0;
  for (std::size_t i = 0; i < chargers.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) sum += (chargers[i] - chargers[j]) * (chargers[i] - chargers[j]);
  return sum;
}

InContact countContact(const Unit& target, const std::vector<Standing>& standings) {
  InContact found;
  for (const geometry::Side side : geometry::kSides) {
    const geometry::Edge facing = footprintOf(target).edge(side);
    const Stretch whole = along(facing, facing.left, facing.right);
    std::vector<Stretch> fronts;
    for (const Standing& standing : standings) {
      if (standing.facing != side) continue;
      const Stretch front = along(facing, standing.charger.frontLeft(), standing.charger.frontRight());
      fronts.push_back(front);
      int models = 0;
      for (int i = 0; i < standing.files; ++i) models += front.part(i, standing.files).meets(whole) ? 1 : 0;
      found.chargers.push_back(models);
    }
    const bool isFlank = side == geometry::Side::LeftFlank || side == geometry::Side::RightFlank;
    const int places = isFlank ? ranksOf(target) : target.files;
    for (int i = 0; i < places; ++i)
      found.target += std::any_of(fronts.begin(), fronts.end(),
                                  [&](const Stretch& front) { return front.meets(whole.part(i, places)); })
                          ? 1
                          : 0;
  }
  return found;
}

InContact countContact(const PhaseState& state) {
  std::vector<Standing> standings;
  for (const Contact& contact : state.contacts) {
    const Unit& charger = *state.field.find(contact.charger);
    standings.push_back({footprintOf(charger), charger.files, contact.facing});
  }
  return countContact(*state.field.find(UnitId{"b"}), standings);
}

}  // namespace frontage::test
