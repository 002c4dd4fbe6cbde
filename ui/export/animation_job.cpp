#include "ui/export/animation_job.h"

#include "ui/export/caption.h"
#include "ui/export/caption_painter.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace frontage::ui {

namespace {

constexpr int kWaiting = 2;            ///< frames that may wait to be packed
constexpr double kCaptionWidth = 900;  ///< of a layout, pixels; about as wide as any: only compared with

/// The words of the event that takes the most room: the layout leaves it for all of them.
std::vector<CaptionLine> longestLines(const Timeline& timeline, Caption caption) {
  std::vector<CaptionLine> longest{{{}, QStringLiteral(" ")}};
  double most = 0;
  for (const TimelineMark& mark : timeline.marks()) {
    caption.lines = {lineOf(mark.event, timeline.fieldAt(0))};
    const double height = captionHeight(caption, kCaptionWidth);
    if (height <= most) continue;
    most = height;
    longest = caption.lines;
  }
  return longest;
}

}  // namespace

AnimationJob::AnimationJob(AnimationContent content, AnimationFormat format, QString path, QObject* parent)
    : ExportJob(parent),
      m_content(std::move(content)),
      m_format(format),
      m_path(std::move(path)),
      m_frames(framesOf(m_content.timeline, m_content.pace)) {
  PictureOptions& options = m_content.options;
  if (!options.caption.empty()) options.caption.lines = longestLines(m_content.timeline, options.caption);
  const core::Battlefield start = m_content.timeline.fieldAt(0);
  if (options.size.isEmpty()) options.size = layOutPicture(start.table, options).pixels();
  options.size = sizeFor(format, options.size);
  m_board = std::make_unique<BoardPicture>(start, options);
}

int AnimationJob::milliseconds() const noexcept {
  return std::accumulate(m_frames.begin(), m_frames.end(), 0,
                         [](int sum, const Frame& frame) { return sum + frame.milliseconds; });
}

ExportJob::Turn AnimationJob::advance() {
  if (!m_opened) {
    open();
    return Turn::More;
  }
  if (m_painting) {
    if (m_painting->advance()) return Turn::More;
    take(std::exchange(m_painting, nullptr)->image(), m_frames[m_next++].milliseconds);
    return Turn::More;
  }
  if (waitingBeside() >= kWaiting) return Turn::Wait;
  if (m_next < m_frames.size()) {
    beginFrame();
    return Turn::More;
  }
  if (!m_finished) finish();
  return waitingBeside() > 0 ? Turn::Wait : Turn::Done;
}

void AnimationJob::open() {
  m_opened = true;
  beside([this] { m_writer = makeFrameWriter(m_format, m_path, pixels(), m_content.loop); });
}

void AnimationJob::beginFrame() {
  const double t = m_frames[m_next].t;
  const Timeline& timeline = m_content.timeline;
  m_board->show(timeline.fieldAt(t), marksAt(timeline, t));
  const int at = timeline.markAt(t);
  if (!m_content.options.caption.empty())
    m_board->setCaptionLines(
        at < 0 ? std::vector<CaptionLine>{}
               : std::vector{lineOf(timeline.marks()[static_cast<std::size_t>(at)].event, timeline.fieldAt(0))});
  m_painting = std::make_unique<RasterPicture>(*m_board);
}

void AnimationJob::take(QImage frame, int milliseconds) {
  if (frame.isNull()) throw std::runtime_error("there is not enough memory for a frame of this size");
  if (frame == m_last) {
    m_lastTime += milliseconds;
    return;
  }
  handOn();
  m_last = std::move(frame);
  m_lastTime = milliseconds;
}

void AnimationJob::handOn() {
  if (m_last.isNull()) return;
  ++m_written;
  beside([this, frame = std::exchange(m_last, {}), time = m_lastTime] { m_writer->add(frame, time); });
}

void AnimationJob::finish() {
  m_finished = true;
  handOn();
  beside([this] { m_writer->finish(); });
}

void AnimationJob::tidyUp() {
  m_writer.reset();
}

double AnimationJob::progress() const {
  return m_frames.empty() ? 1 : double(m_next) / double(m_frames.size());
}

}  // namespace frontage::ui
