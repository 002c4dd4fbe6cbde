#include "core/phase/resolve/gathering.h"
#include "core/phase/resolve/least_on.h"
#include "core/phase/resolve/moving_order.h"
#include "core/phase/resolve/worth_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace frontage::core {

namespace {

/// Worths nearer than this are equal but for rounding; so are wheels and ways, as the solver finds them.
constexpr double kSameWorth = 1e-9;
constexpr double kSameWay = 1e-6;

/// Moves that chargers make one after another. Each goes where the rows that can still be had are worth the most,
/// whoever is yet to move taken as able to go anywhere that it could reach alone; so the worth can only fall from move
/// to move. Where that lets nobody else pass, the outermost places that seemed as good are tried, and then worse ones.
class PlanSearch {
 public:
  PlanSearch(const Play& play, const std::vector<Claim>& claims, WantedPlan wanted)
      : m_play(play), m_claims(claims), m_wanted(wanted) {}

  [[nodiscard]] std::optional<Plan> run() {
    JointRows rows = rowsOf(m_play, m_claims);
    Plan start;
    start.worth = rows.best();
    if (start.worth == JointRows::kNone) return std::nullopt;
    if (m_claims.size() <= kTryAll) {
      m_order = nearestFirst(m_play.state().field, m_claims);
      deepen(rows, start);
      if (m_wanted == WantedPlan::Best) evenOut(rows, start);
      if (m_wanted == WantedPlan::Best && m_claims.size() == 2) takeSmallerWheels(rows, start);
      return m_best;
    }
    m_order = middleFirst(m_play.state().field, m_claims);
    fillUp(rows, start, placesAsTheyStand(m_play.state().field, m_claims));
    m_order = nearestFirst(m_play.state().field, m_claims);
    if (!isReached(start.worth)) fillUp(rows, start, {});
    return m_best;
  }

 private:
  static constexpr std::size_t kTryAll = 4;
  /// So many moves are worked out before the best plan that has been found is taken.
  static constexpr int kMostMoves = 3000;
  static constexpr double kFar = 1000;  ///< inches, beyond any facing
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  static constexpr double kHit = 2e-9;  ///< the solver hits an offset to 1e-9"
  /// Inches: how close the places lie at which wheels are shared out, and how exactly the best one is found.
  static constexpr double kShareStep = 1;
  static constexpr double kShareExact = 1e-4;
  static constexpr double kShareRough = 0.2;  ///< so narrow a rest is left where nothing better has been seen

  /// Who stands where of those that have moved, rounded; in the order of the claims.
  using Company = std::map<std::size_t, long>;

  struct Step {
    std::size_t who = 0;
    geometry::Pose end;
    double offset = 0;
    JointRows rows;
    Plan plan;
  };

  [[nodiscard]] const Unit& unit(const UnitId& id) const { return *m_play.state().field.find(id); }
  [[nodiscard]] bool isReached(double worth) const { return m_best && m_best->worth >= worth - kSameWorth; }

  /// Every order of moving for the highest worth, then for the next one, until there is a plan.
  void deepen(const JointRows& rows, const Plan& start) {
    m_least = start.worth;
    while (!m_best && m_least > JointRows::kNone && m_moves < kMostMoves) {
      m_below = JointRows::kNone;
      m_deadEnds.clear();
      tryAll(m_play.state().field, rows, start, {});
      // Of three and more all shares of the same number of models are tried together.
      m_least = m_claims.size() > 2 && m_below > JointRows::kNone ? std::ceil(m_below - kSameWorth) - 0.5 : m_below;
    }
  }

  /// Of three and more the plan that was found first may have less equal shares than another.
  void evenOut(const JointRows& rows, const Plan& start) {
    constexpr double kBetter = 1e3 * kSameWorth;
    for (double before = JointRows::kNone; m_best && m_best->worth > before && !isReached(start.worth);) {
      before = m_best->worth;
      m_least = before + kBetter;
      m_deadEnds.clear();
      tryAll(m_play.state().field, rows, start, {});
    }
  }

  /// Of two chargers the first one to move may have to wheel more, so that the other can follow with less: each place
  /// of the first from which the same worth can be had is looked at, and where both together could do with less than
  /// they take then, all the stretches of such places.
  void takeSmallerWheels(const JointRows& rows, const Plan& start) {
    if (!m_best) return;
    m_moves = 0;
    for (const std::size_t first : m_order) {
      if (!mayMove(first, {}) || !mayMove(1 - first, {{first, 0}})) continue;
      const WorthTable table(rows, first);
      for (const geometry::OffsetObjective& place : table.eachOf(m_best->worth))
        takeWithOther(rows, start, first, place, 0);
    }
    if (m_best->wheels <= kSameWay) return;
    const std::array<double, 2> least{leastWheel(rows, 0), leastWheel(rows, 1)};
    for (const std::size_t first : m_order)
      if (mayMove(first, {}) && mayMove(1 - first, {{first, 0}}) && least[0] + least[1] < m_best->wheels - kSameWay)
        shareWheels(rows, start, first, least[1 - first]);
  }

