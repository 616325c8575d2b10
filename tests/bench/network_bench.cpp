// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The training steps of case 5 (CIFAR-10, Adam, batch 32), and where the time of a step goes. compare_frameworks.py
// runs the same in PyTorch and JAX.
#include "bench/step_timing.h"

using namespace overtake;

int main(int, char **arguments)
{
    const std::vector<bench::StepWork> all = {
        {"CNN step, 32 and 64 filters, batch 32",
         "cnn",
         {{"samples", 3200}, {"optimizer", "adam"}},
         4e-3,
         false,
         1.0,
         true},
        {"MLP step, 3072-256-64-10, batch 32",
         "mlp",
         {{"samples", 3200}, {"features", 3072}, {"classes", 10}, {"widths", "256,64"}, {"optimizer", "adam"}},
         1.5e-3,
         false,
         1.0,
         true},
    };
    bench::runSteps(arguments, all);
}
