# What every target of the project is built with. Third-party headers come in as system includes and are not warned about.
add_library(frontage_options INTERFACE)
add_library(Frontage::Options ALIAS frontage_options)

target_compile_features(frontage_options INTERFACE cxx_std_20)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

target_include_directories(frontage_options INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
# Fused multiply-add would give two answers to one expression, depending on the machine.
target_compile_options(frontage_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
  -ffp-contract=off
  # g++ 12 sees overlapping copies in std::string's own operator+ when it optimises (GCC bug 105651).
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-restrict>
  $<$<BOOL:${FRONTAGE_WERROR}>:-Werror>)

if(FRONTAGE_SANITIZE)
  target_compile_options(frontage_options INTERFACE
    -fsanitize=${FRONTAGE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer
    # std::regex looks uninitialised to g++ 12 when the sanitizers are on (GCC bug 105562).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(frontage_options INTERFACE -fsanitize=${FRONTAGE_SANITIZE})
endif()

if(FRONTAGE_FUZZ)
  target_compile_options(frontage_options INTERFACE -fsanitize=fuzzer-no-link)  # the fuzzer sees which branches are taken
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Without the sloppiness ccache turns away every file that uses a precompiled header; with the others one clone is
  # served what another has compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
    CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=true ${CCACHE})
endif()
