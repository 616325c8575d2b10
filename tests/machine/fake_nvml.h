// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the library that stands in for NVIDIA's says. A test finds it there as the symbol "fakeNvml".
#pragma once

#include <string>
#include <vector>

namespace overtake::test
{

struct FakeNvml {
    struct Gpu {
        std::string name;
        std::string address;
    };
    std::vector<Gpu> gpus;
    int initResult = 0;
    int result = 0; ///< of all questions about clocks
    int optionalResult = 0;
    unsigned megahertz = 0;
    unsigned long long reasons = 0;
    int opened = 0; ///< more often than shut down
};

} // namespace overtake::test
