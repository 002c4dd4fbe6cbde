#include "ui/phase/roll_outcomes.h"

#include "core/battlefield/formation.h"
#include "core/phase/range/charge_range.h"
#include "geometry/base/tolerance.h"
#include "geometry/contact/closest_points.h"
#include "ui/phase/roll_need.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::RollOutcomes)
};

using Faces = std::vector<int>;
constexpr double kSameFigure = 1e-6;  // figures of one roll are whole dice and a fixed sum: guards against rounding

int total(const Faces& faces) {
  return std::accumulate(faces.begin(), faces.end(), 0);
}

/// How likely each figure is, the greatest first.
std::map<double, double, std::greater<>> chances(int count, const std::function<double(const Faces&)>& figure) {
  std::map<double, double, std::greater<>> found;
  forAllFaces(count, [&](const Faces& faces) {
    const double value = std::round(figure(faces) / kSameFigure) * kSameFigure;
    found[value] += std::pow(1.0 / 6, count);
  });
  return found;
}

std::vector<RollOutcome> rangeOutcomes(const core::PhaseState& state, const core::RollRequest& request) {
  const core::Charge* charge = state.chargeOf(request.unit);
  const core::Unit* unit = state.field.find(request.unit);
  if (!charge || !unit || !state.rules) return {};
  const auto range = [&](const Faces& faces) {
    return core::rangeFrom(*state.rules, unit->stats, charge->bonus, faces);
  };
  std::vector<RollOutcome> outcomes;
  for (const auto& [reach, probability] : chances(request.count, range)) {
    QStringList reached;
    for (const core::UnitId& id : charge->targets) {
      const core::Unit* target = state.field.find(id);
      if (!target || target->state.destroyed) continue;
      const auto away = geometry::closestPoints(core::footprintOf(*unit), core::footprintOf(*target)).distance;
      if (geometry::isWithin(away.inches(), reach)) reached << nameOf(state.field, id);
    }
    outcomes.push_back({inchesText(reach),
                        reached.isEmpty() ? Words::tr("Too short: the charge fails.")
                                          : Words::tr("Far enough for %1.").arg(joined(reached)),
                        probability, !reached.isEmpty()});
  }
  return outcomes;
}

std::vector<RollOutcome> testOutcomes(const core::PhaseState& state, const core::RollRequest& request) {
  const core::Unit* unit = state.field.find(request.unit);
  if (!unit) return {};
  const int leadership = unit->stats.leadership;
  const double passes = chanceThat(request.count, [&](const Faces& f) { return total(f) <= leadership; }).probability;
  return {{Words::tr("%1 or more").arg(leadership + 1), Words::tr("The test is failed."), 1 - passes, false},
          {Words::tr("%1 or less").arg(leadership), Words::tr("The test is passed."), passes, true}};
}

std::vector<RollOutcome> fleeOutcomes(const core::RollRequest& request) {
  std::vector<RollOutcome> outcomes;
  const auto figure = [&](const Faces& faces) {
    return total(faces) - (faces.size() > 2 ? *std::min_element(faces.begin(), faces.end()) : 0);
  };
  for (const auto& [far, probability] : chances(request.count, figure))
    outcomes.push_back({inchesText(far), Words::tr("Flees so far, or until it is clear."), probability});
  return outcomes;
}

}  // namespace

std::vector<RollOutcome> outcomesOf(const core::PhaseState& state, const core::RollRequest& request) {
  switch (request.roll) {
    case core::RollPurpose::Range:
      return rangeOutcomes(state, request);
    case core::RollPurpose::Redirect:
    case core::RollPurpose::Terror:
    case core::RollPurpose::Panic:
    case core::RollPurpose::Reform:
      return testOutcomes(state, request);
    case core::RollPurpose::Flee:
      return fleeOutcomes(request);
    case core::RollPurpose::Zone:
      return {{Words::tr("4 to 6"), Words::tr("The other zone."), 0.5},
              {Words::tr("1 to 3"), Words::tr("The zone nearer the front."), 0.5}};
    case core::RollPurpose::ToHit:
    case core::RollPurpose::ToWound:
    case core::RollPurpose::Save:
    case core::RollPurpose::Dangerous:
      return {};
  }
  return {};
}

QString whyNoOutcomes() {
  return Words::tr("Each die counts by itself here: there is no list of totals.");
}

}  // namespace frontage::ui
