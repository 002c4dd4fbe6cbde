#include "ui/playback/transport_keys.h"

#include "ui/playback/playback.h"

#include <QKeyEvent>

namespace frontage::ui {

bool transportKey(Playback& playback, const QKeyEvent& event) {
  if (event.modifiers() & ~(Qt::ControlModifier | Qt::KeypadModifier)) return false;
  const bool pieces = !event.modifiers().testFlag(Qt::ControlModifier);
  switch (event.key()) {
    case Qt::Key_Space:
      if (!event.isAutoRepeat()) playback.toggle();
      return true;
    case Qt::Key_Left:
      playback.stepBack(pieces);
      return true;
    case Qt::Key_Right:
      playback.stepForward(pieces);
      return true;
    case Qt::Key_Home:
      playback.home();
      return true;
    case Qt::Key_End:
      playback.end();
      return true;
    default:
      return false;
  }
}

}  // namespace frontage::ui
