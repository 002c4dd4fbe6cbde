#include "ui/import/import_dialog.h"

#include "core/battlefield/formation.h"
#include "core/import/list_scenario.h"
#include "core/rules/unit_library.h"
#include "core/scenario/scenario.h"
#include "ui/dialogs/dialogs.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/import/import_delegate.h"
#include "ui/import/import_model.h"
#include "ui/import/import_words.h"
#include "ui/phase/primary_button.h"
#include "ui/scene/swatch.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QScreen>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace frontage::ui {

namespace {

constexpr QSize kWanted(1120, 700);
constexpr int kMostNameWidth = 260;
constexpr int kMeasuredRows = 60;  ///< for the widths of the columns
constexpr int kRemarksHeight = 132;

QLabel* labelOf(const QString& text, TextSize size, QFont::Weight weight, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(uiFont(size, weight));
  label->setTextFormat(Qt::PlainText);
  return label;
}

void soften(QLabel* label) {
  QPalette palette = label->palette();
  palette.setColor(QPalette::WindowText, theme().colour(Role::SoftText));
  label->setPalette(palette);
}

}  // namespace

ImportDialog::ImportDialog(Document& document, Dialogs& dialogs, core::ImportedList list, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_dialogs(dialogs),
      m_model(new ImportModel(std::move(list), this)),
      m_armies(new QComboBox(this)),
      m_table(new QTableView(this)),
      m_remarks(new QListWidget(this)),
      m_summary(new QLabel(this)),
      m_complaint(new QLabel(this)),
      m_add(new PrimaryButton(QStringLiteral("folder-plus"), tr("Add to the table"), this)) {
  setObjectName(QStringLiteral("importDialog"));
  setWindowTitle(tr("Import army list"));
  setAttribute(Qt::WA_DeleteOnClose);
  makeTable();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 16);
  column->setSpacing(12);
  column->addWidget(makeHead());
  column->addWidget(m_table, 1);
  column->addWidget(makeRemarks());
  column->addWidget(makeFoot());
  fillArmies();
  connect(m_model, &ImportModel::changed, this, &ImportDialog::lookForRoom);
  connect(m_model, &ImportModel::complained, this, [this](const QString& why) {
    m_typedWrong = why;
    showState();
  });
  connect(m_armies, &QComboBox::activated, this, &ImportDialog::lookForRoom);
  connect(m_add, &QPushButton::clicked, this, &ImportDialog::add);
  const QSize screen = parent ? parent->screen()->availableSize() : kWanted;
  resize(kWanted.boundedTo(screen - QSize(40, 60)));
  lookForRoom();
}

void ImportDialog::makeTable() {
  m_table->setObjectName(QStringLiteral("import/units"));
  m_table->setAccessibleName(tr("Units of the list"));
  m_table->setModel(m_model);
  m_table->setItemDelegate(new ImportDelegate(m_table));
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                           QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
  m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_table->verticalHeader()->hide();
  // Every row needs as much, and there may be hundreds: none is measured but the first.
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  if (m_model->rowCount() > 0)
    m_table->verticalHeader()->setDefaultSectionSize(
        m_table->itemDelegate()->sizeHint({}, m_model->index(0, ImportModel::Type)).height());
  QHeaderView* head = m_table->horizontalHeader();
  head->setHighlightSections(false);
  // As much room at the sides as the cells have.
  head->setStyleSheet(
      QStringLiteral("QHeaderView::section { padding: 5px 8px; border: none; background: palette(window); }"));
  head->setStretchLastSection(true);
  head->setMinimumSectionSize(44);
  head->setResizeContentsPrecision(kMeasuredRows);
  m_table->resizeColumnsToContents();
  m_table->setColumnWidth(ImportModel::Name, std::min(m_table->columnWidth(ImportModel::Name), kMostNameWidth));
  if (m_model->rowCount() > 0) m_table->setCurrentIndex(m_model->index(0, ImportModel::Type));
}

QWidget* ImportDialog::makeHead() {
  auto* head = new QWidget(this);
  const core::ImportedList& list = m_model->list();
  const QString name = list.name.empty() ? tr("Army list") : QString::fromStdString(list.name);
  auto* title = labelOf(name, TextSize::Large, QFont::DemiBold, head);
  title->setObjectName(QStringLiteral("import/title"));
  auto* about = labelOf(
      formatText(list.format) + QStringLiteral(" · ") + tr("%n unit(s)", nullptr, static_cast<int>(list.units.size())),
      TextSize::Normal, QFont::Normal, head);
  soften(about);
  m_armies->setObjectName(QStringLiteral("import/army"));
  m_armies->setToolTip(tr("Whose units they become; they are set out before that army’s edge of the table"));
  auto* label = new QLabel(tr("A&rmy"), head);
  label->setBuddy(m_armies);
  auto* texts = new QVBoxLayout;
  texts->setSpacing(2);
  texts->addWidget(title);
  texts->addWidget(about);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addLayout(texts, 1);
  row->addWidget(label);
  row->addWidget(m_armies);
  return head;
}

QWidget* ImportDialog::makeRemarks() {
  auto* part = new QWidget(this);
  const auto& remarks = m_model->list().remarks;
  auto* title = labelOf(remarks.empty() ? tr("Everything in the list was understood.")
                                        : tr("%n thing(s) were not taken as they stand in the list", nullptr,
                                             static_cast<int>(remarks.size())),
                        TextSize::Normal, QFont::DemiBold, part);
  title->setObjectName(QStringLiteral("import/remarksTitle"));
  m_remarks->setParent(part);
  m_remarks->setObjectName(QStringLiteral("import/remarks"));
  m_remarks->setAccessibleName(title->text());
  m_remarks->setWordWrap(true);
  m_remarks->setSpacing(1);
  m_remarks->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_remarks->setFixedHeight(kRemarksHeight);
  m_remarks->setVisible(!remarks.empty());
  for (const core::Remark& remark : remarks) m_remarks->addItem(remarkText(remark));
  connect(m_remarks, &QListWidget::currentRowChanged, this, &ImportDialog::showUnitOf);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(title);
  column->addWidget(m_remarks);
  return part;
}

