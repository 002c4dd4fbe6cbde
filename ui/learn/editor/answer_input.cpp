#include "ui/learn/editor/answer_input.h"

#include "core/lesson/model/lesson_names.h"
#include "ui/learn/lesson_text.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::AnswerInput)
};

constexpr QChar kThen(u'→');  ///< between sentences in their order

QString withoutStop(const QString& text) {
  const QString words = text.trimmed();
  return words.endsWith(QLatin1Char('.')) ? words.chopped(1) : words;
}

bool isSame(const QString& a, const QString& b) {
  return withoutStop(a).compare(withoutStop(b), Qt::CaseInsensitive) == 0;
}

/// A point or the language's own mark.
std::optional<double> figureFrom(QString text) {
  text.remove(QRegularExpression(QStringLiteral("[″°%\"\\s]")));
  bool good = false;
  double figure = QLocale::c().toDouble(text, &good);
  if (!good) figure = QLocale().toDouble(text, &good);
  return good ? std::optional(figure) : std::nullopt;
}

std::optional<core::Answer> yesNoFrom(const QString& typed) {
  if (isSame(typed, Words::tr("yes")) || isSame(typed, QStringLiteral("yes"))) return core::Answer(true);
  if (isSame(typed, Words::tr("no")) || isSame(typed, QStringLiteral("no"))) return core::Answer(false);
  return std::nullopt;
}

std::optional<core::Answer> spanFrom(const QString& typed) {
  static const QRegularExpression between(QStringLiteral("\\s*(?:–|\\.\\.|\\bto\\b|\\bbis\\b)\\s*"));
  const QStringList parts = typed.split(between, Qt::SkipEmptyParts);
  if (parts.isEmpty() || parts.size() > 2) return std::nullopt;
  const auto least = figureFrom(parts.first());
  const auto most = figureFrom(parts.last());
  if (!least || !most || *most < *least) return std::nullopt;
  return core::Answer(core::Span{*least, *most});
}

std::optional<core::Answer> placingFrom(const QString& typed) {
  static const QRegularExpression between(QStringLiteral("[;\\s]+|,\\s+"));
  const QStringList parts = typed.split(between, Qt::SkipEmptyParts);
  if (parts.size() != 3) return std::nullopt;
  const auto x = figureFrom(parts[0]);
  const auto y = figureFrom(parts[1]);
  const auto facing = figureFrom(parts[2]);
  if (!x || !y || !facing) return std::nullopt;
  return core::Answer(core::Placing{*x, *y, *facing});
}

/// All words that may be an answer: ids, with what they are called.
std::vector<std::string> choices(const core::Task& task, const core::Battlefield& field) {
  std::vector<std::string> ids;
  if (std::holds_alternative<core::ZoneTask>(task.body)) {
    for (const auto& named : core::Names<geometry::Side>::table) ids.emplace_back(named.name);
    ids.emplace_back("tie");
  } else if (std::holds_alternative<core::ReactionTask>(task.body)) {
    for (const auto& named : core::Names<core::Reaction>::table) ids.emplace_back(named.name);
  } else if (const auto* choice = std::get_if<core::ChoiceTask>(&task.body)) {
    for (const core::Sentence& option : choice->options) ids.push_back(option.id);
  } else if (const auto* order = std::get_if<core::OrderTask>(&task.body)) {
    for (const core::Sentence& event : order->events) ids.push_back(event.id);
  } else {
    for (const core::Unit& unit : field.units) ids.push_back(unit.id.value);
    for (const core::Terrain& terrain : field.terrain) ids.push_back(terrain.id.value);
  }
  return ids;
}

std::optional<core::Answer> picksFrom(const QString& typed, const core::Task& task, const core::Battlefield& field) {
  core::Picks picks;
  const std::vector<std::string> ids = choices(task, field);
  const auto idOf = [&](const QString& part) {
    return std::find_if(ids.begin(), ids.end(), [&](const std::string& id) {
      return isSame(part, QString::fromStdString(id)) || isSame(part, pickWords(id, task, field));
    });
  };
  // Sentences may have commas of their own.
  const bool isOne = idOf(typed) != ids.end();
  const QChar between = typed.contains(kThen) ? kThen : QLatin1Char(',');
  for (const QString& part : isOne ? QStringList{typed} : typed.split(between, Qt::SkipEmptyParts)) {
    const auto it = idOf(part);
    if (it == ids.end()) return std::nullopt;
    if (std::count(picks.begin(), picks.end(), *it) == 0) picks.push_back(*it);
  }
  if (picks.empty()) return std::nullopt;
  return core::Answer(picks);
}

}  // namespace

