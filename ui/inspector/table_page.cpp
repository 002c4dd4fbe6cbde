#include "ui/inspector/table_page.h"

#include "core/rules/ruleset_library.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/scene/swatch.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace frontage::ui {

namespace {

/// What an edit of the details touched, seen by comparing.
ChangeSet differenceOf(const core::Scenario& a, const core::Scenario& b) {
  ChangeSet what;
  what.table = a.field.table != b.field.table;
  what.armies = a.field.armies != b.field.armies;
  what.details = a.name != b.name || a.notes != b.notes || a.rulesetId != b.rulesetId || a.active != b.active ||
                 a.houseRules != b.houseRules;
  return what;
}

}  // namespace

TablePage::TablePage(Document& document, QWidget* parent)
    : InspectorPage(document, QStringLiteral("table"), parent),
      m_name(new QLineEdit(this)),
      m_ruleset(new QComboBox(this)),
      m_active(new QComboBox(this)),
      m_notes(new QPlainTextEdit(this)) {
  QFormLayout* form = addGroup(tr("Scenario"));
  addField(form, tr("Name"), QStringLiteral("name"), m_name);
  addField(form, tr("Rules"), QStringLiteral("ruleset"), m_ruleset);
  m_ruleset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_ruleset->setMinimumContentsLength(12);
  for (const std::string& id : core::RulesetLibrary::bundled().ids())
    m_ruleset->addItem(QString::fromStdString(core::RulesetLibrary::bundled().find(id)->title),
                       QString::fromStdString(id));
  form = addGroup(tr("Table"));
  m_width =
      addMeasure(nullptr, tr("Width of the table"), QStringLiteral("width"), MeasureEdit::Kind::Inches, 6, 240, 6);
  m_height =
      addMeasure(nullptr, tr("Height of the table"), QStringLiteral("height"), MeasureEdit::Kind::Inches, 6, 240, 6);
  addPair(form, tr("Size"), QStringLiteral("×"), m_width, m_height);
  form = addGroup(tr("Armies"));
  for (int i = 0; i < 2; ++i) {
    auto* army = new QLineEdit(this);
    army->addAction(armySwatch(static_cast<std::size_t>(i)), QLineEdit::LeadingPosition);
    addField(form, i == 0 ? tr("First") : tr("Second"), QStringLiteral("army%1").arg(i + 1), army);
    m_armies.push_back(army);
    connect(army, &QLineEdit::editingFinished, this, [this, army, i] {
      edit(tr("Name army %1").arg(army->text()), [&](core::Scenario& s) {
        if (static_cast<std::size_t>(i) < s.field.armies.size())
          s.field.armies[static_cast<std::size_t>(i)].name = army->text().toStdString();
      });
    });
  }
  addField(form, tr("Charging"), QStringLiteral("active"), m_active);
  m_active->setToolTip(tr("The army whose charge phase it is"));
  addGroup(tr("Notes"));
  m_notes->setObjectName(QStringLiteral("table/notes"));
  m_notes->setAccessibleName(tr("Notes"));
  m_notes->setPlaceholderText(tr("What this position is about"));
  m_notes->setTabChangesFocus(true);
  m_notes->setMinimumHeight(90);
  m_notes->installEventFilter(this);
  addWidget(m_notes);
  finish();

  connect(m_name, &QLineEdit::editingFinished, this,
          [this] { edit(tr("Name scenario"), [this](core::Scenario& s) { s.name = m_name->text().toStdString(); }); });
  connect(m_ruleset, &QComboBox::activated, this, [this] {
    edit(tr("Change rules"),
         [this](core::Scenario& s) { s.rulesetId = m_ruleset->currentData().toString().toStdString(); });
  });
  connect(m_active, &QComboBox::activated, this, [this] {
    edit(tr("Change charging army"),
         [this](core::Scenario& s) { s.active = {m_active->currentData().toString().toStdString()}; });
  });
  connect(m_width, &MeasureEdit::valueTyped, this,
          [this](double v) { edit(tr("Resize table"), [v](core::Scenario& s) { s.field.table.width = v; }); });
  connect(m_height, &MeasureEdit::valueTyped, this,
          [this](double v) { edit(tr("Resize table"), [v](core::Scenario& s) { s.field.table.height = v; }); });
}

bool TablePage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_notes && event->type() == QEvent::FocusOut)
    edit(tr("Edit notes"), [this](core::Scenario& s) { s.notes = m_notes->toPlainText().toStdString(); });
  return InspectorPage::eventFilter(watched, event);
}

void TablePage::edit(const QString& text, const std::function<void(core::Scenario&)>& change) {
  core::Scenario after = document().scenario();
  change(after);
  report(changeDetails(document(), change, differenceOf(document().scenario(), after), text));
}

void TablePage::sync() {
  const core::Scenario& s = document().scenario();
  setHeading(s.name.empty() ? tr("Untitled scenario") : QString::fromStdString(s.name),
             s.field.units.empty() ? tr("The table is empty: drag a unit from the Library onto it.")
                                   : tr("%n unit(s) on the table. Select one to see it here.", nullptr,
                                        static_cast<int>(s.field.units.size())));
  m_name->setText(QString::fromStdString(s.name));
  m_ruleset->setCurrentIndex(m_ruleset->findData(QString::fromStdString(s.rulesetId)));
  m_width->setValue(s.field.table.width);
  m_height->setValue(s.field.table.height);
  m_active->clear();
  for (std::size_t i = 0; i < s.field.armies.size(); ++i) {
    const core::Army& army = s.field.armies[i];
    if (i < m_armies.size()) m_armies[i]->setText(QString::fromStdString(army.name));
    m_active->addItem(armySwatch(i), QString::fromStdString(army.name), QString::fromStdString(army.id.value));
  }
  m_active->setCurrentIndex(m_active->findData(QString::fromStdString(s.active.value)));
  if (!m_notes->hasFocus()) m_notes->setPlainText(QString::fromStdString(s.notes));
}

}  // namespace frontage::ui
