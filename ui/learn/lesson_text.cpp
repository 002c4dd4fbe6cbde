#include "ui/learn/lesson_text.h"

#include "core/lesson/model/lesson_names.h"
#include "core/text/names.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <type_traits>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::LessonText)
};

template <class Things>
void rename(Things& things, const core::Lesson& lesson) {
  for (auto& thing : things)
    if (const auto name = lesson.names.find(thing.id.value); name != lesson.names.end())
      thing.name = name->second.in(lessonLanguage());
}

QString sentenceWords(const std::vector<core::Sentence>& sentences, const std::string& id) {
  for (const core::Sentence& sentence : sentences)
    if (sentence.id == id) return inWords(sentence.text);
  return QString::fromStdString(id);
}

bool isInches(core::Quantity quantity) {
  using Q = core::Quantity;
  return quantity == Q::Distance || quantity == Q::MaxRange || quantity == Q::Width || quantity == Q::Depth;
}

enum class FieldUnit { None, Count, Inches, Degrees };

/// What a field of an event is measured in, by its name in the file.
FieldUnit unitOfField(const std::string& field) {
  const auto isOne = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), field) != names.end();
  };
  if (isOne({"wounds", "shooters", "to_hit", "hits", "losses", "charger_models", "target_models", "models"}))
    return FieldUnit::Count;
  if (isOne({"moved", "distance", "range"})) return FieldUnit::Inches;
  return isOne({"angle", "facing"}) ? FieldUnit::Degrees : FieldUnit::None;
}

FieldUnit fieldUnit(const core::NumberTask& task) {
  return task.quantity == core::Quantity::EventValue ? unitOfField(task.field) : FieldUnit::None;
}

QString figureWords(const core::Span& span, const core::Task& task) {
  if (std::holds_alternative<core::TurnTask>(task.body)) return degreesText(geometry::Angle::fromDegrees(span.least));
  const auto* number = std::get_if<core::NumberTask>(&task.body);
  return numberText(span.least, 2) + (number ? unitOf(*number) : QString());
}

}  // namespace

std::string lessonLanguage() {
  //: The two letters of the language that this translation is in.
  return QCoreApplication::translate("frontage::ui::LessonText", "en").toStdString();
}

QString inWords(const core::Words& words) {
  return QString::fromStdString(words.in(lessonLanguage()));
}

QString lessonIdFrom(const QString& title) {
  constexpr qsizetype kLongest = 60;  // it becomes a file's name
  QString id = title.normalized(QString::NormalizationForm_D).toLower();
  id.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-"));
  id = id.mid(id.startsWith(QLatin1Char('-')) ? 1 : 0, kLongest);
  while (id.endsWith(QLatin1Char('-'))) id.chop(1);
  return id.isEmpty() ? QStringLiteral("lesson") : id;
}

QString breakable(QString text) {
  constexpr qsizetype kPiece = 12;  // letters that every column holds
  static const QRegularExpression endless(QStringLiteral("\\w{36,}"), QRegularExpression::UseUnicodePropertiesOption);
  for (auto match = endless.match(text); match.hasMatch(); match = endless.match(text, match.capturedEnd()))
    for (qsizetype at = match.capturedEnd() - kPiece; at > match.capturedStart(); at -= kPiece)
      text.insert(text.at(at).isLowSurrogate() ? at - 1 : at, QChar(0x200B));
  return text;
}

QString inMarkdown(const core::Words& words) {
  return breakable(inWords(words))
      .replace(QLatin1Char('&'), QLatin1String("&amp;"))
      .replace(QLatin1Char('<'), QLatin1String("&lt;"));
}

core::Battlefield inWords(core::Battlefield field, const core::Lesson& lesson) {
  rename(field.units, lesson);
  rename(field.terrain, lesson);
  return field;
}

