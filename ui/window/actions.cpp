#include "ui/window/actions.h"

#include "ui/theme/icons.h"

#include <QWidget>

namespace frontage::ui {

QString toolTipOf(const QAction& action) {
  QString text = action.text();
  text.remove(QLatin1Char('&'));
  if (text.endsWith(QChar(0x2026))) text.chop(1);
  const QString keys = action.shortcut().toString(QKeySequence::NativeText);
  return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys);
}

QAction* makeAction(QWidget& window, const ActionSpec& spec, std::function<void()> run) {
  auto* action = new QAction(spec.text, &window);
  action->setObjectName(spec.name);
  action->setShortcuts(spec.keys);
  if (!spec.icon.isEmpty()) action->setIcon(icon(spec.icon));
  action->setIconVisibleInMenu(false);
  action->setToolTip(toolTipOf(*action));
  window.addAction(action);
  QObject::connect(action, &QAction::triggered, &window, [run = std::move(run)] { run(); });
  return action;
}

QAction* makeSwitch(QWidget& window, const ActionSpec& spec, bool on, std::function<void(bool)> run) {
  QAction* action = makeAction(window, spec, [] {});
  action->setCheckable(true);
  action->setChecked(on);
  QObject::connect(action, &QAction::toggled, &window, [run = std::move(run)](bool checked) { run(checked); });
  return action;
}

}  // namespace frontage::ui
