#include "core/odds/charge_odds.h"
#include "core/phase/react/react.h"
#include "core/rules/ruleset_library.h"
#include "core/soak/random_battle.h"
#include "tests/core/odds/simulator.h"
#include "tests/core/phase/board.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

namespace frontage::test {

namespace {

using namespace core;

constexpr int kPositions = 50;

/// Phases for each reaction on each position; FRONTAGE_SOAK=100 makes it a million.
int phases() {
  const char* text = std::getenv("FRONTAGE_SOAK");
  return 10'000 * (text ? std::max(1, std::atoi(text)) : 1);
}

struct Position {
  PhaseState start;
  UnitId charger;
  UnitId target;
};

std::optional<Position> positionOn(const PhaseState& start) {
  for (const Unit& charger : start.field.units)
    for (const Unit& target : start.field.units)
      if (areEnemies(charger, target) && query(start, Declare{charger.id, {target.id}}).legal())
        return Position{start, charger.id, target.id};
  return std::nullopt;
}

/// Boards as they come, the rulesets in turn, with the first charge that may be declared.
std::vector<Position> positions() {
  std::vector<Position> found;
  Chance chance(20260704);
  while (found.size() < kPositions) {
    const std::string id = everyRuleset()[found.size() % 4];
    const auto rules = RulesetLibrary::bundled().find(id);
    if (auto one = positionOn(beginPhase(randomBattle(chance), rules, {"red"}))) found.push_back(std::move(*one));
  }
  return found;
}

/// Something counted or measured in every phase, and what it should be on average.
struct Figure {
  const char* name;
  double expected;
  double (*of)(const ChargeFacts&);
};

/// The mean of a figure over phases that were really played.
class Mean {
 public:
  explicit Mean(const Figure& figure) : m_figure(figure) {}
  void add(const ChargeFacts& facts) {
    const double value = m_figure.of(facts);
    m_sum += value;
    m_squares += value * value;
  }
  void check(int count, const std::string& where) const {
    const double mean = m_sum / count;
    const double variance = std::max(0.0, m_squares / count - mean * mean);
    // What never or always happened may still have a chance of a few in the number of phases.
    const double error = std::max(std::sqrt(variance / count), 1.0 / count);
    EXPECT_NEAR(mean, m_figure.expected, 4 * error) << m_figure.name << " of " << where;
  }

 private:
  Figure m_figure;
  double m_sum = 0;
  double m_squares = 0;
};

double inRange(const ChargeFacts& facts) {
  return facts.inRange;
}
double contact(const ChargeFacts& facts) {
  return facts.contact;
}
double broken(const ChargeFacts& facts) {
  return facts.broken;
}
double casualties(const ChargeFacts& facts) {
  return facts.casualties;
}
double offTable(const ChargeFacts& facts) {
  return facts.offTable;
}
double destroyed(const ChargeFacts& facts) {
  return facts.destroyed;
}
double fled(const ChargeFacts& facts) {
  return facts.fled;
}
double redirected(const ChargeFacts& facts) {
  return facts.redirected;
}
double redirectedInRange(const ChargeFacts& facts) {
  return facts.redirected && facts.inRange;
}

void check(const Position& position, Reaction reaction, const std::optional<UnitId>& redirect,
           const std::vector<Figure>& figures, Dice& dice) {
  ChargeSimulator simulator(position.start, {position.charger, position.target, reaction, redirect});
  std::vector<Mean> means(figures.begin(), figures.end());
  for (int i = 0; i < phases(); ++i) {
    const ChargeFacts facts = simulator.play(dice);
    for (Mean& mean : means) mean.add(facts);
  }
  const std::string where = position.charger.value + " on " + position.target.value + ", " + position.start.rules->id +
                            ", reaction " + std::to_string(static_cast<int>(reaction)) +
                            (redirect ? ", redirected to " + redirect->value : "");
  for (const Mean& mean : means) mean.check(phases(), where);
}

void checkAll(const Position& position, const ChargeOdds& odds, Dice& dice) {
  if (odds.hold)
    check(position, Reaction::Hold, {},
          {{"success", odds.hold->success, inRange}, {"contact", odds.hold->contact, contact}}, dice);
  if (odds.standAndShoot)
    check(position, Reaction::StandAndShoot, {},
          {{"success", odds.standAndShoot->success, inRange},
           {"contact", odds.standAndShoot->contact, contact},
           {"charge broken", odds.standAndShoot->chargeBroken, broken},
           {"casualties", odds.standAndShoot->expectedCasualties, casualties}},
          dice);
  if (odds.flee)
    check(position, Reaction::Flee, {},
          {{"range", odds.flee->inRange, inRange},
           {"caught", odds.flee->success, contact},
           {"off the table", odds.flee->offTable, offTable},
           {"destroyed", odds.flee->destroyed, destroyed},
           {"distance", odds.flee->expectedDistance, fled}},
          dice);
}

}  // namespace

TEST(OddsAgainstDice, AgreeWithSimulatedPhasesWithinFourStandardErrors) {
  Dice dice({}, 1);
  int shooting = 0;
  int fleeing = 0;
  for (const Position& position : positions()) {
    const ChargeOdds odds = chargeOdds(position.start, position.charger, position.target);
    ASSERT_TRUE(odds.legal);
    checkAll(position, odds, dice);
    shooting += odds.standAndShoot.has_value();
    fleeing += odds.flee.has_value();
  }
  EXPECT_GE(shooting, 3);
  EXPECT_GE(fleeing, 30);
}

TEST(OddsAgainstDice, AgreeOnRedirectedCharges) {
  Dice dice({}, 2);
  int redirects = 0;
  const std::vector<Position> all = positions();
  for (std::size_t i = 0; i < 12; ++i) {
    const ChargeOdds odds = chargeOdds(all[i].start, all[i].charger, all[i].target);
    if (!odds.flee) continue;
    for (const RedirectOdds& redirect : odds.flee->redirects)
      check(all[i], Reaction::Flee, redirect.target,
            {{"passed", redirect.passes, redirected}, {"success", redirect.success, redirectedInRange}}, dice);
    redirects += static_cast<int>(odds.flee->redirects.size());
  }
  EXPECT_GE(redirects, 3);
}

}  // namespace frontage::test
