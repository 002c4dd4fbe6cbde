#include "core/scenario/scenario.h"
#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/files/autosave.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/text/names.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QSet>

#include <algorithm>

namespace frontage::ui {
namespace {

using Outcome = PhaseSession::Outcome;

const core::Order kDeclare = core::Declare{{"knights"}, {{"spears"}}};
const core::Order kHold = core::React{{"spears"}, {"knights"}, core::Reaction::Hold};
const core::Order kFlee = core::React{{"spears"}, {"knights"}, core::Reaction::Flee};
const core::Order kResolve = core::Resolve{{{"knights"}}, std::nullopt};

core::GivenRoll range(std::vector<int> values) {
  return {core::RollPurpose::Range, {"knights"}, std::move(values)};
}

/// Lines of play beside the one that is looked at, in the file and out of it again.
class Branches : public TableWindow {
 protected:
  void SetUp() override {
    QDir(Autosave::defaultRoot()).removeRecursively();
    makeWindow();
    open(position());
  }
  /// The spears 12.5" off: with Movement 8 a die of 5 or more is needed.
  [[nodiscard]] static core::Scenario position() {
    core::Scenario scenario = obliqueCharge("wap");
    scenario.field.units[1].pose = {{30, 28.04}, geometry::Facing::fromBearingDegrees(180)};
    return scenario;
  }
  [[nodiscard]] PhaseController& phase() const { return window().phase().controller(); }
  [[nodiscard]] PhaseSession& session() const { return phase().session(); }
  void give(const core::Order& order, const std::vector<std::vector<int>>& rolls = {}) {
    Outcome outcome = phase().give(order);
    for (const std::vector<int>& faces : rolls) {
      ASSERT_EQ(outcome, Outcome::NeedsRoll);
      outcome = session().giveRoll(faces);
    }
    ASSERT_EQ(outcome, Outcome::Done);
    phase().skip();
  }
  void stepTo(int place) { phase().playback().seek(phase().playback().timeline().endOf(place)); }
  /// Declared, held, and far enough.
  void playMain() {
    give(kDeclare);
    give(kHold);
    give(kResolve, {{6, 5}});
  }
  void saveAndOpen() {
    dialogs().saveAnswer = inFolder("a.frontage");
    trigger("file/save");
    trigger("file/new");
    dialogs().openAnswer = inFolder("a.frontage");
    trigger("file/open");
  }
  [[nodiscard]] core::Scenario onDisk() const {
    return core::loadScenario(inFolder("a.frontage").toStdString()).scenario.value_or(core::Scenario{});
  }
  [[nodiscard]] QComboBox& lines() const { return find<QComboBox>("timelineBranches"); }
  void waitForLines(int count) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return lines().count() == count; }, 60000)) << lines().count();
  }
  void choose(int line) {
    lines().setCurrentIndex(line);
    emit lines().activated(line);
  }
  [[nodiscard]] static QString captionOf(const core::Order& order) { return orderText(order, position().field); }
  /// The states at the ends of all lines.
  [[nodiscard]] std::vector<core::PhaseState> ends() const {
    std::vector<core::PhaseState> states;
    for (const PhaseBranch& branch : session().branches()) states.push_back(session().node(branch.tip).state);
    return states;
  }
};

TEST_F(Branches, AreListedAfterSavingAndOpeningAndCanBeWalked) {
  playMain();
  stepTo(1);
  give(kFlee, {{2, 3}});
  waitForLines(2);
  const std::vector<core::PhaseState> before = ends();
  saveAndOpen();
  ASSERT_EQ(document().scenario().branches.size(), 1U);
  EXPECT_EQ(document().scenario().branches[0].orders, (std::vector<core::Order>{kDeclare, kHold, kResolve}));
  EXPECT_EQ(document().scenario().branches[0].given, std::vector<core::GivenRoll>{range({6, 5})});
  find<QAbstractButton>("playFileOrders").click();
  phase().skip();
  waitForLines(2);
  const std::vector<core::PhaseState> after = ends();
  for (const core::PhaseState& state : before)
    EXPECT_TRUE(std::any_of(after.begin(), after.end(), [&](const auto& end) { return sameState(end, state); }));
  choose(1 - lines().currentIndex());
  EXPECT_EQ(session().ordersTo(session().current()), (std::vector<core::Order>{kDeclare, kHold, kResolve}));
  EXPECT_EQ(document().scenario().orders.size(), 3U) << "the line that is looked at is the main one";
  EXPECT_EQ(document().scenario().branches[0].orders, (std::vector<core::Order>{kDeclare, kFlee}));
  phase().playback().home();
  for (int event = 0; event < 20 && !phase().playback().atEnd(); ++event) phase().playback().stepForward(false);
  EXPECT_TRUE(phase().playback().atEnd());
  EXPECT_FALSE(session().state().contacts.empty());
}

