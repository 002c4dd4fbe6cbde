#pragma once

#include <QImage>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace frontage::ui {

enum class AnimationFormat : std::uint8_t { Gif, Webp, Mp4 };

/// Takes the frames of an animation one after another and writes them into a file, of which only one or two pictures
/// are in memory at a time. All calls from one thread, another one than the window's. They throw std::runtime_error
/// with one sentence. What is not finished leaves nothing behind.
class FrameWriter {
 public:
  virtual ~FrameWriter() = default;
  /// Frames are all of one size, in Format_RGB32.
  virtual void add(const QImage& frame, int milliseconds) = 0;
  /// The file is whole after this.
  virtual void finish() = 0;
};

/// `loop`: it begins anew at its end, for ever (a video never does). Throws as above.
[[nodiscard]] std::unique_ptr<FrameWriter> makeFrameWriter(AnimationFormat format, const QString& path, QSize size,
                                                           bool loop);

[[nodiscard]] QString endingOf(AnimationFormat format);
[[nodiscard]] std::optional<AnimationFormat> animationFormatOf(const QString& ending);
/// Why animations of this kind cannot be made here, in one sentence; empty when they can.
[[nodiscard]] QString formatProblem(AnimationFormat format);
/// Video wants an even number of pixels on each side.
[[nodiscard]] QSize sizeFor(AnimationFormat format, QSize wanted);

}  // namespace frontage::ui
