#include "ui/learn/reading/reading_page.h"

#include "core/rules/ruleset_library.h"
#include "ui/learn/answers/answer_box.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/reading/feedback_view.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/learn/table/lesson_tool.h"
#include "ui/phase/primary_button.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace frontage::ui {

namespace {

QLabel* makeText(const char* name, TextSize size, QFont::Weight weight, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setFont(uiFont(size, weight));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

ReadingPage::ReadingPage(LessonReader& reader, LessonTool& tool, QWidget* parent)
    : QWidget(parent), m_reader(reader), m_tool(tool) {
  setObjectName(QStringLiteral("readingPage"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 8, 12, 10);
  column->setSpacing(8);
  makeHead(column);
  makeBody(column);
  makeFoot(column);
  connect(&reader, &LessonReader::stepChanged, this, &ReadingPage::showStep);
  connect(&reader, &LessonReader::changed, this, &ReadingPage::refresh);
}

void ReadingPage::makeHead(QVBoxLayout* column) {
  auto* row = new QHBoxLayout;
  auto* leave = new QToolButton(this);
  leave->setObjectName(QStringLiteral("lessonLeave"));
  leave->setIcon(icon(QStringLiteral("arrow-left")));
  leave->setText(tr("All lessons"));
  leave->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  leave->setToolTip(tr("Leaves the lesson; your own table comes back as it was"));
  connect(leave, &QToolButton::clicked, this, &ReadingPage::leaveWanted);
  m_count = makeText("lessonCount", TextSize::Small, QFont::Normal, this);
  m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  row->addWidget(leave);
  row->addWidget(m_count, 1);
  column->addLayout(row);
  m_title = makeText("lessonTitle", TextSize::Large, QFont::DemiBold, this);
  m_title->setTextFormat(Qt::PlainText);
  column->addWidget(m_title);
  m_bar = new QProgressBar(this);
  m_bar->setTextVisible(false);
  m_bar->setFixedHeight(4);
  column->addWidget(m_bar);
  m_rulesets = new QComboBox(this);
  m_rulesets->setObjectName(QStringLiteral("lessonRuleset"));
  m_rulesets->setAccessibleName(tr("Rules"));
  m_rulesets->setToolTip(tr("The rules by which this step is shown"));
  connect(m_rulesets, &QComboBox::activated, this,
          [this](int index) { m_reader.setRuleset(m_rulesets->itemData(index).toString().toStdString()); });
  column->addWidget(m_rulesets);
}

void ReadingPage::makeBody(QVBoxLayout* column) {
  m_scroll = new QScrollArea(this);
  m_scroll->setObjectName(QStringLiteral("lessonScroll"));
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* body = new QWidget(m_scroll);
  auto* inner = new QVBoxLayout(body);
  inner->setContentsMargins(0, 0, 4, 0);
  inner->setSpacing(10);
  m_text = makeText("lessonText", TextSize::Normal, QFont::Normal, body);
  m_text->setTextFormat(Qt::MarkdownText);
  inner->addWidget(m_text);
  m_question = new QWidget(body);
  auto* question = new QVBoxLayout(m_question);
  question->setContentsMargins(0, 4, 0, 0);
  question->setSpacing(6);
  m_ask = makeText("lessonAsk", TextSize::Normal, QFont::DemiBold, m_question);
  m_ask->setTextFormat(Qt::MarkdownText);
  m_tolerance = makeText("lessonTolerance", TextSize::Small, QFont::Normal, m_question);
  question->addWidget(m_ask);
  question->addWidget(m_tolerance);
  m_answerPlace = new QVBoxLayout;
  question->addLayout(m_answerPlace);
  inner->addWidget(m_question);
  m_hints = makeText("lessonHints", TextSize::Normal, QFont::Normal, body);
  m_hints->setTextFormat(Qt::MarkdownText);
  inner->addWidget(m_hints);
  m_feedback = new FeedbackView(body);
  inner->addWidget(m_feedback);
  inner->addStretch(1);
  m_scroll->setWidget(body);
  column->addWidget(m_scroll, 1);
}

void ReadingPage::makeFoot(QVBoxLayout* column) {
  const auto button = [this](const char* name, const char* iconName, const QString& text, auto run) {
    auto* made = new QPushButton(icon(QLatin1String(iconName)), text, this);
    made->setObjectName(QLatin1String(name));
    connect(made, &QPushButton::clicked, this, run);
    return made;
  };
  m_hint = button("lessonHint", "lightbulb", tr("H&int"), [this] { m_reader.hint(); });
  m_reveal = button("lessonShow", "eye", tr("Show &me"), [this] {
    m_reader.reveal();
    emit revealed();
  });
  m_retry = button("lessonRetry", "rotate-ccw", tr("Try &again"), [this] {
    m_reader.retry();
    showStep();
    emit retried();
  });
  m_back = button("lessonBack", "arrow-left", tr("&Back"), [this] {
    if (m_reader.step() > 0) m_reader.goTo(m_reader.step() - 1);
  });
  m_check = new PrimaryButton(QStringLiteral("check"), tr("&Check"), this);
  m_check->setObjectName(QStringLiteral("lessonCheck"));
  connect(m_check, &QPushButton::clicked, this, &ReadingPage::check);
  m_next = new PrimaryButton(QStringLiteral("arrow-right"), tr("&Next"), this);
  m_next->setObjectName(QStringLiteral("lessonNext"));
  connect(m_next, &QPushButton::clicked, this, &ReadingPage::goOn);
  auto* help = new QHBoxLayout;
  help->addWidget(m_hint);
  help->addWidget(m_reveal);
  help->addWidget(m_retry);
  help->addStretch(1);
  auto* way = new QHBoxLayout;
  way->addWidget(m_back);
  way->addStretch(1);
  way->addWidget(m_check);
  way->addWidget(m_next);
  column->addLayout(help);
  column->addLayout(way);
}

void ReadingPage::fillRulesets() {
  const QSignalBlocker quiet(m_rulesets);
  m_rulesets->clear();
  const auto& ids = m_reader.lesson().rulesetsOf(m_reader.step());
  for (const std::string& id : ids) {
    const auto rules = core::RulesetLibrary::bundled().find(id);
    m_rulesets->addItem(tr("Rules: %1").arg(QString::fromStdString(rules ? rules->title : id)),
                        QString::fromStdString(id));
    if (id == m_reader.ruleset()) m_rulesets->setCurrentIndex(m_rulesets->count() - 1);
  }
  m_rulesets->setEnabled(ids.size() > 1);
}

void ReadingPage::showStep() {
  delete m_answers;
  m_answers = nullptr;
  if (!m_reader.isOpen()) return;
  const auto steps = static_cast<int>(m_reader.lesson().steps.size());
  const int at = static_cast<int>(m_reader.step()) + 1;
  m_title->setText(breakable(inWords(m_reader.lesson().title)));
  m_count->setText(tr("Step %1 of %2").arg(at).arg(steps));
  m_bar->setRange(0, steps);
  m_bar->setValue(at);
  fillRulesets();
  m_text->setText(inMarkdown(m_reader.current().text));
  const core::Task* task = m_reader.task();
  m_question->setVisible(task != nullptr);
  if (task) {
    m_ask->setText(inMarkdown(task->ask));
    const core::Battlefield field = inWords(m_reader.stage().state.field, m_reader.lesson());
    m_answers = makeAnswerBox(*task, field, m_tool, m_question);
    m_answerPlace->addWidget(m_answers);
    const QString tolerance = toleranceWords(*task);
    m_tolerance->setText(m_answers->wanted() + (tolerance.isEmpty() ? QString() : QLatin1Char(' ') + tolerance));
    m_tolerance->setVisible(!m_tolerance->text().isEmpty());
    connect(m_answers, &AnswerBox::changed, this, &ReadingPage::refreshButtons);
    connect(m_answers, &AnswerBox::changed, this, &ReadingPage::answering);
    m_answers->show();
  } else {
    m_tool.begin(LessonTool::Mode::Nothing, std::nullopt);
  }
  m_scroll->verticalScrollBar()->setValue(0);
  refresh();
}

void ReadingPage::showHints() {
  const auto& hints = m_reader.current().hints;
  QStringList shown;
  for (std::size_t i = 0; i < m_reader.hintsShown(); ++i)
    shown << tr("**Hint %1.** %2").arg(i + 1).arg(inMarkdown(hints[i]));
  m_hints->setText(shown.join(QStringLiteral("\n\n")));
  m_hints->setVisible(!shown.isEmpty());
}

void ReadingPage::refresh() {
  if (!m_reader.isOpen()) return;
  showHints();
  if (m_reader.outcome() == LessonReader::Outcome::Shown && m_answers && m_reader.judgement().nearest)
    m_answers->put(*m_reader.judgement().nearest);
  m_feedback->tell(m_reader);
  refreshButtons();
  if (m_reader.outcome() != LessonReader::Outcome::Open)
    QTimer::singleShot(0, this, [this] { m_scroll->ensureWidgetVisible(m_feedback); });
}

void ReadingPage::refreshButtons() {
  using Outcome = LessonReader::Outcome;
  if (!m_reader.isOpen()) return;
  const core::Task* task = m_reader.task();
  const bool plays = task && std::holds_alternative<core::PlayTask>(task->body);
  const bool over = m_reader.outcome() == Outcome::Right || m_reader.outcome() == Outcome::Shown;
  m_hint->setVisible(task && !over && m_reader.hintsShown() < m_reader.current().hints.size());
  m_reveal->setVisible(task && !over);
  m_retry->setVisible(task && m_reader.outcome() != Outcome::Open);
  m_check->setVisible(task && !plays && !over);
  m_check->setEnabled(m_answers && m_answers->answer().has_value());
  m_check->setToolTip(m_check->isEnabled() || !m_answers ? QString() : m_answers->wanted());
  m_next->setVisible(m_reader.mayGoOn());
  m_next->setText(m_reader.isLast() ? tr("&Done") : tr("&Next"));
  m_back->setEnabled(m_reader.step() > 0);
}

void ReadingPage::check() {
  if (!m_answers) return;
  if (const auto answer = m_answers->answer()) m_reader.answer(*answer);
}

void ReadingPage::goOn() {
  if (m_reader.isLast())
    emit nextLessonWanted();
  else
    m_reader.goTo(m_reader.step() + 1);
}

}  // namespace frontage::ui
