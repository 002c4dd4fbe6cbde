#include "ui/window/hint_bar.h"

#include "ui/text/figures.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QLocale>

namespace frontage::ui {

namespace {
constexpr int kSeen = 5000;      ///< milliseconds until somebody looks there
constexpr int kForALetter = 60;  ///< milliseconds to read one
}  // namespace

HintBar::HintBar(QWidget* parent)
    : QStatusBar(parent), m_line(new QLabel(this)), m_pointer(new QLabel(this)), m_zoom(new QLabel(this)) {
  setObjectName(QStringLiteral("hintBar"));
  setSizeGripEnabled(false);
  m_line->setObjectName(QStringLiteral("hintBar/line"));
  m_line->setAccessibleName(tr("What can I do here?"));
  m_line->setTextFormat(Qt::PlainText);
  m_line->setMinimumWidth(100);
  m_pointer->setObjectName(QStringLiteral("hintBar/pointer"));
  m_pointer->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_zoom->setObjectName(QStringLiteral("hintBar/zoom"));
  m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_zoom->setToolTip(tr("Size of an inch on the screen"));
  const QFontMetrics metrics(uiFont());
  m_pointer->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("x 000.0″  y 000.0″ ")));
  m_zoom->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("000 px/″ ")));
  setContentsMargins(8, 0, 8, 0);
  addWidget(m_line, 1);
  addPermanentWidget(m_pointer);
  addPermanentWidget(m_zoom);
  m_read.setSingleShot(true);
  m_read.setObjectName(QStringLiteral("hintBar/read"));
  connect(&m_read, &QTimer::timeout, this, [this] { say({}); });
}

void HintBar::setHint(const QString& tool, const QString& hint) {
  m_hint = tool.isEmpty() ? hint : tr("%1: %2").arg(tool, hint);
  refresh();
}

void HintBar::say(const QString& line, Stays stays) {
  m_said = line;
  m_read.stop();
  if (!line.isEmpty() && stays == Stays::WhileRead) m_read.start(kSeen + kForALetter * static_cast<int>(line.size()));
  refresh();
}

void HintBar::refresh() {
  m_line->setText(m_said.isEmpty() ? m_hint : m_said);
  m_line->setToolTip(m_line->text());
  m_line->setForegroundRole(m_said.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
}

void HintBar::setPointer(std::optional<geometry::Vec> inches) {
  if (!inches)
    m_pointer->clear();
  else
    m_pointer->setText(tr("x %1  y %2")
                           .arg(QLocale().toString(inches->x, 'f', 1) + QChar(0x2033),
                                QLocale().toString(inches->y, 'f', 1) + QChar(0x2033)));
}

void HintBar::setZoom(double pixelsPerInch) {
  m_zoom->setText(tr("%1 px/″").arg(numberText(pixelsPerInch, 0)));
}

}  // namespace frontage::ui
