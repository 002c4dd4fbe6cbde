#pragma once

#include "core/lesson/judge/judge.h"
#include "core/lesson/model/lesson.h"

#include <vector>

namespace frontage::core {

/// Something to point at while its question is open.
struct OpenPointer {
  Pointer pointer;
  bool withFigure = true;   ///< false: the figure that would stand beside it is what is asked for
  bool withVerdict = true;  ///< false: its colour must not say whether a charge reaches
  bool operator==(const OpenPointer&) const = default;
};

/// What of the step's pointers may be drawn before its question is answered: nothing that answers it. A move, a line of
/// sight or a zone that does becomes the units that it is about; a frame about nothing but right answers is left out.
/// `judge` is that of the step's task.
[[nodiscard]] std::vector<OpenPointer> openPointers(const Step& step, const TaskJudge& judge);

/// The figures beside the units' names are what is asked for.
[[nodiscard]] bool asksForLabels(const Task& task) noexcept;

}  // namespace frontage::core
