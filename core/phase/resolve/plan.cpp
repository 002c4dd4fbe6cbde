#include "core/battlefield/formation.h"
#include "core/phase/resolve/gathering.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

/// A stretch of this much, inches, is preferred to a mere corner, as for a charger alone (contactObjective).
constexpr double kStretch = 0.01;
/// Less than any difference in what is in contact: it only breaks a tie.
constexpr double kForStretch = 1e-8;
/// Worths nearer than this are equal but for rounding; so are wheels and ways, as the solver finds them.
constexpr double kSameWorth = 1e-9;
constexpr double kSameWay = 1e-6;

/// Moves that chargers make one after another, tried in every order of moving. Each goes where the rows that can still
/// be had are worth the most, whoever is yet to move taken as able to go anywhere that it could reach alone; so the
/// worth can only fall from move to move, and what has fallen below the best plan is given up.
class PlanSearch {
 public:
  PlanSearch(const Play& play, const std::vector<Claim>& claims)
      : m_play(play), m_claims(claims), m_tryAll(claims.size() <= kTryAll) {
    for (std::size_t i = 0; i < claims.size(); ++i) m_order.push_back(i);
    std::sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) {
      const double way = roundedWay(a) - roundedWay(b);
      return way != 0 ? way < 0 : claims[a].charger < claims[b].charger;
    });
  }

  [[nodiscard]] std::optional<Plan> run() {
    JointRows rows = rowsOf(m_play, m_claims);
    Plan plan;
    plan.worth = rows.best();
    if (plan.worth == JointRows::kNone) return std::nullopt;
    moveOn(m_play.state().field, rows, plan, std::vector<char>(m_claims.size(), 0));
    return m_best;
  }

 private:
  static constexpr std::size_t kTryAll = 4;
  /// Of more chargers so many moves are worked out before it is given up.
  static constexpr int kMostMoves = 500;

  struct Step {
    std::size_t who = 0;
    geometry::ChargeMove move;
    JointRows rows;
    Plan plan;
  };

  [[nodiscard]] const Unit& unit(const UnitId& id) const { return *m_play.state().field.find(id); }

  /// How far it has to go. Rounded: equal ways of mirror images are equal.
  [[nodiscard]] double roundedWay(std::size_t i) const {
    const double way =
        geometry::closestPoints(footprintOf(unit(m_claims[i].charger)), footprintOf(unit(m_claims[i].reached.front())))
            .distance.inches();
    return std::round(way / kSameWay);
  }

  void moveOn(const Battlefield& field, const JointRows& rows, const Plan& plan, std::vector<char> moved) {
    if (plan.moves.size() == m_claims.size()) {
      if (!m_best || plan.isBetterThan(*m_best)) m_best = plan;
      return;
    }
    std::vector<Step> worse;
    for (const std::size_t next : m_order) {
      if (moved[next]) continue;
      std::optional<Step> step = stepOf(field, rows, plan, next);
      if (!step) continue;
      if (!m_tryAll && step->plan.worth < plan.worth - kSameWorth) {
        worse.push_back(std::move(*step));
        continue;
      }
      take(field, *step, moved);
      if (!m_tryAll && m_best) return;
    }
    std::stable_sort(worse.begin(), worse.end(),
                     [](const Step& a, const Step& b) { return a.plan.worth > b.plan.worth; });
    for (const Step& step : worse)
      if (!m_best) take(field, step, moved);
  }

  void take(const Battlefield& field, const Step& step, std::vector<char> moved) {
    if (m_best && step.plan.worth < m_best->worth - kSameWorth) return;
    Battlefield after = field;
    after.find(m_claims[step.who].charger)->pose = step.move.chargerEnd;
    moved[step.who] = 1;
    moveOn(after, step.rows, step.plan, std::move(moved));
  }

  /// The best move of this one as the others stand now.
  [[nodiscard]] std::optional<Step> stepOf(const Battlefield& field, const JointRows& rows, const Plan& plan,
                                           std::size_t who) {
    if (!m_tryAll && ++m_moves > kMostMoves) return std::nullopt;
    const Claim& claim = m_claims[who];
    const Unit& charger = *field.find(claim.charger);
    const Role role = [&](const Unit& other) { return standingRole(charger, claim.reached, other); };
    const ChargeQuestion question =
        chargeQuestion(m_play.rules(), field, charger, *field.find(claim.reached.front()), claim.facing, role);
    auto move = geometry::bestMove(question.problem, objectiveOf(rows, who));
    if (!move || !liesAlong(claim.place.frontage, move->offset)) return std::nullopt;
    Step step{who, std::move(*move), rows, plan};
    step.rows.pin(who, step.move.offset);
    step.plan.worth = step.rows.best();
    if (step.plan.worth == JointRows::kNone) return std::nullopt;
    step.plan.moves.push_back({claim.charger, claim.reached, step.move.offset});
    step.plan.wheels += std::abs(step.move.wheel.radians());
    step.plan.ways += step.move.path.length().inches();
    return step;
  }

  [[nodiscard]] static geometry::OffsetObjective objectiveOf(const JointRows& rows, std::size_t who) {
    const FacingClaim claim = rows.claim(who);
    const double widest = (claim.frontage.facingLength + claim.frontage.chargerWidth) / 2 - kStretch;
    geometry::OffsetObjective objective;
    objective.breakpoints = rows.breakpointsOf(who);
    objective.breakpoints.push_back(-widest);
    objective.breakpoints.push_back(widest);
    makeUnique(objective.breakpoints);
    objective.score = [rows = JointRows(rows), claim, who, widest](double offset) mutable {
      if (!isReachable(claim, offset)) return JointRows::kNone;
      rows.pin(who, offset);
      return rows.best() + (std::abs(offset) <= widest + 1e-9 ? kForStretch : 0);
    };
    return objective;
  }

  const Play& m_play;
  const std::vector<Claim>& m_claims;
  bool m_tryAll;
  std::vector<std::size_t> m_order;  ///< the nearest first
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
