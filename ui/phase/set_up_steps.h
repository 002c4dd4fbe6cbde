#pragma once

#include "ui/document/document.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <utility>

namespace frontage::ui {

/// Going from a phase to set-up or on from set-up, as a step of undo. It changes nothing in the document: its orders
/// stay, and whether they are being played or put away is what changes. What is done is told by whoever pushes it.
class SetUpStep : public QUndoCommand, public LooksOnly {
 public:
  SetUpStep(const QString& text, std::function<void()> there, std::function<void()> back)
      : QUndoCommand(text), m_there(std::move(there)), m_back(std::move(back)) {}
  void redo() override { m_there(); }
  void undo() override { m_back(); }

 private:
  std::function<void()> m_there;
  std::function<void()> m_back;
};

}  // namespace frontage::ui
