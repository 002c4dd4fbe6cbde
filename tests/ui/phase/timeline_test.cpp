#include "ui/playback/timeline.h"

#include "ui/playback/playback.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include <algorithm>
#include <cmath>

namespace frontage::ui {
namespace {

using geometry::Angle;
using geometry::Length;

core::Unit unitAt(const char* id, double x, double y) {
  core::Unit unit;
  unit.id = {id};
  unit.army = {"red"};
  unit.models = 10;
  unit.files = 5;
  unit.pose.centre = {x, y};
  return unit;
}

geometry::Path wheelingPath(const core::Unit& unit) {
  geometry::Path path({unit.pose, 2.5, 1});
  path.advance(Length::fromInches(3))
      .wheel(geometry::Hand::Left, Angle::fromDegrees(30))
      .advance(Length::fromInches(4));
  return path;
}

/// A charge of one unit, told by three events: rolled, moved, in contact.
Timeline chargeTimeline() {
  core::Battlefield field;
  field.units = {unitAt("a", 10, 10), unitAt("b", 30, 10)};
  const geometry::Path path = wheelingPath(field.units[0]);
  core::Battlefield after = field;
  after.units[0].pose = path.end().pose;
  Timeline timeline(field);
  timeline.append(1, after,
                  {{"M3", core::RangeRolled{{"a"}, {3, 4}, 9, {}, {}}},
                   {"M4", core::ChargeMoved{{"a"}, {"b"}, path, Angle::fromDegrees(30)}},
                   {"M9", core::Contact{{"a"}, {"b"}, geometry::Side::Front, 5, 5, 0}}});
  return timeline;
}

bool samePose(const geometry::Pose& a, const geometry::Pose& b, double tolerance) {
  return geometry::distance(a.centre, b.centre) <= tolerance &&
         geometry::distance(a.facing.forward(), b.facing.forward()) <= tolerance;
}

TEST(Timeline, StartsAndEndsExactlyInTheStatesOfTheStep) {
  const Timeline timeline = chargeTimeline();
  EXPECT_EQ(timeline.fieldAt(0).units[0].pose.centre, (geometry::Vec{10, 10}));
  EXPECT_EQ(timeline.fieldAt(timeline.duration()).units[0].pose, wheelingPath(unitAt("a", 10, 10)).end().pose);
  EXPECT_EQ(timeline.placeAt(0), 0);
  EXPECT_EQ(timeline.placeAt(timeline.duration()), 1);
}

TEST(Timeline, IsTheEventsOwnPathAtTwentyOneTimes) {
  const Timeline timeline = chargeTimeline();
  const TimelineMark& move = timeline.marks()[1];
  for (int i = 0; i <= 20; ++i) {
    const double t = move.start + move.duration * i / 20;
    EXPECT_TRUE(samePose(timeline.poses(t).at({"a"}), move.path.at(Timeline::pathTime(move, t)), 1e-9)) << i;
    EXPECT_EQ(timeline.poses(t).at({"b"}).centre, (geometry::Vec{30, 10}));
  }
}

TEST(Timeline, StandsStillBetweenThePiecesOfAMove) {
  const Timeline timeline = chargeTimeline();
  const TimelineMark& move = timeline.marks()[1];
  ASSERT_EQ(move.pieces.size(), 4U);
  for (const std::size_t piece : {1U, 2U}) {
    const double at = move.start + move.pieces[piece] * move.duration;
    const double slow =
        geometry::distance(timeline.poses(at - 1e-3).at({"a"}).centre, timeline.poses(at + 1e-3).at({"a"}).centre);
    EXPECT_LT(slow, 1e-3) << "eased out and in at the joint";
  }
}

TEST(Timeline, AChargeTakesBetweenSixTenthsAndTwoSeconds) {
  core::Unit unit = unitAt("a", 10, 10);
  for (const double inches : {0.01, 1.0, 8.0, 14.0, 60.0}) {
    geometry::Path path({unit.pose, 2.5, 1});
    path.advance(Length::fromInches(inches));
    const double seconds = durationOf({"M4", core::ChargeMoved{{"a"}, {"b"}, path, {}}});
    EXPECT_GE(seconds, 0.6);
    EXPECT_LE(seconds, 2.0);
  }
}

TEST(Timeline, StopsAtEachPieceAndAtEachEvent) {
  const Timeline timeline = chargeTimeline();
  EXPECT_EQ(timeline.stops(false).size(), 4U);  // the start and three events
  EXPECT_EQ(timeline.stops(true).size(), 6U);   // and the two joints of the move
  const std::vector<double> stops = timeline.stops(true);
  EXPECT_TRUE(std::is_sorted(stops.begin(), stops.end()));
}

TEST(Playback, StepsForwardAndBackThroughTheSameMoments) {
  Playback playback;
  playback.setTimeline(chargeTimeline());
  std::vector<double> there{playback.time()};
  while (!playback.atEnd()) {
    playback.stepForward(true);
    there.push_back(playback.time());
  }
  EXPECT_EQ(there, playback.timeline().stops(true));
  for (auto t = there.rbegin() + 1; t != there.rend(); ++t) {
    playback.stepBack(true);
    EXPECT_EQ(playback.time(), *t);
  }
}

TEST(Playback, GoesBySpeedAndStopsAtTheEnd) {
  Playback playback;
  playback.setTimeline(chargeTimeline());
  playback.setSpeed(4);
  playback.play();
  playback.elapse(0.1);
  EXPECT_NEAR(playback.time(), 0.4, 1e-12);
  playback.elapse(100);
  EXPECT_TRUE(playback.atEnd());
  EXPECT_FALSE(playback.playing());
}

TEST(Playback, LoopsFromTheEndToTheStart) {
  Playback playback;
  playback.setTimeline(chargeTimeline());
  playback.setLoops(true);
  playback.play();
  playback.elapse(100);
  EXPECT_EQ(playback.time(), 0);
  EXPECT_TRUE(playback.playing());
  playback.pause();
}

TEST(Playback, ShowsWhatIsNewToItsEndBeforeItLoops) {
  Playback playback;
  playback.setTimeline(chargeTimeline());
  playback.setLoops(true);
  playback.playNew(0);
  playback.elapse(100);
  EXPECT_TRUE(playback.atEnd());
  EXPECT_FALSE(playback.playing()) << "whoever waits for the outcome is told";
  playback.play();
  playback.elapse(100);
  EXPECT_TRUE(playback.playing());
  playback.pause();
}

TEST(Playback, JumpsToTheEndWithReducedMotion) {
  Playback playback;
  playback.setTimeline(chargeTimeline());
  playback.setReducedMotion(true);
  QSignalSpy times(&playback, &Playback::timeChanged);
  playback.play();
  playback.elapse(0.001);
  EXPECT_TRUE(playback.atEnd());
  EXPECT_FALSE(playback.playing());
  EXPECT_LE(times.count(), 2) << "no moment in between is shown";
}

}  // namespace
}  // namespace frontage::ui
