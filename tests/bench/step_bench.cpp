// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The steps of the MLP by its width, of logistic regression and of the vectors' product.
#include "bench/step_timing.h"

using namespace overtake;

namespace
{

ParameterValue whole(std::int64_t value)
{
    return value;
}
ParameterValue text(const char *value)
{
    return std::string(value);
}

} // namespace

int main(int, char **arguments)
{
    const auto mlp = [](const char *name, std::int64_t hidden, double target) {
        return bench::StepWork{name, "mlp", {{"hidden", whole(hidden)}, {"samples", whole(32768)}}, target};
    };
    const std::vector<bench::StepWork> all = {
        mlp("MLP step, 2-5-5-2, batch 32", 5, 5e-6),
        mlp("MLP step, 2-100-100-2, batch 32", 100, 25e-6),
        mlp("MLP step, 2-512-512-2, batch 32", 512, 0),
        mlp("MLP step, 2-1000-1000-2, batch 32", 1000, 1e-3),
        mlp("MLP step, 2-2000-2000-2, batch 32", 2000, 3.5e-3),
        {"MLP step, 100-1024-1024-2, batch 256",
         "mlp",
         {{"hidden", whole(1024)}, {"features", whole(100)}, {"batch", whole(256)}, {"samples", whole(32768)}},
         0},
        {"MLP step, 2-512-512-2, batch 256",
         "mlp",
         {{"hidden", whole(512)}, {"batch", whole(256)}, {"samples", whole(32768)}},
         0},
        {"logistic inference of preset 3, whole set", "logistic-regression", {}, 0.15e-3, true},
        {"logistic training of preset 3, whole set", "logistic-regression", {{"mode", text("training")}}, 0, true},
        {"multiply two vectors of 10^6", "vector-multiply", {{"elements", whole(1000000)}}, 0},
        {"multiply two vectors of 10^8", "vector-multiply", {{"elements", whole(100000000)}}, 0},
    };
    bench::runSteps(arguments, all);
}
