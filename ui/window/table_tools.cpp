#include "ui/window/table_tools.h"

#include "ui/tools/manoeuvre_tool.h"
#include "ui/tools/ruler_tool.h"
#include "ui/tools/select_tool.h"
#include "ui/tools/terrain_tool.h"

namespace frontage::ui {

TableTools::TableTools(const TableContext& context, QObject* parent)
    : QObject(parent),
      m_desk(std::make_unique<ManoeuvreDesk>()),
      m_select(std::make_unique<SelectTool>(context)),
      m_wheel(std::make_unique<ManoeuvreTool>(ManoeuvreTool::Mode::Wheel, context, *m_desk)),
      m_advance(std::make_unique<ManoeuvreTool>(ManoeuvreTool::Mode::Advance, context, *m_desk)),
      m_ruler(std::make_unique<RulerTool>(context)),
      m_terrain(std::make_unique<TerrainTool>(context)) {}

TableTools::~TableTools() = default;

std::vector<Tool*> TableTools::all() const {
  return {m_select.get(), m_wheel.get(), m_advance.get(), m_ruler.get(), m_terrain.get()};
}

}  // namespace frontage::ui
