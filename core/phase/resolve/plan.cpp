#include "core/battlefield/formation.h"
#include "core/phase/resolve/gathering.h"
#include "core/phase/resolve/worth_table.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace frontage::core {

namespace {

/// Worths nearer than this are equal but for rounding; so are wheels and ways, as the solver finds them.
constexpr double kSameWorth = 1e-9;
constexpr double kSameWay = 1e-6;

/// Moves that chargers make one after another. Each goes where the rows that can still be had are worth the most,
/// whoever is yet to move taken as able to go anywhere that it could reach alone; so the worth can only fall from move
/// to move. Where it does, other places that seemed as good are tried for those who moved before.
class PlanSearch {
 public:
  PlanSearch(const Play& play, const std::vector<Claim>& claims) : m_play(play), m_claims(claims) {}

  [[nodiscard]] std::optional<Plan> run() {
    JointRows rows = rowsOf(m_play, m_claims);
    Plan start;
    start.worth = rows.best();
    if (start.worth == JointRows::kNone) return std::nullopt;
    const std::vector<char> nobody(m_claims.size(), 0);
    if (m_claims.size() <= kTryAll) {
      m_order = nearestFirst();
      tryAll(m_play.state().field, rows, start, nobody);
      return m_best;
    }
    m_order = middleFirst();
    fillUp(rows, start, placesAsTheyStand());
    m_order = nearestFirst();
    if (!isReached(start.worth)) fillUp(rows, start, {});
    return m_best;
  }

 private:
  static constexpr std::size_t kTryAll = 4;
  /// So many moves are worked out before the best plan that has been found is taken.
  static constexpr int kMostMoves = 1000;

  struct Step {
    std::size_t who = 0;
    geometry::Pose end;
    double offset = 0;
    JointRows rows;
    Plan plan;
  };

  [[nodiscard]] const Unit& unit(const UnitId& id) const { return *m_play.state().field.find(id); }
  [[nodiscard]] bool isReached(double worth) const { return m_best && m_best->worth >= worth - kSameWorth; }

  /// All in the order of a figure, equal ones by id. The figure is rounded: those of mirror images are equal.
  template <class Figure>
  [[nodiscard]] std::vector<std::size_t> inOrderOf(const Figure& figure) const {
    std::vector<std::tuple<double, UnitId, std::size_t>> keyed;
    for (std::size_t i = 0; i < m_claims.size(); ++i)
      keyed.emplace_back(std::round(figure(m_claims[i]) / kSameWay), m_claims[i].charger, i);
    std::sort(keyed.begin(), keyed.end());
    std::vector<std::size_t> order;
    for (const auto& [rounded, id, i] : keyed) order.push_back(i);
    return order;
  }
  [[nodiscard]] std::vector<std::size_t> nearestFirst() const {
    return inOrderOf([&](const Claim& claim) {
      return geometry::closestPoints(footprintOf(unit(claim.charger)), footprintOf(unit(claim.reached.front())))
          .distance.inches();
    });
  }
  /// How far to the right of the middle of its facing it stands, as one looks out over that.
  [[nodiscard]] double alongFacing(const Claim& claim) const {
    const geometry::Edge edge = footprintOf(unit(claim.reached.front())).edge(claim.facing);
    return geometry::dot(unit(claim.charger).pose.centre - edge.centre(), edge.along());
  }
  /// Who stands far to one side comes round those that are there already.
  [[nodiscard]] std::vector<std::size_t> middleFirst() const {
    return inOrderOf([&](const Claim& claim) { return std::abs(alongFacing(claim)); });
  }
  /// The offsets at which each would stand shoulder to shoulder with those beside it, all before the middle of the
  /// facing, from left to right as they stand now.
  [[nodiscard]] std::vector<double> placesAsTheyStand() const {
    std::map<std::pair<UnitId, geometry::Side>, double> widths;
    for (const Claim& claim : m_claims)
      widths[{claim.reached.front(), claim.facing}] += claim.place.frontage.chargerWidth;
    for (auto& [facing, width] : widths) width /= -2;  // from here on: where the next of the facing begins
    std::vector<double> places(m_claims.size());
    for (const std::size_t i : inOrderOf([&](const Claim& claim) { return alongFacing(claim); })) {
      double& begin = widths[{m_claims[i].reached.front(), m_claims[i].facing}];
      places[i] = begin + m_claims[i].place.frontage.chargerWidth / 2;
      begin += m_claims[i].place.frontage.chargerWidth;
    }
    return places;
  }

