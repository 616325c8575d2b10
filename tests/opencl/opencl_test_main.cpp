// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "opencl/pocl_only.h"

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    const overtake::test::PoclOnly pocl;
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
