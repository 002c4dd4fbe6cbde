#include "core/phase/declare/needed_targets.h"

#include "core/phase/declare/fewest.h"
#include "core/phase/resolve/contact_count.h"
#include "core/report/clause_check.h"
#include "core/report/names.h"

#include <algorithm>
#include <numeric>

namespace frontage::core {

namespace {

/// Those of `others` that are enough together with `first`, as few as possible; nobody when not even all of them are.
std::vector<UnitId> fewestWith(const std::vector<UnitId>& first, const std::vector<UnitId>& others,
                               const Reaches& reaches) {
  const auto reachesWith = [&](const std::vector<std::size_t>& some) {
    std::vector<UnitId> targets = first;
    for (const std::size_t i : some) targets.push_back(others[i]);
    return reaches(targets);
  };
  std::vector<std::size_t> everybody(others.size());
  std::iota(everybody.begin(), everybody.end(), 0U);
  if (others.empty() || !reachesWith(everybody)) return {};
  std::vector<UnitId> needed;
  for (const std::size_t i : fewestThatAreEnough(others.size(), reachesWith)) needed.push_back(others[i]);
  return needed;
}

/// Does a facing of the target lie in one line with one of the other on which the charger might end?
bool liesBeside(const RoomQuestion& question, const UnitId& target, const UnitId& other) {
  const Battlefield& field = question.field();
  const std::vector<geometry::Side> facings = question.facingsOf(other);
  return std::any_of(facings.begin(), facings.end(), [&](geometry::Side facing) {
    return !furtherFronts(field, question.charger(), *field.find(other), facing, {field.find(target)}).empty();
  });
}

/// One that has to lead the charge. That it cannot be reached without touching the target makes sure that the target is
/// touched.
std::vector<UnitId> leaderOf(const RoomQuestion& question) {
  if (question.targets().size() != 1) return {};
  const UnitId& target = question.targets().front();
  for (const UnitId& other : question.otherEnemies())
    if (liesBeside(question, target, other) && question.reaches({other, target}) && !question.reaches({other}))
      return {other};
  return {};
}

}  // namespace

std::vector<UnitId> unavoidable(const RoomQuestion& question) {
  const auto reaches = [&](const std::vector<UnitId>& targets) { return question.reaches(targets); };
  const std::vector<UnitId> besides = fewestWith(question.targets(), question.otherEnemies(), reaches);
  return besides.empty() ? leaderOf(question) : besides;
}

std::optional<ClauseCheck> whyNotAllNeeded(const RoomQuestion& question, const Reaches& reaches) {
  const std::vector<UnitId>& targets = question.targets();
  const std::string leader = unitName(question.field(), targets.front());
  for (std::size_t i = 1; i < targets.size(); ++i) {
    std::vector<UnitId> fewer = targets;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (!reaches(fewer)) continue;
    return plainCheck("D7", false,
                      leader + " can be reached without touching " + unitName(question.field(), targets[i]) +
                          ", so only the one charge may be declared.",
                      {targets[i].value});
  }
  if (targets.size() <= 2) return std::nullopt;
  std::vector<UnitId> others = question.otherEnemies();
  others.insert(others.end(), targets.begin() + 1, targets.end());
  std::sort(others.begin(), others.end());
  const std::vector<UnitId> fewest = fewestWith({targets.front()}, others, reaches);
  if (fewest.empty() || fewest.size() + 1 >= targets.size()) return std::nullopt;
  return plainCheck(
      "D7", false,
      leader + " can be reached by declaring on fewer: besides it only on " + unitName(question.field(), fewest) + ".");
}

}  // namespace frontage::core
