#include "tests/ui/phase/played_phase.h"
#include "tests/ui/phase/plays.h"
#include "tests/ui/support/drawn_marks.h"
#include "ui/document/document.h"
#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/view/battlefield_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace frontage::ui {
namespace {

using Parameters = std::tuple<std::size_t, const char*>;

/// What people do between two steps: they look around, scrub, undo and do again, click on whatever there is. After it
/// everything is as it was: the state, the table, what is drawn over it, and what the dock says.
class OddMoments : public PlayedPhase, public testing::WithParamInterface<Parameters> {
 protected:
  struct Seen {
    core::PhaseState state;
    core::Battlefield table;
    std::multiset<DrawnMark> drawn;
    QString next;
  };

  [[nodiscard]] Seen look() {
    waitForPreview();
    return {phase().state(), window().scene().shown(), drawnMarks(phase().overlays().shown()),
            find<QLabel>("whatNext").text()};
  }
  void expectAs(const Seen& before, const char* after) {
    const Seen now = look();
    const std::string when = std::string(after) + ", " + before.next.toStdString();
    EXPECT_TRUE(sameState(now.state, before.state)) << when;
    EXPECT_EQ(now.table, before.table) << when;
    EXPECT_EQ(now.next, before.next) << when;
    EXPECT_EQ(now.drawn.size(), before.drawn.size()) << when;
    EXPECT_TRUE(now.drawn == before.drawn) << when;
  }
  /// Where several end is worked out beside the window.
  void waitForPreview() {
    QApplication::processEvents();
    if (!widget(QStringLiteral("preview")).isVisible()) return;
    const auto rows = [this] {
      const auto all = widget(QStringLiteral("preview")).findChildren<ChoiceRow*>();
      return std::any_of(all.begin(), all.end(), [](const ChoiceRow* row) { return row->isVisible(); });
    };
    const core::Resolve first = phase().stage().resolutions.front();
    const bool alone =
        first.chargers.size() == 1 && phase().state().chargeOf(first.chargers.front())->targets.size() == 1;
    if (alone) return;
    EXPECT_TRUE(QTest::qWaitFor(rows, 60000));
  }
  void clickEverything() {
    const core::Battlefield shown = window().scene().shown();
    for (const core::Unit& unit : shown.units)
      if (!unit.state.destroyed) click(unit.pose.centre);
    lookAway();
  }
  /// Nothing is chosen, and the pointer lies on nobody.
  void lookAway() {
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QTest::mouseMove(window().view().viewport(), pixelAt({1, 1}));
    QApplication::processEvents();
  }
  void lookAtItAll() {
    Playback& playback = phase().playback();
    const bool reduced = playback.reducedMotion();
    playback.setReducedMotion(false);
    for (const double speed : {0.25, 4.0}) {
      playback.setSpeed(speed);
      key(Qt::Key_Home);
      key(Qt::Key_Space);
      for (int frame = 0; frame < 5; ++frame) playback.elapse(0.3);
      clickEverything();
      key(Qt::Key_Space);
      key(Qt::Key_End);
    }
    playback.setLoops(true);
    playback.playFrom(playback.timeline().duration() / 2);
    playback.elapse(60);
    playback.elapse(0.1);
    playback.setLoops(false);
    playback.setSpeed(1);
    for (const double share : {0.7, 0.2, 0.5}) playback.seek(playback.timeline().duration() * share);
    key(Qt::Key_End);
    playback.setReducedMotion(reduced);
  }

  void atRest() override {
    if (phase().session().pending()) {
      clickEverything();
      ASSERT_TRUE(phase().session().pending()) << "looking around drops no roll";
      return;
    }
    if (phase().shownStage() != phase().stage().stage) goToResolve();  // a declaration was looked at
    lookAway();
    const Seen before = look();
    m_seen.insert_or_assign(phase().session().current(), before);
    clickEverything();
    expectAs(before, "clicks and Escape");
    if (phase().session().current() == 0) return;
    lookAtItAll();
    expectAs(before, "playing and scrubbing");
    trigger("edit/undo");
    expectAs(m_seen.at(phase().session().current()), "undo");
    trigger("edit/redo");
    expectAs(before, "undo and redo");
    press(QStringLiteral("setUpButton"));
    EXPECT_FALSE(document().isLocked());
    trigger("edit/undo");
    expectAs(before, "set-up and back");
  }

  std::map<int, Seen> m_seen;
};

TEST_P(OddMoments, LeaveNoTrace) {
  const auto& [index, ruleset] = GetParam();
  Play played = plays().at(index);
  played.position.rulesetId = ruleset;
  play(played, DiceAre::Typed);
  if (HasFatalFailure()) return;
  played.expect(events(), *phase().state().rules);
  while (phase().session().current() > 0) {
    trigger("edit/undo");
    expectAs(m_seen.at(phase().session().current()), "undone from the end");
  }
}

std::string nameOfMoments(const testing::TestParamInfo<Parameters>& one) {
  const auto& [index, ruleset] = one.param;
  std::string name = std::string(plays().at(index).name) + "_" + ruleset;
  std::erase(name, '-');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Plays, OddMoments,
                         testing::Combine(testing::Range(std::size_t{0}, plays().size()),
                                          testing::Values("battleaxe", "wap", "t9a-2", "t9a-3")),
                         nameOfMoments);

}  // namespace
}  // namespace frontage::ui
