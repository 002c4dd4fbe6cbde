#include "core/phase/resolve/share_facing.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace frontage::core {

namespace {

/// Places of the facing that a charger at an offset touches: first and last, from the left.
struct Span {
  int first = 0;
  int last = -1;
};

Span touchedPlaces(const Frontage& f, double offset) {
  const double width = f.facingLength / f.targetPlaces;
  const double left = offset - f.chargerWidth / 2 + f.facingLength / 2;
  const double right = left + f.chargerWidth;
  Span span;
  // A place is touched when it meets the closed front, to within kContact at either end.
  span.first = std::max(0, static_cast<int>(std::ceil((left - geometry::kContact) / width)) - 1);
  span.last = std::min(f.targetPlaces - 1, static_cast<int>(std::floor((right + geometry::kContact) / width)));
  return span;
}

struct Place {
  double offset = 0;
  Span span;
  RowWorth worth;   ///< of the row up to here
  int before = -1;  ///< index of the place of the charger to the left
  bool open = false;
};

double weigh(Priority priority, int charger, int target) {
  return contactScore(priority, {.charger = charger, .target = target});
}

bool isReachable(const FacingClaim& claim, double offset) {
  return std::any_of(claim.reachable.begin(), claim.reachable.end(), [&](const geometry::OffsetInterval& interval) {
    return offset >= interval.from - 1e-9 && offset <= interval.to + 1e-9;
  });
}

/// An optimum exists in which every charger stands at a change of some count, at an end of what it can reach, where it
/// would like to be, or shoulder to shoulder with one that does.
std::vector<std::vector<Place>> candidates(const std::vector<FacingClaim>& claims) {
  std::vector<std::vector<double>> own(claims.size());
  for (std::size_t i = 0; i < claims.size(); ++i) {
    own[i] = contactBreakpoints(claims[i].frontage);
    own[i].push_back(claims[i].preferred);
    for (const geometry::OffsetInterval& interval : claims[i].reachable) {
      own[i].push_back(interval.from);
      own[i].push_back(interval.to);
    }
  }
  std::vector<std::vector<Place>> places(claims.size());
  for (std::size_t i = 0; i < claims.size(); ++i) {
    std::vector<double> offsets = own[i];
    for (std::size_t j = 0; j < claims.size(); ++j) {
      if (i == j) continue;
      double between = 0;  // from the centre of j to that of i, all in between shoulder to shoulder
      for (std::size_t k = std::min(i, j); k < std::max(i, j); ++k)
        between += (claims[k].frontage.chargerWidth + claims[k + 1].frontage.chargerWidth) / 2;
      for (const double at : own[j]) offsets.push_back(at + (i > j ? between : -between));
    }
    std::sort(offsets.begin(), offsets.end());
    offsets.erase(std::unique(offsets.begin(), offsets.end(), [](double a, double b) { return b - a <= 1e-9; }),
                  offsets.end());
    for (const double offset : offsets)
      if (liesAlong(claims[i].frontage, offset) && isReachable(claims[i], offset))
        places[i].push_back({.offset = offset, .span = touchedPlaces(claims[i].frontage, offset), .worth = {}});
  }
  return places;
}

RowWorth added(Priority priority, const FacingClaim& claim, const Place& place, const Place* left) {
  const int models = contactAt(claim.frontage, place.offset).charger;
  const int from = left ? std::max(place.span.first, left->span.last + 1) : place.span.first;
  RowWorth worth = left ? left->worth : RowWorth{};
  worth.models += weigh(priority, models, std::max(0, place.span.last - from + 1));
  worth.equality -= models * models;
  worth.nearness -= std::abs(place.offset - claim.preferred);
  return worth;
}

}  // namespace

bool RowWorth::isBetterThan(const RowWorth& other) const noexcept {
  constexpr double kSame = 1e-9;  // equal but for rounding
  if (std::abs(models - other.models) > kSame) return models > other.models;
  if (std::abs(equality - other.equality) > kSame) return equality > other.equality;
  return nearness > other.nearness + kSame;
}

std::optional<SharedFacing> shareFacing(Priority priority, const std::vector<FacingClaim>& claims) {
  std::vector<std::vector<Place>> places = candidates(claims);
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const double apart = i == 0 ? 0 : (claims[i - 1].frontage.chargerWidth + claims[i].frontage.chargerWidth) / 2;
    for (Place& place : places[i]) {
      if (i == 0) {
        place.worth = added(priority, claims[i], place, nullptr);
        place.open = true;
        continue;
      }
      for (std::size_t k = 0; k < places[i - 1].size(); ++k) {
        const Place& left = places[i - 1][k];
        if (!left.open || place.offset - left.offset < apart - 1e-9) continue;
        const RowWorth worth = added(priority, claims[i], place, &left);
        if (place.open && !worth.isBetterThan(place.worth)) continue;
        place.worth = worth;
        place.before = static_cast<int>(k);
        place.open = true;
      }
    }
  }
  const Place* best = nullptr;
  for (const Place& place : places.back())
    if (place.open && (!best || place.worth.isBetterThan(best->worth))) best = &place;
  if (!best) return std::nullopt;
  SharedFacing shared{std::vector<double>(claims.size()), best->worth};
  for (std::size_t i = claims.size(); i-- > 0;) {
    shared.offsets[i] = best->offset;
    if (i > 0) best = &places[i - 1][static_cast<std::size_t>(best->before)];
  }
  return shared;
}

}  // namespace frontage::core
