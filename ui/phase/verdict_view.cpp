#include "ui/phase/verdict_view.h"

#include "ui/phase/phase_controller.h"
#include "ui/phase/reasons.h"
#include "ui/phase/row_list.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace frontage::ui {

namespace {
constexpr std::chrono::milliseconds kSettled{50};
}  // namespace

VerdictView::VerdictView(const QString& name, PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_head(new QWidget(this)),
      m_reason(new QLabel(m_head)),
      m_showMe(new QPushButton(icon(QStringLiteral("eye")), tr("Show me"), m_head)),
      m_list(new RowList(name, this)) {
  m_reason->setObjectName(name + QStringLiteral("Reason"));
  m_reason->setWordWrap(true);
  m_reason->setFont(uiFont(TextSize::Normal, QFont::Medium));
  m_showMe->setObjectName(name + QStringLiteral("ShowMe"));
  allow(m_showMe, true, {}, tr("Draws on the table what decides, and brings it into view"));
  m_list->setOneStop();
  auto* head = new QHBoxLayout(m_head);
  head->setContentsMargins(0, 0, 0, 0);
  head->addWidget(m_reason, 1);
  head->addWidget(m_showMe, 0, Qt::AlignTop);
  m_head->hide();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_head);
  column->addWidget(m_list);
  connect(m_list, &RowList::pointedAt, this, &VerdictView::point);
  connect(m_list, &RowList::chosen, this, &VerdictView::choose);
  connect(m_showMe, &QPushButton::clicked, this, &VerdictView::showWhatDecides);
}

void VerdictView::setRows(std::vector<VerdictRow> rows) {
  const bool same = rows.size() == m_rows.size() &&
                    std::equal(rows.begin(), rows.end(), m_rows.begin(),
                               [](const VerdictRow& a, const VerdictRow& b) { return a.content == b.content; });
  m_rows = std::move(rows);
  if (same) {
    if (m_chosen >= 0) point(m_chosen, true);
    return;
  }
  std::vector<ChoiceRow::Content> contents;
  for (const VerdictRow& row : m_rows) contents.push_back(row.content);
  m_list->setRows(contents);
  m_chosen = -1;
  m_list->setChecked(-1);
  m_controller.overlays().clear(OverlayBoard::Source::Pointed);
  refreshReason();
}

void VerdictView::refreshReason() {
  const auto decides = std::find_if(m_rows.begin(), m_rows.end(), [](const VerdictRow& row) { return row.refuses; });
  const bool refused = decides != m_rows.end();
  m_decides = refused ? static_cast<int>(decides - m_rows.begin()) : -1;
  m_head->setVisible(refused);
  if (!refused) return;
  m_reason->setText(tr("Not possible: %1").arg(decides->content.detail));
  bringIntoSight(m_head);
}

/// The pointer shows a line for the moment; without it the chosen line stays.
void VerdictView::point(int index, bool on) {
  const int shown = on ? index : m_chosen;
  m_controller.overlays().set(OverlayBoard::Source::Pointed,
                              shown < 0 ? Overlay{} : m_rows[static_cast<std::size_t>(shown)].marks);
}

void VerdictView::choose(int index) {
  m_chosen = m_chosen == index ? -1 : index;
  m_list->setChecked(m_chosen);
  point(m_chosen, m_chosen >= 0);
}

void VerdictView::showWhatDecides() {
  if (m_decides < 0) return;
  m_chosen = m_decides;
  m_list->setChecked(m_chosen);
  point(m_chosen, true);
  bringIntoSight(m_list->row(m_chosen));
  m_controller.askToSee(m_rows[static_cast<std::size_t>(m_chosen)].marks);
}

/// What has just been made gets its place within a few turns of the loop.
void VerdictView::bringIntoSight(QWidget* part) {
  QTimer::singleShot(kSettled, part, [part] {
    for (QWidget* above = part->parentWidget(); above; above = above->parentWidget())
      if (auto* scroll = qobject_cast<QScrollArea*>(above); scroll && part->isVisible())
        return scroll->ensureWidgetVisible(part);
  });
}

}  // namespace frontage::ui
