#include "ui/tools/table_context.h"

#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"

#include <QCoreApplication>

namespace frontage::ui {

bool mayEdit(const TableContext& context) {
  if (context.document.isLocked()) {
    context.say(context.document.lockedBecause());
    context.document.refuseEdit();
    return false;
  }
  if (context.scene.isShowingDocument()) return true;
  context.say(QCoreApplication::translate("frontage::ui::TableContext", "The table shows another position just now."));
  return false;
}

}  // namespace frontage::ui
