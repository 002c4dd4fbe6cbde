#pragma once

#include "core/lesson/model/task.h"

namespace frontage::ui {

/// The units that a task about one charge is about; empty ids where it names none.
struct TaskSubject {
  core::UnitId charger;
  core::UnitId target;
};
[[nodiscard]] TaskSubject subjectOf(const core::Task& task);

/// The same question, whatever is answered to it.
[[nodiscard]] bool isSameQuestion(const core::TaskBody& one, const core::TaskBody& other);

}  // namespace frontage::ui
