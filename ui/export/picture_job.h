#pragma once

#include "ui/export/export_job.h"
#include "ui/export/picture_maker.h"

namespace frontage::ui {

/// What is seen in a picture: everything on the table at a moment, what is drawn over it, and how.
struct PictureContent {
  core::Battlefield field;
  Overlay marks;
  PictureOptions options;
  QString title;  ///< of the file
};

/// Makes a picture and writes it into a file, atomically.
class PictureJob : public ExportJob {
  Q_OBJECT

 public:
  PictureJob(const PictureContent& content, PictureFormat format, QString path, QObject* parent = nullptr);
  ~PictureJob() override { stop(); }
  /// Pixels of the picture.
  [[nodiscard]] QSize pixels() const { return m_board.layout().pixels(); }

 protected:
  Turn advance() override;
  [[nodiscard]] double progress() const override;

 private:
  BoardPicture m_board;
  std::unique_ptr<PictureMaker> m_maker;
  QString m_path;
  bool m_written = false;
};

/// Writes a file atomically. Throws std::runtime_error with one sentence that names it.
void writeFile(const QString& path, const QByteArray& bytes);

}  // namespace frontage::ui
