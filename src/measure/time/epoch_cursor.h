// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where an Execution stands in its epoch: steps never run past the epoch's end, and a shuffled program gets a new order
// for each epoch, drawn while the step's clock is stopped. Times in seconds. One thread.
#pragma once

#include "engines/engine.h"
#include "measure/time/clock.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace overtake
{

/// Draws the orders of the epochs, the same for all engines, and knows how long a draw takes. Kept between points, so
/// that a live measurement of a long epoch need not draw again while samples and seed stay the same.
class EpochOrders
{
public:
    explicit EpochOrders(Clock &clock) : m_clock(clock) {}

    /// RandomState(seed + epoch).permutation(samples), the seed being the Program's parameter "seed" (0 if absent).
    /// The span is valid until the next call.
    std::span<const std::int32_t> order(const Program &program, std::int64_t epoch);
    /// Median of the last draws; 0 before the first.
    double drawSeconds() const;

private:
    Clock &m_clock;
    std::int64_t m_seed = -1;
    std::int64_t m_epoch = -1;
    std::vector<std::int32_t> m_order;
    std::vector<double> m_drawSeconds;
};

/// Seconds to draw the order of one of the Program's epochs on this machine: the fastest of two draws of that order of
/// magnitude, made once in a process. 0 for Programs that are not shuffled.
double drawSecondsHere(const Program &program);

class EpochCursor
{
public:
    /// All references must outlive the cursor.
    EpochCursor(Execution &execution, const Program &program, EpochOrders &orders, Clock &clock);

    /// Seconds that the next `steps` steps take, without drawing orders. Throws Cancelled within 50 ms plus one step of
    /// a stop. `stepSeconds`: an estimate of a step's time (0: unknown).
    ///
    /// If the last batch of an epoch is smaller, only whole epochs include it in the right proportion: when `steps` is
    /// not a multiple of the epoch, it is run and timed separately (lastStepSeconds) and not counted.
    double run(std::int64_t steps, double stepSeconds, std::stop_token stop);

    std::int64_t stepsPerEpoch() const { return m_stepsPerEpoch; }
    /// Drawing the order of an epoch and handing it to the engine; 0 for programs that are not shuffled.
    double shuffleSeconds() const;
    /// The smaller step at the end of the epoch, timed by itself; 0 when that never happened.
    double lastStepSeconds() const;

private:
    void beginEpoch();
    /// By a clock that excludes communication with a worker.
    double now() const { return m_clock.now() - m_execution.communicationSeconds(); }

    Execution &m_execution;
    const Program &m_program;
    EpochOrders &m_orders;
    Clock &m_clock;
    std::int64_t m_stepsPerEpoch;
    bool m_lastIsSmaller;
    std::int64_t m_epoch = -1; ///< epoch whose order is in use
    std::int64_t m_position = 0;
    std::vector<double> m_handOverSeconds;
    std::vector<double> m_lastStepSeconds;
};

} // namespace overtake
