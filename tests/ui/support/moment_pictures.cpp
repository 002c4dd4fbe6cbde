#include "tests/ui/support/moment_pictures.h"

#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <QPixmap>
#include <QTest>
#include <QWidget>

namespace frontage::ui {

namespace {
constexpr int kSettle = 700;  // milliseconds, for what is worked out beside the window

QString nameOfTest() {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  return QString::fromLatin1(test->name()).section(QLatin1Char('/'), -1);
}
}  // namespace

MomentPictures::MomentPictures() : m_folder(qEnvironmentVariable("FRONTAGE_PICTURES")) {}

void MomentPictures::begin(QWidget& window) const {
  if (!wanted()) return;
  const bool dark = qEnvironmentVariable("FRONTAGE_PICTURES_SCHEME") == QLatin1String("dark");
  useScheme(dark ? Scheme::Dark : Scheme::Light);
  const QStringList size =
      qEnvironmentVariable("FRONTAGE_PICTURES_SIZE", QStringLiteral("1400x900")).split(QLatin1Char('x'));
  window.resize(size.value(0).toInt(), size.value(1).toInt());
  QTest::qWait(kSettle);
}

void MomentPictures::take(QWidget& window, const QString& moment) {
  if (!wanted()) return;
  QTest::qWait(kSettle);
  QDir().mkpath(m_folder);
  QString name = QStringLiteral("%1-%2-%3.png").arg(nameOfTest()).arg(++m_count, 2, 10, QLatin1Char('0')).arg(moment);
  name.replace(QLatin1Char(' '), QLatin1Char('_')).replace(QLatin1Char('/'), QLatin1Char('_'));
  EXPECT_TRUE(window.grab().save(QDir(m_folder).filePath(name))) << name.toStdString();
}

}  // namespace frontage::ui
