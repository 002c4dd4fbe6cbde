#include "ui/export/animation_dialog.h"

#include "ui/export/caption.h"
#include "ui/export/look_form.h"
#include "ui/export/picture_job.h"
#include "ui/text/figures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

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
    : ExportDialog(content.options, naturalSize(content), parent), m_content(std::move(content)) {
  setObjectName(QStringLiteral("animationDialog"));
  setWindowTitle(tr("Export Animation"));
  fill();
  connect(&form(), &LookForm::changed, this, &AnimationDialog::refresh);
  form().setNaturalHeight([this](const PictureOptions& options) {
    PictureOptions natural = options;
    natural.size = {};
    if (!natural.caption.empty()) natural.caption.lines = {{QStringLiteral("M"), QStringLiteral("M")}};
    const QSizeF page = layOutPicture(m_content.timeline.fieldAt(0).table, natural).page;
    return qRound(page.height() * options.size.width() / page.width());
  });
}

void AnimationDialog::fill() {
  QComboBox& formats = formatChoice();
  formats.addItem(tr("GIF: shown everywhere"), static_cast<int>(AnimationFormat::Gif));
  formats.addItem(tr("WebP: smaller, true colours"), static_cast<int>(AnimationFormat::Webp));
  formats.addItem(tr("MP4: video"), static_cast<int>(AnimationFormat::Mp4));
  m_speed = addChoice(1, tr("S&peed"), QStringLiteral("export/speed"));
  for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0})
    m_speed->addItem(QStringLiteral("%1 ×").arg(numberText(speed, 2)), speed);
  m_speed->setCurrentIndex(2);
  m_loop = new QCheckBox(tr("Restart &when it ends"), this);
  m_loop->setObjectName(QStringLiteral("export/loop"));
  m_loop->setChecked(true);
  form().rows().insertRow(2, QString(), m_loop);
  connect(&formats, &QComboBox::currentIndexChanged, this, &AnimationDialog::refresh);
  connect(m_speed, &QComboBox::currentIndexChanged, this, &AnimationDialog::refresh);
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
  tell(tr("%n picture(s), %1 seconds", nullptr, static_cast<int>(frames.size())).arg(numberText(time / 1000.0)),
       problem);
  m_loop->setEnabled(format() != AnimationFormat::Mp4);
  const double t = previewTime();
  PictureContent moment{wanted.timeline.fieldAt(t), marksAt(wanted.timeline, t), wanted.options, {}};
  const int at = wanted.timeline.markAt(t);
  if (!moment.options.caption.empty() && at >= 0)
    moment.options.caption.lines = {
        lineOf(wanted.timeline.marks()[static_cast<std::size_t>(at)].event, wanted.timeline.fieldAt(0))};
  preview(moment);
}

AnimationContent AnimationDialog::content() const {
  AnimationContent content = m_content;
  content.options = form().options();
  content.pace.speed = m_speed->currentData().toDouble();
  content.loop = m_loop->isChecked();
  return content;
}

AnimationFormat AnimationDialog::format() const {
  return static_cast<AnimationFormat>(formatChoice().currentData().toInt());
}

}  // namespace frontage::ui
