#include "core/phase/resolve/share_facing.h"

#include "geometry/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace frontage::core {

namespace {

/// Chargers that overlap by less than this stand shoulder to shoulder, inches: far below what may overlap, and far
/// above the rounding of a sum of widths.
constexpr double kShoulder = 1e-6;

/// A little more than liesAlong() asks for, inches.
constexpr double kLeastStretch = 3 * geometry::kContact;

/// A charger at an offset.
struct Place {
  double left = 0;  ///< its ends, from the middle of the facing
  double right = 0;
  int models = 0;
  int firstTouched = 0;  ///< places of the facing that it touches, from the left
  int lastTouched = -1;
  int further = 0;  ///< models of further targets
};

/// Does the place keep within the ends?
bool keepsWithin(const Place& place, double facingLength, RowEnds ends) noexcept {
  return (ends.left || place.left >= -facingLength / 2 - kShoulder) &&
         (ends.right || place.right <= facingLength / 2 + kShoulder);
}

std::optional<Place> placeAt(const FacingClaim& claim, double offset) {
  const Frontage& f = claim.frontage;
  if (!liesAlong(f, offset) || !isReachable(claim, offset)) return std::nullopt;
  const double half = f.facingLength / 2;
  Place place;
  place.left = offset - f.chargerWidth / 2;
  place.right = offset + f.chargerWidth / 2;
  place.models = chargerModelsAt(f, claim.further, offset);
  const double width = f.facingLength / f.targetPlaces;
  // A place is touched when it meets the closed front, to within kContact at either end.
  place.firstTouched = std::max(0, static_cast<int>(std::ceil((place.left + half - geometry::kContact) / width)) - 1);
  place.lastTouched =
      std::min(f.targetPlaces - 1, static_cast<int>(std::floor((place.right + half + geometry::kContact) / width)));
  int touched = 0;
  for (const FurtherFront& front : claim.further) {
    const ContactCount more = contactAt(front.frontage, offset - front.shift);
    if (more.charger == 0 && more.target == 0) continue;
    ++touched;
    place.further += more.target;
  }
  return touched < claim.mustTouch ? std::nullopt : std::optional(place);
}

std::vector<double> ownOffsets(const FacingClaim& claim) {
  std::vector<double> offsets = contactBreakpoints(claim.frontage);
  for (const FurtherFront& front : claim.further)
    for (const double at : contactBreakpoints(front.frontage)) offsets.push_back(at + front.shift);
  // As far out as it still lies along the facing, and as far as that is more than a hair.
  for (const double stretch : {kLeastStretch, kGoodStretch}) {
    offsets.push_back((claim.frontage.facingLength + claim.frontage.chargerWidth) / 2 - stretch);
    offsets.push_back(-offsets.back());
  }
  for (const OffsetSpan& span : claim.reachable) {
    offsets.push_back(span.from);
    offsets.push_back(span.to);
  }
  makeUnique(offsets);
  return offsets;
}

/// Some of the claimants side by side, of whom only the right end matters to those who come after.
struct Part {
  Tally tally;
  double right = 0;
  int lastTouched = -1;
};

bool isBetter(const Tally& a, const Tally& b) noexcept {
  return a.target != b.target ? a.target > b.target : a.squares < b.squares;
}

/// Drops what is no better than something that ends no farther right with the same charger models: whatever can follow
/// the one can follow the other, and touches no less that is new.
void keepUseful(std::vector<Part>& parts) {
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
    if (a.tally.charger != b.tally.charger) return a.tally.charger < b.tally.charger;
    if (a.right != b.right) return a.right < b.right;
    return isBetter(a.tally, b.tally);
  });
  std::vector<Part> useful;
  for (const Part& part : parts)
    if (useful.empty() || useful.back().tally.charger != part.tally.charger ||
        isBetter(part.tally, useful.back().tally))
      useful.push_back(part);
  parts = std::move(useful);
}

Part joined(const Part& left, const Place& place) {
  Part part = left;
  part.tally.charger += place.models;
  part.tally.squares += place.models * place.models;
  const int from = std::max(place.firstTouched, left.lastTouched + 1);
  part.tally.target += std::max(0, place.lastTouched - from + 1) + place.further;
  part.right = place.right;
  part.lastTouched = std::max(left.lastTouched, place.lastTouched);
  return part;
}

}  // namespace

struct RowClaim::Worked {
  FacingClaim claim;
  std::vector<double> offsets;  ///< where something of it begins or ends
  std::vector<Place> places;    ///< those of them at which it can stand
};

namespace {

/// Pushed to the left as far as that changes nothing, every charger of a row stands at a change of some count, where
/// what it can reach begins, or shoulder to shoulder with its left neighbour.
class RowSearch {
 public:
  RowSearch(const std::vector<RowClaim>& claims, RowEnds ends) : m_claims(claims), m_ends(ends) {
    for (const RowClaim& claim : claims) {
      m_places.emplace_back();
      for (const Place& place : claim.worked().places)
        if (keepsWithin(place, claim.claim().frontage.facingLength, ends)) m_places.back().push_back(place);
    }
  }

