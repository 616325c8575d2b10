// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_engine.h"

#include "data/initial_values.h"
#include "machine/device_json.h"
#include "remote/connection.h"
#include "remote/worker_execution.h"
#include "text/error.h"
#include "text/format.h"
#include "workloads/workload.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

namespace overtake::worker
{

namespace
{

using nlohmann::json;

/// Which values they are: a worker keeps arrays by it.
std::string hashOf(const HostArray &array)
{
    return formatHex(std::hash<std::string_view>()(array.bytes()), 16) + toText(array.shape) + toText(array.type());
}

Label askForLabel(Connection &connection, const std::string &engine, const ParameterValues &options)
{
    const json answer = connection.ask({{"type", "label"}, {"engine", engine}, {"options", jsonOf(options)}}, "label");
    Label label;
    readValue(JsonNode(answer), label);
    return label;
}

/// Label of an engine that could not be asked for one: its options, as far as they are not the usual ones.
Label labelByOptions(const EngineDescription &description, const ParameterValues &options)
{
    Label label{description.label};
    for (const ParameterSpec &spec : description.options.specs())
        if (options.has(spec.key) && options.at(spec.key) != spec.defaultValue)
            label.details.push_back(sentence("%1 %2", term(spec.label), term(toText(options.at(spec.key)))));
    return label;
}

/// Repetitions that the worker takes by itself, all in answer to one question.
class RemoteSource : public SampleSource
{
public:
    explicit RemoteSource(std::function<Samples()> ask) : m_ask(std::move(ask)) {}

    void begin(std::stop_token) override { m_samples = std::exchange(m_ask, {})(); }
    bool hasMore() const override { return false; }
    void take(std::stop_token) override {}
    double spentSeconds() const override { return 0; }
    void finish() override {}
    void profile(std::stop_token, double) override {} // taken there

private:
    std::function<Samples()> m_ask; ///< once; it holds the data
};

/// Labels and devices of a worker's engine are kept by its options.
std::string keyOf(const ParameterValues &options)
{
    return jsonOf(options).dump(-1, ' ', false, json::error_handler_t::replace); // a file's name may not be UTF-8
}

class WorkerEngine : public Engine
{
public:
    /// The engine of this number among those that the worker has.
    WorkerEngine(std::shared_ptr<Connection> connection, const Introduction &worker, std::size_t number)
        : m_connection(std::move(connection)), m_remoteId(worker.hello.engines[number].id), m_hello(worker.hello),
          m_description(worker.hello.engines[number])
    {
        const std::string &name = m_connection->name();
        m_description.isWorker = true;
        m_description.worker = name;
        m_description.isElsewhere = worker.hello.host != thisHost();
        if (m_remoteId != name)
            m_description.id = name + '/' + m_remoteId;
        m_description.detail =
            listed({m_description.detail, sentence("%1 on %2", worker.hello.program, worker.hello.host)});
        if (number < worker.labels.size() && worker.labels[number] != Label{})
            m_labels.emplace(keyOf(m_description.options.defaults()), worker.labels[number]);
    }

    const EngineDescription &description() const override { return m_description; }

    Label labelFor(const ParameterValues &options) const override
    {
        const std::scoped_lock lock(m_factsMutex);
        const auto found = m_labels.find(keyOf(options));
        Label label = found == m_labels.end() ? labelByOptions(m_description, options) : found->second;
        m_description.nameWorker(label);
        return label;
    }

    /// The protocol does not say what is fused there, so these are the fusions that every engine of ours has. They
    /// decide what memory is expected until an Execution says what it holds.
    const Fusions &fusions() const override
    {
        static const Fusions common = commonFusions();
        return common;
    }
    Message trouble() const override { return m_connection->trouble(); }
    bool startAnew() override { return m_connection->startAnew(); }
    void interrupt() override { m_connection->interrupt(); }

    std::int64_t freeBytes() const override
    {
        m_connection->connect();
        try {
            return JsonNode(m_connection->ask({{"type", "free"}, {"engine", m_remoteId}}, "free"))["bytes"].integer();
        } catch (const Refused &) {
            return -1;
        }
    }

    std::optional<Device> deviceInItsProcess(const ParameterValues &options, bool measures) override
    {
        const std::string key = keyOf(options);
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
        std::map<std::string, HostArray> initial;
        const Prepare prepare = prepareOf(program, inputs, options, initial);
        json request = jsonOf(prepare);
        request["type"] = "prepare";
        const json answer = m_connection->askWithArrays(request, "prepared", arraysOf(inputs, initial));
        return makeExecution(m_connection, program, prepare.id, answer, m_hello);
    }

