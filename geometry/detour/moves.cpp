#include "geometry/detour/moves.h"

#include <numbers>

namespace frontage::geometry::detail {

namespace {

/// A move shorter than this is none.
constexpr double kNothing = 1e-10;

double mostHome(Move::Kind kind) noexcept {
  return kind == Move::Kind::Advance ? Clearing::kAcross : std::numbers::pi;
}

}  // namespace

Footprint moved(const Footprint& mover, const Move& move) noexcept {
  switch (move.kind) {
    case Move::Kind::Advance:
      return mover.at(mover.pose.advanced(Length::fromInches(move.amount)));
    case Move::Kind::Left:
      return mover.at(mover.pose.turnedAbout(mover.frontLeft(), Angle::fromRadians(move.amount)));
    case Move::Kind::Right:
      break;
  }
  return mover.at(mover.pose.turnedAbout(mover.frontRight(), Angle::fromRadians(-move.amount)));
}

double planCost(const Moves& moves, WheelPrice price, double width) noexcept {
  const WheelPrice planned = price == WheelPrice::Free ? WheelPrice::Arc : price;
  double cost = 0;
  for (std::size_t i = 0; i < moves.size();) {
    const Move::Kind kind = moves[i].kind;
    double amount = 0;
    for (; i < moves.size() && moves[i].kind == kind; ++i) amount += moves[i].amount;
    cost += kind == Move::Kind::Advance ? amount : wheelPrice(planned, width, amount);
  }
  return cost;
}

Moves tidied(const Moves& moves) {
  Moves tidy;
  for (const Move& move : moves) {
    if (move.amount <= kNothing) continue;
    const bool more = !tidy.empty() && tidy.back().kind == move.kind;
    if (more && (move.kind == Move::Kind::Advance || tidy.back().amount + move.amount <= std::numbers::pi)) {
      tidy.back().amount += move.amount;
    } else {
      tidy.push_back(move);
    }
  }
  return tidy;
}

Path pathOf(const Footprint& start, const Moves& moves) {
  Path path(start);
  for (const Move& move : moves) {
    if (move.kind == Move::Kind::Advance) {
      path.advance(Length::fromInches(move.amount));
    } else {
      path.wheel(move.kind == Move::Kind::Left ? Hand::Left : Hand::Right, Angle::fromRadians(move.amount));
    }
  }
  return path;
}

std::optional<Footprint> follow(const Clearing& clearing, const Footprint& start, const Moves& moves) {
  Footprint at = start;
  for (const Move& move : moves) {
    if (!clearing.isFree(at, move)) return std::nullopt;
    at = moved(at, move);
  }
  return at;
}

std::optional<Move> aimedHome(const Clearing& clearing, const Footprint& from, Move::Kind kind) {
  const auto amount = clearing.aimedAtTarget(from, {kind, mostHome(kind)});
  return amount ? std::optional(Move{kind, *amount}) : std::nullopt;
}

std::optional<Move> home(const Clearing& clearing, const Footprint& from, Move::Kind kind) {
  const auto amount = clearing.toTarget(from, {kind, mostHome(kind)});
  return amount ? std::optional(Move{kind, *amount}) : std::nullopt;
}

}  // namespace frontage::geometry::detail
