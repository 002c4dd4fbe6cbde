#include "core/lesson/judge/open_pointers.h"

#include "core/lesson/course/course.h"
#include "core/lesson/judge/stage.h"
#include "core/rules/resources.h"
#include "tests/core/phase/board.h"

#include <gmock/gmock.h>

namespace frontage::core {
namespace {

using At = Pointer::At;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Knights straight ahead of spears, which stand beside archers.
PhaseState board() {
  test::Board board("wap");
  board.add("knights", "red", 24, 8, 0, 5);
  board.add("spears", "blue", 24, 19, 180);
  board.add("archers", "blue", 36, 19, 180);
  return board.begin();
}

Pointer pointer(At at, const char* unit, const char* other = "") {
  Pointer made;
  made.at = at;
  made.unit = {unit};
  made.other = {other};
  return made;
}

std::vector<OpenPointer> open(TaskBody body, std::vector<Pointer> pointers) {
  Step step;
  step.pointAt = std::move(pointers);
  step.task = Task{};
  step.task->body = std::move(body);
  const PhaseState state = board();
  const TaskJudge judge(state, *step.task);
  EXPECT_FALSE(judge.problem()) << *judge.problem();
  return openPointers(step, judge);
}

Played charge() {
  Played played;
  played.charge = Declare{{"knights"}, {{"spears"}}};
  played.dice.rest = 6;
  return played;
}

TEST(PointersOfAnOpenQuestion, AMoveIsNotShownToWhoIsAskedWhereItEnds) {
  PlaceTask place;
  place.unit = {"knights"};
  place.played = charge();
  EXPECT_THAT(open(place, {pointer(At::Move, "knights", "spears")}),
              ElementsAre(OpenPointer{pointer(At::Unit, "knights")}, OpenPointer{pointer(At::Unit, "spears")}));
  LegalTask legal;
  legal.order = Declare{{"knights"}, {{"spears"}}};
  EXPECT_EQ(open(legal, {pointer(At::Move, "knights", "spears")}).front().pointer.at, At::Unit);
}

TEST(PointersOfAnOpenQuestion, AMoveIsShownToWhoCountsModelsWhereItEnds) {
  NumberTask number;
  number.quantity = Quantity::ModelsInContact;
  number.charger = {"knights"};
  number.target = {"spears"};
  const Pointer move = pointer(At::Move, "knights", "spears");
  EXPECT_THAT(open(number, {move}), ElementsAre(OpenPointer{move}));
}

TEST(PointersOfAnOpenQuestion, AGapLosesItsFigureWhereTheFigureIsAskedFor) {
  NumberTask number;
  number.quantity = Quantity::Distance;
  number.charger = {"knights"};
  number.target = {"spears"};
  const Pointer same = pointer(At::Gap, "spears", "knights");
  const Pointer other = pointer(At::Gap, "knights", "archers");
  EXPECT_THAT(open(number, {same, other}),
              ElementsAre(OpenPointer{same, false, false}, OpenPointer{other, true, false}));
}

TEST(PointersOfAnOpenQuestion, AZoneIsNotShownToWhoIsAskedForIt) {
  ZoneTask zone;
  zone.charger = {"knights"};
  zone.target = {"spears"};
  EXPECT_THAT(open(zone, {pointer(At::Zone, "spears"), pointer(At::Edge, "spears"), pointer(At::Edge, "knights")}),
              ElementsAre(OpenPointer{pointer(At::Unit, "spears")}, OpenPointer{pointer(At::Unit, "spears")},
                          OpenPointer{pointer(At::Edge, "knights")}));
}

TEST(PointersOfAnOpenQuestion, FramesAboutRightAnswersAloneAreLeftOut) {
  TargetTask seen;
  seen.which = TargetTask::Which::Closest;
  seen.charger = {"knights"};
  EXPECT_THAT(open(seen, {pointer(At::Unit, "knights"), pointer(At::Unit, "spears")}),
              ElementsAre(OpenPointer{pointer(At::Unit, "knights")}));
  EXPECT_EQ(open(seen, {pointer(At::Unit, "archers"), pointer(At::Unit, "spears")}).size(), 2U)
      << "where wrong ones are framed too, all may be";
}

TEST(PointersOfAnOpenQuestion, APlaceIsNotMarkedWhereItIsAskedFor) {
  PlaceTask place;
  place.unit = {"knights"};
  place.played = charge();
  Pointer there = pointer(At::Point, "");
  there.point = {24, 16.5};  // the knights, one rank deep, flush with the spears' front at y = 17
  Pointer elsewhere = there;
  elsewhere.point = {24, 30};
  EXPECT_THAT(open(place, {there, elsewhere}), ElementsAre(OpenPointer{elsewhere}));
}

/// Over all that is shipped: no question is asked beside a picture that answers it.
TEST(PointersOfAnOpenQuestion, NoShippedQuestionIsAnsweredByItsPicture) {
  int looked = 0;
  for (const Lesson& lesson : Course::load(resourceFolder()).lessons)
    for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
      const Step& step = lesson.steps[at];
      if (!step.task || std::holds_alternative<PlayTask>(step.task->body)) continue;
      SCOPED_TRACE(lesson.id + ", step " + std::to_string(at));
      const StepStage stage = stageOf(lesson, at, lesson.shownRuleset(at));
      ASSERT_FALSE(stage.problem);
      ++looked;
      for (const OpenPointer& shown : openPointers(step, TaskJudge(stage.state, *step.task))) {
        const bool place = std::holds_alternative<PlaceTask>(step.task->body);
        const bool turn = std::holds_alternative<TurnTask>(step.task->body);
        EXPECT_FALSE((place || turn) && shown.pointer.at == At::Move);
        const auto* zone = std::get_if<ZoneTask>(&step.task->body);
        EXPECT_FALSE(zone && shown.pointer.at == At::Zone && shown.pointer.unit == zone->target);
        const auto* number = std::get_if<NumberTask>(&step.task->body);
        EXPECT_FALSE(number && number->quantity == Quantity::Distance && shown.pointer.at == At::Gap &&
                     shown.withFigure);
      }
    }
  EXPECT_GT(looked, 100);
}

}  // namespace
}  // namespace frontage::core
