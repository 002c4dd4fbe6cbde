#include "core/lesson/judge/judge.h"

#include "core/lesson/judge/quantities.h"
#include "core/lesson/judge/stage.h"
#include "core/lesson/read/lesson_file.h"
#include "tests/core/phase/board.h"
#include "tests/support/files.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>

#include <cmath>

namespace frontage::core {
namespace {

using ::testing::DoubleNear;
using ::testing::UnorderedElementsAre;

/// Five files of 25 mm straight ahead of five files of 20 mm, eight inches of table between their fronts.
PhaseState straightAhead(const std::string& ruleset) {
  test::Board board(ruleset);
  Unit& knights = board.add("knights", "red", 24, 8, 0, 5);
  knights.base = {25.4, 50.8};  // 5" by 2": the front at y = 9
  knights.stats.troopType = TroopType::Cavalry;
  knights.stats.movement = 8;
  Unit& spears = board.add("spears", "blue", 24, 19, 180);
  spears.base = {25.4, 25.4};  // 5" by 4": the front at y = 17
  return board.begin();
}

Task asking(TaskBody body) {
  Task task;
  task.body = std::move(body);
  task.otherwise.byLanguage["en"] = "something else";
  return task;
}

Played charge() {
  Played played;
  played.charge = Declare{{"knights"}, {{"spears"}}};
  return played;
}

double numberOf(const PhaseState& state, Quantity quantity) {
  NumberTask task;
  task.quantity = quantity;
  task.charger = {"knights"};
  task.target = {"spears"};
  task.unit = {"knights"};
  const Found<double> found = quantityOf(state, task);
  EXPECT_TRUE(found.ok()) << (found.ok() ? "" : found.why());
  return found.ok() ? found.value() : std::nan("");
}

TEST(PlaceTasks, AcceptTheEnginesPlaceWithinTheTolerance) {
  const PhaseState state = straightAhead("wap");
  const TaskJudge judge(state, asking(PlaceTask{{"knights"}, 0.5, 5, charge()}));
  ASSERT_FALSE(judge.problem()) << *judge.problem();
  // The front comes to y = 17, so the centre to 16.
  EXPECT_TRUE(judge.judge(Placing{24, 16, 0}).right);
  EXPECT_TRUE(judge.judge(Placing{24.3, 16.3, 4}).right);
  EXPECT_FALSE(judge.judge(Placing{24, 15.4, 0}).right);
  EXPECT_FALSE(judge.judge(Placing{24, 16, 6}).right);
  const Judgement off = judge.judge(Placing{24, 15, 0});
  EXPECT_THAT(*off.inches, DoubleNear(1, 1e-3));
  EXPECT_THAT(*off.degrees, DoubleNear(0, 1e-9));
}

TEST(PlaceTasks, AcceptEveryPlaceThatIsAsGood) {
  // A narrow unit before a wide one: everywhere on the facing as many models touch.
  test::Board board("t9a-3");
  Unit& monster = board.add("monster", "red", 24, 8, 0, 1, 1);
  monster.base = {50.8, 50.8};
  monster.stats.movement = 8;
  Unit& line = board.add("line", "blue", 24, 18, 180, 40, 10);
  line.base = {25.4, 25.4};
  const PhaseState state = board.begin();
  Played played;
  played.charge = Declare{{"monster"}, {{"line"}}};
  const TaskJudge judge(state, asking(PlaceTask{{"monster"}, 0.2, 2, played}));
  ASSERT_FALSE(judge.problem()) << *judge.problem();
  const double y = std::get<Placing>(*judge.answer()).y;
  int accepted = 0;
  for (const double x : {22.0, 23.0, 24.0, 25.0, 26.0}) accepted += judge.judge(Placing{x, y, 0}).right ? 1 : 0;
  EXPECT_GE(accepted, 2) << "only one of the equal places is accepted";
  EXPECT_FALSE(judge.judge(Placing{40, y, 0}).right) << "beyond the end of the line nothing is touched";
}

TEST(LegalTasks, AreAnsweredByTheQuery) {
  const PhaseState state = straightAhead("wap");
  const TaskJudge may(state, asking(LegalTask{Declare{{"knights"}, {{"spears"}}}, {}}));
  EXPECT_TRUE(may.judge(true).right);
  EXPECT_FALSE(may.judge(false).right);
  const TaskJudge mayNot(state, asking(LegalTask{Declare{{"spears"}, {{"knights"}}}, {}}));
  EXPECT_TRUE(mayNot.judge(false).right);
}

TEST(ZoneTasks, NameTheZoneOfTheChargerAndOfSingleModels) {
  const PhaseState state = straightAhead("wap");
  const TaskJudge judge(state, asking(ZoneTask{{"knights"}, {"spears"}, std::nullopt}));
  EXPECT_TRUE(judge.judge(Picks{"front"}).right);
  EXPECT_FALSE(judge.judge(Picks{"left_flank"}).right);
  const TaskJudge model(state, asking(ZoneTask{{"knights"}, {"spears"}, 1}));
  EXPECT_TRUE(model.judge(Picks{"front"}).right);
}

TEST(ReactionTasks, AcceptEveryAllowedReactionOrAskForAllOfThem) {
  const PhaseState state = straightAhead("wap");
  const TaskJudge one(state, asking(ReactionTask{{"spears"}, {"knights"}, ReactionTask::Which::Allowed, Choose::One}));
  EXPECT_THAT(one.rightPicks(), UnorderedElementsAre("hold", "flee"));  // no missiles: no standing and shooting
  EXPECT_TRUE(one.judge(Picks{"flee"}).right);
  EXPECT_TRUE(one.judge(Picks{"hold"}).right);
  EXPECT_FALSE(one.judge(Picks{"stand_and_shoot"}).right);
  const TaskJudge all(state, asking(ReactionTask{{"spears"}, {"knights"}, ReactionTask::Which::Allowed, Choose::All}));
  EXPECT_TRUE(all.judge(Picks{"flee", "hold"}).right);
  EXPECT_FALSE(all.judge(Picks{"hold"}).right);
}

TEST(TargetTasks, NameWhoMayBeChargedAndWhoIsNearest) {
  test::Board board("wap");
  board.add("knights", "red", 24, 8, 0);
  board.add("near", "blue", 24, 18, 180);
  board.add("far", "blue", 24, 40, 180);
  const PhaseState state = board.begin();
  TargetTask task;
  task.charger = {"knights"};
  const auto right = [&](TargetTask::Which which) {
    task.which = which;
    return TaskJudge(state, asking(task)).rightPicks();
  };
  EXPECT_THAT(right(TargetTask::Which::Chargeable), UnorderedElementsAre("near"));
  EXPECT_THAT(right(TargetTask::Which::NotChargeable), UnorderedElementsAre("far"));
  EXPECT_THAT(right(TargetTask::Which::Closest), UnorderedElementsAre("near"));
  EXPECT_THAT(right(TargetTask::Which::InArc), UnorderedElementsAre("near", "far"));
}

TEST(Quantities, AreThoseOfTheRules) {
  const PhaseState state = straightAhead("wap");
  EXPECT_THAT(numberOf(state, Quantity::Distance), DoubleNear(8, 1e-9));
  EXPECT_THAT(numberOf(state, Quantity::MaxRange), DoubleNear(14, 1e-9));
  EXPECT_THAT(numberOf(state, Quantity::Wheel), DoubleNear(0, 1e-6));
  EXPECT_THAT(numberOf(state, Quantity::ModelsInContact), DoubleNear(10, 1e-9));
  EXPECT_THAT(numberOf(state, Quantity::Width), DoubleNear(5, 1e-9));
  EXPECT_THAT(numberOf(state, Quantity::Ranks), DoubleNear(1, 1e-9));
  EXPECT_THAT(numberOf(state, Quantity::PanicLosses), DoubleNear(2, 1e-9));  // a quarter of five is more than one
  EXPECT_THAT(numberOf(state, Quantity::TestChance), DoubleNear(100.0 * 21 / 36, 1e-9));  // 2D6 at most 7
}

TEST(Quantities, TheRollThatIsNeededCountsTheDiceOfEachRuleset) {
  const auto needed = [](const std::string& ruleset, double movement, bool swift, double distance) {
    Characteristics stats;
    stats.movement = movement;
    stats.swiftstride = swift;
    return rollNeeded(*RulesetLibrary::bundled().find(ruleset), stats, 0, distance);
  };
  EXPECT_EQ(needed("battleaxe", 4, false, 9).value(), 9);  // 2D6
  EXPECT_EQ(needed("wap", 4, false, 9).value(), 5);        // M and the higher die
  EXPECT_EQ(needed("wap", 4, false, 9.1).value(), 6);      // a tenth more is a pip more
  EXPECT_EQ(needed("wap", 8, true, 15).value(), 7);        // M + 3D6, drop the lowest
  EXPECT_EQ(needed("t9a-2", 4, false, 9).value(), 5);      // Adv + 2D6
  EXPECT_EQ(needed("t9a-3", 4, false, 9).value(), 1);      // Speed + D6 + 4
  EXPECT_EQ(needed("t9a-2", 4, false, 3).value(), 2);      // two dice show at least two
  EXPECT_FALSE(needed("wap", 4, false, 10.5).ok());        // four and a six are not enough
}

TEST(NumberTasks, AreJudgedWithinTheTolerance) {
  NumberTask number;
  number.charger = {"knights"};
  number.target = {"spears"};
  number.tolerance = 0.1;
  const TaskJudge judge(straightAhead("wap"), asking(number));
  EXPECT_TRUE(judge.judge(Span::of(8.1)).right);
  EXPECT_TRUE(judge.judge(Span::of(7.9)).right);
  EXPECT_FALSE(judge.judge(Span::of(8.2)).right);
}

TEST(OrderTasks, TakeTheOrderOfTheEvents) {
  OrderTask order;
  order.played = charge();
  order.events = {{"contact", {}, EventPattern{R"({"type": "contact"})"}},
                  {"range", {}, EventPattern{R"({"type": "range"})"}},
                  {"declared", {}, EventPattern{R"({"type": "declared"})"}}};
  const TaskJudge judge(straightAhead("wap"), asking(order));
  ASSERT_FALSE(judge.problem()) << *judge.problem();
  EXPECT_TRUE(judge.judge(Picks{"declared", "range", "contact"}).right);
  EXPECT_FALSE(judge.judge(Picks{"range", "declared", "contact"}).right);
}

TEST(PlayTasks, AcceptEveryPlayThatReachesTheGoal) {
  PlayTask play;
  play.events = {EventPattern{R"({"type": "contact", "charger": "knights"})"}};
  Task task = asking(play);
  task.solution = charge().all();
  const TaskJudge judge(straightAhead("wap"), task);
  ASSERT_FALSE(judge.problem()) << *judge.problem();
  EXPECT_TRUE(judge.judge(charge().all()).right);
  // Ending the phase resolves the charge too.
  EXPECT_TRUE(judge.judge(std::vector<Order>{Declare{{"knights"}, {{"spears"}}}, EndPhase{}}).right);
  EXPECT_FALSE(judge.judge(std::vector<Order>{EndPhase{}}).right);
}

TEST(WrongAnswers, AreRecognisedWithinTheToleranceAndAllOthersHaveAWordToo) {
  NumberTask number;
  number.charger = {"knights"};
  number.target = {"spears"};
  number.tolerance = 0.1;
  Task task = asking(number);
  task.wrong = {{Span::of(11), {{{"en", "from centre to centre"}}}}, {Span{1, 3}, {{{"en", "far too short"}}}}};
  const TaskJudge judge(straightAhead("wap"), task);
  EXPECT_EQ(judge.say(Span::of(11.05)).in("en"), "from centre to centre");
  EXPECT_EQ(judge.say(Span::of(2)).in("en"), "far too short");
  EXPECT_EQ(judge.say(Span::of(5)).in("en"), "something else");
}

TEST(Stages, GoOnFromTheStepBeforeAndFromTheSolutionOfAPlay) {
  const LessonLoad loaded = loadLesson(std::string(FRONTAGE_SOURCE_DIR) + "/tests/cases/lessons/good/straight.json");
  ASSERT_TRUE(loaded.ok());
  Lesson lesson = *loaded.lesson;
  lesson.steps[2].orders = {Declare{{"knights"}, {{"spears"}}}};
  const StepStage declared = stageOf(lesson, 2, "wap");
  EXPECT_FALSE(declared.problem) << *declared.problem;
  ASSERT_EQ(declared.state.charges.size(), 1U);
  EXPECT_TRUE(stageOf(lesson, 1, "wap").state.charges.empty());
}

TEST(Words, FallBackOnEnglishAndThenOnAnyLanguage) {
  EXPECT_EQ((Words{{{"en", "flank"}, {"de", "Flanke"}}}).in("de"), "Flanke");
  EXPECT_EQ((Words{{{"en", "flank"}, {"de", "Flanke"}}}).in("fr"), "flank");
  EXPECT_EQ((Words{{{"de", "Flanke"}}}).in("fr"), "Flanke");
}

}  // namespace
}  // namespace frontage::core
