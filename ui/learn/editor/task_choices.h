#pragma once

#include <QtGlobal>

#include <array>

namespace frontage::ui {

// What can be chosen in the form of a question: the word of the file, and the words that are shown, to be translated in
// the context of TaskForm.

struct TaskChoice {
  const char* id;
  const char* words;
};

inline constexpr std::array kKinds{
    TaskChoice{"", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Nothing: reading only")},
    TaskChoice{"place", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Drag the unit to where it ends")},
    TaskChoice{"turn", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "How far does it wheel?")},
    TaskChoice{"zone", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which zone counts?")},
    TaskChoice{"reaction", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which reaction?")},
    TaskChoice{"target", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which units?")},
    TaskChoice{"legal", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "May this charge be declared?")},
    TaskChoice{"happens", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Does this happen?")},
    TaskChoice{"choice", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Which sentence is true?")},
    TaskChoice{"order", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "In which order does it happen?")},
    TaskChoice{"number", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "What is the figure?")},
    TaskChoice{"play", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Play a charge to a goal")},
};

inline constexpr std::array kReactionsAsked{
    TaskChoice{"allowed", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "that is allowed")},
    TaskChoice{"forbidden", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "that is forbidden")},
    TaskChoice{"safest", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "that is least likely to end in contact")},
};

inline constexpr std::array kTargetsAsked{
    TaskChoice{"chargeable", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "may be charged")},
    TaskChoice{"not_chargeable", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "may not be charged")},
    TaskChoice{"able", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "may charge the target")},
    TaskChoice{"seen", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are seen")},
    TaskChoice{"in_arc", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are in front")},
    TaskChoice{"in_range", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are in range")},
    TaskChoice{"closest", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are nearest")},
    TaskChoice{"blockers", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "are in the way")},
    TaskChoice{"needed", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "have to be declared on")},
};

inline constexpr std::array kQuantities{
    TaskChoice{"distance", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "distance")},
    TaskChoice{"max_range", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "greatest range")},
    TaskChoice{"roll_needed", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "roll needed")},
    TaskChoice{"chance", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "chance of the charge")},
    TaskChoice{"wheel", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "angle of the wheel")},
    TaskChoice{"charger_models", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "charging models in contact")},
    TaskChoice{"target_models", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "charged models in contact")},
    TaskChoice{"models_in_contact", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "all models in contact")},
    TaskChoice{"models_in_zone", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "models in a zone")},
    TaskChoice{"unit_strength", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "Unit Strength")},
    TaskChoice{"test_chance", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "chance of a Leadership test")},
    TaskChoice{"panic_losses", QT_TRANSLATE_NOOP("frontage::ui::TaskForm", "losses for a Panic test")},
};

inline constexpr const char* kKept = "kept";  ///< a task of a file that the fields cannot say

}  // namespace frontage::ui
