#include "ui/tools/manoeuvre.h"

#include "core/battlefield/formation.h"
#include "geometry/base/polygon.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/sweep.h"

#include <algorithm>
#include <functional>
#include <numbers>

namespace frontage::ui {

namespace {

using geometry::Angle;
using geometry::Footprint;
using geometry::Length;

constexpr double kMostWheel = std::numbers::pi;  ///< geometry/contact/sweep.h asks for no more

geometry::Vec pivotOf(const Footprint& from, Manoeuvre::Kind kind) {
  return kind == Manoeuvre::Kind::WheelLeft ? from.frontLeft() : from.frontRight();
}

Angle turnOf(Manoeuvre::Kind kind, double amount) {
  return Angle::fromRadians(kind == Manoeuvre::Kind::WheelLeft ? amount : -amount);
}

/// The largest amount for which `fails` is false; `fails` never becomes false again as the amount grows.
double bisect(double amount, const std::function<bool(double)>& fails) {
  if (!fails(amount)) return amount;
  double good = 0;
  double bad = amount;
  for (int i = 0; i < 40; ++i) {
    const double middle = (good + bad) / 2;
    (fails(middle) ? bad : good) = middle;
  }
  return good;
}

bool leavesTable(const core::Table& table, const geometry::Bounds& b) {
  constexpr double slack = geometry::kContact;
  return b.min.x < -slack || b.min.y < -slack || b.max.x > table.width + slack || b.max.y > table.height + slack;
}

}  // namespace

double freeAmount(const core::Battlefield& field, const core::UnitId& mover, const Footprint& from,
                  Manoeuvre::Kind kind, double amount) {
  const bool straight = kind == Manoeuvre::Kind::Advance;
  double most = bisect(amount, [&](double a) {
    return leavesTable(field.table, straight ? geometry::boundsAdvancing(from, Length::fromInches(a))
                                             : geometry::boundsTurning(from, pivotOf(from, kind), turnOf(kind, a)));
  });
  const auto holdAt = [&](const geometry::ConvexPolygon& still) {
    most = bisect(most, [&](double a) {
      return straight ? geometry::overlapsAdvancing(from, Length::fromInches(a), still)
                      : geometry::overlapsTurning(from, pivotOf(from, kind), turnOf(kind, a), still);
    });
  };
  for (const core::Unit& unit : field.units)
    if (unit.id != mover && !unit.state.destroyed) holdAt(geometry::toPolygon(core::footprintOf(unit)));
  for (const core::Terrain& terrain : field.terrain)
    if (core::blocksMovement(terrain.kind))
      for (const geometry::ConvexPolygon& part : geometry::convexParts(terrain.shape)) holdAt(part);
  return most;
}

geometry::Path Manoeuvre::path() const {
  geometry::Path path(m_start);
  for (const Leg& leg : m_legs) {
    if (leg.kind == Kind::Advance)
      path.advance(Length::fromInches(leg.amount));
    else
      path.wheel(leg.kind == Kind::WheelLeft ? geometry::Hand::Left : geometry::Hand::Right,
                 Angle::fromRadians(leg.amount));
  }
  return path;
}

double Manoeuvre::used() const {
  double inches = 0;
  for (const Leg& leg : m_legs) inches += leg.kind == Kind::Advance ? leg.amount : 2 * m_start.halfWidth * leg.amount;
  return inches;
}

double Manoeuvre::amountOf(Kind kind) const noexcept {
  return !m_legs.empty() && m_legs.back().kind == kind ? m_legs.back().amount : 0;
}

Footprint Manoeuvre::startOf(Kind kind) const {
  Manoeuvre before = *this;
  if (!before.m_legs.empty() && before.m_legs.back().kind == kind) before.m_legs.pop_back();
  return before.end();
}

Manoeuvre::Result Manoeuvre::set(Kind kind, double amount, double limitInches, const core::Battlefield& field) {
  const Footprint from = startOf(kind);
  if (!m_legs.empty() && m_legs.back().kind == kind) m_legs.pop_back();
  const double left = std::max(0.0, limitInches - used());
  const double limit = kind == Kind::Advance ? left : std::min(kMostWheel, left / (2 * m_start.halfWidth));
  Result result;
  const double wanted = std::clamp(amount, 0.0, limit);
  if (amount > limit + 1e-9) result.stop = Result::Stop::Limit;
  result.amount = freeAmount(field, m_unit, from, kind, wanted);
  if (result.amount < wanted - 1e-9) result.stop = Result::Stop::Obstacle;
  if (result.amount > 0) m_legs.push_back({kind, result.amount});
  return result;
}

}  // namespace frontage::ui
