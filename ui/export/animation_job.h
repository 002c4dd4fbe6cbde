#pragma once

#include "ui/export/export_job.h"
#include "ui/export/frame_writer.h"
#include "ui/export/raster_picture.h"
#include "ui/export/step_through.h"

namespace frontage::ui {

/// What an animation shows: a phase as the timeline has it.
struct AnimationContent {
  Timeline timeline;
  PictureOptions options;  ///< with a caption: each event's clause and sentence below the table
  Pace pace;
  bool loop = true;
};

/// Makes an animation and writes it into a file. Frame after frame is painted and handed on to be packed beside, so
/// that however long it is only a few are in memory.
class AnimationJob : public ExportJob {
  Q_OBJECT

 public:
  AnimationJob(AnimationContent content, AnimationFormat format, QString path, QObject* parent = nullptr);
  ~AnimationJob() override { stop(); }

  [[nodiscard]] QSize pixels() const { return m_board->layout().pixels(); }
  /// Those handed on so far; equal pictures one after another count once, shown for the time of all.
  [[nodiscard]] int framesWritten() const noexcept { return m_written; }
  /// How long all of it takes.
  [[nodiscard]] int milliseconds() const noexcept;

 protected:
  Turn advance() override;
  [[nodiscard]] double progress() const override;
  void tidyUp() override;

 private:
  void open();
  void beginFrame();
  void take(QImage frame, int milliseconds);
  void handOn();
  void finish();

  AnimationContent m_content;
  AnimationFormat m_format;
  QString m_path;
  std::vector<Frame> m_frames;
  std::unique_ptr<BoardPicture> m_board;
  std::unique_ptr<RasterPicture> m_painting;
  std::unique_ptr<FrameWriter> m_writer;  ///< lives beside
  QImage m_last;                          ///< painted, not handed on: the next may be equal
  int m_lastTime = 0;
  std::size_t m_next = 0;
  int m_written = 0;
  bool m_opened = false;
  bool m_finished = false;
};

}  // namespace frontage::ui
