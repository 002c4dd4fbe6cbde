#include "ui/scene/label_item.h"

#include "core/battlefield/formation.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/layers.h"
#include "ui/scene/letter_outlines.h"
#include "ui/scene/pens.h"
#include "ui/text/unit_text.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <QTimer>

#include <cmath>

namespace frontage::ui {

namespace {

constexpr double kNamePixels = 12;
constexpr double kWidestName = 240;
constexpr double kFiguresPixels = 11;
constexpr double kBadgeHeight = 15;
constexpr double kGap = 5;     ///< between the rear edge and the label
constexpr double kMargin = 4;  ///< that the rim of the letters stands out of the box
constexpr double kShortPixels = 9;
constexpr double kShortGap = 0.5;   ///< between the front edge and a short form
constexpr double kNamesFrom = 5;    ///< pixels an inch; below, short forms stand on the blocks
constexpr double kFiguresFrom = 8;  ///< pixels an inch; the second line is left out below
constexpr int kPicturesATurn = 60;
constexpr double kRim = 1.5;    ///< width of the rim of the letters
constexpr float kPlate = 0.8F;  ///< opacity of what is under words that lie over bases

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::LabelItem)
};

QFont nameFont() {
  return boardFont(kNamePixels, QFont::DemiBold);
}

QFont shortFont() {
  return boardFont(kShortPixels, QFont::DemiBold);
}

double widthOf(const QString& text, const QFont& font) {
  return QFontMetricsF(font).horizontalAdvance(text);
}

/// The rim of a picture of pixels: the letters in the table's colour, drawn once for each direction. Their outlines
/// would come to the same and take five times as long.
void paintRim(QPainter& painter, QPointF baseline, const QFont& font, const QString& text, const QColor& colour) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  const QTextLine line = layout.createLine();
  layout.endLayout();
  painter.setPen(colour);
  const QPointF corner = baseline - QPointF(0, line.ascent());
  for (const QGlyphRun& run : layout.glyphRuns())
    for (const QPointF by : {QPointF(kRim, 0), QPointF(-kRim, 0), QPointF(0, kRim), QPointF(0, -kRim), QPointF(1, 1),
                             QPointF(1, -1), QPointF(-1, 1), QPointF(-1, -1)})
      painter.drawGlyphRun(corner + by, run);
}

