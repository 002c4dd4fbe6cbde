#include "tests/app/cli/run_program.h"

#include "tests/support/files.h"

#include <cstdlib>
#include <sstream>
#include <sys/wait.h>

namespace frontage::test {

namespace {

std::string quoted(const std::string& word) {
  std::string safe = "'";
  for (const char c : word) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

}  // namespace

ProgramRun runCli(const std::vector<std::string>& arguments, const std::string& input, int kibibytes) {
  const ScratchFolder folder;
  std::ofstream(folder.file("in"), std::ios::binary) << input;
  std::string command = kibibytes > 0 ? "ulimit -v " + std::to_string(kibibytes) + " && " : "";
  command += quoted(FRONTAGE_CLI);
  for (const std::string& argument : arguments) command += " " + quoted(argument);
  command += " < " + quoted(folder.file("in").string()) + " > " + quoted(folder.file("out").string()) + " 2> " +
             quoted(folder.file("err").string());
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readFile(folder.file("out")), readFile(folder.file("err"))};
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace frontage::test
