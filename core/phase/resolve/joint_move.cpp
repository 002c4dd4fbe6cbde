#include "core/phase/resolve/joint_move.h"

#include "core/phase/resolve/gathering.h"

#include <algorithm>
#include <numeric>

namespace frontage::core {

namespace {

using Indices = std::vector<std::size_t>;

/// Calls `fits` with every choice of `count` out of `all`, the first-named ones first, until it says yes.
template <class Fits>
bool anyChoice(std::size_t all, std::size_t count, const Fits& fits) {
  std::vector<char> mask(all, 0);
  std::fill(mask.begin(), mask.begin() + static_cast<std::ptrdiff_t>(count), 1);
  do {
    Indices chosen;
    for (std::size_t i = 0; i < all; ++i)
      if (mask[i]) chosen.push_back(i);
    if (fits(chosen)) return true;
  } while (std::prev_permutation(mask.begin(), mask.end()));
  return false;
}

/// As many as fit side by side, each closing its own door.
Plan sideBySide(const Play& play, const std::vector<Claimant>& claimants) {
  std::vector<Claim> claims = claimsOf(play, claimants);
  claims.erase(std::remove_if(claims.begin(), claims.end(), [](const Claim& claim) { return !claim.closesOwnDoor; }),
               claims.end());
  Plan found;
  for (std::size_t count = claims.size(); count > 0; --count) {
    const bool fit = anyChoice(claims.size(), count, [&](const Indices& chosen) {
      std::vector<Claim> some;
      for (const std::size_t i : chosen) some.push_back(claims[i]);
      const std::optional<Plan> plan = planSideBySide(play, some);
      if (plan) found = *plan;
      return plan.has_value();
    });
    if (fit) break;
  }
  return found;
}

/// Who of the claimants a plan leaves out, in the order in which they are named: as 1 at their places.
std::vector<char> leftOut(const std::vector<Claimant>& claimants, const Plan& plan) {
  std::vector<char> out;
  for (const Claimant& claimant : claimants)
    out.push_back(std::none_of(plan.moves.begin(), plan.moves.end(),
                               [&](const PlacedCharger& move) { return move.charger == claimant.charger; }));
  return out;
}

/// Whether more get in by the one plan, or others who were named before (M10); then what is better by M9.
bool isBetter(const std::vector<Claimant>& claimants, const Plan& a, const Plan& b) {
  if (a.moves.size() != b.moves.size()) return a.moves.size() > b.moves.size();
  const std::vector<char> outOfA = leftOut(claimants, a);
  const std::vector<char> outOfB = leftOut(claimants, b);
  return outOfA != outOfB ? outOfA < outOfB : a.isBetterThan(b);
}

/// Calls `look` with every order of moving one after another until it says stop; of more than a handful with the order
/// in which they are named only.
template <class Look>
void forOrders(const std::vector<Claimant>& claimants, const Look& look) {
  constexpr std::size_t kAllOrders = 4;
  if (claimants.size() > kAllOrders) {
    look(claimants);
    return;
  }
  std::vector<Claimant> order = claimants;
  const auto byId = [](const Claimant& a, const Claimant& b) { return a.charger < b.charger; };
  std::sort(order.begin(), order.end(), byId);
  while (!look(order) && std::next_permutation(order.begin(), order.end(), byId)) {
  }
}

/// The best order of moving one after another.
Plan inTurn(const Play& play, const std::vector<Claimant>& claimants) {
  std::optional<Plan> best;
  forOrders(claimants, [&](const std::vector<Claimant>& order) {
    Plan plan = planInTurn(play, order, WhoStaysOut::IsLeftOut);
    if (!best || isBetter(claimants, plan, *best)) best = std::move(plan);
    return false;
  });
  return *best;
}

bool allFitInTurn(const Play& play, const std::vector<Claimant>& claimants) {
  bool fit = false;
  forOrders(claimants, [&](const std::vector<Claimant>& order) {
    fit = planInTurn(play, order, WhoStaysOut::EndsThePlan).moves.size() == claimants.size();
    return fit;
  });
  return fit;
}

bool allFitSideBySide(const Play& play, const std::vector<Claimant>& claimants) {
  return allCloseOwnDoors(play, claimants) &&
         planSideBySide(play, claimsOf(play, claimants), WantedPlan::Any).has_value();
}

}  // namespace

std::vector<PlacedCharger> placeTogether(const Play& play, const std::vector<Claimant>& claimants) {
  Plan plan = sideBySide(play, claimants);
  // A target that turns (M7, M8) is charged on other lines by who comes after.
  if (plan.moves.size() < claimants.size()) {
    Plan turned = inTurn(play, claimants);
    if (turned.moves.size() > plan.moves.size()) plan = std::move(turned);
  }
  return std::move(plan.moves);
}

bool canPlaceAll(const Play& play, const std::vector<Claimant>& claimants) {
  return allFitSideBySide(play, claimants) || allFitInTurn(play, claimants);
}

}  // namespace frontage::core
