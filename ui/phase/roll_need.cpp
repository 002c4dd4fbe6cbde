#include "ui/phase/roll_need.h"

#include "core/phase/range/charge_range.h"
#include "core/phase/react/shooting.h"
#include "core/phase/resolve/range_roll.h"
#include "geometry/base/tolerance.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::RollNeed)
};

using Faces = std::vector<int>;
using Reading = std::function<int(const Faces&)>;

int total(const Faces& faces) {
  return std::accumulate(faces.begin(), faces.end(), 0);
}
int highest(const Faces& faces) {
  return *std::max_element(faces.begin(), faces.end());
}
int bestTwo(const Faces& faces) {
  return total(faces) - (faces.size() > 2 ? *std::min_element(faces.begin(), faces.end()) : 0);
}

/// The least figure from which on it always works and below which it never does; nothing when the reading of the dice
/// does not decide it.
std::optional<int> threshold(int count, const Reading& reading, const std::function<bool(const Faces&)>& does) {
  std::map<int, std::pair<bool, bool>> seen;  // figure -> some did, some did not
  forAllFaces(count, [&](const Faces& faces) {
    auto& [did, didNot] = seen[reading(faces)];
    (does(faces) ? did : didNot) = true;
  });
  std::optional<int> least;
  for (const auto& [figure, how] : seen) {
    if (how.first && how.second) return std::nullopt;
    if (how.first && !least) least = figure;
    if (how.second && least) return std::nullopt;
  }
  return least;
}

QString rangeNeed(const core::PhaseState& state, const core::RollRequest& request) {
  const core::Charge* charge = state.chargeOf(request.unit);
  const core::Unit* unit = state.field.find(request.unit);
  if (!charge || !unit || !state.rules) return {};
  QStringList lines;
  for (const core::UnitId& id : charge->targets) {
    const core::Unit* target = state.field.find(id);
    if (!target || target->state.destroyed) continue;
    const double away = core::chargeDistance(*state.rules, state.field, *unit, *target, charge->zones.at(id));
    if (!std::isfinite(away)) {
      lines << Words::tr("%1: no way leads there, no roll reaches.").arg(nameOf(state.field, id));
      continue;
    }
    const DiceChance chance = chanceThat(request.count, [&](const Faces& faces) {
      return geometry::isWithin(away, core::rangeFrom(*state.rules, unit->stats, charge->bonus, faces));
    });
    const QString far = Words::tr("%1: %2 away").arg(nameOf(state.field, id), inchesText(away));
    if (chance.probability >= 1)
      lines << Words::tr("%1, any roll reaches.").arg(far);
    else if (chance.probability <= 0)
      lines << Words::tr("%1, no roll reaches.").arg(far);
    else
      lines << Words::tr("%1, needs %2 (%3).").arg(far, chance.words, percentText(chance.probability));
  }
  return lines.join(QLatin1Char('\n'));
}

QString leadershipNeed(const core::RollRequest& request) {
  const int against = request.reading.to;
  const DiceChance chance = chanceThat(request.count, [&](const Faces& faces) { return total(faces) <= against; });
  return Words::tr("Leadership %1: needs %1 or less in total (%2).").arg(against).arg(percentText(chance.probability));
}

/// A shot that needs more than a 6 takes a 6 and then a second die (rules.md R4).
QString hitNeed(const core::PhaseState& state, const PendingRoll& roll) {
  const QString faces = facesText(roll.request.reading);
  const QString chance = percentText(chanceOfOne(roll.request.reading));
  const auto* react = std::get_if<core::React>(&roll.order);
  const core::Unit* shooter = react ? state.field.find(react->unit) : nullptr;
  const core::Unit* charger = react ? state.field.find(react->charger) : nullptr;
  const bool twice =
      shooter && charger && shooter->stats.missile && core::volleyNumbers(state.field, *shooter, *charger).toHit > 6;
  const bool second = std::any_of(roll.made.begin(), roll.made.end(),
                                  [](const core::GivenRoll& made) { return made.roll == core::RollPurpose::ToHit; });
  if (twice && second) return Words::tr("One die for each 6: %1 hits (%2 each).").arg(faces, chance);
  if (twice) return Words::tr("One die a shot: a hit takes %1, and then a second die (%2 each).").arg(faces, chance);
  return Words::tr("One die a shot: %1 hits (%2 each).").arg(faces, chance);
}

QString needText(const core::PhaseState& state, const PendingRoll& roll) {
  const core::RollRequest& request = roll.request;
  const auto each = [&](const QString& words) {
    return words.arg(facesText(request.reading), percentText(chanceOfOne(request.reading)));
  };
  switch (request.roll) {
    case core::RollPurpose::Range:
      return rangeNeed(state, request);
    case core::RollPurpose::Redirect:
    case core::RollPurpose::Terror:
    case core::RollPurpose::Panic:
    case core::RollPurpose::Reform:
      return leadershipNeed(request);
    case core::RollPurpose::Flee:
      return Words::tr("As far as the dice say, straight away from the charger.");
    case core::RollPurpose::Zone:
      return Words::tr("1 to 3: the zone nearer the front. 4 to 6: the other.");
    case core::RollPurpose::ToHit:
      return hitNeed(state, roll);
    case core::RollPurpose::ToWound:
      return each(Words::tr("One die a hit: %1 wounds (%2 each)."));
    case core::RollPurpose::Save:
      return each(Words::tr("One die a wound: %1 saves (%2 each)."));
    case core::RollPurpose::Dangerous:
      return each(Words::tr("Dangerous ground: %1 costs a wound (%2 each)."));
  }
  return {};
}

}  // namespace

QString facesText(const core::Reading& reading) {
  if (reading.from == reading.to) return Words::tr("a %1").arg(reading.from);
  if (reading.to == 6) return Words::tr("%1 or more").arg(reading.from);
  return Words::tr("%1 to %2").arg(reading.from).arg(reading.to);
}

double chanceOfOne(const core::Reading& reading) {
  return (reading.to - reading.from + 1) / 6.0;
}

void forAllFaces(int count, const std::function<void(const Faces&)>& visit) {
  Faces faces(static_cast<std::size_t>(count), 1);
  for (;;) {
    visit(faces);
    std::size_t i = 0;
    while (i < faces.size() && faces[i] == 6) faces[i++] = 1;
    if (i == faces.size()) return;
    ++faces[i];
  }
}

DiceChance chanceThat(int count, const std::function<bool(const std::vector<int>&)>& does) {
  int good = 0;
  int all = 0;
  forAllFaces(count, [&](const Faces& faces) {
    ++all;
    if (does(faces)) ++good;
  });
  DiceChance chance{{}, static_cast<double>(good) / all};
  if (good == 0 || good == all) return chance;
  if (const auto sum = threshold(count, total, does))
    chance.words = count == 1 ? Words::tr("%1 or more").arg(*sum) : Words::tr("%1 or more in total").arg(*sum);
  else if (const auto two = threshold(count, bestTwo, does))
    chance.words = Words::tr("%1 or more on the best two").arg(*two);
  else if (const auto die = threshold(count, highest, does))
    chance.words = Words::tr("a die of %1 or more").arg(*die);
  return chance;
}

RollNeed needOf(const core::PhaseState& state, const PendingRoll& roll) {
  const QString who = nameOf(state.field, roll.request.unit);
  return {Words::tr("%1: %2").arg(who, rollText(roll.request.roll)), needText(state, roll)};
}

}  // namespace frontage::ui
