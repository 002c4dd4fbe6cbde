#include "core/phase/resolve/joint_move.h"

#include "core/battlefield/formation.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/share_facing.h"

#include <algorithm>
#include <numeric>

namespace frontage::core {

namespace {

using Indices = std::vector<std::size_t>;

/// Chargers and their claims on one facing.
class Gathering {
 public:
  Gathering(const Play& play, const std::vector<UnitId>& chargers, const UnitId& target, geometry::Side facing)
      : m_play(play), m_chargers(chargers), m_target(target), m_facing(facing) {
    for (const UnitId& id : chargers) m_claims.push_back(claimOf(id));
  }

  [[nodiscard]] std::size_t size() const noexcept { return m_chargers.size(); }

  /// The chosen ones placed and moved one after another, or nothing when no order of moving works.
  [[nodiscard]] std::optional<std::vector<PlacedCharger>> place(const Indices& chosen) const {
    Indices row = chosen;
    // From left to right as they stand now: chargers do not cross each other's way.
    std::stable_sort(row.begin(), row.end(), [&](std::size_t a, std::size_t b) { return leftness(a) < leftness(b); });
    return tryRow(row);
  }

 private:
  [[nodiscard]] const Unit& unit(const UnitId& id) const { return *m_play.state().field.find(id); }

  [[nodiscard]] double leftness(std::size_t i) const {
    const geometry::Edge edge = footprintOf(unit(m_target)).edge(m_facing);
    return geometry::dot(unit(m_chargers[i]).pose.centre - edge.centre(), edge.along());
  }

  [[nodiscard]] FacingClaim claimOf(const UnitId& id) const {
    FacingClaim claim;
    claim.frontage = frontageOf(unit(id), unit(m_target), m_facing);
    const Role alone = [&](const Unit& other) {
      const bool claims = std::find(m_chargers.begin(), m_chargers.end(), other.id) != m_chargers.end();
      return claims ? InTheWay::Nothing : standingRole(unit(id), {m_target}, other);
    };
    ChargeAttempt attempt = attemptCharge(m_play.rules(), m_play.state().field, unit(id), {m_target}, {m_facing}, alone,
                                          Detail::WithOffsets);
    if (attempt.move) claim.preferred = attempt.move->offset;
    claim.reachable = std::move(attempt.offsets);
    return claim;
  }

  [[nodiscard]] std::optional<std::vector<PlacedCharger>> tryRow(const Indices& row) const {
    std::vector<FacingClaim> claims;
    for (const std::size_t i : row) claims.push_back(m_claims[i]);
    const auto offsets = shareFacing(m_play.rules().priority, claims);
    if (!offsets) return std::nullopt;
    std::vector<PlacedCharger> placed;
    for (std::size_t i = 0; i < row.size(); ++i) placed.push_back({m_chargers[row[i]], (*offsets)[i]});
    if (auto order = orderOfMoving(placed)) return order;
    std::reverse(placed.begin(), placed.end());
    return orderOfMoving(placed);
  }

  /// Moves whoever can move, again and again, until all have or none can.
  [[nodiscard]] std::optional<std::vector<PlacedCharger>> orderOfMoving(std::vector<PlacedCharger> waiting) const {
    Battlefield field = m_play.state().field;
    std::vector<PlacedCharger> moved;
    for (bool any = true; any && !waiting.empty();) {
      any = false;
      for (std::size_t i = 0; i < waiting.size(); ++i) {
        const Unit& charger = *field.find(waiting[i].charger);
        const Role role = [&](const Unit& other) { return standingRole(charger, {m_target}, other); };
        const ChargeQuestion question =
            chargeQuestion(m_play.rules(), field, charger, *field.find(m_target), m_facing, role);
        const auto move = moveTo(question, waiting[i].offset);
        if (!move) continue;
        field.find(waiting[i].charger)->pose = move->chargerEnd;
        moved.push_back(waiting[i]);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(i));
        any = true;
        break;
      }
    }
    return waiting.empty() ? std::optional(moved) : std::nullopt;
  }

  const Play& m_play;
  const std::vector<UnitId>& m_chargers;
  const UnitId& m_target;
  geometry::Side m_facing;
  std::vector<FacingClaim> m_claims;
};

/// Every choice of `count` out of `all`, the first-named ones first.
std::vector<Indices> choices(std::size_t all, std::size_t count) {
  std::vector<Indices> found;
  std::vector<char> mask(all, 0);
  std::fill(mask.begin(), mask.begin() + static_cast<std::ptrdiff_t>(count), 1);
  do {
    Indices chosen;
    for (std::size_t i = 0; i < all; ++i)
      if (mask[i]) chosen.push_back(i);
    found.push_back(std::move(chosen));
  } while (std::prev_permutation(mask.begin(), mask.end()));
  return found;
}

}  // namespace

std::vector<PlacedCharger> placeTogether(const Play& play, const std::vector<UnitId>& chargers, const UnitId& target,
                                         geometry::Side facing) {
  const Gathering gathering(play, chargers, target, facing);
  for (std::size_t count = chargers.size(); count > 0; --count)
    for (const Indices& chosen : choices(chargers.size(), count))
      if (auto placed = gathering.place(chosen)) return *placed;
  return {};
}

}  // namespace frontage::core
