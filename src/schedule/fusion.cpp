// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule/fusion.h"

#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/elementwise.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"

namespace overtake
{

Fusions commonFusions()
{
    using namespace operations;
    return {
        {{{MatMul, "..", "x"}, {AddBias, "x."}}},
        {{{MatMul, "..", "x"}, {AddBias, "x.", "y"}, {Relu, "y"}}},
        {{{Conv2d, "..", "x"}, {AddChannelBias, "x."}}},
        {{{Conv2d, "..", "x"}, {AddChannelBias, "x.", "y"}, {Relu, "y"}}},
        {{{MatMul, "..", "g"}, {Sgd, ".g"}}, true},
        {{{ColumnSum, ".", "g"}, {Sgd, ".g"}}, true},
    };
}

Fusions withSum(OperationKind kind, const std::string &reads)
{
    return {{{{kind, reads, "x"}, {operations::Add, "x."}}}, {{{kind, reads, "x"}, {operations::Add, ".x"}}}};
}

} // namespace overtake
