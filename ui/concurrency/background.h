#pragma once

#include "core/odds/interruption.h"

#include <QObject>
#include <QThreadPool>

#include <exception>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace frontage::ui {

/// Work beside the window, so that it never waits: one piece at a time, and only the answer to the latest question
/// comes back; what nobody waits for any more is given up. What goes in and comes out are values; nothing is shared
/// with the window but states that do not change.
class Background : public QObject {
 public:
  explicit Background(QObject* parent = nullptr) : QObject(parent) { m_pool.setMaxThreadCount(1); }
  /// Waits for what is under way to give up.
  ~Background() override {
    forget();
    m_pool.waitForDone();
  }

  /// `done` is called here with the result, or with nothing and why; not at all when something else was asked since.
  template <class Work, class Done>
  void ask(Work work, Done done) {
    using Result = decltype(work());
    forget();
    const int ticket = m_ticket;
    m_stop = {};
    m_pool.start([this, ticket, stop = m_stop.get_token(), work = std::move(work), done = std::move(done)] {
      auto answer = std::make_shared<std::pair<std::optional<Result>, std::string>>();
      try {
        const core::Interruptible scope(stop);
        answer->first = work();
      } catch (const std::exception& problem) {
        answer->second = problem.what();
      }
      QMetaObject::invokeMethod(
          this,
          [this, ticket, answer, done] {
            if (ticket == m_ticket) done(answer->first, answer->second);
          },
          Qt::QueuedConnection);
    });
  }
  /// Whatever is under way is of no more interest.
  void forget() {
    ++m_ticket;
    m_stop.request_stop();
    m_pool.clear();
  }

 private:
  QThreadPool m_pool;
  std::stop_source m_stop;
  int m_ticket = 0;
};

}  // namespace frontage::ui
