#include "core/rules/ruleset_library.h"
#include "ui/learn/editor/lesson_editor.h"
#include "ui/learn/editor/pointer_list.h"
#include "ui/learn/editor/ruling_table.h"
#include "ui/learn/editor/step_list.h"
#include "ui/learn/editor/task_form.h"
#include "ui/learn/editor/wrong_table.h"
#include "ui/learn/learn_controller.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

// What the editor is made of: its fields and buttons.

namespace frontage::ui {

namespace {

QPlainTextEdit* makeText(const char* name, const QString& placeholder, int lines, QWidget* parent) {
  auto* edit = new QPlainTextEdit(parent);
  edit->setObjectName(QLatin1String(name));
  edit->setPlaceholderText(placeholder);
  edit->setTabChangesFocus(true);
  edit->setFixedHeight(edit->fontMetrics().lineSpacing() * lines + 14);
  return edit;
}

}  // namespace

void LessonEditor::makeForm() {
  auto* outer = new QVBoxLayout(this);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* body = new QWidget(scroll);
  auto* column = new QVBoxLayout(body);
  m_form = new QFormLayout;
  m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  column->addLayout(m_form);
  column->addStretch(1);
  makeFields(body);
  scroll->setWidget(body);
  outer->addWidget(scroll, 1);
  m_problem = new QLabel(this);
  m_problem->setObjectName(QStringLiteral("editorProblem"));
  m_problem->setWordWrap(true);
  outer->addWidget(m_problem);
  outer->addLayout(makeButtons());
}

void LessonEditor::makeFields(QWidget* body) {
  m_where = new QLabel(body);
  m_where->setObjectName(QStringLiteral("editorWhere"));
  m_where->setWordWrap(true);
  m_title = new QLineEdit(body);
  m_title->setObjectName(QStringLiteral("editorTitle"));
  m_title->setPlaceholderText(tr("What the list of lessons calls it"));
  m_text = makeText("editorText", tr("What the learner reads. Short sentences; one idea."), 5, body);
  m_task = new TaskForm(body);
  m_engine = new QLabel(body);
  m_engine->setObjectName(QStringLiteral("editorEngine"));
  m_engine->setWordWrap(true);
  m_engine->setFont(uiFont(TextSize::Normal, QFont::DemiBold));
  m_wrong = new WrongTable(body);
  m_otherwise = new QLineEdit(body);
  m_otherwise->setObjectName(QStringLiteral("editorOtherwise"));
  m_otherwise->setPlaceholderText(tr("What to say to any other wrong answer"));
  m_hints = makeText("editorHints", tr("A hint a line"), 2, body);
  m_explain = makeText("editorExplain", tr("Why it is so; shown after the right answer"), 3, body);
  m_rulings = new RulingTable(body);
  m_steps = new StepList(m_draft, body);
  m_pointers = new PointerList(body);
  m_form->addRow(tr("Title"), m_title);
  m_form->addRow(tr("Steps"), m_steps);
  m_form->addRow(m_where);
  m_form->addRow(tr("Holds for"), makeRulesets(body));
  m_form->addRow(tr("Text"), m_text);
  m_form->addRow(tr("Points at"), m_pointers);
  m_form->addRow(m_task);
  m_form->addRow(tr("The engine says"), m_engine);
  m_form->addRow(m_wrong);
  m_form->addRow(tr("Otherwise"), m_otherwise);
  m_form->addRow(tr("Hints"), m_hints);
  m_form->addRow(tr("Explanation"), m_explain);
  m_form->addRow(m_rulings);
}

QWidget* LessonEditor::makeRulesets(QWidget* body) {
  auto* box = new QWidget(body);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  for (const std::string& id : core::RulesetLibrary::bundled().ids()) {
    auto* ruleset = new QCheckBox(QString::fromStdString(core::RulesetLibrary::bundled().find(id)->title), box);
    ruleset->setObjectName(QStringLiteral("editorRuleset/") + QString::fromStdString(id));
    ruleset->setProperty("id", QString::fromStdString(id));
    column->addWidget(ruleset);
    m_rulesets.push_back(ruleset);
  }
  return box;
}

/// What is being typed is taken back by the field itself; everything else by these.
void LessonEditor::makeUndo() {
  QAction* undo = m_draft.undoStack().createUndoAction(this, tr("Undo"));
  QAction* redo = m_draft.undoStack().createRedoAction(this, tr("Redo"));
  undo->setObjectName(QStringLiteral("editorUndo"));
  redo->setObjectName(QStringLiteral("editorRedo"));
  undo->setShortcuts(QKeySequence::Undo);
  redo->setShortcuts(QKeySequence::Redo);
  undo->setIcon(icon(QStringLiteral("undo-2")));
  redo->setIcon(icon(QStringLiteral("redo-2")));
  auto* row = new QHBoxLayout;
  for (QAction* action : {undo, redo}) {
    addAction(action);
    auto* button = new QToolButton(this);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addWidget(button);
  }
  row->addStretch(1);
  qobject_cast<QVBoxLayout*>(layout())->insertLayout(0, row);
}

QLayout* LessonEditor::makeButtons() {
  auto* buttons = new QHBoxLayout;
  auto* here = new QPushButton(icon(QStringLiteral("refresh-cw")), tr("Take the position again"), this);
  here->setObjectName(QStringLiteral("editorTake"));
  m_try = new QPushButton(icon(QStringLiteral("play")), tr("Test it"), this);
  m_try->setObjectName(QStringLiteral("editorTry"));
  m_save = new QPushButton(icon(QStringLiteral("save")), tr("Save…"), this);
  m_save->setObjectName(QStringLiteral("editorSave"));
  buttons->addWidget(here);
  buttons->addStretch(1);
  buttons->addWidget(m_try);
  buttons->addWidget(m_save);
  connect(here, &QPushButton::clicked, this, [this] {
    m_learn.leave();
    m_pointers->stopPointing();
    keep();
    takePosition();
  });
  connect(m_try, &QPushButton::clicked, this, &LessonEditor::tryOut);
  connect(m_save, &QPushButton::clicked, this, [this] { save([] {}); });
  return buttons;
}

}  // namespace frontage::ui
