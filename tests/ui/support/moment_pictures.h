#pragma once

#include <QDir>
#include <QString>

class QWidget;

namespace frontage::ui {

/// Pictures of what a test saw, for people to look at; none unless FRONTAGE_PICTURES names a folder for them.
/// FRONTAGE_PICTURES_SIZE ("1280x720") and FRONTAGE_PICTURES_SCHEME ("dark") say how the window looks meanwhile.
class MomentPictures {
 public:
  MomentPictures();
  [[nodiscard]] bool wanted() const { return !m_folder.isEmpty(); }
  /// Gives the window its size and colours. Does nothing unless wanted().
  void begin(QWidget& window) const;
  /// Waits until everything is laid out and worked out, then saves it under the test's name, numbered. Does nothing
  /// unless wanted().
  void take(QWidget& window, const QString& moment);

 private:
  QString m_folder;
  int m_count = 0;
};

}  // namespace frontage::ui
