#pragma once

#include <QStyledItemDelegate>

namespace frontage::ui {

/// Paints a figure with its mark below it ("guess"), and edits it in place; the troop type out of a list.
class ImportDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  /// What is not taken stays in its cell, to be put right or given up with Escape.
  bool eventFilter(QObject* editor, QEvent* event) override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

 private:
  void takeTyped(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const;
  mutable bool m_taken = true;  ///< what was last typed
};

}  // namespace frontage::ui
