#pragma once

#include "ui/export/battle_report.h"
#include "ui/export/export_job.h"
#include "ui/export/raster_picture.h"

namespace frontage::ui {

enum class ReportFormat : std::uint8_t { Markdown, Html };

/// Paints the pictures of a report and writes it: an HTML page that holds them, or Markdown with a folder of them
/// beside it ("NAME-pictures").
class ReportJob : public ExportJob {
  Q_OBJECT

 public:
  ReportJob(BattleReport report, const PictureOptions& options, ReportFormat format, QString path,
            QObject* parent = nullptr);
  ~ReportJob() override { stop(); }

 protected:
  Turn advance() override;
  [[nodiscard]] double progress() const override;
  void tidyUp() override;

 private:
  void beginPicture();
  void packPicture();
  void write();
  /// The pictures as they stand in the page: within it, or the names of files, which this writes.
  [[nodiscard]] QStringList packedPictures() const;
  [[nodiscard]] QStringList writtenPictures();

  BattleReport m_report;
  ReportFormat m_format;
  QString m_path;
  BoardPicture m_board;
  std::unique_ptr<RasterPicture> m_painting;
  QList<QByteArray> m_pictures;  ///< as PNG; made and used beside
  QStringList m_new;             ///< files that are worth nothing without the report
  std::size_t m_next = 0;
  bool m_written = false;
};

}  // namespace frontage::ui
