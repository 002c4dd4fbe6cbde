#pragma once

#include "geometry/base/footprint.h"

#include <cstdint>
#include <vector>

namespace frontage::geometry {

/// To which side a wheel goes: about the front left corner, or about the front right one.
enum class Hand : std::uint8_t { Left, Right };

/// One piece of a movement (geometry.md "Traces").
struct PathPiece {
  enum class Kind : std::uint8_t { Advance, Wheel, Pivot, Align, Shift };

  Kind kind = Kind::Advance;
  Pose from;
  Length length;  ///< Advance: straight ahead
  Vec shift;      ///< Shift: the displacement
  Angle angle;    ///< Wheel, Pivot, Align: signed, counter-clockwise positive
  Vec centre;     ///< Wheel, Pivot, Align: the point that stays put

  /// Closed form; t in [0, 1] within this piece (clamped).
  [[nodiscard]] Pose at(double t) const noexcept;
  [[nodiscard]] Pose to() const noexcept { return at(1); }
  bool operator==(const PathPiece&) const noexcept = default;
};

/// A whole movement of one footprint: the value that the canvas animates. Pieces follow each other without a gap.
class Path {
 public:
  Path() = default;
  explicit Path(const Footprint& start) noexcept : m_start(start) {}

  Path& advance(Length length);
  /// A wheel about a front corner: Left about the front left corner, the front right one swinging forward.
  /// Requires: angle >= 0.
  Path& wheel(Hand hand, Angle angle);
  Path& pivot(Vec centre, Angle left);
  Path& align(Vec point, Angle left);
  Path& shift(Vec by);
  Path& append(const Path& other);

  [[nodiscard]] bool empty() const noexcept { return m_pieces.empty(); }
  [[nodiscard]] const std::vector<PathPiece>& pieces() const noexcept { return m_pieces; }
  [[nodiscard]] const Footprint& start() const noexcept { return m_start; }
  [[nodiscard]] Footprint end() const noexcept;
  /// t in [0, 1] over the whole path (clamped); each piece takes time in proportion to the way that its fastest corner
  /// goes, so that the motion has no jump. at(0) is the start and at(1) the end, exactly.
  [[nodiscard]] Pose at(double t) const noexcept;
  /// The times in [0, 1] at which the pieces begin, and 1 at the end.
  [[nodiscard]] std::vector<double> marks() const;
  /// Straight lengths plus, for wheels, the arc of the outer front corner.
  [[nodiscard]] Length length() const noexcept;

  bool operator==(const Path&) const noexcept = default;

 private:
  Path& push(PathPiece piece);
  Footprint m_start;
  std::vector<PathPiece> m_pieces;
};

/// Arc travelled by the outer front corner in a wheel: width x angle (rules.md M11).
[[nodiscard]] Length wheelArc(const Footprint& mover, Angle angle) noexcept;
/// The chord of the same, the other option of rules.md M11.
[[nodiscard]] Length wheelChord(const Footprint& mover, Angle angle) noexcept;

}  // namespace frontage::geometry
