#include "ui/learn/editor/pointer_list.h"

#include "core/lesson/model/lesson_names.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"

#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>

#include <utility>

namespace frontage::ui {

namespace {

using At = core::Pointer::At;

QString dataOf(At at, const char* side = "") {
  return QString::fromStdString(std::string(core::nameOf(at)) + "/" + side);
}

}  // namespace

PointerList::PointerList(QWidget* parent)
    : QWidget(parent),
      m_as(new QComboBox(this)),
      m_point(new QPushButton(icon(QStringLiteral("mouse-pointer-2")), tr("Click it on the table"), this)),
      m_remove(new QPushButton(icon(QStringLiteral("trash-2")), tr("Remove"), this)),
      m_list(new QListWidget(this)) {
  m_as->setObjectName(QStringLiteral("editorPointAs"));
  m_point->setObjectName(QStringLiteral("editorPoint"));
  m_remove->setObjectName(QStringLiteral("editorPointerRemove"));
  m_list->setObjectName(QStringLiteral("editorPointers"));
  m_point->setCheckable(true);
  m_as->addItem(tr("all of it"), dataOf(At::Unit));
  for (const auto& side : core::Names<geometry::Side>::table) {
    const std::string name(side.name);
    m_as->addItem(tr("its edge: %1").arg(sideText(side.value)), dataOf(At::Edge, name.c_str()));
    m_as->addItem(tr("its zone: %1").arg(sideText(side.value)), dataOf(At::Zone, name.c_str()));
  }
  m_as->addItem(tr("the gap between two"), dataOf(At::Gap));
  m_as->addItem(tr("one sees another"), dataOf(At::Sight));
  m_as->addItem(tr("one charges another"), dataOf(At::Move));
  m_list->setFixedHeight(m_list->fontMetrics().lineSpacing() * 3 + 10);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(m_as, 0, 0);
  grid->addWidget(m_point, 0, 1);
  grid->addWidget(m_list, 1, 0);
  grid->addWidget(m_remove, 1, 1, Qt::AlignTop);
  grid->setColumnStretch(0, 1);
  connect(m_point, &QPushButton::toggled, this, [this](bool on) {
    m_first = {};
    emit pointing(on);
  });
  connect(m_as, &QComboBox::currentIndexChanged, this, [this] { m_first = {}; });
  connect(m_remove, &QPushButton::clicked, this, [this] {
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_pointers.erase(m_pointers.begin() + row);
    refresh();
    emit changed();
  });
  connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
  refresh();
}

bool PointerList::isPointing() const {
  return m_point->isChecked();
}

void PointerList::stopPointing() {
  m_point->setChecked(false);
}

void PointerList::setPointers(std::vector<core::Pointer> pointers, const core::Battlefield& field) {
  m_field = field;
  m_pointers = std::move(pointers);
  refresh();
}

void PointerList::take(const core::UnitId& unit) {
  if (!isPointing() || !m_field.find(unit)) return;
  const QStringList as = m_as->currentData().toString().split(QLatin1Char('/'));
  core::Pointer pointer;
  pointer.at = *core::fromName<At>(as[0].toStdString());
  pointer.unit = unit;
  if (const auto side = core::fromName<geometry::Side>(as[1].toStdString())) pointer.side = *side;
  const bool two = pointer.at == At::Gap || pointer.at == At::Sight || pointer.at == At::Move;
  if (two && (m_first.empty() || m_first == unit)) {
    m_first = unit;
    return;
  }
  if (two) {
    pointer.unit = std::exchange(m_first, {});
    pointer.other = unit;
  }
  add(pointer);
}

void PointerList::take(const core::TerrainId& terrain) {
  if (!isPointing() || !m_field.find(terrain)) return;
  core::Pointer pointer;
  pointer.at = At::Terrain;
  pointer.terrain = terrain;
  add(pointer);
}

void PointerList::add(core::Pointer pointer) {
  if (std::find(m_pointers.begin(), m_pointers.end(), pointer) != m_pointers.end()) return;
  m_pointers.push_back(std::move(pointer));
  refresh();
  emit changed();
}

QString PointerList::words(const core::Pointer& pointer) const {
  const auto unit = [this](const core::UnitId& id) { return nameOf(m_field, id); };
  switch (pointer.at) {
    case At::Unit:
      return unit(pointer.unit);
    case At::Edge:
      return tr("%1, edge: %2").arg(unit(pointer.unit), sideText(pointer.side));
    case At::Zone:
      return tr("%1, zone: %2").arg(unit(pointer.unit), sideText(pointer.side));
    case At::Corner:
      return tr("%1, a corner").arg(unit(pointer.unit));
    case At::Model:
      return tr("%1, a model").arg(unit(pointer.unit));
    case At::Terrain: {
      const core::Terrain* terrain = m_field.find(pointer.terrain);
      return QString::fromStdString(terrain && !terrain->name.empty() ? terrain->name : pointer.terrain.value);
    }
    case At::Gap:
      return tr("Gap: %1, %2").arg(unit(pointer.unit), unit(pointer.other));
    case At::Sight:
      return tr("Sight: %1 → %2").arg(unit(pointer.unit), unit(pointer.other));
    case At::Move:
      return tr("Charge: %1 → %2").arg(unit(pointer.unit), unit(pointer.other));
    case At::Point:
      return tr("A place on the table");
    case At::Panel:
      break;
  }
  return tr("A panel of the window");
}

void PointerList::refresh() {
  m_list->clear();
  for (const core::Pointer& pointer : m_pointers) m_list->addItem(words(pointer));
  m_remove->setEnabled(false);
}

}  // namespace frontage::ui
