#include "core/phase/resolve/moving_order.h"

#include "core/battlefield/formation.h"
#include "geometry/contact/closest_points.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace frontage::core {

namespace {

/// Figures nearer than this, inches, are those of mirror images.
constexpr double kSameFigure = 1e-6;

/// All in the order of a figure, equal ones by id.
template <class Figure>
std::vector<std::size_t> inOrderOf(const std::vector<Claim>& claims, const Figure& figure) {
  std::vector<std::tuple<double, UnitId, std::size_t>> keyed;
  for (std::size_t i = 0; i < claims.size(); ++i)
    keyed.emplace_back(std::round(figure(claims[i]) / kSameFigure), claims[i].charger, i);
  std::sort(keyed.begin(), keyed.end());
  std::vector<std::size_t> order;
  for (const auto& [rounded, id, i] : keyed) order.push_back(i);
  return order;
}

/// How far to the right of the middle of its facing it stands, as one looks out over that.
double alongFacing(const Battlefield& field, const Claim& claim) {
  const geometry::Edge edge = footprintOf(*field.find(claim.reached.front())).edge(claim.facing);
  return geometry::dot(field.find(claim.charger)->pose.centre - edge.centre(), edge.along());
}

}  // namespace

std::vector<std::size_t> nearestFirst(const Battlefield& field, const std::vector<Claim>& claims) {
  return inOrderOf(claims, [&](const Claim& claim) {
    return geometry::closestPoints(footprintOf(*field.find(claim.charger)),
                                   footprintOf(*field.find(claim.reached.front())))
        .distance.inches();
  });
}

std::vector<std::size_t> middleFirst(const Battlefield& field, const std::vector<Claim>& claims) {
  return inOrderOf(claims, [&](const Claim& claim) { return std::abs(alongFacing(field, claim)); });
}

std::vector<double> placesAsTheyStand(const Battlefield& field, const std::vector<Claim>& claims) {
  std::map<std::pair<UnitId, geometry::Side>, double> widths;
  for (const Claim& claim : claims) widths[{claim.reached.front(), claim.facing}] += claim.place.frontage.chargerWidth;
  for (auto& [facing, width] : widths) width /= -2;  // from here on: where the next of the facing begins
  std::vector<double> places(claims.size());
  for (const std::size_t i : inOrderOf(claims, [&](const Claim& claim) { return alongFacing(field, claim); })) {
    double& begin = widths[{claims[i].reached.front(), claims[i].facing}];
    places[i] = begin + claims[i].place.frontage.chargerWidth / 2;
    begin += claims[i].place.frontage.chargerWidth;
  }
  return places;
}

}  // namespace frontage::core
