#include "tests/support/charge_judge.h"

#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"
#include "geometry/contact/sweep.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace frontage::test {

using namespace geometry;

namespace {

using Keep = Obstacle::Keep;

/// What may not collide on the way.
Footprint body(const ReachProblem& problem, const Pose& pose) {
  const Footprint whole = problem.charger.at(pose);
  if (problem.body == ReachProblem::Body::Whole) return whole;
  constexpr double kThin = 1e-7;
  return {pose.shifted(pose.facing.forward() * (whole.halfDepth - kThin)), whole.halfWidth, kThin};
}

bool touchedAtStart(const ReachProblem& problem, const Obstacle& o) {
  return relate(problem.charger, o.shape) != Relation::Apart;
}

/// How much the charger is let out before it is asked whether it overlaps, which is free up to kContact: with an
/// obstacle that may not be touched, so much that kContact is left between them.
double roomOnTheWay(const Obstacle& o, bool touchedAtStart, double margin) {
  const bool mayTouch = o.keep == Keep::NoOverlap || touchedAtStart;
  return mayTouch ? margin : std::max(margin, 2 * kContact);
}

bool isInside(const ReachProblem& problem, const Footprint& f, double margin) {
  if (problem.tableWidth == 0) return true;
  const auto corners = f.corners();
  return std::all_of(corners.begin(), corners.end(), [&](Vec c) {
    const double slack = kContact - margin;
    return c.x >= -slack && c.y >= -slack && c.x <= problem.tableWidth + slack && c.y <= problem.tableHeight + slack;
  });
}

bool boundsInside(const ReachProblem& problem, const Bounds& b, double margin) {
  if (problem.tableWidth == 0) return true;
  const double slack = kContact - margin;
  return b.min.x >= -slack && b.min.y >= -slack && b.max.x <= problem.tableWidth + slack &&
         b.max.y <= problem.tableHeight + slack;
}

std::string endFault(const ReachProblem& problem, const Footprint& end, double margin) {
  for (const Obstacle& o : problem.obstacles) {
    const Relation relation = relate(end.grown(margin), o.shape);
    if (relation == Relation::Overlapping) return "ends in obstacle " + std::to_string(o.tag);
    if (o.keep == Keep::NoTouch && relation == Relation::Touching) return "ends touching " + std::to_string(o.tag);
  }
  return isInside(problem, end, margin) ? "" : "ends off the table";
}

struct Sweep {
  bool turns = false;
  double length = 0;
  Vec pivot;
  double angle = 0;
};

std::string sweepFault(const ReachProblem& problem, const Neighbours& neighbours, const Pose& from, const Sweep& s,
                       double margin) {
  const Footprint mover = body(problem, from);
  if (!problem.ignoreObstaclesOnTheWay) {
    for (std::size_t i = 0; i < problem.obstacles.size(); ++i) {
      const Obstacle& o = problem.obstacles[i];
      const Footprint grown = mover.grown(roomOnTheWay(o, neighbours.obstacles[i], margin));
      const bool hit = s.turns ? overlapsTurning(grown, s.pivot, Angle::fromRadians(s.angle), o.shape)
                               : overlapsAdvancing(grown, Length::fromInches(s.length), o.shape);
      if (hit) return "runs into obstacle " + std::to_string(o.tag);
    }
  }
  if (problem.tableEdge == ReachProblem::TableEdge::Inside) {
    const Bounds b = s.turns ? boundsTurning(mover, s.pivot, Angle::fromRadians(s.angle))
                             : boundsAdvancing(mover, Length::fromInches(s.length));
    if (!boundsInside(problem, b, margin)) return "leaves the table";
  }
  return "";
}

Pose afterWheel(const ReachProblem& problem, Choice c) {
  const Pose wheelStart = problem.charger.pose.advanced(Length::fromInches(c.before));
  const Footprint f = problem.charger.at(wheelStart);
  return wheelStart.turnedAbout(c.wheel > 0 ? f.frontLeft() : f.frontRight(), Angle::fromRadians(c.wheel));
}

std::string targetTurnFault(const ReachProblem& problem, const Judged& judged, double margin) {
  for (const Obstacle& o : problem.obstacles) {
    if (overlapsTurning(problem.target.grown(margin), judged.point, Angle::fromRadians(-judged.door), o.shape)) {
      return "the target turns into obstacle " + std::to_string(o.tag);
    }
  }
  const Bounds b = boundsTurning(problem.target, judged.point, Angle::fromRadians(-judged.door));
  if (!boundsInside(problem, b, margin)) return "the target turns off the table";
  return endFault(problem, judged.contact, margin);
}

std::string doorFault(const ReachProblem& problem, const Neighbours& neighbours, const Judged& judged, double margin) {
  switch (problem.door) {
    case ReachProblem::Door::TurnAboutContact: {
      const std::string fault =
          sweepFault(problem, neighbours, judged.contact.pose, {true, 0, judged.point, judged.door}, margin);
      if (!fault.empty()) return fault;
      const Pose end = judged.contact.pose.turnedAbout(judged.point, Angle::fromRadians(judged.door));
      return endFault(problem, problem.charger.at(end), margin);
    }
    case ReachProblem::Door::TargetTurns:
      return targetTurnFault(problem, judged, margin);
    case ReachProblem::Door::SetFlush:
      return "";
  }
  return "";
}

}  // namespace

