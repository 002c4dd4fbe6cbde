#include "core/battlefield/formation.h"
#include "core/run/play_orders.h"
#include "core/scenario/scenario.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <variant>

namespace frontage::core {
namespace {

class Bundled : public ::testing::TestWithParam<std::string> {};

TEST_P(Bundled, LoadsWithoutAnyProblemAndIsWrittenAsTheProgramWrites) {
  const LoadResult loaded = loadScenario(GetParam());
  for (const Problem& problem : loaded.problems) ADD_FAILURE() << problem.text();
  ASSERT_TRUE(loaded.ok());
  EXPECT_EQ(toText(*loaded.scenario), test::readFile(GetParam()));
  EXPECT_FALSE(loaded.scenario->name.empty());
  EXPECT_FALSE(loaded.scenario->notes.empty());
}

TEST_P(Bundled, PlaysToTheEndOfThePhase) {
  const PhaseRun run = playOrders(*loadScenario(GetParam()).scenario);
  EXPECT_EQ(run.problem, "");
  EXPECT_FALSE(run.refused);
  EXPECT_TRUE(run.end().ended);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Bundled, ::testing::ValuesIn(test::filesIn("resources/scenarios", ".frontage")),
                         test::fileTestName);

/// The first event of a kind in a bundled scenario.
template <class Body>
Body eventIn(const std::string& name) {
  const std::string file = std::string(FRONTAGE_SOURCE_DIR) + "/resources/scenarios/" + name + ".frontage";
  for (const Event& event : playOrders(*loadScenario(file).scenario).events())
    if (const Body* body = std::get_if<Body>(&event.body)) return *body;
  ADD_FAILURE() << "no such event in " << name;
  return {};
}

// The figures below are worked out by hand from the positions in the files.

TEST(BundledStory, TheStraightChargeIsMetFiveAbreast) {
  // 12" between the centres less 100 mm / 2 of knights and 80 mm / 2 of spearmen: 12 - 3.5433 = 8.4567.
  EXPECT_NEAR(eventIn<Declared>("2-straight-charge").distances.at({"spearmen"}), 8.4567, 1e-4);
  EXPECT_EQ(eventIn<RangeRolled>("2-straight-charge").range, 7 + 4 + 3);
  const Contact contact = eventIn<Contact>("2-straight-charge");
  EXPECT_EQ(contact.facing, geometry::Side::Front);
  EXPECT_EQ(contact.chargerModels, 5);
  EXPECT_EQ(contact.targetModels, 5);
}

TEST(BundledStory, TheObliqueChargeNeedsAWheelAndADoor) {
  EXPECT_GT(std::abs(eventIn<ChargeMoved>("3-oblique-charge").wheel.degrees()), 5);
  EXPECT_GT(std::abs(eventIn<DoorClosed>("3-oblique-charge").angle.degrees()), 5);
  EXPECT_EQ(eventIn<Contact>("3-oblique-charge").facing, geometry::Side::Front);
}

TEST(BundledStory, TheFlankChargeStrikesTheFlank) {
  EXPECT_EQ(eventIn<Contact>("4-flank-charge").facing, geometry::Side::LeftFlank);
}

TEST(BundledStory, TheFailedChargeGoesTheHigherDie) {
  EXPECT_EQ(eventIn<FailedCharge>("5-failed-charge").distance, 5);
}

TEST(BundledStory, TheArchersGetAway) {
  EXPECT_EQ(eventIn<FleeMove>("6-flight").rolled, 7);
  EXPECT_FALSE(eventIn<RangeRolled>("6-flight").success.at({"archers"}));
}

}  // namespace
}  // namespace frontage::core
