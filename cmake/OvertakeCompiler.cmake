# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Language level, warnings, sanitizers, ccache. Included once by the top-level file.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # So much must be permitted for it to keep what is compiled with precompiled headers.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
endif()

add_library(overtake_warnings INTERFACE)
target_compile_options(overtake_warnings INTERFACE -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual)
if(NOT CMAKE_UNITY_BUILD)
    target_compile_options(overtake_warnings INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # A unit also holds the names of other files, and none of its types is only this file's.
    target_compile_options(overtake_warnings INTERFACE -Wshadow=local -Wno-subobject-linkage)
endif()
# GCC 12 sees overlapping copies in std::string operations where there are none (GCC bug 105329).
target_compile_options(overtake_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(OVERTAKE_WERROR)
    target_compile_options(overtake_warnings INTERFACE -Werror)
endif()
add_library(overtake_sanitizers INTERFACE)
if(OVERTAKE_SANITIZE)
    target_compile_options(overtake_sanitizers INTERFACE -fsanitize=${OVERTAKE_SANITIZE} -fno-omit-frame-pointer
                                                         -fno-sanitize-recover=all)
    target_link_options(overtake_sanitizers INTERFACE -fsanitize=${OVERTAKE_SANITIZE})
endif()

# Link this to every target of ours.
add_library(overtake_options INTERFACE)
target_link_libraries(overtake_options INTERFACE overtake_warnings overtake_sanitizers)
