#include "ui/tools/table_context.h"

#include "ui/scene/battlefield_scene.h"

#include <QCoreApplication>

namespace frontage::ui {

bool mayEdit(const TableContext& context) {
  if (context.scene.isShowingDocument()) return true;
  context.say(QCoreApplication::translate("frontage::ui::TableContext",
                                          "A charge phase is on the table: go back to its start to rearrange units."));
  return false;
}

}  // namespace frontage::ui