std::optional<core::Answer> answerFrom(const QString& typed, const core::Task& task, const core::Battlefield& field) {
  if (std::holds_alternative<core::LegalTask>(task.body) || std::holds_alternative<core::HappensTask>(task.body))
    return yesNoFrom(typed);
  if (std::holds_alternative<core::NumberTask>(task.body) || std::holds_alternative<core::TurnTask>(task.body))
    return spanFrom(typed);
  if (std::holds_alternative<core::PlaceTask>(task.body)) return placingFrom(typed);
  if (std::holds_alternative<core::PlayTask>(task.body)) {
    // Another target for the same charger: the commonest way to miss a goal.
    const auto* solution = std::get_if<std::vector<core::Order>>(&task.solution);
    if (!solution || solution->empty() || !std::holds_alternative<core::Declare>(solution->front()))
      return std::nullopt;
    const auto declare = std::get<core::Declare>(solution->front());
    for (const core::Unit& unit : field.units)
      if (isSame(typed, nameOf(field, unit.id)) || isSame(typed, QString::fromStdString(unit.id.value)))
        return core::Answer(std::vector<core::Order>{core::Declare{declare.charger, {unit.id}},
                                                     core::Resolve{{declare.charger}, std::nullopt}});
    return std::nullopt;
  }
  return picksFrom(typed, task, field);
}

QString answerTyped(const core::Answer& answer, const core::Task& task, const core::Battlefield& field,
                    bool byLetters) {
  const auto figure = [](double value) { return QLocale::c().toString(value, 'g', 6); };
  if (const auto* yes = std::get_if<bool>(&answer)) return *yes ? Words::tr("yes") : Words::tr("no");
  if (const auto* span = std::get_if<core::Span>(&answer))
    return span->least == span->most ? figure(span->least)
                                     : figure(span->least) + QStringLiteral(" – ") + figure(span->most);
  if (const auto* place = std::get_if<core::Placing>(&answer))
    return QStringList{figure(place->x), figure(place->y), figure(place->facing)}.join(QStringLiteral("; "));
  if (const auto* orders = std::get_if<std::vector<core::Order>>(&answer)) {
    for (const core::Order& order : *orders)
      if (const auto* declare = std::get_if<core::Declare>(&order); declare && !declare->targets.empty())
        return nameOf(field, declare->targets.front());
    return Words::tr("as the file has it");
  }
  const bool sentences =
      std::holds_alternative<core::ChoiceTask>(task.body) || std::holds_alternative<core::OrderTask>(task.body);
  if (sentences && !byLetters) return answerWords(answer, task, field);
  QStringList words;
  for (const std::string& pick : std::get<core::Picks>(answer))
    words << (sentences ? QString::fromStdString(pick) : pickWords(pick, task, field));
  return words.join(QStringLiteral(", "));
}

QString answerExample(const core::Task& task) {
  if (std::holds_alternative<core::LegalTask>(task.body) || std::holds_alternative<core::HappensTask>(task.body))
    return Words::tr("yes or no");
  if (std::holds_alternative<core::NumberTask>(task.body) || std::holds_alternative<core::TurnTask>(task.body))
    return Words::tr("7, or 7 to 9");
  if (std::holds_alternative<core::PlaceTask>(task.body)) return Words::tr("from the left; from below; facing");
  if (std::holds_alternative<core::ChoiceTask>(task.body)) return QStringLiteral("b");
  if (std::holds_alternative<core::OrderTask>(task.body)) return QStringLiteral("b, a, c");
  if (std::holds_alternative<core::ZoneTask>(task.body)) return Words::tr("front, left flank, right flank, rear");
  if (std::holds_alternative<core::ReactionTask>(task.body)) return Words::tr("a reaction");
  if (std::holds_alternative<core::PlayTask>(task.body)) return Words::tr("another target");
  return Words::tr("names, with commas");
}

}  // namespace frontage::ui