TEST_F(Branches, OtherDiceForTheSameOrdersAreALineOfTheirOwn) {
  playMain();
  stepTo(2);
  give(kResolve, {{1, 1}});
  EXPECT_EQ(document().scenario().given, std::vector<core::GivenRoll>{range({1, 1})});
  saveAndOpen();
  find<QAbstractButton>("playFileOrders").click();
  phase().skip();
  waitForLines(2);
  EXPECT_TRUE(session().state().contacts.empty());
  choose(1 - lines().currentIndex());
  EXPECT_FALSE(session().state().contacts.empty());
  stepTo(2);
  EXPECT_EQ(phase().give(kResolve), Outcome::NeedsRoll) << "dice of a file hold nobody to them who goes back";
}

TEST_F(Branches, TheFilesOwnLineStaysWhenSomethingElseIsDeclaredFirst) {
  playMain();
  saveAndOpen();
  give(core::EndPhase{});
  ASSERT_EQ(document().scenario().branches.size(), 1U);
  EXPECT_EQ(document().scenario().branches[0].orders.size(), 3U);
  waitForLines(2);
  EXPECT_EQ(session().ordersTo(session().current()).size(), 1U) << "nobody is led away from what they look at";
  choose(1 - lines().currentIndex());
  EXPECT_FALSE(session().state().contacts.empty());
}

/// As on the command line: no reaction is to hold, no choice is to press on.
TEST_F(Branches, AnswersThatAFileLeavesOutAreFilledIn) {
  core::Scenario scenario = position();
  scenario.orders = {kDeclare, kResolve};
  scenario.given = {range({6, 5})};
  open(scenario);
  find<QAbstractButton>("playFileOrders").click();
  phase().skip();
  EXPECT_EQ(session().ordersTo(session().current()), (std::vector<core::Order>{kDeclare, kHold, kResolve}));
  EXPECT_FALSE(session().state().contacts.empty());
  EXPECT_EQ(document().scenario(), scenario) << "playing changes nothing in the file";
  give(core::EndPhase{});
  EXPECT_TRUE(document().scenario().branches.empty());
  document().undoStack().undo();
  EXPECT_EQ(session().current(), 3) << "back to where the file's orders lead";
}

TEST_F(Branches, ALineThatIsRefusedStaysInTheFileAndIsNotListed) {
  core::Scenario scenario = position();
  scenario.branches = {{{core::Declare{{"spears"}, {{"knights"}}}}, {}}, {{kDeclare, kFlee}, {}}};
  open(scenario);
  playMain();
  waitForLines(2);
  QCoreApplication::processEvents();
  EXPECT_EQ(lines().count(), 2);
  const auto& branches = document().scenario().branches;
  EXPECT_EQ(std::count(branches.begin(), branches.end(), scenario.branches[0]), 1);
  EXPECT_TRUE(std::any_of(branches.begin(), branches.end(), [](const core::Branch& line) {
    return line.orders == std::vector{kDeclare, kFlee};
  }));
}

TEST_F(Branches, UndoAndRedoRestoreTheDocumentWithThemExactly) {
  std::vector<core::Scenario> states{document().scenario()};
  const auto note = [&] { states.push_back(document().scenario()); };
  give(kDeclare);
  note();
  give(kHold);
  note();
  stepTo(1);
  give(kFlee, {{2, 3}});
  note();
  ASSERT_EQ(states.back().branches.size(), 1U);
  QUndoStack& undo = document().undoStack();
  for (std::size_t i = states.size() - 1; i-- > 0;) {
    undo.undo();
    EXPECT_EQ(document().scenario(), states[i]) << i;
  }
  EXPECT_FALSE(undo.canUndo());
  for (std::size_t i = 1; i < states.size(); ++i) {
    undo.redo();
    EXPECT_EQ(document().scenario(), states[i]) << i;
  }
  EXPECT_EQ(session().state().field.find(core::UnitId{"spears"})->state.fleeing, true);
}

TEST_F(Branches, AUnitThatIsDeletedGoesFromEveryLineAndComesBackWithUndo) {
  core::Scenario scenario = position();
  const core::Order archers = core::Declare{{"knights"}, {{"archers"}}};
  scenario.orders = {kDeclare};
  scenario.branches = {{{kDeclare, kFlee}, {range({1, 2})}}, {{archers}, {}}, {{archers, kFlee}, {}}};
  open(scenario);
  document().selectUnit({"spears"});
  ASSERT_TRUE(removeSelected(document()));
  EXPECT_TRUE(document().scenario().orders.empty());
  ASSERT_EQ(document().scenario().branches.size(), 1U) << "nothing is left of the first, the others have become one";
  EXPECT_EQ(document().scenario().branches[0].orders, std::vector<core::Order>{archers});
  EXPECT_TRUE(core::parseScenario(core::toText(document().scenario()), "again").ok());
  document().undoStack().undo();
  EXPECT_EQ(document().scenario(), scenario);
}

TEST_F(Branches, LinesOfAnotherPositionComeBackWithItAndNotBefore) {
  playMain();
  stepTo(1);
  give(kFlee, {{2, 3}});
  phase().backToSetUp();
  document().selectUnit({"archers"});
  ASSERT_TRUE(moveSelected(document(), {0, 3}));
  give(kDeclare);
  EXPECT_TRUE(document().scenario().branches.empty()) << "they were played from elsewhere";
  document().undoStack().undo();
  document().undoStack().undo();
  EXPECT_EQ(document().scenario().branches.size(), 1U);
  give(kDeclare);
  waitForLines(3);  // what was just declared, and the two that went on from there
}

