#pragma once

#include "ui/export/frame_writer.h"

struct WebPAnimEncoder;

namespace frontage::ui {

/// Animated WebP through libwebp, without loss: diagrams are flat, and packed small that way.
class WebpWriter : public FrameWriter {
 public:
  WebpWriter(QString path, QSize size, bool loop);
  ~WebpWriter() override;
  void add(const QImage& frame, int milliseconds) override;
  void finish() override;

 private:
  QString m_path;
  WebPAnimEncoder* m_encoder = nullptr;
  int m_time = 0;  ///< milliseconds so far
};

}  // namespace frontage::ui
