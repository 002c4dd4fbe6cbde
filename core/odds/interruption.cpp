#include "core/odds/interruption.h"

#include <utility>

namespace frontage::core {

namespace {

// Of the thread, so that the rules in between, which have no business with it, need not hand it through.
thread_local std::stop_token stopOfThread;

}  // namespace

Interruptible::Interruptible(std::stop_token stop) noexcept {
  stopOfThread = std::move(stop);
}

Interruptible::~Interruptible() {
  stopOfThread = {};
}

void giveUpIfAsked() {
  if (stopOfThread.stop_requested()) throw Interrupted();
}

}  // namespace frontage::core
