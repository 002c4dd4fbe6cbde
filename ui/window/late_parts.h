#pragma once

#include <QObject>

#include <deque>
#include <functional>

class QWidget;

namespace frontage::ui {

/// What a window holds that its first picture does without. Once the window has been painted the event loop builds the
/// parts, one a turn, so that pictures and input come in between; all that is missing at once as soon as somebody acts
/// (a key, a button, the wheel, a drag, closing) or asks for it. So nobody ever meets a part that is not there.
class LateParts : public QObject {
  Q_OBJECT

 public:
  /// Becomes a child of the window.
  explicit LateParts(QWidget& window);

  /// To be built after those that were added before; at once when those are all there already.
  void add(std::function<void()> build);
  [[nodiscard]] bool areDone() const noexcept { return m_parts.empty(); }
  /// Builds what is missing. Nothing while a part is being built: what that part asks for was built before it.
  void finish();
  /// What is missing will not be needed any more.
  void giveUp();

 signals:
  void finished();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildNext();
  void buildLater();

  QWidget& m_window;
  std::deque<std::function<void()>> m_parts;
  bool m_begun = false;  ///< the window has been painted
  bool m_building = false;
  bool m_over = false;  ///< all have been built
};

}  // namespace frontage::ui
