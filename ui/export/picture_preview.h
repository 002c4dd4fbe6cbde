#pragma once

#include "ui/export/picture_job.h"
#include "ui/export/raster_picture.h"

#include <QTimer>
#include <QWidget>

namespace frontage::ui {

/// A small picture of what would be exported, painted anew a moment after it was last changed.
class PicturePreview : public QWidget {
  Q_OBJECT

 public:
  explicit PicturePreview(QWidget* parent = nullptr);
  void show(const PictureContent& content);
  [[nodiscard]] const QImage& image() const noexcept { return m_image; }
  [[nodiscard]] QSize sizeHint() const override { return {440, 340}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void begin();
  void turn();

  PictureContent m_content;
  std::unique_ptr<BoardPicture> m_board;
  std::unique_ptr<RasterPicture> m_painting;
  QTimer m_later;
  QImage m_image;
};

}  // namespace frontage::ui
