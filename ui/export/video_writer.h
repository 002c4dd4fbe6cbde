#pragma once

#include "ui/export/frame_writer.h"

#include <memory>

class QProcess;

namespace frontage::ui {

/// MP4 through ffmpeg, if it is installed: frames go to it through a pipe.
class VideoWriter : public FrameWriter {
 public:
  VideoWriter(QString path, QSize size);
  ~VideoWriter() override;
  void add(const QImage& frame, int milliseconds) override;
  void finish() override;

  /// Why no video can be made here; empty when it can.
  [[nodiscard]] static QString problem();

 private:
  void write(const QImage& frame);
  [[noreturn]] void fail() const;

  QString m_path;
  QString m_made;  ///< beside it, until it is whole
  std::unique_ptr<QProcess> m_ffmpeg;
};

}  // namespace frontage::ui
