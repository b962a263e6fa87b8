# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# What the window and the pictures need: GLM, GLFW, EGL, the OpenGL loader, FreeType, Dear ImGui, stb and
# the fonts' files. Included by CMakeLists.txt in this folder.

find_package(PkgConfig QUIET)

gimbalscope_find(glm glm::glm libglm-dev FIND glm CONFIG
    FETCH https://github.com/g-truc/glm.git 0.9.9.8)

set(GLFW_BUILD_DOCS OFF)
set(GLFW_BUILD_EXAMPLES OFF)
set(GLFW_BUILD_TESTS OFF)
set(GLFW_INSTALL OFF)
gimbalscope_find(glfw glfw libglfw3-dev FIND glfw3 3.3 CONFIG
    FETCH https://github.com/glfw/glfw.git 3.3.8)

# EGL only: OpenGL itself is reached through the loader. (FindOpenGL gives EGL only beside libOpenGL.)
find_library(EGL_LIBRARY EGL)
find_path(EGL_INCLUDE_DIR EGL/egl.h)
mark_as_advanced(EGL_LIBRARY EGL_INCLUDE_DIR)
if(NOT EGL_LIBRARY OR NOT EGL_INCLUDE_DIR)
    message(FATAL_ERROR "EGL not found. Install libegl-dev.")
endif()
gimbalscope_dep(egl ${EGL_LIBRARY})
target_include_directories(deps_egl SYSTEM INTERFACE ${EGL_INCLUDE_DIR})

find_package(Freetype QUIET)
if(NOT TARGET Freetype::Freetype)
    message(FATAL_ERROR "FreeType not found. Install libfreetype-dev.")
endif()
gimbalscope_dep(freetype Freetype::Freetype)

# stb: headers, and on Debian a library with their implementations. STB_*_IMPLEMENTATION is defined in
# one of our own sources, so only the headers are taken.
gimbalscope_find_headers(stb stb_image_write.h libstb-dev SUFFIX stb
    FETCH https://github.com/nothings/stb.git f58f558c120e9b32c217290b80bad1a0729fbb2c)

# Dear ImGui: Debian ships a static library with the GLFW and OpenGL 3 backends and the FreeType font
# builder, a pkg-config file and no CMake package. Its file names neither GLFW nor FreeType.
if(PkgConfig_FOUND)
    pkg_check_modules(IMGUI QUIET IMPORTED_TARGET imgui>=1.86)
endif()
if(TARGET PkgConfig::IMGUI)
    set(imgui_origin "${IMGUI_VERSION}, from the system")
    gimbalscope_version(imgui ${IMGUI_VERSION})
    gimbalscope_dep(imgui PkgConfig::IMGUI Freetype::Freetype glfw ${CMAKE_DL_LIBS})
elseif(GIMBALSCOPE_FETCH)
    set(imgui_origin "v1.86, downloaded")
    FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git GIT_TAG v1.86
        GIT_SHALLOW ON)
    FetchContent_MakeAvailable(imgui)
    # The layout of Debian's package: <imgui.h>, <imgui_freetype.h>, <backends/imgui_impl_glfw.h>.
    add_library(imgui_fetched STATIC
        ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_demo.cpp
        ${imgui_SOURCE_DIR}/imgui_draw.cpp ${imgui_SOURCE_DIR}/imgui_tables.cpp
        ${imgui_SOURCE_DIR}/imgui_widgets.cpp ${imgui_SOURCE_DIR}/misc/cpp/imgui_stdlib.cpp
        ${imgui_SOURCE_DIR}/misc/freetype/imgui_freetype.cpp
        ${imgui_SOURCE_DIR}/backends/imgui_impl_glfw.cpp
        ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
    target_compile_definitions(imgui_fetched PUBLIC IMGUI_ENABLE_FREETYPE)
    target_include_directories(imgui_fetched SYSTEM PUBLIC ${imgui_SOURCE_DIR}
        ${imgui_SOURCE_DIR}/misc/cpp ${imgui_SOURCE_DIR}/misc/freetype)
    target_link_libraries(imgui_fetched PUBLIC Freetype::Freetype glfw ${CMAKE_DL_LIBS})
    gimbalscope_dep(imgui imgui_fetched)
else()
    gimbalscope_missing("Dear ImGui 1.86 or newer" libimgui-dev)
endif()
message(STATUS "Dear ImGui ${imgui_origin}")

# The OpenGL loader, generated at build time by glad 2. --reproducible keeps it off the network and the
# extension filter keeps it small. The executable, not `python3 -m glad`: that takes a folder named glad
# in the working folder for the module.
find_program(GLAD_EXECUTABLE glad)
mark_as_advanced(GLAD_EXECUTABLE)
if(NOT GLAD_EXECUTABLE)
    message(FATAL_ERROR "glad 2 not found. Install python3-glad.")
endif()
set(glad_dir ${CMAKE_CURRENT_BINARY_DIR}/glad)
add_custom_command(OUTPUT ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h VERBATIM
    COMMENT "Generating the OpenGL 3.3 loader"
    COMMAND ${GLAD_EXECUTABLE} --quiet --reproducible --api gl:core=3.3
            --extensions GL_KHR_debug --out-path ${glad_dir} c)
add_library(gimbalscope_glad STATIC ${glad_dir}/src/gl.c ${glad_dir}/include/glad/gl.h)
target_include_directories(gimbalscope_glad SYSTEM PUBLIC ${glad_dir}/include)
gimbalscope_dep(glad gimbalscope_glad)

# Fonts: found here, embedded by src/ui, never committed. GIMBALSCOPE_FONTS is the list of their paths.
set(GIMBALSCOPE_FONTS "")
function(gimbalscope_font name package)
    find_file(font_${name} NAMES ${name}.otf ${name}.ttf
        PATHS /usr/share/fonts /usr/local/share/fonts
        PATH_SUFFIXES opentype/inter truetype/inter truetype/jetbrains-mono opentype/jetbrains-mono
        NO_DEFAULT_PATH)
    mark_as_advanced(font_${name})
    if(NOT font_${name})
        message(FATAL_ERROR "The font ${name} not found. Install ${package}, or give its path with "
            "-Dfont_${name}=FILE.")
    endif()
    list(APPEND GIMBALSCOPE_FONTS ${font_${name}})
    set(GIMBALSCOPE_FONTS "${GIMBALSCOPE_FONTS}" PARENT_SCOPE)
endfunction()
foreach(weight Regular Medium SemiBold Bold)
    gimbalscope_font(Inter-${weight} fonts-inter)
endforeach()
foreach(weight Regular Medium)
    gimbalscope_font(JetBrainsMono-${weight} fonts-jetbrains-mono)
endforeach()
