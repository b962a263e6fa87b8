# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# Puts files into the program, so that it is one file wherever it is copied.
#
#   gimbalscope_embed(shaders FILES ${CMAKE_SOURCE_DIR}/shaders/ship.vert ...)
#
# makes the static library `embedded_shaders`. Link it and write
#
#   #include "embedded/shaders.h"
#   std::string_view text = embedded::shaders::file("ship.vert");   // by file name, without folder
#   for (const embedded::shaders::File& each : embedded::shaders::files()) ...  // .name and .bytes
#
# An unknown name gives a view whose data() is null. The bytes live as long as the program, are followed
# by a zero byte (so data() is a C string for text) and are aligned to 16. Editing a file rebuilds it.
#
# On ELF systems the assembler's .incbin takes the bytes in: megabytes of fonts cost no compile time.
# Elsewhere this same file, run as a script at build time, writes them as an array (GIMBALSCOPE_INCBIN=OFF
# forces that). Only the list of files is known at configure time; their bytes are read by the build.

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    # cmake -DIN=file -DOUT=file.cpp -DSYMBOL=name -P embed_files.cmake: one file as an array.
    file(READ ${IN} hex HEX)
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
    string(REGEX REPLACE "((0x..,){24})" "\\1\n" bytes "${bytes}")
    file(WRITE ${OUT} "// Generated from ${IN}. Do not edit.\n#include <cstdint>\nextern \"C\" {\n"
        "extern const std::uint64_t ${SYMBOL}_size;\nextern const unsigned char ${SYMBOL}[];\n"
        "const std::uint64_t ${SYMBOL}_size = ${size};\n"
        "alignas(16) const unsigned char ${SYMBOL}[] = {\n${bytes}0};\n}\n")
    return()
endif()

set(GIMBALSCOPE_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})
set(GIMBALSCOPE_EMBED_TEMPLATES ${CMAKE_CURRENT_LIST_DIR}/templates)
set(incbin OFF)
if(CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF" AND NOT EMSCRIPTEN)
    set(incbin ON)
endif()
option(GIMBALSCOPE_INCBIN "Embed files by the assembler's .incbin" ${incbin})
mark_as_advanced(GIMBALSCOPE_INCBIN)

function(gimbalscope_embed set)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FILES")
    set(dir ${CMAKE_BINARY_DIR}/embedded/${set})
    set(declarations "")
    set(rows "")
    set(sources "")
    foreach(path IN LISTS arg_FILES)
        get_filename_component(path ${path} ABSOLUTE)
        get_filename_component(name ${path} NAME)
        string(MAKE_C_IDENTIFIER "embedded_${set}_${name}" symbol)
        string(APPEND declarations "extern const std::uint64_t ${symbol}_size;\n")
        string(APPEND declarations "extern const unsigned char ${symbol}[];\n")
        string(APPEND rows "        {\"${name}\", view(${symbol}, ${symbol}_size)},\n")
        if(GIMBALSCOPE_INCBIN)
            configure_file(${GIMBALSCOPE_EMBED_TEMPLATES}/embedded.S.in ${dir}/${name}.S @ONLY)
            set_source_files_properties(${dir}/${name}.S PROPERTIES OBJECT_DEPENDS ${path})
            list(APPEND sources ${dir}/${name}.S)
        else()
            add_custom_command(OUTPUT ${dir}/${name}.cpp VERBATIM
                DEPENDS ${path} ${GIMBALSCOPE_EMBED_SCRIPT} COMMENT "Embedding ${name}"
                COMMAND ${CMAKE_COMMAND} -DIN=${path} -DOUT=${dir}/${name}.cpp -DSYMBOL=${symbol}
                        -P ${GIMBALSCOPE_EMBED_SCRIPT})
            list(APPEND sources ${dir}/${name}.cpp)
        endif()
    endforeach()
    configure_file(${GIMBALSCOPE_EMBED_TEMPLATES}/embedded.h.in ${dir}/include/embedded/${set}.h @ONLY)
    configure_file(${GIMBALSCOPE_EMBED_TEMPLATES}/embedded.cpp.in ${dir}/${set}.cpp @ONLY)

    add_library(embedded_${set} STATIC ${dir}/${set}.cpp ${sources})
    target_include_directories(embedded_${set} PUBLIC ${dir}/include)
endfunction()
