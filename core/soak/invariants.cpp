#include "core/soak/invariants.h"

#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "core/phase/terrain/obstacle_front.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/relation.h"

#include <algorithm>
#include <cmath>

namespace frontage::core {

namespace {

using geometry::Edge;
using geometry::Vec;
using Faults = std::vector<std::string>;

constexpr double kFlush = 1e-6;

void checkPlaces(const Battlefield& field, Faults& faults) {
  for (const Unit& unit : field.units)
    if (const auto fault = placementFault(field, unit))
      faults.push_back(fault->kind == PlacementFault::Kind::OffTable ? unit.id.value + " stands off the table"
                                                                     : unit.id.value + " overlaps " + fault->with);
}

bool touch(const Unit& a, const Unit& b) {
  return geometry::relate(footprintOf(a), footprintOf(b)) != geometry::Relation::Apart;
}

bool isStrange(const Charge& charge, const Unit& charger, const Unit& other) {
  return areEnemies(charger, other) && !other.state.destroyed && !charge.isOn(other.id);
}

/// Who stood where once an event had happened. A target that closes the door itself turns after its charger has moved;
/// whom it comes to touch by that has not been brought there by a charge of his own (M8, M16).
class Moment {
 public:
  Moment(const Transition& done, std::size_t event) : m_done(done), m_event(event) {}

  [[nodiscard]] Unit unit(const UnitId& id) const {
    Unit unit = *m_done.after.field.find(id);
    for (std::size_t i = m_event + 1; i < m_done.events.size(); ++i)
      if (const auto* turned = std::get_if<DoorClosed>(&m_done.events[i].body); turned && turned->unit == id) {
        unit.pose = turned->path.start().pose;
        break;
      }
    return unit;
  }
  /// The enemies on which it has not declared and which it touched; none if its charge came to an end before the move.
  [[nodiscard]] std::vector<UnitId> strangersTouchedBy(const UnitId& id) const {
    const Unit& charger = *m_done.after.field.find(id);
    const Charge* charge = m_done.after.chargeOf(id);
    std::vector<UnitId> touched;
    if (charger.state.destroyed || charger.state.fleeing || !charge) return touched;
    for (const Unit& other : m_done.after.field.units)
      if (isStrange(*charge, charger, other) && touch(charger, unit(other.id))) touched.push_back(other.id);
    return touched;
  }

 private:
  const Transition& m_done;
  std::size_t m_event;
};

/// M5 c: a charge that goes home touches none but its targets.
void checkCharged(const Moment& moment, const UnitId& id, Faults& faults) {
  for (const UnitId& other : moment.strangersTouchedBy(id))
    faults.push_back(id.value + " touches " + other.value + ", on which it has not declared");
}

/// M11, M16: a charge that fails brings the charger into contact with nobody. An enemy that flees may have stood in
/// contact with it from the first, engaged with nobody; from that it need not get away.
void checkFailed(const PhaseState& before, const Moment& moment, const UnitId& id, Faults& faults) {
  for (const UnitId& other : moment.strangersTouchedBy(id))
    if (!touch(*before.field.find(id), *before.field.find(other)))
      faults.push_back(id.value + " has come to touch " + other.value + ", on which it has not declared");
}

/// How many of so many equal places along the edge have a point in common with the other edge, both of one line.
int placesTouched(const Edge& edge, int places, const Edge& other) {
  const Vec along = edge.along();
  const double width = edge.length() / places;
  const double a = geometry::dot(other.left - edge.left, along);
  const double b = geometry::dot(other.right - edge.left, along);
  int count = 0;
  for (int i = 0; i < places; ++i)
    if (i * width <= std::max(a, b) + geometry::kContact && (i + 1) * width >= std::min(a, b) - geometry::kContact)
      ++count;
  return count;
}

/// Who has turned for a contact: to close the door, or the target to meet the charger (M17).
struct Turned {
  const DoorClosed* door = nullptr;
  const Reformed* reform = nullptr;
};

/// How far before its facing the target was met: at the far edge of the obstacle that it stood behind. A target that
/// turns itself may come to stand against another one, over which nobody has charged.
double depthOf(const PhaseState& state, const Contact& contact, const Turned& turned) {
  if (turned.reform && turned.reform->unit == contact.target) return 0;
  Unit target = *state.field.find(contact.target);
  if (turned.door && turned.door->unit == contact.target) target.pose = turned.door->path.start().pose;
  return obstacleFront(state.field, target, contact.facing).depth;
}

void checkContact(const PhaseState& state, const Contact& contact, const Turned& turned, Faults& faults) {
  const Unit& charger = *state.field.find(contact.charger);
  const Unit& target = *state.field.find(contact.target);
  if (charger.state.destroyed || target.state.destroyed) return;
  const std::string who = contact.charger.value + " on " + contact.target.value;
  const Edge front = footprintOf(charger).edge(geometry::Side::Front);
  const Edge facing = footprintOf(target).edge(contact.facing);
  const double depth = depthOf(state, contact, turned);
  for (const Vec end : {front.left, front.right})
    if (const double gap = geometry::dot(end - facing.centre(), facing.outward) - depth; std::abs(gap) > kFlush)
      faults.push_back(who + ": the door stands open by " + std::to_string(gap));
  const int ranks = ranksOf(target);
  const bool flank = contact.facing == geometry::Side::LeftFlank || contact.facing == geometry::Side::RightFlank;
  const int chargers = placesTouched(front, modelsInRank(charger, 0), facing);
  const int targets = placesTouched(facing, flank ? ranks : modelsInRank(target, 0), front);
  if (chargers != contact.chargerModels || targets != contact.targetModels)
    faults.push_back(who + ": " + std::to_string(contact.chargerModels) + " + " + std::to_string(contact.targetModels) +
                     " in contact, a recount gives " + std::to_string(chargers) + " + " + std::to_string(targets));
}

}  // namespace

std::vector<std::string> brokenInvariants(const PhaseState& before, const Transition& done) {
  Faults faults;
  checkPlaces(done.after.field, faults);
  Turned turned;
  for (std::size_t i = 0; i < done.events.size(); ++i) {
    const Event& event = done.events[i];
    if (const auto* moved = std::get_if<ChargeMoved>(&event.body)) {
      checkCharged(Moment(done, i), moved->charger, faults);
      turned = {};
    }
    if (const auto* closed = std::get_if<DoorClosed>(&event.body)) turned.door = closed;
    if (const auto* reformed = std::get_if<Reformed>(&event.body)) turned.reform = reformed;
    if (const auto* failed = std::get_if<FailedCharge>(&event.body))
      checkFailed(before, Moment(done, i), failed->charger, faults);
    if (const auto* contact = std::get_if<Contact>(&event.body)) checkContact(done.after, *contact, turned, faults);
  }
  return faults;
}

}  // namespace frontage::core