Judged contactOf(const ReachProblem& problem, Choice choice) {
  Judged judged;
  const Pose wheeled = afterWheel(problem, choice);
  const Footprint start = problem.charger.at(wheeled);
  const Edge edge = problem.target.edge(problem.facing);
  const double half = edge.length() / 2;
  const Facing flush = Facing::towards(-edge.outward);
  judged.door = wheeled.facing.turnTo(flush).radians();
  if (std::fabs(judged.door) > std::numbers::pi / 2 - 1e-6) return judged.fault = "turned away", judged;
  const auto touch = firstTouchAdvancing(start, Length::fromInches(300), toPolygon(problem.target));
  if (!touch) return judged.fault = "meets nothing", judged;
  judged.after = touch->at;
  judged.contact = start.at(wheeled.advanced(Length::fromInches(touch->at)));
  // The point of contact: a corner of the front on the edge, or an end of the edge on the front.
  const double square = std::fabs(judged.door) < 1e-9 ? 1 : 0;
  double along = 0;
  double least = 0;
  double most = 0;
  if (square == 1) {
    const double centre = dot(judged.contact.frontCentre() - edge.centre(), edge.along());
    least = std::max(-half, centre - start.halfWidth);
    most = std::min(half, centre + start.halfWidth);
    if (least > most + 1e-9 || std::fabs(dot(judged.contact.frontCentre() - edge.centre(), edge.outward)) > 1e-6) {
      return judged.fault = "touches another side", judged;
    }
    along = (least + most) / 2;
    judged.offset = {centre, centre};
  } else {
    const bool leftTurn = judged.door > 0;
    const Vec corner = leftTurn ? judged.contact.frontLeft() : judged.contact.frontRight();
    const double cornerAlong = dot(corner - edge.centre(), edge.along());
    const double end = leftTurn ? half : -half;
    const bool cornerOnEdge =
        std::fabs(dot(corner - edge.centre(), edge.outward)) < 1e-7 && std::fabs(cornerAlong) <= half;
    if (cornerOnEdge) {
      along = cornerAlong;
      judged.offset.first = leftTurn ? cornerAlong - start.halfWidth : cornerAlong + start.halfWidth;
    } else {
      const Vec point = edge.centre() + edge.along() * end;
      const Vec local = judged.contact.pose.toUnit(point);
      if (std::fabs(local.y - start.halfDepth) > 1e-7 || std::fabs(local.x) > start.halfWidth + 1e-9) {
        return judged.fault = "touches another side", judged;
      }
      along = end;
      judged.offset.first = end + local.x;
    }
    judged.offset.second = judged.offset.first;
    least = most = along;
  }
  judged.point = edge.centre() + edge.along() * along;
  if (problem.door == ReachProblem::Door::SetFlush) {
    judged.offset = {least - start.halfWidth, most + start.halfWidth};
  }
  return judged;
}

