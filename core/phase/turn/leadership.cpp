#include "core/phase/turn/leadership.h"

namespace frontage::core {

bool leadershipTest(Play& play, const Clause& clause, RollPurpose purpose, const UnitId& id) {
  const int against = play.unit(id).stats.leadership;
  const std::vector<int> dice = play.roll(purpose, id, 2, Reading::sumAtMost(against));
  const bool passed = dice[0] + dice[1] <= against;
  play.leave(clause, Test{purpose, id, dice, against, passed});
  return passed;
}

}  // namespace frontage::core
