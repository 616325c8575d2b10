// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library that is no plug-in of ours.
extern "C" int answer();
extern "C" int answer()
{
    return 42;
}
