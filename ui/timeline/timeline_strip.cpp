#include "ui/timeline/timeline_strip.h"

#include "ui/playback/transport_keys.h"
#include "ui/text/event_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace frontage::ui {

namespace {
constexpr int kCaptionHeight = 22;
constexpr int kCellHeight = 52;
constexpr int kBottom = 8;
constexpr int kIcon = 18;
constexpr double kTitlePadding = 14;
constexpr double kCaptionPadding = 8;
constexpr double kMostCaption = 320;  // pixels; beyond that it ends in dots, and the tooltip has it whole
}  // namespace

TimelineStrip::TimelineStrip(Playback& playback, std::function<QString(int)> caption, QWidget* parent)
    : QWidget(parent), m_playback(playback), m_caption(std::move(caption)) {
  setObjectName(QStringLiteral("timelineStrip"));
  setAccessibleName(tr("Timeline"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  connect(&playback, &Playback::timelineChanged, this, &TimelineStrip::rebuild);
  connect(&playback, &Playback::timeChanged, this, &TimelineStrip::follow);
  rebuild();
}

void TimelineStrip::rebuild() {
  const QFontMetricsF metrics(uiFont(TextSize::Small));
  const QFontMetricsF current(uiFont(TextSize::Small, QFont::DemiBold));  // the wider of the two
  m_layout = StripLayout(
      m_playback.timeline(),
      [&](const TimelineMark& mark) {
        const QString title = eventTitle(mark.event, m_playback.timeline().fieldAt(mark.start));
        return current.horizontalAdvance(title) + kTitlePadding;
      },
      [&](int place) { return std::min(kMostCaption, metrics.horizontalAdvance(m_caption(place)) + kCaptionPadding); });
  setMinimumWidth(static_cast<int>(m_layout.width()));
  updateGeometry();
  follow(m_playback.time());
}

void TimelineStrip::follow(double t) {
  const Timeline& timeline = m_playback.timeline();
  const int mark = timeline.markAt(t);
  setAccessibleDescription(
      mark < 0 ? tr("At the start")
               : tr("Event %1 of %2: %3")
                     .arg(mark + 1)
                     .arg(timeline.marks().size())
                     .arg(eventText(timeline.marks()[static_cast<std::size_t>(mark)].event, timeline.fieldAt(t))));
  emit playheadMoved(static_cast<int>(m_layout.xAt(t)));
  update();
}

QSize TimelineStrip::sizeHint() const {
  return {std::max(320, static_cast<int>(m_layout.width())), kCaptionHeight + kCellHeight + kBottom};
}

QSize TimelineStrip::minimumSizeHint() const {
  return {static_cast<int>(m_layout.width()), kCaptionHeight + kCellHeight + kBottom};
}

QRectF TimelineStrip::cellRect(std::size_t index) const {
  const StripLayout::Cell& cell = m_layout.cells()[index];
  return {cell.x + 1, kCaptionHeight, cell.width - 2, kCellHeight};
}

void TimelineStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme().colour(Role::Surface));
  if (m_layout.cells().empty()) return paintEmpty(painter);
  paintCaptions(painter);
  for (std::size_t i = 0; i < m_layout.cells().size(); ++i) paintCell(painter, i);
  paintPlayhead(painter);
  if (hasFocus()) {
    painter.setPen(QPen(theme().colour(Role::Accent), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
}

void TimelineStrip::paintEmpty(QPainter& painter) const {
  painter.setFont(uiFont());
  painter.setPen(theme().colour(Role::SoftText));
  const QString text =
      m_recorded > 0
          ? tr("%n recorded line(s) of play: Play shows the first, the list each of them.", nullptr, m_recorded)
          : tr("Nothing has happened yet. Declare a charge in the Charge panel; every step of it appears here.");
  painter.drawText(rect().adjusted(16, 0, -16, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
}

void TimelineStrip::setRecorded(int lines) {
  if (std::exchange(m_recorded, lines) != lines) update();
}

/// Over each group of events: the order that caused them, with a line across the group.
void TimelineStrip::paintCaptions(QPainter& painter) const {
  const std::vector<TimelineMark>& marks = m_playback.timeline().marks();
  painter.setFont(uiFont(TextSize::Small));
  const QFontMetricsF metrics(painter.font());
  for (std::size_t i = 0; i < marks.size();) {
    std::size_t last = i;
    while (last + 1 < marks.size() && marks[last + 1].place == marks[i].place) ++last;
    const QRectF group(m_layout.cells()[i].x + 2, 2, m_layout.cells()[last].right() - m_layout.cells()[i].x - 4,
                       kCaptionHeight - 6);
    painter.setPen(theme().colour(Role::SoftText));
    painter.drawText(group, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_caption(marks[i].place), Qt::ElideRight, group.width()));
    painter.setPen(QPen(theme().colour(Role::Line), 1));
    painter.drawLine(QPointF(group.left(), kCaptionHeight - 3.5), QPointF(group.right(), kCaptionHeight - 3.5));
    i = last + 1;
  }
}

/// An event that has not been shown yet is an empty place: it would tell how things come out.
void TimelineStrip::paintCell(QPainter& painter, std::size_t index) const {
  const Timeline& timeline = m_playback.timeline();
  const TimelineMark& mark = timeline.marks()[index];
  const QRectF cell = cellRect(index);
  const double t = m_playback.time();
  const bool current = timeline.markAt(t) == static_cast<int>(index);
  const bool ahead = mark.start >= t;

  painter.setPen(Qt::NoPen);
  painter.setBrush(current ? theme().colour(Role::AccentSoft) : theme().colour(Role::Window));
  painter.drawRoundedRect(cell, 4, 4);
  if (!m_playback.hasShown(mark)) return;

  painter.setOpacity(ahead && !current ? 0.6 : 1);
  const QRect iconRect(static_cast<int>(cell.center().x()) - kIcon / 2, static_cast<int>(cell.top()) + 7, kIcon, kIcon);
  icon(eventIcon(mark.event)).paint(&painter, iconRect);
  painter.setFont(uiFont(TextSize::Small, current ? QFont::DemiBold : QFont::Normal));
  painter.setPen(theme().colour(Role::Text));
  painter.drawText(cell.adjusted(2, 26, -2, -6), Qt::AlignHCenter | Qt::AlignVCenter,
                   eventTitle(mark.event, timeline.fieldAt(mark.start)));
  painter.setOpacity(1);

  if (!mark.moves()) return;
  const double y = cell.bottom() - 3;
  const double done = std::clamp((t - mark.start) / mark.duration, 0.0, 1.0);
  painter.setPen(QPen(theme().colour(Role::Line), 2, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(cell.left() + 5, y), QPointF(cell.right() - 5, y));
  const double span = cell.width() - 10;
  if (done > 0) {
    painter.setPen(QPen(theme().colour(Role::Accent), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(cell.left() + 5, y), QPointF(cell.left() + 5 + done * span, y));
  }
  painter.setPen(QPen(theme().colour(Role::Text), 1));
  for (std::size_t p = 1; p + 1 < mark.pieces.size(); ++p) {
    const double x = cell.left() + 5 + mark.pieces[p] * span;
    painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
  }
}

void TimelineStrip::paintPlayhead(QPainter& painter) const {
  const double x = m_layout.xAt(m_playback.time());
  painter.setPen(QPen(theme().colour(Role::Accent), 2));
  painter.drawLine(QPointF(x, kCaptionHeight - 4), QPointF(x, kCaptionHeight + kCellHeight + 2));
  QPainterPath grip;
  grip.moveTo(x, kCaptionHeight + 1);
  grip.lineTo(x - 5, kCaptionHeight - 7);
  grip.lineTo(x + 5, kCaptionHeight - 7);
  grip.closeSubpath();
  painter.fillPath(grip, theme().colour(Role::Accent));
}

void TimelineStrip::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) m_pressed = event->position().x();
}

void TimelineStrip::mouseMoveEvent(QMouseEvent* event) {
  if (!(event->buttons() & Qt::LeftButton)) return;
  if (m_pressed && std::abs(event->position().x() - *m_pressed) < QApplication::startDragDistance()) return;
  m_pressed.reset();
  m_playback.seek(m_layout.timeAt(event->position().x()));
}

/// In the middle of an event nobody has stopped who only clicked on it.
void TimelineStrip::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_pressed) return;
  const double x = *std::exchange(m_pressed, std::nullopt);
  const int mark = m_layout.markAt(x);
  m_playback.seek(mark < 0 ? m_layout.timeAt(x) : m_playback.timeline().marks()[static_cast<std::size_t>(mark)].end());
}

/// Of the event, or above it of the order that caused it.
QString TimelineStrip::tipAt(QPoint at) const {
  const int index = m_layout.markAt(at.x());
  if (index < 0) return {};
  const TimelineMark& mark = m_playback.timeline().marks()[static_cast<std::size_t>(index)];
  if (at.y() < kCaptionHeight) return m_caption(mark.place);
  return m_playback.hasShown(mark) ? eventText(mark.event, m_playback.timeline().fieldAt(mark.start)) : QString();
}

void TimelineStrip::keyPressEvent(QKeyEvent* event) {
  if (!transportKey(m_playback, *event)) QWidget::keyPressEvent(event);
}

bool TimelineStrip::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
  }
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) rebuild();
  return QWidget::event(event);
}

}  // namespace frontage::ui
