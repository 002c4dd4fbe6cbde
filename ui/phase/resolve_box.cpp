#include "ui/phase/resolve_box.h"

#include "core/battlefield/formation.h"
#include "geometry/base/tolerance.h"
#include "ui/overlays/charge_marks.h"
#include "ui/phase/equal_places.h"
#include "ui/phase/group_preview.h"
#include "ui/phase/order_list.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/primary_button.h"
#include "ui/phase/reasons.h"
#include "ui/phase/row_list.h"
#include "ui/phase/verdict_rows.h"
#include "ui/phase/verdict_view.h"
#include "ui/text/figures.h"
#include "ui/text/names.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

QLabel* small(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(uiFont(TextSize::Small, QFont::DemiBold));
  label->setWordWrap(true);
  return label;
}

std::vector<core::UnitId> targetsOf(const core::PhaseState& state, const core::Resolve& order) {
  std::vector<core::UnitId> targets;
  for (const core::UnitId& id : order.chargers)
    if (const core::Charge* charge = state.chargeOf(id))
      for (const core::UnitId& target : charge->targets)
        if (std::find(targets.begin(), targets.end(), target) == targets.end()) targets.push_back(target);
  return targets;
}

/// Who charges whom; and how far off whoever flees is, as there is no place to be drawn then.
Overlay whoMarks(const core::PhaseState& state, const core::Resolve& order) {
  static const std::vector<core::UnitId> kNobody;
  const std::vector<core::UnitId> targets = targetsOf(state, order);
  Overlay marks;
  for (const core::UnitId& charger : order.chargers)
    add(marks, choiceFrames(state.field, charger, charger == order.chargers.front() ? targets : kNobody));
  for (const core::UnitId& target : targets)
    if (const core::Unit* unit = state.field.find(target); unit && unit->state.fleeing && !unit->state.destroyed)
      add(marks, distanceMarks(state, order.chargers.front(), target));
  return marks;
}

/// Says that the ghost can be dragged that way.
OverlayMark dragArrow(const geometry::Footprint& ghost, geometry::Vec along) {
  const geometry::Vec from = ghost.pose.centre + along * (ghost.halfWidth * 0.25);
  return {OverlayKind::Places,
          OverlayMark::Shape::Arrow,
          Role::Accent,
          {{from, from + along * std::max(ghost.halfWidth * 0.5, 0.5)}},
          {},
          false,
          1};
}

}  // namespace

ResolveBox::ResolveBox(PhaseController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_title(small(tr("Which charge first?"), this)),
      m_groups(new RowList(QStringLiteral("resolution"), this)),
      m_orderLabel(small(tr("Who moves first? Drag the rows (Alt+\u2191, Alt+\u2193)."), this)),
      m_order(new OrderList(this)),
      m_placeLabel(small(QString(), this)),
      m_place(new QSlider(Qt::Horizontal, this)),
      m_resolve(new PrimaryButton(QStringLiteral("move-up-right"), tr("&Move the charge"), this)),
      m_preview(new VerdictView(QStringLiteral("preview"), controller, this)) {
  setObjectName(QStringLiteral("resolveBox"));
  m_order->setObjectName(QStringLiteral("chargerOrder"));
  m_order->setAccessibleName(tr("Order of the chargers"));
  m_place->setObjectName(QStringLiteral("placeSlider"));
  m_place->setAccessibleName(tr("Place along the facing"));
  m_resolve->setObjectName(QStringLiteral("resolveButton"));
  m_resolve->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* widget :
       {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_groups), static_cast<QWidget*>(m_orderLabel),
        static_cast<QWidget*>(m_order), static_cast<QWidget*>(m_placeLabel), static_cast<QWidget*>(m_place),
        static_cast<QWidget*>(m_resolve), static_cast<QWidget*>(m_preview)})
    column->addWidget(widget);
  connect(m_groups, &RowList::chosen, this, [this](int row) {
    m_chosen = row;
    m_offset.reset();
    refresh();
  });
  connect(m_place, &QSlider::valueChanged, this, [this](int index) {
    m_offset = m_offsets.at(static_cast<std::size_t>(index));
    showPlace();
  });
  connect(&controller.grip(), &PlaceGrip::movedTo, m_place, &QSlider::setValue);
  connect(m_order, &OrderList::orderChanged, this, &ResolveBox::askForGroup);
  connect(m_resolve, &QPushButton::clicked, this, &ResolveBox::resolve);
  // Another phase may have the same charges; the place that was chosen was one of the phase before.
  connect(&controller, &PhaseController::startedChanged, this, [this] { m_offset.reset(); });
}

