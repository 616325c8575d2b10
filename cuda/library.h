// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library of NVIDIA's, loaded when needed, so that the plug-in loads without it. Any thread.
#pragma once

#include <string>

namespace overtake::cuda
{

/// Opens `name` ("libcublas.so.13"): first by its name alone (LD_LIBRARY_PATH, the system's folders), then in the
/// toolkit's usual places. Null, with the reason, if it is in none of them; it stays open.
void *openLibrary(const std::string &name, std::string &reason);

void *symbolOf(void *library, const char *name);

/// False where the library has no such function.
template <typename Function>
bool findFunction(void *library, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(symbolOf(library, name));
    return function != nullptr;
}

} // namespace overtake::cuda
