#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>

namespace frontage::ui {

/// Long work in the thread of the window that leaves the window its turns: it does a little at a time, and what can be
/// done elsewhere (packing, writing files) is done beside it. Started once; may be cancelled at any moment, and then
/// leaves nothing behind.
class ExportJob : public QObject {
  Q_OBJECT

 public:
  explicit ExportJob(QObject* parent = nullptr);

  void start();
  void cancel();
  [[nodiscard]] bool running() const noexcept { return m_running; }
  [[nodiscard]] bool cancelled() const noexcept { return m_cancelled; }
  /// Does all of it here and now; for programs without a window. What went wrong, or nothing.
  [[nodiscard]] QString runToEnd();

 signals:
  /// Between 0 and 1.
  void progressed(double share);
  /// Once, at the end of it: an empty problem when all is done, or when it was cancelled.
  void finished(const QString& problem);

 protected:
  enum class Turn { More, Wait, Done };
  /// The next piece, a few milliseconds of work. Wait: there is nothing to do until what beside() was given is done.
  /// Throws std::exception with one sentence when it cannot go on.
  virtual Turn advance() = 0;
  [[nodiscard]] virtual double progress() const = 0;
  /// The last thing that is done, beside, whether it went well or not: what is half done is taken away. May be called
  /// again.
  virtual void tidyUp() {}
  /// To be called by every destructor: waits for what is being done beside.
  void stop();

  /// Does `work` in another thread, one thing after another in always the same thread; advance() comes again after it.
  /// What it throws ends the job.
  void beside(std::function<void()> work);
  [[nodiscard]] int waitingBeside() const noexcept { return m_beside; }

 private:
  void turn();
  void end(const QString& problem);

  QThreadPool m_pool;
  QTimer m_turns;
  QString m_problem;  ///< of what was done beside, then of all
  int m_beside = 0;
  std::atomic<bool> m_broken{false};  ///< something beside went wrong: what was to follow is left out
  bool m_running = false;
  bool m_cancelled = false;
};

}  // namespace frontage::ui
