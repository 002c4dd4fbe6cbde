#pragma once

#include "ui/export/frame_writer.h"

#include <QSaveFile>

struct GifFileType;

namespace frontage::ui {

/// Animated GIF through giflib. A frame holds what has changed since the one before, in colours of its own.
class GifWriter : public FrameWriter {
 public:
  GifWriter(const QString& path, QSize size, bool loop);
  ~GifWriter() override;
  void add(const QImage& frame, int milliseconds) override;
  void finish() override;

 private:
  void check(int outcome) const;
  void writeLoop();
  void writeDelay(int milliseconds);
  void writePart(const QImage& frame, const QRect& part);

  QSaveFile m_file;
  GifFileType* m_gif = nullptr;
  QImage m_before;
};

/// The smallest box that holds every pixel in which the two differ; of one pixel when there is none. Both of one size,
/// in Format_RGB32.
[[nodiscard]] QRect changedPart(const QImage& before, const QImage& now);

}  // namespace frontage::ui
