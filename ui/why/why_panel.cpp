#include "ui/why/why_panel.h"

#include "core/rules/ruleset_fields.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/row_list.h"
#include "ui/phase/verdict_rows.h"
#include "ui/text/clause_text.h"
#include "ui/text/clause_words.h"
#include "ui/text/event_text.h"
#include "ui/text/names.h"
#include "ui/text/rule_words.h"
#include "ui/theme/theme.h"
#include "ui/why/other_rulings.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr int kRest = 150;  // milliseconds without a change before the other rulesets are asked

QLabel* makeLabel(const char* name, TextSize size, QFont::Weight weight, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setFont(uiFont(size, weight));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

QString valueText(const core::FieldValue& value) {
  if (const auto* on = std::get_if<bool>(&value)) return *on ? WhyPanel::tr("yes") : WhyPanel::tr("no");
  if (const auto* number = std::get_if<double>(&value)) return QLocale().toString(*number);
  return policyWords(std::get<std::string>(value));
}

/// A charge failed by the range that was rolled before: what came up, and what would have been needed. Empty for any
/// other event.
QString rangeBefore(const Timeline& timeline, int mark, const core::Battlefield& field) {
  const auto& marks = timeline.marks();
  const auto* failed = std::get_if<core::FailedCharge>(&marks[static_cast<std::size_t>(mark)].event.body);
  if (!failed) return {};
  for (int i = mark; i-- > 0;) {
    const core::Event& event = marks[static_cast<std::size_t>(i)].event;
    const auto* rolled = std::get_if<core::RangeRolled>(&event.body);
    if (rolled && rolled->charger == failed->charger) return QLatin1Char('\n') + eventText(event, field);
  }
  return {};
}

}  // namespace

WhyPanel::WhyPanel(PhaseController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
  setObjectName(QStringLiteral("whyPanel"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* body = new QWidget(scroll);
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(8);
  m_title = makeLabel("whyTitle", TextSize::Normal, QFont::DemiBold, body);
  m_text = makeLabel("whyText", TextSize::Normal, QFont::Normal, body);
  m_clause = makeLabel("whyClause", TextSize::Small, QFont::DemiBold, body);
  m_words = makeLabel("whyWords", TextSize::Normal, QFont::Normal, body);
  m_rulesHeading = makeLabel("whyRulesHeading", TextSize::Small, QFont::DemiBold, body);
  m_rules = new RowList(QStringLiteral("whyRule"), body);
  m_othersHeading = makeLabel("whyOthersHeading", TextSize::Small, QFont::DemiBold, body);
  m_othersHeading->setText(tr("Under the other rulesets"));
  m_others = new RowList(QStringLiteral("whyOther"), body);
  for (QWidget* widget :
       {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_clause),
        static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_rulesHeading), static_cast<QWidget*>(m_rules),
        static_cast<QWidget*>(m_othersHeading), static_cast<QWidget*>(m_others)})
    column->addWidget(widget);
  column->addStretch(1);
  scroll->setWidget(body);
  outer->addWidget(scroll);
  m_later.setSingleShot(true);
  m_later.setInterval(kRest);
  connect(&m_later, &QTimer::timeout, this, &WhyPanel::showOthers);
  connect(&controller, &PhaseController::changed, this, &WhyPanel::refresh);
  connect(&controller.playback(), &Playback::timeChanged, this, &WhyPanel::refresh);
  connect(&controller.playback(), &Playback::playingChanged, this, &WhyPanel::refresh);
  refresh();
}

/// The other rulesets are asked only while somebody can read the answer.
void WhyPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void WhyPanel::refresh() {
  m_later.stop();
  m_othersHeading->hide();
  m_others->hide();
  const int mark = m_controller.playback().timeline().markAt(m_controller.playback().time());
  if (m_controller.started() && mark >= 0)
    showMark(mark);
  else if (m_controller.ready() && m_controller.targets().size() == 1)
    showChoice();
  else
    showNothing();
}

