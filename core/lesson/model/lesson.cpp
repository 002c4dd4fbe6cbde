#include "core/lesson/model/lesson.h"

namespace frontage::core {

const std::string& Lesson::shownRuleset(std::size_t step) const {
  for (std::size_t i = step + 1; i-- > 0;)
    if (steps[i].position) return steps[i].position->rulesetId;
  return rulesets.front();
}

}  // namespace frontage::core
