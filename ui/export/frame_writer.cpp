#include "ui/export/frame_writer.h"

#include "ui/export/gif_writer.h"
#include "ui/export/video_writer.h"
#include "ui/export/webp_writer.h"

namespace frontage::ui {

std::unique_ptr<FrameWriter> makeFrameWriter(AnimationFormat format, const QString& path, QSize size, bool loop) {
  switch (format) {
    case AnimationFormat::Gif:
      return std::make_unique<GifWriter>(path, size, loop);
    case AnimationFormat::Webp:
      return std::make_unique<WebpWriter>(path, size, loop);
    case AnimationFormat::Mp4:
      return std::make_unique<VideoWriter>(path, size);
  }
  return nullptr;
}

QString endingOf(AnimationFormat format) {
  switch (format) {
    case AnimationFormat::Gif:
      return QStringLiteral("gif");
    case AnimationFormat::Webp:
      return QStringLiteral("webp");
    case AnimationFormat::Mp4:
      return QStringLiteral("mp4");
  }
  return {};
}

std::optional<AnimationFormat> animationFormatOf(const QString& ending) {
  for (const AnimationFormat format : {AnimationFormat::Gif, AnimationFormat::Webp, AnimationFormat::Mp4})
    if (ending.compare(endingOf(format), Qt::CaseInsensitive) == 0) return format;
  return std::nullopt;
}

QString formatProblem(AnimationFormat format) {
  return format == AnimationFormat::Mp4 ? VideoWriter::problem() : QString();
}

QSize sizeFor(AnimationFormat format, QSize wanted) {
  if (format != AnimationFormat::Mp4) return wanted;
  return {wanted.width() / 2 * 2, wanted.height() / 2 * 2};
}

}  // namespace frontage::ui
