#include "ui/phase/verdict_view.h"

#include "ui/overlays/overlay_board.h"
#include "ui/phase/row_list.h"

#include <QVBoxLayout>

namespace frontage::ui {

VerdictView::VerdictView(const QString& name, OverlayBoard& overlays, QWidget* parent)
    : QWidget(parent), m_overlays(overlays), m_list(new RowList(name, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_list);
  connect(m_list, &RowList::pointedAt, this, &VerdictView::point);
  connect(m_list, &RowList::chosen, this, &VerdictView::choose);
}

void VerdictView::setRows(std::vector<VerdictRow> rows) {
  const bool same = rows.size() == m_rows.size() &&
                    std::equal(rows.begin(), rows.end(), m_rows.begin(),
                               [](const VerdictRow& a, const VerdictRow& b) { return a.content == b.content; });
  m_rows = std::move(rows);
  if (same) return;
  std::vector<ChoiceRow::Content> contents;
  for (const VerdictRow& row : m_rows) contents.push_back(row.content);
  m_list->setRows(contents);
  m_chosen = -1;
  m_list->setChecked(-1);
  m_overlays.clear(OverlayBoard::Source::Pointed);
}

/// The pointer shows a line for the moment; without it the chosen line stays.
void VerdictView::point(int index, bool on) {
  const int shown = on ? index : m_chosen;
  m_overlays.set(OverlayBoard::Source::Pointed, shown < 0 ? Overlay{} : m_rows[static_cast<std::size_t>(shown)].marks);
}

void VerdictView::choose(int index) {
  m_chosen = m_chosen == index ? -1 : index;
  m_list->setChecked(m_chosen);
  point(m_chosen, m_chosen >= 0);
}

}  // namespace frontage::ui
