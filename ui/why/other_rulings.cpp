#include "ui/why/other_rulings.h"

#include "core/rules/ruleset_library.h"
#include "geometry/base/tolerance.h"
#include "ui/text/clause_text.h"
#include "ui/text/event_text.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::OtherRulings)
};

/// Which one of its kind an event is within its step.
int occurrence(const std::vector<core::Event>& events, std::size_t index) {
  int before = 0;
  for (std::size_t i = 0; i < index; ++i)
    if (events[i].body.index() == events[index].body.index()) ++before;
  return before;
}

const core::Event* findLike(const std::vector<core::Event>& events, std::size_t kind, int which) {
  for (const core::Event& event : events)
    if (event.body.index() == kind && which-- == 0) return &event;
  return nullptr;
}

QString partsAt(const core::Order& order, const core::PhaseState& state, const core::Transition& result) {
  if (result.wanted) return otherDiceText(*result.wanted);
  for (const core::Event& event : result.events)
    if (const auto* refused = std::get_if<core::Refused>(&event.body))
      for (const core::ClauseCheck& check : refused->reasons)
        if (!check.ok) return Words::tr("Not possible: %1").arg(clauseText(check, state.field));
  return Words::tr("Not possible: %1.").arg(orderText(order, state.field));
}

template <class Body>
const Body* findBody(const std::vector<core::Event>& events) {
  for (const core::Event& event : events)
    if (const auto* body = std::get_if<Body>(&event.body)) return body;
  return nullptr;
}

/// "5″ < 11.1″": the range that was rolled against the distance that it takes.
QString rangeAgainst(const std::vector<core::Event>& events, const core::UnitId& target) {
  const auto* rolled = findBody<core::RangeRolled>(events);
  if (!rolled || !rolled->distances.contains(target)) return {};
  const double needed = rolled->distances.at(target);
  const bool reaches = geometry::isWithin(needed, rolled->range);
  return QStringLiteral("%1 %2 %3")
      .arg(inchesText(rolled->range), QString(reaches ? QChar(0x2265) : QLatin1Char('<')), inchesText(needed));
}

/// What would have come of it instead: the outcome first, not the last thing that is only bookkeeping.
QString insteadText(const std::vector<core::Event>& events, const core::Battlefield& field) {
  if (const auto* failed = findBody<core::FailedCharge>(events)) {
    const QString range = rangeAgainst(events, failed->target);
    if (!range.isEmpty() && range.contains(QLatin1Char('<')))
      return Words::tr("The charge would have failed: %1.").arg(range);
    return Words::tr("The charge would have failed: a move of %1.").arg(inchesText(failed->moved));
  }
  if (const auto* moved = findBody<core::ChargeMoved>(events)) {
    const QString range = rangeAgainst(events, moved->target);
    return range.isEmpty() ? Words::tr("The charge would have gone home.")
                           : Words::tr("The charge would have gone home: %1.").arg(range);
  }
  for (auto it = events.rbegin(); it != events.rend(); ++it)
    if (!std::holds_alternative<core::StateChanged>(it->body))
      return Words::tr("Instead: %1").arg(eventText(*it, field));
  return Words::tr("Nothing of the kind happens.");
}

/// Dice of the file and of this line; what fits no roll of the other ruleset is passed over by name.
OtherRuling rulingUnder(const PhaseSession& session, int place, int index, const core::Ruleset& rules) {
  OtherRuling ruling{rules.id, QString::fromStdString(rules.title), {}, true};
  const PhaseNode& here = session.node(place);
  const core::Event& event = here.events[static_cast<std::size_t>(index)];
  core::PhaseState state = core::beginPhase(session.node(0).state.field, std::make_shared<const core::Ruleset>(rules),
                                            session.node(0).state.active);
  core::Dice dice(session.diceTo(place), std::nullopt);
  std::vector<core::Event> last;
  for (const core::Order& order : session.ordersTo(place)) {
    core::Transition result = core::apply(state, order, dice);
    if (result.refused || result.wanted) {
      ruling.text = partsAt(order, state, result);
      return ruling;
    }
    state = std::move(result.after);
    dice = std::move(result.diceAfter);
    last = std::move(result.events);
  }
  const core::Event* like =
      findLike(last, event.body.index(), occurrence(here.events, static_cast<std::size_t>(index)));
  if (!like) {
    ruling.text = insteadText(last, state.field);
    return ruling;
  }
  ruling.text = eventText(*like, state.field);
  ruling.differs = ruling.text != eventText(event, here.state.field);
  if (!ruling.differs) ruling.text = Words::tr("The same.");
  return ruling;
}

QString verdictText(const core::ChargeVerdict& verdict, const core::Battlefield& field) {
  if (!verdict.legal()) {
    for (const core::ClauseCheck& check : verdict.clauses)
      if (!check.ok) return Words::tr("Not possible: %1").arg(clauseText(check, field));
  }
  QStringList parts{Words::tr("Possible, up to %1").arg(inchesText(verdict.maxRange))};
  parts << (verdict.zone.zone ? sideText(*verdict.zone.zone) : Words::tr("a die decides the zone"));
  if (verdict.move) parts << Words::tr("%1 + %2 in contact").arg(verdict.chargerModels).arg(verdict.targetModels);
  return parts.join(QStringLiteral(", "));
}

std::vector<std::shared_ptr<const core::Ruleset>> othersThan(const core::PhaseState& state) {
  std::vector<std::shared_ptr<const core::Ruleset>> others;
  const core::RulesetLibrary& library = core::RulesetLibrary::bundled();
  for (const std::string& id : library.ids())
    if (!state.rules || id != state.rules->id) others.push_back(library.find(id));
  return others;
}

}  // namespace

std::vector<OtherRuling> otherRulings(const PhaseSession& session, int place, int index) {
  std::vector<OtherRuling> rulings;
  for (const auto& rules : othersThan(session.node(place).state))
    rulings.push_back(rulingUnder(session, place, index, *rules));
  return rulings;
}

std::vector<OtherRuling> otherVerdicts(const core::PhaseState& state, const core::UnitId& charger,
                                       const core::UnitId& target) {
  const QString mine = verdictText(core::inspectCharge(state, charger, target), state.field);
  std::vector<OtherRuling> rulings;
  for (const auto& rules : othersThan(state)) {
    core::PhaseState other = state;
    other.rules = rules;
    const QString text = verdictText(core::inspectCharge(other, charger, target), state.field);
    rulings.push_back({rules->id, QString::fromStdString(rules->title), text, text != mine});
  }
  return rulings;
}

}  // namespace frontage::ui
