#include "ui/export/video_writer.h"

#include "ui/export/step_through.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::VideoWriter)
};

constexpr int kPatience = 60'000;           ///< milliseconds without a sign of life
constexpr qint64 kPipe = 32 * 1024 * 1024;  ///< bytes that may wait for ffmpeg

QString program() {
  return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

QStringList argumentsFor(QSize size, const QString& path) {
  const QString rate = QString::number(1000 / kFrameTime);
  return {QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"), QStringLiteral("error"), QStringLiteral("-y"),
          // what comes in
          QStringLiteral("-f"), QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"), QStringLiteral("bgr0"),
          QStringLiteral("-s"), QStringLiteral("%1x%2").arg(size.width()).arg(size.height()), QStringLiteral("-r"),
          rate, QStringLiteral("-i"), QStringLiteral("-"),
          // what goes out: playable everywhere, the same bytes every time
          QStringLiteral("-an"), QStringLiteral("-c:v"), QStringLiteral("libx264"), QStringLiteral("-preset"),
          QStringLiteral("medium"), QStringLiteral("-crf"), QStringLiteral("18"), QStringLiteral("-pix_fmt"),
          QStringLiteral("yuv420p"), QStringLiteral("-threads"), QStringLiteral("1"), QStringLiteral("-movflags"),
          QStringLiteral("+faststart"), QStringLiteral("-fflags"), QStringLiteral("+bitexact"),
          QStringLiteral("-flags:v"), QStringLiteral("+bitexact"), QStringLiteral("-map_metadata"),
          QStringLiteral("-1"), QStringLiteral("-f"), QStringLiteral("mp4"), path};
}

}  // namespace

QString VideoWriter::problem() {
  return program().isEmpty() ? Words::tr("MP4 needs ffmpeg, which was not found: install the package ffmpeg.")
                             : QString();
}

VideoWriter::VideoWriter(QString path, QSize size) : m_path(std::move(path)), m_made(m_path + QStringLiteral(".part")) {
  if (const QString missing = problem(); !missing.isEmpty()) throw std::runtime_error(missing.toStdString());
  QFile probe(m_made);
  if (!probe.open(QIODevice::WriteOnly))
    throw std::runtime_error((m_path + QStringLiteral(": ") + probe.errorString()).toStdString());
  probe.close();
  m_ffmpeg = std::make_unique<QProcess>();
  m_ffmpeg->start(program(), argumentsFor(size, QFileInfo(m_made).absoluteFilePath()));
  if (!m_ffmpeg->waitForStarted(kPatience)) fail();
}

VideoWriter::~VideoWriter() {
  if (m_ffmpeg && m_ffmpeg->state() != QProcess::NotRunning) {
    m_ffmpeg->kill();
    m_ffmpeg->waitForFinished(kPatience);
  }
  QFile::remove(m_made);
}

void VideoWriter::fail() const {
  QString why = QString::fromLocal8Bit(m_ffmpeg->readAllStandardError()).trimmed();
  if (why.isEmpty()) why = m_ffmpeg->errorString();
  why = why.section(QLatin1Char('\n'), -1);
  throw std::runtime_error((m_path + QStringLiteral(": ffmpeg: ") + why).toStdString());
}

void VideoWriter::write(const QImage& frame) {
  const auto bytes = reinterpret_cast<const char*>(frame.constBits());
  if (m_ffmpeg->write(bytes, frame.sizeInBytes()) < 0) fail();
  while (m_ffmpeg->bytesToWrite() > kPipe)
    if (!m_ffmpeg->waitForBytesWritten(kPatience)) fail();
}

void VideoWriter::add(const QImage& frame, int milliseconds) {
  for (int shown = 0; shown < milliseconds; shown += kFrameTime) write(frame);
}

void VideoWriter::finish() {
  while (m_ffmpeg->bytesToWrite() > 0)
    if (!m_ffmpeg->waitForBytesWritten(kPatience)) fail();
  m_ffmpeg->closeWriteChannel();
  if (!m_ffmpeg->waitForFinished(kPatience) || m_ffmpeg->exitStatus() != QProcess::NormalExit ||
      m_ffmpeg->exitCode() != 0)
    fail();
  std::error_code error;
  std::filesystem::rename(m_made.toStdString(), m_path.toStdString(), error);
  if (error) throw std::runtime_error(m_path.toStdString() + ": " + error.message());
}

}  // namespace frontage::ui
