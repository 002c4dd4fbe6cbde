#include "ui/document/document.h"
#include "ui/inspector/unit_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>
#include <array>
#include <cmath>

// What a unit shoots with, what it frightens with and what frightens it not.
namespace frontage::ui {

namespace {

using Kind = MeasureEdit::Kind;

/// A weapon to begin with, for a unit that is given one.
core::MissileWeapon usualWeapon() {
  core::MissileWeapon weapon;
  weapon.name = "Bow";
  weapon.range = 24;
  return weapon;
}

/// The fields of a weapon read as those of the usual one while there is none.
const core::MissileWeapon& weaponOf(const core::Unit& unit) {
  static const core::MissileWeapon none = usualWeapon();
  return unit.stats.missile ? *unit.stats.missile : none;
}

void setListed(std::vector<core::Psychology>& list, core::Psychology what, bool on) {
  std::erase(list, what);
  if (on) list.push_back(what);
  std::sort(list.begin(), list.end());
}

}  // namespace

void UnitPage::addMissile() {
  QFormLayout* form = addGroup(tr("Shooting"));
  m_shoots = new QCheckBox(tr("Has a missile weapon"), this);
  m_shoots->setObjectName(QStringLiteral("unit/missile"));
  form->addRow(m_shoots);
  m_weapon = new QWidget(this);
  auto* fields = new QFormLayout(m_weapon);
  fields->setContentsMargins(0, 0, 0, 0);
  fields->setHorizontalSpacing(12);
  fields->setVerticalSpacing(5);
  fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  fields->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  form->addRow(m_weapon);
  m_weaponName = new QLineEdit(this);
  addField(fields, tr("Weapon"), QStringLiteral("missile_name"), m_weaponName);
  const auto figure = [&](const QString& label, const char* name, Kind kind, double least, double most, auto at) {
    bind(
        addMeasure(fields, label, QLatin1String(name), kind, least, most, 1), tr("Change weapon of %1"),
        [at](const auto& u) { return static_cast<double>(weaponOf(u).*at); },
        [at](auto& u, double v) {
          using Value = std::decay_t<decltype(std::declval<core::MissileWeapon>().*at)>;
          if (u.stats.missile)
            (*u.stats.missile).*at = static_cast<Value>(std::is_integral_v<Value> ? std::round(v) : v);
        });
  };
  figure(tr("Range"), "missile_range", Kind::Inches, 1, 1000, &core::MissileWeapon::range);
  figure(tr("Strength"), "missile_strength", Kind::Count, 1, 10, &core::MissileWeapon::strength);
  figure(tr("Ballistic Skill"), "missile_skill", Kind::Count, 0, 10, &core::MissileWeapon::ballisticSkill);
  figure(tr("Shots of a model"), "missile_shots", Kind::Count, 1, 100, &core::MissileWeapon::shots);
  m_shooters = new QComboBox(this);
  m_shooters->addItem(tr("Front rank"), static_cast<int>(core::Shooters::Front));
  m_shooters->addItem(tr("Front and half the rest"), static_cast<int>(core::Shooters::FrontAndHalf));
  m_shooters->addItem(tr("All ranks"), static_cast<int>(core::Shooters::All));
  m_shooters->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  addField(fields, tr("Who shoots"), QStringLiteral("missile_ranks"), m_shooters);
  connect(m_shoots, &QCheckBox::clicked, this, [this](bool on) {
    edit(on ? tr("Give a missile weapon") : tr("Take the missile weapon away"), nullptr, [on](core::Unit& u) {
      if (on)
        u.stats.missile = usualWeapon();
      else
        u.stats.missile.reset();
    });
  });
  connect(m_weaponName, &QLineEdit::editingFinished, this, [this] {
    edit(tr("Rename weapon"), nullptr, [this](core::Unit& u) {
      if (u.stats.missile) u.stats.missile->name = m_weaponName->text().toStdString();
    });
  });
  connect(m_shooters, &QComboBox::activated, this, [this] {
    edit(tr("Change who shoots"), nullptr, [this](core::Unit& u) {
      if (u.stats.missile) u.stats.missile->ranks = static_cast<core::Shooters>(m_shooters->currentData().toInt());
    });
  });
  auto* stands = new QCheckBox(tr("Stand and Shoot by its own rule"), this);
  stands->setObjectName(QStringLiteral("unit/stand_and_shoot"));
  stands->setToolTip(tr("Also where the ruleset knows no such reaction"));
  form->addRow(stands);
  bind(stands, tr("Change Stand and Shoot of %1"), [](core::Unit& u) -> bool& { return u.stats.standAndShoot; });
}

void UnitPage::addPsychology() {
  QFormLayout* form = addGroup(tr("Psychology"));
  const auto listed = [&](const QString& label, const char* name, core::Psychology what,
                          std::vector<core::Psychology> core::Characteristics::*list) {
    auto* box = new QCheckBox(label, this);
    box->setObjectName(QStringLiteral("unit/") + QLatin1String(name));
    form->addRow(box);
    m_listed.push_back({box, [what, list](const core::Unit& u) {
                          const auto& has = u.stats.*list;
                          return std::find(has.begin(), has.end(), what) != has.end();
                        }});
    connect(box, &QCheckBox::clicked, this, [this, what, list](bool on) {
      edit(tr("Change psychology"), nullptr, [=](core::Unit& u) { setListed(u.stats.*list, what, on); });
    });
  };
  using core::Psychology;
  listed(tr("Causes Fear"), "causes_fear", Psychology::Fear, &core::Characteristics::causes);
  listed(tr("Causes Terror"), "causes_terror", Psychology::Terror, &core::Characteristics::causes);
  listed(tr("Immune to Fear"), "immune_fear", Psychology::Fear, &core::Characteristics::immune);
  listed(tr("Immune to Terror"), "immune_terror", Psychology::Terror, &core::Characteristics::immune);
  listed(tr("Immune to Panic"), "immune_panic", Psychology::Panic, &core::Characteristics::immune);
}

void UnitPage::syncMissile(const core::Unit& unit) {
  m_shoots->setChecked(unit.stats.missile.has_value());
  m_weapon->setVisible(unit.stats.missile.has_value());
  if (!m_weaponName->hasFocus() || !m_weaponName->isModified())
    m_weaponName->setText(QString::fromStdString(weaponOf(unit).name));
  m_shooters->setCurrentIndex(m_shooters->findData(static_cast<int>(weaponOf(unit).ranks)));
  for (const auto& [box, has] : m_listed) box->setChecked(has(unit));
}

}  // namespace frontage::ui
