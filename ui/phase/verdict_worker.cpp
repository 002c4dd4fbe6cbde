#include "ui/phase/verdict_worker.h"

#include <utility>

namespace frontage::ui {

VerdictWorker::VerdictWorker(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
}

VerdictWorker::~VerdictWorker() {
  m_pool.waitForDone();
}

void VerdictWorker::workOut(State state, const core::UnitId& charger, const core::UnitId& target) {
  m_busy = true;
  m_pool.start([this, state = std::move(state), charger, target] {
    auto verdict = std::make_shared<const core::ChargeVerdict>(core::inspectCharge(*state, charger, target));
    // To the thread of the window: an answer for an object that is gone by then is thrown away by Qt.
    QMetaObject::invokeMethod(
        this,
        [this, state, verdict] {
          m_busy = false;
          emit done(state, *verdict);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace frontage::ui
