#include "ui/export/print_job.h"

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
  return m_page->advance() ? Turn::More : Turn::Done;
}

double PrintJob::progress() const {
  return m_page->progress();
}

}  // namespace frontage::ui