QWidget* ImportDialog::makeFoot() {
  auto* foot = new QWidget(this);
  m_summary->setObjectName(QStringLiteral("import/summary"));
  m_summary->setWordWrap(true);
  soften(m_summary);
  m_complaint->setObjectName(QStringLiteral("import/complaint"));
  m_complaint->setWordWrap(true);
  m_add->setObjectName(QStringLiteral("import/add"));
  auto* cancel = new QPushButton(tr("Cancel"), foot);
  cancel->setObjectName(QStringLiteral("import/cancel"));
  cancel->setAutoDefault(false);
  m_add->setAutoDefault(false);  // Enter in the table takes over what was typed
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  auto* texts = new QVBoxLayout;
  texts->setSpacing(2);
  texts->addWidget(m_complaint);
  texts->addWidget(m_summary);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  row->addLayout(texts, 1);
  row->addWidget(cancel);
  row->addWidget(m_add);
  return foot;
}

void ImportDialog::fillArmies() {
  const int before = m_armies->currentIndex();
  m_armies->clear();
  std::size_t index = 0;
  for (const core::Army& army : m_document.field().armies) {
    const bool active = army.id == m_document.scenario().active;
    const QString name = QString::fromStdString(army.name);
    m_armies->addItem(armySwatch(index++), active ? tr("%1 (active)").arg(name) : name,
                      QString::fromStdString(army.id.value));
    if (before < 0 && active) m_armies->setCurrentIndex(m_armies->count() - 1);
  }
  if (before >= 0) m_armies->setCurrentIndex(before);
}

core::ArmyId ImportDialog::army() const {
  return {m_armies->currentData().toString().toStdString()};
}

/// The edge that its units have behind them; of an army without units, the one that the others have not.
core::TableEdge ImportDialog::edge() const {
  double near = 0;
  for (const core::Unit& unit : m_document.field().units) {
    const double side = unit.pose.centre.y < m_document.field().table.height / 2 ? 1 : -1;
    near += unit.army == army() ? 1000 * side : -side;
  }
  if (near == 0) return m_armies->currentIndex() == 0 ? core::TableEdge::Near : core::TableEdge::Far;
  return near > 0 ? core::TableEdge::Near : core::TableEdge::Far;
}

std::vector<core::Unit> ImportDialog::chosenUnits() const {
  std::vector<core::Unit> units;
  core::Battlefield scratch = m_document.field();
  for (const core::ImportedUnit& each : m_model->chosen()) {
    const core::UnitId id = freeUnitId(scratch, core::idWord(each.name));
    units.push_back(core::toUnit(each, id, army(), core::UnitLibrary::bundled()));
    scratch.units.push_back(units.back());
  }
  return units;
}

void ImportDialog::lookForRoom() {
  m_places = core::setOut(m_document.field(), chosenUnits(), edge());
  m_model->setNoRoom(m_places.noRoom);
  showState();
}

void ImportDialog::showState() {
  const std::vector<core::ImportedUnit> chosen = m_model->chosen();
  const bool tooMany = m_document.field().units.size() + chosen.size() > core::kMaxUnits;
  QString why = m_typedWrong;
  if (!m_places.noRoom.empty())
    why = tr("There is no room on the table for %n unit(s): take the ticks away, or make the table larger first.",
             nullptr, static_cast<int>(m_places.noRoom.size()));
  if (tooMany) why = tr("A table holds at most %1 units.").arg(core::kMaxUnits);
  m_complaint->setVisible(!why.isEmpty());
  m_complaint->setText(why);
  QPalette palette = m_complaint->palette();
  palette.setColor(QPalette::WindowText, theme().colour(Role::Bad));
  m_complaint->setPalette(palette);
  const int guesses = m_model->guesses();
  m_summary->setText(
      guesses == 0
          ? tr("All figures are from the list.")
          : tr("%n figure(s) are guesses, dotted in the table: double-click one to put it right.", nullptr, guesses));
  m_add->setEnabled(!chosen.empty() && m_places.noRoom.empty() && !tooMany);
  m_add->setText(tr("Add %n unit(s) to the table", nullptr, static_cast<int>(chosen.size())));
}

void ImportDialog::showUnitOf(int remark) {
  if (remark < 0) return;
  const int row = m_model->rowOf(m_model->list().remarks[static_cast<std::size_t>(remark)].unit);
  if (row >= 0) m_table->setCurrentIndex(m_model->index(row, ImportModel::Type));
}

void ImportDialog::add() {
  const auto count = static_cast<int>(m_places.placed.size());
  const Outcome outcome = frontage::ui::add(m_document, withFreeNames(m_document.field(), {m_places.placed, {}}),
                                            tr("Import %n unit(s)", nullptr, count));
  if (!outcome) {
    m_typedWrong = outcome.why;
    return showState();
  }
  emit added(tr("%n unit(s) came onto the table.", nullptr, count));
  accept();
}

void ImportDialog::reject() {
  if (!m_model->isTouched()) return QDialog::reject();
  m_dialogs.ask(this, tr("Leave the list without adding its units?"), tr("What you have put right in it is lost."),
                tr("Leave"), tr("Go on"), [this, alive = QPointer<ImportDialog>(this)](bool leave) {
                  if (alive && leave) QDialog::reject();
                });
}

void ImportDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && m_add && m_add->isVisible()) fillArmies();
}

}  // namespace frontage::ui
