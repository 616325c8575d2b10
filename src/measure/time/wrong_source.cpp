// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/wrong_source.h"

#include "measure/statistics.h"
#include "text/error.h"

#include <algorithm>

namespace overtake
{

namespace
{

Message whyNotQueued(const EngineDescription &engine)
{
    if (engine.isWorker)
        return sentence("no-wait changes nothing here: the worker reads its own clock when the work is complete.");
    if (engine.kind == EngineKind::Gpu)
        return sentence("no-wait changes nothing here: several devices wait for each other in every step.");
    return sentence("no-wait changes nothing here: the processor does the work itself, so the call returns when it is "
                    "complete.");
}

} // namespace

WrongSource::WrongSource(Stopwatch stopwatch, Engine &engine, const Program &program, InputsPtr inputs,
                         ParameterValues options, EpochOrders &orders, Clock &clock, MachineWatch *watch,
                         double targetSeconds)
    : LocalSource(engine, program, std::move(inputs), std::move(options), orders, clock, watch, targetSeconds),
      m_stopwatch(stopwatch)
{
}

void WrongSource::begin(std::stop_token stop)
{
    LocalSource::begin(stop);
    if (m_stopwatch == Stopwatch::FirstCall) {
        beforeRepetition();
        keep({.seconds = m_samples.setupSeconds + m_samples.firstRunSeconds});
        judge(); // now, because what other programs do from here on is not part of it
        m_completeSeconds.push_back(m_samples.firstRunSeconds);
    }
}

bool WrongSource::hasMore() const
{
    return m_stopwatch != Stopwatch::FirstCall && (m_stopwatch != Stopwatch::OneSample || m_samples.seconds.empty());
}

void WrongSource::take(std::stop_token stop)
{
    if (!m_isHonest && m_stopwatch != Stopwatch::BestOf) {
        const double start = now();
        beforeRepetition();
        double stopped = 0;
        double complete = 0;
        std::int64_t steps = 0;
        // It lasts as an honest repetition would, but has at most so many steps: a stopped clock says nothing of the
        // wait.
        constexpr std::int64_t most = 1000;
        do {
            throwIfStopped(stop);
            const Reading reading = readingOfStep(stop);
            if (m_isHonest)
                break;
            stopped += reading.stopped;
            complete += reading.complete;
            ++steps;
        } while (m_stopwatch != Stopwatch::OneSample && steps < most && complete < targetSeconds());
        if (!m_isHonest) {
            const auto count = static_cast<double>(steps);
            m_completeSeconds.push_back(complete / count);
            keep({stopped / count, steps, now() - start});
            return;
        }
    }
    LocalSource::take(stop);
}

WrongSource::Reading WrongSource::readingOfStep(std::stop_token stop)
{
    Execution &work = execution();
    const double start = now();
    switch (m_stopwatch) {
    case Stopwatch::NoWait: {
        if (!work.queue(0)) {
            changesNothing(whyNotQueued(engine().description()));
            return {};
        }
        const double queued = now() - start;
        work.finishQueued();
        return {queued, now() - start};
    }
    case Stopwatch::WithProfiler:
    case Stopwatch::NoCopies: {
        const StepProfile profile = work.profile(0);
        const double passed = now() - start;
        const double copies = profile.secondsOf(true);
        if (profile.parts.empty())
            changesNothing(
                sentence("%1 changes nothing here: this engine has no clocks of its own.", nameOf(m_stopwatch)));
        else if (m_stopwatch == Stopwatch::NoCopies && copies <= 0)
            changesNothing(sentence("no-copies changes nothing here: a step of this work copies nothing."));
        return {m_stopwatch == Stopwatch::WithProfiler ? passed : profile.secondsOf(false), passed};
    }
    default:
        break;
    }
    const double seconds = runSteps(1, stop);
    return {seconds, seconds};
}

void WrongSource::changesNothing(Message why)
{
    m_isHonest = true;
    m_samples.stopwatchRemark = std::move(why);
}

void WrongSource::finish()
{
    LocalSource::finish();
    if (m_stopwatch == Stopwatch::BestOf && !m_samples.seconds.empty()) {
        m_completeSeconds = m_samples.seconds;
        const auto best = std::ranges::min_element(m_samples.seconds);
        const auto at = static_cast<std::size_t>(best - m_samples.seconds.begin());
        m_samples.steps = {m_samples.steps[at]};
        m_samples.seconds = {*best};
        std::vector<std::uint8_t> &marks = m_samples.disturbed; // a worker may leave out the last ones
        marks = at < marks.size() ? std::vector<std::uint8_t>{marks[at]} : std::vector<std::uint8_t>();
    }
    if (!m_completeSeconds.empty())
        m_samples.completeSeconds = median(m_completeSeconds);
}

} // namespace overtake
