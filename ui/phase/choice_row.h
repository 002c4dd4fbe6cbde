#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QHash>

namespace frontage::ui {

/// A row that can be chosen: an icon, a title, words below it, a figure at the right, and a mark for close calls. The
/// words wrap, so that nothing is cut in narrow docks, large type or other languages. The verdict's clauses, the
/// enemies, the reactions are all such rows; so are, with a mark of
/// their own, the options of a question.
class ChoiceRow : public QAbstractButton {
  Q_OBJECT

 public:
  struct Content {
    QString icon;  ///< of the bundled set; empty = none
    Role iconRole = Role::Text;
    QString title;
    QString detail;
    QString figure;
    QString badge;
    bool operator==(const Content&) const = default;
  };

  explicit ChoiceRow(QWidget* parent = nullptr);
  void setContent(const Content& content);
  [[nodiscard]] const Content& content() const noexcept { return m_content; }

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void pointedAt(bool on);
  /// Down (1) or up (-1) from here.
  void wentOn(int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

  /// What stands before the title, for rows that show something else than an icon there; and the room above and below.
  [[nodiscard]] virtual bool hasMark() const { return !m_content.icon.isEmpty(); }
  virtual void paintMark(QPainter& painter, const QRect& place) const;
  [[nodiscard]] virtual int padding() const;

 private:
  struct Places {
    QRect icon;
    QRect title;
    QRect detail;
    QRect figure;
    QRect badge;
    int height = 0;
  };
  [[nodiscard]] Places placesFor(int width) const;
  void paintBackground(QPainter& painter) const;
  Content m_content;
  mutable QHash<int, int>
      m_heights;  ///< by width: layouts ask often, and there may be a row for each of a hundred units
};

}  // namespace frontage::ui
