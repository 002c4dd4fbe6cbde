#include "tests/ui/pictures/cut_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTableWidget>
#include <QTextDocument>
#include <QToolButton>

namespace frontage::ui {

namespace {

QString wordsOf(const QLabel& label) {
  if (label.buddy()) return QString(label.text()).remove(QLatin1Char('&'));
  if (!Qt::mightBeRichText(label.text())) return label.text();
  QTextDocument words;
  words.setHtml(label.text());
  return words.toPlainText();
}

bool isCut(const QLabel& label) {
  if (label.text().isEmpty()) return false;
  if (label.wordWrap()) return label.heightForWidth(label.width()) > label.height() + 1;
  return label.fontMetrics().horizontalAdvance(wordsOf(label)) > label.contentsRect().width() + 1;
}

template <class Button>
bool isCut(const Button& button) {
  return !button.text().isEmpty() && button.sizeHint().width() > button.width() + 1;
}

/// The tabs share the room: one that is too long cuts all.
bool isCut(const QTabBar& tabs) {
  return tabs.count() > 0 && tabs.sizeHint().width() > tabs.width() + 1;
}

QString tabWords(const QTabBar& tabs) {
  QStringList words;
  for (int i = 0; i < tabs.count(); ++i) words << tabs.tabText(i);
  return words.join(QStringLiteral(", "));
}

/// Headings of columns; one that ends in dots on purpose has a tooltip with all of it.
QString cutHeadings(const QTableWidget& table) {
  QStringList cut;
  const QHeaderView& header = *table.horizontalHeader();
  for (int i = 0; !header.isHidden() && i < table.columnCount(); ++i) {
    const QTableWidgetItem* item = table.horizontalHeaderItem(i);
    const bool whole = header.sectionSize(i) >= header.sectionSizeHint(i);
    const bool told = header.textElideMode() != Qt::ElideNone && item && item->toolTip() == item->text();
    if (item && !whole && !told) cut << item->text();
  }
  return cut.join(QStringLiteral(", "));
}

/// Some of it lies beyond the side of what it is in, where nobody can scroll to.
bool reachesOut(const QWidget& widget) {
  return widget.visibleRegion().boundingRect().width() < widget.width() - 1;
}

template <class Widget, class Words>
void collect(const QWidget& window, QStringList& cut, Words words) {
  for (const Widget* widget : window.findChildren<Widget*>())
    if (!widget->visibleRegion().isEmpty() && !words(*widget).isEmpty() && (isCut(*widget) || reachesOut(*widget)))
      cut << QStringLiteral("%1: “%2”").arg(widget->objectName(), words(*widget));
}

}  // namespace

QStringList cutTexts(const QWidget& window) {
  QStringList cut;
  collect<QLabel>(window, cut, wordsOf);
  collect<QPushButton>(window, cut, [](const QPushButton& button) { return button.text(); });
  collect<QToolButton>(window, cut, [](const QToolButton& button) {
    return button.toolButtonStyle() == Qt::ToolButtonIconOnly ? QString() : button.text();
  });
  collect<QTabBar>(window, cut, tabWords);
  for (const QTableWidget* table : window.findChildren<QTableWidget*>())
    if (const QString words = cutHeadings(*table); !table->visibleRegion().isEmpty() && !words.isEmpty())
      cut << QStringLiteral("%1: “%2”").arg(table->objectName(), words);
  cut.removeDuplicates();
  return cut;
}

}  // namespace frontage::ui
