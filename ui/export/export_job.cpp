#include "ui/export/export_job.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <exception>

namespace frontage::ui {

namespace {
constexpr int kTurn = 12;  ///< milliseconds in which the window gets no other turn
}

ExportJob::ExportJob(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_pool.setExpiryTimeout(-1);  // a process that is fed from there lives as long as its thread
  connect(&m_turns, &QTimer::timeout, this, &ExportJob::turn);
}

void ExportJob::stop() {
  m_running = false;
  m_turns.stop();
  m_pool.clear();
  m_pool.waitForDone();
  m_pool.start([this] { tidyUp(); });
  m_pool.waitForDone();
}

void ExportJob::start() {
  m_running = true;
  m_turns.start(0);
}

void ExportJob::cancel() {
  if (!m_running) return;
  m_cancelled = true;
  end({});
}

QString ExportJob::runToEnd() {
  QEventLoop loop;
  QString outcome;
  connect(this, &ExportJob::finished, &loop, [&](const QString& problem) {
    outcome = problem;
    loop.quit();
  });
  start();
  loop.exec();
  return outcome;
}

void ExportJob::end(const QString& problem) {
  m_running = false;
  m_turns.stop();
  m_pool.clear();
  m_problem = problem;
  m_pool.start([this] {
    tidyUp();
    QMetaObject::invokeMethod(
        this, [this] { emit finished(m_problem); }, Qt::QueuedConnection);
  });
}

void ExportJob::turn() {
  QElapsedTimer clock;
  clock.start();
  try {
    while (clock.elapsed() < kTurn) {
      if (!m_problem.isEmpty()) return end(m_problem);
      switch (advance()) {
        case Turn::More:
          break;
        case Turn::Wait:
          m_turns.stop();
          emit progressed(progress());
          return;
        case Turn::Done:
          return end({});
      }
    }
    emit progressed(progress());
  } catch (const std::exception& problem) {
    end(QString::fromStdString(problem.what()));
  }
}

void ExportJob::beside(std::function<void()> work) {
  ++m_beside;
  m_pool.start([this, work = std::move(work)] {
    QString problem;
    try {
      if (!m_broken) work();
    } catch (const std::exception& thrown) {
      m_broken = true;
      problem = QString::fromStdString(thrown.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, problem] {
          --m_beside;
          if (!m_running) return;
          if (m_problem.isEmpty()) m_problem = problem;
          m_turns.start(0);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace frontage::ui
