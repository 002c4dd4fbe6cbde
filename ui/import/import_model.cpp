#include "ui/import/import_model.h"

#include "core/import/text/read_figure.h"
#include "core/rules/read_characteristics.h"
#include "core/rules/unit_library.h"
#include "ui/import/import_words.h"
#include "ui/text/figures.h"
#include "ui/text/measures.h"
#include "ui/text/terrain_names.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace frontage::ui {

namespace {

using core::Origin;

struct Bounds {
  double least;
  double most;
};

/// What can be typed into a column of whole numbers.
Bounds boundsOf(int column) {
  switch (column) {
    case ImportModel::Leadership:
      return {0, 12};
    case ImportModel::Toughness:
      return {1, 10};
    case ImportModel::Wounds:
      return {1, 100};
    case ImportModel::Save:
      return {1, 7};
    default:
      return {1, core::kModelBounds.most};
  }
}

QString saveText(int save) {
  return save >= 7 ? QStringLiteral("–") : QStringLiteral("%1+").arg(save);
}

}  // namespace

ImportModel::ImportModel(core::ImportedList list, QObject* parent)
    : QAbstractTableModel(parent), m_list(std::move(list)), m_before(m_list.units), m_chosen(m_before.size(), true) {}

std::vector<core::ImportedUnit> ImportModel::chosen() const {
  std::vector<core::ImportedUnit> units;
  for (std::size_t i = 0; i < m_chosen.size(); ++i)
    if (m_chosen[i]) units.push_back(m_list.units[i]);
  return units;
}

void ImportModel::setNoRoom(const std::vector<std::size_t>& places) {
  std::set<int> rows;
  std::size_t place = 0;
  for (int row = 0; row < rowCount(); ++row)
    if (isChosen(row) && std::find(places.begin(), places.end(), place++) != places.end()) rows.insert(row);
  if (std::exchange(m_noRoom, rows) != rows && rowCount() > 0)
    emit dataChanged(index(0, Name), index(rowCount() - 1, Name), {NoRoomRole, Qt::ToolTipRole});
}

int ImportModel::rowOf(const std::string& name) const {
  for (int row = 0; row < rowCount(); ++row)
    if (unitAt(row).name == name) return row;
  return -1;
}

int ImportModel::guesses() const {
  int count = 0;
  for (int row = 0; row < rowCount(); ++row)
    for (int column = Type; column < Columns; ++column)
      if (isChosen(row) && originOf(unitAt(row), column) == Origin::Guess) ++count;
  return count;
}

bool ImportModel::isTouched() const {
  return m_list.units != m_before || std::find(m_chosen.begin(), m_chosen.end(), false) != m_chosen.end();
}

int ImportModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_list.units.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : Columns;
}

QString ImportModel::shown(const core::ImportedUnit& unit, int column) const {
  switch (column) {
    case Name:
      return QString::fromStdString(unit.name);
    case Type:
      return troopName(unit.troopType.value);
    case Models:
      return QString::number(unit.models.value);
    case Files:
      return QString::number(unit.files.value);
    case Base:
      return baseText(unit.base.value);
    case Movement:
      return inchesText(unit.movement.value);
    case Leadership:
      return QString::number(unit.leadership.value);
    case Strength:
      return numberText(unit.unitStrength.value);
    case Toughness:
      return QString::number(unit.toughness.value);
    case Wounds:
      return QString::number(unit.wounds.value);
    case Save:
      return saveText(unit.armourSave.value);
    case Missile:
      return missileText(unit.missile.value);
    default:
      return {};
  }
}

Origin ImportModel::originOf(const core::ImportedUnit& unit, int column) const {
  // A weapon with a figure that the list does not say is partly a guess.
  const bool partly = unit.missile.value && unit.missile.origin == Origin::File && unit.missileGuesses.any();
  const Origin missileOrigin = partly ? Origin::Guess : unit.missile.origin;
  const Origin origins[] = {Origin::File,           unit.troopType.origin,    unit.models.origin,
                            unit.files.origin,      unit.base.origin,         unit.movement.origin,
                            unit.leadership.origin, unit.unitStrength.origin, unit.toughness.origin,
                            unit.wounds.origin,     unit.armourSave.origin,   missileOrigin};
  return origins[column];
}

QString ImportModel::tip(const core::ImportedUnit& unit, int column) const {
  const QString type = troopName(unit.troopType.value);
  switch (originOf(unit, column)) {
    case Origin::File:
      return column == Name ? QString() : tr("The list says so.");
    case Origin::Typed:
      return tr("You put this right. Empty the cell to go back to the list.");
    case Origin::Missing:
      return tr("The list names no missile weapon.");
    case Origin::Guess:
      break;
  }
  if (column == Type) return tr("Guess: %1, %2. The list does not say.").arg(type, sourceText(unit.typeSource));
  if (column == Missile && unit.missile.origin == Origin::File)
    return tr("The list says that it shoots. Guess: %1.").arg(missileGuessText(unit));
  if (column == Missile) return tr("Guess: a weapon of that name in the Library. The list gives no figures.");
  return tr("Guess: %1. The list does not say; type the right figure.").arg(type);
}

