#pragma once

#include "core/lesson/model/lesson.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>

namespace frontage::core {

/// How far a learner has come. A value, kept as text in the settings.
class Progress {
 public:
  struct OfLesson {
    std::set<std::size_t> done;    ///< steps read or solved
    std::set<std::size_t> helped;  ///< of these, solved after looking at the solution
    std::size_t at = 0;            ///< the step at which the learner left
    bool operator==(const OfLesson&) const = default;
  };
  enum class State : std::uint8_t { New, Begun, Done };

  void reach(const std::string& lesson, std::size_t step);
  void finish(const std::string& lesson, std::size_t step, bool helped);
  void forget(const std::string& lesson);
  [[nodiscard]] const OfLesson& of(const std::string& lesson) const;
  [[nodiscard]] State stateOf(const Lesson& lesson) const;

  /// One line of ASCII; what fromText does not understand is left out.
  [[nodiscard]] std::string toText() const;
  [[nodiscard]] static Progress fromText(const std::string& text);
  bool operator==(const Progress&) const = default;

 private:
  std::map<std::string, OfLesson> m_lessons;
};

}  // namespace frontage::core
