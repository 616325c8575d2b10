// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_server.h"

#include "data/npy.h"
#include "data/random_state.h"
#include "engines/stop_scope.h"
#include "machine/device_json.h"
#include "machine/machine.h"
#include "machine/one_core.h"
#include "measure/engine_device.h"
#include "measure/time/local_source.h"
#include "measure/time/stop_rule.h"
#include "text/contains.h"
#include "text/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <limits>
#include <new>
#include <optional>

#include <unistd.h>

namespace overtake::worker
{
namespace
{

using nlohmann::json;

void writeAll(int out, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto count = ::write(out, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            throw Error(sentence("The program that uses this worker has ended."));
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

/// Every dataset is among the tensors, in its order and of its shape; no other is.
bool isGivenData(const Program &program, const std::vector<SentTensor> &tensors)
{
    std::size_t next = 0;
    for (TensorId id = 0; id < static_cast<TensorId>(program.tensors.size()); ++id) {
        const Tensor &tensor = program.tensor(id);
        if (tensor.role != Role::Dataset)
            continue;
        if (next == tensors.size() || tensors[next].id != id || tensors[next].shape != tensor.shape ||
            tensor.inputIndex != static_cast<int>(next))
            return false;
        ++next;
    }
    return next == tensors.size();
}

/// With the samples and the batches that the message names.
Program programOf(const Workload &workload, const Prepare &wanted)
{
    Program program = workload.build(workload.completed(wanted.parameters));
    const bool hasRowPerSample = std::ranges::all_of(program.tensors, [&](const Tensor &tensor) {
        return tensor.role != Role::Dataset || (!tensor.shape.empty() && tensor.shape[0] == program.samples);
    });
    if (hasRowPerSample && !wanted.tensors.empty() && wanted.samples >= 1 &&
        wanted.samples <= std::numeric_limits<std::int32_t>::max())
        program = program.withSamples(wanted.samples);
    if (program.samples != wanted.samples || wanted.batchRows < 1 || wanted.batchRows > program.samples ||
        (!wanted.tensors.empty() && !isGivenData(program, wanted.tensors)))
        throw UsageError(sentence("The data given do not belong to this work."));
    if (program.batchRows != wanted.batchRows)
        program = program.withBatchRows(wanted.batchRows);
    return program;
}

TensorId tensorOf(const JsonNode &request, const Program &program)
{
    const std::int64_t id = request["tensor"].integer();
    request["tensor"].require(id >= 0 && id < static_cast<std::int64_t>(program.tensors.size()),
                              sentence("the number of a tensor"));
    return static_cast<TensorId>(id);
}

} // namespace

WorkerServer::WorkerServer(const EngineRegistry &engines, int in, int out, MachineWatch *watch)
    : m_engines(engines), m_out(out), m_watch(watch), m_requests(in)
{
}

void WorkerServer::send(const json &message)
{
    json sent = message;
    putTextFirst(sent);
    const std::string body = sent.dump(-1, ' ', false, json::error_handler_t::replace);
    writeAll(m_out, frameHeader(Frame::Kind::Json, body.size()) + body + frameEnd);
}

void WorkerServer::sendArray(const HostArray &array)
{
    const std::string header = npyHeader(array.shape, array.type());
    writeAll(m_out, frameHeader(Frame::Kind::Array, header.size() + array.bytes().size()) + header);
    writeAll(m_out, array.bytes());
    writeAll(m_out, {&frameEnd, 1});
}

HostArray WorkerServer::receiveArray()
{
    const auto frame = m_requests.next();
    if (!frame || frame->kind != Frame::Kind::Array)
        throw Error(sentence("An array is expected here."));
    return parseNpy(frame->body);
}

void WorkerServer::serve()
{
    Hello hello;
    hello.program = std::string("overtake-bench ") + overtakeVersion();
    hello.host = thisHost();
    hello.runsEpochs = true;
    hello.measures = true;
    hello.watches = m_watch != nullptr;
    hello.takesRows = true;
    for (const auto &engine : m_engines.engines())
        if (!engine->description().predicted)
            hello.engines.push_back(engine->description());
    json greeting = jsonOf(hello);
    greeting["type"] = "hello";
    send(greeting);
    while (const auto frame = m_requests.next()) {
        const json request = json::parse(frame->body, nullptr, false);
        Message reason;
        const char *kind = "error";
        try {
            if (frame->kind != Frame::Kind::Json || request.is_discarded())
                throw UsageError(sentence("That is not a message."));
            if (!answer(request))
                return;
            continue;
        } catch (const Cancelled &) {
            send({{"type", "stopped"}});
            continue;
        } catch (const OutOfMemoryError &error) {
            reason = error.message();
            kind = "memory";
        } catch (const std::bad_alloc &) {
            reason = failureSentence(foreign(thisHost()));
            kind = "memory";
        } catch (const UsageError &error) {
            reason = error.message();
            kind = "use";
        } catch (const NotHere &error) {
            reason = error.message();
            kind = "absent";
        } catch (const std::exception &) {
            reason = failureSentence(foreign(thisHost()));
        }
        send({{"type", "failed"}, {"reason", reason}, {"kind", kind}});
    }
}

WorkerServer::Work &WorkerServer::workOf(const JsonNode &request)
{
    const auto found = m_works.find(request["id"].integer());
    if (found == m_works.end())
        throw UsageError(sentence("Work with this number was not prepared."));
    return found->second;
}

InputsPtr WorkerServer::inputsOf(const Workload &workload, const Program &program, const Prepare &wanted)
{
    if (wanted.tensors.empty()) {
        m_lastSent = nullptr;
        requireHostMemory(program.memory().datasetBytes);
        return m_inputs.get(workload, program.parameters, m_requests.stopToken());
    }
    std::string key;
    json hashes = json::array();
    for (const SentTensor &tensor : wanted.tensors) {
        key += tensor.hash + ' ';
        hashes.push_back(tensor.hash);
    }
    if (InputsPtr sent = m_sent[key].lock())
        return sent;
    m_lastSent = nullptr;
    requireHostMemory(program.memory().datasetBytes);
    std::erase_if(m_sent, [](const auto &one) { return one.second.expired(); });
    send({{"type", "need"}, {"hashes", std::move(hashes)}});
    Inputs inputs;
    std::exception_ptr problem; // all arrays come, whatever is wrong with one
    for (const SentTensor &tensor : wanted.tensors) {
        try {
            HostArray &array = inputs.arrays.emplace_back(receiveArray());
            array.name = tensor.name;
            if (array.shape != tensor.shape || array.type() != program.tensor(tensor.id).type) {
                throw UsageError(
                    sentence("The data given for '%1' do not have the shape %2.", tensor.name, toText(tensor.shape)));
            }
        } catch (const std::exception &) {
            problem = std::current_exception();
        }
    }
    if (problem)
        std::rethrow_exception(problem);
    auto sent = std::make_shared<const Inputs>(std::move(inputs));
    m_sent.emplace(key, sent);
    m_lastSent = sent;
    return sent;
}

void WorkerServer::prepare(const JsonNode &request)
{
    Prepare wanted;
    readValue(request, wanted);
    if (m_works.contains(wanted.id))
        throw UsageError(sentence("There is prepared work with this number already."));
    const Workload &workload = workloadById(wanted.workload);
    Engine &engine = m_engines.require(wanted.engine);
    const ParameterValues options = engine.completed(wanted.options);
    Program program = programOf(workload, wanted);
    const InputsPtr inputs = inputsOf(workload, program, wanted);
    const StopScope scope(m_requests.stopToken()); // each array that came has replaced it
    auto execution = engine.prepare(program, inputs, options);
    json prepared = {
        {"type", "prepared"}, {"threads", execution->threadsUsed()}, {"memory_bytes", execution->memoryBytes()}};
    if (const KnownDifference known = execution->differs(); !known.reason.empty()) {
        prepared["differs"] = known.reason;
        prepared["within"] = known.within;
    }
    ActivityRecorder activity(m_watch, gpuBehind(engine, m_watch));
    m_works.insert_or_assign(wanted.id, Work{std::move(program), std::move(execution), std::move(activity)});
    send(prepared);
}

/// Measures in one request, with the same code as a program that asks for each run.
void WorkerServer::measure(const JsonNode &request)
{
    Measure wanted;
    readValue(request, wanted);
    request["budget_s"].require(wanted.request.budgetSeconds > 0, sentence("above 0"));
    request["most_samples"].require(wanted.request.samples >= 1, sentence("1 or more"));
    const Workload &workload = workloadById(wanted.work.workload);
    Engine &engine = m_engines.require(wanted.work.engine);
    const ParameterValues options = engine.completed(wanted.work.options);
    const Program program = programOf(workload, wanted.work);
    const InputsPtr inputs = inputsOf(workload, program, wanted.work);
    const std::stop_token stop = m_requests.stopToken(); // see prepare()
    const StopScope scope(stop);
    const auto rule = quickRule(wanted.request.budgetSeconds, wanted.request.samples);
    LocalSource source(engine, program, inputs, options, m_orders, m_clock, m_watch, rule->sampleTarget());
    source.begin(stop);
    while (rule->decide() == StopRule::Decision::Continue) {
        source.take(stop);
        rule->add(source.samples().seconds.back(), source.spentSeconds());
    }
    source.finish();
    source.profile(stop, wanted.request.profileBelowSeconds);
    json measured = jsonOf(Measured{engine.labelFor(options), source.samples()});
    measured["type"] = "measured";
    if (const auto &profile = source.samples().profile)
        measured["profile"] = jsonForWorkers(*profile);
    send(measured);
}

/// `all` steps in pieces so short that a stop is heard soon, and so long that nothing of that is in the time, which is
/// added to `seconds`. False: a stop came between two of them.
template <typename RunPiece>
bool WorkerServer::runPieces(Work &work, std::int64_t all, double &seconds, RunPiece runPiece)
{
    constexpr double pieceSeconds = 0.1;
    std::int64_t done = 0;
    const auto start = std::chrono::steady_clock::now();
    double passed = 0;
    while (done < all) {
        if (done > 0 && m_requests.isToStop())
            return false;
        const double fitting = work.secondsPerStep > 0 ? pieceSeconds / work.secondsPerStep : 1;
        const std::int64_t count =
            std::clamp(static_cast<std::int64_t>(std::min(fitting, 1e9)), std::int64_t{1}, all - done);
        runPiece(done, count);
        done += count;
        passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        work.secondsPerStep = passed / static_cast<double>(done);
    }
    seconds += passed;
    return true;
}

void WorkerServer::run(const JsonNode &request)
{
    Work &work = workOf(request);
    const std::int64_t first = request["first"].integer();
    const std::int64_t steps = request["steps"].integer();
    std::int64_t times = 1;
    FieldReader(request).maybe("times", times, 1);
    const std::int64_t inEpoch = work.program.stepsPerEpoch();
    request["first"].require(first >= 0 && first < inEpoch, sentence("a step of the epoch"));
    request["steps"].require(steps >= 1 && steps <= inEpoch - first, sentence("as many steps as the epoch still has"));
    const bool isEpoch = steps == inEpoch;
    if (times != 1) {
        request["times"].require(times >= 1 && times <= std::numeric_limits<std::int64_t>::max() / steps &&
                                     first == 0 && (steps == 1 || isEpoch),
                                 sentence("1, or more for the epoch's first step alone or for whole epochs"));
    }
    std::optional<std::uint32_t> seed;
    if (request.json().contains("shuffle")) {
        const std::int64_t given = request["shuffle"].integer();
        request["shuffle"].require(isEpoch && given >= 0 && given <= std::numeric_limits<std::uint32_t>::max(),
                                   sentence("the seed of an order for whole epochs"));
        seed = static_cast<std::uint32_t>(given);
    }
    const bool isWatched = request.json().contains("watch") && request["watch"].flag();
    const OneCore core(work.execution->worksInCaller());
    if (isWatched)
        work.activity.beforeSample();
    double seconds = 0;
    bool isDone = true;
    if (times > 1 && steps == 1 && !seed) {
        isDone = runPieces(work, times, seconds,
                           [&](std::int64_t, std::int64_t count) { work.execution->repeatFirst(count); });
    } else {
        for (std::int64_t i = 0; i < times && isDone; ++i) {
            if (seed) {
                work.execution->beginEpoch(RandomState(static_cast<std::uint32_t>(*seed + i))
                                               .permutation(static_cast<std::int32_t>(work.program.samples)));
            }
            isDone = runPieces(work, steps, seconds, [&](std::int64_t done, std::int64_t count) {
                work.execution->run(first + done, count);
            });
            isDone = isDone && (i + 1 == times || !m_requests.isToStop());
        }
    }
    if (isDone) {
        json ran = {{"type", "ran"}, {"seconds", seconds}};
        if (isWatched) {
            work.activity.afterSample(work.execution->threadsUsed());
            if (const auto activity = work.activity.systemActivityWithHeat())
                ran["meanwhile"] = jsonOf(*activity);
            const auto &marks = work.activity.disturbed();
            ran["disturbed"] =
                std::vector<int>(marks.begin() + static_cast<std::ptrdiff_t>(work.marksSent), marks.end());
            work.marksSent = marks.size();
        }
        send(ran);
    } else {
        send({{"type", "stopped"}});
    }
}

bool WorkerServer::answer(const json &message)
{
    const JsonNode request(message);
    const std::string type = request["type"].text();
    if (type == "bye")
        return false;
    if (type == "prepare") {
        prepare(request);
    } else if (type == "measure") {
        measure(request);
    } else if (type == "label") {
        ParameterValues options;
        readValue(request["options"], options);
        const Engine &engine = m_engines.require(request["engine"].text());
        json label = jsonOf(engine.labelFor(engine.description().options.complete(options, "the engine")));
        label["type"] = "label";
        send(label);
    } else if (type == "device") {
        EngineUse use{request["engine"].text(), {}, {}};
        readValue(request["options"], use.options);
        m_engines.require(use.id);
        send({{"type", "device"}, {"device", jsonOf(deviceOf(use, m_engines, UnmeasuredDevice::Measure))}});
    } else if (type == "free") {
        send({{"type", "free"}, {"bytes", m_engines.require(request["engine"].text()).freeBytes()}});
    } else if (type == "order") {
        const HostArray order = receiveArray();
        Work &work = workOf(request);
        std::vector<bool> isThere(static_cast<std::size_t>(work.program.samples), false);
        if (order.type() == DataType::Int32) {
            for (const std::int32_t sample : order.ints())
                if (sample >= 0 && sample < work.program.samples)
                    isThere[static_cast<std::size_t>(sample)] = true;
        }
        if (contains(isThere, false) || elementCount(order.shape) != work.program.samples)
            throw UsageError(sentence("An order must contain each sample once."));
        const auto start = std::chrono::steady_clock::now();
        work.execution->beginEpoch(order.ints());
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        send({{"type", "done"}, {"seconds", seconds.count()}});
    } else if (type == "run") {
        run(request);
    } else if (type == "read") {
        const Work &work = workOf(request);
        const TensorId id = tensorOf(request, work.program);
        const HostArray values{"", work.program.tensor(id).shape, work.execution->read(id)};
        send({{"type", "values"}});
        sendArray(values);
    } else if (type == "write") {
        const HostArray values = receiveArray();
        Work &work = workOf(request);
        const Tensor &tensor = work.program.tensor(tensorOf(request, work.program));
        if ((tensor.role != Role::Parameter && tensor.role != Role::State) || values.type() != DataType::Float32 ||
            values.shape != tensor.shape)
            throw UsageError(sentence("'%1' cannot be given these values.", tensor.name));
        work.execution->write(tensorOf(request, work.program), values.floats());
        send({{"type", "done"}});
    } else if (type == "profile") {
        Work &work = workOf(request);
        const std::int64_t step = request["step"].integer();
        request["step"].require(step >= 0 && step < work.program.stepsPerEpoch(), sentence("a step of the epoch"));
        json profile = jsonForWorkers(work.execution->profile(step));
        profile["type"] = "profile";
        send(profile);
    } else if (type == "release") {
        workOf(request);
        m_works.erase(request["id"].integer());
        send({{"type", "done"}});
    } else {
        throw UsageError(sentence("This worker does not know '%1'.", type.substr(0, 40)));
    }
    return true;
}

} // namespace overtake::worker
