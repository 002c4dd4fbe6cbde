#include "core/battlefield/formation.h"
#include "tests/ui/export/exported.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTransform>
#include <QXmlStreamReader>

#include <cmath>
#include <map>

namespace frontage::ui {
namespace {

constexpr double kNear = 1e-3;  // inches

/// What a reader finds in an exported drawing, in inches.
struct Drawing {
  std::map<std::string, std::vector<geometry::Vec>> footprints;          ///< by data-id
  std::map<std::string, std::vector<std::vector<geometry::Vec>>> drawn;  ///< the boxes that are painted in its group
};

class DrawingReader {
 public:
  explicit DrawingReader(const QByteArray& svg) : m_xml(svg) {
    m_xml.readNextStartElement();
    m_perInch = m_xml.attributes().value(QLatin1String("data-pixels-per-inch")).toDouble();
    m_origin = pointsOf(m_xml.attributes().value(QLatin1String("data-origin")).toString()).value(0);
    while (m_xml.readNextStartElement()) element({}, {});
    EXPECT_FALSE(m_xml.hasError()) << m_xml.errorString().toStdString();
  }
  Drawing drawing;

 private:
  static QPolygonF pointsOf(const QString& text) {
    QList<double> numbers;
    static const QRegularExpression apart(QStringLiteral("[\\s,]+"));
    for (const QString& word : text.split(apart, Qt::SkipEmptyParts)) numbers << word.toDouble();
    QPolygonF points;
    for (int i = 0; i + 1 < numbers.size(); i += 2) points << QPointF(numbers[i], numbers[i + 1]);
    return points;
  }
  static QTransform transformOf(const QString& text) {
    static const QRegularExpression matrix(QStringLiteral(R"(matrix\(([^)]*)\))"));
    const QString inside = matrix.match(text).captured(1);
    if (inside.isEmpty()) return {};
    const QPolygonF p = pointsOf(inside);
    return {p[0].x(), p[0].y(), p[1].x(), p[1].y(), p[2].x(), p[2].y()};
  }
  [[nodiscard]] std::vector<geometry::Vec> inInches(const QPolygonF& pixels) const {
    std::vector<geometry::Vec> inches;
    for (const QPointF& p : pixels)
      inches.push_back({(p.x() - m_origin.x()) / m_perInch, (m_origin.y() - p.y()) / m_perInch});
    return inches;
  }
  void element(const QTransform& before, std::string thing) {
    const QXmlStreamAttributes attributes = m_xml.attributes();
    const auto text = [&](const char* name) { return attributes.value(QLatin1String(name)).toString(); };
    const QTransform here = transformOf(text("transform")) * before;
    if (attributes.hasAttribute(QLatin1String("data-id"))) thing = text("data-id").toStdString();
    if (text("class") == QLatin1String("footprint"))
      drawing.footprints[thing] = inInches(here.map(pointsOf(text("points"))));
    else if (m_xml.name() == QLatin1String("polygon"))
      drawing.drawn[thing].push_back(inInches(here.map(pointsOf(text("points")))));
    else if (m_xml.name() == QLatin1String("rect"))
      drawing.drawn[thing].push_back(inInches(here.map(QPolygonF(
          QRectF(text("x").toDouble(), text("y").toDouble(), text("width").toDouble(), text("height").toDouble())))));
    else if (m_xml.name() == QLatin1String("path"))
      drawing.drawn[thing].push_back(
          inInches(here.map(pointsOf(text("d").remove(QRegularExpression(QStringLiteral("[MLZz]")))))));
    while (m_xml.readNextStartElement()) element(here, thing);
  }

