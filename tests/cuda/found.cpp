// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library to be found, that says whether its companion was loaded before it.
#include <dlfcn.h>

extern "C" int overtake_answer();

int overtake_answer()
{
    return ::dlopen("libfound_lt.so.3", RTLD_NOW | RTLD_NOLOAD) ? 7 : 0;
}
