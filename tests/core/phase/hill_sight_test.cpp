#include "core/battlefield/formation.h"
#include "core/phase/sight/unit_sight.h"
#include "core/rules/ruleset_library.h"
#include "tests/core/phase/board.h"
#include "tests/support/sight_sampler.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace frontage::core {
namespace {

using geometry::Footprint;
using geometry::SightLine;
using geometry::Vec;
using testing::BoardBlocker;
using testing::Random;

/// Two units, hills of any shape under them and between them, rocks, and friends of any height.
struct HillBoard {
  Battlefield field;
  std::vector<BoardBlocker> hills;  ///< as the terrain of the kind
  [[nodiscard]] const Unit& looker() const { return field.units[0]; }
  [[nodiscard]] const Unit& target() const { return field.units[1]; }
};

void addTerrain(HillBoard& board, Random& random, TerrainKind kind, Vec about, double size) {
  const BoardBlocker thing = moved(testing::randomShape(random, size), {about, random.angle(), random.coin()});
  Terrain terrain;
  terrain.id = {"t" + std::to_string(board.field.terrain.size())};
  terrain.kind = kind;
  terrain.shape = thing.outline;
  terrain.height = random.below(4);
  board.field.terrain.push_back(terrain);
  if (kind == TerrainKind::Hill) board.hills.push_back(thing);
}

HillBoard randomBoard(Random& random) {
  test::Board units("wap");
  const auto turned = [&] { return random.uniform(-50, 50); };
  units.add("r", "red", 36, 20, turned(), 1 + random.below(12), 1 + random.below(5));
  units.add("b", "blue", random.uniform(30, 42), random.uniform(27, 34), turned(), 1 + random.below(12),
            1 + random.below(8));
  for (int i = random.below(3); i > 0; --i) {
    units.add("m" + std::to_string(i), "red", random.uniform(28, 44), random.uniform(23, 26), turned(), 12, 12)
        .stats.height = 1 + random.below(4);
  }
  HillBoard board{units.field(), {}};
  const std::vector<Vec> places{board.looker().pose.centre, board.target().pose.centre, {36, 24}};
  for (int i = 1 + random.below(3); i > 0; --i) {
    const Vec about = places[static_cast<std::size_t>(random.below(3))] + random.point(-4, 4);
    addTerrain(board, random, TerrainKind::Hill, about, random.uniform(1, 7));
  }
  for (int i = random.below(2); i > 0; --i)
    addTerrain(board, random, TerrainKind::Impassable, random.point(-4, 4) + Vec{36, 24}, random.uniform(0.5, 2));
  return board;
}

bool isInside(Vec p, const std::vector<Vec>& ring) {
  bool inside = false;
  Vec a = ring.back();
  for (const Vec b : ring) {
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
    a = b;
  }
  return inside;
}

/// How much of a segment lies inside a ring, as a fraction of it.
double shareInside(const SightLine& line, const std::vector<Vec>& ring) {
  std::vector<double> cuts{0, 1};
  const Vec d = line.to - line.from;
  Vec a = ring.back();
  for (const Vec b : ring) {
    const double across = cross(d, b - a);
    const double t = cross(a - line.from, b - a) / across;
    const double u = cross(a - line.from, d) / across;
    if (across != 0 && t > 0 && t < 1 && u >= 0 && u <= 1) cuts.push_back(t);
    a = b;
  }
  std::sort(cuts.begin(), cuts.end());
  double share = 0;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
    if (isInside(lerp(line.from, line.to, (cuts[i] + cuts[i + 1]) / 2), ring)) share += cuts[i + 1] - cuts[i];
  return share;
}

/// All of the outline, and so all of the area.
bool isWhollyInside(const Footprint& footprint, const std::vector<Vec>& ring) {
  const auto c = footprint.corners();
  for (std::size_t i = 0; i < 4; ++i)
    if (shareInside({c[i], c[(i + 1) % 4]}, ring) < 1 - 1e-9) return false;
  return true;
}

int heightAt(const Battlefield& field, int own, const Footprint& footprint) {
  int added = 0;
  for (const Terrain& t : field.terrain)
    if (t.kind == TerrainKind::Hill && isWhollyInside(footprint, t.shape.vertices)) added = std::max(added, t.height);
  return own + added;
}

bool isFree(const HillBoard& board, const SightLine& line, int height) {
  for (const Unit& unit : board.field.units) {
    if (&unit == &board.looker() || &unit == &board.target() || unit.stats.height < height) continue;
    const auto c = footprintOf(unit).corners();
    if (shareInside(line, {c.begin(), c.end()}) > 0) return false;
  }
  return std::none_of(board.field.terrain.begin(), board.field.terrain.end(), [&](const Terrain& t) {
    const std::vector<Vec>& ring = t.shape.vertices;
    if (t.kind == TerrainKind::Hill && (isInside(line.from, ring) || isInside(line.to, ring))) return false;
    return shareInside(line, ring) > 0;
  });
}

std::vector<Vec> placesIn(const Footprint& footprint, int across, int deep) {
  std::vector<Vec> places;
  for (int i = 0; i <= across; ++i)
    for (int j = 0; j <= deep; ++j)
      places.push_back(footprint.pose.toTable(
          {footprint.halfWidth * (2.0 * i / across - 1), footprint.halfDepth * (2.0 * j / deep - 1)}));
  return places;
}

/// A free line among many from the front of a base.
std::optional<SightLine> freeLine(const HillBoard& board, const Footprint& base, int targetHeight) {
  const int height = std::max(targetHeight, heightAt(board.field, board.looker().stats.height, base));
  const geometry::Facing facing = base.pose.facing;
  const std::vector<Vec> ends = placesIn(footprintOf(board.target()), 24, 4);
  for (int i = 0; i <= 6; ++i) {
    const Vec from = lerp(base.frontLeft(), base.frontRight(), i / 6.0);
    for (const Vec to : ends) {
      if (std::fabs(dot(to - from, facing.right())) > dot(to - from, facing.forward())) continue;
      if (isFree(board, {from, to}, height)) return SightLine{from, to};
    }
  }
  return std::nullopt;
}

std::optional<SightLine> freeLine(const Ruleset& rules, const HillBoard& board) {
  const Unit& looker = board.looker();
  const int targetHeight = heightAt(board.field, board.target().stats.height, footprintOf(board.target()));
  const int ranks = rules.whoMustSee == WhoMustSee::AnyModel ? ranksOf(looker) : 1;
  for (int rank = 0; rank < ranks; ++rank)
    for (int place = 0; place < modelsInRank(looker, rank); ++place)
      if (const auto line = freeLine(board, baseAt(looker, rank, place), targetHeight)) return line;
  return std::nullopt;
}

bool isNearTo(Vec p, const std::vector<Vec>& ring) {
  if (isInside(p, ring)) return true;
  constexpr double kNear = 5e-4;
  Vec a = ring.back();
  for (const Vec b : ring) {
    const double t = std::clamp(dot(p - a, b - a) / dot(b - a, b - a), 0.0, 1.0);
    if (distance(p, lerp(a, b, t)) < kNear) return true;
    a = b;
  }
  return false;
}

/// No hill that neither end lies on is crossed.
bool passesHills(const HillBoard& board, const SightLine& line) {
  return std::all_of(board.hills.begin(), board.hills.end(), [&](const BoardBlocker& hill) {
    const std::vector<Vec>& ring = hill.outline.vertices;
    return isNearTo(line.from, ring) || isNearTo(line.to, ring) ||
           testing::deepestInside(line.from, line.to, {hill}, 0.02) < 5e-4;
  });
}

/// The rest of the board, with nothing else in the way.
Battlefield with(const Battlefield& field, const std::vector<std::string>& screens, const std::string& without = {}) {
  Battlefield left = field;
  std::erase_if(left.terrain, [&](const Terrain& t) {
    return t.id.value == without || std::find(screens.begin(), screens.end(), t.id.value) == screens.end();
  });
  return left;
}

class HillSight : public ::testing::TestWithParam<std::string> {};

TEST_P(HillSight, FindsALineWhereverDenseSamplingDoesAndItsOwnLinesCrossNoHill) {
  const auto rules = RulesetLibrary::bundled().find(GetParam());
  int seen = 0;
  int unseen = 0;
  for (int i = 0; i < testing::repeats(150); ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const HillBoard board = randomBoard(random);
    const UnitSight answer = unitSight(*rules, board.field, board.looker(), board.target());
    if (answer.sight.visible) {
      ++seen;
      EXPECT_TRUE(passesHills(board, *answer.sight.witness)) << "board " << i;
    } else {
      ++unseen;
      const auto line = freeLine(*rules, board);
      EXPECT_FALSE(line.has_value()) << "board " << i << ": " << line->from.x << ' ' << line->from.y << " to "
                                     << line->to.x << ' ' << line->to.y;
    }
  }
  EXPECT_GT(seen, 10);
  EXPECT_GT(unseen, 10);
}

TEST_P(HillSight, WhatClosesTheViewClosesItAloneAndHasNothingToSpare) {
  const auto rules = RulesetLibrary::bundled().find(GetParam());
  int several = 0;
  for (int i = 0; i < testing::repeats(300); ++i) {
    Random random(static_cast<std::uint64_t>(1'000'000 + i));
    HillBoard board = randomBoard(random);
    board.field.units.resize(2);  // without a hill that is gone, units might close more
    const auto look = [&](const Battlefield& field) {
      return unitSight(*rules, field, field.units[0], field.units[1]);
    };
    const UnitSight answer = look(board.field);
    if (answer.sight.visible || answer.sight.outsideCone) continue;
    several += answer.blockers.size() > 1;
    EXPECT_FALSE(look(with(board.field, answer.blockers)).sight.visible) << "board " << i;
    for (const std::string& spare : answer.blockers)
      EXPECT_TRUE(look(with(board.field, answer.blockers, spare)).sight.visible) << "board " << i << ", " << spare;
  }
  EXPECT_GT(several, 0);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, HillSight, ::testing::Values("wap", "t9a-3"), test::rulesetTestName);

}  // namespace
}  // namespace frontage::core
