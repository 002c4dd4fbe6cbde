#pragma once

#include "ui/inspector/measure_edit.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QVBoxLayout;

namespace frontage::ui {

class Document;
struct Outcome;

/// What the pages of the Inspector have in common: a heading, groups of labelled fields, and a line that says why an
/// entry was not taken.
class InspectorPage : public QWidget {
  Q_OBJECT

 public:
  InspectorPage(Document& document, const QString& name, QWidget* parent = nullptr);
  /// Reads everything from the document again.
  virtual void sync() = 0;

 protected:
  [[nodiscard]] Document& document() const noexcept { return m_document; }
  void setHeading(const QString& title, const QString& subtitle);
  QFormLayout* addGroup(const QString& title);
  /// Names the field for tests and for screen readers, and puts it into the form.
  void addField(QFormLayout* form, const QString& label, const QString& name, QWidget* field);
  MeasureEdit* addMeasure(QFormLayout* form, const QString& label, const QString& name, MeasureEdit::Kind kind,
                          double least, double most, double step);
  /// Two fields side by side with a sign between them.
  void addPair(QFormLayout* form, const QString& label, const QString& sign, QWidget* first, QWidget* second);
  void addWidget(QWidget* widget);
  void finish();
  /// Shows why, and puts the fields back, when an edit was refused.
  void report(const Outcome& outcome);
  void complain(const QString& why);

 private:
  Document& m_document;
  QString m_name;
  QVBoxLayout* m_layout;
  QLabel* m_title;
  QLabel* m_subtitle;
  QLabel* m_complaint;
};

}  // namespace frontage::ui