void ResolveBox::refresh() {
  const StageReading reading = m_controller.stage();
  const int place = m_controller.session().current();
  if (reading.resolutions != m_resolutions || place != m_offsetAt) {
    m_resolutions = reading.resolutions;
    m_chosen = 0;
    m_offset.reset();
    m_offsetAt = place;
  }
  if (m_resolutions.empty()) return leave();
  m_shown = true;
  refreshGroups(reading);
  refreshOrder();
  refreshPreview();
  allow(m_resolve, true, {}, tr("Rolls the range, then moves"));
}

void ResolveBox::leave() {
  m_shown = false;
  m_work.forget();
  m_asked.reset();
  m_ghosts.clear();
  m_offsets.clear();
  m_controller.grip().clear();
  m_controller.overlays().clear(OverlayBoard::Source::Choice);
}

void ResolveBox::refreshGroups(const StageReading& reading) {
  const core::PhaseState& state = m_controller.state();
  std::vector<ChoiceRow::Content> rows;
  for (const core::Resolve& order : reading.resolutions)
    rows.push_back({QStringLiteral("swords"),
                    Role::SoftText,
                    namesOf(state.field, order.chargers),
                    tr("against %1").arg(namesOf(state.field, targetsOf(state, order))),
                    {},
                    {}});
  m_groups->setRows(rows);
  m_groups->setChecked(m_chosen);
  for (int i = 0; i < m_groups->count(); ++i) allow(m_groups->row(i), true, {});
  m_title->setVisible(rows.size() > 1);
}

void ResolveBox::refreshOrder() {
  const core::Resolve& group = m_resolutions[static_cast<std::size_t>(m_chosen)];
  const bool several = group.chargers.size() > 1;
  m_orderLabel->setVisible(several);
  m_order->setVisible(several);
  m_order->setUnits(group.chargers, m_controller.state().field);
}

void ResolveBox::refreshPreview() {
  const core::Resolve& group = m_resolutions[static_cast<std::size_t>(m_chosen)];
  const core::PhaseState& state = m_controller.state();
  const std::vector<core::UnitId> targets = targetsOf(state, group);
  const bool single = group.chargers.size() == 1 && targets.size() == 1;
  m_offsets.clear();
  std::vector<VerdictRow> rows;
  if (single) {
    const core::ChargeVerdict& verdict = m_controller.book().charge(group.chargers.front(), targets.front());
    const core::Unit* target = state.field.find(targets.front());
    if (target && !target->state.fleeing && !target->state.destroyed) {
      m_offsets = equalPlaces(state, group.chargers.front());
      if (m_offsets.empty()) rows = outcomeRows(state, verdict);  // else those of the place that is shown
    }
  }
  const bool choice = m_offsets.size() > 1;
  m_place->setVisible(choice);
  m_placeLabel->setVisible(choice);
  if (choice) {
    const QSignalBlocker block(m_place);
    m_place->setRange(0, static_cast<int>(m_offsets.size()) - 1);
    const double best = m_controller.book().charge(group.chargers.front(), targets.front()).move->offset;
    const double at = m_offset.value_or(best);
    const auto nearest = std::min_element(m_offsets.begin(), m_offsets.end(),
                                          [at](double a, double b) { return std::abs(a - at) < std::abs(b - at); });
    m_place->setValue(static_cast<int>(nearest - m_offsets.begin()));
  }
  if (single) {
    m_work.forget();
    m_asked.reset();
    m_ghosts.clear();
    if (m_offsets.empty()) m_preview->setRows(std::move(rows));
  } else {
    askForGroup();
  }
  showPlace();
}