/// Text with a rim in the table's colour, so that it reads over grid lines and terrain.
void paintHaloed(QPainter& painter, QPointF baseline, const QFont& font, const QString& text, const QColor& colour,
                 LabelItem::Rim rim) {
  QColor halo = theme().colour(Role::Halo);
  if (rim == LabelItem::Rim::Stamped) {
    paintRim(painter, baseline, font, text, halo);
  } else {
    halo.setAlphaF(0.85F);
    painter.strokePath(outlinesOf(baseline, font, text),
                       QPen(halo, 2 * kRim, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(baseline, text);
}

/// No more than so many in one turn of the event loop: a table of hundreds of units gets its words over a few frames
/// and does not hold up the window.
bool mayMakePicture(QGraphicsScene& scene) {
  static int made = 0;
  if (made == 0) QTimer::singleShot(0, qApp, [] { made = 0; });
  if (++made <= kPicturesATurn) return true;
  if (made == kPicturesATurn + 1) QTimer::singleShot(0, &scene, [&scene] { scene.update(); });
  return false;
}

}  // namespace

LabelItem::LabelItem() {
  setZValue(zOf(Layer::Labels));
  setAcceptedMouseButtons(Qt::NoButton);
}

void LabelItem::sync(const core::Unit& unit) {
  prepareGeometryChange();
  const QString figures = Words::tr("%1 · US %2").arg(unit.models).arg(core::unitStrengthOf(unit));
  const bool sameWords = m_name == unitTitle(unit) && m_figures == figures && m_badges == unitStates(unit);
  m_unit = unit;
  if (!sameWords) {
    m_picture = {};
    m_name = unitTitle(unit);
    m_figures = figures;
    m_badges = unitStates(unit);
    measureWords();
  }
  setVisible(!unit.state.destroyed);
  layOut();
  update();
}

void LabelItem::setFigures(bool shown) {
  if (m_withFigures == shown) return;
  prepareGeometryChange();
  m_withFigures = shown;
  m_picture = {};
  layOut();
  update();
}

bool LabelItem::isShort() const {
  return zoomOf(*this) * kUnitsPerInch < kNamesFrom;
}

bool LabelItem::hasFigures(Place place) const {
  return m_withFigures && place != Place::Over && zoomOf(*this) * kUnitsPerInch >= kFiguresFrom;
}

void LabelItem::zoomChanged() {
  prepareGeometryChange();
  layOut();
}

/// Shaping words takes longer than all else that is done when a unit moves, so that it is done once.
void LabelItem::measureWords() {
  m_shownName = m_name;
  m_nameWidth = widthOf(m_shownName, nameFont());
  if (m_nameWidth > kWidestName) {
    m_shownName = QFontMetricsF(nameFont()).elidedText(m_name, Qt::ElideRight, kWidestName);
    m_nameWidth = widthOf(m_shownName, nameFont());
  }
  m_shortName = shortTitle(m_name);
  m_shortWidth = widthOf(m_shortName, shortFont());
  m_figuresWidth = widthOf(m_figures, boardFont(kFiguresPixels));
  m_badgesWidth = 0;
  for (const QString& badge : m_badges) m_badgesWidth += widthOf(badge, boardFont(kFiguresPixels)) + 14;
}

/// On the bases the name comes first: a state that would not fit is left to the sight of the fight.
bool LabelItem::hasBadges(Place place) const {
  if (isShort()) return false;
  if (m_badges.isEmpty() || place != Place::Over) return !m_badges.isEmpty();
  const double depth = 2 * core::footprintOf(m_unit).halfDepth * kUnitsPerInch * zoomOf(*this);
  return kNamePixels * 1.3 + kBadgeHeight + 3 + 2 * kGap <= depth;
}

QSizeF LabelItem::measure(Place place) const {
  if (isShort()) return {m_shortWidth, kShortPixels};
  double width = m_nameWidth;
  double height = kNamePixels * 1.3;
  if (hasFigures(place)) {
    width = qMax(width, m_figuresWidth);
    height += kFiguresPixels * 1.3;
  }
  const bool badges = hasBadges(place);
  if (badges) height += kBadgeHeight + 3;
  return {qMax(width, badges ? m_badgesWidth : 0) + 4, height};
}

/// The box touches the edge from outside, whichever way the unit looks: its centre is as far off as the box reaches
/// towards the unit.
LabelItem::Spot LabelItem::spotAt(Place place) const {
  if (place == Place::Over) return spotOver();
  const geometry::Footprint footprint = core::footprintOf(m_unit);
  const geometry::Vec right = m_unit.pose.facing.right();
  const geometry::Vec out = place == Place::Behind  ? -m_unit.pose.facing.forward()
                            : place == Place::Right ? right
                                                    : -right;
  const double half = place == Place::Behind ? footprint.halfDepth : footprint.halfWidth;
  const QSizeF size = measure(place);
  const double reach = (std::fabs(out.x) * size.width() + std::fabs(out.y) * size.height()) / 2 + kGap;
  const QPointF centre(out.x * reach, -out.y * reach);
  return {toScene(footprint.pose.centre + out * half),
          QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)};
}

/// In the middle of the bases, but as far back as it takes to leave the front edge alone.
LabelItem::Spot LabelItem::spotOver() const {
  const geometry::Vec ahead = m_unit.pose.facing.forward();
  const QSizeF size = measure(Place::Over);
  const double gap = isShort() ? kShortGap : kGap;
  const double reach = (std::fabs(ahead.x) * size.width() + std::fabs(ahead.y) * size.height()) / 2 + gap;
  const double halfDepth = core::footprintOf(m_unit).halfDepth * kUnitsPerInch * zoomOf(*this);
  const double back = qMax(0.0, reach - halfDepth);
  const QPointF centre(-ahead.x * back, ahead.y * back);
  return {toScene(m_unit.pose.centre), QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)};
}

QRectF LabelItem::boxAt(Place place) const {
  const Spot spot = spotAt(place);
  const double pixel = 1 / zoomOf(*this);
  return {spot.at + spot.box.topLeft() * pixel, spot.box.size() * pixel};
}

QRectF LabelItem::takenBox() const {
  return isVisible() && !m_crowded ? boxAt(m_place) : QRectF();
}

void LabelItem::setPlace(Place place, bool crowded) {
  prepareGeometryChange();
  m_place = place;
  m_crowded = crowded;
  layOut();
  update();
}

void LabelItem::layOut() {
  const Spot spot = spotAt(m_place);
  setPos(spot.at);
  m_box = spot.box;
}

