#pragma once

#include <QTextBrowser>

namespace frontage::ui {

/// Shows the Markdown pages of the resources; pictures as wide as there is room, links out in the system's browser.
class GuideBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  explicit GuideBrowser(QWidget* parent = nullptr);
  /// Lays the page out in the look that is in use.
  void dress();

 protected:
  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;
  void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitPictures();
  void showScaled(const QUrl& name, const QImage& image, double width);
};

}  // namespace frontage::ui
