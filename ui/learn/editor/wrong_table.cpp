#include "ui/learn/editor/wrong_table.h"

#include "ui/learn/editor/answer_input.h"
#include "ui/learn/lesson_text.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace frontage::ui {

WrongTable::WrongTable(QWidget* parent) : QWidget(parent), m_table(new QTableWidget(0, 2, this)) {
  m_table->setObjectName(QStringLiteral("editorWrong"));
  m_table->verticalHeader()->hide();
  m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->setColumnWidth(0, 170);
  m_table->setMinimumHeight(110);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_table);
  setExample({});
  keepSpareRow();
  connect(m_table, &QTableWidget::itemChanged, this, [this] {
    keepSpareRow();
    emit changed();
  });
}

void WrongTable::setExample(const QString& example) {
  m_table->setHorizontalHeaderLabels(
      {example.isEmpty() ? tr("Wrong answer") : tr("Wrong answer (%1)").arg(example), tr("What to say to it")});
}

QString WrongTable::textAt(int row, int column) const {
  const QTableWidgetItem* item = m_table->item(row, column);
  return item ? item->text().trimmed() : QString();
}

void WrongTable::keepSpareRow() {
  const QSignalBlocker quiet(m_table);
  const int rows = m_table->rowCount();
  if (rows > 0 && textAt(rows - 1, 0).isEmpty() && textAt(rows - 1, 1).isEmpty()) return;
  m_table->insertRow(rows);
  for (int column = 0; column < 2; ++column) m_table->setItem(rows, column, new QTableWidgetItem);
}

std::optional<std::vector<core::WrongAnswer>> WrongTable::answers(const core::Task& task,
                                                                  const core::Battlefield& field,
                                                                  QString& fault) const {
  std::vector<core::WrongAnswer> answers;
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const QString typed = textAt(row, 0);
    const QString say = textAt(row, 1);
    if (typed.isEmpty() && say.isEmpty()) continue;
    const auto answer = answerFrom(typed, task, field);
    if (!answer || say.isEmpty()) {
      fault = say.isEmpty() ? tr("Say something to the wrong answer “%1”.").arg(typed)
                            : tr("“%1” is no answer to this question.").arg(typed);
      return std::nullopt;
    }
    core::WrongAnswer wrong{*answer, {}};
    wrong.say.byLanguage[lessonLanguage()] = say.toStdString();
    answers.push_back(std::move(wrong));
  }
  return answers;
}

}  // namespace frontage::ui