QRectF LabelItem::boundingRect() const {
  const double pixel = 1 / zoomOf(*this);
  const QRectF box = m_box.adjusted(-kMargin, -kMargin, kMargin, kMargin);
  return {box.topLeft() * pixel, box.size() * pixel};
}

void LabelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const double zoom = zoomOf(*this);
  if (m_crowded) return;
  PixelFrame frame(*painter, {}, zoom);
  painter->setRenderHint(QPainter::Antialiasing);
  const bool figures = hasFigures(m_place);
  // On paper and in drawings words stay words; on the screen they are blitted, on whole pixels.
  const auto* board = qobject_cast<const BattlefieldScene*>(scene());
  if (painter->paintEngine()->type() != QPaintEngine::Raster || (board && board->isForFile()))
    return paintWords(*painter, figures, Rim::Outlined);
  const QPointF corner = m_box.topLeft() - QPointF(kMargin, kMargin);
  const QTransform& frameToPixels = painter->deviceTransform();
  const QPointF pixel = frameToPixels.map(corner);
  const QPointF whole(std::round(pixel.x()), std::round(pixel.y()));
  const double ratio = painter->device()->devicePixelRatioF();
  const bool kept = !m_picture.isNull() && m_pictureKey == keyOf(figures, ratio);
  if (!kept && !mayMakePicture(*scene())) return;
  painter->drawPixmap(corner + (whole - pixel) / ratio, picture(figures, ratio));
}

LabelItem::PictureKey LabelItem::keyOf(bool figures, double ratio) const {
  return {figures,
          m_place == Place::Over,
          hasBadges(m_place),
          isShort(),
          ratio,
          theme().colour(Role::UnitText).rgba(),
          theme().colour(Role::Halo).rgba()};
}

/// The rim of the letters costs more than all else on the table together, so that it is drawn once and kept.
const QPixmap& LabelItem::picture(bool figures, double ratio) {
  const PictureKey key = keyOf(figures, ratio);
  if (!m_picture.isNull() && m_pictureKey == key) return m_picture;
  m_pictureKey = key;
  const QSizeF size = m_box.size() + QSizeF(2 * kMargin, 2 * kMargin);
  m_picture = QPixmap((size * ratio).toSize() + QSize(1, 1));
  m_picture.setDevicePixelRatio(ratio);
  m_picture.fill(Qt::transparent);
  QPainter painter(&m_picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(QPointF(kMargin, kMargin) - m_box.topLeft());
  paintWords(painter, figures, Rim::Stamped);
  return m_picture;
}

void LabelItem::paintWords(QPainter& painter, bool figures, Rim rim) const {
  if (isShort())
    return paintHaloed(painter, {m_box.left(), m_box.bottom() - 1}, shortFont(), m_shortName,
                       theme().colour(Role::UnitText), rim);
  if (m_place == Place::Over) {
    QColor plate = theme().colour(Role::Halo);
    plate.setAlphaF(kPlate);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(m_box.adjusted(-2, -1, 2, 1), 3, 3);
  }
  double y = m_box.top() + kNamePixels;
  const auto line = [&](const QString& text, const QFont& font, Role role) {
    paintHaloed(painter, {m_box.center().x() - widthOf(text, font) / 2, y}, font, text, theme().colour(role), rim);
  };
  line(m_shownName, nameFont(), Role::UnitText);
  if (figures) {
    y += kFiguresPixels * 1.35;
    line(m_figures, boardFont(kFiguresPixels), Role::UnitText);
  }
  if (hasBadges(m_place)) paintBadges(painter, y + 5);
}

void LabelItem::paintBadges(QPainter& painter, double y) const {
  const QFont font = boardFont(kFiguresPixels, QFont::Medium);
  double width = 0;
  for (const QString& badge : m_badges) width += widthOf(badge, font) + 14;
  double x = m_box.center().x() - width / 2;
  for (const QString& badge : m_badges) {
    const bool warns = m_unit.state.fleeing || m_unit.state.shaken;
    const QRectF pill(x + 1, y, widthOf(badge, font) + 12, kBadgeHeight);
    painter.setPen(QPen(theme().colour(warns ? Role::Bad : Role::Accent), 1));
    painter.setBrush(theme().colour(Role::Surface));
    painter.drawRoundedRect(pill, 3, 3);
    painter.setFont(font);
    painter.drawText(pill, Qt::AlignCenter, badge);
    x += pill.width() + 2;
  }
}

}  // namespace frontage::ui