  [[nodiscard]] std::vector<Part> run() {
    const std::size_t all = (std::size_t{1} << m_claims.size()) - 1;
    std::vector<std::vector<Part>> parts(all + 1);
    parts[0].push_back({{}, -kFar, -1});
    for (std::size_t company = 0; company < all; ++company) {
      keepUseful(parts[company]);
      for (const Part& part : parts[company])
        for (std::size_t next = 0; next < m_claims.size(); ++next)
          if (!(company >> next & 1U)) append(part, next, parts[company | std::size_t{1} << next]);
      parts[company].clear();
    }
    keepUseful(parts[all]);
    return std::move(parts[all]);
  }

 private:
  static constexpr double kFar = 1e9;

  void append(const Part& part, std::size_t next, std::vector<Part>& longer) const {
    for (const Place& place : m_places[next])
      if (place.left >= part.right - kShoulder) longer.push_back(joined(part, place));
    if (part.right == -kFar) return;
    const FacingClaim& claim = m_claims[next].claim();
    const double beside = part.right + claim.frontage.chargerWidth / 2;
    const std::optional<Place> place = placeAt(claim, beside);
    if (place && keepsWithin(*place, claim.frontage.facingLength, m_ends)) longer.push_back(joined(part, *place));
  }

  const std::vector<RowClaim>& m_claims;
  RowEnds m_ends;
  std::vector<std::vector<Place>> m_places;
};

/// All that is as wide as some of these beside one another; 0 among them.
std::vector<double> widthsTogether(const std::vector<RowClaim>& claims, std::size_t except) {
  std::vector<double> sums{0};
  for (std::size_t i = 0; i < claims.size(); ++i) {
    if (i == except) continue;
    const std::size_t before = sums.size();
    for (std::size_t k = 0; k < before; ++k) sums.push_back(sums[k] + claims[i].claim().frontage.chargerWidth);
    makeUnique(sums);
  }
  return sums;
}

}  // namespace

RowClaim::RowClaim(FacingClaim claim) {
  std::vector<double> offsets = ownOffsets(claim);
  lookAt(std::move(claim), std::move(offsets));
}

void RowClaim::lookAt(FacingClaim claim, std::vector<double> offsets) {
  Worked worked{std::move(claim), std::move(offsets), {}};
  for (const double offset : worked.offsets)
    if (const auto place = placeAt(worked.claim, offset)) worked.places.push_back(*place);
  m_worked = std::make_shared<const Worked>(std::move(worked));
}

const FacingClaim& RowClaim::claim() const noexcept {
  return m_worked->claim;
}

RowClaim RowClaim::pinnedAt(double offset) const {
  FacingClaim there = claim();
  there.reachable = {{offset, offset}};
  RowClaim pinned = *this;
  pinned.lookAt(std::move(there), {offset});
  return pinned;
}

bool isReachable(const FacingClaim& claim, double offset) noexcept {
  return std::any_of(claim.reachable.begin(), claim.reachable.end(),
                     [&](const OffsetSpan& span) { return offset >= span.from - 1e-9 && offset <= span.to + 1e-9; });
}

void makeUnique(std::vector<double>& offsets) {
  std::sort(offsets.begin(), offsets.end());
  const auto same = [](double a, double b) { return b - a <= 1e-9; };
  offsets.erase(std::unique(offsets.begin(), offsets.end(), same), offsets.end());
}

std::vector<Tally> bestRows(const std::vector<RowClaim>& claims, RowEnds ends) {
  std::vector<Tally> found;
  for (const Part& part : RowSearch(claims, ends).run()) {
    // Ascending by charger models; the last of each is the best of them.
    if (!found.empty() && found.back().charger == part.tally.charger) found.pop_back();
    found.push_back(part.tally);
  }
  return found;
}

double tallyWorth(Priority priority, const Tally& tally, std::size_t chargers) noexcept {
  const double models = contactScore(priority, {.charger = tally.charger, .target = tally.target});
  if (priority != Priority::ModelsTogether) return models;
  // The differences between all pairs of shares, squared and added up: 0 when all are equal, whatever they are.
  const double unequal =
      static_cast<double>(chargers) * tally.squares - static_cast<double>(tally.charger) * tally.charger;
  return models - unequal / (unequal + 1) / 2;
}

std::vector<double> rowBreakpoints(const RowClaim& first, const std::vector<RowClaim>& others) {
  std::vector<double> found = first.worked().offsets;
  for (std::size_t j = 0; j < others.size(); ++j) {
    const FacingClaim& other = others[j].claim();
    const double beside = (first.claim().frontage.chargerWidth + other.frontage.chargerWidth) / 2;
    for (const double between : widthsTogether(others, j))
      for (const double at : others[j].worked().offsets) {
        if (!isReachable(other, at)) continue;
        found.push_back(at - beside - between);
        found.push_back(at + beside + between);
      }
  }
  found.erase(std::remove_if(found.begin(), found.end(), [&](double at) { return !isReachable(first.claim(), at); }),
              found.end());
  makeUnique(found);
  return found;
}

}  // namespace frontage::core
