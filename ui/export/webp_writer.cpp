#include "ui/export/webp_writer.h"

#include "core/text/atomic_file.h"

#include <stdexcept>
#include <string_view>
#include <utility>
#include <webp/encode.h>
#include <webp/mux.h>

namespace frontage::ui {

namespace {

constexpr int kEffort = 4;  ///< of 0 to 9: beyond it files hardly get smaller, and much slower

std::runtime_error fault(const QString& path, const char* why) {
  return std::runtime_error(path.toStdString() + ": " + why);
}

struct Picture : WebPPicture {
  explicit Picture(const QImage& image) : WebPPicture() {
    if (!WebPPictureInit(this)) throw std::runtime_error("another version of libwebp is installed");
    use_argb = 1;
    width = image.width();
    height = image.height();
    // Format_RGB32 is B, G, R and a byte without meaning in memory.
    if (!WebPPictureImportBGRX(this, image.constBits(), static_cast<int>(image.bytesPerLine())))
      throw std::runtime_error("there is not enough memory for a frame");
  }
  ~Picture() { WebPPictureFree(this); }
  Picture(const Picture&) = delete;
  Picture& operator=(const Picture&) = delete;
};

}  // namespace

WebpWriter::WebpWriter(QString path, QSize size, bool loop) : m_path(std::move(path)) {
  WebPAnimEncoderOptions options;
  if (!WebPAnimEncoderOptionsInit(&options)) throw fault(m_path, "another version of libwebp is installed");
  options.anim_params.loop_count = loop ? 0 : 1;  // 0 = for ever
  m_encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
  if (!m_encoder) throw fault(m_path, "a WebP of this size cannot be made");
}

WebpWriter::~WebpWriter() {
  WebPAnimEncoderDelete(m_encoder);
}

void WebpWriter::add(const QImage& frame, int milliseconds) {
  WebPConfig config;
  if (!WebPConfigInit(&config) || !WebPConfigLosslessPreset(&config, kEffort))
    throw fault(m_path, "another version of libwebp is installed");
  Picture picture(frame);
  if (!WebPAnimEncoderAdd(m_encoder, &picture, m_time, &config))
    throw fault(m_path, WebPAnimEncoderGetError(m_encoder));
  m_time += milliseconds;
}

void WebpWriter::finish() {
  WebPData data;
  WebPDataInit(&data);
  // A frame without a picture tells how long the last one is shown.
  const bool done =
      WebPAnimEncoderAdd(m_encoder, nullptr, m_time, nullptr) && WebPAnimEncoderAssemble(m_encoder, &data);
  const std::string_view bytes(reinterpret_cast<const char*>(data.bytes), data.size);
  const auto problem = done ? core::writeAtomically(m_path.toStdString(), bytes) : std::nullopt;
  WebPDataClear(&data);
  if (!done) throw fault(m_path, WebPAnimEncoderGetError(m_encoder));
  if (problem) throw std::runtime_error(*problem);
}

}  // namespace frontage::ui
