// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Part of a test program under AddressSanitizer. Where a library's thread-local block begins 16 bytes after a page,
// Clang 14 reads its size from the bytes before it (a header of glibc 2.19), and its search for leaks ends by a signal.
extern "C" const char *__asan_default_options();

extern "C" const char *__asan_default_options()
{
    return "intercept_tls_get_addr=0";
}
