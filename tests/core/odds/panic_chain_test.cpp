#include "core/odds/declared.h"
#include "core/odds/flee_odds.h"
#include "core/phase/redirect/redirect.h"
#include "tests/core/phase/board.h"

#include <cmath>

namespace frontage::test {

namespace {

using namespace core;

constexpr double kExact = 1e-12;

constexpr geometry::Vec kBehind{36, 25};
constexpr geometry::Vec kAside{29, 17};

/// "b" flees from "r" through its friend "f"; "g" stands at this place, behind them or where it may be charged too.
/// Bases of an inch.
PhaseState friendsInARow(const std::string& ruleset, geometry::Vec second) {
  Board board(ruleset);
  board.add("r", "red", 36, 10, 0, 10);
  board.add("b", "blue", 36, 16, 180, 10);
  board.add("f", "blue", 37, 20, 180, 5);
  board.add("g", "blue", second.x, second.y, 170, 5);
  for (Unit& unit : board.field().units) unit.base = {25.4, 25.4};
  return board.begin();
}

std::optional<PhaseState> asked(const PhaseState& state, const UnitId& charger) {
  Play play(state, {});
  Charge& charge = *play.state().chargeOf(charger);
  if (!charge.isOpen()) return std::nullopt;
  charge.pressesOn = false;
  charge.stage = Charge::Stage::AwaitingReaction;
  settleStages(play);
  if (play.state().chargeOf(charger)->stage != Charge::Stage::AwaitingRedirect) return std::nullopt;
  return play.state();
}

/// A redirected charge, every roll carried out and nothing put together or remembered.
RedirectOdds plainRedirect(const PhaseState& state, const Redirect& order) {
  RedirectOdds odds{order.targets.front(), 1, 0, 0};
  const auto act = [&](Play& play) {
    redirect(play, order);
    if (play.state().chargeOf(order.charger)->stage != Charge::Stage::AwaitingReaction) return;
    play.state().chargeOf(order.charger)->pressesOn = true;
    answerTheRest(play, order.charger);
  };
  forEachOutcome(state, act, [&](const Play& play, double chance) {
    const Charge& charge = *play.state().chargeOf(order.charger);
    if (charge.targets != order.targets) return;
    odds.passes += chance;
    if (!charge.isOpen()) return;
    const ReachOdds reach = reachOdds(play.state(), order.charger, odds.target);
    const bool flees = play.state().field.find(odds.target)->state.fleeing;
    odds.success += chance * (flees ? reach.contact : reach.inRange);
  });
  return odds;
}

struct Plain {
  FleeOdds odds;
  std::map<UnitId, RedirectOdds> redirects;
  double total = 0;
};

void addReach(Plain& plain, const PhaseState& state, const React& order, double chance) {
  const ReachOdds reach = reachOdds(state, order.charger, order.unit);
  plain.odds.inRange += chance * reach.inRange;
  plain.odds.success += chance * reach.contact;
  plain.odds.destroyed += chance * reach.destroyed;
}

void addRedirects(Plain& plain, const PhaseState& state, const UnitId& charger, double chance) {
  const auto choosing = asked(state, charger);
  if (!choosing) return;
  for (const Redirect& order : possibleRedirects(*choosing, *choosing->chargeOf(charger))) {
    const RedirectOdds one = plainRedirect(*choosing, order);
    RedirectOdds& sum = plain.redirects[one.target];
    sum.available += chance;
    sum.passes += chance * one.passes;
    sum.success += chance * one.success;
  }
}

/// Every roll is carried out by itself; only phases that have come to the same in the end are looked at once.
Plain plainOdds(const StateMix& declared, const React& order) {
  Plain plain;
  StateMix fled;
  for (const StateMix::Entry& entry : declared.entries())
    forEachOutcome(
        entry.state, [&](Play& play) { answer(play, order); },
        [&](const Play& play, double share) { fled.add(play.state(), entry.chance * share); });
  plain.total = fled.total();
  for (const auto& [state, chance] : fled.entries()) {
    if (state.chargeOf(order.charger)->isOpen())
      addReach(plain, state, order, chance);
    else if (state.field.find(order.unit)->state.destroyed)
      plain.odds.destroyed += chance;
    addRedirects(plain, state, order.charger, chance);
  }
  return plain;
}

int visits(const StateMix& declared, const React& order, const Exploration& exploration, double& total) {
  int count = 0;
  for (const StateMix::Entry& entry : declared.entries())
    forEachOutcome(
        entry.state, [&](Play& play) { answer(play, order); },
        [&](const Play&, double share) {
          ++count;
          total += entry.chance * share;
        },
        exploration);
  return count;
}

void expectWhatEveryRollComesTo(const PhaseState& state) {
  const React order{{"b"}, {"r"}, Reaction::Flee};
  const StateMix declared = declaredMix(state, {"r"}, {{"b"}});
  const Plain plain = plainOdds(declared, order);
  const FleeOdds odds = fleeOdds(declared, order);
  EXPECT_NEAR(plain.total, 1, kExact);
  EXPECT_NEAR(odds.inRange, plain.odds.inRange, kExact);
  EXPECT_NEAR(odds.success, plain.odds.success, kExact);
  EXPECT_NEAR(odds.destroyed, plain.odds.destroyed, kExact);
  ASSERT_EQ(odds.redirects.size(), plain.redirects.size());
  for (const RedirectOdds& redirect : odds.redirects) {
    const RedirectOdds& expected = plain.redirects.at(redirect.target);
    EXPECT_NEAR(redirect.available, expected.available, kExact) << redirect.target.value;
    EXPECT_NEAR(redirect.passes, expected.passes, kExact) << redirect.target.value;
    EXPECT_NEAR(redirect.success, expected.success, kExact) << redirect.target.value;
  }
}

class PanicChain : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Rulesets, PanicChain, testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace

TEST_P(PanicChain, WhatIsPutTogetherIsWhatEveryRollByItselfComesTo) {
  expectWhatEveryRollComesTo(friendsInARow(GetParam(), kBehind));
}

TEST_P(PanicChain, SoItIsForRedirectedCharges) {
  expectWhatEveryRollComesTo(friendsInARow(GetParam(), kAside));
}

TEST(PanicChains, FlightsThatEndAlikeAreCarriedOnWithOnce) {
  const PhaseState state = friendsInARow("t9a-2", kBehind);
  const React order{{"b"}, {"r"}, Reaction::Flee};
  const StateMix declared = declaredMix(state, {"r"}, {{"b"}});
  double plainTotal = 0;
  double total = 0;
  const int plain = visits(declared, order, {}, plainTotal);
  const int merged = visits(declared, order, {{}, {}, noEvents}, total);
  EXPECT_NEAR(total, plainTotal, kExact);
  EXPECT_LT(2 * merged, plain);
}

}  // namespace frontage::test
