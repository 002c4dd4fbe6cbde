#pragma once

#include "core/import/army_list.h"

#include <QAbstractTableModel>

#include <optional>
#include <set>
#include <vector>

namespace frontage::ui {

/// The units of an imported list as a table that can be put right: a row a unit, a column a figure. What is typed in
/// takes the place of what the list said; an emptied cell goes back to that. Guesses follow the troop type.
class ImportModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    Name,
    Type,
    Models,
    Files,
    Base,
    Movement,
    Leadership,
    Strength,
    Toughness,
    Wounds,
    Save,
    Missile,
    Columns
  };
  enum Role {
    MarkRole = Qt::UserRole + 1,  ///< "guess", "typed", or nothing: what stands under the figure
    IsGuessRole,
    NoRoomRole,  ///< the table has no room for the unit
  };

  explicit ImportModel(core::ImportedList list, QObject* parent = nullptr);

  [[nodiscard]] const core::ImportedList& list() const noexcept { return m_list; }
  [[nodiscard]] bool isChosen(int row) const { return m_chosen[static_cast<std::size_t>(row)]; }
  /// The units that are to come onto the table.
  [[nodiscard]] std::vector<core::ImportedUnit> chosen() const;
  /// Marks units by their places among the chosen ones.
  void setNoRoom(const std::vector<std::size_t>& places);
  /// Its first row, or -1.
  [[nodiscard]] int rowOf(const std::string& name) const;
  [[nodiscard]] int guesses() const;
  /// Somebody has put something right, or taken a tick away.
  [[nodiscard]] bool isTouched() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 signals:
  /// Something that decides what comes onto the table is another.
  void changed();
  /// Why what was typed was not taken; empty when it was.
  void complained(const QString& why);

 private:
  [[nodiscard]] core::ImportedUnit& unitAt(int row) { return m_list.units[static_cast<std::size_t>(row)]; }
  [[nodiscard]] const core::ImportedUnit& unitAt(int row) const { return m_list.units[static_cast<std::size_t>(row)]; }
  [[nodiscard]] QString shown(const core::ImportedUnit& unit, int column) const;
  [[nodiscard]] core::Origin originOf(const core::ImportedUnit& unit, int column) const;
  [[nodiscard]] QString tip(const core::ImportedUnit& unit, int column) const;
  /// An empty text when it was taken, else why not.
  [[nodiscard]] QString take(core::ImportedUnit& unit, int column, const QString& text) const;
  void putBack(core::ImportedUnit& unit, const core::ImportedUnit& before, int column) const;

  core::ImportedList m_list;
  std::vector<core::ImportedUnit> m_before;  ///< as the list said
  std::vector<bool> m_chosen;
  std::set<int> m_noRoom;
};

}  // namespace frontage::ui
