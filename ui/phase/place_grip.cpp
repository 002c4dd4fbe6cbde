#include "ui/phase/place_grip.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace frontage::ui {

void PlaceGrip::set(const geometry::Footprint& ghost, geometry::Vec along, double offset, std::vector<double> places) {
  m_ghost = ghost;
  m_along = along;
  m_offset = offset;
  m_places = std::move(places);
}

void PlaceGrip::clear() {
  m_ghost.reset();
  m_places.clear();
}

bool PlaceGrip::holds(geometry::Vec inches) const {
  if (!m_ghost || m_places.size() < 2) return false;
  const geometry::Vec local = m_ghost->pose.toUnit(inches);
  return std::fabs(local.x) <= m_ghost->halfWidth && std::fabs(local.y) <= m_ghost->halfDepth;
}

void PlaceGrip::take() {
  m_taken = m_offset;
}

void PlaceGrip::drag(geometry::Vec from, geometry::Vec to) {
  if (m_places.empty()) return;
  const double wanted = m_taken + geometry::dot(to - from, m_along);
  const auto nearest = std::min_element(m_places.begin(), m_places.end(), [wanted](double a, double b) {
    return std::fabs(a - wanted) < std::fabs(b - wanted);
  });
  emit movedTo(static_cast<int>(nearest - m_places.begin()));
}

}  // namespace frontage::ui
