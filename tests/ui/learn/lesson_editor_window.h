#pragma once

#include "tests/ui/learn/lesson_player.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/learn_controller.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableWidget>

namespace frontage::ui {

/// The window with the editor of lessons.
class LessonEditorWindow : public LessonPlayer {
 protected:
  [[nodiscard]] LessonEditor& editor() const { return *learn().editor(); }

  void begin() {
    trigger("learn/new");
    ASSERT_TRUE(learn().editor());
    QApplication::processEvents();
  }
  /// The engine is asked beside the window, some time after the last change.
  void settle() const {
    ASSERT_TRUE(QTest::qWaitFor([this] { return editor().isChecked(); }, 120'000));
  }
  void choose(const char* combo, const char* data) {
    auto& box = find<QComboBox>(combo);
    const int index = box.findData(QLatin1String(data));
    ASSERT_GE(index, 0) << combo << " has no " << data;
    box.setCurrentIndex(index);
  }
  void fillIn() {
    QTest::keyClicks(&find<QLineEdit>("editorTitle"), QStringLiteral("How far away?"));
    QTest::keyClicks(&find<QPlainTextEdit>("editorText"), QStringLiteral("Look at the gap."));
    choose("editorKind", "number");
    choose("editorQuantity", "distance");
    choose("editorCharger", "knights");
    choose("editorTarget", "spears");
    QTest::keyClicks(&find<QLineEdit>("editorAsk"), QStringLiteral("How many inches?"));
    QTest::keyClicks(&find<QLineEdit>("editorOtherwise"), QStringLiteral("Measure again."));
    find<QTableWidget>("editorWrong").item(0, 0)->setText(QStringLiteral("22"));
    find<QTableWidget>("editorWrong").item(0, 1)->setText(QStringLiteral("That is from middle to middle."));
    settle();
  }
};

}  // namespace frontage::ui
