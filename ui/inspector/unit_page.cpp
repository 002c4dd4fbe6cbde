#include "ui/inspector/unit_page.h"

#include "core/battlefield/formation.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/swatch.h"
#include "ui/text/figures.h"
#include "ui/text/terrain_names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <array>
#include <cmath>

namespace frontage::ui {

namespace {

using Kind = MeasureEdit::Kind;

constexpr std::array kTroopTypes{core::TroopType::Infantry,         core::TroopType::WarBeast,
                                 core::TroopType::Cavalry,          core::TroopType::MonstrousInfantry,
                                 core::TroopType::MonstrousCavalry, core::TroopType::Chariot,
                                 core::TroopType::Monster};

/// A change of the formation keeps the middle of the front edge where it is (rules.md T2).
template <class Change>
void keepingFront(core::Unit& unit, const Change& change) {
  const geometry::Vec front = core::footprintOf(unit).frontCentre();
  change(unit);
  unit.pose.centre += front - core::footprintOf(unit).frontCentre();
}

int whole(double value) {
  return static_cast<int>(std::lround(value));
}

}  // namespace

UnitPage::UnitPage(Document& document, QWidget* parent)
    : InspectorPage(document, QStringLiteral("unit"), parent),
      m_name(new QLineEdit(this)),
      m_army(new QComboBox(this)) {
  QFormLayout* form = addGroup(tr("Regiment"));
  addField(form, tr("Name"), QStringLiteral("name"), m_name);
  addField(form, tr("Army"), QStringLiteral("army"), m_army);
  connect(m_name, &QLineEdit::editingFinished, this, [this] {
    edit(tr("Rename to %1").arg(m_name->text()), nullptr,
         [this](core::Unit& u) { u.name = m_name->text().toStdString(); });
  });
  connect(m_army, &QComboBox::activated, this, [this] {
    edit(tr("Change army"), nullptr,
         [this](core::Unit& u) { u.army = {m_army->currentData().toString().toStdString()}; });
  });
  addPlace();
  addFormation();
  addCharacteristics();
  addMissile();
  addPsychology();
  addState();
  addEngagements();
  finish();
}

void UnitPage::addPlace() {
  QFormLayout* form = addGroup(tr("Place"));
  MeasureEdit* x = addMeasure(nullptr, tr("Distance from the left edge"), QStringLiteral("x"), Kind::Inches, 0, 240, 1);
  MeasureEdit* y =
      addMeasure(nullptr, tr("Distance from the bottom edge"), QStringLiteral("y"), Kind::Inches, 0, 240, 1);
  addPair(form, tr("Centre"), QStringLiteral("·"), x, y);
  MeasureEdit* facing = addMeasure(form, tr("Facing"), QStringLiteral("facing"), Kind::Degrees, 0, 360, 15);
  facing->setToolTip(tr("Degrees clockwise; 0° looks up the table"));
  bind(
      x, tr("Move %1"), [](const auto& u) { return u.pose.centre.x; }, [](auto& u, double v) { u.pose.centre.x = v; });
  bind(
      y, tr("Move %1"), [](const auto& u) { return u.pose.centre.y; }, [](auto& u, double v) { u.pose.centre.y = v; });
  bind(
      facing, tr("Turn %1"), [](const auto& u) { return u.pose.facing.bearingDegrees(); },
      [](auto& u, double v) { u.pose.facing = geometry::Facing::fromBearingDegrees(v); });
}

void UnitPage::addFormation() {
  QFormLayout* form = addGroup(tr("Formation"));
  bind(
      addMeasure(form, tr("Models"), QStringLiteral("models"), Kind::Count, 1, 200, 1), tr("Change models of %1"),
      [](const auto& u) { return u.models; },
      [](auto& u, double v) {
        if (whole(v) < u.models)
          core::removeModels(u, u.models - whole(v));
        else
          keepingFront(u, [v](core::Unit& more) { more.models = whole(v); });
      });
  bind(
      addMeasure(form, tr("Files"), QStringLiteral("files"), Kind::Count, 1, 200, 1), tr("Change files of %1"),
      [](const auto& u) { return u.files; },
      [](auto& u, double v) { core::setFilesKeepingFront(u, std::min(whole(v), u.models)); });
  MeasureEdit* width =
      addMeasure(nullptr, tr("Base width"), QStringLiteral("base_width"), Kind::Millimetres, 5, 500, 5);
  MeasureEdit* depth =
      addMeasure(nullptr, tr("Base depth"), QStringLiteral("base_depth"), Kind::Millimetres, 5, 500, 5);
  addPair(form, tr("Base"), QStringLiteral("×"), width, depth);
  bind(
      width, tr("Change base of %1"), [](const auto& u) { return u.base.width; },
      [](auto& u, double v) { keepingFront(u, [v](core::Unit& other) { other.base.width = v; }); });
  bind(
      depth, tr("Change base of %1"), [](const auto& u) { return u.base.depth; },
      [](auto& u, double v) { keepingFront(u, [v](core::Unit& other) { other.base.depth = v; }); });
}

void UnitPage::addCharacteristics() {
  QFormLayout* form = addGroup(tr("Characteristics"));
  m_troop = new QComboBox(this);
  for (const core::TroopType type : kTroopTypes) m_troop->addItem(troopName(type), static_cast<int>(type));
  addField(form, tr("Troop type"), QStringLiteral("troop_type"), m_troop);
  connect(m_troop, &QComboBox::activated, this, [this] {
    edit(tr("Change troop type"), nullptr,
         [this](core::Unit& u) { u.stats.troopType = static_cast<core::TroopType>(m_troop->currentData().toInt()); });
  });
  bind(
      addMeasure(form, tr("Movement"), QStringLiteral("movement"), Kind::Inches, 0, 40, 1), tr("Change Movement of %1"),
      [](const auto& u) { return u.stats.movement; }, [](auto& u, double v) { u.stats.movement = v; });
  const auto count = [&](const QString& label, const char* name, double least, double most,
                         int core::Characteristics::*at) {
    bind(
        addMeasure(form, label, QLatin1String(name), Kind::Count, least, most, 1), tr("Change %1 of %2").arg(label),
        [at](const auto& u) { return u.stats.*at; }, [at](auto& u, double v) { u.stats.*at = whole(v); });
  };
  count(tr("Leadership"), "leadership", 2, 10, &core::Characteristics::leadership);
  bind(
      addMeasure(form, tr("Unit Strength"), QStringLiteral("unit_strength"), Kind::Number, 0, 50, 1),
      tr("Change Unit Strength of %1"), [](const auto& u) { return u.stats.unitStrength; },
      [](auto& u, double v) { u.stats.unitStrength = v; });
  bind(
      addMeasure(form, tr("Wounds"), QStringLiteral("wounds"), Kind::Count, 1, 100, 1),
      tr("Change %1 of %2").arg(tr("Wounds")), [](const auto& u) { return u.stats.wounds; },
      [](auto& u, double v) {
        u.stats.wounds = whole(v);
        u.woundsTaken = std::min(u.woundsTaken, u.stats.wounds - 1);
      });
  bind(
      addMeasure(form, tr("Wounds taken"), QStringLiteral("wounds_taken"), Kind::Count, 0, 99, 1),
      tr("Change wounds of %1"), [](const auto& u) { return u.woundsTaken; },
      [](auto& u, double v) { u.woundsTaken = std::min(whole(v), u.stats.wounds - 1); });
  count(tr("Toughness"), "toughness", 1, 10, &core::Characteristics::toughness);
  count(tr("Armour save"), "armour_save", 1, 7, &core::Characteristics::armourSave);
  count(tr("Height"), "height", 1, 5, &core::Characteristics::height);
  bind(
      addMeasure(form, tr("Charge bonus"), QStringLiteral("charge_bonus"), Kind::Inches, -24, 24, 1),
      tr("Change charge bonus of %1"), [](const auto& u) { return u.stats.chargeBonus; },
      [](auto& u, double v) { u.stats.chargeBonus = v; });
  auto* swift = new QCheckBox(tr("Swiftstride"), this);
  swift->setObjectName(QStringLiteral("unit/swiftstride"));
  auto* flying = new QCheckBox(tr("Flying"), this);
  flying->setObjectName(QStringLiteral("unit/flying"));
  form->addRow(swift);
  form->addRow(flying);
  bind(swift, tr("Change Swiftstride of %1"), [](core::Unit& u) -> bool& { return u.stats.swiftstride; });
  bind(flying, tr("Change flying of %1"), [](core::Unit& u) -> bool& { return u.stats.flying; });
}

void UnitPage::addState() {
  QFormLayout* form = addGroup(tr("State"));
  const auto flag = [&](const QString& label, const char* name, std::function<bool&(core::Unit&)> at) {
    auto* box = new QCheckBox(label, this);
    box->setObjectName(QStringLiteral("unit/") + QLatin1String(name));
    form->addRow(box);
    bind(box, tr("Change state of %1"), std::move(at));
  };
  flag(tr("Fleeing"), "fleeing", [](core::Unit& u) -> bool& { return u.state.fleeing; });
  flag(tr("Shaken"), "shaken", [](core::Unit& u) -> bool& { return u.state.shaken; });
  flag(tr("Has marched"), "marched", [](core::Unit& u) -> bool& { return u.state.marched; });
}

const core::Unit* UnitPage::unit() const {
  const Selection& selection = document().selection();
  return selection.units.size() == 1 ? document().field().find(*selection.units.begin()) : nullptr;
}

void UnitPage::edit(const QString& text, const void* field, const std::function<void(core::Unit&)>& change) {
  const core::Unit* old = unit();
  if (!old) return;
  if (!field || field != m_editing || old->id != m_editedUnit) m_gesture = Gesture();
  m_editing = field;
  m_editedUnit = old->id;
  core::Unit changed = *old;
  change(changed);
  report(replace(document(), {{changed}, {}}, text, m_gesture));
}

void UnitPage::bind(MeasureEdit* field, const QString& what, Reader read, Writer write) {
  m_fields.push_back({field, std::move(read)});
  connect(field, &MeasureEdit::valueTyped, this, [this, field, what, write = std::move(write)](double value) {
    const core::Unit* old = unit();
    if (!old) return;
    edit(what.arg(nameOf(Things{{*old}, {}})), field, [&](core::Unit& u) { write(u, value); });
  });
}

void UnitPage::bind(QCheckBox* box, const QString& what, std::function<bool&(core::Unit&)> flag) {
  m_flags.push_back({box, flag});
  connect(box, &QCheckBox::clicked, this, [this, what, flag](bool on) {
    const core::Unit* old = unit();
    if (!old) return;
    edit(what.arg(nameOf(Things{{*old}, {}})), nullptr, [&](core::Unit& u) { flag(u) = on; });
  });
}

void UnitPage::fillArmies() {
  const QSignalBlocker quiet(m_army);
  m_army->clear();
  std::size_t index = 0;
  for (const core::Army& army : document().field().armies)
    m_army->addItem(armySwatch(index++), QString::fromStdString(army.name), QString::fromStdString(army.id.value));
}

void UnitPage::sync() {
  const core::Unit* u = unit();
  if (!u) return;
  const bool asked = document().question() && document().question()->aboutLabels;
  setHeading(nameOf(Things{{*u}, {}}),
             asked ? troopName(u->stats.troopType)
                   : tr("%1 · %n model(s) · Unit Strength %2", nullptr, u->models)
                         .arg(troopName(u->stats.troopType), numberText(core::unitStrengthOf(*u))));
  if (!m_name->hasFocus() || !m_name->isModified()) m_name->setText(QString::fromStdString(u->name));
  fillArmies();
  m_army->setCurrentIndex(m_army->findData(QString::fromStdString(u->army.value)));
  m_troop->setCurrentIndex(m_troop->findData(static_cast<int>(u->stats.troopType)));
  syncMissile(*u);
  syncEngagements(*u);
  for (const Field& field : m_fields) field.edit->setValue(field.read(*u));
  core::Unit copy = *u;
  for (auto& [box, flag] : m_flags) box->setChecked(flag(copy));
}

}  // namespace frontage::ui
