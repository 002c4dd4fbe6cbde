#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/lesson.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QListWidget;
class QPushButton;

namespace frontage::ui {

/// What the text of a step points at: collected by clicking it on the table.
class PointerList : public QWidget {
  Q_OBJECT

 public:
  explicit PointerList(QWidget* parent);
  [[nodiscard]] const std::vector<core::Pointer>& pointers() const noexcept { return m_pointers; }
  void setPointers(std::vector<core::Pointer> pointers, const core::Battlefield& field);
  [[nodiscard]] bool isPointing() const;
  void stopPointing();
  /// A unit was clicked: all of it, a side or a zone of it, or the first or second of two. An enemy comes second where
  /// one charges the other.
  void take(const core::UnitId& unit);
  void take(const core::TerrainId& terrain);

 signals:
  void changed();
  void pointing(bool on);

 private:
  void add(core::Pointer pointer);
  void refresh();
  [[nodiscard]] QString words(const core::Pointer& pointer) const;

  std::vector<core::Pointer> m_pointers;
  core::Battlefield m_field;
  core::UnitId m_first;  ///< of two, when the second is still to be clicked
  QComboBox* m_as;
  QPushButton* m_point;
  QPushButton* m_remove;
  QListWidget* m_list;
};

}  // namespace frontage::ui
