#include "ui/help/guide_window.h"

#include "ui/help/guide_browser.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace frontage::ui {

namespace {

QToolButton* stepButton(QWidget* parent, const char* name, const char* iconName, const QString& text) {
  auto* button = new QToolButton(parent);
  button->setObjectName(QLatin1String(name));
  button->setIcon(icon(QLatin1String(iconName)));
  button->setAutoRaise(true);
  button->setEnabled(false);
  button->setToolTip(text);
  button->setAccessibleName(text);
  return button;
}

}  // namespace

GuideWindow::GuideWindow(QWidget* parent) : QDialog(parent), m_browser(new GuideBrowser(this)) {
  setObjectName(QStringLiteral("guideWindow"));
  setWindowTitle(tr("User Guide"));
  setModal(false);
  resize(860, 760);
  QToolButton* back = stepButton(this, "guide/back", "arrow-left", tr("Back"));
  QToolButton* on = stepButton(this, "guide/forward", "arrow-right", tr("Forward"));
  QToolButton* first = stepButton(this, "guide/first", "list", tr("The guide"));
  first->setEnabled(true);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(8, 6, 8, 6);
  for (QToolButton* button : {back, on, first}) bar->addWidget(button);
  bar->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(bar);
  column->addWidget(m_browser, 1);
  connect(m_browser, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
  connect(m_browser, &QTextBrowser::forwardAvailable, on, &QWidget::setEnabled);
  connect(back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
  connect(on, &QToolButton::clicked, m_browser, &QTextBrowser::forward);
  connect(first, &QToolButton::clicked, this, [this] { open(guide()); });
}

QString GuideWindow::guide() {
  const QString own = tr("guide.md", "The file of the guide in this language, below docs");
  return QFile::exists(QStringLiteral(":/guide/") + own) ? own : QStringLiteral("guide.md");
}

void GuideWindow::open(const QString& page) {
  m_browser->setSource(QUrl(QStringLiteral("qrc:/guide/") + page));
  show();
  raise();
  activateWindow();
  m_browser->setFocus();
}

void GuideWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && !m_browser->source().isEmpty()) m_browser->reload();
}

}  // namespace frontage::ui
