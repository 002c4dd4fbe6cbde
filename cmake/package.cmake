# cpack -G DEB in the build folder makes the Debian package; scripts/package does all of it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME frontage)
set(CPACK_PACKAGE_VENDOR "The Frontage authors")
set(CPACK_PACKAGE_CONTACT "The Frontage authors <frontage@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "simulator of the charge phase of rank-and-flank wargames")
set(CPACK_PACKAGE_DESCRIPTION
"Place regiments on a table by drag and drop, declare charges, and see zones,
line of sight, wheels, closing the door and flight worked out exactly and
explained, in animation both ways.
.
It comes with four families of rulesets, examples, and a program for the
command line.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_FILE_NAME frontage)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Qt's own dialogs in the language of the window; what the programs are linked with is found out beside it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS qt6-translations-l10n)
# The menu, the kind of file and the icon are registered by these packages' own triggers.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "desktop-file-utils, hicolor-icon-theme, qt6-wayland, shared-mime-info")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg")
include(CPack)
