#include "ui/export/animation_dialog.h"

#include "ui/export/caption.h"
#include "ui/export/look_form.h"
#include "ui/export/picture_preview.h"
#include "ui/text/figures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace frontage::ui {

namespace {

constexpr int kUsualWidth = 800;     ///< pixels: files to be sent
constexpr double kShownShare = 0.6;  ///< of the first movement: the moment of the preview

QSize naturalSize(const AnimationContent& content) {
  const QSizeF page = layOutPicture(content.timeline.fieldAt(0).table, content.options).page;
  return {kUsualWidth, qRound(kUsualWidth * page.height() / page.width())};
}

}  // namespace

AnimationDialog::AnimationDialog(AnimationContent content, QWidget* parent)
    : QDialog(parent), m_content(std::move(content)) {
  setObjectName(QStringLiteral("animationDialog"));
  setWindowTitle(tr("Export Animation"));
  m_preview = new PicturePreview(this);
  m_preview->setObjectName(QStringLiteral("export/preview"));
  m_form = new LookForm(m_content.options, naturalSize(m_content), this);
  fill();
  auto* columns = new QHBoxLayout;
  columns->addWidget(m_preview, 1);
  columns->addSpacing(8);
  columns->addWidget(m_form);
  auto* column = new QVBoxLayout(this);
  resize(960, 600);
  column->setContentsMargins(16, 16, 16, 14);
  column->setSpacing(12);
  column->addLayout(columns, 1);
  column->addWidget(makeButtons());
  connect(m_form, &LookForm::changed, this, &AnimationDialog::refresh);
  m_form->setNaturalHeight([this](const PictureOptions& options) {
    PictureOptions natural = options;
    natural.size = {};
    if (!natural.caption.empty()) natural.caption.lines = {{QStringLiteral("M"), QStringLiteral("M")}};
    const QSizeF page = layOutPicture(m_content.timeline.fieldAt(0).table, natural).page;
    return qRound(page.height() * options.size.width() / page.width());
  });
}

void AnimationDialog::fill() {
  m_format = new QComboBox(this);
  m_format->setObjectName(QStringLiteral("export/format"));
  m_format->addItem(tr("GIF: shown everywhere"), static_cast<int>(AnimationFormat::Gif));
  m_format->addItem(tr("WebP: smaller, true colours"), static_cast<int>(AnimationFormat::Webp));
  m_format->addItem(tr("MP4: video"), static_cast<int>(AnimationFormat::Mp4));
  auto* format = new QLabel(tr("&Format"), this);
  format->setBuddy(m_format);
  m_form->rows().insertRow(0, format, m_format);
  m_speed = new QComboBox(this);
  m_speed->setObjectName(QStringLiteral("export/speed"));
  for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0})
    m_speed->addItem(QStringLiteral("%1 ×").arg(numberText(speed, 2)), speed);
  m_speed->setCurrentIndex(2);
  auto* label = new QLabel(tr("S&peed"), this);
  label->setBuddy(m_speed);
  m_form->rows().insertRow(1, label, m_speed);
  m_loop = new QCheckBox(tr("Begins ane&w at its end"), this);
  m_loop->setObjectName(QStringLiteral("export/loop"));
  m_loop->setChecked(true);
  m_form->rows().insertRow(2, QString(), m_loop);
  connect(m_format, &QComboBox::currentIndexChanged, this, &AnimationDialog::refresh);
  connect(m_speed, &QComboBox::currentIndexChanged, this, &AnimationDialog::refresh);
}

QWidget* AnimationDialog::makeButtons() {
  auto* row = new QWidget(this);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  m_about = new QLabel(row);
  m_about->setObjectName(QStringLiteral("export/about"));
  m_about->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, row);
  m_go = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
  m_go->setObjectName(QStringLiteral("export/go"));
  m_go->setDefault(true);
  line->addWidget(m_about, 1);
  line->addWidget(buttons);
  connect(m_go, &QPushButton::clicked, this, &AnimationDialog::exportWanted);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return row;
}

double AnimationDialog::previewTime() const {
  for (const TimelineMark& mark : m_content.timeline.marks())
    if (mark.moves()) return mark.start + kShownShare * mark.duration;
  return m_content.timeline.duration();
}

void AnimationDialog::refresh() {
  const AnimationContent wanted = content();
  const std::vector<Frame> frames = framesOf(wanted.timeline, wanted.pace);
  const int time = std::accumulate(frames.begin(), frames.end(), 0,
                                   [](int sum, const Frame& frame) { return sum + frame.milliseconds; });
  QString problem = formatProblem(format());
  if (problem.isEmpty()) problem = sizeProblem(wanted.options.size);
  m_about->setText(
      problem.isEmpty()
          ? tr("%n picture(s), %1 seconds", nullptr, static_cast<int>(frames.size())).arg(numberText(time / 1000.0))
          : problem);
  m_go->setEnabled(problem.isEmpty());
  m_loop->setEnabled(format() != AnimationFormat::Mp4);
  const double t = previewTime();
  PictureContent moment{wanted.timeline.fieldAt(t), marksAt(wanted.timeline, t), wanted.options, {}};
  const int at = wanted.timeline.markAt(t);
  if (!moment.options.caption.empty() && at >= 0)
    moment.options.caption.lines = {
        lineOf(wanted.timeline.marks()[static_cast<std::size_t>(at)].event, wanted.timeline.fieldAt(0))};
  if (sizeProblem(moment.options.size).isEmpty()) m_preview->show(moment);
}

AnimationContent AnimationDialog::content() const {
  AnimationContent content = m_content;
  content.options = m_form->options();
  content.pace.speed = m_speed->currentData().toDouble();
  content.loop = m_loop->isChecked();
  return content;
}

AnimationFormat AnimationDialog::format() const {
  return static_cast<AnimationFormat>(m_format->currentData().toInt());
}

}  // namespace frontage::ui
