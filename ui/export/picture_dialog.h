#pragma once

#include "ui/export/export_dialog.h"
#include "ui/export/picture_job.h"

class QCheckBox;

namespace frontage::ui {

/// How a picture is to be.
class PictureDialog : public ExportDialog {
  Q_OBJECT

 public:
  /// `seen`: the part of the scene that the window shows.
  PictureDialog(PictureContent content, const QRectF& seen, QWidget* parent = nullptr);

  /// As it is answered now.
  [[nodiscard]] PictureContent content() const;
  [[nodiscard]] PictureFormat format() const;

 signals:
  void copyWanted();

 private:
  void fill();
  void refresh();

  PictureContent m_content;
  QRectF m_seen;
  QComboBox* m_area = nullptr;
  QCheckBox* m_marks = nullptr;
};

}  // namespace frontage::ui
