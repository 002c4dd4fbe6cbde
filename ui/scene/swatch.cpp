#include "ui/scene/swatch.h"

#include "ui/scene/unit_painter.h"

#include <QPainter>
#include <QPixmap>

namespace frontage::ui {

QIcon armySwatch(std::size_t armyIndex) {
  QIcon icon;
  for (const int ratio : {1, 2}) {
    QPixmap pixmap(QSize(16, 16) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.translate(8, 9);
    UnitPicture picture;
    picture.half = {6, 5};
    picture.bases = {QRectF(-6, -5, 12, 10)};
    picture.army = &theme().army(armyIndex);
    picture.armyIndex = armyIndex;
    paintUnit(painter, picture);
    painter.end();
    icon.addPixmap(pixmap);
  }
  return icon;
}

}  // namespace frontage::ui
