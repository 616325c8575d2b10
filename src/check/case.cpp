// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/case.h"

namespace overtake
{

CheckCaseBuilder::CheckCaseBuilder(std::uint32_t seed, std::int64_t samples, std::int64_t batch)
    : builder("check", {}, samples, batch), m_random(seed)
{
}

TensorId CheckCaseBuilder::floats(const Shape &shape, Precision precision)
{
    std::vector<float> values(static_cast<std::size_t>(elementCount(shape)));
    m_random.randn(values);
    for (auto &value : values)
        value = rounded(value, precision);
    m_inputs.arrays.push_back({"x", shape, std::move(values)});
    return builder.dataset("x", shape, DataType::Float32, Transfers::Resident);
}

TensorId CheckCaseBuilder::labels(const Shape &shape, std::int64_t classes)
{
    std::vector<std::int32_t> values(static_cast<std::size_t>(elementCount(shape)));
    for (auto &value : values)
        value = static_cast<std::int32_t>(m_random.nextUint32() % static_cast<std::uint32_t>(classes));
    m_inputs.arrays.push_back({"labels", shape, std::move(values)});
    return builder.dataset("labels", shape, DataType::Int32, Transfers::Resident);
}

CheckCase CheckCaseBuilder::finish(std::vector<TensorId> results, std::int64_t epochs)
{
    CheckCase one;
    const auto &operation = builder.program().operations.back();
    for (const auto id : operation.inputs)
        one.detail += (one.detail.empty() ? "" : " ") + toText(builder.tensor(id).shape);
    one.program = builder.finish();
    one.inputs = std::make_shared<const Inputs>(std::move(m_inputs));
    one.results = std::move(results);
    one.epochs = epochs;
    return one;
}

const std::vector<Shape> &oddMatrices()
{
    static const std::vector<Shape> shapes = {{1, 1},   {1, 17},  {3, 2},   {7, 1},    {5, 16},     {32, 5},
                                              {33, 31}, {2, 127}, {64, 64}, {13, 257}, {129, 1023}, {300, 700}};
    return shapes;
}

const std::vector<std::int64_t> &oddLengths()
{
    static const std::vector<std::int64_t> lengths = {1, 2, 7, 15, 16, 17, 31, 33, 257, 1023, 4099, 300007};
    return lengths;
}

} // namespace overtake
