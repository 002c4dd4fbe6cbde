#pragma once

#include "ui/inspector/measure_edit.h"

#include <QPointer>
#include <QWidget>

class QFormLayout;
class QLabel;
class QVBoxLayout;

namespace frontage::ui {

class Complaint;
class Document;
struct Outcome;

/// What the pages of the Inspector have in common: a heading, groups of labelled fields, and a note at the field that
/// says why its entry was not taken.
class InspectorPage : public QWidget {
  Q_OBJECT

 public:
  InspectorPage(Document& document, const QString& name, QWidget* parent = nullptr);
  /// Reads everything from the document again.
  virtual void sync() = 0;
  /// Takes the note away: it was about something else.
  void forgetComplaint();

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

 private:
  void complain(const QString& why);

  Document& m_document;
  QString m_name;
  QVBoxLayout* m_layout;
  QLabel* m_title;
  QLabel* m_subtitle;
  Complaint* m_complaint;
  QPointer<QWidget> m_edited;  ///< the field whose entry is being taken
};

}  // namespace frontage::ui
