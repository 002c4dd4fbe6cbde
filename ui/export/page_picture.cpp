#include "ui/export/page_picture.h"

#include <QBuffer>
#include <QGraphicsItem>
#include <QPageSize>
#include <QPdfWriter>

#include <algorithm>
#include <stdexcept>

namespace frontage::ui {

namespace {

constexpr int kResolution = 1200;         ///< units of the PDF an inch: fine enough for a thousandth of an inch
constexpr double kPixelsPerInch = 96;     ///< of a layout
constexpr double kPointsPerPixel = 0.75;  ///< 72 points an inch

/// The date on which a PDF was made is the only thing in it that is another one each time. What is put in its place is
/// as long, so that the offsets in the file stay true.
void withoutDate(QByteArray& pdf) {
  static const QByteArray kMark = "/CreationDate (D:";
  for (qsizetype at = pdf.indexOf(kMark); at >= 0; at = pdf.indexOf(kMark, at + kMark.size())) {
    const qsizetype end = pdf.indexOf(')', at);
    static const QByteArray kDate = "20000101000000";
    for (qsizetype i = at + kMark.size(), d = 0; i < end && d < kDate.size(); ++i, ++d) pdf[i] = kDate[d];
  }
}

class PdfPicture : public PictureMaker {
 public:
  PdfPicture(BoardPicture& board, const QString& title) : m_writer(&m_buffer) {
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Frontage"));
    m_writer.setResolution(kResolution);
    m_writer.setPageSize(QPageSize(board.layout().page * board.layout().ratio * kPointsPerPixel, QPageSize::Point,
                                   QStringLiteral("Frontage"), QPageSize::ExactMatch));
    m_writer.setPageMargins(QMarginsF());
    m_page = std::make_unique<PagePainter>(board, m_writer);
  }
  bool advance() override { return m_page->advance(); }
  [[nodiscard]] double progress() const override { return m_page->progress(); }
  [[nodiscard]] QByteArray bytes() override {
    m_page->finish();
    QByteArray pdf = m_buffer.data();
    withoutDate(pdf);
    return pdf;
  }

 private:
  QBuffer m_buffer;
  QPdfWriter m_writer;
  std::unique_ptr<PagePainter> m_page;
};

}  // namespace

PagePainter::PagePainter(BoardPicture& board, QPagedPaintDevice& page)
    : m_board(board), m_page(page), m_items(board.items()) {}

bool PagePainter::advance() {
  if (m_done) return false;
  if (!m_painter) {
    m_painter = std::make_unique<QPainter>(&m_page);
    if (!m_painter->isActive()) throw std::runtime_error("the page cannot be painted on");
    const QSizeF paper(m_page.width(), m_page.height());
    const QSizeF page = m_board.layout().page;
    const double scale = std::min(paper.width() / page.width(), paper.height() / page.height());
    m_painter->translate((paper.width() - page.width() * scale) / 2, (paper.height() - page.height() * scale) / 2);
    m_painter->scale(scale, scale);
    m_painter->setClipRect(QRectF(QPointF(), page));
    m_board.paintGround(*m_painter);
    return true;
  }
  if (m_next < m_items.size()) {
    m_board.paintItem(*m_painter, *m_items[m_next++]);
    return true;
  }
  m_board.paintCaption(*m_painter);
  m_done = true;
  return true;
}

double PagePainter::progress() const {
  return m_items.empty() ? 1 : double(m_next) / double(m_items.size());
}

std::unique_ptr<PictureMaker> makePdf(BoardPicture& board, const QString& title) {
  return std::make_unique<PdfPicture>(board, title);
}

}  // namespace frontage::ui
