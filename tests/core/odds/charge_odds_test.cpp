#include "core/odds/charge_odds.h"

#include "core/odds/matrix.h"
#include "core/rules/ruleset_library.h"
#include "core/soak/random_battle.h"
#include "tests/core/phase/board.h"

#include <algorithm>
#include <cmath>

namespace frontage::test {

namespace {

using namespace core;

constexpr double kExact = 1e-12;

/// Bases of an inch, so that distances can be seen: 5 wide and 4 deep unless said otherwise.
Unit& inch(Unit& unit) {
  unit.base = {25.4, 25.4};
  return unit;
}

/// Red's "r" straight ahead of blue's "b", face to face.
Board faceToFace(const std::string& ruleset, double gap, double y = 10) {
  Board board(ruleset);
  inch(board.add("r", "red", 36, y, 0));
  inch(board.add("b", "blue", 36, y + 4 + gap, 180));
  return board;
}

ChargeOdds oddsOn(const Board& board) {
  return chargeOdds(board.begin(), {"r"}, {"b"});
}

template <class Figure>
double total(const std::map<Figure, double>& chances) {
  double sum = 0;
  for (const auto& [figure, chance] : chances) sum += chance;
  return sum;
}

bool isChance(double value) {
  return value >= 0 && value <= 1 + kExact;
}

}  // namespace

TEST(ChargeOdds, ATargetThatHoldsIsReachedWhenTheRangeSuffices) {
  EXPECT_NEAR(oddsOn(faceToFace("battleaxe", 9)).hold->success, 10.0 / 36, kExact);
  EXPECT_NEAR(oddsOn(faceToFace("wap", 9)).hold->success, 20.0 / 36, kExact);
  EXPECT_NEAR(oddsOn(faceToFace("wap", 9)).hold->contact, 20.0 / 36, kExact);
  EXPECT_NEAR(oddsOn(faceToFace("t9a-3", 12)).hold->success, 3.0 / 6, kExact);
}

TEST(ChargeOdds, BehindAWallTheDistanceIsThatToTheWallInEveryAnswer) {
  for (const std::string& ruleset : RulesetLibrary::bundled().ids()) {
    Board board = faceToFace(ruleset, 9);
    Terrain wall;
    wall.id = {"wall"};
    wall.kind = TerrainKind::Obstacle;
    wall.shape = geometry::makePolygon(std::vector<geometry::Vec>{{34, 20.5}, {38, 20.5}, {38, 21}, {34, 21}});
    board.field().terrain.push_back(wall);
    const PhaseState state = board.begin();
    const ChargeVerdict verdict = inspectCharge(state, {"r"}, {"b"});
    EXPECT_NEAR(verdict.closest.distance.inches(), 8.5, kExact) << ruleset;
    const auto range = std::find_if(verdict.clauses.begin(), verdict.clauses.end(),
                                    [](const ClauseCheck& check) { return check.clause == "D5"; });
    ASSERT_NE(range, verdict.clauses.end());
    EXPECT_NEAR(*range->value, 8.5, kExact) << ruleset;
    EXPECT_NEAR(oddsOn(board).distance, 8.5, kExact) << ruleset;
    EXPECT_NEAR(chargeMatrix(state).front().distance, 8.5, kExact) << ruleset;
  }
}

TEST(ChargeOdds, ATargetThatFleesFromMovementFourAtFourInchesIsCaughtAsEnumerated) {
  // Caught when the higher of 2D6 is at least the 2D6 of the flight: 2 needs 35/36, 3 32/36, 4 27/36, 5 20/36, 6 11/36.
  const double caught = (1 * 35 + 2 * 32 + 3 * 27 + 4 * 20 + 5 * 11) / 1296.0;
  const ChargeOdds odds = oddsOn(faceToFace("wap", 4));
  ASSERT_TRUE(odds.flee);
  EXPECT_NEAR(odds.flee->success, caught, kExact);
  EXPECT_NEAR(100 * odds.flee->success, 24.3, 0.05);
  EXPECT_NEAR(odds.flee->expectedDistance, 7, kExact);
  EXPECT_NEAR(odds.flee->offTable, 0, kExact);
  EXPECT_NEAR(total(odds.flee->distances), 1, kExact);
}

TEST(ChargeOdds, AFlightOffTheTableIsThatOfItsLongRolls) {
  // The table ends 8.5" behind the target: 2D6 of 9 and more. The charger, 6" behind, catches it before that or not.
  Board board = faceToFace("battleaxe", 6, 48 - 8.5 - 4 - 6 - 2);
  const ChargeOdds odds = oddsOn(board);
  EXPECT_NEAR(odds.flee->offTable, 10.0 / 36, kExact);
  EXPECT_NEAR(odds.flee->destroyed, odds.flee->offTable + odds.flee->success, kExact);
  // 2D6 against 6 plus 2D6: 8 for a flight of 2, and so on to 12 for one of 6.
  EXPECT_NEAR(odds.flee->success, (1 * 15 + 2 * 10 + 3 * 6 + 4 * 3 + 5 * 1) / 1296.0, kExact);
}

TEST(ChargeOdds, StandAndShootBreaksTheChargeByPanicAndByDeath) {
  // Five shooters at short range, BS 3: 5+ with the one for Stand & Shoot, wounds on 4+, no save: one in six.
  Board board = faceToFace("wap", 6);
  board.field().units[0].models = 4;
  board.field().units[0].files = 4;
  board.field().units[0].pose.centre.y = 11.5;
  board.field().units[1].stats.missile = MissileWeapon{"Bow", 24, 3, 3, 1, Shooters::Front};
  const ChargeOdds odds = oddsOn(board);
  ASSERT_TRUE(odds.standAndShoot);
  const double p = 1.0 / 6;
  const double none = std::pow(1 - p, 5);
  const double all = 5 * std::pow(p, 4) * (1 - p) + std::pow(p, 5);
  // One of four is a quarter: a Panic test on Leadership 7, failed by 15 of 36.
  const double broken = all + (1 - none - all) * 15.0 / 36;
  EXPECT_NEAR(odds.standAndShoot->chargerDestroyed, all, kExact);
  EXPECT_NEAR(odds.standAndShoot->chargeBroken, broken, kExact);
  EXPECT_NEAR(odds.standAndShoot->success, (1 - broken) * 35.0 / 36, kExact);  // M 4 and the higher of 2D6, 6" away
  EXPECT_NEAR(odds.standAndShoot->expectedCasualties, 5 * p - std::pow(p, 5), kExact);  // the fifth kills nobody more
  EXPECT_NEAR(total(odds.standAndShoot->casualties), 1, kExact);
}

TEST(ChargeOdds, ForbiddenReactionsAreAbsent) {
  Board board = faceToFace("wap", 6);
  EXPECT_FALSE(oddsOn(board).standAndShoot);
  board.field().units[1].state.fleeing = true;
  EXPECT_FALSE(oddsOn(board).hold);
  EXPECT_TRUE(oddsOn(board).flee);
  board.field().units[1].state.fleeing = false;
  inch(board.add("friend", "red", 36, 10 + 4 + 6 + 4, 180));
  const ChargeOdds engaged = oddsOn(board);
  EXPECT_TRUE(engaged.hold);
  EXPECT_FALSE(engaged.flee);
}

TEST(ChargeOdds, ATerrorTestIsCountedByItself) {
  Board board = faceToFace("wap", 6);
  EXPECT_FALSE(oddsOn(board).terrorFails);
  board.field().units[0].stats.causes = {Psychology::Terror};
  const ChargeOdds odds = oddsOn(board);
  EXPECT_NEAR(odds.terrorFails.value_or(0), 15.0 / 36, kExact);
  EXPECT_NEAR(odds.hold->success, 35.0 / 36, kExact);
}

TEST(ChargeOdds, AreWorkedOutForAChargeThatMayNotBeDeclared) {
  Board board = faceToFace("wap", 9);
  Terrain rock;
  rock.id = {"rock"};
  rock.shape = geometry::makePolygon(std::vector<geometry::Vec>{{20, 15}, {52, 15}, {52, 17}, {20, 17}});
  board.field().terrain.push_back(rock);
  const ChargeOdds odds = oddsOn(board);
  EXPECT_FALSE(odds.legal);
  EXPECT_NEAR(odds.hold->success, 20.0 / 36, kExact);
  EXPECT_NEAR(odds.hold->contact, 0, kExact);
}

TEST(ChargeOdds, ARedirectTakesItsTestAndItsRange) {
  // Two files only, so that each target can be reached without the other; the second stands 2" aside, 6.32" away.
  for (const auto& [ruleset, test, range] :
       {std::tuple{"battleaxe", 21.0 / 36, 21.0 / 36}, {"wap", 1.0, 32.0 / 36}, {"t9a-2", 21.0 / 36, 35.0 / 36}}) {
    Board board(ruleset);
    inch(board.add("r", "red", 36, 10, 0, 8, 2));
    inch(board.add("b", "blue", 36, 20, 180, 8, 2));
    inch(board.add("c", "blue", 40, 20, 180, 8, 2));
    const ChargeOdds odds = oddsOn(board);
    ASSERT_TRUE(odds.flee);
    ASSERT_EQ(odds.flee->redirects.size(), 1U) << ruleset;
    const RedirectOdds& redirect = odds.flee->redirects.front();
    EXPECT_EQ(redirect.target, UnitId{"c"});
    EXPECT_NEAR(redirect.available, 1, kExact);
    EXPECT_NEAR(redirect.passes, test, kExact) << ruleset;
    EXPECT_NEAR(redirect.success, test * range, kExact) << ruleset;
  }
}

TEST(ChargeOdds, OfEveryKindAreChancesAndSumToOne) {
  int volleys = 0;
  Chance chance(11);
  for (int i = 0; i < 12 || (volleys == 0 && i < 100); ++i) {
    const std::string ruleset = everyRuleset()[static_cast<std::size_t>(i) % 4];
    const PhaseState state = beginPhase(randomBattle(chance), RulesetLibrary::bundled().find(ruleset), {"red"});
    for (const MatrixRow& row : chargeMatrix(state)) {
      if (row.distance > 14) continue;
      const ChargeOdds odds = chargeOdds(state, row.charger, row.target);
      EXPECT_NEAR(total(odds.range), 1, kExact);
      if (odds.hold) {
        EXPECT_NEAR(odds.hold->success, row.success, kExact) << ruleset << " " << i;
        EXPECT_LE(odds.hold->contact, odds.hold->success + kExact);
      }
      if (odds.standAndShoot) {
        ++volleys;
        EXPECT_NEAR(total(odds.standAndShoot->casualties), 1, kExact);
        EXPECT_LE(odds.standAndShoot->success + odds.standAndShoot->chargeBroken, 1 + kExact);
      }
      if (odds.flee) {
        EXPECT_NEAR(total(odds.flee->distances), 1, kExact);
        EXPECT_TRUE(isChance(odds.flee->destroyed));
        EXPECT_LE(odds.flee->success, odds.flee->inRange + kExact);
      }
    }
  }
  EXPECT_GT(volleys, 0);
}

TEST(ChargeMatrix, HasARowForEveryChargerAndEveryTarget) {
  Board board = faceToFace("wap", 9);
  inch(board.add("far", "blue", 10, 40, 180));
  board.add("gone", "blue", 50, 40, 180).state.destroyed = true;
  const std::vector<MatrixRow> rows = chargeMatrix(board.begin());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].target, UnitId{"b"});
  EXPECT_TRUE(rows[0].legal);
  EXPECT_NEAR(rows[0].success, 20.0 / 36, kExact);
  EXPECT_EQ(rows[0].contact, (ContactCount{5, 5}));
  EXPECT_FALSE(rows[1].legal);
  EXPECT_EQ(rows[1].success, 0);
}

