#include "tests/core/phase/board.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

namespace frontage::test {

namespace {

using namespace core;

Dice sixesFor(const Ruleset& rules, const std::vector<UnitId>& chargers) {
  std::vector<GivenRoll> rolls;
  for (const UnitId& id : chargers)
    rolls.push_back(
        {RollPurpose::Range, id, std::vector<int>(rules.range == RangeRoll::MovePlusDiePlus4 ? 1U : 2U, 6)});
  return {rolls, std::nullopt};
}

PhaseState after(const PhaseState& state, const Order& order, const Dice& dice = {}) {
  const Transition done = apply(state, order, dice);
  EXPECT_FALSE(done.refused) << sentence(done.events.front(), state.field);
  EXPECT_FALSE(done.wanted) << done.diceProblem;
  return done.after;
}

/// Where everybody stands, and who is in contact with how many.
std::string outcome(const PhaseState& state) {
  std::string text;
  for (const Unit& unit : state.field.units)
    text += unit.id.value + " " + std::to_string(unit.pose.centre.x) + " " + std::to_string(unit.pose.centre.y) + "\n";
  std::set<std::string> contacts;
  for (const Contact& contact : state.contacts)
    contacts.insert(contact.charger.value + "-" + contact.target.value + " " + std::to_string(contact.chargerModels) +
                    "+" + std::to_string(contact.targetModels) + "\n");
  for (const std::string& contact : contacts) text += contact;
  return text;
}

/// All the orders in which these can be named, the given one first.
std::vector<std::vector<UnitId>> allOrders(std::vector<UnitId> ids) {
  std::sort(ids.begin(), ids.end());
  std::vector<std::vector<UnitId>> orders;
  do orders.push_back(ids);
  while (std::next_permutation(ids.begin(), ids.end()));
  return orders;
}

class SeveralChargers : public testing::TestWithParam<std::string> {};

/// Three of five, four and three before sixteen: all twelve of them fit beside one another, with all their models.
Board threeBeforeSixteen(const std::string& ruleset) {
  Board board(ruleset);
  board.add("p", "red", 28, 10, 0, 10, 5);
  board.add("q", "red", 36, 10, 0, 8, 4);
  board.add("r", "red", 43, 10, 0, 6, 3);
  board.add("b", "blue", 36, 20, 180, 32, 16);
  return board;
}

}  // namespace

TEST_P(SeveralChargers, StandAlikeInWhateverOrderTheyAreNamed) {
  std::set<std::string> outcomes;
  for (const std::vector<UnitId>& named : allOrders({{"p"}, {"q"}, {"r"}})) {
    PhaseState state = threeBeforeSixteen(GetParam()).begin();
    for (const char* id : {"p", "q", "r"}) {
      state = after(state, Declare{{id}, {{"b"}}});
      state = after(state, React{{"b"}, {id}, Reaction::Hold});
    }
    state = after(state, Resolve{named, std::nullopt}, sixesFor(*state.rules, named));
    ASSERT_EQ(state.contacts.size(), 3u);
    for (const Contact& contact : state.contacts)
      EXPECT_EQ(contact.chargerModels, state.field.find(contact.charger)->files) << contact.charger.value;
    outcomes.insert(outcome(state));
  }
  EXPECT_EQ(outcomes.size(), 1u) << *outcomes.begin() << "or\n" << *outcomes.rbegin();
}

TEST_P(SeveralChargers, AllGoInWhateverOrderTheyDeclare) {
  for (const std::vector<UnitId>& declaring : allOrders({{"p"}, {"q"}, {"r"}})) {
    PhaseState state = threeBeforeSixteen(GetParam()).begin();
    for (const UnitId& id : declaring) {
      state = after(state, Declare{id, {{"b"}}});
      state = after(state, React{{"b"}, id, Reaction::Hold});
    }
    state = after(state, EndPhase{}, sixesFor(*state.rules, declaring));
    ASSERT_EQ(state.contacts.size(), 3u) << outcome(state);
    for (const Contact& contact : state.contacts)
      EXPECT_EQ(contact.chargerModels, state.field.find(contact.charger)->files) << contact.charger.value;
  }
}

/// D7: a rock on the left and an enemy flush on the right, which is fighting already; neither can be avoided.
TEST_P(SeveralChargers, TheTargetsOfOneChargeMayBeNamedInAnyOrder) {
  std::set<std::string> outcomes;
  for (const std::vector<UnitId>& targets : allOrders({{"b"}, {"e"}})) {
    Board board(GetParam());
    const double inch = 25.4;
    for (Unit* unit : {&board.add("r", "red", 36, 10, 0, 10, 5)}) unit->base = {inch, inch};
    for (const auto& [id, army, x, y, facing] :
         {std::tuple("b", "blue", 36.0, 20.0, 180.0), std::tuple("e", "blue", 41.0, 20.0, 180.0),
          std::tuple("f", "red", 41.0, 22.0, 0.0)})
      board.add(id, army, x, y, facing, 10, 5).base = {inch, inch};
    board.field().terrain.push_back(
        {{"rock"}, "", TerrainKind::Impassable, {{{14, 12}, {33.5, 12}, {33.5, 19}, {14, 19}}}});
    PhaseState state = board.begin();
    const Order both = Declare{{"r"}, targets};
    ASSERT_EQ(query(state, both).legal(), state.rules->severalTargets != SeveralTargets::Never);
    if (!query(state, both).legal()) return;
    state = after(state, both);
    for (const char* id : {"b", "e"}) state = after(state, React{{id}, {"r"}, Reaction::Hold});
    state = after(state, EndPhase{}, sixesFor(*state.rules, {{"r"}}));
    EXPECT_EQ(state.contacts.size(), 2u);
    outcomes.insert(outcome(state));
  }
  EXPECT_EQ(outcomes.size(), 1u) << *outcomes.begin() << "or\n" << *outcomes.rbegin();
}

INSTANTIATE_TEST_SUITE_P(Rulesets, SeveralChargers, testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace frontage::test