  /// Along each stretch of places for the first.
  void shareWheels(const JointRows& rows, const Plan& start, std::size_t first, double leastOfOther) {
    const WorthTable table(rows, first);
    for (const OffsetSpan& stretch : table.stretchesOf(m_best->worth)) {
      const double before = m_best->wheels;
      const auto sumAt = [&](double offset) {
        return takeWithOther(rows, start, first, exactly(offset), leastOfOther);
      };
      // What has shown nothing better by then hardly hides much.
      const auto goOn = [&](double width) { return width > kShareRough || m_best->wheels < before - kSameWay; };
      lookForLeast(stretch.from, stretch.to, kShareStep, kShareExact, sumAt, goOn);
    }
  }

  /// Tries what comes of the first one's best move and the other's best after it, who wheels at least so much. Gives
  /// the sum of their wheels; infinity where they have no such plan, or none that could be better.
  double takeWithOther(const JointRows& rows, const Plan& start, std::size_t first,
                       const geometry::OffsetObjective& place, double leastOfOther) {
    const std::optional<Step> step = stepOf(m_play.state().field, rows, start, first, place);
    if (!step || step->plan.worth < m_best->worth - kSameWorth) return kNever;
    if (step->plan.wheels + leastOfOther > m_best->wheels + kSameWay) return kNever;
    const std::size_t other = 1 - first;
    const WorthTable rest(step->rows, other);
    const std::optional<Step> last =
        stepOf(after(m_play.state().field, *step), step->rows, step->plan, other, rest.bestOf(m_best->worth));
    if (!last) return kNever;
    if (last->plan.isBetterThan(*m_best)) m_best = last->plan;
    return last->plan.wheels;
  }

  /// The smallest wheel by which the worth could be had if none of the others were about; 0 where none leads there.
  [[nodiscard]] double leastWheel(const JointRows& rows, std::size_t who) const {
    const WorthTable table(rows, who);
    const Claim& claim = m_claims[who];
    const Unit& charger = unit(claim.charger);
    const Role declared = declaredRole(m_play.state(), charger);
    const Role role = [&](const Unit& each) {
      const bool claims =
          std::any_of(m_claims.begin(), m_claims.end(), [&](const Claim& c) { return c.charger == each.id; });
      return claims ? InTheWay::Nothing : declared(each);
    };
    const ChargeQuestion question =
        chargeQuestion(m_play.rules(), m_play.state().field, charger, unit(claim.reached.front()), claim.facing, role);
    const auto move = geometry::bestMove(question.problem, table.anyOf(m_best->worth));
    return move ? std::abs(move->wheel.radians()) : 0;
  }

  [[nodiscard]] static geometry::OffsetObjective exactly(double offset) {
    return {{offset}, [offset](double at) { return std::abs(at - offset) <= kHit ? 0.0 : JointRows::kNone; }};
  }

  bool tryAll(const Battlefield& field, const JointRows& rows, const Plan& plan, const Company& company) {
    if (plan.moves.size() == m_claims.size()) {
      if (!m_best || plan.isBetterThan(*m_best)) m_best = plan;
      return true;
    }
    if (m_deadEnds.count(company)) return false;
    bool leadsOn = false;
    for (const std::size_t next : m_order) {
      if (company.count(next) || !mayMove(next, company)) continue;
      const WorthTable table(rows, next);
      m_below = std::max(m_below, table.highestBelow(m_least));
      leadsOn |= tryPlaces(field, rows, plan, company, next, table);
    }
    if (!leadsOn) m_deadEnds.insert(company);
    return leadsOn;
  }

  /// M7: not first onto a target that would turn to it.
  [[nodiscard]] bool mayMove(std::size_t who, const Company& company) const {
    return !m_claims[who].comesLater || std::any_of(company.begin(), company.end(), [&](const auto& moved) {
      return m_claims[moved.first].reached.front() == m_claims[who].reached.front();
    });
  }