void WhyPanel::showNothing() {
  m_title->setText(tr("Why?"));
  m_text->setText(tr("Declare a charge, or choose one, to see the rule that decides it, with its figures."));
  m_clause->clear();
  m_words->clear();
  m_rulesHeading->hide();
  m_rules->hide();
}

void WhyPanel::showMark(int mark) {
  const Timeline& timeline = m_controller.playback().timeline();
  const TimelineMark& at = timeline.marks()[static_cast<std::size_t>(mark)];
  const core::Battlefield& field = m_controller.session().node(0).state.field;
  m_title->setText(eventTitle(at.event, field));
  m_text->setText(eventText(at.event, field) + rangeBefore(timeline, mark, field));
  showClause(at.event.clause);
  if (!m_controller.playback().playing()) m_later.start();
}

void WhyPanel::showChoice() {
  const core::ChargeVerdict& verdict =
      m_controller.book().charge(m_controller.charger(), m_controller.targets().front());
  const core::Battlefield& field = m_controller.state().field;
  const auto failed = std::find_if(verdict.clauses.begin(), verdict.clauses.end(),
                                   [](const core::ClauseCheck& check) { return !check.ok; });
  m_title->setText(tr("%1 against %2").arg(nameOf(field, verdict.charger), nameOf(field, verdict.target)));
  m_text->setText(failed == verdict.clauses.end() ? tr("This charge may be declared.") : clauseText(*failed, field));
  showClause(failed == verdict.clauses.end() ? core::Clause("D5") : failed->clause);
  m_later.start();
}

void WhyPanel::showClause(const std::string& clause) {
  m_clause->setText(tr("%1 \u00b7 clause %2").arg(clauseTitle(clause), QString::fromStdString(clause)));
  const core::Ruleset& rules = *m_controller.session().node(0).state.rules;
  m_words->setText(clauseWords(clause, rules));
  std::vector<ChoiceRow::Content> rows;
  for (const core::RulesetField& field : core::rulesetFields()) {
    if (field.clause != clause) continue;
    const bool assumed = std::find(rules.assumed.begin(), rules.assumed.end(), field.name) != rules.assumed.end();
    rows.push_back({{},
                    Role::Text,
                    questionWords(field),
                    valueText(field.get(rules)),
                    {},
                    assumed ? tr("Assumed: the source does not say") : QString()});
  }
  m_rulesHeading->setText(tr("Under %1").arg(QString::fromStdString(rules.title)));
  m_rulesHeading->setVisible(!rows.empty());
  m_rules->setVisible(!rows.empty());
  m_rules->setRows(rows);
  for (int i = 0; i < m_rules->count(); ++i) m_rules->row(i)->setCheckable(false);
}

void WhyPanel::showOthers() {
  if (!m_controller.ready() || !isVisible()) return;
  const int mark = m_controller.playback().timeline().markAt(m_controller.playback().time());
  std::vector<OtherRuling> rulings;
  if (m_controller.started() && mark >= 0) {
    const TimelineMark& at = m_controller.playback().timeline().marks()[static_cast<std::size_t>(mark)];
    rulings = otherRulings(m_controller.session(), at.place, at.index);
  } else if (m_controller.targets().size() == 1) {
    rulings = otherVerdicts(m_controller.state(), m_controller.charger(), m_controller.targets().front());
  }
  std::vector<ChoiceRow::Content> rows;
  for (const OtherRuling& ruling : rulings)
    rows.push_back({ruling.differs ? QStringLiteral("split") : QStringLiteral("check"),
                    ruling.differs ? Role::Doubt : Role::SoftText,
                    ruling.title,
                    ruling.text,
                    {},
                    {}});
  m_others->setRows(rows);
  for (int i = 0; i < m_others->count(); ++i) m_others->row(i)->setCheckable(false);
  m_othersHeading->setVisible(!rows.empty());
  m_others->setVisible(!rows.empty());
}

}  // namespace frontage::ui
