// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Repetitions timed wrongly on purpose (measure/stopwatch.h): each mistake is made, none is computed. The work is done
// in full, also where the clock does not wait for it: then the source waits outside the clock, so that no queue grows.
// Times in seconds. One thread.
#pragma once

#include "measure/stopwatch.h"
#include "measure/time/local_source.h"

namespace overtake
{

class WrongSource : public LocalSource
{
public:
    /// Arguments as LocalSource has them.
    WrongSource(Stopwatch stopwatch, Engine &engine, const Program &program, InputsPtr inputs, ParameterValues options,
                EpochOrders &orders, Clock &clock, MachineWatch *watch, double targetSeconds);

    void begin(std::stop_token stop) override;
    bool hasMore() const override;
    void take(std::stop_token stop) override;
    void finish() override;

private:
    /// A step by the stopwatch, and how long it really took.
    struct Reading {
        double stopped = 0;
        double complete = 0;
    };
    Reading readingOfStep(std::stop_token stop);
    /// Measures honestly from now on, because of this.
    void changesNothing(Message why);

    Stopwatch m_stopwatch;
    bool m_isHonest = false; ///< the mistake changes nothing on this engine
    std::vector<double> m_completeSeconds;
};

} // namespace overtake
