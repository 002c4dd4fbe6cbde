#include "ui/export/svg_picture.h"

#include "core/battlefield/formation.h"
#include "ui/export/svg_fragment.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/terrain_item.h"
#include "ui/scene/unit_item.h"
#include "ui/text/unit_text.h"

#include <QGraphicsItem>
#include <QSet>
#include <QXmlStreamWriter>

namespace frontage::ui {

namespace {

QString numberOf(double value) {
  QString text = QString::number(value, 'f', 6);
  while (text.endsWith(QLatin1Char('0'))) text.chop(1);
  if (text.endsWith(QLatin1Char('.'))) text.chop(1);
  return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString pointsOf(const QPolygonF& polygon) {
  QStringList points;
  for (const QPointF& p : polygon) points << numberOf(p.x()) + QLatin1Char(',') + numberOf(p.y());
  return points.join(QLatin1Char(' '));
}

/// What an id of ours may be made of, so that it is one in XML too.
QString idOf(const char* kind, const std::string& id) {
  QString text = QLatin1String(kind) + QLatin1Char('-');
  for (const QChar c : QString::fromStdString(id))
    text += c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_') ? c : QLatin1Char('_');
  return text;
}

class SvgPicture : public PictureMaker {
 public:
  SvgPicture(BoardPicture& board, const QString& title) : m_board(board), m_items(board.items()), m_xml(&m_body) {
    m_xml.writeStartDocument();
    m_xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    m_xml.writeNamespace(QStringLiteral("http://www.w3.org/1999/xlink"), QStringLiteral("xlink"));
    writeRoot(title);
  }
  bool advance() override {
    if (m_done) return false;
    if (!m_ground) {
      m_ground = true;
      append(m_fragments.of([this](QPainter& painter) { m_board.paintGround(painter); }));
    } else if (m_next < m_items.size()) {
      writeItem(*m_items[m_next++]);
    } else {
      append(m_fragments.of([this](QPainter& painter) { m_board.paintCaption(painter); }));
      m_xml.writeEndDocument();
      m_done = true;
    }
    return true;
  }
  [[nodiscard]] double progress() const override {
    return m_items.empty() ? 1 : double(m_next) / double(m_items.size());
  }
  [[nodiscard]] QByteArray bytes() override { return m_body + '\n'; }

 private:
  void writeRoot(const QString& title) {
    const PictureLayout& layout = m_board.layout();
    const QPointF origin = layout.toPage.map(toScene(geometry::Vec{0, 0}));
    m_xml.writeStartElement(QStringLiteral("svg"));
    m_xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1.1"));
    m_xml.writeAttribute(QStringLiteral("width"), QString::number(layout.pixels().width()));
    m_xml.writeAttribute(QStringLiteral("height"), QString::number(layout.pixels().height()));
    m_xml.writeAttribute(
        QStringLiteral("viewBox"),
        QStringLiteral("0 0 %1 %2").arg(numberOf(layout.page.width()), numberOf(layout.page.height())));
    m_xml.writeAttribute(QStringLiteral("data-pixels-per-inch"), QString::number(layout.zoom * kUnitsPerInch, 'g', 17));
    m_xml.writeAttribute(QStringLiteral("data-origin"), QString::number(origin.x(), 'g', 17) + QLatin1Char(' ') +
                                                            QString::number(origin.y(), 'g', 17));
    m_xml.writeTextElement(QStringLiteral("title"), title);
  }

  void writeItem(QGraphicsItem& item) {
    const auto* unit = qgraphicsitem_cast<const UnitItem*>(&item);
    const auto* terrain = qgraphicsitem_cast<const TerrainItem*>(&item);
    if (unit) beginUnit(unit->unit());
    if (terrain) beginTerrain(terrain->terrain());
    append(m_fragments.of([this, &item](QPainter& painter) { m_board.paintItem(painter, item); }));
    if (unit || terrain) m_xml.writeEndElement();
  }

  void beginUnit(const core::Unit& unit) {
    beginThing(idOf("unit", unit.id.value), QStringLiteral("unit"), unit.id.value);
    m_xml.writeAttribute(QStringLiteral("data-army"), QString::fromStdString(unit.army.value));
    m_xml.writeAttribute(QStringLiteral("data-models"), QString::number(unit.models));
    m_xml.writeAttribute(QStringLiteral("data-facing"), numberOf(unit.pose.facing.bearingDegrees()));
    writeFootprint(unitTitle(unit), toScene(core::footprintOf(unit).corners()));
  }
  void beginTerrain(const core::Terrain& terrain) {
    const QString name = QString::fromStdString(terrain.name.empty() ? terrain.id.value : terrain.name);
    beginThing(idOf("terrain", terrain.id.value), QStringLiteral("terrain"), terrain.id.value);
    writeFootprint(name, toScene(terrain.shape.vertices));
  }
  void beginThing(const QString& xmlId, const QString& kind, const std::string& id) {
    m_xml.writeStartElement(QStringLiteral("g"));
    m_xml.writeAttribute(QStringLiteral("id"), xmlId);
    m_xml.writeAttribute(QStringLiteral("class"), kind);
    m_xml.writeAttribute(QStringLiteral("data-id"), QString::fromStdString(id));
  }
  void writeFootprint(const QString& name, const QPolygonF& scene) {
    m_xml.writeTextElement(QStringLiteral("title"), name);
    m_xml.writeStartElement(QStringLiteral("polygon"));
    m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("footprint"));
    m_xml.writeAttribute(QStringLiteral("points"), pointsOf(m_board.layout().toPage.map(scene)));
    m_xml.writeAttribute(QStringLiteral("fill"), QStringLiteral("none"));
    m_xml.writeAttribute(QStringLiteral("stroke"), QStringLiteral("none"));
    m_xml.writeEndElement();
  }
  void append(const QByteArray& fragment) { appendFragment(m_xml, fragment, m_known); }

  BoardPicture& m_board;
  std::vector<QGraphicsItem*> m_items;
  QByteArray m_body;
  QXmlStreamWriter m_xml;
  SvgFragments m_fragments{m_board.layout().page};
  QSet<QString> m_known;  ///< patterns that are in the file already
  std::size_t m_next = 0;
  bool m_ground = false;
  bool m_done = false;
};

}  // namespace

std::unique_ptr<PictureMaker> makeSvg(BoardPicture& board, const QString& title) {
  return std::make_unique<SvgPicture>(board, title);
}

}  // namespace frontage::ui
