#pragma once

#include "core/battlefield/unit.h"
#include "ui/document/commands.h"
#include "ui/inspector/page.h"

#include <functional>
#include <map>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace frontage::ui {

/// Everything about the one selected unit.
class UnitPage : public InspectorPage {
  Q_OBJECT

 public:
  explicit UnitPage(Document& document, QWidget* parent = nullptr);
  void sync() override;

 private:
  using Reader = std::function<double(const core::Unit&)>;
  using Writer = std::function<void(core::Unit&, double)>;
  struct Field {
    MeasureEdit* edit;
    Reader read;
  };

  [[nodiscard]] const core::Unit* unit() const;
  void edit(const QString& text, const void* field, const std::function<void(core::Unit&)>& change);
  void bind(MeasureEdit* edit, const QString& what, Reader read, Writer write);
  void bind(QCheckBox* box, const QString& what, std::function<bool&(core::Unit&)> flag);
  void addPlace();
  void addFormation();
  void addCharacteristics();
  void addMissile();
  void addPsychology();
  void addState();
  void addEngagements();
  void syncMissile(const core::Unit& unit);
  void syncEngagements(const core::Unit& unit);
  void setEngaged(const core::UnitId& foe, bool on);
  QCheckBox* foeBox(std::size_t index);
  void fillArmies();

  QLineEdit* m_name;
  QComboBox* m_army;
  QComboBox* m_troop = nullptr;
  QCheckBox* m_shoots = nullptr;
  QWidget* m_weapon = nullptr;  ///< its fields, seen while there is one
  QLineEdit* m_weaponName = nullptr;
  QComboBox* m_shooters = nullptr;
  QFormLayout* m_foes = nullptr;
  QLabel* m_noFoes = nullptr;
  std::vector<QCheckBox*> m_foeBoxes;  ///< made as they are wanted; the first ones are seen
  std::vector<core::UnitId> m_foeIds;  ///< of those that are seen
  std::vector<Field> m_fields;
  std::vector<std::pair<QCheckBox*, std::function<bool&(core::Unit&)>>> m_flags;
  std::vector<std::pair<QCheckBox*, std::function<bool(const core::Unit&)>>> m_listed;
  // Steps in one field are one gesture until another field or unit is edited.
  const void* m_editing = nullptr;
  core::UnitId m_editedUnit;
  Gesture m_gesture;
};

}  // namespace frontage::ui
