#include "ui/compare/compare_panel.h"

#include "ui/compare/compare_table.h"
#include "ui/document/document.h"
#include "ui/phase/phase_controller.h"
#include "ui/text/clause_text.h"
#include "ui/text/clause_words.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kRest = 250;  // milliseconds without a change before the rulesets are asked

QString titlesOf(const core::Comparison& comparison, const std::vector<std::string>& ids) {
  QStringList titles;
  for (const core::ComparedRun& run : comparison.runs)
    if (std::find(ids.begin(), ids.end(), run.rules->id) != ids.end())
      titles << QString::fromStdString(run.rules->title);
  return titles.join(QStringLiteral(", "));
}

/// What the clause says to one of the rulesets and not to all of them.
QString ownSentences(const core::Comparison& comparison, const core::Clause& clause, const std::string& ruleset) {
  QStringList own;
  for (const core::ComparedRun& run : comparison.runs)
    if (run.rules->id == ruleset) own = clauseSentences(clause, *run.rules);
  const auto isEverywhere = [&](const QString& sentence) {
    return std::all_of(comparison.runs.begin(), comparison.runs.end(), [&](const core::ComparedRun& run) {
      return clauseSentences(clause, *run.rules).contains(sentence);
    });
  };
  own.removeIf(isEverywhere);
  return own.join(QLatin1Char(' '));
}

QLabel* label(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

ComparePanel::ComparePanel(Document& document, PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_controller(controller),
      m_parting(label("compareParting", this)),
      m_table(new CompareTable(this)),
      m_why(label("compareWhy", this)) {
  setObjectName(QStringLiteral("comparePanel"));
  m_why->setFont(uiFont(TextSize::Small));
  auto* lines = new QWidget(this);
  auto* column = new QVBoxLayout(lines);
  column->setContentsMargins(10, 4, 10, 4);
  column->setSpacing(5);
  column->addWidget(m_parting);
  column->addWidget(m_table);
  column->addWidget(m_why);
  column->addStretch(1);
  // The dock is low: what the rulesets say stands under the lines, and comes into view with more room.
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(lines);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  m_later.setSingleShot(true);
  m_later.setInterval(kRest);
  connect(&m_later, &QTimer::timeout, this, &ComparePanel::ask);
  connect(&controller, &PhaseController::changed, this, &ComparePanel::askAnew);
  say(tr("Declare a charge to see how each ruleset plays it."));
}

void ComparePanel::say(const QString& text) {
  m_table->forget();
  m_why->hide();
  m_parting->setText(text);
}

void ComparePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  askAnew();
}

void ComparePanel::askAnew() {
  m_work.forget();
  if (isVisible()) m_later.start();
}

void ComparePanel::ask() {
  if (!isVisible()) return;
  const bool watching = m_controller.watched() >= 0;
  if (watching || !m_controller.ready() || m_document.scenario().orders.empty()) {
    say(watching ? tr("The outcome is being shown.") : tr("Declare a charge to see how each ruleset plays it."));
    return;
  }
  say(tr("Playing it under every ruleset…"));
  m_work.ask([scenario = m_document.scenario()] { return core::compareRulesets(scenario); },
             [this](const std::optional<core::Comparison>& comparison, const std::string& problem) {
               if (comparison)
                 show(*comparison);
               else
                 say(QString::fromStdString(problem));
             });
}

void ComparePanel::show(const core::Comparison& comparison) {
  m_table->show(comparison);
  m_why->setVisible(comparison.parting.has_value());
  if (!comparison.parting) return m_parting->setText(tr("The same happens under every ruleset."));
  QStringList clauses;
  QStringList says;
  for (const core::ClauseDifference& why : comparison.parting->why) {
    clauses << tr("%1 (%2)").arg(clauseTitle(why.clause), QString::fromStdString(why.clause));
    for (const auto& [rulesets, text] : why.says)
      says << QStringLiteral("<b>%1</b>: %2")
                  .arg(titlesOf(comparison, rulesets).toHtmlEscaped(),
                       ownSentences(comparison, why.clause, rulesets.front()).toHtmlEscaped());
  }
  const QString where = tr("The rulesets differ from event %1 on").arg(comparison.parting->n);
  m_parting->setText(clauses.isEmpty() ? tr("%1.").arg(where) : tr("%1: %2.").arg(where, joined(clauses)));
  m_why->setText(says.join(QStringLiteral("<br>")));
}

}  // namespace frontage::ui
