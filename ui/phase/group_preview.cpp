#include "ui/phase/group_preview.h"

#include "core/battlefield/formation.h"
#include "ui/text/names.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::GroupPreview)
};

VerdictRow contactRow(const core::PhaseState& state, const core::Battlefield& after, const core::Contact& contact) {
  VerdictRow row;
  row.content = {QStringLiteral("swords"),
                 Role::SoftText,
                 nameOf(state.field, contact.charger),
                 Words::tr("On the %1 of %2, models in contact")
                     .arg(sideText(contact.facing), nameOf(state.field, contact.target)),
                 Words::tr("%1 + %2").arg(contact.chargerModels).arg(contact.targetModels),
                 {}};
  if (const core::Unit* unit = after.find(contact.charger)) row.marks = ghostMarks(core::footprintOf(*unit));
  return row;
}

VerdictRow failedRow(const core::PhaseState& state, const core::Battlefield& after, const core::FailedCharge& failed) {
  VerdictRow row;
  row.content = {QStringLiteral("footprints"),
                 Role::SoftText,
                 nameOf(state.field, failed.charger),
                 Words::tr("Finds no room: its charge fails"),
                 {},
                 {}};
  if (const core::Unit* unit = after.find(failed.charger)) row.marks = ghostMarks(core::footprintOf(*unit));
  return row;
}

}  // namespace

std::optional<core::Transition> bestOutcome(const core::PhaseState& state, const core::Resolve& order) {
  core::Dice dice;
  dice.setRest(6);
  core::Transition outcome = core::apply(state, order, dice);
  if (outcome.refused || outcome.wanted) return std::nullopt;
  return outcome;
}

std::vector<VerdictRow> groupRows(const core::PhaseState& state, const core::Transition& outcome) {
  std::vector<VerdictRow> rows;
  for (const core::Event& event : outcome.events) {
    if (const auto* contact = std::get_if<core::Contact>(&event.body))
      rows.push_back(contactRow(state, outcome.after.field, *contact));
    else if (const auto* failed = std::get_if<core::FailedCharge>(&event.body))
      rows.push_back(failedRow(state, outcome.after.field, *failed));
  }
  return rows;
}

Overlay groupGhosts(const core::Resolve& order, const core::Transition& outcome) {
  Overlay marks;
  for (const core::UnitId& id : order.chargers) {
    const core::Unit* unit = outcome.after.field.find(id);
    if (!unit || unit->state.destroyed) continue;
    const Overlay ghost = ghostMarks(core::footprintOf(*unit));
    marks.insert(marks.end(), ghost.begin(), ghost.end());
  }
  return marks;
}

Overlay ghostMarks(const geometry::Footprint& ghost) {
  const auto corners = ghost.corners();
  const std::vector<geometry::Vec> ring(corners.begin(), corners.end());
  return {{OverlayKind::Places, OverlayMark::Shape::Area, Role::Accent, {ring}, {}, false, 0.16},
          {OverlayKind::Places, OverlayMark::Shape::Outline, Role::Accent, {ring}, {}, true, 1}};
}

}  // namespace frontage::ui