void expectAsInspected(const PhaseState& state) {
  for (const MatrixRow& row : chargeMatrix(state)) {
    const ChargeVerdict verdict = inspectCharge(state, row.charger, row.target);
    const std::string where = state.rules->id + ": " + row.charger.value + " on " + row.target.value;
    EXPECT_EQ(row.legal, verdict.legal()) << where;
    const ContactCount inspected{verdict.chargerModels, verdict.targetModels};
    EXPECT_EQ(row.contact.value_or(ContactCount{}), inspected) << where;
  }
}

/// Without its explanations a verdict is the same, also when other charges have been declared.
TEST(ChargeMatrix, SaysWhatInspectSays) {
  Chance chance(12);
  for (int i = 0; i < 24; ++i) {
    const auto rules = RulesetLibrary::bundled().find(everyRuleset()[static_cast<std::size_t>(i) % 4]);
    PhaseState state = beginPhase(randomBattle(chance), rules, {"red"});
    expectAsInspected(state);
    const std::vector<MatrixRow> rows = chargeMatrix(state);
    const auto legal = std::find_if(rows.begin(), rows.end(), [](const MatrixRow& row) { return row.legal; });
    if (legal == rows.end()) continue;
    Transition done = apply(state, Declare{legal->charger, {legal->target}}, Dice({}, 1));
    const auto may = [&](Reaction answer) {
      return query(done.after, React{legal->target, legal->charger, answer}).legal();
    };
    if (!may(Reaction::Hold)) continue;
    expectAsInspected(apply(done.after, React{legal->target, legal->charger, Reaction::Hold}, Dice({}, 1)).after);
  }
}

}  // namespace frontage::test
