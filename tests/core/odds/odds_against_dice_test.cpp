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
class Mean {
 public:
  Mean(std::string name, double expected) : m_name(std::move(name)), m_expected(expected) {}
  void add(double value) {
    m_sum += value;
    m_squares += value * value;
  }
  void check(int count, const std::string& where) const {
    const double mean = m_sum / count;
    const double variance = std::max(0.0, m_squares / count - mean * mean);
    // What never or always happened may still have a chance of a few in the number of phases.
    const double error = std::max(std::sqrt(variance / count), 1.0 / count);
    EXPECT_NEAR(mean, m_expected, 4 * error) << m_name << " of " << where;
  }

 private:
  std::string m_name;
  double m_expected;
  double m_sum = 0;
  double m_squares = 0;
};

std::string nameOf(const Position& position, const char* reaction) {
  return position.charger.value + " on " + position.target.value + ", " + position.start.rules->id + ", " + reaction;
}

void checkHold(const Position& position, const HoldOdds& odds, Dice& dice) {
  ChargeSimulator simulator(position.start, {position.charger, position.target, Reaction::Hold, {}});
  Mean success("success", odds.success);
  Mean contact("contact", odds.contact);
  for (int i = 0; i < phases(); ++i) {
    const ChargeFacts facts = simulator.play(dice);
    success.add(facts.inRange);
    contact.add(facts.contact);
  }
  for (const Mean& mean : {success, contact}) mean.check(phases(), nameOf(position, "hold"));
}

void checkShoot(const Position& position, const ShootOdds& odds, Dice& dice) {
  ChargeSimulator simulator(position.start, {position.charger, position.target, Reaction::StandAndShoot, {}});
  Mean success("success", odds.success);
  Mean contact("contact", odds.contact);
  Mean broken("charge broken", odds.chargeBroken);
  Mean casualties("casualties", odds.expectedCasualties);
  for (int i = 0; i < phases(); ++i) {
    const ChargeFacts facts = simulator.play(dice);
    success.add(facts.inRange);
    contact.add(facts.contact);
    broken.add(facts.broken);
    casualties.add(facts.casualties);
  }
  for (const Mean& mean : {success, contact, broken, casualties}) mean.check(phases(), nameOf(position, "shoot"));
}

void checkFlee(const Position& position, const FleeOdds& odds, Dice& dice) {
  ChargeSimulator simulator(position.start, {position.charger, position.target, Reaction::Flee, {}});
  Mean inRange("range", odds.inRange);
  Mean caught("caught", odds.success);
  Mean offTable("off the table", odds.offTable);
  Mean destroyed("destroyed", odds.destroyed);
  Mean distance("distance", odds.expectedDistance);
  for (int i = 0; i < phases(); ++i) {
    const ChargeFacts facts = simulator.play(dice);
    inRange.add(facts.inRange);
    caught.add(facts.contact);
    offTable.add(facts.offTable);
    destroyed.add(facts.destroyed);
    distance.add(facts.fled);
  }
  for (const Mean& mean : {inRange, caught, offTable, destroyed, distance})
    mean.check(phases(), nameOf(position, "flee"));
}

void checkRedirects(const Position& position, const FleeOdds& odds, Dice& dice) {
  for (const RedirectOdds& redirect : odds.redirects) {
    ChargeSimulator simulator(position.start, {position.charger, position.target, Reaction::Flee, redirect.target});
    Mean passes("passed", redirect.passes);
    Mean success("success", redirect.success);
    for (int i = 0; i < phases(); ++i) {
      const ChargeFacts facts = simulator.play(dice);
      passes.add(facts.redirected);
      success.add(facts.redirected && facts.inRange);
    }
    for (const Mean& mean : {passes, success})
      mean.check(phases(), nameOf(position, "redirect to ") + redirect.target.value);
  }
}

}  // namespace

TEST(OddsAgainstDice, AgreeWithSimulatedPhasesWithinFourStandardErrors) {
  Dice dice({}, 1);
  int shooting = 0;
  int fleeing = 0;
  for (const Position& position : positions()) {
    const ChargeOdds odds = chargeOdds(position.start, position.charger, position.target);
    ASSERT_TRUE(odds.legal);
    if (odds.hold) checkHold(position, *odds.hold, dice);
    if (odds.standAndShoot) checkShoot(position, *odds.standAndShoot, dice);
    if (odds.flee) checkFlee(position, *odds.flee, dice);
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
    checkRedirects(all[i], *odds.flee, dice);
    redirects += static_cast<int>(odds.flee->redirects.size());
  }
  EXPECT_GE(redirects, 3);
}

}  // namespace frontage::test
