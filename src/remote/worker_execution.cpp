// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_execution.h"

#include "engines/profile_parts.h"
#include "engines/sample_source.h"
#include "engines/stop_scope.h"
#include "file/json_fields.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>

namespace overtake::worker
{

namespace
{

using nlohmann::json;

/// Reads the known difference from a `prepared` message.
KnownDifference differenceOf(const JsonNode &prepared)
{
    KnownDifference known;
    FieldReader io(prepared);
    io.maybe("differs", known.reason);
    if (known.reason.empty())
        return known;
    constexpr double most = 0.5; // beyond, anything would pass
    io.maybe("within", known.within);
    if (!(known.within >= 0 && known.within <= most)) // NaN, too
        prepared["within"].require(false, sentence("from 0 to 0.5"));
    return known;
}

class WorkerExecution : public Execution
{
public:
    /// Runs the work that `id` names on the worker's side.
    WorkerExecution(std::shared_ptr<Connection> connection, const Program &program, std::int64_t id,
                    const JsonNode &prepared, const Hello &hello)
        : m_connection(std::move(connection)), m_program(program), m_id(id), m_start(m_connection->start()),
          m_threads(prepared["threads"].smallInteger()), m_differs(differenceOf(prepared)),
          m_runsEpochs(hello.runsEpochs), m_watches(hello.watches)
    {
        prepared["threads"].require(m_threads >= 0, sentence("0 or more"));
        FieldReader(prepared).maybeAmount("memory_bytes", m_memoryBytes);
    }

    ~WorkerExecution() override
    {
        try {
            const std::stop_source none; // a stop of the work must not leave it in the worker's memory
            const StopScope scope(none.get_token());
            m_connection->tell(mine({{"type", "release"}}));
        } catch (const std::exception &) { // it has ended, and what it held with it
        }
    }

    void beginEpoch(std::span<const std::int32_t> order) override
    {
        const double start = steadySeconds(); // copying the order is communication, too
        const HostArray array{
            "order", {static_cast<std::int64_t>(order.size())}, std::vector<std::int32_t>(order.begin(), order.end())};
        leaveOutWay(start, ask({{"type", "order"}}, "done", &array), 0);
    }

    void run(std::int64_t firstStep, std::int64_t steps) override { runTimes(firstStep, steps, 1); }
    void repeatFirst(std::int64_t times) override { runTimes(0, 1, times); }
    bool runEpochs(std::int64_t times, std::optional<std::uint32_t> seed) override
    {
        if (m_runsEpochs)
            runTimes(0, m_program.stepsPerEpoch(), times, seed);
        return m_runsEpochs;
    }
    double communicationSeconds() const override { return m_communicationSeconds; }

    std::vector<float> read(TensorId id) const override
    {
        const std::int64_t values = elementCount(m_program.tensor(id).shape);
        HostArray array = m_connection->askForArray(mine({{"type", "read"}, {"tensor", id}}), values);
        const auto count = static_cast<std::size_t>(values);
        if (array.type() != DataType::Float32 || array.floats().size() != count)
            throw Error(sentence("Worker '%1' sent %2 values of '%3', which has %4.", m_connection->name(),
                                 toText(array.shape), m_program.tensor(id).name, toText(m_program.tensor(id).shape)));
        return std::get<std::vector<float>>(std::move(array.values));
    }

    void write(TensorId id, std::span<const float> values) override
    {
        const HostArray array{"values", m_program.tensor(id).shape, std::vector<float>(values.begin(), values.end())};
        ask({{"type", "write"}, {"tensor", id}}, "done", &array);
    }

    StepProfile profile(std::int64_t step) override
    {
        const json answer = ask({{"type", "profile"}, {"step", step}}, "profile");
        StepProfile profile;
        readValue(JsonNode(answer), profile);
        if (const Message trouble = troubleWith(m_program, profile, *m_connection); !trouble.empty())
            throw Error(trouble);
        return profile;
    }

    void watchItsMachine() override { m_isWatched = m_watches; }
    std::optional<SystemActivity> systemActivity() const override { return m_systemActivity; }
    std::size_t watchedRuns() const override { return m_watchedRuns; }
    std::span<const std::uint8_t> disturbedRuns() const override { return m_disturbedRuns; }

