#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/lesson.h"
#include "geometry/base/vec.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace frontage::ui {

/// What the text of a step points at: collected by clicking it on the table; panels are chosen from the list.
class PointerList : public QWidget {
  Q_OBJECT

 public:
  explicit PointerList(QWidget* parent);
  [[nodiscard]] const std::vector<core::Pointer>& pointers() const noexcept { return m_pointers; }
  void setPointers(std::vector<core::Pointer> pointers, const core::Battlefield& field);
  [[nodiscard]] bool isPointing() const;
  void stopPointing();
  /// The table was clicked there. What that says depends on what is chosen in the list: all of the unit, a side or a
  /// zone of it, its nearest corner, the model, the first or second of two (an enemy comes second where one charges the
  /// other), the place itself. A click on terrain alone means the terrain.
  void click(geometry::Vec at, const std::optional<core::UnitId>& unit, const std::optional<core::TerrainId>& terrain);

 signals:
  void changed();
  void pointing(bool on);

 private:
  void addKinds();
  void choose();
  void add(core::Pointer pointer);
  void addUnit(core::Pointer pointer, geometry::Vec at);
  void refresh();
  /// What is chosen, with nothing clicked yet.
  [[nodiscard]] core::Pointer chosen() const;

  std::vector<core::Pointer> m_pointers;
  core::Battlefield m_field;
  core::UnitId m_first;  ///< of two, when the second is still to be clicked
  QComboBox* m_as;
  QPushButton* m_point;
  QPushButton* m_add;  ///< what needs no click
  QPushButton* m_remove;
  QListWidget* m_list;
};

}  // namespace frontage::ui
