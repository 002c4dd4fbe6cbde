#pragma once

#include "ui/export/export_job.h"
#include "ui/export/page_picture.h"
#include "ui/export/picture_job.h"

class QPrinter;

namespace frontage::ui {

/// Prints a picture: one page of it, as large as the paper allows.
class PrintJob : public ExportJob {
  Q_OBJECT

 public:
  PrintJob(const PictureContent& content, std::unique_ptr<QPrinter> printer, QObject* parent = nullptr);
  ~PrintJob() override;

 protected:
  Turn advance() override;
  [[nodiscard]] double progress() const override;
  void tidyUp() override;

 private:
  BoardPicture m_board;
  std::unique_ptr<QPrinter> m_printer;
  std::unique_ptr<PagePainter> m_page;
  bool m_painted = false;
  bool m_whole = false;  ///< on paper; set and read beside
};

}  // namespace frontage::ui
