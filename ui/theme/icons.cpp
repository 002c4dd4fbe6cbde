#include "ui/theme/icons.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace frontage::ui {

namespace {

/// Draws an SVG whose strokes are `currentColor` in the colour of the theme.
class ThemedIcon : public QIconEngine {
 public:
  ThemedIcon(QString name, QByteArray svg) : m_name(std::move(name)), m_svg(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    QByteArray svg = m_svg;
    svg.replace("currentColor", colourFor(mode, state).name(QColor::HexRgb).toLatin1());
    painter->save();
    if (mode == QIcon::Disabled) painter->setOpacity(0.45);
    QSvgRenderer(svg).render(painter, rect);
    painter->restore();
  }

  /// Reading an SVG takes far longer than showing it, so that each is drawn once for a size and colour.
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    const QString key = QStringLiteral("frontage/%1/%2x%3/%4/%5")
                            .arg(m_name)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(colourFor(mode, state).rgba())
                            .arg(mode == QIcon::Disabled ? 1 : 0);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
  }

  [[nodiscard]] QIconEngine* clone() const override { return new ThemedIcon(m_name, m_svg); }

 private:
  static QColor colourFor(QIcon::Mode mode, QIcon::State state) {
    if (mode == QIcon::Selected) return theme().colour(Role::OnAccent);
    return theme().colour(state == QIcon::On ? Role::Accent : Role::Text);
  }
  QString m_name;
  QByteArray m_svg;
};

}  // namespace

QIcon icon(const QString& name) {
  QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
  if (!file.open(QIODevice::ReadOnly)) {
    qWarning("no icon named %s", qPrintable(name));
    return {};
  }
  return QIcon(new ThemedIcon(name, file.readAll()));
}

QIcon programIcon() {
  QFile file(QStringLiteral(":/program/frontage.svg"));
  return file.open(QIODevice::ReadOnly) ? QIcon(new ThemedIcon(QStringLiteral("program"), file.readAll())) : QIcon();
}

}  // namespace frontage::ui
