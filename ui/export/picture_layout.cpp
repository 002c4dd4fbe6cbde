#include "ui/export/picture_layout.h"

#include "ui/export/caption_painter.h"
#include "ui/scene/coordinates.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::PictureLayout)
};

constexpr double kUsualPixels = 1600;  ///< of a picture whose size nobody has said
constexpr double kUsualWidth = 1000;   ///< of a layout, pixels; larger pictures show the same in finer pixels
constexpr double kUsualHeight = 690;   ///< the same
constexpr double kRulerRoom = 40;      ///< left and below, for the rulers' figures
constexpr double kMargin = 16;

QRectF sceneOf(const core::Table& table, const PictureOptions& options) {
  if (options.part) return *options.part;
  return {toScene(geometry::Vec{0, table.height}), toScene(geometry::Vec{table.width, 0})};
}

/// What is seen of the scene lies within the board by this much on each side.
QMarginsF marginsOf(const PictureOptions& options) {
  if (options.part) return {};
  const double edge = options.rulers ? kRulerRoom : kMargin;
  return {edge, kMargin, kMargin, edge};
}

QSizeF pageOf(const QRectF& scene, const PictureOptions& options, double& ratio) {
  if (!options.size.isEmpty()) {
    const QSizeF wanted(options.size);
    ratio = std::max(1.0, std::min(wanted.width() / kUsualWidth, wanted.height() / kUsualHeight));
    return wanted / ratio;
  }
  ratio = kUsualPixels / kUsualWidth;
  const QMarginsF margins = marginsOf(options);
  const double width = kUsualWidth - margins.left() - margins.right();
  const double height = std::round(width * scene.height() / scene.width()) + margins.top() + margins.bottom();
  return {kUsualWidth, std::ceil(height + captionHeight(options.caption, kUsualWidth))};
}

}  // namespace

QString sizeProblem(QSize size) {
  if (size.width() < kShortestSide || size.height() < kShortestSide)
    return Words::tr("%1 × %2 pixels are too few: at least %3 on each side.")
        .arg(size.width())
        .arg(size.height())
        .arg(kShortestSide);
  if (size.width() > kLongestSide || size.height() > kLongestSide || qint64(size.width()) * size.height() > kMostPixels)
    return Words::tr("%1 × %2 pixels are too many: at most %3 on a side, and %4 million in all.")
        .arg(size.width())
        .arg(size.height())
        .arg(kLongestSide)
        .arg(kMostPixels / 1'000'000);
  return {};
}

QSize PictureLayout::pixels() const {
  return {qRound(page.width() * ratio), qRound(page.height() * ratio)};
}

PictureLayout layOutPicture(const core::Table& table, const PictureOptions& options) {
  const QRectF scene = sceneOf(table, options);
  const QMarginsF margins = marginsOf(options);
  PictureLayout layout;
  layout.page = pageOf(scene, options, layout.ratio);
  // Words never take more than half of a picture whose size was asked for.
  const double words = std::min(captionHeight(options.caption, layout.page.width()), layout.page.height() / 2);
  layout.board = QRectF(0, 0, layout.page.width(), layout.page.height() - words);
  if (words > 0) layout.caption = QRectF(0, layout.board.bottom(), layout.page.width(), words);
  QRectF room = layout.board.marginsRemoved(margins);
  if (room.width() < 1 || room.height() < 1) room = layout.board;
  layout.zoom = std::min(room.width() / scene.width(), room.height() / scene.height());
  const QPointF centre = room.center();
  layout.toPage = QTransform::fromTranslate(-scene.center().x(), -scene.center().y()) *
                  QTransform::fromScale(layout.zoom, layout.zoom) * QTransform::fromTranslate(centre.x(), centre.y());
  return layout;
}

}  // namespace frontage::ui
