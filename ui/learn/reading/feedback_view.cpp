#include "ui/learn/reading/feedback_view.h"

#include "core/rules/ruleset_library.h"
#include "ui/learn/lesson_text.h"
#include "ui/learn/reading/lesson_reader.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace frontage::ui {

namespace {

constexpr int kIcon = 20;
constexpr double kRound = 4;
constexpr double kEdge = 4;  // pixels of the coloured edge

QLabel* makeText(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  label->setTextFormat(Qt::MarkdownText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

QString rulesetTitle(const std::string& id) {
  const auto rules = core::RulesetLibrary::bundled().find(id);
  return QString::fromStdString(rules ? rules->title : id);
}

/// What the engine says there, and nothing when it has no answer.
std::optional<core::Answer> engineAnswer(const LessonReader& reader, const std::string& ruleset) {
  const core::StepStage stage = core::stageOf(reader.lesson(), reader.step(), ruleset);
  if (stage.problem) return std::nullopt;
  const core::TaskJudge judge(stage.state, *reader.task());
  if (judge.problem()) return std::nullopt;
  return judge.rightPicks().empty() ? judge.answer() : core::Answer(judge.rightPicks());
}

}  // namespace

FeedbackView::FeedbackView(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_title(makeText("lessonVerdict", this)),
      m_text(makeText("lessonSay", this)),
      m_rulings(makeText("lessonRulings", this)) {
  setObjectName(QStringLiteral("lessonFeedback"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(12, 10, 12, 10);
  grid->setHorizontalSpacing(8);
  grid->addWidget(m_icon, 0, 0, Qt::AlignTop);
  grid->addWidget(m_title, 0, 1);
  grid->addWidget(m_text, 1, 0, 1, 2);
  grid->addWidget(m_rulings, 2, 0, 1, 2);
  grid->setColumnStretch(1, 1);
  setAccessibleName(tr("What the engine says"));
  dress();
  hide();
}

void FeedbackView::dress() {
  m_icon->setPixmap(
      icon(m_good ? QStringLiteral("circle-check") : QStringLiteral("circle-x")).pixmap(QSize(kIcon, kIcon)));
  update();
}

/// A quiet card with an edge in the colour of the verdict, which the icon and the words say too.
void FeedbackView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(theme().colour(Role::Line));
  painter.setBrush(theme().colour(Role::Surface));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRound, kRound);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme().colour(m_good ? Role::Good : Role::Bad));
  painter.drawRoundedRect(QRectF(0, 0, kEdge, height()), kRound / 2, kRound / 2);
}

void FeedbackView::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) dress();
}

void FeedbackView::tell(const LessonReader& reader) {
  using Outcome = LessonReader::Outcome;
  const Outcome outcome = reader.outcome();
  setVisible(outcome != Outcome::Open);
  if (outcome == Outcome::Open) return;
  const core::Battlefield field = inWords(reader.stage().state.field, reader.lesson());
  m_good = outcome != Outcome::Wrong;
  const QString off = differenceWords({reader.judgement().inches, reader.judgement().degrees});
  const auto& nearest = reader.judgement().nearest;
  QString text;
  if (outcome == Outcome::Wrong) {
    m_title->setText(off.isEmpty() ? tr("Not quite.") : tr("Not quite: %1.").arg(off));
    text = inMarkdown(reader.say());
  } else {
    if (outcome == Outcome::Right)
      m_title->setText(off.isEmpty() ? tr("Right.") : tr("Right: %1.").arg(off));
    else
      m_title->setText(nearest ? tr("The answer: %1.").arg(answerWords(*nearest, *reader.task(), field))
                               : tr("The answer is on the table."));
    text = inMarkdown(reader.current().explain);
  }
  if (reader.judgement().inches || reader.judgement().degrees)
    text +=
        (text.isEmpty() ? QString() : QStringLiteral("\n\n")) + tr("*The green outline is where the rules put it.*");
  m_text->setText(text);
  m_text->setVisible(!text.isEmpty());
  showRulings(reader);
  setAccessibleDescription(words());
  dress();
}

/// Once the answer is known: elsewhere it is another one, and that is worth knowing too.
void FeedbackView::showRulings(const LessonReader& reader) {
  const auto& rulings = reader.current().rulings;
  const bool known = reader.outcome() != LessonReader::Outcome::Wrong;
  m_rulings->setVisible(known && !rulings.empty());
  if (!known || rulings.empty()) return;
  const core::Battlefield field = inWords(reader.stage().state.field, reader.lesson());
  QStringList lines{tr("**Under other rules**")};
  for (const core::Ruling& ruling : rulings) {
    const auto answer = engineAnswer(reader, ruling.ruleset);
    const QString figure =
        answer && ruling.answer ? tr(" – %1").arg(answerWords(*answer, *reader.task(), field)) : QString();
    lines << QStringLiteral("- **%1**%2: %3").arg(rulesetTitle(ruling.ruleset), figure, inMarkdown(ruling.say));
  }
  m_rulings->setText(lines.first() + QStringLiteral("\n\n") + lines.mid(1).join(QLatin1Char('\n')));
}

QString FeedbackView::words() const {
  QStringList all{m_title->text()};
  if (!m_text->text().isEmpty()) all << m_text->text();
  return all.join(QLatin1Char(' '));
}

}  // namespace frontage::ui
