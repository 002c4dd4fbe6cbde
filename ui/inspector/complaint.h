#pragma once

#include <QLabel>
#include <QTimer>

namespace frontage::ui {

/// Says why an entry was not taken: a note that hangs on the field, over what lies above it, so that nothing of the
/// form is pushed about and nothing is covered that comes next. It goes when somebody types on or leaves the field, and
/// by itself once it can have been read.
class Complaint : public QLabel {
  Q_OBJECT

 public:
  explicit Complaint(QWidget& page);
  /// Shows it at the field, or at the top of the page without one; an empty one hides it.
  void tell(const QString& why, QWidget* field);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();
  void hangOn(QWidget* field);

  QWidget& m_page;
  QWidget* m_field = nullptr;
  QTimer m_read{this};
};

}  // namespace frontage::ui
