// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/case_builder.h"

#include "text/joined.h"

namespace overtake
{

std::string CaseBuilder::shapes()
{
    return joined(builder.program().operations.back().inputs, " ",
                  [this](TensorId id) { return toText(builder.tensor(id).shape); });
}

const std::vector<Shape> &oddMatrices()
{
    static const std::vector<Shape> shapes = {{1, 1},      {1, 17},    {3, 2},    {7, 1},   {5, 16},
                                              {32, 5},     {33, 31},   {2, 127},  {64, 64}, {13, 257},
                                              {129, 1023}, {300, 700}, {5000, 33}};
    return shapes;
}

const std::vector<std::int64_t> &oddLengths()
{
    static const std::vector<std::int64_t> lengths = {1, 2, 7, 15, 16, 17, 31, 33, 257, 1023, 4099, 300007};
    return lengths;
}

void addElementCases(CaseBuilder &cases, OperationKind kind, const Attributes &attributes)
{
    for (const auto length : oddLengths()) {
        cases.begin();
        std::vector<TensorId> inputs;
        for (int i = 0; i < kind->inputs.least; ++i)
            inputs.push_back(cases.floats({length}));
        cases.finish(cases.builder.append(kind, inputs, attributes));
    }
}

void addMatrixCases(CaseBuilder &cases, OperationKind kind)
{
    for (const auto &shape : oddMatrices()) {
        cases.begin();
        cases.finish(cases.builder.append(kind, {cases.floats(shape)}));
    }
}

} // namespace overtake
