#include "ui/learn/answers/rows_box.h"

#include "ui/phase/row_list.h"

#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

RowsBox::RowsBox(std::vector<Row> rows, bool several, QWidget* parent)
    : AnswerBox(parent),
      m_choices(std::move(rows)),
      m_rows(new RowList(QStringLiteral("lessonAnswer"), this)),
      m_several(several) {
  setObjectName(QStringLiteral("lessonRows"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_rows);
  connect(m_rows, &RowList::chosen, this, [this](int row) { pick(m_choices.at(static_cast<std::size_t>(row)).id); });
  refresh();
}

void RowsBox::refresh() {
  std::vector<ChoiceRow::Content> contents;
  for (const Row& row : m_choices) {
    const bool taken = std::count(m_picks.begin(), m_picks.end(), row.id) > 0;
    ChoiceRow::Content content;
    content.icon = taken ? QStringLiteral("circle-dot") : QStringLiteral("chevron-right");
    content.iconRole = taken ? Role::Accent : Role::SoftText;
    content.title = row.words;
    contents.push_back(content);
  }
  m_rows->setRows(contents);
  for (int i = 0; i < m_rows->count(); ++i) {
    const std::string& id = m_choices[static_cast<std::size_t>(i)].id;
    m_rows->row(i)->setChecked(std::count(m_picks.begin(), m_picks.end(), id) > 0);
  }
}

void RowsBox::pick(const std::string& id) {
  if (std::none_of(m_choices.begin(), m_choices.end(), [&](const Row& row) { return row.id == id; })) return;
  const auto it = std::find(m_picks.begin(), m_picks.end(), id);
  if (!m_several)
    m_picks = {id};
  else if (it == m_picks.end())
    m_picks.push_back(id);
  else
    m_picks.erase(it);
  refresh();
  emit changed();
}

std::optional<core::Answer> RowsBox::answer() const {
  if (m_picks.empty()) return std::nullopt;
  if (m_yesOrNo) return core::Answer(m_picks.front() == m_choices.front().id);
  return core::Answer(m_picks);
}

void RowsBox::put(const core::Answer& answer) {
  if (const auto* yes = std::get_if<bool>(&answer))
    m_picks = {m_choices[*yes ? 0 : 1].id};
  else if (const auto* picks = std::get_if<core::Picks>(&answer))
    m_picks = *picks;
  refresh();
  emit changed();
}

QString RowsBox::wanted() const {
  return m_several ? tr("Choose all that fit.") : tr("Choose one.");
}

}  // namespace frontage::ui
