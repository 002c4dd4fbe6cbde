#include "core/phase/resolve/remembered.h"

#include <bit>

namespace frontage::core {

void NumberKey::add(double number) {
  m_numbers.push_back(number);
  m_hash = (m_hash ^ std::bit_cast<std::uint64_t>(number)) * 0x9E3779B97F4A7C15ULL;
  m_hash ^= m_hash >> 29U;
}

void NumberKey::add(geometry::Vec point) {
  add(point.x);
  add(point.y);
}

void NumberKey::add(const geometry::Footprint& footprint) {
  add(footprint.pose.centre);
  add(footprint.pose.facing.forward());
  add(footprint.halfWidth);
  add(footprint.halfDepth);
}

void NumberKey::add(const geometry::ConvexPolygon& shape) {
  add(static_cast<double>(shape.vertices.size()));
  for (const geometry::Vec vertex : shape.vertices) add(vertex);
}

}  // namespace frontage::core
