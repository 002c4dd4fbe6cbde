#include "core/phase/resolve/places.h"
#include "tests/core/phase/board.h"

#include <gtest/gtest.h>

namespace frontage::test {

namespace {

using namespace core;

/// Five wide against ten wide, straight ahead: any place with the five wholly on the ten is as good (5 + 7 models when
/// the five stand on a boundary of bases, else 5 + 6).
PhaseState fiveAgainstTen(const std::string& ruleset) {
  Board board(ruleset);
  board.add("r", "red", 36, 10, 0, 10, 5);
  board.add("b", "blue", 36, 20, 180, 20, 10);
  const Transition declared = apply(board.begin(), Declare{{"r"}, {{"b"}}}, Dice());
  EXPECT_FALSE(declared.refused);
  const Transition held = apply(declared.after, React{{"b"}, {"r"}, Reaction::Hold}, Dice());
  EXPECT_FALSE(held.refused);
  return held.after;
}

Dice sixes(const Ruleset& rules) {
  const int dice = rules.range == RangeRoll::MovePlusDiePlus4 ? 1 : 2;
  return Dice({{RollPurpose::Range, {"r"}, std::vector<int>(static_cast<std::size_t>(dice), 6)}}, std::nullopt);
}

const Contact* contactIn(const std::vector<Event>& events) {
  for (const Event& event : events)
    if (const auto* contact = std::get_if<Contact>(&event.body)) return contact;
  return nullptr;
}

class PlaceChoices : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(PlaceChoices, AnyEquallyGoodPlaceThatIsAskedForIsTaken) {
  const PhaseState state = fiveAgainstTen(GetParam());
  const PlaceChoice choice = placeChoice(state, state.charges.front());
  ASSERT_TRUE(choice.best && choice.best->move);
  ASSERT_FALSE(choice.equal.empty());
  for (const EqualPlaces& stretch : choice.equal)
    for (const double offset : {stretch.from, (stretch.from + stretch.to) / 2, stretch.to}) {
      const Order order = Resolve{{{"r"}}, offset};
      ASSERT_TRUE(query(state, order).legal()) << offset;
      const Transition done = apply(state, order, sixes(*state.rules));
      const Contact* contact = contactIn(done.events);
      ASSERT_TRUE(contact) << offset;
      EXPECT_NEAR(contact->offset, offset, 1e-9);
      EXPECT_EQ(contact->chargerModels, choice.best->contact.charger);
      EXPECT_EQ(contact->targetModels, choice.best->contact.target);
    }
}

TEST_P(PlaceChoices, AWorsePlaceIsRefusedWithTheNearestGoodOne) {
  const PhaseState state = fiveAgainstTen(GetParam());
  // Half off the facing: the outer corner of the five at 5 + 2.46" from its middle touches only half as many.
  const Verdict verdict = query(state, Resolve{{{"r"}}, 6.0});
  ASSERT_FALSE(verdict.legal());
  const ClauseCheck& reason = verdict.clauses.back();
  EXPECT_EQ(reason.clause, "M9");
  ASSERT_TRUE(reason.value && reason.limit);
  EXPECT_DOUBLE_EQ(*reason.value, 6.0);
  EXPECT_LT(*reason.limit, 6.0);
  EXPECT_TRUE(query(state, Resolve{{{"r"}}, *reason.limit}).legal());
  EXPECT_TRUE(apply(state, Resolve{{{"r"}}, 6.0}, sixes(*state.rules)).refused);
}

TEST_P(PlaceChoices, APlaceBeyondTheFacingIsRefused) {
  const PhaseState state = fiveAgainstTen(GetParam());
  const Verdict verdict = query(state, Resolve{{{"r"}}, 40.0});
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.clauses.back().clause, "M9");
}

TEST_P(PlaceChoices, APlaceCannotBeChosenForChargersThatShareATarget) {
  Board board(GetParam());
  board.add("r", "red", 30, 10, 0, 10, 5);
  board.add("s", "red", 42, 10, 0, 10, 5);
  board.add("b", "blue", 36, 20, 180, 40, 20);
  PhaseState state = board.begin();
  for (const char* charger : {"r", "s"}) {
    const Transition declared = apply(state, Declare{{charger}, {{"b"}}}, Dice());
    ASSERT_FALSE(declared.refused) << sentence(declared.events.front(), state.field);
    state = apply(declared.after, React{{"b"}, {charger}, Reaction::Hold}, Dice()).after;
  }
  EXPECT_TRUE(query(state, Resolve{{{"r"}}, std::nullopt}).legal());
  const Verdict verdict = query(state, Resolve{{{"r"}}, 0.0});
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.clauses.back().blockers, (std::vector<std::string>{"r", "s"}));
}

TEST_P(PlaceChoices, APlaceCannotBeChosenOnAFleeingTarget) {
  Board board(GetParam());
  board.add("r", "red", 36, 10, 0, 10, 5);
  board.add("b", "blue", 36, 20, 0, 20, 10).state.fleeing = true;
  PhaseState state = board.begin();
  state = apply(state, Declare{{"r"}, {{"b"}}}, Dice()).after;
  const bool holds = query(state, React{{"b"}, {"r"}, Reaction::Hold}).legal();
  state = apply(state, React{{"b"}, {"r"}, holds ? Reaction::Hold : Reaction::Flee},
                Dice({{RollPurpose::Flee, {"b"}, {1, 1}}}, std::nullopt))
              .after;
  const Verdict verdict = query(state, Resolve{{{"r"}}, 0.0});
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.clauses.back().clause, "M12");
}

TEST_P(PlaceChoices, AChargerNamedTwiceIsRefused) {
  EXPECT_FALSE(query(fiveAgainstTen(GetParam()), Resolve{{{"r"}, {"r"}}, std::nullopt}).legal());
}

INSTANTIATE_TEST_SUITE_P(Rulesets, PlaceChoices, testing::ValuesIn(everyRuleset()), rulesetTestName);

}  // namespace frontage::test