    KnownDifference differs() const override { return m_differs; }
    int threadsUsed() const override { return m_threads; }
    std::int64_t memoryBytes() const override { return m_memoryBytes; }

private:
    void runTimes(std::int64_t firstStep, std::int64_t steps, std::int64_t times,
                  std::optional<std::uint32_t> seed = std::nullopt)
    {
        // The first may compile; then it is known about how long a step takes.
        const auto all = static_cast<double>(steps) * static_cast<double>(times);
        const double silence =
            m_longestStep > 0 ? std::max(m_connection->patience() / 10, 30 * all * m_longestStep) : 0;
        json request = {{"type", "run"}, {"first", firstStep}, {"steps", steps}};
        if (times != 1)
            request["times"] = times;
        if (seed)
            request["shuffle"] = *seed;
        if (m_isWatched)
            request["watch"] = true;
        const double start = steadySeconds();
        const json ran = ask(std::move(request), "ran", nullptr, silence);
        const double seconds = leaveOutWay(start, ran, all);
        if (m_isWatched)
            noteMachine(JsonNode(ran));
        m_longestStep = std::max(m_longestStep, seconds / all);
    }
    void noteMachine(const JsonNode &ran)
    {
        ++m_watchedRuns;
        if (const auto activity = ran.find("meanwhile"))
            readValue(*activity, m_systemActivity.emplace());
        const auto marks = ran.find("disturbed"); // a worker need not tell
        if (!marks)
            return;
        for (const JsonNode &mark : marks->elements()) {
            const int value = mark.smallInteger();
            mark.require((value == 0 || value == 1) && m_disturbedRuns.size() < m_watchedRuns,
                         sentence("0 or 1, one for each run"));
            m_disturbedRuns.push_back(static_cast<std::uint8_t>(value));
        }
    }
    /// The worker says how many seconds the work took over there that began at `start` here: it returns those.
    double leaveOutWay(double start, const json &answer, double steps)
    {
        const double passed = steadySeconds() - start;
        const double seconds = JsonNode(answer)["seconds"].number();
        requirePossible(seconds, steps, passed);
        m_communicationSeconds += passed - seconds;
        return seconds;
    }
    json mine(json request) const
    {
        if (m_connection->start() != m_start)
            throw Error(sentence("Worker '%1' was restarted, and its work was lost.", m_connection->name()));
        request["id"] = m_id;
        return request;
    }
    json ask(json request, const char *wanted, const HostArray *array = nullptr, double mostSeconds = 0) const
    {
        return m_connection->ask(mine(std::move(request)), wanted, array, mostSeconds);
    }

    std::shared_ptr<Connection> m_connection;
    Program m_program;
    std::int64_t m_id;
    int m_start;
    int m_threads;
    std::int64_t m_memoryBytes = 0; ///< a worker need not say it
    KnownDifference m_differs;
    bool m_runsEpochs;
    bool m_watches; ///< it can
    bool m_isWatched = false;
    std::optional<SystemActivity> m_systemActivity;
    std::size_t m_watchedRuns = 0;
    std::vector<std::uint8_t> m_disturbedRuns;
    double m_communicationSeconds = 0;
    double m_longestStep = 0; ///< seconds, the first run included
};

} // namespace

void requirePossible(double seconds, double steps, double passed)
{
    constexpr double clocksDiffer = 1.01;                                           // theirs and ours
    if (!(seconds >= leastStepSeconds * steps && seconds <= clocksDiffer * passed)) // NaN, too
        throw Error(impossibleTimes());
}

Message troubleWith(const Program &program, const StepProfile &profile, const Connection &connection)
{
    for (const StepPart &part : profile.parts) {
        for (const std::size_t operation : part.operations)
            if (operation >= program.operations.size())
                return sentence("Worker '%1' names an operation that this work does not have.", connection.name());
    }
    return {};
}

std::unique_ptr<Execution> makeExecution(std::shared_ptr<Connection> connection, const Program &program,
                                         std::int64_t id, const json &prepared, const Hello &hello)
{
    return std::make_unique<WorkerExecution>(std::move(connection), program, id, JsonNode(prepared), hello);
}

} // namespace overtake::worker