QVariant ImportModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const core::ImportedUnit& unit = unitAt(index.row());
  const int column = index.column();
  const Origin origin = originOf(unit, column);
  const bool noRoom = column == Name && m_noRoom.contains(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return shown(unit, column);
    case Qt::EditRole:
      return column == Type ? QVariant(static_cast<int>(unit.troopType.value)) : QVariant(shown(unit, column));
    case Qt::CheckStateRole:
      return column == Name ? QVariant(isChosen(index.row()) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
      return int(Qt::AlignVCenter | (column <= Type || column == Missile ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::ToolTipRole:
      return noRoom ? tr("There is no room for it on the table.") : tip(unit, column);
    case Qt::AccessibleTextRole:
      return headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString() + QStringLiteral(": ") +
             shown(unit, column) + (origin == Origin::Guess ? QStringLiteral(", ") + tr("guess") : QString());
    case MarkRole:
      if (noRoom) return tr("no room");
      if (origin == Origin::Guess && column == Type) return tr("guess: %1").arg(sourceText(unit.typeSource));
      if (column == Missile && origin == Origin::Guess && unit.missile.origin == Origin::File)
        return tr("partly guess");
      return origin == Origin::Guess ? tr("guess") : origin == Origin::Typed ? tr("typed") : QString();
    case IsGuessRole:
      return origin == Origin::Guess;
    case NoRoomRole:
      return noRoom;
    default:
      return {};
  }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const std::pair<QString, QString> titles[] = {
      {tr("Unit"), tr("Name of the unit; the tick takes it along")},
      {tr("Troop type"), tr("Troop type")},
      {tr("Models"), tr("Models")},
      {tr("Files"), tr("Files: models side by side")},
      {tr("Base"), tr("Base, width by depth")},
      {tr("M"), tr("Movement")},
      {tr("Ld"), tr("Leadership")},
      {tr("US"), tr("Unit Strength of one model")},
      {tr("T"), tr("Toughness")},
      {tr("W"), tr("Wounds")},
      {tr("Save"), tr("Armour save")},
      {tr("Missiles"), tr("Missile weapon")},
  };
  if (role == Qt::DisplayRole) return titles[section].first;
  if (role == Qt::ToolTipRole) return titles[section].second;
  if (role == Qt::TextAlignmentRole)
    return int(Qt::AlignVCenter | (section <= Type || section == Missile ? Qt::AlignLeft : Qt::AlignRight));
  return {};
}

Qt::ItemFlags ImportModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  if (index.column() != Missile) flags |= Qt::ItemIsEditable;
  if (index.column() == Name) flags |= Qt::ItemIsUserCheckable;
  return flags;
}

bool ImportModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!index.isValid()) return false;
  core::ImportedUnit& unit = unitAt(index.row());
  if (role == Qt::CheckStateRole && index.column() == Name) {
    m_chosen[static_cast<std::size_t>(index.row())] = value.toInt() == Qt::Checked;
  } else if (role == Qt::EditRole) {
    const QString text = value.toString().trimmed();
    if (text == data(index, Qt::EditRole).toString()) return false;
    if (text.isEmpty())
      putBack(unit, m_before[static_cast<std::size_t>(index.row())], index.column());
    else if (const QString why = take(unit, index.column(), text); !why.isEmpty()) {
      emit complained(why);
      return false;
    }
    core::applyGuesses(unit, core::UnitLibrary::bundled());
    if (unit.files.value > unit.models.value) unit.files.value = unit.models.value;
    emit complained({});
  } else {
    return false;
  }
  emit dataChanged(this->index(index.row(), 0), this->index(index.row(), Columns - 1));
  emit changed();
  return true;
}

QString ImportModel::take(core::ImportedUnit& unit, int column, const QString& text) const {
  if (column == Name) {
    unit.name = text.left(80).toStdString();
    return {};
  }
  if (column == Type) {
    unit.troopType = {static_cast<core::TroopType>(text.toInt()), Origin::Typed};
    return {};
  }
  if (column == Base) {
    const auto bases = core::parseBases(text.toStdString());
    const bool fits = bases.size() == 1 && std::min(bases[0].size.width, bases[0].size.depth) >= 5 &&
                      std::max(bases[0].size.width, bases[0].size.depth) <= 500;
    if (!fits) return tr("“%1” is no base such as 25 × 50 mm, of 5 mm to 500 mm.").arg(text);
    unit.base = {bases[0].size, Origin::Typed};
    return {};
  }
  if (column == Movement || column == Strength) {
    const auto number = column == Movement ? parseInches(text) : parseDegrees(text);
    if (!number || *number < 0 || *number > 100) return tr("“%1” is no number from 0 to 100.").arg(text);
    (column == Movement ? unit.movement : unit.unitStrength) = {*number, Origin::Typed};
    return {};
  }
  const Bounds bounds = boundsOf(column);
  QString digits = text;
  if (column == Save) digits.remove(QLatin1Char('+')).replace(QStringLiteral("–"), QStringLiteral("7"));
  bool whole = false;
  const int number = digits.toInt(&whole);
  if (!whole || number < bounds.least || number > bounds.most)
    return tr("“%1” is no whole number from %2 to %3.")
        .arg(text, QString::number(bounds.least), QString::number(bounds.most));
  core::Figure<int>* const figures[] = {&unit.models, &unit.files,     nullptr,      nullptr,         &unit.leadership,
                                        nullptr,      &unit.toughness, &unit.wounds, &unit.armourSave};
  *figures[column - Models] = {number, Origin::Typed};
  return {};
}

void ImportModel::putBack(core::ImportedUnit& unit, const core::ImportedUnit& before, int column) const {
  switch (column) {
    case Name:
      unit.name = before.name;
      break;
    case Models:
      unit.models = before.models;
      break;
    case Files:
      unit.files = before.files;
      break;
    case Base:
      unit.base = before.base;
      break;
    case Movement:
      unit.movement = before.movement;
      break;
    case Leadership:
      unit.leadership = before.leadership;
      break;
    case Strength:
      unit.unitStrength = before.unitStrength;
      break;
    case Toughness:
      unit.toughness = before.toughness;
      break;
    case Wounds:
      unit.wounds = before.wounds;
      break;
    case Save:
      unit.armourSave = before.armourSave;
      break;
    default:
      break;
  }
}

}  // namespace frontage::ui
