// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/worker/worker_engine.h"

#include "data/initial_values.h"
#include "engines/stop_scope.h"
#include "engines/worker/connection.h"
#include "machine/device_json.h"
#include "text/error.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>

#include <unistd.h>

namespace overtake::worker
{

namespace
{

using nlohmann::json;

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Which values they are: a worker keeps arrays by it.
std::string hashOf(const HostArray &array)
{
    const std::size_t hash = std::visit(
        [](const auto &values) {
            return std::hash<std::string_view>()(
                {reinterpret_cast<const char *>(values.data()), values.size() * sizeof(values[0])});
        },
        array.values);
    char text[17];
    std::snprintf(text, sizeof text, "%016zx", hash);
    return text + toText(array.shape) + toText(array.type());
}

std::string askForLabel(Connection &connection, const std::string &engine, const ParameterValues &options)
{
    const json answer = connection.ask({{"type", "label"}, {"engine", engine}, {"options", jsonOf(options)}}, "label");
    return JsonNode(answer)["text"].text();
}

class WorkerExecution : public Execution
{
public:
    /// Of what `id` names on the worker's side.
    WorkerExecution(std::shared_ptr<Connection> connection, const Program &program, std::int64_t id, int threads,
                    KnownDifference differs, bool runsEpochs)
        : m_connection(std::move(connection)), m_program(program), m_id(id), m_start(m_connection->start()),
          m_threads(threads), m_differs(std::move(differs)), m_runsEpochs(runsEpochs)
    {
    }

    ~WorkerExecution() override
    {
        try {
            const std::stop_source none; // a stop of the work must not leave it in the worker's memory
            const StopScope scope(none.get_token());
            constexpr double mostSeconds = 10;
            ask({{"type", "release"}}, "done", nullptr, mostSeconds);
        } catch (const std::exception &) { // it has ended, and what it held with it
        }
    }

    void beginEpoch(std::span<const std::int32_t> order) override
    {
        const double start = secondsNow(); // copying the order is a part of the way
        const HostArray array{
            "order", {static_cast<std::int64_t>(order.size())}, std::vector<std::int32_t>(order.begin(), order.end())};
        leaveOutWay(start, ask({{"type", "order"}}, "done", &array));
    }

    void run(std::int64_t firstStep, std::int64_t steps) override { runTimes(firstStep, steps, 1); }
    void repeatFirst(std::int64_t times) override { runTimes(0, 1, times); }
    bool runEpochs(std::int64_t times, std::optional<std::uint32_t> seed) override
    {
        if (m_runsEpochs)
            runTimes(0, m_program.stepsPerEpoch(), times, seed);
        return m_runsEpochs;
    }
    double awaySeconds() const override { return m_awaySeconds; }

    std::vector<float> read(TensorId id) const override
    {
        HostArray array = m_connection->askForArray(mine({{"type", "read"}, {"tensor", id}}));
        const auto count = static_cast<std::size_t>(elementCount(m_program.tensor(id).shape));
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
        for (const StepPart &part : profile.parts) {
            for (const std::size_t operation : part.operations) {
                if (operation >= m_program.operations.size())
                    throw Error(
                        sentence("Worker '%1' names an operation that this work does not have.", m_connection->name()));
            }
        }
        return profile;
    }

