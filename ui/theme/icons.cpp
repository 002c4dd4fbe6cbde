#include "ui/theme/icons.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace frontage::ui {

namespace {

/// Draws an SVG whose strokes are `currentColor` in the colour of the theme.
class ThemedIcon : public QIconEngine {
 public:
  explicit ThemedIcon(QByteArray svg) : m_svg(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    QByteArray svg = m_svg;
    svg.replace("currentColor", colourFor(mode, state).name(QColor::HexRgb).toLatin1());
    painter->save();
    if (mode == QIcon::Disabled) painter->setOpacity(0.45);
    QSvgRenderer(svg).render(painter, rect);
    painter->restore();
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }

  [[nodiscard]] QIconEngine* clone() const override { return new ThemedIcon(m_svg); }

 private:
  static QColor colourFor(QIcon::Mode mode, QIcon::State state) {
    if (mode == QIcon::Selected) return theme().colour(Role::OnAccent);
    return theme().colour(state == QIcon::On ? Role::Accent : Role::Text);
  }
  QByteArray m_svg;
};

}  // namespace

QIcon icon(const QString& name) {
  QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
  if (!file.open(QIODevice::ReadOnly)) {
    qWarning("no icon named %s", qPrintable(name));
    return {};
  }
  return QIcon(new ThemedIcon(file.readAll()));
}

QIcon programIcon() {
  QFile file(QStringLiteral(":/program/frontage.svg"));
  return file.open(QIODevice::ReadOnly) ? QIcon(new ThemedIcon(file.readAll())) : QIcon();
}

}  // namespace frontage::ui
