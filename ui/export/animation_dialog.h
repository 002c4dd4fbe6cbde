#pragma once

#include "ui/export/animation_job.h"
#include "ui/export/picture_job.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace frontage::ui {

class LookForm;
class PicturePreview;

/// How an animation of the phase is to be, with a preview of a moment of it and what it comes to.
class AnimationDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AnimationDialog(AnimationContent content, QWidget* parent = nullptr);

  [[nodiscard]] AnimationContent content() const;
  [[nodiscard]] AnimationFormat format() const;

 signals:
  void exportWanted();

 private:
  void fill();
  [[nodiscard]] QWidget* makeButtons();
  void refresh();
  [[nodiscard]] double previewTime() const;

  AnimationContent m_content;
  LookForm* m_form = nullptr;
  PicturePreview* m_preview = nullptr;
  QComboBox* m_format = nullptr;
  QComboBox* m_speed = nullptr;
  QCheckBox* m_loop = nullptr;
  QLabel* m_about = nullptr;
  QPushButton* m_go = nullptr;
};

}  // namespace frontage::ui