    KnownDifference differs() const override { return m_differs; }
    int threadsUsed() const override { return m_threads; }

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
        const double start = secondsNow();
        const double seconds = leaveOutWay(start, ask(std::move(request), "ran", nullptr, silence));
        m_longestStep = std::max(m_longestStep, seconds / all);
    }
    /// Of what began at `start` here, the worker says how long it took over there: those seconds.
    double leaveOutWay(double start, const json &answer)
    {
        const double seconds = JsonNode(answer)["seconds"].number();
        if (!std::isfinite(seconds) || seconds < 0)
            throw Error(sentence("Worker '%1' says that its steps took no time that can be.", m_connection->name()));
        m_awaySeconds += secondsNow() - start - seconds;
        return seconds;
    }
    json mine(json request) const
    {
        if (m_connection->start() != m_start)
            throw Error(sentence("Worker '%1' was started anew, and its work is gone.", m_connection->name()));
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
    KnownDifference m_differs;
    bool m_runsEpochs;
    double m_awaySeconds = 0;
    double m_longestStep = 0; ///< seconds, the first run included
};

/// What `prepared` says of it.
KnownDifference differenceOf(const JsonNode &prepared)
{
    KnownDifference known;
    if (!prepared.json().contains("differs"))
        return known;
    known.reason = prepared["differs"].text();
    constexpr double most = 0.5; // beyond, anything would pass
    known.within = prepared.json().contains("within") ? prepared["within"].number() : 0;
    if (!(known.within >= 0 && known.within <= most)) // NaN, too
        prepared["within"].require(false, marked("from 0 to 0.5"));
    return known;
}

/// What an engine that nobody could ask for its label is called: its options, where they are not the usual ones.
std::string labelByOptions(const EngineDescription &description, const ParameterValues &options)
{
    std::string label = description.label;
    for (const ParameterSpec &spec : description.options.specs()) {
        if (options.has(spec.key) && options.at(spec.key) != spec.defaultValue)
            label += ", " + spec.label + ' ' + toText(options.at(spec.key));
    }
    return label;
}

class WorkerEngine : public Engine
{
public:
    /// The engine of this number among those that the worker has.
    WorkerEngine(std::shared_ptr<Connection> connection, const Introduction &worker, std::size_t number)
        : m_connection(std::move(connection)), m_remoteId(worker.hello.engines[number].id),
          m_wantsArrays(worker.hello.wantsArrays), m_runsEpochs(worker.hello.runsEpochs),
          m_description(worker.hello.engines[number])
    {
        const std::string &name = m_connection->name();
        m_description.isWorker = true;
        m_description.worker = name;
        m_description.isElsewhere = worker.hello.host != thisHost();
        if (m_remoteId != name) {
            m_description.id = name + '/' + m_remoteId;
            m_prefix = name + ": ";
            m_description.label = m_prefix + m_description.label;
        }
        m_description.detail +=
            (m_description.detail.empty() ? "" : ", ") + worker.hello.program + " on " + worker.hello.host;
        if (number < worker.labels.size() && !worker.labels[number].empty())
            m_labels.emplace(jsonOf(m_description.options.defaults()).dump(), worker.labels[number]);
    }

    const EngineDescription &description() const override { return m_description; }

    std::string labelFor(const ParameterValues &options) const override
    {
        const std::scoped_lock lock(m_factsMutex);
        const auto found = m_labels.find(jsonOf(options).dump());
        return found != m_labels.end() ? m_prefix + found->second : labelByOptions(m_description, options);
    }

    std::string trouble() const override { return m_connection->trouble(); }
    void interrupt() override { m_connection->interrupt(); }

    std::int64_t freeBytes() const override
    {
        m_connection->connect();
        return JsonNode(m_connection->ask({{"type", "free"}, {"engine", m_remoteId}}, "free"))["bytes"].integer();
    }

    std::optional<Device> deviceInItsProcess(const ParameterValues &options, bool measures) override
    {
        const std::string key = jsonOf(options).dump();
        {
            const std::scoped_lock lock(m_factsMutex);
            if (const auto found = m_devices.find(key); found != m_devices.end() || !measures)
                return found != m_devices.end() ? std::optional(found->second) : std::nullopt;
        }
        m_connection->connect();
        const json answer =
            m_connection->ask({{"type", "device"}, {"engine", m_remoteId}, {"options", jsonOf(options)}}, "device");
        std::optional<Device> device;
        readValue(JsonNode(answer)["device"], device);
        const std::scoped_lock lock(m_factsMutex);
        if (device)
            m_devices.insert_or_assign(key, *device);
        return device;
    }

    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        m_connection->connect();
        learnLabel(options);
        Prepare prepare;
        static std::atomic<std::int64_t> lastId = 0;
        prepare.id = ++lastId;
        prepare.engine = m_remoteId;
        prepare.options = options;
        prepare.workload = program.workload;
        prepare.parameters = program.parameters;
        prepare.samples = program.samples;
        prepare.batchRows = program.batchRows;
        prepare.stepsPerEpoch = program.stepsPerEpoch();
        prepare.shuffled = program.shuffled;
        prepare.loss = program.loss;
        prepare.accuracy = program.accuracy;
        prepare.output = program.output;
        prepare.countedItems = program.countedItems;
        std::map<std::string, HostArray> initial; // by hash
        if (m_wantsArrays)
            prepare.tensors = sentTensors(program, inputs, initial);
        const json answer = m_connection->prepare(prepare, [&](const std::string &hash) -> const HostArray & {
            for (std::size_t i = 0; inputs && i < m_hashes.size(); ++i) {
                if (m_hashes[i] == hash && i < inputs->arrays.size())
                    return inputs->arrays[i];
            }
            const auto found = initial.find(hash);
            if (found == initial.end())
                throw Error(sentence("it asks for an array that it was not told of."));
            return found->second;
        });
        return std::make_unique<WorkerExecution>(m_connection, program, prepare.id,
                                                 JsonNode(answer)["threads"].smallInteger(),
                                                 differenceOf(JsonNode(answer)), m_runsEpochs);
    }

private:
    void learnLabel(const ParameterValues &options)
    {
        const std::string key = jsonOf(options).dump();
        {
            const std::scoped_lock lock(m_factsMutex);
            if (m_labels.count(key) != 0)
                return;
        }
        std::string label = askForLabel(*m_connection, m_remoteId, options);
        const std::scoped_lock lock(m_factsMutex);
        m_labels.emplace(key, std::move(label));
    }