bool mayEndAt(const ReachProblem& problem, double offset, double margin) {
  const Pose end = flushPose(problem.charger, problem.target, problem.facing, offset);
  return endFault(problem, problem.charger.at(end), margin).empty();
}

Neighbours neighboursOf(const ReachProblem& problem) {
  Neighbours n{relate(problem.charger, problem.target) != Relation::Apart, {}};
  for (const Obstacle& o : problem.obstacles) n.obstacles.push_back(touchedAtStart(problem, o));
  return n;
}

Judged judge(const ReachProblem& problem, const Neighbours& neighbours, Choice choice, double margin) {
  Judged judged = contactOf(problem, choice);
  if (!judged.legal()) return judged;
  const Pose start = problem.charger.pose;
  const Pose wheelStart = start.advanced(Length::fromInches(choice.before));
  const Footprint atWheel = problem.charger.at(wheelStart);
  const Vec pivot = choice.wheel > 0 ? atWheel.frontLeft() : atWheel.frontRight();
  const ConvexPolygon target = toPolygon(problem.target);
  if (choice.wheel != 0) {
    const double room = neighbours.target ? 0 : 2 * kContact;
    if (overlapsAdvancing(body(problem, start).grown(room), Length::fromInches(choice.before), target) ||
        overlapsTurning(body(problem, wheelStart).grown(room), pivot, Angle::fromRadians(choice.wheel), target)) {
      return judged.fault = "meets the target too early", judged;
    }
  }
  const Pose wheeled = afterWheel(problem, choice);
  for (const auto& [pose, sweep] : {std::pair{start, Sweep{false, choice.before, {}, 0}},
                                    std::pair{wheelStart, Sweep{true, 0, pivot, choice.wheel}},
                                    std::pair{wheeled, Sweep{false, judged.after, {}, 0}}}) {
    judged.fault = sweepFault(problem, neighbours, pose, sweep, margin);
    if (!judged.legal()) return judged;
  }
  judged.fault = doorFault(problem, neighbours, judged, margin);
  return judged;
}

Judged judge(const ReachProblem& problem, Choice choice, double margin) {
  return judge(problem, neighboursOf(problem), choice, margin);
}

