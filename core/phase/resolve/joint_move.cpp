#include "core/phase/resolve/joint_move.h"

#include "core/battlefield/formation.h"
#include "core/phase/resolve/charge_attempt.h"
#include "core/phase/resolve/share_facing.h"

#include <algorithm>
#include <numeric>
#include <set>

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

  /// The chosen ones placed side by side in the best of all orders that can be reached by moving one after another, or
  /// nothing when there is none.
  [[nodiscard]] std::optional<std::vector<PlacedCharger>> place(const Indices& chosen) const {
    std::vector<Row> rows = rowsOf(chosen);
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& a, const Row& b) { return a.worth.isBetterThan(b.worth); });
    for (const Row& row : rows)
      if (auto order = orderOfMoving(row.places)) return order;
    return std::nullopt;
  }

 private:
  [[nodiscard]] const Unit& unit(const UnitId& id) const { return *m_play.state().field.find(id); }

  struct Row {
    std::vector<PlacedCharger> places;  ///< from left to right
    RowWorth worth;
  };

  /// Every order from left to right in which they fit, as they stand now first: of equals that one is taken. More than
  /// a handful are lined up as they stand only.
  [[nodiscard]] std::vector<Row> rowsOf(Indices chosen) const {
    constexpr std::size_t kAllOrders = 4;
    std::stable_sort(chosen.begin(), chosen.end(),
                     [&](std::size_t a, std::size_t b) { return leftness(a) < leftness(b); });
    Indices order(chosen.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<Row> rows;
    do {
      std::vector<FacingClaim> claims;
      for (const std::size_t i : order) claims.push_back(m_claims[chosen[i]]);
      const auto shared = shareFacing(m_play.rules().priority, claims);
      if (!shared) continue;
      Row row{{}, shared->worth};
      for (std::size_t i = 0; i < order.size(); ++i)
        row.places.push_back({m_chargers[chosen[order[i]]], shared->offsets[i]});
      rows.push_back(std::move(row));
    } while (chosen.size() <= kAllOrders && std::next_permutation(order.begin(), order.end()));
    return rows;
  }

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

  /// An order in which all can move to their places one after another, or nothing. Where those stand that have moved is
  /// fixed by who they are, so each company of movers is looked at once.
  [[nodiscard]] std::optional<std::vector<PlacedCharger>> orderOfMoving(
      const std::vector<PlacedCharger>& places) const {
    std::vector<PlacedCharger> moved;
    std::set<std::set<UnitId>> tried;
    return moveOn(m_play.state().field, places, moved, tried) ? std::optional(moved) : std::nullopt;
  }

  bool moveOn(const Battlefield& field, const std::vector<PlacedCharger>& places, std::vector<PlacedCharger>& moved,
              std::set<std::set<UnitId>>& tried) const {
    if (moved.size() == places.size()) return true;
    std::set<UnitId> company;
    for (const PlacedCharger& one : moved) company.insert(one.charger);
    if (!tried.insert(company).second) return false;
    for (const PlacedCharger& next : places) {
      if (company.count(next.charger)) continue;
      const Unit& charger = *field.find(next.charger);
      const Role role = [&](const Unit& other) { return standingRole(charger, {m_target}, other); };
      const auto move =
          moveTo(chargeQuestion(m_play.rules(), field, charger, *field.find(m_target), m_facing, role), next.offset);
      if (!move) continue;
      Battlefield after = field;
      after.find(next.charger)->pose = move->chargerEnd;
      moved.push_back(next);
      if (moveOn(after, places, moved, tried)) return true;
      moved.pop_back();
    }
    return false;
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