    std::vector<SentTensor> sentTensors(const Program &program, const InputsPtr &inputs,
                                        std::map<std::string, HostArray> &initial)
    {
        if (m_hashed.lock() != inputs || m_hashes.empty()) {
            m_hashes.clear();
            for (const HostArray &array : inputs->arrays)
                m_hashes.push_back(hashOf(array));
            m_hashed = inputs;
        }
        std::vector<SentTensor> tensors;
        const auto add = [&](TensorId id, const char *role, const std::string &hash) {
            const Tensor &tensor = program.tensor(id);
            tensors.push_back({id, tensor.name, role, toText(tensor.type), tensor.shape, hash});
        };
        for (TensorId id = 0; id < static_cast<TensorId>(program.tensors.size()); ++id) {
            if (const Tensor &tensor = program.tensor(id); tensor.role == Role::Dataset) {
                add(id, "dataset", m_hashes.at(static_cast<std::size_t>(tensor.inputIndex)));
            } else if (tensor.role == Role::Parameter) {
                HostArray array{tensor.name, tensor.shape, initialValues(program, id)};
                const std::string hash = hashOf(array);
                add(id, "parameter", hash);
                initial.emplace(hash, std::move(array));
            }
        }
        return tensors;
    }

    std::shared_ptr<Connection> m_connection;
    std::string m_remoteId;
    std::string m_prefix; ///< of labels
    bool m_wantsArrays;
    bool m_runsEpochs;
    EngineDescription m_description;
    mutable std::mutex m_factsMutex;             ///< of both
    std::map<std::string, std::string> m_labels; ///< by options
    std::map<std::string, Device> m_devices;     ///< by options
    std::weak_ptr<const Inputs> m_hashed;
    std::vector<std::string> m_hashes; ///< of its arrays
};

} // namespace

std::string thisHost()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

Introduction introductionOf(Connection &connection)
{
    Introduction worker{connection.connect(), {}};
    for (const EngineDescription &engine : worker.hello.engines) {
        std::string &label = worker.labels.emplace_back();
        try {
            if (engine.unavailable.empty())
                label = askForLabel(connection, engine.id, engine.options.defaults());
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &) { // fails its own points, when they are prepared, and nobody else's
        }
    }
    return worker;
}

std::vector<std::shared_ptr<Engine>> makeEngines(const std::shared_ptr<Connection> &connection,
                                                 const Introduction &worker)
{
    std::vector<std::shared_ptr<Engine>> engines;
    for (std::size_t number = 0; number < worker.hello.engines.size(); ++number)
        engines.push_back(std::make_shared<WorkerEngine>(connection, worker, number));
    return engines;
}

std::vector<std::shared_ptr<Engine>> makeEngines(const std::string &name, const std::vector<std::string> &command)
{
    const auto connection = std::make_shared<Connection>(name, command);
    return makeEngines(connection, introductionOf(*connection));
}

} // namespace overtake::worker
