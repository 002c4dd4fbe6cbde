#include "core/battlefield/formation.h"
#include "geometry/contact/relation.h"
#include "tests/core/phase/joint_boards.h"
#include "tests/support/charge_grid.h"
#include "tests/support/random_boards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace frontage::test {

namespace {

using namespace core;
using geometry::Footprint;
using geometry::ReachProblem;

constexpr double kInch = 25.4;

Unit& addInches(Board& board, const std::string& id, const std::string& army, double x, double y, double facing,
                int models, int files) {
  Unit& unit = board.add(id, army, x, y, facing, models, files);
  unit.base = {kInch, kInch};
  unit.stats.movement = 4;
  return unit;
}

/// Two wide and three deep, with chargers of five to its left, before it and to its right.
Board aboutTwoByThree(const std::string& ruleset, const std::vector<UnitId>& chargers) {
  Board board(ruleset);
  for (const UnitId& id : chargers)
    addInches(board, id.value, "red", id.value == "l" ? 28 : id.value == "m" ? 36 : 44, 10, 0, 5, 5);
  addInches(board, "b", "blue", 36, 18, 180, 6, 2);
  return board;
}

std::vector<int> sorted(std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

class JointPlaces : public ::testing::TestWithParam<std::string> {};
/// Those that want the most models of both sides, and then equal shares.
class EqualShares : public ::testing::TestWithParam<std::string> {};

/// What a charger can do on a grid of first advances and wheels, nothing of the solver or of core in it.
class GridCharger {
 public:
  GridCharger(const PhaseState& start, const Unit& charger, geometry::Side facing)
      : m_unit(charger), m_target(footprintOf(*start.field.find(UnitId{"b"}))), m_facing(facing) {}

  [[nodiscard]] ReachProblem problem(const std::vector<Footprint>& others) const {
    ReachProblem problem;
    problem.charger = footprintOf(m_unit);
    problem.target = m_target;
    problem.facing = m_facing;
    problem.tableWidth = 72;
    problem.tableHeight = 48;
    for (const Footprint& other : others) problem.obstacles.push_back({geometry::toPolygon(other), {}, 0});
    return problem;
  }
  /// The end of each legal choice with nobody else about, one for each tenth of an inch of offsets.
  [[nodiscard]] std::vector<std::pair<Choice, Standing>> ends() const {
    std::map<long, std::pair<Choice, Standing>> found;
    const ReachProblem alone = problem({});
    forEachChoice(alone, [&](Choice choice) {
      const Judged judged = judge(alone, choice);
      if (!judged.legal()) return;
      const Footprint end =
          alone.charger.at(geometry::flushPose(alone.charger, m_target, m_facing, judged.offset.first));
      found.try_emplace(std::lround(judged.offset.first * 100), choice, Standing{end, m_unit.files, m_facing});
    });
    std::vector<std::pair<Choice, Standing>> ends;
    for (auto& [offset, end] : found) ends.push_back(end);
    return ends;
  }
  [[nodiscard]] bool mayMove(Choice choice, const Footprint& other) const {
    return judge(problem({other}), choice).legal();
  }
  [[nodiscard]] Footprint start() const { return footprintOf(m_unit); }

 private:
  Unit m_unit;
  Footprint m_target;
  geometry::Side m_facing;
};

bool isBetter(const InContact& a, const InContact& b) {
  if (a.together() != b.together()) return a.together() > b.together();
  return a.inequality() < b.inequality();
}

/// Two places that are better than what was found, or as good by smaller wheels, and can be moved to one after another;
/// or nothing. A degree more is not counted: what is touched at a corner may be touched a hair before.
std::string betterOnGrid(const Unit& target, const GridCharger& first, const GridCharger& second,
                         const InContact& found, double wheels) {
  const auto firstEnds = first.ends();
  const auto secondEnds = second.ends();
  for (const auto& [choiceA, a] : firstEnds)
    for (const auto& [choiceB, b] : secondEnds) {
      const InContact here = countContact(target, {a, b});
      const bool asGood = !isBetter(found, here) && std::abs(choiceA.wheel) + std::abs(choiceB.wheel) < wheels - 0.0175;
      if (found.chargers.size() == 2 && !isBetter(here, found) && !asGood) continue;
      if (geometry::relate(a.charger, b.charger) == geometry::Relation::Overlapping) continue;
      const bool firstThenSecond = first.mayMove(choiceA, second.start()) && second.mayMove(choiceB, a.charger);
      const bool secondThenFirst = second.mayMove(choiceB, first.start()) && first.mayMove(choiceA, b.charger);
      if (firstThenSecond || secondThenFirst)
        return std::to_string(here.together()) + " models by " + std::to_string(choiceA.before) + " " +
               std::to_string(choiceA.wheel) + " and " + std::to_string(choiceB.before) + " " +
               std::to_string(choiceB.wheel);
    }
  return {};
}

std::string boardText(const PhaseState& state) {
  std::string text;
  for (const Unit& unit : state.field.units)
    text += unit.id.value + " " + std::to_string(unit.pose.centre.x) + " " + std::to_string(unit.pose.centre.y) + " " +
            std::to_string(unit.pose.facing.bearingDegrees()) + " " + std::to_string(unit.models) + "/" +
            std::to_string(unit.files) + "\n";
  return text;
}

}  // namespace

/// On the front two files of the target and, of a charger whose middle is half an inch off that of the front, four of
/// its models; if it sticks out there, nobody does at the corner on the other facing: four and three. Two such come to
/// 13, in equal shares; five and three with three and two come to 13 as well.
TEST_P(EqualShares, OnFrontAndFlankAreTheSameFromTheLeftAndFromTheRight) {
  for (const std::string side : {"l", "r"})
    for (const bool frontFirst : {false, true}) {
      std::vector<UnitId> order{{side}, {"m"}};
      if (frontFirst) std::swap(order[0], order[1]);
      const auto end = chargeTogether(aboutTwoByThree(GetParam(), order), order);
      ASSERT_TRUE(end);
      const InContact contact = countContact(*end);
      EXPECT_EQ(contact.together(), 13) << side << frontFirst;
      EXPECT_EQ(contact.chargers, (std::vector<int>{4, 4})) << side << frontFirst;
    }
}

TEST_P(EqualShares, OnThreeFacingsDoNotHangOnTheOrderOfDeclaring) {
  std::vector<UnitId> order{{"l"}, {"m"}, {"r"}};
  do {
    const auto end = chargeTogether(aboutTwoByThree(GetParam(), order), order);
    ASSERT_TRUE(end);
    EXPECT_EQ(countContact(*end).together(), 20);
    EXPECT_EQ(countContact(*end).chargers, (std::vector<int>{4, 4, 4}));
  } while (std::next_permutation(order.begin(), order.end()));
}

/// All twenty are in contact whoever stands where; straight ahead nobody has to wheel.
TEST_P(JointPlaces, AModelThatTwoTouchCountsOnceSoBothGoStraightAhead) {
  Board board(GetParam());
  addInches(board, "l", "red", 33, 10, 0, 5, 5);
  addInches(board, "r", "red", 39, 10, 0, 5, 5);
  addInches(board, "b", "blue", 36, 18, 180, 20, 10);
  const auto end = chargeTogether(board, {{"l"}, {"r"}});
  ASSERT_TRUE(end);
  EXPECT_EQ(countContact(*end).together(), 20);
  EXPECT_NEAR(end->field.find(UnitId{"l"})->pose.centre.x, 33, 1e-9);
  EXPECT_NEAR(end->field.find(UnitId{"r"})->pose.centre.x, 39, 1e-9);
}

/// Six of one side by side before six: only in one row, each on its own file, do all get in.
TEST_P(EqualShares, OfMoreThanFourFindTheirPlacesFromWhereverTheyStand) {
  for (const bool crossed : {false, true}) {
    Board board(GetParam());
    std::vector<UnitId> order;
    for (int i = 0; i < 6; ++i) {
      const int wide = i % 2 == 0 ? 1 : 2;
      const std::string id = "r" + std::to_string(crossed ? 5 - i : i);
      addInches(board, id, "red", 26 + 4 * i, 10, 0, 2 * wide, wide);
      order.push_back({id});
    }
    addInches(board, "b", "blue", 36, 18, 180, 18, 9);
    std::sort(order.begin(), order.end());
    const auto end = chargeTogether(board, order);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->contacts.size(), 6U);
    EXPECT_EQ(countContact(*end).together(), 18) << boardText(*end);
  }
}

