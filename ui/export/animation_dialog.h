#pragma once

#include "ui/export/animation_job.h"
#include "ui/export/export_dialog.h"

class QCheckBox;

namespace frontage::ui {

/// How an animation of the phase is to be, with a preview of a moment of it and what it comes to.
class AnimationDialog : public ExportDialog {
  Q_OBJECT

 public:
  explicit AnimationDialog(AnimationContent content, QWidget* parent = nullptr);

  [[nodiscard]] AnimationContent content() const;
  [[nodiscard]] AnimationFormat format() const;

 private:
  void fill();
  void refresh();
  [[nodiscard]] double previewTime() const;

  AnimationContent m_content;
  QComboBox* m_speed = nullptr;
  QCheckBox* m_loop = nullptr;
};

}  // namespace frontage::ui
