#include "core/phase/phase.h"
#include "core/report/figures.h"
#include "core/report/names.h"

#include <cmath>
#include <numeric>

namespace frontage::core {

namespace {

std::string diceText(const std::vector<int>& dice) {
  std::vector<std::string> faces;
  for (const int die : dice) faces.push_back(std::to_string(die));
  return joined(faces);
}

std::string testWord(RollPurpose kind) {
  std::string word(nameOf(kind));
  word.front() = static_cast<char>(word.front() - 'a' + 'A');
  return word;
}

std::string causeText(DestroyedBy cause) {
  switch (cause) {
    case DestroyedBy::TableEdge:
      return "fled off the table";
    case DestroyedBy::RunDown:
      return "run down";
    case DestroyedBy::Shooting:
      return "shot to the last model";
    case DestroyedBy::Contact:
      return "ran into a unit that had declared a charge on it";
    case DestroyedBy::Crossing:
      return "lost to the last model on the way";
  }
  return {};
}

/// One sentence for each type of event, without its full stop.
class Teller {
 public:
  explicit Teller(const Battlefield& field) : m_field(field) {}

  std::string operator()(const Declared& e) const {
    std::vector<std::string> on;
    for (const UnitId& target : e.targets) {
      std::string one = name(target);
      if (const auto zone = e.zones.find(target); zone != e.zones.end()) one += " (" + sideText(zone->second) + " zone";
      if (const auto away = e.distances.find(target); away != e.distances.end())
        one += ", " + inchesText(away->second) + " away)";
      on.push_back(one);
    }
    return name(e.charger) + " declared a charge on " + joined(on) + ", at most " + inchesText(e.maxRange);
  }
  std::string operator()(const Refused& e) const {
    std::string text = "Not allowed:";
    for (const ClauseCheck& reason : e.reasons) text += " " + reason.text;
    if (text.back() == '.') text.pop_back();
    return text;
  }
  std::string operator()(const Test& e) const {
    return name(e.unit) + (e.passed ? " passed" : " failed") + " a " + testWord(e.kind) + " test on Leadership " +
           std::to_string(e.against) + " with " + diceText(e.dice) + " (" +
           std::to_string(std::accumulate(e.dice.begin(), e.dice.end(), 0)) + ")";
  }
  std::string operator()(const ZoneRolled& e) const {
    return "The zones of " + name(e.target) + " have an equal claim on " + name(e.charger) + ": a " +
           std::to_string(e.die) + " makes it the " + sideText(e.zone) + " zone";
  }
  std::string operator()(const Reacted& e) const {
    const std::string verb = e.reaction == Reaction::Hold            ? "held against "
                             : e.reaction == Reaction::StandAndShoot ? "stood and shot at "
                             : e.forced                              ? "had to flee from "
                                                                     : "fled from ";
    return name(e.unit) + " " + verb + name(e.charger);
  }
  std::string operator()(const Shots& e) const {
    return name(e.unit) + " shot at " + name(e.target) + " with " + counted(e.shooters, "model", "models") + ": " +
           counted(e.hits, "hit", "hits") + ", " + counted(e.wounds, "wound", "wounds") + ", " +
           std::to_string(e.killed) + " killed";
  }
  std::string operator()(const FleeMove& e) const {
    std::string text = name(e.unit) + " fled " + inchesText(e.moved) + " with " + diceText(e.dice);
    if (e.moved > e.rolled) text += ", on from " + inchesText(e.rolled) + " to get clear";
    if (e.crossed.empty()) return text;
    std::vector<std::string> through;
    for (const Crossed& thing : e.crossed) through.push_back(thingName(m_field, thing.id));
    text += ", through " + joined(through);
    if (e.wounds > 0) text += ", taking " + counted(e.wounds, "wound", "wounds");
    return text;
  }
  std::string operator()(const Redirected& e) const {
    return name(e.charger) + " redirected the charge from " + unitName(m_field, e.from) + " to " +
           unitName(m_field, e.to);
  }
  std::string operator()(const RangeRolled& e) const {
    std::vector<std::string> results;
    for (const auto& [target, success] : e.success) {
      const auto away = e.distances.find(target);
      results.push_back((success ? "enough for " : "not enough for ") + name(target) +
                        (away == e.distances.end() ? ", gone" : ", " + inchesText(away->second) + " away"));
    }
    return name(e.charger) + " rolled " + diceText(e.dice) + ": a range of " + inchesText(e.range) + ", " +
           joined(results);
  }
  std::string operator()(const ChargeMoved& e) const {
    const double turn = e.wheel.degrees();
    const std::string wheel = std::abs(turn) < 0.05 ? std::string("straight ahead")
                                                    : "with a wheel of " + degreesText(std::abs(turn)) +
                                                          (turn > 0 ? " to the left" : " to the right");
    return name(e.charger) + " charged " + name(e.target) + " " + wheel;
  }
  std::string operator()(const DoorClosed& e) const {
    if (std::abs(e.angle.degrees()) < 0.05) return name(e.unit) + " closed the door without turning";
    return name(e.unit) + " closed the door by turning " + degreesText(std::abs(e.angle.degrees())) +
           (e.angle.radians() > 0 ? " to the left" : " to the right");
  }
  std::string operator()(const Contact& e) const {
    return name(e.charger) + ": in contact with the " + sideText(e.facing) + " of " + name(e.target) + ", " +
           counted(e.chargerModels, "model", "models") + " against " + std::to_string(e.targetModels);
  }
  std::string operator()(const FailedCharge& e) const {
    return "The charge of " + name(e.charger) + " failed: " + e.why + "; they moved " + inchesText(e.moved) +
           " of the " + inchesText(e.distance) + " allowed";
  }
  std::string operator()(const RanDown& e) const {
    if (e.destroyed && e.wounds == 0) return name(e.charger) + " ran down " + name(e.target);
    if (e.wounds == 0) return name(e.charger) + " caught " + name(e.target) + " in flight";
    return name(e.charger) + " ran down " + name(e.target) + ": " + counted(e.wounds, "wound", "wounds") + ", " +
           std::to_string(e.killed) + " killed";
  }
  std::string operator()(const Dangerous& e) const {
    return name(e.unit) + " took " + counted(e.wounds, "wound", "wounds") + " from passing through " +
           thingName(m_field, e.terrain) + ", " + std::to_string(e.killed) + " killed";
  }
  std::string operator()(const Destroyed& e) const { return name(e.unit) + ": destroyed, " + causeText(e.cause); }
  std::string operator()(const Reformed& e) const {
    return name(e.unit) + " reformed into " + counted(e.files, "file", "files") + ", facing " +
           degreesText(e.facing.bearingDegrees());
  }
  std::string operator()(const StateChanged& e) const {
    std::vector<std::string> now;
    const auto say = [&](const std::optional<bool>& state, const std::string& word) {
      if (state) now.push_back(*state ? "now " + word : "no longer " + word);
    };
    say(e.fleeing, "fleeing");
    say(e.shaken, "shaken");
    say(e.charging, "charging");
    return name(e.unit) + ": " + joined(now);
  }

 private:
  [[nodiscard]] std::string name(const UnitId& id) const { return unitName(m_field, id); }
  const Battlefield& m_field;
};

}  // namespace

std::string sentence(const Event& event, const Battlefield& field) {
  return std::visit(Teller(field), event.body) + ".";
}

}  // namespace frontage::core
