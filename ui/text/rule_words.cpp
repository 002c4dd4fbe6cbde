#include "ui/text/rule_words.h"

#include <QCoreApplication>

namespace frontage::ui {

namespace {
constexpr const char* kContext = "frontage::ui::RuleWords";
}  // namespace

QString questionWords(const core::RulesetField& field) {
  return QCoreApplication::translate(kContext, std::string(field.what).c_str());
}

QString policyWords(const std::string& policy) {
  std::string words = policy;
  for (char& c : words)
    if (c == '_') c = ' ';
  return QCoreApplication::translate(kContext, words.c_str());
}

}  // namespace frontage::ui
