#include "ui/learn/editor/pointer_list.h"

#include "core/battlefield/formation.h"
#include "core/lesson/model/lesson_names.h"
#include "ui/learn/editor/pointer_words.h"
#include "ui/text/names.h"
#include "ui/theme/icons.h"

#include <QComboBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace frontage::ui {

namespace {

using At = core::Pointer::At;

constexpr double kRaster = 0.1;  ///< inches to which a clicked place is rounded

QString dataOf(At at, std::string_view part = {}) {
  return QString::fromStdString(std::string(core::nameOf(at)) + "/" + std::string(part));
}

core::Corner nearestCorner(const core::Unit& unit, geometry::Vec at) {
  const geometry::Footprint f = core::footprintOf(unit);
  using enum core::Corner;
  const std::array corners{std::pair(FrontLeft, f.frontLeft()), std::pair(FrontRight, f.frontRight()),
                           std::pair(RearLeft, f.rearLeft()), std::pair(RearRight, f.rearRight())};
  return std::min_element(corners.begin(), corners.end(),
                          [at](const auto& a, const auto& b) {
                            return geometry::distance(a.second, at) < geometry::distance(b.second, at);
                          })
      ->first;
}

/// The rank and place, from 1, of the model whose centre is nearest.
std::pair<int, int> nearestModel(const core::Unit& unit, geometry::Vec at) {
  std::pair<int, int> nearest{1, 1};
  double least = HUGE_VAL;
  for (int rank = 0; rank < core::ranksOf(unit); ++rank)
    for (int place = 0; place < core::modelsInRank(unit, rank); ++place) {
      const double far = geometry::distance(core::baseAt(unit, rank, place).pose.centre, at);
      if (far >= least) continue;
      least = far;
      nearest = {rank + 1, place + 1};
    }
  return nearest;
}

}  // namespace

PointerList::PointerList(QWidget* parent)
    : QWidget(parent),
      m_as(new QComboBox(this)),
      m_point(new QPushButton(icon(QStringLiteral("mouse-pointer-2")), tr("Click it on the table"), this)),
      m_add(new QPushButton(tr("Add the panel"), this)),
      m_remove(new QPushButton(icon(QStringLiteral("trash-2")), tr("Remove"), this)),
      m_list(new QListWidget(this)) {
  m_as->setObjectName(QStringLiteral("editorPointAs"));
  m_as->setAccessibleName(tr("What is pointed at"));
  m_point->setObjectName(QStringLiteral("editorPoint"));
  m_add->setObjectName(QStringLiteral("editorPointerAdd"));
  m_remove->setObjectName(QStringLiteral("editorPointerRemove"));
  m_list->setObjectName(QStringLiteral("editorPointers"));
  m_list->setAccessibleName(tr("What the text points at"));
  m_point->setCheckable(true);
  addKinds();
  m_list->setFixedHeight(m_list->fontMetrics().lineSpacing() * 3 + 10);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(m_as, 0, 0);
  grid->addWidget(m_point, 0, 1);
  grid->addWidget(m_add, 0, 1);
  grid->addWidget(m_list, 1, 0);
  grid->addWidget(m_remove, 1, 1, Qt::AlignTop);
  grid->setColumnStretch(0, 1);
  connect(m_point, &QPushButton::toggled, this, [this](bool on) {
    m_first = {};
    emit pointing(on);
  });
  connect(m_as, &QComboBox::currentIndexChanged, this, &PointerList::choose);
  connect(m_add, &QPushButton::clicked, this, [this] { add(chosen()); });
  connect(m_remove, &QPushButton::clicked, this, [this] {
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_pointers.erase(m_pointers.begin() + row);
    refresh();
    emit changed();
  });
  connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
  choose();
  refresh();
}

void PointerList::addKinds() {
  m_as->addItem(tr("all of it"), dataOf(At::Unit));
  for (const auto& side : core::Names<geometry::Side>::table) {
    m_as->addItem(tr("its edge: %1").arg(sideText(side.value)), dataOf(At::Edge, side.name));
    m_as->addItem(tr("its zone: %1").arg(sideText(side.value)), dataOf(At::Zone, side.name));
  }
  m_as->addItem(tr("its nearest corner"), dataOf(At::Corner));
  m_as->addItem(tr("one model"), dataOf(At::Model));
  m_as->addItem(tr("the gap between two"), dataOf(At::Gap));
  m_as->addItem(tr("one sees another"), dataOf(At::Sight));
  m_as->addItem(tr("one charges another"), dataOf(At::Move));
  m_as->addItem(tr("a place on the table"), dataOf(At::Point));
  for (const auto& panel : core::Names<core::Panel>::table)
    m_as->addItem(tr("the panel: %1").arg(panelText(panel.value)), dataOf(At::Panel, panel.name));
}

core::Pointer PointerList::chosen() const {
  const QStringList as = m_as->currentData().toString().split(QLatin1Char('/'));
  core::Pointer pointer;
  pointer.at = *core::fromName<At>(as[0].toStdString());
  if (const auto side = core::fromName<geometry::Side>(as[1].toStdString())) pointer.side = *side;
  if (pointer.at == At::Panel) pointer.panel = *core::fromName<core::Panel>(as[1].toStdString());
  return pointer;
}

/// Panels are not on the table.
void PointerList::choose() {
  m_first = {};
  const bool panel = chosen().at == At::Panel;
  if (panel) stopPointing();
  m_point->setVisible(!panel);
  m_add->setVisible(panel);
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

void PointerList::click(geometry::Vec at, const std::optional<core::UnitId>& unit,
                        const std::optional<core::TerrainId>& terrain) {
  if (!isPointing()) return;
  core::Pointer pointer = chosen();
  if (pointer.at == At::Point) {
    pointer.point = {std::round(at.x / kRaster) * kRaster, std::round(at.y / kRaster) * kRaster};
    add(pointer);
  } else if (unit && m_field.find(*unit)) {
    pointer.unit = *unit;
    addUnit(pointer, at);
  } else if (terrain && m_field.find(*terrain)) {
    pointer = {};
    pointer.at = At::Terrain;
    pointer.terrain = *terrain;
    add(pointer);
  }
}

void PointerList::addUnit(core::Pointer pointer, geometry::Vec at) {
  const core::Unit& unit = *m_field.find(pointer.unit);
  if (pointer.at == At::Corner) pointer.corner = nearestCorner(unit, at);
  if (pointer.at == At::Model) std::tie(pointer.rank, pointer.place) = nearestModel(unit, at);
  const bool two = pointer.at == At::Gap || pointer.at == At::Sight || pointer.at == At::Move;
  if (two && (m_first.empty() || m_first == pointer.unit)) {
    m_first = pointer.unit;
    return;
  }
  if (two) {
    pointer.other = pointer.unit;
    pointer.unit = std::exchange(m_first, {});
  }
  add(pointer);
}

void PointerList::add(core::Pointer pointer) {
  if (std::find(m_pointers.begin(), m_pointers.end(), pointer) != m_pointers.end()) return;
  m_pointers.push_back(std::move(pointer));
  refresh();
  emit changed();
}

void PointerList::refresh() {
  m_list->clear();
  for (const core::Pointer& pointer : m_pointers) m_list->addItem(pointerWords(pointer, m_field));
  m_remove->setEnabled(false);
}

}  // namespace frontage::ui
