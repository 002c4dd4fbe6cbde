#include "ui/export/report_job.h"

#include "ui/export/picture_job.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>

#include <stdexcept>

namespace frontage::ui {

namespace {

QByteArray pngOf(const QImage& image) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  if (!image.save(&buffer, "PNG")) throw std::runtime_error("a picture of the report could not be packed");
  return png;
}

}  // namespace

ReportJob::ReportJob(BattleReport report, const PictureOptions& options, ReportFormat format, QString path,
                     QObject* parent)
    : ExportJob(parent),
      m_report(std::move(report)),
      m_format(format),
      m_path(std::move(path)),
      m_board(m_report.pictures.front().field, options) {}

ExportJob::Turn ReportJob::advance() {
  if (m_painting) {
    if (m_painting->advance()) return Turn::More;
    packPicture();
    return Turn::More;
  }
  if (waitingBeside() > 1) return Turn::Wait;
  if (m_next < m_report.pictures.size()) {
    beginPicture();
    return Turn::More;
  }
  if (!m_written) write();
  return waitingBeside() > 0 ? Turn::Wait : Turn::Done;
}

void ReportJob::beginPicture() {
  const BattleReport::Picture& picture = m_report.pictures[m_next++];
  m_board.show(picture.field, picture.marks);
  m_painting = std::make_unique<RasterPicture>(m_board);
}

void ReportJob::packPicture() {
  const QImage image = std::exchange(m_painting, nullptr)->image();
  if (image.isNull()) throw std::runtime_error("there is not enough memory for a picture of the report");
  const QFileInfo file(m_path);
  const QString folder = file.completeBaseName() + QStringLiteral("-pictures");
  const QString name = QStringLiteral("%1/%2.png").arg(folder).arg(m_next, 2, 10, QLatin1Char('0'));
  beside([this, image, name, folder, place = file.absoluteDir()] {
    const QByteArray png = pngOf(image);
    if (m_format == ReportFormat::Html) {
      m_pictures << QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64());
      return;
    }
    place.mkdir(folder);
    writeFile(place.filePath(name), png);
    m_pictures << name;
  });
}

void ReportJob::write() {
  m_written = true;
  beside([this] {
    const QString text =
        m_format == ReportFormat::Html ? toHtml(m_report, m_pictures) : toMarkdown(m_report, m_pictures);
    writeFile(m_path, text.toUtf8());
  });
}

double ReportJob::progress() const {
  return double(m_next) / double(m_report.pictures.size() + 1);
}

}  // namespace frontage::ui
