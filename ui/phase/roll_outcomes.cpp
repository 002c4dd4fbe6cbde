#include "ui/phase/roll_outcomes.h"

#include "core/phase/range/charge_range.h"
#include "core/phase/resolve/range_roll.h"
#include "geometry/base/tolerance.h"
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
constexpr double kHardlyEver = 0.01;  // what comes less often is no row of its own
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
      const double away = core::chargeDistance(*state.rules, state.field, *unit, *target, charge->zones.at(id));
      if (geometry::isWithin(away, reach)) reached << nameOf(state.field, id);
    }
    outcomes.push_back({inchesText(reach),
                        reached.isEmpty() ? Words::tr("Too short: the charge fails.")
                                          : Words::tr("Far enough for %1.").arg(joined(reached)),
                        probability, !reached.isEmpty()});
  }
  return outcomes;
}

std::vector<RollOutcome> testOutcomes(const core::RollRequest& request) {
  const int leadership = request.reading.to;
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

QString countText(core::RollPurpose purpose, int count) {
  switch (purpose) {
    case core::RollPurpose::ToHit:
      return Words::tr("%n hit(s)", nullptr, count);
    case core::RollPurpose::Save:
      return Words::tr("%n wound(s) saved", nullptr, count);
    default:
      return Words::tr("%n wound(s)", nullptr, count);
  }
}

/// How many of the dice show a face that counts. What hardly ever comes stands together at either end.
std::vector<RollOutcome> countOutcomes(const core::RollRequest& request) {
  const double one = chanceOfOne(request.reading);
  std::vector<double> chance{1};  // of so many, die by die
  for (int die = 0; die < request.count; ++die) {
    chance.push_back(0);
    for (std::size_t n = chance.size() - 1; n > 0; --n) chance[n] = chance[n] * (1 - one) + chance[n - 1] * one;
    chance[0] *= 1 - one;
  }
  auto least = 0;
  auto most = request.count;
  const auto at = [&](int n) -> double& { return chance[static_cast<std::size_t>(n)]; };
  for (; least < most && at(least) + at(least + 1) < kHardlyEver; ++least) at(least + 1) += at(least);
  for (; most > least && at(most) + at(most - 1) < kHardlyEver; --most) at(most - 1) += at(most);
  std::vector<RollOutcome> outcomes;
  for (int n = most; n >= least; --n) {
    const bool more = n == most && most < request.count;
    const bool fewer = n == least && least > 0;
    const QString figure = more    ? Words::tr("%1 or more").arg(n)
                           : fewer ? Words::tr("%1 or less").arg(n)
                                   : QString::number(n);
    outcomes.push_back({figure, countText(request.roll, n), at(n)});
  }
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
      return testOutcomes(request);
    case core::RollPurpose::Flee:
      return fleeOutcomes(request);
    case core::RollPurpose::Zone:
      return {{Words::tr("4 to 6"), Words::tr("The other zone."), 0.5},
              {Words::tr("1 to 3"), Words::tr("The zone nearer the front."), 0.5}};
    case core::RollPurpose::ToHit:
    case core::RollPurpose::ToWound:
    case core::RollPurpose::Save:
    case core::RollPurpose::Dangerous:
      return countOutcomes(request);
  }
  return {};
}

}  // namespace frontage::ui
