#include "ui/learn/answers/rows_box.h"

#include "ui/learn/answers/option_row.h"

#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

RowsBox::RowsBox(std::vector<Row> rows, bool several, QWidget* parent)
    : AnswerBox(parent), m_choices(std::move(rows)), m_several(several) {
  setObjectName(QStringLiteral("lessonRows"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  for (const Row& choice : m_choices) {
    auto* row = new OptionRow(several, this);
    row->setObjectName(QStringLiteral("lessonAnswerRow%1").arg(m_rows.size()));
    ChoiceRow::Content content;
    content.title = choice.words;
    row->setContent(content);
    connect(row, &ChoiceRow::clicked, this, [this, id = choice.id] { pick(id); });
    column->addWidget(row);
    m_rows.push_back(row);
  }
}

void RowsBox::refresh() {
  for (std::size_t i = 0; i < m_rows.size(); ++i)
    m_rows[i]->setChecked(std::count(m_picks.begin(), m_picks.end(), m_choices[i].id) > 0);
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
