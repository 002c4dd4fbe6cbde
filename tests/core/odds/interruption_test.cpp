#include "core/odds/interruption.h"

#include <gtest/gtest.h>

namespace frontage::core {
namespace {

TEST(Interruption, NothingIsGivenUpThatNobodyAskedFor) {
  EXPECT_NO_THROW(giveUpIfAsked());
  const std::stop_source source;
  const Interruptible scope(source.get_token());
  EXPECT_NO_THROW(giveUpIfAsked());
}

TEST(Interruption, AStopThatIsRequestedEndsWhatRunsInTheScopeAndNothingAfterIt) {
  std::stop_source source;
  {
    const Interruptible scope(source.get_token());
    source.request_stop();
    EXPECT_THROW(giveUpIfAsked(), Interrupted);
  }
  EXPECT_NO_THROW(giveUpIfAsked());
}

}  // namespace
}  // namespace frontage::core
