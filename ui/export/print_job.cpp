#include "ui/export/print_job.h"

#include <QFile>
#include <QPrinter>

#include <utility>

namespace frontage::ui {

PrintJob::PrintJob(const PictureContent& content, std::unique_ptr<QPrinter> printer, QObject* parent)
    : ExportJob(parent), m_board(content.field, content.options), m_printer(std::move(printer)) {
  m_board.show(content.field, content.marks);
  m_page = std::make_unique<PagePainter>(m_board, *m_printer);
}

PrintJob::~PrintJob() {
  stop();
}

ExportJob::Turn PrintJob::advance() {
  if (m_page->advance()) return Turn::More;
  if (m_painted) return waitingBeside() > 0 ? Turn::Wait : Turn::Done;
  m_painted = true;
  beside([this] {
    m_page->finish();
    m_whole = true;
  });
  return Turn::Wait;
}

/// Half a page is none: as far as the printer can still be stopped.
void PrintJob::tidyUp() {
  if (std::exchange(m_whole, true)) return;
  m_printer->abort();
  m_page->finish();
  if (!m_printer->outputFileName().isEmpty()) QFile::remove(m_printer->outputFileName());
}

double PrintJob::progress() const {
  return m_page->progress();
}

}  // namespace frontage::ui
