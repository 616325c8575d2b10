// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sentence of the Error that a call throws, for any test.
#pragma once

#include "text/error.h"

#include <string>

namespace overtake::test
{

/// Empty if `work` throws nothing. Any exception but a Kind fails the test.
template <typename Kind = Error>
std::string errorOf(const auto &work)
{
    try {
        work();
    } catch (const Kind &error) {
        return error.what();
    }
    return {};
}

} // namespace overtake::test
