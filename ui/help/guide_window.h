#pragma once

#include <QDialog>

class QTextBrowser;

namespace frontage::ui {

/// The user guide and the pages that it links to, with their pictures: all within the program, so that it is there
/// without a network. A window of its own beside the main one, so that one can read and try.
class GuideWindow : public QDialog {
  Q_OBJECT

 public:
  explicit GuideWindow(QWidget* parent = nullptr);
  /// The guide's page in the language of the window, or in English where it is not written in that.
  [[nodiscard]] static QString guide();
  /// The page's name: "guide.md".
  void open(const QString& page);
  [[nodiscard]] QTextBrowser& browser() const noexcept { return *m_browser; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QTextBrowser* m_browser;
};

}  // namespace frontage::ui
