#pragma once

#include "core/battlefield/ids.h"

#include <QAccessibleWidget>

#include <map>
#include <optional>

namespace frontage::ui {

class BattlefieldView;

/// Makes the units on the table known to screen readers: a list with one entry for each unit that stands on it, in the
/// order of the battlefield. Call once.
void installAccessibility();

/// The table as a list. Qt itself shows nothing of what is painted in a graphics view.
class BattlefieldAccessible : public QAccessibleWidget {
 public:
  explicit BattlefieldAccessible(BattlefieldView& view);
  ~BattlefieldAccessible() override;

  [[nodiscard]] int childCount() const override;
  [[nodiscard]] QAccessibleInterface* child(int index) const override;
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
  [[nodiscard]] QAccessibleInterface* focusChild() const override;
  [[nodiscard]] QString text(QAccessible::Text which) const override;

  [[nodiscard]] BattlefieldView& view() const noexcept { return m_view; }

 private:
  BattlefieldView& m_view;
  mutable std::map<core::UnitId, QAccessible::Id> m_children;
};

/// One unit: its name, and in the description army, strength, place, facing and state.
class UnitAccessible : public QAccessibleInterface {
 public:
  UnitAccessible(BattlefieldAccessible& table, core::UnitId id) : m_table(table), m_id(std::move(id)) {}

  [[nodiscard]] const core::UnitId& unit() const noexcept { return m_id; }
  [[nodiscard]] bool isValid() const override;
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QWindow* window() const override { return m_table.window(); }
  [[nodiscard]] QAccessibleInterface* parent() const override { return &m_table; }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  [[nodiscard]] QString text(QAccessible::Text which) const override;
  void setText(QAccessible::Text, const QString&) override {}
  [[nodiscard]] QRect rect() const override;
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
  [[nodiscard]] QAccessible::State state() const override;

 private:
  BattlefieldAccessible& m_table;
  core::UnitId m_id;
};

}  // namespace frontage::ui
