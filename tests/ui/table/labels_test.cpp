#include "core/battlefield/formation.h"
#include "core/battlefield/placement.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/scene/battlefield_scene.h"
#include "ui/scene/coordinates.h"
#include "ui/scene/handles_item.h"
#include "ui/scene/label_item.h"
#include "ui/text/unit_text.h"
#include "ui/tools/select_tool.h"
#include "ui/view/battlefield_view.h"
#include "ui/window/table_tools.h"

#include <QPainterPath>

#include <random>

namespace frontage::ui {
namespace {

/// The words on the table, on boards as crowded as they come.
class BoardLabels : public TableWindow {
 protected:
  static core::Scenario crowd(unsigned seed, int most) {
    std::mt19937 random(seed);
    const auto any = [&random](double from, double to) { return std::uniform_real_distribution(from, to)(random); };
    core::Scenario scenario = fourUnits();
    scenario.field.units.clear();
    for (int i = 0; i < most; ++i) {
      core::Unit unit;
      unit.id = {"unit" + std::to_string(i)};
      unit.name = std::string(1 + random() % 18, 'w');
      unit.army = {i % 2 == 0 ? "red" : "blue"};
      unit.models = 1 + static_cast<int>(random() % 30);
      unit.files = 1 + static_cast<int>(random() % static_cast<unsigned>(unit.models));
      unit.base = {25, 25};
      unit.state.fleeing = random() % 5 == 0;
      unit.pose = {{any(3, 69), any(3, 45)}, geometry::Facing::fromBearingDegrees(any(0, 360))};
      if (!core::placementFault(scenario.field, unit)) scenario.field.units.push_back(unit);
    }
    return scenario;
  }
  [[nodiscard]] std::vector<const LabelItem*> labels() const {
    std::vector<const LabelItem*> found;
    for (const QGraphicsItem* item : window().scene().items())
      if (const auto* label = qgraphicsitem_cast<const LabelItem*>(item); label && label->isVisible())
        found.push_back(label);
    return found;
  }
  /// The boxes that the words take, those that stand back for want of room too.
  [[nodiscard]] static QRectF boxOf(const LabelItem& label) {
    return label.isCrowded() ? label.boxAt(LabelItem::Place::Behind) : label.takenBox();
  }
  [[nodiscard]] const core::Unit& unitOf(const LabelItem& label) const {
    // The label stands at the middle of an edge of its unit, or at its centre.
    const geometry::Vec at = toTable(label.pos());
    const core::Unit* nearest = nullptr;
    double least = 1e9;
    for (const core::Unit& unit : field().units) {
      const geometry::Footprint f = core::footprintOf(unit);
      for (const geometry::Vec middle : {f.pose.centre, f.pose.toTable({0, -f.halfDepth}),
                                         f.pose.toTable({f.halfWidth, 0}), f.pose.toTable({-f.halfWidth, 0})})
        if (geometry::distance(middle, at) < least) {
          least = geometry::distance(middle, at);
          nearest = &unit;
        }
    }
    return *nearest;
  }
  void expectNothingOverlaps(const char* when) const {
    const auto all = labels();
    for (std::size_t i = 0; i < all.size(); ++i) {
      const QRectF box = boxOf(*all[i]);
      const geometry::Footprint own = core::footprintOf(unitOf(*all[i]));
      QPainterPath front(toScene(own.frontLeft()));
      front.lineTo(toScene(own.frontRight()));
      EXPECT_FALSE(front.intersects(box)) << when << ": " << all[i]->text().toStdString() << " lies over its front";
      if (all[i]->isCrowded()) continue;
      for (std::size_t k = i + 1; k < all.size(); ++k)
        EXPECT_FALSE(!all[k]->isCrowded() && box.intersects(boxOf(*all[k])))
            << when << ": " << all[i]->text().toStdString() << " and " << all[k]->text().toStdString();
    }
  }
};

TEST_F(BoardLabels, NeverLieOverEachOtherNorOverTheirOwnFront) {
  for (unsigned board = 0; board < 12; ++board) {
    open(crowd(board, 40));
    ASSERT_GE(labels().size(), 10U);
    expectNothingOverlaps("the whole table");
    for (int i = 0; i < 4; ++i) trigger("view/zoomIn");
    expectNothingOverlaps("near");
    trigger("view/fit");
    for (int i = 0; i < 3; ++i) trigger("view/zoomOut");
    expectNothingOverlaps("far");
  }
}

TEST_F(BoardLabels, KeepApartWhileAUnitIsDragged) {
  const geometry::Vec start = unit("knights").pose.centre;
  press(start);
  for (int i = 1; i <= 40; ++i) {
    moveTo(start + geometry::Vec{0.5 * i, 0.02 * i * i}, Qt::AltModifier);
    expectNothingOverlaps("dragged");
  }
  release(start + geometry::Vec{20, 32}, Qt::AltModifier);
}

TEST_F(BoardLabels, StandBackOnlyWhereEveryPlaceIsTaken) {
  open(fourUnits());
  for (const LabelItem* label : labels()) EXPECT_FALSE(label->isCrowded()) << label->text().toStdString();
}

TEST_F(BoardLabels, TellEachUnitByAShortFormWhereTheTableIsSmallest) {
  open(fourUnits());
  for (int i = 0; i < 20; ++i) trigger("view/zoomOut");
  EXPECT_NEAR(window().view().pixelsPerInch(), 3, 1e-9);
  ASSERT_EQ(labels().size(), 4U);
  for (const LabelItem* label : labels()) {
    EXPECT_FALSE(label->takenBox().isEmpty()) << label->text().toStdString();
    EXPECT_LE(label->shownText().size(), 4) << label->text().toStdString();
    EXPECT_TRUE(label->takenBox().contains(toScene(unitOf(*label).pose.centre))) << "on its block";
  }
  trigger("view/fit");
  for (const LabelItem* label : labels()) EXPECT_EQ(label->shownText(), label->text());
}

TEST_F(BoardLabels, LeaveTheHandleOfTheSelectedUnitFree) {
  core::Scenario close = fourUnits();
  // Its words stand behind it, which is where the handle of the one below comes.
  close.field.units.resize(2);
  close.field.units[0].pose = {{20, 12}, geometry::Facing::fromBearingDegrees(0)};
  close.field.units[1].pose = {{20, 40}, geometry::Facing::fromBearingDegrees(0)};
  open(close);
  // The handle stands 34 pixels before the front of the one below, the words 5 to 35 behind the rear of the other.
  close.field.units[1].pose.centre.y = 14 + (34 + 15) * pixel() + 2;
  open(close);
  const LabelItem* above = nullptr;
  for (const LabelItem* label : labels())
    if (unitOf(*label).pose.centre.y > 15) above = label;
  ASSERT_TRUE(above);
  const QRectF before = above->takenBox();
  document().selectUnit({"knights"});
  const auto handle = window().tools().select().handles().takenBox();
  ASSERT_TRUE(before.intersects(handle)) << "or there is nothing to see here";
  EXPECT_FALSE(above->takenBox().intersects(handle));
  document().select({});
  EXPECT_EQ(above->takenBox(), before);
}

TEST(ShortTitle, KeepsWhatTellsNamesApart) {
  const auto of = [](const char* name) { return shortTitle(QString::fromUtf8(name)).toStdString(); };
  EXPECT_EQ(of("Knights"), "Kn");
  EXPECT_EQ(of("Black Knights"), "BK");
  EXPECT_EQ(of("Spearmen 2"), "S2");
  EXPECT_EQ(of("Black Knights 3"), "BK3");
  EXPECT_EQ(of("  Äxte "), "Äx");
  EXPECT_EQ(of(""), "");
}

}  // namespace
}  // namespace frontage::ui