namespace {

std::string poseFault(const ReachProblem& problem, const Footprint& whole) {
  const Footprint f = body(problem, whole.pose);
  if (!problem.ignoreObstaclesOnTheWay) {
    for (const Obstacle& o : problem.obstacles) {
      const Relation relation = relate(f, o.shape);
      if (relation == Relation::Overlapping) return "overlaps obstacle " + std::to_string(o.tag);
      if (relation == Relation::Touching && o.keep == Keep::NoTouch && !touchedAtStart(problem, o)) {
        return "touches obstacle " + std::to_string(o.tag);
      }
    }
  }
  if (problem.tableEdge == ReachProblem::TableEdge::Inside && !isInside(problem, f, 0)) return "leaves the table";
  return "";
}

std::string alongPiece(const ReachProblem& problem, const PathPiece& piece, double step,
                       const std::function<std::string(const Footprint&, bool last)>& look) {
  const double reach = 2 * std::hypot(problem.charger.halfWidth, problem.charger.halfDepth);
  const double way = std::fabs(piece.length.inches()) + norm(piece.shift) + reach * std::fabs(piece.angle.radians());
  const int n = std::max(1, static_cast<int>(std::ceil(way / step)));
  for (int i = 0; i <= n; ++i) {
    const Pose pose = piece.at(static_cast<double>(i) / n);
    const std::string fault = look(problem.charger.at(pose), i == n);
    if (!fault.empty()) return fault;
  }
  return "";
}

std::string touchFault(const ReachProblem& problem, const ChargeMove& move, const Footprint& contact) {
  if (relate(contact, problem.target) != Relation::Touching) return "does not touch the target after the advance";
  const Edge edge = problem.target.edge(problem.facing);
  const Vec onEdge = move.contactPoint - edge.centre();
  if (std::fabs(dot(onEdge, edge.outward)) > 1e-7 || std::fabs(dot(onEdge, edge.along())) > edge.length() / 2 + 1e-7) {
    return "the point of contact is not on the charged edge";
  }
  const Vec local = contact.pose.toUnit(move.contactPoint);
  if (std::fabs(local.y - contact.halfDepth) > 1e-7 || std::fabs(local.x) > contact.halfWidth + 1e-7) {
    return "the point of contact is not on the charger's front";
  }
  return "";
}

std::string flushFault(const ReachProblem& problem, const ChargeMove& move) {
  const Footprint target = problem.target.at(move.targetEnd);
  const Pose flush = flushPose(problem.charger, target, problem.facing, move.offset);
  if (distance(flush.centre, move.chargerEnd.centre) > 1e-8) return "does not end at its offset";
  if (std::fabs(flush.facing.turnTo(move.chargerEnd.facing).radians()) > 1e-9) return "does not end flush";
  if (problem.door != ReachProblem::Door::TargetTurns && !(move.targetEnd == problem.target.pose)) {
    return "moves the target";
  }
  return endFault(problem, problem.charger.at(move.chargerEnd), 0);
}

std::string targetSweepFault(const ReachProblem& problem, const ChargeMove& move) {
  constexpr int kSteps = 400;
  for (int i = 0; i <= kSteps; ++i) {
    const Angle turn = move.door * (static_cast<double>(i) / kSteps);
    const Footprint f = problem.target.at(problem.target.pose.turnedAbout(move.contactPoint, turn));
    for (const Obstacle& o : problem.obstacles) {
      if (relate(f, o.shape) == Relation::Overlapping) return "the target turns into " + std::to_string(o.tag);
    }
    if (!isInside(problem, f, 0)) return "the target turns off the table";
  }
  return "";
}

}  // namespace

std::string replayFault(const ReachProblem& problem, const ChargeMove& move, double step) {
  using Kind = PathPiece::Kind;
  const auto& pieces = move.path.pieces();
  bool wheeled = false;
  bool arrived = false;
  Footprint contact = problem.charger;
  double straight = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const PathPiece& piece = pieces[i];
    const bool closing = piece.kind == Kind::Align || piece.kind == Kind::Shift || piece.kind == Kind::Pivot;
    if (piece.kind == Kind::Wheel) {
      if (wheeled) return "wheels twice";
      wheeled = true;
      if (std::fabs(piece.angle.radians()) > problem.maxWheel.radians() + 1e-9) return "wheels too far";
    }
    if (!closing && arrived) return "goes on after the door";
    if (closing) arrived = true;
    if (piece.kind == Kind::Advance) straight += piece.length.inches();
    if (closing && problem.door == ReachProblem::Door::SetFlush) continue;
    const bool lastApproach =
        !closing && (i + 1 == pieces.size() || pieces[i + 1].kind == Kind::Align || pieces[i + 1].kind == Kind::Shift);
    std::string fault =
        alongPiece(problem, piece, step, [&](const Footprint& f, bool) { return poseFault(problem, f); });
    if (!fault.empty()) return fault;
    fault = alongPiece(problem, piece, step, [&](const Footprint& f, bool last) -> std::string {
      const Relation relation = relate(f, problem.target);
      if (relation == Relation::Overlapping) return "overlaps the target";
      const bool adjacent = relate(problem.charger, problem.target) != Relation::Apart;
      if (!closing && !adjacent && relation == Relation::Touching && !(last && lastApproach) && !lastApproach) {
        return "touches the target too early";
      }
      return "";
    });
    if (!fault.empty()) return fault;
    if (!closing) contact = problem.charger.at(piece.to());
  }
  if (std::fabs(straight - move.before.inches() - move.after.inches()) > 1e-9) return "advances do not add up";
  std::string fault = touchFault(problem, move, contact);
  if (fault.empty()) fault = flushFault(problem, move);
  if (fault.empty() && problem.door == ReachProblem::Door::TargetTurns) fault = targetSweepFault(problem, move);
  return fault;
}

}  // namespace frontage::test
