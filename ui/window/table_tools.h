#pragma once

#include "ui/tools/table_context.h"

#include <QObject>

#include <memory>
#include <vector>

namespace frontage::ui {

class BattlefieldView;
class ManoeuvreDesk;
class ManoeuvreTool;
class RulerTool;
class SelectTool;
class TerrainTool;
class Tool;

/// The tools of the table.
class TableTools : public QObject {
  Q_OBJECT

 public:
  TableTools(const TableContext& context, QObject* parent = nullptr);
  ~TableTools() override;

  [[nodiscard]] SelectTool& select() const noexcept { return *m_select; }
  [[nodiscard]] ManoeuvreTool& wheel() const noexcept { return *m_wheel; }
  [[nodiscard]] ManoeuvreTool& advance() const noexcept { return *m_advance; }
  [[nodiscard]] RulerTool& ruler() const noexcept { return *m_ruler; }
  [[nodiscard]] TerrainTool& terrain() const noexcept { return *m_terrain; }
  [[nodiscard]] std::vector<Tool*> all() const;
  [[nodiscard]] ManoeuvreDesk& desk() const noexcept { return *m_desk; }

 private:
  std::unique_ptr<ManoeuvreDesk> m_desk;
  std::unique_ptr<SelectTool> m_select;
  std::unique_ptr<ManoeuvreTool> m_wheel;
  std::unique_ptr<ManoeuvreTool> m_advance;
  std::unique_ptr<RulerTool> m_ruler;
  std::unique_ptr<TerrainTool> m_terrain;
};

}  // namespace frontage::ui
