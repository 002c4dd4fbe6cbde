#pragma once

#include "core/lesson/model/lesson.h"
#include "tests/ui/support/charge_hands.h"

#include <string>

namespace frontage::ui {

class LearnController;
class LessonReader;

/// Reads a lesson in the real window as a learner does: with mouse and keyboard, wrong answers first.
class LessonPlayer : public ChargeHands {
 protected:
  /// From the first step to the last.
  void playThrough(const core::Lesson& lesson);

  [[nodiscard]] LearnController& learn() const;
  [[nodiscard]] LessonReader& reader() const;
  using ChargeHands::press;
  using TableWindow::press;
  /// Clicks a button of the reading panel. It has to be there and on.
  void press(const char* button);
  /// Puts the answer in with the task's own controls.
  void give(const core::Task& task, const core::Answer& answer);
  /// The engine's answer to the step's question, checked.
  void answerRight();
  /// What the panel says to the last answer.
  [[nodiscard]] std::string feedback() const;

 private:
  void playStep();
  void tryWrong(const core::Task& task);
  void tryRight(const core::Task& task);
  void tryOtherRight(const core::Task& task);
  void answer(const core::Task& task, const core::Answer& answer);
  void pickRow(const QString& words);
  void putInOrder(const core::Task& task, const core::Picks& ids);
  void typeInto(const char* spinBox, double value);
  void dragGhostTo(const core::Placing& placing);
  void clickZone(const core::ZoneTask& task, const std::string& zone);
  void playOrders(const std::vector<core::Order>& orders);
  void watch();
};

}  // namespace frontage::ui