/// No two moves on the grid bring more into contact, or the same in more equal shares or by smaller wheels.
TEST_P(EqualShares, AreNeverWorseThanAnyTwoMovesOfAGrid) {
  std::mt19937_64 random(41);
  int played = 0;
  for (int i = 0; i < frontage::testing::repeats(25); ++i) {
    const Board board = chargersAboutTarget(GetParam(), 2, random);
    if (board.begin().field.find(UnitId{"b"})->models < 5) continue;  // a small target turns (M7)
    double wheels = 0;
    const auto end = chargeTogether(board, {{"r0"}, {"r1"}}, &wheels);
    if (!end) continue;
    ++played;
    const PhaseState start = board.begin();
    const auto on = [&](const char* id) {
      return GridCharger(start, *start.field.find(UnitId{id}), end->chargeOf({id})->zones.at({"b"}));
    };
    const InContact found = countContact(*end);
    EXPECT_EQ(betterOnGrid(*start.field.find(UnitId{"b"}), on("r0"), on("r1"), found, wheels), "")
        << found.together() << " " << found.chargers.size() << "\n"
        << boardText(start);
  }
  EXPECT_GT(played, 5);
}

/// Neither who declares first nor left and right are of any account for the number in contact.
RC_GTEST_PROP(JointPlacesLaws, MirrorAndOrderChangeNothing, ()) {
  const std::string ruleset = everyRuleset()[*rc::gen::inRange<std::size_t>(0, 4)];
  std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
  const int chargers = *rc::gen::inRange(2, 4);
  const Board board = chargersAboutTarget(ruleset, chargers, random);
  std::vector<UnitId> order;
  for (int i = 0; i < chargers; ++i) order.push_back({"r" + std::to_string(i)});
  const auto end = chargeTogether(board, order);
  RC_PRE(end.has_value());
  const InContact contact = countContact(*end);
  const auto image = chargeTogether(mirrored(board, ruleset), order);
  RC_ASSERT(image.has_value());
  RC_ASSERT(countContact(*image).together() == contact.together());
  RC_ASSERT(sorted(countContact(*image).chargers) == sorted(contact.chargers));
  RC_PRE(contact.chargers.size() == order.size());
  std::reverse(order.begin(), order.end());
  // Room may depend on who has declared already (D6); where it does not, nothing else does.
  const auto reversed = chargeTogether(board, order);
  RC_PRE(reversed.has_value());
  RC_ASSERT(countContact(*reversed).together() == contact.together());
  RC_ASSERT(sorted(countContact(*reversed).chargers) == sorted(contact.chargers));
}

INSTANTIATE_TEST_SUITE_P(Rulesets, JointPlaces, ::testing::ValuesIn(everyRuleset()), rulesetTestName);
INSTANTIATE_TEST_SUITE_P(Rulesets, EqualShares, ::testing::Values("battleaxe", "wap"), rulesetTestName);

}  // namespace frontage::test
