#include "ui/phase/phase_controller.h"
#include "ui/phase/phase_docks.h"
#include "ui/window/actions.h"
#include "ui/window/main_window.h"

#include <QActionGroup>
#include <QMenu>

#include <utility>

namespace frontage::ui {

namespace {

/// A menu of choices of which one is taken.
template <class Value, class Take>
void fillChoices(QMenu& menu, const QString& name, const Value& now, const QList<std::pair<Value, QString>>& choices,
                 const Take& take) {
  auto* group = new QActionGroup(&menu);
  for (qsizetype i = 0; i < choices.size(); ++i) {
    QAction* action = menu.addAction(choices[i].second);
    action->setObjectName(name + QString::number(i));
    action->setCheckable(true);
    action->setChecked(choices[i].first == now);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, [take, value = choices[i].first] { take(value); });
  }
}

}  // namespace

void MainWindow::fillLookMenus() {
  fillChoices<Scheme>(*m_viewMenu->addMenu(tr("&Theme")), QStringLiteral("view/theme"), m_settings.scheme,
                      {{Scheme::System, tr("&System")}, {Scheme::Light, tr("&Light")}, {Scheme::Dark, tr("&Dark")}},
                      [this](Scheme scheme) {
                        m_settings.scheme = scheme;
                        saveSettings();
                        useScheme(scheme);
                      });
  // The names of the languages stand in their own, so that whoever is lost finds the way back.
  fillChoices<QString>(*m_viewMenu->addMenu(tr("Langu&age")), QStringLiteral("view/language"), m_settings.language,
                       {{QString(), tr("&System")},
                        {QStringLiteral("en"), QStringLiteral("English")},
                        {QStringLiteral("de"), QStringLiteral("Deutsch")}},
                       [this](const QString& language) {
                         m_settings.language = language;
                         m_settings.save(m_settingsPath);
                         say(tr("The language changes when Frontage starts again."));
                       });
  QAction* still = makeSwitch(*this, {QStringLiteral("view/reduceMotion"), tr("Reduce &Motion"), {}, {}},
                              m_settings.reduceMotion, [this](bool on) {
                                m_settings.reduceMotion = on;
                                if (m_phase) m_phase->controller().playback().setReducedMotion(on);
                              });
  still->setToolTip(tr("Charges jump to where they end instead of being played"));
  m_viewMenu->addAction(still);
}

}  // namespace frontage::ui