void ResolveBox::askForGroup() {
  const core::PhaseState& state = m_controller.state();
  const std::pair asked(state.field, order());
  if (m_asked == asked) return;
  m_asked = asked;
  m_ghosts.clear();
  m_preview->setRows({});
  m_work.ask([state, order = asked.second] { return bestOutcome(state, order); },
             [this, order = asked.second](const auto& outcome, const std::string&) {
               if (!outcome || !*outcome) return;
               m_ghosts = groupGhosts(order, **outcome);
               m_preview->setRows(groupRows(m_controller.state(), **outcome));
               showPlace();
             });
}

/// The ghost of the charger at the place of the slider. Drawn whether or not the dock is in front of others.
void ResolveBox::showPlace() {
  m_controller.grip().clear();
  if (!m_shown) return;
  if (m_offsets.empty()) {
    Overlay marks = whoMarks(m_controller.state(), m_resolutions[static_cast<std::size_t>(m_chosen)]);
    add(marks, m_ghosts);
    return m_controller.overlays().set(OverlayBoard::Source::Choice, std::move(marks));
  }
  const core::Resolve& group = m_resolutions[static_cast<std::size_t>(m_chosen)];
  const core::PhaseState& state = m_controller.state();
  const core::UnitId target = targetsOf(state, group).front();
  const core::ChargeVerdict& chosen = m_controller.book().charge(group.chargers.front(), target);
  const double offset = m_offset.value_or(chosen.move->offset);
  const bool best = !m_offset || std::abs(offset - chosen.move->offset) < geometry::kContact;
  const core::ChargeVerdict verdict = best ? chosen : verdictAt(state, chosen, offset);
  m_preview->setRows(outcomeRows(state, verdict));
  m_placeLabel->setText(best ? tr("Place: the shortest way, or as good")
                             : tr("Place: %1 from the middle of the facing").arg(inchesText(offset)));
  Overlay marks = whoMarks(state, group);
  add(marks, moveMarks(state.field, verdict));
  add(marks, placeMarks(state.field, verdict));
  const core::Unit* unit = state.field.find(group.chargers.front());
  const core::Unit* enemy = state.field.find(target);
  if (unit && enemy && verdict.move->targetEnd == enemy->pose) {
    const geometry::Footprint ghost = core::footprintOf(*unit).at(verdict.move->chargerEnd);
    const geometry::Edge facing = core::footprintOf(*enemy).edge(*verdict.zone.zone);
    // The knob goes where the ghost goes.
    const geometry::Vec along = facing.along();
    const bool backwards = std::abs(along.x) > 1e-6 ? along.x < 0 : along.y < 0;
    m_place->setInvertedAppearance(backwards);
    m_place->setInvertedControls(backwards);
    if (m_offsets.size() > 1) {
      m_controller.grip().set(ghost, along, offset, m_offsets);
      for (const double side : {-1.0, 1.0}) marks.push_back(dragArrow(ghost, along * side));
    }
    add(marks, ghostMarks(ghost));
  }
  m_controller.overlays().set(OverlayBoard::Source::Choice, std::move(marks));
}

core::Resolve ResolveBox::order() const {
  core::Resolve order = m_resolutions[static_cast<std::size_t>(m_chosen)];
  if (order.chargers.size() > 1) {
    order.chargers = m_order->order();
  } else {
    order.offset = m_offset;
  }
  return order;
}

void ResolveBox::resolve() {
  m_controller.overlays().clear(OverlayBoard::Source::Choice);
  m_controller.overlays().clear(OverlayBoard::Source::Pointed);
  m_controller.grip().clear();
  m_controller.give(order());
}

}  // namespace frontage::ui
