// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/case.h"

#include <utility>

namespace overtake
{

CheckCases::CheckCases(std::uint32_t seed, Precision precision) : m_seed(seed), m_precision(precision), m_random(seed)
{
}

void CheckCases::begin(std::int64_t samples, std::int64_t batchRows)
{
    builder = ProgramBuilder("check", {}, samples, batchRows);
    m_random = RandomState(m_seed);
    m_inputs = {};
    m_isRounded = false;
}

TensorId CheckCases::randomFloats(const Shape &shape, Precision precision)
{
    std::vector<float> values(static_cast<std::size_t>(elementCount(shape)));
    m_random.randn(values);
    for (auto &value : values)
        value = rounded(value, precision);
    m_isRounded = m_isRounded || precision != Precision::Fp32;
    m_inputs.arrays.push_back({"x", shape, std::move(values)});
    return builder.dataset("x", shape, DataType::Float32, Transfers::Resident);
}

TensorId CheckCases::labels(const Shape &shape, std::int64_t classes)
{
    std::vector<std::int32_t> values(static_cast<std::size_t>(elementCount(shape)));
    for (auto &value : values)
        value = static_cast<std::int32_t>(m_random.nextUint32() % static_cast<std::uint32_t>(classes));
    m_inputs.arrays.push_back({"labels", shape, std::move(values)});
    return builder.dataset("labels", shape, DataType::Int32, Transfers::Resident);
}

TensorId CheckCases::numbers(const std::vector<double> &values, DataType type)
{
    const Shape shape = {static_cast<std::int64_t>(values.size())};
    HostArray array{"numbers", shape, values};
    if (type == DataType::Float32)
        array.values = std::vector<float>(values.begin(), values.end());
    m_inputs.arrays.push_back(std::move(array));
    return builder.dataset("numbers", shape, type, Transfers::Resident);
}

void CheckCases::finish(std::vector<TensorId> results, const Argument &name, std::int64_t epochs)
{
    CheckCase one;
    one.detail = name.message().empty() ? foreign(shapes()) : name.message();
    if (m_isRounded)
        one.detail = listed({one.detail, sentence("of numbers that %1 holds exactly", nameOf(m_precision))});
    one.program = builder.finish();
    one.inputs = std::make_shared<const Inputs>(std::move(m_inputs));
    one.results = std::move(results);
    one.epochs = epochs;
    cases.push_back(std::move(one));
}

} // namespace overtake
