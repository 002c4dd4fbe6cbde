#pragma once

#include "ui/export/picture_options.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace frontage::ui {

/// The questions that pictures and animations have in common: how large, what is seen, in which colours.
class LookForm : public QWidget {
  Q_OBJECT

 public:
  /// `options` is what the window has; `natural` the size that the whole table takes by itself.
  LookForm(const PictureOptions& options, QSize natural, QWidget* parent = nullptr);

  /// The options as they are answered: size, parts, colours; without the caption when it is not wanted.
  [[nodiscard]] PictureOptions options() const;
  /// What the table and the caption need in height at the width that is chosen; shown unless another was asked for.
  void setNaturalHeight(const std::function<int(const PictureOptions&)>& height);
  /// One more of what may be seen, above the caption.
  void addPart(QCheckBox* box);
  /// Something else that the height depends on is another one.
  void refresh();
  [[nodiscard]] QFormLayout& rows() const noexcept { return *m_rows; }

 signals:
  void changed();

 private:
  void addSizes(QSize natural);
  void addParts();
  void addLooks();
  QCheckBox* addCheck(const char* name, const QString& text, bool on);

  PictureOptions m_options;
  std::function<int(const PictureOptions&)> m_height;
  QFormLayout* m_rows;
  QBoxLayout* m_parts = nullptr;
  QSpinBox* m_width = nullptr;
  QSpinBox* m_tall = nullptr;
  QCheckBox* m_natural = nullptr;
  QCheckBox* m_grid = nullptr;
  QCheckBox* m_rulers = nullptr;
  QCheckBox* m_names = nullptr;
  QCheckBox* m_deployment = nullptr;
  QCheckBox* m_caption = nullptr;
  QComboBox* m_look = nullptr;
  bool m_settling = false;
};

}  // namespace frontage::ui
