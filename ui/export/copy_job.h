#pragma once

#include "ui/export/export_job.h"
#include "ui/export/picture_job.h"
#include "ui/export/raster_picture.h"

#include <stdexcept>

namespace frontage::ui {

/// Makes a picture of pixels that is kept.
class CopyJob : public ExportJob {
  Q_OBJECT

 public:
  explicit CopyJob(const PictureContent& content, QObject* parent = nullptr)
      : ExportJob(parent), m_board(content.field, content.options) {
    m_board.show(content.field, content.marks);
    m_maker = std::make_unique<RasterPicture>(m_board);
  }
  ~CopyJob() override { stop(); }
  /// Requires: finished, without a problem.
  [[nodiscard]] const QImage& image() const noexcept { return m_image; }

 protected:
  Turn advance() override {
    if (m_maker->advance()) return Turn::More;
    m_image = m_maker->image();
    if (m_image.isNull()) throw std::runtime_error("there is not enough memory for a picture of this size");
    return Turn::Done;
  }
  [[nodiscard]] double progress() const override { return m_maker->progress(); }

 private:
  BoardPicture m_board;
  std::unique_ptr<RasterPicture> m_maker;
  QImage m_image;
};

}  // namespace frontage::ui
