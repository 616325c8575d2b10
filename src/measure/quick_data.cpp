// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/quick_data.h"

#include <algorithm>
#include <chrono>

namespace overtake
{

namespace
{

std::int64_t roundedUp(std::int64_t value, std::int64_t multiple)
{
    return (value + multiple - 1) / multiple * multiple;
}

} // namespace

Program onRowsTouched(const Workload &workload, const Program &whole)
{
    const std::int64_t bytes = whole.memory().datasetBytes;
    if (bytes <= quickDataBytes || whole.stepsPerEpoch() == 1 || whole.countedItems != noTensor ||
        !whole.parameters.has("samples"))
        return whole;
    // A round number first: engines with different batch sizes then share the rows, as long as these are powers of two.
    constexpr std::int64_t together = 1024;
    const auto perRow = static_cast<double>(bytes) / static_cast<double>(whole.samples);
    const auto enough = static_cast<std::int64_t>(static_cast<double>(quickDataBytes) / perRow) + 1;
    const std::int64_t rows = roundedUp(roundedUp(enough, together), whole.batchRows);
    if (rows >= whole.samples)
        return whole;
    ParameterValues fewer = whole.parameters;
    fewer.set("samples", rows);
    Program program = workload.build(fewer);
    return program.samples == rows ? program : whole; // a file of the user's own has the rows that it has
}

DataDeadline::DataDeadline(const std::stop_token &stop, double seconds)
    : m_passOn(stop, [this] { m_stop.request_stop(); })
{
    if (seconds <= 0)
        return;
    m_timer = std::jthread([this, seconds](const std::stop_token &over) {
        std::unique_lock lock(m_mutex);
        m_ends.wait_for(lock, over, std::chrono::duration<double>(seconds), [] { return false; });
        if (!over.stop_requested()) {
            m_hasPassed = true;
            m_stop.request_stop();
        }
    });
}

} // namespace overtake