QString unitOf(const core::NumberTask& task) {
  if (isInches(task.quantity) || fieldUnit(task) == FieldUnit::Inches) return QStringLiteral("″");
  if (task.quantity == core::Quantity::Wheel || fieldUnit(task) == FieldUnit::Degrees) return QStringLiteral("°");
  if (task.quantity == core::Quantity::Chance || task.quantity == core::Quantity::TestChance)
    return QStringLiteral(" %");
  return {};
}

bool isCount(const core::NumberTask& task) {
  using enum core::Quantity;
  switch (task.quantity) {
    case EventValue:
      return fieldUnit(task) == FieldUnit::Count && task.tolerance < 1;
    case RollNeeded:
    case ChargerModels:
    case TargetModels:
    case ModelsInContact:
    case ModelsInZone:
    case UnitStrength:
    case Ranks:
    case Models:
    case PanicLosses:
    case EventCount:
      return task.tolerance < 1;
    default:
      return false;
  }
}

QString pickWords(const std::string& pick, const core::Task& task, const core::Battlefield& field) {
  if (std::holds_alternative<core::ZoneTask>(task.body)) {
    const auto side = core::fromName<geometry::Side>(pick);
    return side ? sideText(*side) : Words::tr("a tie: a die decides");
  }
  if (std::holds_alternative<core::ReactionTask>(task.body))
    if (const auto reaction = core::fromName<core::Reaction>(pick)) return reactionText(*reaction);
  if (const auto* choice = std::get_if<core::ChoiceTask>(&task.body)) return sentenceWords(choice->options, pick);
  if (const auto* order = std::get_if<core::OrderTask>(&task.body)) return sentenceWords(order->events, pick);
  return frontage::ui::thingName(field, pick);
}

QString answerWords(const core::Answer& answer, const core::Task& task, const core::Battlefield& field) {
  if (const auto* yes = std::get_if<bool>(&answer)) return *yes ? Words::tr("yes") : Words::tr("no");
  if (const auto* span = std::get_if<core::Span>(&answer)) return figureWords(*span, task);
  if (const auto* picks = std::get_if<core::Picks>(&answer)) {
    const bool inOrder = std::holds_alternative<core::OrderTask>(task.body);
    QStringList words;
    for (const std::string& pick : *picks) {
      QString word = pickWords(pick, task, field);
      // Whole sentences become the parts of one.
      if (inOrder && word.endsWith(QLatin1Char('.'))) word.chop(1);
      words << word;
    }
    return inOrder ? words.join(QStringLiteral(" → ")) : joined(words);
  }
  return Words::tr("see the table");
}

QString toleranceWords(const core::Task& task) {
  if (const auto* place = std::get_if<core::PlaceTask>(&task.body))
    return Words::tr("To within %1 and %2.")
        .arg(inchesText(place->inches), degreesText(geometry::Angle::fromDegrees(place->degrees)));
  if (const auto* turn = std::get_if<core::TurnTask>(&task.body))
    return Words::tr("To within %1.").arg(degreesText(geometry::Angle::fromDegrees(turn->tolerance)));
  const auto* number = std::get_if<core::NumberTask>(&task.body);
  if (!number || number->tolerance < 0.01 || isCount(*number)) return {};
  return Words::tr("To within %1.").arg(numberText(number->tolerance, 2) + unitOf(*number));
}

QString differenceWords(const Difference& difference) {
  constexpr double kWorthSaying = 0.05;  // inches, degrees: less reads as nothing
  const bool inches = difference.inches && *difference.inches >= kWorthSaying;
  const bool degrees = difference.degrees && *difference.degrees >= kWorthSaying;
  const QString far = inches ? inchesText(*difference.inches) : QString();
  const QString turn = degrees ? degreesText(geometry::Angle::fromDegrees(*difference.degrees)) : QString();
  if (inches && degrees) return Words::tr("%1 and %2 off").arg(far, turn);
  return inches || degrees ? Words::tr("%1 off").arg(far + turn) : QString();
}

}  // namespace frontage::ui
