#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace frontage::ui {

/// In the status bar while something is exported: what, how far it is, and a way to call it off.
class ExportProgress : public QWidget {
  Q_OBJECT

 public:
  explicit ExportProgress(QWidget* parent = nullptr);
  void begin(const QString& doing);
  void show(double share);

 signals:
  void cancelled();

 private:
  QLabel* m_doing;
  QProgressBar* m_bar;
};

}  // namespace frontage::ui
