#pragma once

#include <QLabel>

namespace frontage::ui {

/// Says why an entry was not taken: a note that hangs on the field, over what lies below it, so that nothing of the
/// form is pushed about. It goes when somebody types on.
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
};

}  // namespace frontage::ui
