#include "ui/phase/painted_icon.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace frontage::ui {

void paintIcon(QPainter& painter, const QString& name, const QRect& place, Role role) {
  QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
  if (!file.open(QIODevice::ReadOnly)) {
    qWarning("no icon named %s", qPrintable(name));
    return;
  }
  QByteArray svg = file.readAll();
  svg.replace("currentColor", theme().colour(role).name(QColor::HexRgb).toLatin1());
  QSvgRenderer(svg).render(&painter, place);
}

}  // namespace frontage::ui
