#pragma once

#include <QDialog>
#include <QSize>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace frontage::ui {

class LookForm;
class PicturePreview;
struct PictureContent;
struct PictureOptions;

/// What the dialogs of the exports share: a preview beside a form, and below a line of words with the buttons. Says
/// only what is wanted; making it is the caller's.
class ExportDialog : public QDialog {
  Q_OBJECT

 signals:
  void exportWanted();

 protected:
  /// `natural`: the size that is proposed.
  ExportDialog(const PictureOptions& options, QSize natural, QWidget* parent);

  /// The rows are the heir's to fill.
  [[nodiscard]] LookForm& form() const noexcept { return *m_form; }
  [[nodiscard]] QDialogButtonBox& buttons() const noexcept { return *m_buttons; }
  /// A choice with a label in a row of the form.
  QComboBox* addChoice(int row, const QString& label, const QString& name);
  [[nodiscard]] QComboBox& formatChoice() const noexcept { return *m_format; }
  /// What the words say; with a problem nothing can be exported.
  void tell(const QString& words, const QString& problem);
  void preview(const PictureContent& content);

 private:
  [[nodiscard]] QWidget* makeButtons();

  PicturePreview* m_preview = nullptr;
  LookForm* m_form = nullptr;
  QComboBox* m_format = nullptr;
  QLabel* m_words = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
  QPushButton* m_go = nullptr;
};

}  // namespace frontage::ui
