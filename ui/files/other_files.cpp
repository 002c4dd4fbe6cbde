#include "ui/files/other_files.h"

#include "core/import/file_kind.h"
#include "ui/dialogs/dialogs.h"
#include "ui/import/list_importer.h"
#include "ui/learn/learn_controller.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace frontage::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(frontage::ui::OtherFiles)
};

}  // namespace

bool OtherFiles::isOther(const QString& path) {
  const core::FileKind kind = core::kindOfFile(path.toStdString());
  return kind != core::FileKind::Scenario && kind != core::FileKind::Unknown;
}

bool OtherFiles::open(const QString& path) const {
  switch (core::kindOfFile(path.toStdString())) {
    case core::FileKind::Lesson:
      m_learn.openFile(path);
      return true;
    case core::FileKind::ArmyList:
      m_lists.importPath(path);
      return true;
    case core::FileKind::Ruleset:
      tellWhere(path, Words::tr("It is a ruleset."), QStringLiteral("rulesets"));
      return true;
    case core::FileKind::UnitTypes:
      tellWhere(path, Words::tr("It holds unit types for the Library."), QStringLiteral("units"));
      return true;
    case core::FileKind::Glossary:
      tellWhere(path, Words::tr("It is the glossary of the lessons."), QStringLiteral("lessons"));
      return true;
    case core::FileKind::Scenario:
    case core::FileKind::Unknown:
      break;
  }
  return false;
}

void OtherFiles::tellWhere(const QString& path, const QString& what, const QString& folder) const {
  m_dialogs.tell(&m_window, Words::tr("“%1” is not opened from here.").arg(QFileInfo(path).fileName()),
                 what + QLatin1Char(' ') +
                     Words::tr("Such a file works once it is in the folder “%1” of the program's data, or of a copy of "
                               "them that FRONTAGE_RESOURCES names, and the program is started again. The user guide "
                               "says more.")
                         .arg(folder));
}

}  // namespace frontage::ui
