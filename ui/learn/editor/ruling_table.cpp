#include "ui/learn/editor/ruling_table.h"

#include "core/rules/ruleset_library.h"
#include "ui/learn/lesson_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace frontage::ui {

namespace {

enum Column { Title, Answer, Say, Columns };

QTableWidgetItem* readOnly(const QString& text) {
  auto* item = new QTableWidgetItem(text);
  item->setFlags(Qt::ItemIsEnabled);
  item->setToolTip(text);
  return item;
}

}  // namespace

RulingTable::RulingTable(QWidget* parent) : QWidget(parent), m_table(new QTableWidget(0, Columns, this)) {
  m_table->setObjectName(QStringLiteral("editorRulings"));
  m_table->setAccessibleName(tr("What to say where the rulesets part"));
  m_table->setHorizontalHeaderLabels({tr("Ruleset"), tr("Answer there"), tr("What to say of it")});
  m_table->verticalHeader()->hide();
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->setColumnWidth(Title, 190);
  m_table->setColumnWidth(Answer, 110);
  for (const std::string& id : core::RulesetLibrary::bundled().ids()) {
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, Title, readOnly(QString::fromStdString(core::RulesetLibrary::bundled().find(id)->title)));
    m_table->item(row, Title)->setData(Qt::UserRole, QString::fromStdString(id));
    m_table->setItem(row, Answer, readOnly({}));
    m_table->setItem(row, Say, new QTableWidgetItem);
  }
  const int rows = m_table->rowCount();
  m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * m_table->rowHeight(0) + 4);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(new QLabel(tr("Where the rulesets part"), this));
  column->addWidget(m_table);
  connect(m_table, &QTableWidget::itemChanged, this, &RulingTable::changed);
}

int RulingTable::rowOf(const std::string& ruleset) const {
  for (int row = 0; row < m_table->rowCount(); ++row)
    if (m_table->item(row, Title)->data(Qt::UserRole).toString().toStdString() == ruleset) return row;
  return -1;
}

std::vector<core::Ruling> RulingTable::rulings() const {
  std::vector<core::Ruling> all = m_given;
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const std::string id = m_table->item(row, Title)->data(Qt::UserRole).toString().toStdString();
    const QString said = m_table->item(row, Say)->text().trimmed();
    auto ruling = std::find_if(all.begin(), all.end(), [&](const core::Ruling& one) { return one.ruleset == id; });
    if (said.isEmpty()) {
      if (ruling != all.end()) all.erase(ruling);
    } else {
      if (ruling == all.end()) ruling = all.insert(all.end(), {id, std::nullopt, {}});
      if (said != inWords(ruling->say).simplified()) ruling->say.byLanguage[lessonLanguage()] = said.toStdString();
    }
  }
  return all;
}

void RulingTable::setRulings(const std::vector<core::Ruling>& rulings, const core::Task* task,
                             const core::Battlefield& field) {
  const QSignalBlocker quiet(m_table);
  m_given = task ? rulings : std::vector<core::Ruling>{};
  for (int row = 0; row < m_table->rowCount(); ++row)
    for (const Column column : {Answer, Say}) m_table->item(row, column)->setText({});
  for (const core::Ruling& ruling : m_given)
    if (const int row = rowOf(ruling.ruleset); row >= 0)
      m_table->item(row, Say)->setText(inWords(ruling.say).simplified());
  if (task) setAnswers(rulings, *task, field);
}

void RulingTable::setAnswers(const std::vector<core::Ruling>& rulings, const core::Task& task,
                             const core::Battlefield& field) {
  const QSignalBlocker quiet(m_table);
  for (int row = 0; row < m_table->rowCount(); ++row) m_table->item(row, Answer)->setText({});
  for (const core::Ruling& ruling : rulings) {
    const int row = rowOf(ruling.ruleset);
    if (row < 0 || !ruling.answer) continue;
    const QString words = answerWords(*ruling.answer, task, field);
    m_table->item(row, Answer)->setText(words);
    m_table->item(row, Answer)->setToolTip(words);
    for (core::Ruling& given : m_given)
      if (given.ruleset == ruling.ruleset) given.answer = ruling.answer;
  }
}

}  // namespace frontage::ui
