// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/drivers/driver_trials.h"

#include "engines/gpu/cuda/cuda_plugin.h"
#include "engines/gpu/opencl/discovery.h"
#include "text/format.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace overtake
{

namespace
{

using Clock = std::chrono::steady_clock;

/// The child prints this line once all drivers are loaded: exit status 0 alone could be a driver's own exit().
constexpr std::string_view loadedMark = "\nOVERTAKE-DRIVERS-LOADED\n";

double mostSeconds()
{
    const double seconds = numberInVariable("OVERTAKE_DRIVER_SECONDS").value_or(0);
    return seconds > 0 ? seconds : 15; // a server with eight cards that nobody uses takes four to wake them
}

class Trial
{
public:
    Trial(const std::string &program, const DriverTrial &wanted) : m_name(wanted.name)
    {
        ChildProcess::Options options{.hasInput = false, .keepsErrors = false};
        if (!wanted.vendors.empty())
            options.environment.emplace_back("OCL_ICD_VENDORS", wanted.vendors);
        try {
            m_child = std::make_unique<ChildProcess>(std::vector{program, std::string("load-drivers"), wanted.which},
                                                     options);
        } catch (const Error &) { // no process can be started: nothing is known against the driver
            m_fate.isUnknown = true;
        }
    }

    bool isUnderWay() const { return m_child != nullptr; }
    const Message &name() const { return m_name; }
    DriverFate takeFate() { return std::move(m_fate); }

    /// Reads what it has printed, and its end if it has ended.
    void look(int milliseconds)
    {
        std::string_view none;
        const bool hasMoved = m_child->move(none, m_output, m_child->hasOutput() ? milliseconds : 0);
        constexpr std::size_t kept = 4096; // at the beginning, and as much at the end
        if (m_output.size() > 2 * kept)
            m_output.erase(kept, m_output.size() - 2 * kept);
        if (hasMoved)
            return; // there may be more
        if (const auto ending = m_child->endingWithin(m_child->hasOutput() ? 0 : 0.001)) {
            while (m_child->move(none, m_output, 0)) { // printed as it ended
            }
            conclude(*ending);
        }
    }
    void fail(Message trouble, bool isStopped)
    {
        m_child->kill();
        m_child.reset();
        m_fate.trouble = std::move(trouble);
        m_fate.isUnknown = isStopped;
    }

private:
    void conclude(const Ending &ending)
    {
        m_child.reset();
        const auto mark = m_output.find(loadedMark);
        if (ending.signal != 0)
            m_fate.trouble = sentence("%1 crashed: %2.", m_name, ending.message());
        else if (!ending.isGood() || mark == std::string::npos)
            m_fate.trouble = sentence("%1 ended the program: %2.", m_name, ending.message());
        else
            m_fate.printed = firstLineOf(m_output.erase(mark, loadedMark.size()));
    }

    Message m_name;
    std::unique_ptr<ChildProcess> m_child; ///< null: it has ended
    std::string m_output;
    DriverFate m_fate;
};

} // namespace

std::vector<DriverFate> runDriverTrials(const std::string &program, const std::vector<DriverTrial> &trials,
                                        const DriverWait &wait)
{
    const auto start = Clock::now();
    const auto isAfter = [&](double seconds) { return Clock::now() - start > std::chrono::duration<double>(seconds); };
    std::vector<Trial> all;
    for (const DriverTrial &trial : trials)
        all.emplace_back(program, trial);
    const auto waitsFor = [](const Trial &trial) { return trial.isUnderWay(); };
    bool isTold = !wait.told;
    while (std::ranges::any_of(all, waitsFor)) {
        const bool isStopped = wait.stop.stop_requested();
        const bool isLate = isAfter(mostSeconds());
        for (Trial &trial : all) {
            if (!trial.isUnderWay())
                continue;
            if (isStopped)
                trial.fail(sentence("%1 had not answered when Overtake stopped waiting.", trial.name()), true);
            else if (isLate)
                trial.fail(sentence("%1 did not answer within %2.", trial.name(), formatSeconds(mostSeconds())), false);
            else
                trial.look(2);
        }
        if (!isTold && isAfter(1)) {
            isTold = true;
            for (const Trial &trial : all)
                if (trial.isUnderWay())
                    wait.told(sentence("Still waiting for an answer: %1.", trial.name()));
        }
    }
    std::vector<DriverFate> fates;
    for (Trial &trial : all)
        fates.push_back(trial.takeFate());
    return fates;
}

int loadDrivers(const std::string &which)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);                            // a driver that hangs must not outlive the program
    const int output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3); // a driver may close standard output
    if (which == "cuda")
        CudaPlugin();
    else
        opencl::discoverDevices();
    std::fflush(stdout);
    if (::fcntl(STDOUT_FILENO, F_GETFD) < 0) // the program could not say anything either
        return 1;
    return ::write(output, loadedMark.data(), loadedMark.size()) == static_cast<ssize_t>(loadedMark.size()) ? 0 : 1;
}

} // namespace overtake
