#include "ui/library/library_panel.h"

#include "ui/document/document.h"
#include "ui/library/library_delegate.h"
#include "ui/library/library_model.h"
#include "ui/scene/swatch.h"
#include "ui/theme/icons.h"

#include <QComboBox>
#include <QDrag>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace frontage::ui {

namespace {

constexpr qsizetype kToldLetters = 24;  ///< of what is looked for

/// A tree whose drags carry the small drawing instead of a picture of the row, and in which Enter activates.
class EntryTree : public QTreeView {
 public:
  using QTreeView::QTreeView;

 protected:
  void startDrag(Qt::DropActions) override {
    QMimeData* mime = model()->mimeData(selectedIndexes());
    if (!mime) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    if (const auto* delegate = qobject_cast<LibraryDelegate*>(itemDelegate()))
      drag->setPixmap(delegate->drawing(currentIndex(), devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
  }
};

}  // namespace

LibraryPanel::LibraryPanel(Document& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new LibraryModel(this)),
      m_filter(new QSortFilterProxyModel(this)),
      m_delegate(new LibraryDelegate(this)),
      m_armies(new QComboBox(this)),
      m_search(new QLineEdit(this)),
      m_tree(new EntryTree(this)),
      m_nothing(new QLabel(m_tree)),
      m_insert(new QPushButton(tr("Put on the table"), this)) {
  m_armies->setObjectName(QStringLiteral("library/army"));
  m_armies->setAccessibleName(tr("Army that the units join"));
  m_armies->setToolTip(tr("The army that new units join"));
  m_search->setObjectName(QStringLiteral("library/search"));
  m_search->setPlaceholderText(tr("Search units and terrain"));
  m_search->setAccessibleName(tr("Search the library"));
  m_search->setClearButtonEnabled(true);
  m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  m_insert->setObjectName(QStringLiteral("library/insert"));
  m_insert->setToolTip(tr("Put the chosen one in the middle of the view (Insert)"));

  m_filter->setSourceModel(m_model);
  m_filter->setRecursiveFilteringEnabled(true);
  m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
  m_tree->setObjectName(QStringLiteral("library/tree"));
  m_tree->setAccessibleName(tr("Units and terrain"));
  m_tree->setModel(m_filter);
  m_tree->setItemDelegate(m_delegate);
  m_tree->setHeaderHidden(true);
  m_tree->setRootIsDecorated(false);
  m_tree->setItemsExpandable(false);
  m_tree->setIndentation(0);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->setDragEnabled(true);
  m_tree->setDragDropMode(QAbstractItemView::DragOnly);
  m_tree->setMouseTracking(true);
  m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_tree->expandAll();
  m_tree->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));

  m_nothing->setObjectName(QStringLiteral("library/nothing"));
  m_nothing->setWordWrap(true);
  m_nothing->setAlignment(Qt::AlignCenter);
  m_nothing->setTextFormat(Qt::PlainText);
  m_nothing->setForegroundRole(QPalette::PlaceholderText);
  m_nothing->hide();
  auto* inTree = new QVBoxLayout(m_tree);
  inTree->addWidget(m_nothing, 0, Qt::AlignTop);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(8);
  layout->addWidget(m_search);
  layout->addWidget(m_armies);
  layout->addWidget(m_tree, 1);
  layout->addWidget(m_insert);

  connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_filter->setFilterFixedString(text);
    m_tree->expandAll();
    const bool found = m_filter->rowCount() > 0;
    if (found) m_tree->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
    m_nothing->setText(tr("Nothing here is called “%1”.").arg(text.left(kToldLetters)));
    m_nothing->setVisible(!found);
    m_insert->setEnabled(found);
  });
  m_search->installEventFilter(this);
  connect(m_search, &QLineEdit::returnPressed, this, &LibraryPanel::insertCurrent);
  connect(m_tree, &QTreeView::activated, this, &LibraryPanel::insertCurrent);
  connect(m_insert, &QPushButton::clicked, this, &LibraryPanel::insertCurrent);
  connect(m_armies, &QComboBox::currentIndexChanged, this, [this](int index) {
    m_delegate->setArmyIndex(static_cast<std::size_t>(std::max(0, index)));
    m_tree->viewport()->update();
  });
  connect(&m_document, &Document::changed, this, &LibraryPanel::onChanged);
  fillArmies();
}

core::ArmyId LibraryPanel::army() const {
  return {m_armies->currentData().toString().toStdString()};
}

std::optional<LibraryEntry> LibraryPanel::current() const {
  return LibraryModel::entryOf(m_tree->currentIndex());
}

void LibraryPanel::focusSearch() {
  m_search->setFocus(Qt::ShortcutFocusReason);
  m_search->selectAll();
}

void LibraryPanel::insertCurrent() {
  if (const auto entry = current()) emit insertRequested(*entry);
}

void LibraryPanel::onChanged(const ChangeSet& what) {
  if (what.everything || what.armies) fillArmies();
}

void LibraryPanel::fillArmies() {
  const QSignalBlocker quiet(m_armies);
  const int before = std::max(0, m_armies->currentIndex());
  m_armies->clear();
  std::size_t index = 0;
  for (const core::Army& army : m_document.field().armies)
    m_armies->addItem(armySwatch(index++), tr("For %1").arg(QString::fromStdString(army.name)),
                      QString::fromStdString(army.id.value));
  m_armies->setCurrentIndex(std::min(before, m_armies->count() - 1));
  m_delegate->setArmyIndex(static_cast<std::size_t>(std::max(0, m_armies->currentIndex())));
  m_tree->viewport()->update();
}

/// Escape leaves the search behind; it is the window's then, which goes back to the table.
bool LibraryPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
    m_search->clear();
  return QWidget::eventFilter(watched, event);
}

void LibraryPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fillArmies();
}

}  // namespace frontage::ui
