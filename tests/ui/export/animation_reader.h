#pragma once

#include "ui/export/frame_writer.h"

#include <QImage>
#include <QString>

#include <vector>

namespace frontage::ui {

/// An animation as another program's reader has it: giflib's, libwebpdemux's, ffmpeg's.
struct ReadAnimation {
  QSize size;
  bool loops = false;
  std::vector<QImage> frames;
  std::vector<int> times;  ///< milliseconds that each is shown

  [[nodiscard]] int milliseconds() const;
  /// Between a picture and what is shown at that time: the mean over all pixels and channels, 0 to 255.
  [[nodiscard]] double meanDifference(const QImage& picture, int time) const;
};

[[nodiscard]] ReadAnimation readAnimation(AnimationFormat format, const QString& path);

}  // namespace frontage::ui
