#include "ui/timeline/event_log.h"

#include "ui/text/event_text.h"
#include "ui/theme/icons.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace frontage::ui {

EventLog::EventLog(Playback& playback, QWidget* parent)
    : QListWidget(parent),
      m_playback(playback),
      m_empty(new QLabel(tr("Declare a charge: here stands what happens, event by event."), this)) {
  setObjectName(QStringLiteral("eventLog"));
  setAccessibleName(tr("Log of events"));
  setWordWrap(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setIconSize({16, 16});
  m_empty->setObjectName(QStringLiteral("eventLog/empty"));
  m_empty->setWordWrap(true);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_empty, 0, Qt::AlignTop);
  connect(&playback, &Playback::timelineChanged, this, &EventLog::rebuild);
  connect(&playback, &Playback::timeChanged, this, &EventLog::follow);
  connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
    if (m_following || row < 0) return;
    m_playback.seek(m_playback.timeline().marks()[static_cast<std::size_t>(row)].end());
  });
  rebuild();
}

void EventLog::rebuild() {
  const QScopedValueRollback following(m_following, true);
  clear();
  const Timeline& timeline = m_playback.timeline();
  for (const TimelineMark& mark : timeline.marks()) {
    const QString text = eventText(mark.event, timeline.fieldAt(mark.start));
    auto* row = new QListWidgetItem(icon(eventIcon(mark.event)), text, this);
    row->setToolTip(text);
  }
  follow(m_playback.time());
}

void EventLog::follow(double t) {
  const QScopedValueRollback following(m_following, true);
  const std::vector<TimelineMark>& marks = m_playback.timeline().marks();
  bool empty = true;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    QListWidgetItem* it = item(static_cast<int>(i));
    if (it->isHidden() == m_playback.hasShown(marks[i])) it->setHidden(!it->isHidden());
    empty = empty && it->isHidden();
  }
  m_empty->setVisible(empty);
  const int row = m_playback.timeline().markAt(t);
  if (row == currentRow()) return;
  setCurrentRow(row);
  if (row >= 0) scrollToItem(item(row));
}

}  // namespace frontage::ui
