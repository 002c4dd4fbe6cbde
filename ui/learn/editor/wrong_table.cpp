#include "ui/learn/editor/wrong_table.h"

#include "ui/learn/editor/answer_input.h"
#include "ui/learn/lesson_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <variant>

namespace frontage::ui {

WrongTable::WrongTable(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_table(new QTableWidget(0, 2, this)) {
  m_table->setObjectName(QStringLiteral("editorWrong"));
  m_table->setHorizontalHeaderLabels({tr("Wrong answer"), tr("What to say to it")});
  m_table->verticalHeader()->hide();
  m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->setColumnWidth(0, 170);
  m_table->setMinimumHeight(110);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  m_heading->setWordWrap(true);
  column->addWidget(m_heading);
  column->addWidget(m_table);
  setExample({});
  keepSpareRow();
  connect(m_table, &QTableWidget::itemChanged, this, [this] {
    keepSpareRow();
    emit changed();
  });
}

void WrongTable::setExample(const QString& example) {
  m_heading->setText(example.isEmpty() ? tr("Wrong answer") : tr("Wrong answer (%1)").arg(example));
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

const WrongTable::Given* WrongTable::givenAt(int row) const {
  const QVariant index = m_table->item(row, 0) ? m_table->item(row, 0)->data(Qt::UserRole) : QVariant();
  return index.isValid() ? &m_given.at(static_cast<std::size_t>(index.toInt())) : nullptr;
}

void WrongTable::setAnswers(const std::vector<core::WrongAnswer>& answers, const core::Task* task,
                            const core::Battlefield& field, bool byLetters) {
  const QSignalBlocker quiet(m_table);
  m_given.clear();
  m_kind = task ? task->body.index() : std::variant_npos;
  m_table->setRowCount(0);
  for (const core::WrongAnswer& answer : answers) {
    if (!task) break;
    const int row = m_table->rowCount();
    m_given.push_back({answer, answerTyped(answer.answer, *task, field, byLetters)});
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(m_given.back().typed));
    m_table->item(row, 0)->setToolTip(m_given.back().typed);
    m_table->item(row, 0)->setData(Qt::UserRole, row);
    m_table->setItem(row, 1, new QTableWidgetItem(inWords(answer.say)));
  }
  keepSpareRow();
}

std::optional<std::vector<core::WrongAnswer>> WrongTable::answers(const core::Task& task,
                                                                  const core::Battlefield& field,
                                                                  QString& fault) const {
  std::vector<core::WrongAnswer> answers;
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const QString typed = textAt(row, 0);
    const QString say = textAt(row, 1);
    if (typed.isEmpty() && say.isEmpty()) continue;
    const Given* given = givenAt(row);
    const auto answer = given && given->typed == typed && task.body.index() == m_kind
                            ? std::optional(given->answer.answer)
                            : answerFrom(typed, task, field);
    if (!answer || say.isEmpty()) {
      fault = say.isEmpty() ? tr("Say something to the wrong answer “%1”.").arg(typed)
                            : tr("“%1” is no answer to this question.").arg(typed);
      return std::nullopt;
    }
    core::WrongAnswer wrong{*answer, given ? given->answer.say : core::Words{}};
    wrong.say.byLanguage[lessonLanguage()] = say.toStdString();
    answers.push_back(std::move(wrong));
  }
  return answers;
}

}  // namespace frontage::ui
