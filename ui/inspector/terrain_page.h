#pragma once

#include "core/battlefield/battlefield.h"
#include "ui/inspector/page.h"

#include <functional>

class QComboBox;
class QLineEdit;

namespace frontage::ui {

/// The one selected piece of terrain.
class TerrainPage : public InspectorPage {
  Q_OBJECT

 public:
  explicit TerrainPage(Document& document, QWidget* parent = nullptr);
  void sync() override;

 private:
  [[nodiscard]] const core::Terrain* terrain() const;
  [[nodiscard]] QString name() const;
  void connectSize();
  void edit(const QString& text, const std::function<void(core::Terrain&)>& change);

  QLineEdit* m_name;
  QComboBox* m_kind;
  MeasureEdit* m_x;
  MeasureEdit* m_y;
  MeasureEdit* m_width;
  MeasureEdit* m_depth;
  MeasureEdit* m_turn;
};

}  // namespace frontage::ui
