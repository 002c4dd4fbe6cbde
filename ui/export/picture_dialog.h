#pragma once

#include "ui/export/picture_job.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace frontage::ui {

class LookForm;
class PicturePreview;

/// How a picture is to be: with a preview that shows it. Says only what is wanted; making it is the caller's.
class PictureDialog : public QDialog {
  Q_OBJECT

 public:
  /// `seen`: the part of the scene that the window shows.
  PictureDialog(PictureContent content, const QRectF& seen, QWidget* parent = nullptr);

  /// As it is answered now.
  [[nodiscard]] PictureContent content() const;
  [[nodiscard]] PictureFormat format() const;

 signals:
  void exportWanted();
  void copyWanted();

 private:
  void fill();
  [[nodiscard]] QWidget* makeButtons();
  void refresh();

  PictureContent m_content;
  QRectF m_seen;
  LookForm* m_form = nullptr;
  PicturePreview* m_preview = nullptr;
  QComboBox* m_format = nullptr;
  QComboBox* m_area = nullptr;
  QCheckBox* m_marks = nullptr;
  QLabel* m_problem = nullptr;
  QPushButton* m_go = nullptr;
};

}  // namespace frontage::ui