    std::unique_ptr<SampleSource> sampleSource(const Program &program, const InputsPtr &inputs,
                                               const ParameterValues &options, const SampleRequest &wanted) override
    {
        if (!m_connection->connect().measures)
            return nullptr;
        return std::make_unique<RemoteSource>(
            [=, this, &program] { return measured(program, inputs, options, wanted); });
    }

private:
    Samples measured(const Program &program, const InputsPtr &inputs, const ParameterValues &options,
                     const SampleRequest &wanted)
    {
        std::map<std::string, HostArray> initial;
        json request = jsonOf(Measure{prepareOf(program, inputs, options, initial), wanted});
        request["type"] = "measure";
        const auto start = std::chrono::steady_clock::now();
        const json answer = m_connection->askWithArrays(request, "measured", arraysOf(inputs, initial));
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        Measured measured;
        readValue(JsonNode(answer), measured);
        double all = 0;
        for (std::size_t i = 0; i < measured.samples.seconds.size(); ++i) {
            const auto steps = static_cast<double>(measured.samples.steps[i]);
            const double seconds = measured.samples.seconds[i] * steps;
            all += seconds;
            requirePossible(seconds, steps, passed.count());
        }
        requirePossible(all, 0, passed.count());
        if (auto &profile = measured.samples.profile) {
            measured.samples.profileTrouble = troubleWith(program, *profile, *m_connection);
            if (!measured.samples.profileTrouble.empty())
                profile.reset();
        }
        const std::scoped_lock lock(m_factsMutex);
        m_labels.insert_or_assign(keyOf(options), std::move(measured.label));
        return std::move(measured.samples);
    }

    /// `initial` becomes the values that the parameters start from, by hash, where the worker wants them.
    Prepare prepareOf(const Program &program, const InputsPtr &inputs, const ParameterValues &options,
                      std::map<std::string, HostArray> &initial)
    {
        Prepare prepare;
        static std::atomic<std::int64_t> lastId = 0;
        prepare.id = ++lastId;
        prepare.engine = m_remoteId;
        prepare.options = options;
        prepare.workload = program.workload;
        prepare.parameters = sentParameters(program);
        prepare.samples = program.samples;
        prepare.batchRows = program.batchRows;
        prepare.stepsPerEpoch = program.stepsPerEpoch();
        prepare.shuffled = program.shuffled;
        prepare.loss = program.loss;
        prepare.accuracy = program.accuracy;
        prepare.output = program.output;
        prepare.countedItems = program.countedItems;
        const bool isOwnData = inputs && std::ranges::any_of(inputs->arrays, [](const auto &array) {
                                   return !array.followsFromParameters;
                               });
        if (isOwnData && !m_hello.wantsArrays && !m_hello.takesRows)
            throw Error(sentence("Worker '%1' is older than this program and cannot be given data: update the worker's "
                                 "side.",
                                 m_connection->name()));
        if (isOwnData || m_hello.wantsArrays)
            prepare.tensors = sentTensors(program, inputs, initial);
        return prepare;
    }

    /// Arrays that the worker may ask for. Both arguments must outlive the result.
    std::function<const HostArray &(const std::string &)> arraysOf(const InputsPtr &inputs,
                                                                   const std::map<std::string, HostArray> &initial)
    {
        return [&](const std::string &hash) -> const HostArray & {
            for (std::size_t i = 0; inputs && i < m_hashes.size(); ++i)
                if (m_hashes[i] == hash && i < inputs->arrays.size())
                    return inputs->arrays[i];
            const auto found = initial.find(hash);
            if (found == initial.end())
                throw Error(sentence("it asks for an unknown array."));
            return found->second;
        };
    }

    void learnLabel(const ParameterValues &options)
    {
        const std::string key = keyOf(options);
        {
            const std::scoped_lock lock(m_factsMutex);
            if (m_labels.count(key) != 0)
                return;
        }
        Label label = askForLabel(*m_connection, m_remoteId, options);
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
            } else if (tensor.role == Role::Parameter && m_hello.wantsArrays) {
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
    Hello m_hello;
    EngineDescription m_description;
    mutable std::mutex m_factsMutex;         ///< guards both maps
    std::map<std::string, Label> m_labels;   ///< by options
    std::map<std::string, Device> m_devices; ///< by options
    std::weak_ptr<const Inputs> m_hashed;
    std::vector<std::string> m_hashes; ///< hashes of the arrays of m_hashed
};

} // namespace

ParameterValues sentParameters(const Program &program)
{
    const auto &workloads = allWorkloads();
    const auto workload =
        std::ranges::find_if(workloads, [&](const auto &one) { return one->id() == program.workload; });
    const ParameterTable *table = workload == workloads.end() ? nullptr : &(*workload)->parameters();
    const auto specOf = [&](const std::string &key) { return table ? table->find(key) : nullptr; };
    const auto &all = program.parameters.all();
    const bool isOwnData = std::ranges::any_of(all, [&](const auto &one) {
        const ParameterSpec *spec = specOf(one.first);
        return spec && spec->kind == ParameterKind::File && one.second != spec->defaultValue;
    });
    ParameterValues sent;
    for (const auto &[key, value] : all) {
        const ParameterSpec *spec = specOf(key);
        const bool namesData = spec && (spec->kind == ParameterKind::File || key == datasetKey);
        if (!namesData || (!isOwnData && value != spec->defaultValue))
            sent.set(key, value);
    }
    return sent;
}

Introduction introductionOf(Connection &connection, const Listener &listener)
{
    Introduction worker{connection.connect(listener), {}};
    for (const EngineDescription &engine : worker.hello.engines) {
        Label &label = worker.labels.emplace_back();
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

std::vector<std::shared_ptr<Engine>> makeEngines(const std::string &name, const std::vector<std::string> &command,
                                                 const Listener &listener)
{
    const auto connection = std::make_shared<Connection>(name, command);
    return makeEngines(connection, introductionOf(*connection, listener));
}

} // namespace overtake::worker