TEST_F(Branches, TheAutomaticCopyHasThemToo) {
  playMain();
  stepTo(1);
  give(kFlee, {{2, 3}});
  const auto copy = [] {
    QDirIterator files(Autosave::defaultRoot(), {QStringLiteral("scenario.frontage")}, QDir::Files,
                       QDirIterator::Subdirectories);
    return files.hasNext() ? core::loadScenario(files.next().toStdString()).scenario : std::nullopt;
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return copy() == document().scenario(); }, 60000));
  EXPECT_EQ(document().scenario().branches.size(), 1U);
}

TEST_F(Branches, OfAFileAreListedBeforeAnythingIsPlayedAndCanBeChosen) {
  core::Scenario scenario = position();
  scenario.orders = {kDeclare, kHold, kResolve};
  scenario.given = {range({6, 5})};
  scenario.branches = {{{kDeclare, kHold, kResolve}, {range({1, 1})}}, {{kDeclare, kFlee}, {}}};
  open(scenario);
  ASSERT_EQ(lines().count(), 4);
  EXPECT_TRUE(lines().currentText().contains(QLatin1Char('3'))) << lines().currentText().toStdString();
  EXPECT_TRUE(find<QAction>("actionPlay").isEnabled());
  EXPECT_TRUE(find<QAbstractButton>("timelinePlay").isEnabled());
  choose(2);
  phase().skip();
  EXPECT_EQ(session().ordersTo(session().current()), scenario.branches[0].orders);
  EXPECT_TRUE(session().state().contacts.empty()) << "by its own dice";
  waitForLines(3);
  EXPECT_FALSE(window().isWindowModified());
  document().undoStack().undo();
  EXPECT_EQ(document().scenario(), scenario);
  EXPECT_FALSE(phase().started());
  EXPECT_EQ(lines().count(), 4);
  find<QAbstractButton>("timelinePlay").click();
  phase().skip();
  EXPECT_FALSE(session().state().contacts.empty()) << "the first is that of its orders";
}

TEST_F(Branches, AreNamedByWhatTellsThemApart) {
  playMain();
  stepTo(2);
  give(kResolve, {{1, 1}});
  stepTo(1);
  give(kFlee, {{2, 3}});
  waitForLines(3);
  QStringList names;
  for (int i = 0; i < 3; ++i) names << lines().itemText(i);
  EXPECT_EQ(QSet<QString>(names.begin(), names.end()).size(), 3) << names.join(QLatin1Char('|')).toStdString();
  for (const QString& name : names) EXPECT_FALSE(name.contains(captionOf(kDeclare))) << "all of them declare it";
  EXPECT_TRUE(names[0].contains(QStringLiteral("6 5"))) << names[0].toStdString();
  EXPECT_TRUE(names[1].contains(QStringLiteral("1 1"))) << names[1].toStdString();
  EXPECT_EQ(names[2], captionOf(kFlee));
  lines().showPopup();
  EXPECT_GE(lines().view()->width(), lines().view()->sizeHintForColumn(0)) << "none of them is cut off";
  lines().hidePopup();
}

TEST_F(Branches, LookingAtAnotherOneLeavesASavedFileSaved) {
  playMain();
  stepTo(1);
  give(kFlee, {{2, 3}});
  saveAndOpen();
  find<QAbstractButton>("playFileOrders").click();
  phase().skip();
  waitForLines(2);
  choose(1 - lines().currentIndex());
  EXPECT_FALSE(window().isWindowModified());
  give(core::EndPhase{});
  EXPECT_TRUE(window().isWindowModified()) << "an order is more than a look";
  document().undoStack().undo();
  EXPECT_FALSE(window().isWindowModified());
}

TEST_F(Branches, AFirstOrderInAFileWithOrdersIsUndoneToTheSetUp) {
  playMain();
  saveAndOpen();
  for (const core::Order& first : {kDeclare, core::Order{core::EndPhase{}}}) {
    give(first);
    waitForLines(2);
    EXPECT_EQ(session().current(), session().tip()) << "no further than what was ordered";
    document().undoStack().undo();
    EXPECT_FALSE(phase().started());
    EXPECT_FALSE(document().isLocked());
    EXPECT_EQ(document().scenario().orders.size(), 3U);
    EXPECT_FALSE(window().isWindowModified());
  }
}

TEST_F(Branches, AnOrderThatWasGivenBeforeIsNotLedOnToWhatCameAfterIt) {
  playMain();
  stepTo(0);
  give(kDeclare);
  EXPECT_EQ(session().current(), 1);
  EXPECT_EQ(session().tip(), 1);
  EXPECT_FALSE(session().canGoForward());
  EXPECT_EQ(document().scenario().orders, std::vector<core::Order>{kDeclare});
  ASSERT_EQ(document().scenario().branches.size(), 1U) << "what was played is kept";
  choose(1 - lines().currentIndex());
  EXPECT_FALSE(session().state().contacts.empty());
}

}  // namespace
}  // namespace frontage::ui
