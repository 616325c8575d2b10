// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/epoch_cursor.h"

#include "data/random_state.h"
#include "measure/statistics.h"
#include "text/error.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

/// Keeps only the last few values, so that memory does not grow over a long session.
void remember(std::vector<double> &values, double value)
{
    constexpr std::size_t few = 15;
    if (values.size() == few)
        values.erase(values.begin());
    values.push_back(value);
}

std::int64_t seedOf(const Program &program)
{
    return program.parameters.has("seed") ? program.parameters.integer("seed") : 0;
}

/// Seed of an epoch's order.
std::uint32_t seedOf(const Program &program, std::int64_t epoch)
{
    return static_cast<std::uint32_t>(seedOf(program) + epoch);
}

double medianOrZero(const std::vector<double> &values)
{
    return values.empty() ? 0 : median(values);
}

} // namespace

std::span<const std::int32_t> EpochOrders::order(const Program &program, std::int64_t epoch)
{
    const std::int64_t seed = seedOf(program);
    const bool sameSet = seed == m_seed && static_cast<std::int64_t>(m_order.size()) == program.samples;
    // The first order of the last engine or point can be reused. Later ones fall between samples and are drawn again
    // for each engine: a draw leaves the caches cold, and all engines must start from the same state (seen: 2 %).
    if (sameSet && epoch == 0 && m_epoch == 0)
        return m_order;
    if (!sameSet)
        m_drawSeconds.clear();
    const double start = m_clock.now();
    m_order = RandomState(seedOf(program, epoch)).permutation(static_cast<std::int32_t>(program.samples));
    remember(m_drawSeconds, m_clock.now() - start);
    m_seed = seed;
    m_epoch = epoch;
    return m_order;
}

double EpochOrders::drawSeconds() const
{
    return medianOrZero(m_drawSeconds);
}

double drawSecondsHere(const Program &program)
{
    if (!program.shuffled)
        return 0;
    // Beyond the caches a row takes longer.
    constexpr int least = 12, most = 20; // powers of two: 4 thousand rows and a million, 10 ms
    static std::array<std::atomic<double>, most - least + 1> secondsPerRow;
    const int size =
        std::clamp(static_cast<int>(std::bit_width(static_cast<std::uint64_t>(program.samples))), least, most);
    std::atomic<double> &known = secondsPerRow.at(static_cast<std::size_t>(size - least));
    if (known == 0) {
        SteadyClock clock;
        double fastest = std::numeric_limits<double>::infinity();
        for (const std::uint32_t seed : {1U, 2U}) {
            const double start = clock.now();
            const std::vector<std::int32_t> order = RandomState(seed).permutation(1 << size);
            fastest = std::min(fastest, clock.now() - start);
        }
        known = fastest / (1 << size);
    }
    return known * static_cast<double>(program.samples);
}

EpochCursor::EpochCursor(Execution &execution, const Program &program, EpochOrders &orders, Clock &clock)
    : m_execution(execution), m_program(program), m_orders(orders), m_clock(clock),
      m_stepsPerEpoch(program.stepsPerEpoch()),
      m_lastIsSmaller(m_stepsPerEpoch > 1 && program.lastBatchRows() < program.batchRows)
{
    if (program.shuffled)
        beginEpoch();
}

void EpochCursor::beginEpoch()
{
    const auto order = m_orders.order(m_program, ++m_epoch);
    const double start = now();
    m_execution.beginEpoch(order);
    remember(m_handOverSeconds, now() - start);
}

double EpochCursor::run(std::int64_t steps, double stepSeconds, std::stop_token stop)
{
    constexpr double cancelSeconds = 0.05;
    const auto stepsAtOnce =
        stepSeconds > 0 ? std::max<std::int64_t>(std::llround(std::min(cancelSeconds / stepSeconds, 1e9)), 1) : 1;
    const bool lastApart = m_lastIsSmaller && steps % m_stepsPerEpoch != 0;
    // Stopping the clock costs about its resolution. Epochs too short for that keep their order within one call.
    const bool longEpochs = stepSeconds * static_cast<double>(m_stepsPerEpoch) >= 1000 * m_clock.resolution();
    bool mayBeginEpoch = true;

    double seconds = 0;
    double start = now();
    const auto haltClock = [&] { seconds += now() - start; };
    while (steps > 0) {
        throwIfStopped(stop);
        if (m_stepsPerEpoch == 1 && !m_program.shuffled) {
            // Nothing between the steps: at a step of 80 ns the rest of this loop took 4 %.
            const std::int64_t count = std::min(steps, stepsAtOnce);
            m_execution.repeatFirst(count);
            steps -= count;
            continue;
        }
        if (m_position == m_stepsPerEpoch) {
            const bool newOrder = m_program.shuffled && mayBeginEpoch;
            const std::int64_t epochs = std::min(steps, stepsAtOnce) / m_stepsPerEpoch;
            // A message for each short epoch left a worker cold (seen: 12 %).
            if (epochs > 0 && !lastApart && (!newOrder || longEpochs) &&
                m_execution.runEpochs(epochs,
                                      newOrder ? std::optional(seedOf(m_program, m_epoch + 1)) : std::nullopt)) {
                m_epoch += newOrder ? epochs : 0;
                steps -= epochs * m_stepsPerEpoch;
                continue;
            }
            m_position = 0;
            if (newOrder) {
                haltClock();
                beginEpoch();
                mayBeginEpoch = longEpochs;
                start = now();
            }
        }
        const std::int64_t end = lastApart ? m_stepsPerEpoch - 1 : m_stepsPerEpoch;
        if (m_position == end) {
            haltClock();
            start = now();
            m_execution.run(m_position, 1);
            remember(m_lastStepSeconds, now() - start);
            ++m_position;
            start = now();
            continue;
        }
        const std::int64_t count = std::min({steps, end - m_position, stepsAtOnce});
        m_execution.run(m_position, count);
        m_position += count;
        steps -= count;
    }
    haltClock();
    return seconds;
}

double EpochCursor::shuffleSeconds() const
{
    return m_program.shuffled ? m_orders.drawSeconds() + medianOrZero(m_handOverSeconds) : 0;
}

double EpochCursor::lastStepSeconds() const
{
    return medianOrZero(m_lastStepSeconds);
}

} // namespace overtake