  QXmlStreamReader m_xml;
  double m_perInch = 0;
  QPointF m_origin;
};

Drawing read(const core::Scenario& scenario, const PictureOptions& options = {}) {
  PictureContent content = contentOf(scenario);
  content.options = options;
  return DrawingReader(bytesOf(content, PictureFormat::Svg)).drawing;
}

/// The farthest that a corner of `wanted` is from the nearest of `found`.
double farthest(std::span<const geometry::Vec> wanted, std::span<const geometry::Vec> found) {
  double far = 0;
  for (const geometry::Vec& corner : wanted) {
    double near = 1e9;
    for (const geometry::Vec& other : found) near = std::min(near, geometry::distance(corner, other));
    far = std::max(far, near);
  }
  return far;
}

TEST(SvgPicture, HoldsTheFootprintsOfTheDocument) {
  for (unsigned number = 1; number <= 12; ++number) {
    const core::Scenario scenario = scattered(number);
    const Drawing drawing = read(scenario);
    ASSERT_EQ(drawing.footprints.size(), scenario.field.units.size() + scenario.field.terrain.size());
    for (const core::Unit& unit : scenario.field.units) {
      const auto& found = drawing.footprints.at(unit.id.value);
      ASSERT_EQ(found.size(), 4U);
      EXPECT_LT(farthest(core::footprintOf(unit).corners(), found), kNear) << number << " " << unit.id.value;
    }
    for (const core::Terrain& terrain : scenario.field.terrain)
      EXPECT_LT(farthest(terrain.shape.vertices, drawing.footprints.at(terrain.id.value)), kNear);
  }
}

// Not only what is written for readers: what is painted, too.
TEST(SvgPicture, PaintsTheFootprintsWhereTheyAre) {
  for (unsigned number = 1; number <= 12; ++number) {
    const core::Scenario scenario = scattered(number);
    const Drawing drawing = read(scenario);
    for (const core::Unit& unit : scenario.field.units) {
      double best = 1e9;
      for (const auto& box : drawing.drawn.at(unit.id.value))
        if (box.size() == 4 || box.size() == 5) best = std::min(best, farthest(core::footprintOf(unit).corners(), box));
      EXPECT_LT(best, kNear) << number << " " << unit.id.value;
    }
  }
}

TEST(SvgPicture, IsTheSameAtAnySize) {
  const core::Scenario scenario = scattered(3);
  PictureOptions options;
  options.size = QSize(4000, 2500);
  const Drawing large = read(scenario, options);
  options.size = QSize(500, 700);
  const Drawing small = read(scenario, options);
  for (const core::Unit& unit : scenario.field.units) {
    EXPECT_LT(farthest(core::footprintOf(unit).corners(), large.footprints.at(unit.id.value)), kNear);
    EXPECT_LT(farthest(core::footprintOf(unit).corners(), small.footprints.at(unit.id.value)), kNear);
  }
}

/// The share of pixels in which two pictures differ by more than a little.
double difference(const QImage& a, const QImage& b) {
  int differing = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      if (std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q)) > 96)
        ++differing;
    }
  return double(differing) / (a.width() * a.height());
}

// Another program's eyes: QtSvg draws what the file says, and it looks like the PNG.
TEST(SvgPicture, LooksLikeThePng) {
  for (const bool dark : {false, true}) {
    core::Scenario scenario = scattered(5);
    PictureContent content = contentOf(scenario);
    if (dark) content.options.look = &Theme::dark();
    QSvgRenderer renderer(bytesOf(content, PictureFormat::Svg));
    ASSERT_TRUE(renderer.isValid());
    const QImage png = QImage::fromData(bytesOf(content, PictureFormat::Png)).convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(renderer.defaultSize(), png.size());
    QImage drawn(png.size(), QImage::Format_RGB32);
    drawn.fill(Qt::magenta);
    QPainter painter(&drawn);
    renderer.render(&painter);
    painter.end();
    EXPECT_LT(difference(png, drawn), 0.03) << dark;
  }
}

TEST(SvgPicture, BlocksOfSmallUnitsKeepTheirPattern) {
  core::Scenario scenario = scattered(2);
  PictureContent content = contentOf(scenario);
  content.options.size = QSize(200, 160);
  const QByteArray svg = bytesOf(content, PictureFormat::Svg);
  QSvgRenderer renderer(svg);
  EXPECT_TRUE(renderer.isValid());
  // What a pattern is called is defined, once.
  QSet<QString> defined;
  QXmlStreamReader xml(svg);
  while (!xml.atEnd())
    if (xml.readNext() == QXmlStreamReader::StartElement) {
      const QString id = xml.attributes().value(QLatin1String("id")).toString();
      if (id.isEmpty()) continue;
      EXPECT_FALSE(defined.contains(id)) << id.toStdString();
      defined.insert(id);
    }
  EXPECT_FALSE(xml.hasError());
  const QRegularExpression used(QStringLiteral(R"(url\(#([^)]+)\))"));
  for (auto it = used.globalMatch(QString::fromUtf8(svg)); it.hasNext();)
    EXPECT_TRUE(defined.contains(it.next().captured(1)));
}

}  // namespace
}  // namespace frontage::ui
