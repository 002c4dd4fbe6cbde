#include "ui/learn/editor/sentence_table.h"

#include "ui/learn/editor/outcomes.h"
#include "ui/learn/lesson_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

SentenceTable::SentenceTable(QWidget* parent) : QWidget(parent), m_table(new QTableWidget(0, 2, this)) {
  m_table->setObjectName(QStringLiteral("editorSentences"));
  m_table->setHorizontalHeaderLabels({tr("Sentence"), tr("True when")});
  m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_table->setColumnWidth(1, 190);
  m_table->setMinimumHeight(150);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_table);
  keepSpareRow();
  connect(m_table, &QTableWidget::itemChanged, this, [this] {
    keepSpareRow();
    emit changed();
  });
}

/// The file's own, so that its answers stay right; of a new one the first letter that is free.
QString SentenceTable::idOf(int row) const {
  const auto isGiven = [this](const QString& id) {
    return std::any_of(m_given.begin(), m_given.end(),
                       [&](const core::Sentence& sentence) { return sentence.id == id.toStdString(); });
  };
  if (static_cast<std::size_t>(row) < m_given.size())
    return QString::fromStdString(m_given[static_cast<std::size_t>(row)].id);
  int letters = row - static_cast<int>(m_given.size());
  for (QChar letter = u'a';; letter = QChar(letter.unicode() + 1))
    if (!isGiven(letter) && letters-- == 0) return letter;
}

void SentenceTable::addRow() {
  const int row = m_table->rowCount();
  m_table->insertRow(row);
  m_table->setItem(row, 0, new QTableWidgetItem);
  m_table->setVerticalHeaderItem(row, new QTableWidgetItem(idOf(row)));
  auto* event = new QComboBox(m_table);
  fillOutcomes(*event);
  if (m_none) event->addItem(tr("none of the others is"), QStringLiteral("none"));
  m_table->setCellWidget(row, 1, event);
  connect(event, &QComboBox::currentIndexChanged, this, &SentenceTable::changed);
}

void SentenceTable::keepSpareRow() {
  const QSignalBlocker quiet(m_table);
  const int rows = m_table->rowCount();
  if (rows == 0 || (!m_table->item(rows - 1, 0)->text().trimmed().isEmpty() && rows < 26)) addRow();
}

void SentenceTable::allowNone(bool allowed) {
  if (m_none == allowed) return;
  m_none = allowed;
  for (int row = 0; row < m_table->rowCount(); ++row) {
    auto* event = qobject_cast<QComboBox*>(m_table->cellWidget(row, 1));
    const QSignalBlocker quiet(event);
    if (allowed)
      event->addItem(tr("none of the others is"), QStringLiteral("none"));
    else
      event->removeItem(event->findData(QStringLiteral("none")));
  }
}

std::vector<core::Sentence> SentenceTable::sentences(const core::UnitId& charger, const core::UnitId& target) const {
  std::vector<core::Sentence> all;
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const QString text = m_table->item(row, 0)->text().trimmed();
    if (text.isEmpty()) continue;
    core::Sentence sentence;
    sentence.id = m_table->verticalHeaderItem(row)->text().toStdString();
    if (static_cast<std::size_t>(row) < m_given.size()) sentence.text = m_given[static_cast<std::size_t>(row)].text;
    sentence.text.byLanguage[lessonLanguage()] = text.toStdString();
    const QString event = qobject_cast<QComboBox*>(m_table->cellWidget(row, 1))->currentData().toString();
    if (event != QLatin1String("none")) sentence.event = outcomePattern(event, charger, target);
    all.push_back(std::move(sentence));
  }
  return all;
}

void SentenceTable::setSentences(const std::vector<core::Sentence>& sentences, const core::UnitId& charger,
                                 const core::UnitId& target) {
  const QSignalBlocker quiet(m_table);
  m_given = sentences;
  m_table->setRowCount(0);
  for (const core::Sentence& sentence : sentences) {
    addRow();
    const int row = m_table->rowCount() - 1;
    m_table->item(row, 0)->setText(inWords(sentence.text));
    auto* event = qobject_cast<QComboBox*>(m_table->cellWidget(row, 1));
    const QSignalBlocker still(event);
    const QString outcome = sentence.event ? outcomeOf(*sentence.event, charger, target) : QStringLiteral("none");
    event->setCurrentIndex(std::max(0, event->findData(outcome)));
  }
  keepSpareRow();
}

}  // namespace frontage::ui
