# What is installed beside the two programs, by the Filesystem Hierarchy Standard.
set(data ${PROJECT_SOURCE_DIR}/resources)
foreach(kind clauses lessons rulesets scenarios schema units)
  install(DIRECTORY ${data}/${kind} DESTINATION ${CMAKE_INSTALL_DATADIR}/frontage OPTIONAL)
endforeach()

# Documents; the examples as files to open.
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${data}/scenarios/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)

# Whose it all is: the program's licence, then those of what it brings along.
file(READ LICENSE FRONTAGE_LICENSE)
file(READ ${data}/fonts/OFL.txt FONT_LICENSE)
file(READ ${data}/icons/LICENSE ICON_LICENSE)
string(CONCAT copyright "Frontage\n========\n\n${FRONTAGE_LICENSE}\n"
  "The font Inter, within the program\n==================================\n\n${FONT_LICENSE}\n"
  "The icons, within the program\n=============================\n\n${ICON_LICENSE}")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/copyright CONTENT "${copyright}" @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(FRONTAGE_RELEASE_DATE 2026-11-30)  # of the version above
find_program(GZIP gzip REQUIRED)
foreach(program frontage frontage-cli)
  configure_file(${data}/man/${program}.1.in ${PROJECT_BINARY_DIR}/man/${program}.1 @ONLY)
  add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/man/${program}.1.gz
    COMMAND ${GZIP} -9nkf ${PROJECT_BINARY_DIR}/man/${program}.1
    DEPENDS ${PROJECT_BINARY_DIR}/man/${program}.1 VERBATIM)
  list(APPEND pages ${PROJECT_BINARY_DIR}/man/${program}.1.gz)
endforeach()
add_custom_target(frontage_man ALL DEPENDS ${pages})
install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${data}/completion/frontage-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)

if(FRONTAGE_WINDOW)
  configure_file(${data}/desktop/org.frontage.Frontage.metainfo.xml.in
    ${PROJECT_BINARY_DIR}/desktop/org.frontage.Frontage.metainfo.xml @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/desktop/org.frontage.Frontage.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${data}/desktop/frontage.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${data}/desktop/frontage-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME frontage.xml)
  install(FILES ${data}/desktop/frontage.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${data}/desktop/application-x-frontage.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes)
endif()
