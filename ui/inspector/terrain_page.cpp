#include "ui/inspector/terrain_page.h"

#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/text/terrain_names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

namespace frontage::ui {

TerrainPage::TerrainPage(Document& document, QWidget* parent)
    : InspectorPage(document, QStringLiteral("terrain"), parent),
      m_name(new QLineEdit(this)),
      m_kind(new QComboBox(this)) {
  QFormLayout* form = addGroup(tr("Terrain"));
  addField(form, tr("Name"), QStringLiteral("name"), m_name);
  for (const core::TerrainKind kind : kTerrainKinds) m_kind->addItem(terrainName(kind), static_cast<int>(kind));
  addField(form, tr("Kind"), QStringLiteral("kind"), m_kind);
  m_x = addMeasure(nullptr, tr("Distance from the left edge"), QStringLiteral("x"), MeasureEdit::Kind::Inches, -60, 300,
                   1);
  m_y = addMeasure(nullptr, tr("Distance from the bottom edge"), QStringLiteral("y"), MeasureEdit::Kind::Inches, -60,
                   300, 1);
  addPair(form, tr("Centre"), QStringLiteral("·"), m_x, m_y);
  m_width = addMeasure(nullptr, tr("Width"), QStringLiteral("width"), MeasureEdit::Kind::Inches, 0.1, 300, 1);
  m_depth = addMeasure(nullptr, tr("Depth"), QStringLiteral("depth"), MeasureEdit::Kind::Inches, 0.1, 300, 1);
  addPair(form, tr("Size"), QStringLiteral("×"), m_width, m_depth);
  m_turn = addMeasure(form, tr("Turn by"), QStringLiteral("turn"), MeasureEdit::Kind::Degrees, 0, 360, 15);
  m_turn->setToolTip(tr("Degrees clockwise from how it lies now"));
  finish();

  connect(m_name, &QLineEdit::editingFinished, this, [this] {
    edit(tr("Rename to %1").arg(m_name->text()), [this](core::Terrain& t) { t.name = m_name->text().toStdString(); });
  });
  connect(m_kind, &QComboBox::activated, this, [this] {
    edit(tr("Change kind of %1").arg(name()),
         [this](core::Terrain& t) { t.kind = static_cast<core::TerrainKind>(m_kind->currentData().toInt()); });
  });
  const auto move = [this](double value, bool horizontal) {
    edit(tr("Move %1").arg(name()), [&](core::Terrain& t) {
      const geometry::Vec centre = centreOf({{}, {t}});
      const geometry::Vec by = horizontal ? geometry::Vec{value - centre.x, 0} : geometry::Vec{0, value - centre.y};
      t = moved({{}, {t}}, by).terrain.front();
    });
  };
  connectSize();
  connect(m_x, &MeasureEdit::valueTyped, this, [move](double v) { move(v, true); });
  connect(m_y, &MeasureEdit::valueTyped, this, [move](double v) { move(v, false); });
}

void TerrainPage::connectSize() {
  const auto resize = [this](double width, double depth) {
    edit(tr("Resize %1").arg(name()), [&](core::Terrain& t) { t = resized(t, width, depth); });
  };
  connect(m_width, &MeasureEdit::valueTyped, this, [this, resize](double v) {
    if (const core::Terrain* t = terrain()) resize(v, sizeOf(*t).y);
  });
  connect(m_depth, &MeasureEdit::valueTyped, this, [this, resize](double v) {
    if (const core::Terrain* t = terrain()) resize(sizeOf(*t).x, v);
  });
  connect(m_turn, &MeasureEdit::valueTyped, this, [this](double v) {
    edit(tr("Turn %1").arg(name()), [v](core::Terrain& t) {
      t = turned({{}, {t}}, geometry::Angle::fromDegrees(-v)).terrain.front();
    });
    m_turn->setValue(0);  // it is by how much, and so done
  });
}

const core::Terrain* TerrainPage::terrain() const {
  const Selection& selection = document().selection();
  return selection.terrain.size() == 1 ? document().field().find(*selection.terrain.begin()) : nullptr;
}

QString TerrainPage::name() const {
  const core::Terrain* t = terrain();
  return t ? nameOf(Things{{}, {*t}}) : QString();
}

void TerrainPage::edit(const QString& text, const std::function<void(core::Terrain&)>& change) {
  const core::Terrain* old = terrain();
  if (!old) return;
  core::Terrain changed = *old;
  change(changed);
  report(replace(document(), {{}, {changed}}, text));
}

void TerrainPage::sync() {
  const core::Terrain* t = terrain();
  if (!t) return;
  setHeading(nameOf(Things{{}, {*t}}), terrainAbout(t->kind));
  m_name->setText(QString::fromStdString(t->name));
  m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(t->kind)));
  const geometry::Vec centre = centreOf({{}, {*t}});
  m_x->setValue(centre.x);
  m_y->setValue(centre.y);
  const geometry::Vec size = sizeOf(*t);
  m_width->setValue(size.x);
  m_depth->setValue(size.y);
  m_turn->setValue(0);
}

}  // namespace frontage::ui
