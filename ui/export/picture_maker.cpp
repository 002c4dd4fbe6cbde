#include "ui/export/picture_maker.h"

#include "ui/export/page_picture.h"
#include "ui/export/raster_picture.h"
#include "ui/export/svg_picture.h"

namespace frontage::ui {

std::unique_ptr<PictureMaker> makePicture(PictureFormat format, BoardPicture& board, const QString& title) {
  switch (format) {
    case PictureFormat::Png:
      return std::make_unique<RasterPicture>(board);
    case PictureFormat::Svg:
      return makeSvg(board, title);
    case PictureFormat::Pdf:
      return makePdf(board, title);
  }
  return nullptr;
}

QString endingOf(PictureFormat format) {
  switch (format) {
    case PictureFormat::Png:
      return QStringLiteral("png");
    case PictureFormat::Svg:
      return QStringLiteral("svg");
    case PictureFormat::Pdf:
      return QStringLiteral("pdf");
  }
  return {};
}

std::optional<PictureFormat> pictureFormatOf(const QString& ending) {
  for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf})
    if (ending.compare(endingOf(format), Qt::CaseInsensitive) == 0) return format;
  return std::nullopt;
}

}  // namespace frontage::ui
