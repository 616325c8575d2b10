# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later

# overtake_embed_text(TARGET FILE SYMBOL): compiles a text file into the target, as `const std::string_view
# overtake::SYMBOL`; the code that uses it declares it. It is rebuilt when the file changes.
function(overtake_embed_text target file symbol)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    file(READ "${file}" text)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp")
    file(CONFIGURE OUTPUT "${source}" @ONLY CONTENT [==[
#include <string_view>
#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace overtake
{
extern const std::string_view @symbol@;
const std::string_view @symbol@ = R"overtake(@text@)overtake";
} // namespace overtake
]==])
    target_sources(${target} PRIVATE "${source}")
endfunction()

# overtake_embed_texts(TARGET FUNCTION FILES...): the same for several, as `std::vector<std::string_view>
# overtake::FUNCTION()`, in the order of the files.
function(overtake_embed_texts target function)
    set(declarations "")
    set(names "")
    foreach(file IN LISTS ARGN)
        list(LENGTH names number)
        overtake_embed_text(${target} "${file}" ${function}${number})
        string(APPEND declarations "extern const std::string_view ${function}${number};\n")
        list(APPEND names ${function}${number})
    endforeach()
    list(JOIN names ", " names)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp" @ONLY CONTENT [==[
#include <string_view>
#include <vector>

namespace overtake
{
@declarations@
std::vector<std::string_view> @function@();
std::vector<std::string_view> @function@()
{
    return {@names@};
}
} // namespace overtake
]==])
    target_sources(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp")
endfunction()
