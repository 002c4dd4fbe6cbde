#include "tests/ui/support/charge_hands.h"

#include "ui/phase/choice_row.h"
#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/phase/reasons.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/text/names.h"

#include <QAbstractButton>
#include <QApplication>
#include <QScrollArea>

#include <algorithm>

namespace frontage::ui {

PhaseController& ChargeHands::phase() const {
  return window().phase().controller();
}

QWidget& ChargeHands::widget(const QString& name) const {
  return find<QWidget>(name.toLatin1().constData());
}

void ChargeHands::press(const QString& name) {
  auto* button = qobject_cast<QAbstractButton*>(&widget(name));
  ASSERT_TRUE(button && button->isVisible() && button->isEnabled())
      << name.toStdString() << ": " << (button ? reasonFor(button).toStdString() : "no button");
  find<QScrollArea>("chargeScroll").ensureWidgetVisible(button);
  QTest::mouseClick(button, Qt::LeftButton);
  QApplication::processEvents();
}

QString ChargeHands::rowOf(const QString& list, const core::UnitId& unit) const {
  const QString name = nameOf(phase().state().field, unit);
  for (const ChoiceRow* row : widget(list).findChildren<ChoiceRow*>())
    if (!row->isHidden() && row->content().title == name) return row->objectName();
  return {};
}

void ChargeHands::clickOnTable(const core::UnitId& id) {
  const core::Battlefield shown = window().scene().shown();
  const core::Unit* unit = shown.find(id);
  ASSERT_TRUE(unit) << id.value;
  click(unit->pose.centre);
  QApplication::processEvents();
}

void ChargeHands::chooseByHand(const core::UnitId& charger, const std::vector<core::UnitId>& targets) {
  if (widget(QStringLiteral("declareAnother")).isVisible()) press(QStringLiteral("declareAnother"));
  clickOnTable(charger);
  ASSERT_EQ(phase().charger(), charger);
  if (targets.size() == 1) return clickOnTable(targets.front());
  press(QStringLiteral("severalTargets"));
  for (const core::UnitId& target : targets) press(rowOf(QStringLiteral("target"), target));
}

void ChargeHands::declareByHand(const core::Declare& order) {
  chooseByHand(order.charger, order.targets);
  if (HasFatalFailure()) return;
  ASSERT_EQ(phase().targets().size(), order.targets.size());
  press(QStringLiteral("declareButton"));
}

void ChargeHands::reactByHand(const core::React& order) {
  const auto open = phase().stage().reactions;
  const auto at = std::find_if(open.begin(), open.end(), [&](const auto& reaction) {
    return reaction.unit == order.unit && reaction.charger == order.charger;
  });
  ASSERT_NE(at, open.end()) << order.unit.value << " has nothing to answer";
  press(QStringLiteral("reaction%1Row%2").arg(at - open.begin()).arg(static_cast<int>(order.reaction)));
}

void ChargeHands::redirectByHand(const core::Redirect& order) {
  press(rowOf(QStringLiteral("redirectTarget"), order.targets.front()));
  if (!HasFatalFailure()) press(QStringLiteral("redirectButton"));
}

/// A charge that could still be declared leaves the dock at that step.
void ChargeHands::goToResolve() {
  if (!widget(QStringLiteral("resolveBox")).isVisible()) press(QStringLiteral("stage5"));
}

bool ChargeHands::resolveByHand(const core::Resolve& order) {
  const auto open = phase().stage().resolutions;
  const auto at =
      std::find_if(open.begin(), open.end(), [&](const core::Resolve& one) { return one.chargers == order.chargers; });
  if (order.offset || at == open.end()) return false;
  goToResolve();
  if (HasFatalFailure()) return true;
  if (open.size() > 1) press(QStringLiteral("resolutionRow%1").arg(at - open.begin()));
  press(QStringLiteral("resolveButton"));
  return true;
}

bool ChargeHands::giveByHand(const core::Order& order) {
  if (const auto* resolve = std::get_if<core::Resolve>(&order)) return resolveByHand(*resolve);
  const auto* redirect = std::get_if<core::Redirect>(&order);
  if ((redirect && redirect->targets.size() != 1) || std::holds_alternative<core::Reform>(order)) return false;
  if (redirect) redirectByHand(*redirect);
  if (const auto* declare = std::get_if<core::Declare>(&order)) declareByHand(*declare);
  if (const auto* react = std::get_if<core::React>(&order)) reactByHand(*react);
  if (std::holds_alternative<core::PressOn>(order)) press(QStringLiteral("pressOnButton"));
  if (!std::holds_alternative<core::EndPhase>(order)) return true;
  // Nobody's answer is filled in unasked: with one owed, the dock has no way to end.
  if (!widget(QStringLiteral("endPhaseButton")).isEnabled()) return false;
  press(QStringLiteral("endPhaseButton"));
  return true;
}

void ChargeHands::rollByHand() {
  while (phase().session().pending() && !HasFatalFailure()) press(QStringLiteral("rollButton"));
}

}  // namespace frontage::ui
