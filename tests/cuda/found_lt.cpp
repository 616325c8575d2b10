// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A companion that found.cpp needs to have been loaded already, by its file's name.
extern "C" int overtake_companion();

int overtake_companion()
{
    return 7;
}
