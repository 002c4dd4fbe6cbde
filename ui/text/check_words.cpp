#include "ui/text/check_words.h"

#include "core/report/names.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"
#include "ui/text/phrase_book.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::CheckWords)
};

/// What core writes in plainCheck() and measuredCheck(); clauseText() has words of its own for the rest.
constexpr std::array kPhrases{
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "There is no unit %1."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 belongs to the side that is charged, not to the active side."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "No target is named."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "A target is named twice."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no enemy."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: destroyed."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "The phase has ended."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 must react to the charge of %2 first."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 must choose between redirecting and going on first."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 must react first."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: fighting %2 already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: fighting."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: fleeing."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: a charge was declared in this phase already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: marched."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: shaken."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 may charge."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "There is room for the charge and for closing the door."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "Only units that might still move are in the way."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "There is room beside the others that charge the same enemy."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "No legal move reaches the charged facing of %1."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "No legal move reaches the charged facing of %1; in the way: %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "No legal move reaches the charged facing of %1 without leaving the table."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "No legal move reaches the charged facing of %1 without leaving the table; in the way: %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "%1 can be reached without touching %2, so only the one charge may be declared."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 can be reached by declaring on fewer: besides it only on %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "None of the targets can be avoided."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "A charge may have one target only."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "No legal move reaches %1 without touching %2, which makes the charge impossible."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "No legal move reaches %1 without touching %2; the charge must be declared on both."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "No legal move reaches %1 without touching %2; the charge must be declared on all of them."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "Only units in the way of every ordinary move stand against it: the charge goes straight ahead, "
                      "and the target turns to meet it."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no charge was declared on %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: this charge is answered already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no rule that allows to stand and shoot."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no missile weapons."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: stood and shot in this phase already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: the charger is in the %2 zone, not in the front zone."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "%1: %2 away; it takes more than their M of %3 to have time to shoot."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: fighting, can only hold."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: fled in this phase already, can only hold."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: fleeing, must flee again."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 failed their Terror test and must flee."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 may hold."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 may flee."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: the target already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no redirection to choose."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "They may go back to their first target."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: tried to redirect already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1 may redirect."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "No charger is named."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "A charger is named twice."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no charge was declared."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "The charge of %1 is over already."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "The charge of %1 can be resolved."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "The new formation would overlap %1."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "The new formation would stand off the table."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "One model would have to go %1; the limit is %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "Files wanted: %1; possible: 1 to %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "%1: no fleeing unit was run down just now."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "No reform follows on running down in this ruleset."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "%1: not standing. Any facing will do, and there is no place on one to choose."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords", "No legal move reaches %1, so there is no place to choose."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "A place can be chosen for one charger alone; %1 are resolved by this order and take the places "
                      "that are best together."),
    QT_TRANSLATE_NOOP(
        "frontage::ui::CheckWords",
        "A place %1 from the middle of the charged facing cannot be reached; as good as the best are %2."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "A place %1 from the middle of the charged facing is as good as any."),
    QT_TRANSLATE_NOOP("frontage::ui::CheckWords",
                      "A place %1 from the middle of the charged facing brings %2 + %3 models into contact, the best "
                      "place %4 + %5 models; as good as the best are %6."),
};

const PhraseBook& book() {
  static const PhraseBook phrases("frontage::ui::CheckWords", kPhrases);
  return phrases;
}

QStringList namesIn(const core::Battlefield& field) {
  QStringList names;
  const auto add = [&](const auto& thing) {
    names << QString::fromStdString(thing.name.empty() ? thing.id.value : thing.name);
  };
  std::for_each(field.units.begin(), field.units.end(), add);
  std::for_each(field.terrain.begin(), field.terrain.end(), add);
  return names;
}

/// "a, b and c" taken apart; nothing when a part is no known name. A name may itself hold an "and".
std::optional<QStringList> listOfNames(const QString& words, const QStringList& names) {
  for (const QString& name : names) {
    if (words == name) return QStringList{name};
    for (const QString& between : {QStringLiteral(", "), QStringLiteral(" and ")}) {
      if (!words.startsWith(name + between)) continue;
      if (auto rest = listOfNames(words.mid(name.size() + between.size()), names)) return QStringList{name} + *rest;
    }
  }
  return std::nullopt;
}

/// A figure as the window writes it; nothing when it is none.
std::optional<QString> figure(const QString& words) {
  static const QRegularExpression inches(QStringLiteral(R"re(^(-?[0-9.]+)"$)re"));
  static const QRegularExpression stretch(QStringLiteral(R"re(^(-?[0-9.]+)" to (-?[0-9.]+)"$)re"));
  if (const auto match = inches.match(words); match.hasMatch()) return inchesText(match.captured(1).toDouble());
  if (const auto match = stretch.match(words); match.hasMatch())
    return Words::tr("%1 to %2")
        .arg(inchesText(match.captured(1).toDouble()), inchesText(match.captured(2).toDouble()));
  return std::nullopt;
}

QString side(const QString& words) {
  for (const geometry::Side side :
       {geometry::Side::Front, geometry::Side::LeftFlank, geometry::Side::RightFlank, geometry::Side::Rear})
    if (words == QString::fromStdString(core::sideText(side))) return sideText(side);
  return words;
}

/// Names, figures and sides, one or "a, b and c".
QString inPlace(const core::Battlefield& field, const QString& words) {
  if (const auto names = listOfNames(words, namesIn(field))) return joined(*names);
  static const QRegularExpression between(QStringLiteral(", | and "));
  QStringList figures = words.split(between);
  for (QString& part : figures) {
    const auto text = figure(part);
    if (!text) return side(words);
    part = *text;
  }
  return joined(figures);
}

}  // namespace

QString checkWords(const core::ClauseCheck& check, const core::Battlefield& field) {
  const auto words = book().words(check.text, [&](const QString& place) { return inPlace(field, place); });
  return words ? *words : QString::fromStdString(check.text);
}

bool hasCheckWords(const core::ClauseCheck& check) {
  return book().words(check.text, [](const QString& place) { return place; }).has_value();
}

}  // namespace frontage::ui
