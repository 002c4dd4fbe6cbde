#include "ui/export/report_job.h"

#include "ui/export/picture_job.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <stdexcept>
#include <utility>

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
  beside([this, image] { m_pictures << pngOf(image); });
}

void ReportJob::write() {
  m_written = true;
  beside([this] {
    const bool html = m_format == ReportFormat::Html;
    const QStringList pictures = html ? packedPictures() : writtenPictures();
    writeFile(m_path, (html ? toHtml(m_report, pictures) : toMarkdown(m_report, pictures)).toUtf8());
    m_new.clear();
  });
}

QStringList ReportJob::packedPictures() const {
  QStringList packed;
  for (const QByteArray& png : m_pictures)
    packed << QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64());
  return packed;
}

QStringList ReportJob::writtenPictures() {
  const QFileInfo file(m_path);
  const QDir place = file.absoluteDir();
  const QString folder = file.completeBaseName() + QStringLiteral("-pictures");
  place.mkdir(folder);
  QStringList written;
  for (const QByteArray& png : m_pictures) {
    written << QStringLiteral("%1/%2.png").arg(folder).arg(written.size() + 1, 2, 10, QLatin1Char('0'));
    const QString path = place.filePath(written.back());
    if (!QFileInfo::exists(path)) m_new << path;
    writeFile(path, png);
  }
  return written;
}

/// Pictures without their report.
void ReportJob::tidyUp() {
  for (const QString& path : std::as_const(m_new)) QFile::remove(path);
  if (!m_new.isEmpty()) QDir().rmdir(QFileInfo(m_new.front()).path());  // only when it is empty
  m_new.clear();
}

double ReportJob::progress() const {
  return double(m_next) / double(m_report.pictures.size() + 1);
}

}  // namespace frontage::ui
