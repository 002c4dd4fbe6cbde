#include "core/battlefield/placement.h"
#include "tests/ui/support/table_window.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"

#include <cstdlib>
#include <random>

namespace frontage::ui {
namespace {

/// FRONTAGE_SOAK multiplies the length.
int steps(int usual) {
  const char* soak = std::getenv("FRONTAGE_SOAK");
  return usual * std::max(1, soak ? std::atoi(soak) : 1);
}

class EditingSession : public TableWindow {
 protected:
  std::mt19937 m_random{20240611};

  double between(double a, double b) { return std::uniform_real_distribution<>(a, b)(m_random); }
  int upTo(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }
  geometry::Vec somewhere() { return {between(2, 70), between(2, 46)}; }

  void randomStep() {
    static const LibraryEntry entries[] = {
        {"knights", {}}, {"spearmen", {}}, {{}, core::TerrainKind::Forest}, {{}, core::TerrainKind::Impassable}};
    switch (upTo(14)) {
      case 0:
        click(somewhere());
        break;
      case 1:
        drag(somewhere(), somewhere());
        break;
      case 2:
        key(Qt::Key_Tab);
        break;
      case 3:
        key(static_cast<Qt::Key>(Qt::Key_Left + upTo(4)), upTo(2) ? Qt::ShiftModifier : Qt::NoModifier);
        break;
      case 4:
        key(upTo(2) ? Qt::Key_BracketLeft : Qt::Key_BracketRight);
        break;
      case 5:
        if (field().units.size() < 14 && field().terrain.size() < 6) dropFromLibrary(entries[upTo(4)], somewhere());
        break;
      case 6:
        trigger("edit/copy");
        break;
      case 7:
        if (field().units.size() < 14) trigger("edit/paste");
        break;
      case 8:
        if (document().selection().count() < 3) trigger("edit/delete");
        break;
      case 9:
        trigger(upTo(2) ? "edit/undo" : "edit/redo");
        break;
      case 10:
        dragUnit("tool/wheel");
        break;
      case 11:
        dragUnit("tool/advance");
        break;
      case 12:
        trigger(upTo(2) ? "edit/lineUp" : "edit/alignFacing");
        break;
      default:
        changeTable();
    }
  }

  void dragUnit(const char* tool) {
    if (field().units.empty()) return;
    trigger(tool);
    const core::Unit& one = field().units[static_cast<std::size_t>(upTo(static_cast<int>(field().units.size())))];
    drag(one.pose.centre, one.pose.centre + geometry::Vec{between(-6, 6), between(-6, 6)});
    trigger("tool/select");
  }

  void changeTable() {
    ChangeSet what;
    what.details = true;
    changeDetails(
        document(), [this](core::Scenario& s) { s.name = std::to_string(upTo(5)); }, what,
        QStringLiteral("Name scenario"));
  }
};

TEST_F(EditingSession, UndoComesBackToTheFirstStateAndRedoToTheLast) {
  const core::Scenario first = document().scenario();
  for (int i = 0; i < steps(400); ++i) {
    randomStep();
    for (const core::Unit& one : field().units)
      ASSERT_FALSE(core::placementFault(field(), one)) << one.id.value << " in step " << i;
  }
  const core::Scenario last = document().scenario();
  QUndoStack& stack = document().undoStack();
  ASSERT_GT(stack.index(), 20);
  while (stack.canRedo()) stack.redo();
  const core::Scenario end = document().scenario();
  while (stack.canUndo()) stack.undo();
  EXPECT_EQ(document().scenario(), first);
  while (stack.canRedo()) stack.redo();
  EXPECT_EQ(document().scenario(), end);
}

}  // namespace
}  // namespace frontage::ui