  /// Every order of moving, as far as it can still be better than the best.
  void tryAll(const Battlefield& field, const JointRows& rows, const Plan& plan, const std::vector<char>& moved) {
    if (plan.moves.size() == m_claims.size()) {
      if (!m_best || plan.isBetterThan(*m_best)) m_best = plan;
      return;
    }
    const bool last = plan.moves.size() + 1 == m_claims.size();
    for (const std::size_t next : m_order) {
      if (moved[next]) continue;
      WorthTable table(rows, next, std::nullopt);
      while (const std::optional<Step> step = stepOf(field, rows, plan, next, table)) {
        if (m_best && step->plan.worth < m_best->worth - kSameWorth) break;
        std::vector<char> company = moved;
        company[next] = 1;
        tryAll(after(field, *step), step->rows, step->plan, company);
        if (last || isReached(step->plan.worth)) break;
        table.exclude(step->offset);
      }
    }
  }

  /// One after another in the order given, whoever does not spoil the worth first; each as near to its wish as that
  /// allows.
  void fillUp(JointRows rows, Plan plan, const std::vector<double>& wishes) {
    Battlefield field = m_play.state().field;
    std::vector<char> moved(m_claims.size(), 0);
    while (plan.moves.size() < m_claims.size()) {
      std::optional<Step> best;
      for (const std::size_t next : m_order) {
        if (moved[next] || (best && best->plan.worth >= plan.worth - kSameWorth)) continue;
        const std::optional<double> wish = wishes.empty() ? std::nullopt : std::optional(wishes[next]);
        std::optional<Step> step = stepOf(field, rows, plan, next, WorthTable(rows, next, wish));
        if (step && (!best || step->plan.worth > best->plan.worth + kSameWorth)) best = std::move(step);
      }
      if (!best) return;
      field = after(field, *best);
      rows = best->rows;
      plan = best->plan;
      moved[best->who] = 1;
    }
    if (!m_best || plan.isBetterThan(*m_best)) m_best = plan;
  }

  [[nodiscard]] Battlefield after(Battlefield field, const Step& step) const {
    field.find(m_claims[step.who].charger)->pose = step.end;
    return field;
  }

  /// The best move of this one as the others stand now.
  [[nodiscard]] std::optional<Step> stepOf(const Battlefield& field, const JointRows& rows, const Plan& plan,
                                           std::size_t who, const WorthTable& table) {
    if (++m_moves > kMostMoves) return std::nullopt;
    const Claim& claim = m_claims[who];
    const Unit& charger = *field.find(claim.charger);
    const Role role = [&](const Unit& other) { return standingRole(charger, claim.reached, other); };
    const ChargeQuestion question =
        chargeQuestion(m_play.rules(), field, charger, *field.find(claim.reached.front()), claim.facing, role);
    const auto move = geometry::bestMove(question.problem, table.objective());
    if (!move || !liesAlong(claim.place.frontage, move->offset)) return std::nullopt;
    Step step{who, move->chargerEnd, move->offset, rows, plan};
    step.rows.pin(who, step.offset);
    step.plan.worth = step.rows.best();
    if (step.plan.worth == JointRows::kNone) return std::nullopt;
    step.plan.moves.push_back({claim.charger, claim.reached, step.offset});
    step.plan.wheels += std::abs(move->wheel.radians());
    step.plan.ways += move->path.length().inches();
    return step;
  }

  const Play& m_play;
  const std::vector<Claim>& m_claims;
  std::vector<std::size_t> m_order;
  std::optional<Plan> m_best;
  int m_moves = 0;
};

void fight(Battlefield& field, const UnitId& a, const UnitId& b) {
  field.find(a)->state.engagedWith.push_back(b);
  field.find(b)->state.engagedWith.push_back(a);
}

}  // namespace

bool Plan::isBetterThan(const Plan& other) const noexcept {
  if (std::abs(worth - other.worth) > kSameWorth) return worth > other.worth;
  if (std::abs(wheels - other.wheels) > kSameWay) return wheels < other.wheels;
  return ways < other.ways - kSameWay;
}

std::optional<Plan> planSideBySide(const Play& play, const std::vector<Claim>& claims) {
  return PlanSearch(play, claims).run();
}

Plan planInTurn(const Play& play, const std::vector<Claimant>& claimants) {
  Battlefield field = play.state().field;
  Plan plan;
  for (const Claimant& claimant : claimants) {
    const Unit& charger = *field.find(claimant.charger);
    const Role role = [&](const Unit& other) { return standingRole(charger, claimant.reached, other); };
    const LedCharge led = bestLed(play.rules(), field, charger, claimant.reached,
                                  play.state().chargeOf(claimant.charger)->zones, role, Detail::MoveOnly);
    if (!led.attempt.move) continue;
    const UnitId& target = led.targets.front();
    field.find(claimant.charger)->pose = led.attempt.move->chargerEnd;
    field.find(target)->pose = led.attempt.move->targetEnd;
    fight(field, claimant.charger, target);
    plan.moves.push_back({claimant.charger, claimant.reached, std::nullopt});
    plan.worth += led.attempt.worth;
    plan.wheels += std::abs(led.attempt.move->wheel.radians());
    plan.ways += led.attempt.move->path.length().inches();
  }
  return plan;
}

}  // namespace frontage::core
