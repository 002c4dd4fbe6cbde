#include "geometry/motion/path.h"

#include <algorithm>
#include <cmath>

namespace frontage::geometry {

namespace {

bool turns(const PathPiece& piece) noexcept {
  return piece.kind == PathPiece::Kind::Wheel || piece.kind == PathPiece::Kind::Pivot ||
         piece.kind == PathPiece::Kind::Align;
}

/// The way of the fastest corner, in inches.
double effort(const PathPiece& piece, const Footprint& size) noexcept {
  if (piece.kind == PathPiece::Kind::Advance) return std::fabs(piece.length.inches());
  if (piece.kind == PathPiece::Kind::Shift) return norm(piece.shift);
  double radius = 0;
  for (const Vec corner : size.at(piece.from).corners()) radius = std::max(radius, distance(corner, piece.centre));
  return radius * std::fabs(piece.angle.radians());
}

}  // namespace

Pose PathPiece::at(double t) const noexcept {
  const double part = std::clamp(t, 0.0, 1.0);
  if (part == 0) return from;
  if (kind == Kind::Advance) return from.advanced(length * part);
  if (kind == Kind::Shift) return from.shifted(shift * part);
  return from.turnedAbout(centre, angle * part);
}

Path& Path::push(PathPiece piece) {
  piece.from = end().pose;
  m_pieces.push_back(piece);
  return *this;
}

Path& Path::advance(Length length) {
  PathPiece piece;
  piece.length = length;
  return push(piece);
}

Path& Path::wheel(Hand hand, Angle angle) {
  const Footprint now = end();
  PathPiece piece;
  piece.kind = PathPiece::Kind::Wheel;
  piece.angle = hand == Hand::Left ? angle : -angle;
  piece.centre = hand == Hand::Left ? now.frontLeft() : now.frontRight();
  return push(piece);
}

Path& Path::pivot(Vec centre, Angle left) {
  PathPiece piece;
  piece.kind = PathPiece::Kind::Pivot;
  piece.angle = left;
  piece.centre = centre;
  return push(piece);
}

Path& Path::align(Vec point, Angle left) {
  PathPiece piece;
  piece.kind = PathPiece::Kind::Align;
  piece.angle = left;
  piece.centre = point;
  return push(piece);
}

Path& Path::shift(Vec by) {
  PathPiece piece;
  piece.kind = PathPiece::Kind::Shift;
  piece.shift = by;
  return push(piece);
}

Path& Path::append(const Path& other) {
  if (empty() && m_start == Footprint{}) m_start = other.m_start;
  m_pieces.insert(m_pieces.end(), other.m_pieces.begin(), other.m_pieces.end());
  return *this;
}

Footprint Path::end() const noexcept {
  return m_pieces.empty() ? m_start : m_start.at(m_pieces.back().to());
}

std::vector<double> Path::marks() const {
  double total = 0;
  for (const PathPiece& piece : m_pieces) total += effort(piece, m_start);
  std::vector<double> times;
  double done = 0;
  for (const PathPiece& piece : m_pieces) {
    times.push_back(total > 0 ? done / total : 0);
    done += effort(piece, m_start);
  }
  times.push_back(1);
  return times;
}

Pose Path::at(double t) const noexcept {
  if (m_pieces.empty() || t <= 0) return m_start.pose;
  if (t >= 1) return m_pieces.back().to();
  double total = 0;
  for (const PathPiece& piece : m_pieces) total += effort(piece, m_start);
  double left = t * total;
  for (const PathPiece& piece : m_pieces) {
    const double part = effort(piece, m_start);
    if (left < part) return piece.at(left / part);
    left -= part;
  }
  return m_pieces.back().to();
}

Length Path::length() const noexcept {
  Length sum;
  for (const PathPiece& piece : m_pieces) {
    if (!turns(piece)) sum = sum + Length::fromInches(effort(piece, m_start));
    if (piece.kind == PathPiece::Kind::Wheel) sum = sum + wheelArc(m_start, piece.angle);
  }
  return sum;
}

Length wheelArc(const Footprint& mover, Angle angle) noexcept {
  return Length::fromInches(2 * mover.halfWidth * std::fabs(angle.radians()));
}

Length wheelChord(const Footprint& mover, Angle angle) noexcept {
  return Length::fromInches(4 * mover.halfWidth * std::fabs(std::sin(angle.radians() / 2)));
}

}  // namespace frontage::geometry
