#include "ui/learn/editor/pointer_words.h"

#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::PointerList)
};

}  // namespace

QString cornerText(core::Corner corner) {
  using enum core::Corner;
  switch (corner) {
    case FrontLeft:
      return Words::tr("front left");
    case FrontRight:
      return Words::tr("front right");
    case RearLeft:
      return Words::tr("rear left");
    case RearRight:
      break;
  }
  return Words::tr("rear right");
}

QString panelText(core::Panel panel) {
  using enum core::Panel;
  switch (panel) {
    case Library:
      return Words::tr("Library");
    case Inspector:
      return Words::tr("Inspector");
    case Charge:
      return Words::tr("Charge");
    case Why:
      return Words::tr("Why?");
    case Odds:
      return Words::tr("Odds");
    case Compare:
      return Words::tr("Compare");
    case Timeline:
      return Words::tr("Timeline");
    case Lesson:
      break;
  }
  return Words::tr("Learn");
}

QString pointerWords(const core::Pointer& pointer, const core::Battlefield& field) {
  using enum core::Pointer::At;
  const QString unit = nameOf(field, pointer.unit);
  const QString other = nameOf(field, pointer.other);
  switch (pointer.at) {
    case Unit:
      return unit;
    case Edge:
      return Words::tr("%1, edge: %2").arg(unit, sideText(pointer.side));
    case Zone:
      return Words::tr("%1, zone: %2").arg(unit, sideText(pointer.side));
    case Corner:
      return Words::tr("%1, corner: %2").arg(unit, cornerText(pointer.corner));
    case Model:
      return Words::tr("%1, rank %2, model %3").arg(unit).arg(pointer.rank).arg(pointer.place);
    case Terrain:
      return thingName(field, pointer.terrain.value);
    case Gap:
      return Words::tr("Gap: %1, %2").arg(unit, other);
    case Sight:
      return Words::tr("Sight: %1 → %2").arg(unit, other);
    case Move:
      return Words::tr("Charge: %1 → %2").arg(unit, other);
    case Point:
      return Words::tr("Place: %1 from the left, %2 from below")
          .arg(inchesText(pointer.point.x), inchesText(pointer.point.y));
    case Panel:
      break;
  }
  return Words::tr("Panel: %1").arg(panelText(pointer.panel));
}

}  // namespace frontage::ui
