#pragma once

#include "core/battlefield/battlefield.h"
#include "core/lesson/model/task.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;

namespace frontage::ui {

class SentenceTable;

/// What is asked in a lesson that a teacher makes: the kind of task and the fields that this kind has. Only those are
/// shown.
class TaskForm : public QWidget {
  Q_OBJECT

 public:
  explicit TaskForm(QWidget* parent);
  /// The units that can be chosen. Choices that are still there stay.
  void setField(const core::Battlefield& field, const core::ArmyId& active);
  /// The task without its answers; nothing when the step is for reading only.
  [[nodiscard]] std::optional<core::Task> task() const;
  /// The question is about a unit that the position does not have: the engine cannot be asked.
  [[nodiscard]] bool lacksUnits() const;
  /// Shows a task. One that the fields cannot say is kept as it is until another kind is chosen. Requires: setField()
  /// with the field that it is asked on.
  void setTask(const std::optional<core::Task>& task);
  /// Sentences stand there to be edited, each with its letter.
  [[nodiscard]] bool showsSentences() const;

 signals:
  void changed();

 private:
  void addKinds();
  void addChoices();
  QComboBox* addCombo(const char* name, const QString& title);
  QDoubleSpinBox* addSpin(const char* name, const QString& title, const QString& suffix, double value);
  void showFields();
  [[nodiscard]] core::UnitId unitIn(const QComboBox* combo) const;
  [[nodiscard]] core::Played charge() const;
  [[nodiscard]] core::EventPattern outcome() const;
  void showBody(const core::TaskBody& body);
  [[nodiscard]] std::optional<core::TaskBody> body() const;

  QFormLayout* m_form;
  QComboBox* m_kind = nullptr;
  QLineEdit* m_ask = nullptr;
  QComboBox* m_charger = nullptr;
  QComboBox* m_target = nullptr;
  QComboBox* m_unit = nullptr;
  QComboBox* m_reactionAsked = nullptr;
  QComboBox* m_targetAsked = nullptr;
  QComboBox* m_quantity = nullptr;
  QComboBox* m_reaction = nullptr;
  QComboBox* m_zone = nullptr;
  QComboBox* m_choose = nullptr;
  QComboBox* m_outcome = nullptr;
  SentenceTable* m_sentences = nullptr;
  std::optional<core::Task> m_given;  ///< what setTask() was given: for its other languages, and what is kept
  QDoubleSpinBox* m_inches = nullptr;
  QDoubleSpinBox* m_degrees = nullptr;
  QDoubleSpinBox* m_figure = nullptr;
};

}  // namespace frontage::ui
