#include "ui/export/picture_job.h"

#include "core/text/atomic_file.h"
#include "ui/export/stable_hashes.h"

#include <stdexcept>
#include <string_view>

namespace frontage::ui {

PictureJob::PictureJob(const PictureContent& content, PictureFormat format, QString path, QObject* parent)
    : ExportJob(parent), m_board(content.field, content.options), m_path(std::move(path)) {
  m_board.show(content.field, content.marks);
  const StableHashes stable;
  m_maker = makePicture(format, m_board, content.title);
}

ExportJob::Turn PictureJob::advance() {
  const StableHashes stable;
  if (m_maker->advance()) return Turn::More;
  if (m_written) return waitingBeside() > 0 ? Turn::Wait : Turn::Done;
  m_written = true;
  beside([maker = m_maker.get(), path = m_path] { writeFile(path, maker->bytes()); });
  return Turn::Wait;
}

double PictureJob::progress() const {
  return 0.9 * m_maker->progress();
}

void writeFile(const QString& path, const QByteArray& bytes) {
  const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  if (const auto problem = core::writeAtomically(path.toStdString(), text)) throw std::runtime_error(*problem);
}

}  // namespace frontage::ui
