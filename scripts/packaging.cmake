# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# Installing, and `cpack` in a build folder: a .deb whose dependencies are read from the program, and a
# .tar.gz. The program holds its fonts, shaders and models, so it is the only file that matters.

include(GNUInstallDirs)
install(TARGETS gimbalscope RUNTIME)
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(GIMBALSCOPE_GUI)
    install(FILES assets/desktop/gimbalscope.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES assets/desktop/gimbalscope.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
install(FILES assets/demo.gsc DESTINATION ${CMAKE_INSTALL_DATADIR}/gimbalscope OPTIONAL)

set(CPACK_GENERATOR TGZ DEB)
set(CPACK_PACKAGE_VENDOR "The Gimbalscope authors")
set(CPACK_PACKAGE_CONTACT "The Gimbalscope authors")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
include(CPack)