  /// The place of the smallest wheel, the stretches farthest out, and for two chargers, where that is soon looked
  /// through, the very ends of what can be reached.
  [[nodiscard]] std::vector<geometry::OffsetObjective> placesToTry(const WorthTable& table, double least) const {
    std::vector<geometry::OffsetObjective> places{table.bestOf(least), table.nearestTo(-kFar, least),
                                                  table.nearestTo(kFar, least)};
    if (m_claims.size() > 2) return places;
    places.push_back(table.outermost(-kFar, least));
    places.push_back(table.outermost(kFar, least));
    return places;
  }

  /// One place after another as long as there is no plan of that worth.
  bool tryPlaces(const Battlefield& field, const JointRows& rows, const Plan& plan, const Company& company,
                 std::size_t who, const WorthTable& table) {
    const double least = m_best ? std::max(m_least, m_best->worth) : m_least;
    std::set<long> tried;
    for (const geometry::OffsetObjective& objective : placesToTry(table, least)) {
      const std::optional<Step> step = stepOf(field, rows, plan, who, objective);
      if (!step) return false;
      const long place = std::lround(step->offset / kSameWay);
      if (!tried.insert(place).second) continue;
      Company more = company;
      more[who] = place;
      if (tryAll(after(field, *step), step->rows, step->plan, more)) return true;
      if (more.size() == m_claims.size() || isReached(m_least)) return false;
    }
    return false;
  }

  /// One after another in the order given, whoever does not spoil the worth first; each as near to its wish as that
  /// allows.
  void fillUp(JointRows rows, Plan plan, const std::vector<double>& wishes) {
    Battlefield field = m_play.state().field;
    Company company;
    while (company.size() < m_claims.size()) {
      std::optional<Step> best;
      for (const std::size_t next : m_order) {
        if (company.count(next) || !mayMove(next, company) || (best && best->plan.worth >= plan.worth - kSameWorth))
          continue;
        const WorthTable table(rows, next);
        std::optional<Step> step;
        if (!wishes.empty()) step = stepOf(field, rows, plan, next, table.nearestTo(wishes[next], plan.worth));
        if (!step) step = stepOf(field, rows, plan, next, table.bestOf(-kFar));
        if (step && (!best || step->plan.worth > best->plan.worth + kSameWorth)) best = std::move(step);
      }
      if (!best) return;
      field = after(field, *best);
      rows = best->rows;
      plan = best->plan;
      company[best->who] = 0;
    }
    if (!m_best || plan.isBetterThan(*m_best)) m_best = plan;
  }

  [[nodiscard]] Battlefield after(Battlefield field, const Step& step) const {
    field.find(m_claims[step.who].charger)->pose = step.end;
    return field;
  }

  /// The best move of this one as the others stand now.
  [[nodiscard]] std::optional<Step> stepOf(const Battlefield& field, const JointRows& rows, const Plan& plan,
                                           std::size_t who, const geometry::OffsetObjective& objective) {
    if (++m_moves > kMostMoves) return std::nullopt;
    const Claim& claim = m_claims[who];
    const Unit& charger = *field.find(claim.charger);
    const Role role = declaredRole(m_play.state(), charger);
    const ChargeQuestion question =
        chargeQuestion(m_play.rules(), field, charger, *field.find(claim.reached.front()), claim.facing, role);
    const auto move = geometry::bestMove(question.problem, objective);
    if (!move || !liesAlong(claim.place.frontage, move->offset)) return std::nullopt;
    Step step{who, move->chargerEnd, move->offset, rows, plan};
    step.rows.pin(who, step.offset);
    step.plan.worth = step.rows.best();
    if (step.plan.worth == JointRows::kNone) return std::nullopt;
    step.plan.moves.push_back({claim.charger, claim.reached, step.offset, step.end, question.targetPose});
    step.plan.wheels += std::abs(move->wheel.radians());
    step.plan.ways += move->path.length().inches();
    return step;
  }

  const Play& m_play;
  const std::vector<Claim>& m_claims;
  WantedPlan m_wanted;
  std::vector<std::size_t> m_order;
  std::optional<Plan> m_best;
  int m_moves = 0;
  double m_least = 0;            ///< what a plan has to be worth
  double m_below = 0;            ///< the most that was left aside for being worth less
  std::set<Company> m_deadEnds;  ///< from which no plan of that worth leads on
};

}  // namespace

bool Plan::isBetterThan(const Plan& other) const noexcept {
  if (std::abs(worth - other.worth) > kSameWorth) return worth > other.worth;
  if (std::abs(wheels - other.wheels) > kSameWay) return wheels < other.wheels;
  return ways < other.ways - kSameWay;
}

std::optional<Plan> planSideBySide(const Play& play, const std::vector<Claim>& claims, WantedPlan wanted) {
  return PlanSearch(play, claims, wanted).run();
}

}  // namespace frontage::core
