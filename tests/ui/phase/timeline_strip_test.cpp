#include "ui/timeline/timeline_strip.h"

#include "tests/ui/phase/phase_positions.h"
#include "tests/ui/support/table_window.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"

#include <QAction>
#include <QMouseEvent>

#include <algorithm>
#include <utility>
#include <variant>

namespace frontage::ui {
namespace {

using geometry::Angle;
using geometry::Length;

constexpr const char* kLong = "Declare the Halberdiers of the Inner Guard against the Crossbowmen";

geometry::Path wheelingPath() {
  core::Unit unit;
  unit.models = 10;
  unit.files = 5;
  geometry::Path path({unit.pose, 2.5, 1});
  path.advance(Length::fromInches(3))
      .wheel(geometry::Hand::Left, Angle::fromDegrees(30))
      .advance(Length::fromInches(4));
  return path;
}

/// One event of every kind that there is; those that move have somewhere to go.
template <std::size_t... I>
std::vector<core::Event> oneOfEach(std::index_sequence<I...>) {
  std::vector<core::Event> events{{"D1", std::variant_alternative_t<I, core::EventBody>{}}...};
  for (core::Event& event : events)
    std::visit(
        [](auto& body) {
          if constexpr (requires { body.path; }) body.path = wheelingPath();
        },
        event.body);
  return events;
}

class Strip : public testing::Test {
 protected:
  void SetUp() override {
    const std::vector<core::Event> events = oneOfEach(std::make_index_sequence<std::variant_size_v<core::EventBody>>());
    Timeline timeline{core::Battlefield{}};
    // Steps of one, two, three... events, so that there are gaps between them.
    int place = 1;
    for (std::size_t i = 0; i < events.size(); ++place) {
      const auto count = std::min(static_cast<std::size_t>(place), events.size() - i);
      const auto from = events.begin() + static_cast<std::ptrdiff_t>(i);
      timeline.append(place, {}, {from, from + static_cast<std::ptrdiff_t>(count)});
      i += count;
    }
    m_playback.setTimeline(std::move(timeline));
    m_strip.resize(m_strip.sizeHint());
  }
  void clickAt(double x) {
    QTest::mouseClick(&m_strip, Qt::LeftButton, {}, QPoint(static_cast<int>(x), m_strip.height() / 2));
  }
  Playback m_playback;
  TimelineStrip m_strip{m_playback, [](int) { return QString::fromLatin1(kLong); }};
};

TEST_F(Strip, AClickAnywhereOnAMarkGoesToTheEndOfItsEvent) {
  const std::vector<TimelineMark>& marks = m_playback.timeline().marks();
  ASSERT_EQ(marks.size(), std::variant_size_v<core::EventBody>);
  const std::vector<double> stops = m_playback.timeline().stops(false);
  for (std::size_t i = 0; i < marks.size(); ++i)
    for (const double share : {0.02, 0.3, 0.5, 0.98}) {
      const StripLayout::Cell& cell = m_strip.layoutOfMarks().cells()[i];
      clickAt(cell.x + share * cell.width);
      EXPECT_EQ(m_playback.time(), marks[i].end()) << i << " at " << share;
      EXPECT_EQ(std::count(stops.begin(), stops.end(), m_playback.time()), 1) << "where stepping leads as well";
      EXPECT_EQ(m_playback.timeline().markAt(m_playback.time()), static_cast<int>(i)) << "and is the one spoken of";
    }
}

TEST_F(Strip, AClickBetweenTwoStepsGoesToTheMomentBetweenThem) {
  const std::vector<TimelineMark>& marks = m_playback.timeline().marks();
  for (std::size_t i = 1; i < marks.size(); ++i) {
    if (marks[i].place == marks[i - 1].place) continue;
    clickAt(m_strip.layoutOfMarks().cells()[i].x - StripLayout::kStepGap / 2);
    EXPECT_EQ(m_playback.time(), marks[i - 1].end());
  }
}

TEST_F(Strip, DraggingScrubsThroughTheMiddleOfEvents) {
  const auto& marks = m_playback.timeline().marks();
  const auto moving = std::find_if(marks.begin(), marks.end(), [](const TimelineMark& mark) { return mark.moves(); });
  ASSERT_NE(moving, marks.end());
  const StripLayout::Cell& cell = m_strip.layoutOfMarks().cells()[static_cast<std::size_t>(moving - marks.begin())];
  const QPoint from(static_cast<int>(cell.x) + 2, m_strip.height() / 2);
  const QPoint to(static_cast<int>(cell.x + cell.width / 2), from.y());
  QTest::mousePress(&m_strip, Qt::LeftButton, {}, from);
  QTest::mouseMove(&m_strip, to);
  QMouseEvent move(QEvent::MouseMove, to, m_strip.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&m_strip, &move);
  EXPECT_NEAR(m_playback.time(), moving->start + moving->duration / 2, 0.02 * moving->duration);
  QTest::mouseRelease(&m_strip, Qt::LeftButton, {}, to);
  EXPECT_NEAR(m_playback.time(), moving->start + moving->duration / 2, 0.02 * moving->duration) << "and stays there";
}

TEST_F(Strip, EveryStepHasRoomForItsCaption) {
  const auto& marks = m_playback.timeline().marks();
  const auto& cells = m_strip.layoutOfMarks().cells();
  const double caption = 320;  // the longest that is written out
  for (std::size_t i = 0; i < marks.size();) {
    std::size_t last = i;
    while (last + 1 < marks.size() && marks[last + 1].place == marks[i].place) ++last;
    EXPECT_GE(cells[last].right() - cells[i].x, caption - 1e-9) << i;
    for (std::size_t n = i; n < last; ++n) EXPECT_NEAR(cells[n].right(), cells[n + 1].x, 1e-9);
    i = last + 1;
  }
}

class PlayButton : public TableWindow {
 protected:
  void SetUp() override {
    makeWindow();
    open(obliqueCharge("wap"));
  }
};

TEST_F(PlayButton, IsAPauseButtonWhileSomethingIsPlayed) {
  PhaseController& phase = window().phase().controller();
  ASSERT_EQ(phase.give(core::Declare{{"knights"}, {{"spears"}}}), PhaseSession::Outcome::Done);
  phase.playback().end();
  const auto& action = find<QAction>("actionPlay");
  const QImage play = action.icon().pixmap(32, 32).toImage();
  EXPECT_EQ(action.text(), QStringLiteral("&Play"));
  phase.playback().setSpeed(0.25);
  phase.playback().playFrom(0);
  ASSERT_TRUE(phase.playback().playing());
  EXPECT_EQ(action.text(), QStringLiteral("&Pause"));
  EXPECT_EQ(action.toolTip(), QStringLiteral("Pause (F5)"));
  EXPECT_NE(action.icon().pixmap(32, 32).toImage(), play);
  trigger("actionPlay");
  EXPECT_FALSE(phase.playback().playing());
  EXPECT_EQ(action.text(), QStringLiteral("&Play"));
  EXPECT_EQ(action.icon().pixmap(32, 32).toImage(), play);
}

}  // namespace
}  // namespace frontage::ui
