#include "ui/learn/answers/play_box.h"

namespace frontage::ui {

PlayBox::PlayBox(QWidget* parent) : AnswerBox(parent) {}

QString PlayBox::wanted() const {
  return tr("Play it in the Charge panel; it is judged as you go.");
}

}  // namespace frontage::ui
