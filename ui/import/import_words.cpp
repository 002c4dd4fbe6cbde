#include "ui/import/import_words.h"

#include "core/text/names.h"
#include "ui/text/figures.h"
#include "ui/text/terrain_names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::ImportWords)
};

QString figureText(const std::string& key) {
  if (key == "movement") return Words::tr("Movement");
  if (key == "leadership") return Words::tr("Leadership");
  if (key == "unit_strength") return Words::tr("Unit Strength");
  if (key == "toughness") return Words::tr("Toughness");
  if (key == "wounds") return Words::tr("Wounds");
  if (key == "armour_save") return Words::tr("Armour save");
  if (key == "ballistic_skill") return Words::tr("Ballistic Skill");
  if (key == "base") return Words::tr("Base");
  if (key == "models") return Words::tr("Models");
  return QString::fromStdString(key);
}

QString takenText(const core::Remark& remark) {
  const auto type = core::fromName<core::TroopType>(remark.taken);
  return type ? troopName(*type) : QString::fromStdString(remark.taken);
}

QString sentence(const core::Remark& remark) {
  using Kind = core::Remark::Kind;
  const QString subject = QString::fromStdString(remark.subject);
  const QString figure = figureText(remark.subject);
  const QString found = QString::fromStdString(remark.found);
  const QString taken = takenText(remark);
  switch (remark.kind) {
    case Kind::NoUnit:
      return Words::tr("“%1” is no unit: it has neither models nor a profile.").arg(subject);
    case Kind::NoModels:
      return Words::tr("It has no models and is left out.");
    case Kind::Unreadable:
      return Words::tr("%1 reads “%2”, which is no number.").arg(figure, found);
    case Kind::NoFigures:
      return Words::tr("It reads %1, where figures are expected; guesses stand in their place.").arg(found);
    case Kind::FiguresUnused:
      return remark.unit.empty() ? Words::tr("Figures in the profiles of several units are not used: %1.").arg(found)
                                 : Words::tr("Figures in its profiles are not used: %1.").arg(found);
    case Kind::OutOfBounds:
      return Words::tr("%1 reads “%2”, which is too small or too large.").arg(figure, found);
    case Kind::SeveralValues:
      return Words::tr("%1 has several values, %2; %3 was taken.").arg(figure, found, taken);
    case Kind::RoundBase:
      return Words::tr("The base “%1” is round; %2 was taken.").arg(found, taken);
    case Kind::JoinedTo:
      return Words::tr("It had joined “%1” and stands apart here.").arg(subject);
    case Kind::Repeated:
      return Words::tr("It was chosen %1 times; as many units were made.").arg(found);
    case Kind::AsModels:
      return Words::tr("It was chosen %1 times and names no models; it is taken to be so many models.").arg(found);
    case Kind::Uneven:
      return Words::tr("It was chosen %1 times, but its models cannot be shared out; one unit was made.").arg(found);
    case Kind::NotCounted:
      return Words::tr("“%1” has a profile of its own; it is taken to be one of the models.").arg(subject);
    case Kind::NotUsed:
      return Words::tr("Not used: %1.").arg(found);
    case Kind::NoSuchType:
      return Words::tr("There is no troop type “%1” here; %2 was taken.").arg(found, taken);
    case Kind::OtherMissile:
      return Words::tr("It shoots with %1; %2 was left out.").arg(taken, found);
    case Kind::UnknownField:
      return Words::tr("The part “%1” of the list is unknown.").arg(subject);
    case Kind::OtherFile:
      return Words::tr("The archive also holds “%1”, which was not read.").arg(subject);
  }
  return {};
}

}  // namespace

QString formatText(core::ListFormat format) {
  switch (format) {
    case core::ListFormat::BattleScribe:
      return Words::tr("BattleScribe roster");
    case core::ListFormat::NewRecruit:
      return Words::tr("New Recruit list");
    case core::ListFormat::OldWorldBuilder:
      return Words::tr("Old World Builder list");
  }
  return {};
}

QString remarkText(const core::Remark& remark) {
  QString text = sentence(remark);
  if (!remark.unit.empty()) text = QString::fromStdString(remark.unit) + QStringLiteral(" – ") + text;
  return remark.place.line > 0 ? Words::tr("Line %1: %2").arg(QString::number(remark.place.line), text) : text;
}

QString missileGuessText(const core::ImportedUnit& unit) {
  const auto& missile = unit.missile.value;
  QStringList parts;
  if (!missile) return {};
  if (unit.missileGuesses.strength) parts << Words::tr("Strength %1").arg(missile->strength);
  if (unit.missileGuesses.ballisticSkill) parts << Words::tr("Ballistic Skill %1").arg(missile->ballisticSkill);
  if (unit.missileGuesses.shots) parts << Words::tr("%n shot(s)", nullptr, missile->shots);
  if (unit.missileGuesses.ranks) parts << Words::tr("who shoots: the front rank");
  return parts.join(QStringLiteral(", "));
}

QString baseText(const core::BaseSize& base) {
  return QStringLiteral("%1 × %2 mm").arg(numberText(base.width), numberText(base.depth));
}

QString missileText(const std::optional<core::MissileWeapon>& missile) {
  if (!missile) return QStringLiteral("–");
  return QString::fromStdString(missile->name) + QLatin1Char(' ') + inchesText(missile->range);
}

QString sourceText(core::TypeSource source) {
  switch (source) {
    case core::TypeSource::Stated:
      return {};
    case core::TypeSource::Category:
      return Words::tr("by its category");
    case core::TypeSource::Mount:
      return Words::tr("by its mount");
    case core::TypeSource::Base:
      return Words::tr("by its base");
    case core::TypeSource::Name:
      return Words::tr("by its name");
    case core::TypeSource::Nothing:
      return Words::tr("nothing says otherwise");
  }
  return {};
}

}  // namespace frontage::ui
