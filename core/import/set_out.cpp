#include "core/import/set_out.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "geometry/base/tolerance.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace frontage::core {

namespace {

struct Size {
  double width = 0;
  double depth = 0;
};

Size sizeOf(const Unit& unit) {
  const geometry::Footprint footprint = footprintOf(unit);
  return {2 * footprint.halfWidth, 2 * footprint.halfDepth};
}

/// Units side by side.
struct Line {
  std::vector<std::size_t> units;
  double width = 0;
  double depth = 0;
};

std::vector<Line> linesOf(const std::vector<Unit>& units, double room) {
  std::vector<Line> lines;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const Size size = sizeOf(units[i]);
    if (lines.empty() || lines.back().width + kSetOutGap + size.width > room) lines.emplace_back();
    Line& line = lines.back();
    line.width += size.width + (line.units.empty() ? 0 : kSetOutGap);
    line.depth = std::max(line.depth, size.depth);
    line.units.push_back(i);
  }
  return lines;
}

/// A gap larger on every side, so that what keeps clear of others keeps a gap.
Unit spaced(Unit unit) {
  constexpr double mm = 2 * 25.4 * kSetOutGap;
  unit.base.width += mm / unit.files;
  unit.base.depth += mm / ranksOf(unit);
  return unit;
}

class Layout {
 public:
  Layout(const Battlefield& field, const std::vector<Unit>& units, TableEdge edge)
      : m_field(field), m_units(units), m_edge(edge) {}

  /// All lines, one behind the other; nothing when anything is in the way.
  [[nodiscard]] std::optional<std::vector<Unit>> inLines() const;
  [[nodiscard]] SetOut whereFree() const;

 private:
  /// `front`: from the army's own edge to the unit's front.
  [[nodiscard]] Unit at(const Unit& unit, double x, double front) const {
    Unit there = unit;
    const double depth = sizeOf(unit).depth;
    const double centre = front - depth / 2;
    const bool near = m_edge == TableEdge::Near;
    there.pose.centre = {x, near ? centre : m_field.table.height - centre};
    there.pose.facing = geometry::Facing::fromBearingDegrees(near ? 0 : 180);
    return there;
  }

  /// Where somebody of a size looks next. The table only gets fuller: where one has looked, none of its size need look
  /// again.
  struct Search {
    std::size_t line = 0;  ///< of frontsOf(size)
    double x = 0;          ///< in that line; 0 = from its start
  };

  /// Lines an inch apart: from the deployment line back to the own edge, then forward.
  [[nodiscard]] std::vector<double> frontsOf(const Size& size) const {
    const double least = size.depth + kSetOutGap;
    std::vector<double> fronts;
    for (double front = kDeploymentDepth; front > least; front -= 1) fronts.push_back(front);
    for (double front = std::max(least, kDeploymentDepth + 1); front <= m_field.table.height - kSetOutGap; front += 1)
      fronts.push_back(front);
    return fronts;
  }

  [[nodiscard]] std::optional<Unit> freePlace(const Battlefield& field, const Unit& unit, Search& search) const {
    const std::vector<double> fronts = frontsOf(sizeOf(unit));
    for (; search.line < fronts.size(); ++search.line, search.x = 0)
      if (const auto there = freeInLine(field, unit, fronts[search.line], search.x)) return there;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Unit> freeInLine(const Battlefield& field, const Unit& unit, double front,
                                               double& x) const {
    const double half = sizeOf(unit).width / 2 + kSetOutGap;
    for (x = std::max(x, half); x <= field.table.width - half;) {
      const Unit there = at(unit, x, front);
      const auto fault = placementFault(field, spaced(there));
      if (!fault) return there;
      if (fault->kind == PlacementFault::Kind::OffTable) return std::nullopt;
      // Past its end, and past the tolerance within which it would still touch.
      x = std::max(x, rightEndOf(field, *fault)) + half + 2 * geometry::kContact;
    }
    return std::nullopt;
  }

  [[nodiscard]] static double rightEndOf(const Battlefield& field, const PlacementFault& fault) {
    if (const Unit* other = field.find(UnitId{fault.with})) {
      const auto corners = footprintOf(*other).corners();
      return std::max_element(corners.begin(), corners.end(), [](auto a, auto b) { return a.x < b.x; })->x;
    }
    const Terrain* piece = field.find(TerrainId{fault.with});
    const auto& corners = piece->shape.vertices;
    return std::max_element(corners.begin(), corners.end(), [](auto a, auto b) { return a.x < b.x; })->x;
  }

  const Battlefield& m_field;
  const std::vector<Unit>& m_units;
  TableEdge m_edge;
};

std::optional<std::vector<Unit>> Layout::inLines() const {
  const auto lines = linesOf(m_units, m_field.table.width - 2 * kSetOutGap);
  double deep = 0;
  for (const Line& line : lines) deep += line.depth + kSetOutGap;
  double front = std::max(kDeploymentDepth, deep);
  std::vector<Unit> placed(m_units.size());
  for (const Line& line : lines) {
    double left = (m_field.table.width - line.width) / 2;
    for (const std::size_t i : line.units) {
      const double width = sizeOf(m_units[i]).width;
      placed[i] = at(m_units[i], left + width / 2, front);
      if (placementFault(m_field, spaced(placed[i]))) return std::nullopt;
      left += width + kSetOutGap;
    }
    front -= line.depth + kSetOutGap;
  }
  return placed;
}

/// The table only gets fuller: where one found no room, none that is larger will.
SetOut Layout::whereFree() const {
  SetOut result;
  Battlefield field = m_field;
  std::vector<Size> tooLarge;
  std::map<std::pair<double, double>, Search> searches;
  for (std::size_t i = 0; i < m_units.size(); ++i) {
    const Size size = sizeOf(m_units[i]);
    const bool hopeless = std::any_of(tooLarge.begin(), tooLarge.end(), [&](const Size& other) {
      return size.width >= other.width && size.depth >= other.depth;
    });
    const auto there = hopeless ? std::nullopt : freePlace(field, m_units[i], searches[{size.width, size.depth}]);
    if (there) {
      field.units.push_back(*there);
      result.placed.push_back(*there);
    } else {
      if (!hopeless) tooLarge.push_back(size);
      result.noRoom.push_back(i);
    }
  }
  return result;
}

}  // namespace

std::optional<std::vector<Unit>> setOutInLines(const Battlefield& field, const std::vector<Unit>& units,
                                               TableEdge edge) {
  return Layout(field, units, edge).inLines();
}

SetOut setOut(const Battlefield& field, const std::vector<Unit>& units, TableEdge edge) {
  const Layout layout(field, units, edge);
  if (auto tidy = layout.inLines()) return {std::move(*tidy), {}};
  return layout.whereFree();
}

}  // namespace frontage::core
