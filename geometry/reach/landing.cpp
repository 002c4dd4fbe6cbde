#include "geometry/reach/landing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frontage::geometry::charge {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();
/// A door of less than this is closed: edge lies on edge.
constexpr double kClosed = 1e-12;

}  // namespace

Landing::Landing(const ReachProblem& problem, const Lane& lane, Spans standing)
    : m_slides(problem.door == ReachProblem::Door::SetFlush),
      m_halfWidth(lane.halfWidth()),
      m_halfEdge(lane.halfEdge),
      m_standing(std::move(standing)) {}

Span Landing::touchedBy(double door, double contact) const noexcept {
  const double minus = std::clamp(contact - m_halfWidth, -m_halfEdge, m_halfEdge);
  const double plus = std::clamp(contact + m_halfWidth, -m_halfEdge, m_halfEdge);
  if (std::fabs(door) <= kClosed) return {minus, plus};
  return door > 0 ? Span{plus, plus} : Span{minus, minus};
}

void Landing::ends(double door, Span contacts, Spans& ends) {
  if (!m_slides) {
    ends.push_back(contacts);
    return;
  }
  const Span all{touchedBy(door, contacts.from).from - m_halfWidth, touchedBy(door, contacts.to).to + m_halfWidth};
  subtract(all, m_standing, m_free);
  ends.insert(ends.end(), m_free.begin(), m_free.end());
}

Span Landing::contactsFor(double door, Span ends) const noexcept {
  if (!m_slides) return ends;
  // The touched point must come to lie within a half width of some of these ends.
  const Span point{ends.from - m_halfWidth, ends.to + m_halfWidth};
  Span contacts{-kFar, kFar};
  if (door >= -kClosed) {
    contacts.from = point.from - m_halfWidth;
    if (door > kClosed && point.to < m_halfEdge) contacts.to = point.to - m_halfWidth;
  }
  if (door <= kClosed) {
    contacts.to = point.to + m_halfWidth;
    if (door < -kClosed && point.from > -m_halfEdge) contacts.from = point.from + m_halfWidth;
  }
  return contacts;
}

double Landing::endOf(double door, double contact, Span ends) const noexcept {
  if (!m_slides) return std::clamp(contact, ends.from, ends.to);
  const Span point = touchedBy(door, contact);
  const double least = std::max(ends.from, point.from - m_halfWidth);
  const double most = std::min(ends.to, point.to + m_halfWidth);
  // Rounding may put the two in the wrong order by a hair.
  return least <= most ? std::clamp(contact, least, most) : std::clamp(least, ends.from, ends.to);
}

double Landing::touched(double door, double contact, double end) const noexcept {
  const Span point = touchedBy(door, contact);
  const double least = std::max(point.from, end - m_halfWidth);
  const double most = std::min(point.to, end + m_halfWidth);
  return least <= most ? (least + most) / 2 : point.from;
}

}  // namespace frontage::geometry::charge
