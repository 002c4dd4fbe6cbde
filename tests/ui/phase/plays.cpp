#include "tests/ui/phase/plays.h"

#include <algorithm>

namespace frontage::ui {

namespace {

using core::Reaction;
using core::RollPurpose;
using Events = std::vector<core::Event>;

struct Where {
  double x = 0;
  double y = 0;
  double bearing = 0;
};

core::Unit block(const char* id, const char* army, Where where, int models = 10, int files = 5) {
  core::Unit unit;
  unit.id = {id};
  unit.name = id;
  unit.army = {army};
  unit.pose = {{where.x, where.y}, geometry::Facing::fromBearingDegrees(where.bearing)};
  unit.models = models;
  unit.files = files;
  unit.base = {25.4, 25.4};
  unit.stats.movement = 4;
  unit.stats.leadership = 7;
  return unit;
}

core::Unit red(const char* id, Where where, int models = 10, int files = 5) {
  return block(id, "red", where, models, files);
}
core::Unit blue(const char* id, Where where, int models = 10, int files = 5) {
  return block(id, "blue", where, models, files);
}

core::Scenario field(std::vector<core::Unit> units, std::vector<core::Terrain> terrain = {}) {
  core::Scenario scenario;
  scenario.name = "A play";
  scenario.active = {"red"};
  scenario.field.armies = {{{"red"}, "Red"}, {{"blue"}, "Blue"}};
  scenario.field.units = std::move(units);
  scenario.field.terrain = std::move(terrain);
  scenario.seed = 11;
  return scenario;
}

core::Terrain rock(const char* id, double left, double bottom, double right, double top) {
  core::Terrain terrain;
  terrain.id = {id};
  terrain.kind = core::TerrainKind::Impassable;
  terrain.shape.vertices = {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
  return terrain;
}

core::Scenario withBow(core::Scenario scenario, const char* id) {
  scenario.field.find(core::UnitId{id})->stats.missile =
      core::MissileWeapon{"Bow", 24, 3, 3, 1, core::Shooters::FrontAndHalf};
  return scenario;
}

core::Scenario fleeing(core::Scenario scenario, const char* id) {
  scenario.field.find(core::UnitId{id})->state.fleeing = true;
  return scenario;
}

template <class Body>
std::vector<Body> all(const Events& events) {
  std::vector<Body> found;
  for (const core::Event& event : events)
    if (const auto* body = std::get_if<Body>(&event.body)) found.push_back(*body);
  return found;
}

bool tested(const Events& events, RollPurpose kind, bool passed) {
  const auto tests = all<core::Test>(events);
  return std::any_of(tests.begin(), tests.end(),
                     [&](const core::Test& test) { return test.kind == kind && test.passed == passed; });
}

Play frontCharge() {
  return {"AFrontChargeOnAHoldingUnit",
          field({red("r", {36, 12}), blue("b", {38, 20, 190})}),
          {{"r", {"b"}}},
          {},
          {},
          {{RollPurpose::Range, 6}},
          [](const Events& events, const core::Ruleset&) {
            ASSERT_EQ(all<core::Contact>(events).size(), 1U);
            EXPECT_EQ(all<core::Contact>(events).front().facing, geometry::Side::Front);
            EXPECT_TRUE(all<core::FailedCharge>(events).empty());
          }};
}

Play standAndShoot() {
  return {"StandAndShootWithPanic",
          withBow(field({red("r", {36, 12}, 20), blue("b", {36, 22, 180}, 20)}), "b"),
          {{"r", {"b"}}},
          {{"b", Reaction::StandAndShoot}},
          {},
          {{RollPurpose::ToHit, 6}, {RollPurpose::ToWound, 6}, {RollPurpose::Save, 1}, {RollPurpose::Panic, 6}},
          [](const Events& events, const core::Ruleset& rules) {
            ASSERT_EQ(all<core::Shots>(events).size(), rules.standAndShoot ? 1U : 0U);
            if (!rules.standAndShoot) return;
            EXPECT_GE(all<core::Shots>(events).front().killed, 5) << "a quarter of twenty";
            EXPECT_TRUE(tested(events, RollPurpose::Panic, false));
            EXPECT_FALSE(all<core::FleeMove>(events).empty()) << "the charger runs";
            EXPECT_TRUE(all<core::Contact>(events).empty());
          }};
}

core::Scenario twoEnemies() {
  return field({red("r", {36, 10}), blue("b", {36, 20, 180}), blue("c", {42, 18, 180})});
}

Play failedRedirect() {
  return {"FlightWithAFailedRedirect",
          twoEnemies(),
          {{"r", {"b"}}},
          {{"b", Reaction::Flee}},
          {{"r", "c"}},
          {{RollPurpose::Flee, 6}, {RollPurpose::Redirect, 6}, {RollPurpose::Range, 1}},
          [](const Events& events, const core::Ruleset& rules) {
            EXPECT_FALSE(all<core::FleeMove>(events).empty());
            const bool tests = rules.redirectTest == core::RedirectTest::Leadership;
            EXPECT_EQ(tested(events, RollPurpose::Redirect, false), tests);
            EXPECT_EQ(all<core::Redirected>(events).empty(), tests);
            EXPECT_EQ(all<core::FailedCharge>(events).size(), 1U);
          }};
}

Play redirect() {
  return {"FlightWithARedirect",
          twoEnemies(),
          {{"r", {"b"}}},
          {{"b", Reaction::Flee}},
          {{"r", "c"}},
          {{RollPurpose::Flee, 6}, {RollPurpose::Redirect, 1}, {RollPurpose::Range, 6}},
          [](const Events& events, const core::Ruleset&) {
            EXPECT_EQ(all<core::Redirected>(events).size(), 1U);
            ASSERT_EQ(all<core::Contact>(events).size(), 1U);
            EXPECT_EQ(all<core::Contact>(events).front().target.value, "c");
          }};
}

Play secondFlight() {
  return {"ASecondTargetThatFleesToo",
          twoEnemies(),
          {{"r", {"b"}}},
          {{"b", Reaction::Flee}, {"c", Reaction::Flee}},
          {{"r", "c"}},
          {{RollPurpose::Flee, 6}, {RollPurpose::Redirect, 1}, {RollPurpose::Range, 1}},
          [](const Events& events, const core::Ruleset&) {
            EXPECT_EQ(all<core::FleeMove>(events).size(), 2U);
            EXPECT_TRUE(all<core::Contact>(events).empty());
          }};
}

/// Three in a row with half an inch between them: whoever is twice as wide as one cannot go into the middle one alone.
Play severalTargets() {
  core::Scenario position = field({red("r", {36, 16}, 30, 10), blue("a", {36, 24, 180}, 15),
                                   blue("b", {31.562992, 24, 180}, 15), blue("c", {40.437008, 24, 180}, 15)});
  for (core::Unit& unit : position.field.units) unit.base = {20, 20};
  return {"SeveralTargets",
          position,
          {{"r", {"a", "b"}}, {"r", {"a"}}},
          {},
          {},
          {{RollPurpose::Range, 6}},
          [](const Events& events, const core::Ruleset& rules) {
            if (rules.severalTargets != core::SeveralTargets::WhenUnavoidable) return;
            const auto declared = all<core::Declared>(events);
            ASSERT_EQ(declared.size(), 1U);
            EXPECT_EQ(declared.front().targets.size(), 2U);
            EXPECT_EQ(all<core::Contact>(events).size(), 2U);
          }};
}

/// Three fronts of eight inches before one of eight: however they shift, two of them have room.
Play oneTooMany() {
  constexpr double kApart = 8.174;
  core::Scenario position = field({red("r", {36 - kApart, 18}, 20, 8), red("s", {36, 18}, 20, 8),
                                   red("t", {36 + kApart, 18}, 20, 8), blue("b", {36, 30, 180}, 30, 10)});
  for (core::Unit& unit : position.field.units) {
    unit.base = unit.id.value == "b" ? core::BaseSize{20, 20} : core::BaseSize{25, 25};
    unit.stats.movement = 5;
  }
  return {"ThreeChargersOnOneFacingWithOneTooMany",
          position,
          {{"r", {"b"}}, {"s", {"b"}}, {"t", {"b"}}},
          {},
          {},
          {{RollPurpose::Range, 6}},
          [](const Events& events, const core::Ruleset& rules) {
            const std::size_t declared = all<core::Declared>(events).size();
            // Where aligned places of declared charges count, one of them is not even declared.
            EXPECT_EQ(declared, rules.roomCountsDeclared ? 2U : 3U);
            EXPECT_EQ(all<core::Contact>(events).size(), 2U);
            EXPECT_EQ(all<core::FailedCharge>(events).size(), declared - 2);
          }};
}

Play runningDown() {
  return {"RunningDown",
          fleeing(field({red("r", {36, 10}, 2, 2), blue("b", {36, 19})}), "b"),
          {{"r", {"b"}}},
          {},
          {},
          {{RollPurpose::Flee, 1}, {RollPurpose::Range, 6}, {RollPurpose::Reform, 1}},
          [](const Events& events, const core::Ruleset& rules) {
            ASSERT_EQ(all<core::RanDown>(events).size(), 1U);
            EXPECT_EQ(all<core::RanDown>(events).front().destroyed, rules.runDown == core::RunDown::Destroyed);
            EXPECT_EQ(tested(events, RollPurpose::Reform, true), rules.reformAfterRunDown);
          }};
}

Play roundARock() {
  return {"AFailedChargeRoundARock",
          field({red("r", {36, 12}), blue("b", {38, 23.5, 180})}, {rock("rock", 32, 15.5, 33.9, 16.5)}),
          {{"r", {"b"}}},
          {},
          {},
          {{RollPurpose::Range, 1}},
          [](const Events& events, const core::Ruleset&) {
            ASSERT_EQ(all<core::FailedCharge>(events).size(), 1U);
            EXPECT_GT(all<core::FailedCharge>(events).front().moved, 0);
            EXPECT_TRUE(all<core::Contact>(events).empty());
          }};
}

Play smallTarget() {
  return {"ASmallTargetThatTurns",
          field({red("r", {36, 14}, 20), blue("b", {36, 22, 200}, 1, 1)}),
          {{"r", {"b"}}},
          {},
          {},
          {{RollPurpose::Range, 6}},
          [](const Events& events, const core::Ruleset& rules) {
            const auto doors = all<core::DoorClosed>(events);
            ASSERT_EQ(doors.size(), 1U);
            EXPECT_EQ(doors.front().unit.value, rules.smallTargetTurns ? "b" : "r");
          }};
}

/// A target in a notch between rocks: whoever is wider cannot turn flush in there.
Play obstructedDoor() {
  core::Scenario position = field({red("r", {36, 18}, 20, 10), blue("b", {36, 30, 180}, 20)},
                                  {rock("left", 32.7, 27.6, 33.7, 28.2), rock("right", 38.1, 27.6, 39.1, 28.2)});
  position.field.find(core::UnitId{"r"})->base = {25, 25};
  position.field.find(core::UnitId{"b"})->base = {20, 20};
  return {"AnObstructedDoor",
          position,
          {{"r", {"b"}}},
          {},
          {},
          {{RollPurpose::Range, 6}},
          [](const Events& events, const core::Ruleset&) {
            const auto doors = all<core::DoorClosed>(events);
            ASSERT_EQ(doors.size(), 1U);
            EXPECT_EQ(doors.front().unit.value, "b") << "the charged unit closes it";
          }};
}

}  // namespace

const std::vector<Play>& plays() {
  static const std::vector<Play> all{frontCharge(),  standAndShoot(),  failedRedirect(), redirect(),
                                     secondFlight(), severalTargets(), oneTooMany(),     runningDown(),
                                     roundARock(),   smallTarget(),    obstructedDoor()};
  return all;
}

}  // namespace frontage::ui
