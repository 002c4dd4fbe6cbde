#pragma once

#include "ui/learn/answers/answer_box.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace frontage::ui {

class OptionRow;

/// One of some options, or every right one of them; also picked on the table.
class RowsBox : public AnswerBox {
  Q_OBJECT

 public:
  struct Row {
    std::string id;
    QString words;
  };
  RowsBox(std::vector<Row> rows, bool several, QWidget* parent);
  /// The answer is yes or no in place of words: the first row is yes.
  void setYesOrNo() noexcept { m_yesOrNo = true; }
  /// Takes or leaves the row with this id; others are ignored.
  void pick(const std::string& id);

  [[nodiscard]] std::optional<core::Answer> answer() const override;
  void put(const core::Answer& answer) override;
  [[nodiscard]] QString wanted() const override;
  [[nodiscard]] core::Picks picks() const override { return m_picks; }

 private:
  void refresh();

  std::vector<Row> m_choices;
  std::vector<OptionRow*> m_rows;  ///< of the choices
  core::Picks m_picks;
  bool m_several;
  bool m_yesOrNo = false;
};

}  // namespace frontage::ui
