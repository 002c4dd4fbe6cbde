#pragma once

#include <exception>
#include <stop_token>

namespace frontage::core {

/// A long calculation was given up.
struct Interrupted : std::exception {
  [[nodiscard]] const char* what() const noexcept override { return "given up, nobody waits for it any more"; }
};

/// While it lives, a long calculation on this thread (odds, matrix) ends with Interrupted within some milliseconds of
/// the stop being requested. Not to be nested.
class Interruptible {
 public:
  explicit Interruptible(std::stop_token stop) noexcept;
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
};

/// Called from within long calculations: throws Interrupted when that was asked for.
void giveUpIfAsked();

}  // namespace frontage::core
