# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# overtake_unity_by_folder(TARGET): in a unity build (CMAKE_UNITY_BUILD, as packaging/ asks for it) the files of each
# folder are one unit, so that a file that joins a folder meets the names of that folder only. Called after the last
# file was added. Two kinds of file stay alone: those with a `struct Words` of their own, which names their context of
# translation, and Highway's, which are compiled once for each vector extension.
function(overtake_unity_by_folder target)
    if(NOT CMAKE_UNITY_BUILD)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    get_target_property(home ${target} SOURCE_DIR)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${home}")
        cmake_path(IS_PREFIX CMAKE_SOURCE_DIR "${source}" is_ours)
        cmake_path(IS_PREFIX CMAKE_BINARY_DIR "${source}" is_generated)
        if(NOT is_ours OR is_generated OR NOT source MATCHES "\\.cpp$")
            continue()
        endif()
        file(STRINGS "${source}" alone REGEX "^struct Words|foreach_target\\.h>" LIMIT_COUNT 1)
        if(NOT alone)
            cmake_path(GET source PARENT_PATH folder)
            cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_SOURCE_DIR}") # work trees share ccache's objects
            string(MAKE_C_IDENTIFIER "${folder}" group)
            set_source_files_properties("${source}" TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP "${group}")
        endif()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# overtake_precompile(TARGET HEADERS... | REUSE_FROM OTHER): parses the headers once for all units of a unity build. The
# other builds go without, so that a file that lacks an include fails there.
function(overtake_precompile target)
    if(CMAKE_UNITY_BUILD AND ARGV1 STREQUAL REUSE_FROM)
        target_precompile_headers(${target} ${ARGN})
    elseif(CMAKE_UNITY_BUILD)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
