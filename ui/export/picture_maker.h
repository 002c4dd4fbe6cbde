#pragma once

#include "ui/export/board_picture.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>

namespace frontage::ui {

enum class PictureFormat : std::uint8_t { Png, Svg, Pdf };

/// Paints a picture piece by piece, each within a few milliseconds, and gives the bytes of its file. The same board
/// gives the same bytes, in every run.
class PictureMaker {
 public:
  virtual ~PictureMaker() = default;
  /// Paints the next piece; false when there was none left.
  virtual bool advance() = 0;
  /// Between 0 and 1.
  [[nodiscard]] virtual double progress() const = 0;
  /// Of the whole file. May be called once all is painted, from any thread, and takes its time. Throws
  /// std::runtime_error with one sentence.
  [[nodiscard]] virtual QByteArray bytes() = 0;
};

/// `title` goes into the file where its format has a place for it. The board must outlive the maker.
[[nodiscard]] std::unique_ptr<PictureMaker> makePicture(PictureFormat format, BoardPicture& board,
                                                        const QString& title);

/// "png", the ending of the file.
[[nodiscard]] QString endingOf(PictureFormat format);
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& ending);

}  // namespace frontage::ui
