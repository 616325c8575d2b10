// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/run_program.h"

#include "text/format.h"

#include <chrono>

namespace overtake
{

namespace
{

constexpr std::int64_t mostBytes = 64 << 20;

} // namespace

Message ProgramOutput::lastLine() const
{
    const std::string line = lastLineOf(err);
    return !notStarted.empty() ? notStarted : foreign(line.empty() ? lastLineOf(out) : line);
}

ProgramOutput runProgram(const std::vector<std::string> &command, const Patience &patience, const std::string &input)
{
    using Clock = std::chrono::steady_clock;
    ProgramOutput result;
    try {
        ChildProcess child(command, {.hasInput = !input.empty(), .asksAtTerminal = true});
        std::string_view left = input;
        auto lastMove = Clock::now();
        std::optional<Ending> ending;
        while (!(ending = child.endingWithin(0))) {
            if (left.empty())
                child.closeInput();
            // With its output closed there is nothing to wait for but its end.
            if (child.move(left, result.out, child.hasOutput() ? ChildProcess::lookMilliseconds : 2))
                lastMove = Clock::now();
            const char *name = command.front().c_str();
            if (static_cast<std::int64_t>(result.out.size()) > mostBytes)
                throw Error(sentence("'%1' prints more than %2.", name, formatBytes(mostBytes)));
            const bool isStopped = patience.stop.stop_requested();
            const bool isLate =
                patience.seconds > 0 && Clock::now() - lastMove > std::chrono::duration<double>(patience.seconds);
            if (isStopped)
                throw Cancelled();
            if (isLate) {
                const std::string said = lastLineOf(child.errors());
                const std::string time = formatSeconds(patience.seconds);
                throw Error(said.empty() ? sentence("'%1' did not answer within %2.", name, time)
                                         : sentence("'%1' did not answer within %2, and said: %3", name, time, said));
            }
        }
        // Reads its last output: a pipe holds no more than this, and what it left behind may print without end.
        for (int reads = 0; reads < 64 && child.move(left = {}, result.out, 0); ++reads) {
        }
        result.err = child.errors();
        result.status = ending->shellStatus();
    } catch (const ProgramNotStarted &error) {
        return {127, {}, {}, error.message()};
    }
    return result;
}

} // namespace overtake
