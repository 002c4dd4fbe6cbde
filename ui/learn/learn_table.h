#pragma once

#include "core/lesson/model/answer.h"
#include "core/run/play_orders.h"
#include "ui/overlays/overlay_mark.h"

#include <QObject>

namespace frontage::ui {

class AnswerBox;
class LessonReader;
class LessonTool;
class MainWindow;
class PhaseController;

/// The table while a lesson is on it: the step's position, what its text points at, the learner's answer beside the
/// engine's, the solution on the timeline, and the judging of a charge that is really played.
class LearnTable : public QObject {
  Q_OBJECT

 public:
  LearnTable(MainWindow& window, LessonReader& reader, LessonTool& tool);

  /// Puts the step's position on the table.
  void layOut();
  /// The position again, as the step began.
  void startOver();
  /// Plays the task's orders on the timeline.
  void playSolution();
  /// The answer that is being put together is another one.
  void follow();
  void clear();

 private:
  [[nodiscard]] PhaseController& phase() const;
  [[nodiscard]] core::Battlefield named(core::Battlefield field) const;
  void refresh();
  void keepBack();
  void watchPlay();
  [[nodiscard]] bool isOver() const;
  [[nodiscard]] Overlay pointed() const;
  [[nodiscard]] Overlay answerMarks() const;
  [[nodiscard]] Overlay placeMarks() const;
  [[nodiscard]] Overlay zoneAnswerMarks(const core::Picks& picks) const;
  void pointAtPanels();

  MainWindow& m_window;
  LessonReader& m_reader;
  LessonTool& m_tool;
  core::Picks m_picks;       ///< of the answer that is being put together
  std::size_t m_before = 0;  ///< orders that belong to the step, before the learner's
  bool m_laying = false;     ///< the table is being changed from here
};

}  // namespace frontage::ui
