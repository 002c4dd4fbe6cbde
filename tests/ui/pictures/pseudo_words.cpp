#include "tests/ui/pictures/pseudo_words.h"

#include "core/rules/ruleset_library.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocument>

namespace frontage::ui {

namespace {

constexpr QChar kOpen(0x27E6);   // ⟦
constexpr QChar kClose(0x27E7);  // ⟧
constexpr int kGrowth = 4;       // a letter more for each so many: about what German takes
constexpr QChar kMore(0x00F8);   // ø

QChar accented(QChar letter) {
  static const QString plain = QStringLiteral("aeiouyAEIOUYcnszCNSZ");
  static const QString marked = QStringLiteral("àéîöüýÀÉÎÖÜÝçñšžÇÑŠŽ");
  const qsizetype at = plain.indexOf(letter);
  return at < 0 ? letter : marked[at];
}

/// Letters but for what a text must keep: %1, %n, tags, entities, file patterns. It grows word by word, so that it
/// wraps where a text in a real language would.
QString grown(const QString& text) {
  static const QRegularExpression kept(QStringLiteral(R"(%L?(\d|n)|<[^>]*>|&\w+;|\{\}|\(\*[^)]*\))"));
  QString out;
  qsizetype from = 0;
  int letters = 0;
  const auto endWord = [&] {
    const int more = letters / kGrowth;
    out += QString(more, kMore);
    letters -= more * kGrowth;
  };
  const auto copy = [&](qsizetype to) {
    for (; from < to; ++from) {
      if (text[from].isLetter())
        ++letters;
      else
        endWord();
      out += accented(text[from]);
    }
    endWord();
  };
  for (auto it = kept.globalMatch(text); it.hasNext();) {
    const QRegularExpressionMatch match = it.next();
    copy(match.capturedStart());
    out += match.captured();
    from = match.capturedEnd();
  }
  copy(text.size());
  return out;
}

/// What is left of a text without everything between marks, however deep.
QString outsideMarks(const QString& text) {
  QString outside;
  int depth = 0;
  for (const QChar c : text) {
    if (c == kClose) --depth;
    if (depth == 0 && c != kClose && c != kOpen) outside += c;
    if (c == kOpen) ++depth;
  }
  return outside;
}

QString withoutTags(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  QTextDocument words;
  words.setHtml(text);
  return words.toPlainText();
}

/// Words outside of the marks that are no name of anything.
bool isUnmarked(const QString& text) {
  QString rest = outsideMarks(withoutTags(text));
  for (const std::string& id : core::RulesetLibrary::bundled().ids())
    rest.remove(QString::fromStdString(core::RulesetLibrary::bundled().find(id)->title));
  static const QRegularExpression names(QStringLiteral(
      R"(\b([A-Z]\d+|Frontage|frontage|English|Deutsch|Ctrl|Alt|Shift|Ins|Del|Home|End|Left|Right|Space|F\d+|D6|mm|cm|in|x|y)\b)"));
  rest.remove(names);
  static const QRegularExpression word(QStringLiteral(R"(\p{L}{2,})"));
  return word.match(rest).hasMatch();
}

class Reader {
 public:
  QStringList found;

  void text(const QObject& bearer, const QString& words) {
    if (!words.isEmpty() && isUnmarked(words))
      found << QStringLiteral("%1 %2: “%3”")
                   .arg(QLatin1String(bearer.metaObject()->className()), bearer.objectName(), words.left(120));
  }
  void widget(const QWidget& w) {
    text(w, w.toolTip());
    text(w, w.accessibleName());
    if (const auto* label = qobject_cast<const QLabel*>(&w)) text(w, label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&w)) text(w, button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(&w)) text(w, group->title());
    if (const auto* edit = qobject_cast<const QLineEdit*>(&w)) text(w, edit->placeholderText());
    if (const auto* box = qobject_cast<const QComboBox*>(&w))
      for (int i = 0; i < box->count(); ++i) text(w, box->itemText(i));
    if (const auto* tabs = qobject_cast<const QTabBar*>(&w))
      for (int i = 0; i < tabs->count(); ++i) text(w, tabs->tabText(i));
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&w); view && view->model()) model(w, *view->model());
    if (qobject_cast<const QDockWidget*>(&w) || w.isWindow()) text(w, w.windowTitle());
  }

 private:
  void model(const QWidget& bearer, const QAbstractItemModel& model, const QModelIndex& under = {}) {
    for (int row = 0; row < model.rowCount(under); ++row)
      for (int column = 0; column < model.columnCount(under); ++column) {
        const QModelIndex index = model.index(row, column, under);
        text(bearer, index.data(Qt::DisplayRole).toString());
        text(bearer, index.data(Qt::ToolTipRole).toString());
        if (column == 0) this->model(bearer, model, index);
      }
    for (int column = 0; column < model.columnCount(under); ++column)
      text(bearer, model.headerData(column, Qt::Horizontal).toString());
  }
};

}  // namespace

QString PseudoWords::translate(const char*, const char* source, const char*, int) const {
  const QString text = QString::fromUtf8(source);
  if (text.isEmpty()) return text;
  return kOpen + grown(text) + kClose;
}

QStringList unmarkedTexts(const QWidget& window) {
  Reader reader;
  reader.widget(window);
  for (const auto* widget : window.findChildren<QWidget*>()) {
    const bool shown = !widget->visibleRegion().isEmpty() || qobject_cast<const QMenu*>(widget);
    if (shown) reader.widget(*widget);
  }
  for (const auto* action : window.findChildren<QAction*>()) {
    if (action->isSeparator()) continue;
    reader.text(*action, action->text());
    reader.text(*action, action->toolTip());
    reader.text(*action, action->statusTip());
  }
  reader.found.removeDuplicates();
  return reader.found;
}

}  // namespace frontage::ui
