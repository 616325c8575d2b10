// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/cpu_engine.h"

#include "engines/cpu/product/onednn.h"
#include "engines/cpu/product/product.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/cpu/tasks/image_layout.h"
#include "engines/cpu/tasks/tasks.h"
#include "engines/host/scratch.h"
#include "engines/host/team_placement.h"
#include "engines/precision.h"
#include "engines/profile_parts.h"
#include "text/error.h"

#include <algorithm>
#include <optional>

namespace overtake
{

namespace
{

constexpr const char *bf16Help =
    "Precision of the factors of matrix multiplications: fp32 as they are, bf16 with 8 bits. Fewer bits are faster and "
    "less exact; sums and the multiplications of attention stay in fp32.";

/// One task per step of a Schedule, and one per constant of the Program; runConstants() runs the latter once.
class Tasks
{
public:
    /// `program`, `schedule` and `storage` must outlive them. Values need memory only when the tasks run. The steps of
    /// `schedule` learn what their tasks may overwrite.
    Tasks(const Program &program, Schedule &schedule, HostStorage &storage, int threads, Precision precision)
    {
        for (Step &step : schedule.steps) {
            const bool isConstant = program.operations[step.operations[0]].kind->isConstant();
            auto task = makeTask({{program, schedule, step}, storage, isConstant ? 1 : threads, precision, m_scratch});
            (isConstant ? m_constants : m_all).push_back({std::move(task), step.operations});
        }
    }

    struct Planned {
        std::unique_ptr<Task> task;
        std::vector<std::size_t> operations;
    };
    const std::vector<Planned> &all() const { return m_all; }
    /// Their working memory.
    std::int64_t bytes() const
    {
        std::int64_t sum = m_scratch->bytes();
        for (const std::vector<Planned> *some : {&m_all, &m_constants})
            for (const Planned &planned : *some)
                sum += planned.task->bytes();
        return sum;
    }
    void runConstants() const
    {
        for (const Planned &planned : m_constants)
            planned.task->run({});
    }

private:
    std::shared_ptr<SharedScratch> m_scratch = std::make_shared<SharedScratch>(); ///< for all: tasks run one by one
    std::vector<Planned> m_all;
    std::vector<Planned> m_constants;
};

/// Without buffers: they are planned again once it is known what tasks may overwrite. Throws OutOfMemoryError.
Schedule admitted(const Program &program, const Fusions &fusions)
{
    Schedule schedule = scheduleOf(program, fusions);
    inHostMemory(schedule, program);
    return schedule;
}

/// Passes, each with one product: images are laid out (a Program with copies of its own), steps found, a task made of
/// each step, and memory assigned by what the steps read and write.
class CpuExecution : public Execution
{
public:
    /// `vectors`: also of the calling thread.
    CpuExecution(const Program &program, InputsPtr inputs, const Fusions &fusions, int threads, Precision precision,
                 const Vectors &vectors)
        : m_vectors(vectors), m_given(program), m_layout(layOutImages(program)), m_program(m_layout.program),
          m_schedule(admitted(m_program, fusions)), m_storage(m_program, std::move(inputs)),
          m_tasks(m_program, m_schedule, m_storage, threads, precision)
    {
        // An epoch that its batches divide evenly needs no second plan.
        if (program.lastBatchRows() != program.batchRows) {
            m_lastProgram = m_program.withBatchRows(program.lastBatchRows());
            m_lastSchedule = scheduleOf(m_lastProgram, fusions);
            m_lastTasks.emplace(m_lastProgram, m_lastSchedule, m_storage, threads, precision);
        }
        placeValues();
        m_tasks.runConstants();
        for (const Tasks::Planned &planned : m_tasks.all())
            m_threads = std::max(m_threads, planned.task->threads());
    }

    void beginEpoch(std::span<const std::int32_t> order) override { m_order.assign(order.begin(), order.end()); }

    void run(std::int64_t firstStep, std::int64_t steps) override
    {
        const TeamPlacement placement(m_threads);
        const VectorsScope scope(m_vectors);
        for (std::int64_t step = firstStep; step < firstStep + steps; ++step) {
            const BatchRange batch = batchOf(step);
            for (const Tasks::Planned &planned : tasksOf(step))
                planned.task->run(batch);
        }
    }

    StepProfile profile(std::int64_t step) override
    {
        const TeamPlacement placement(m_threads);
        const VectorsScope scope(m_vectors);
        const std::vector<Tasks::Planned> &tasks = tasksOf(step);
        const BatchRange batch = batchOf(step);
        const auto runStep = [&](const auto &afterEach) {
            for (const Tasks::Planned &planned : tasks) {
                planned.task->run(batch);
                afterEach();
            }
        };
        // A copy into another layout counts towards the operation that needs it.
        return profileOf(m_given, tasks.size(), runStep, [&](std::size_t i) { return givenOperations(tasks[i]); });
    }

    std::vector<float> read(TensorId id) const override
    {
        auto values = m_storage.read(m_program.tensor(id), id);
        if (!m_layout.channelsLast[indexOf(id)])
            return values;
        const Shape &shape = m_program.tensor(id).shape;
        auto ordered = values;
        fromChannelsLast(shape, values.data(), ordered.data(), 0, shape[0]);
        return ordered;
    }

    void write(TensorId id, std::span<const float> values) override
    {
        m_storage.write(m_program.tensor(id), id, values);
    }

    int threadsUsed() const override { return m_threads; }
    bool worksInCaller() const override { return m_threads == 1; }
    std::int64_t memoryBytes() const override
    {
        return m_storage.bytes() + m_tasks.bytes() + (m_lastTasks ? m_lastTasks->bytes() : 0);
    }

private:
    std::vector<std::size_t> givenOperations(const Tasks::Planned &planned) const
    {
        std::vector<std::size_t> given;
        for (const auto i : planned.operations)
            if (m_layout.givenAs[i] != ImageLayout::nowhere)
                given.push_back(m_layout.givenAs[i]);
        return given;
    }

    void placeValues()
    {
        // Both batch sizes use the same memory, so a tensor may be overwritten only if both plans allow it.
        for (std::size_t i = 0; i < m_lastSchedule.steps.size(); ++i)
            if (m_lastSchedule.steps[i].mayOverwrite != m_schedule.steps[i].mayOverwrite)
                m_schedule.steps[i].mayOverwrite = noTensor;
        m_storage.place(m_program, inHostMemory(m_schedule, m_program));
    }

    bool isSmaller(std::int64_t step) const { return step + 1 == m_program.stepsPerEpoch() && m_lastTasks; }
    const std::vector<Tasks::Planned> &tasksOf(std::int64_t step) const
    {
        return isSmaller(step) ? m_lastTasks->all() : m_tasks.all();
    }
    BatchRange batchOf(std::int64_t step) const
    {
        return {step * m_program.batchRows, isSmaller(step) ? m_program.lastBatchRows() : m_program.batchRows, m_order};
    }

    Vectors m_vectors;
    Program m_given;
    ImageLayout m_layout;
    const Program &m_program; ///< with its images laid out
    Schedule m_schedule;
    HostStorage m_storage;
    Tasks m_tasks;
    Program m_lastProgram;
    Schedule m_lastSchedule;
    std::optional<Tasks> m_lastTasks; ///< for the last, smaller batch of an epoch
    int m_threads = 1;                ///< most threads that any task uses
    std::vector<std::int32_t> m_order;
};

} // namespace

CpuEngine::CpuEngine(const std::string &device, int threads)
    : CpuEngine(device, UsableCores{threads, threads, threads, std::nullopt, {}})
{
}

CpuEngine::CpuEngine(const std::string &device, const UsableCores &cores) : m_cores(cores)
{
    m_description.id = "cpu";
    m_description.device = device;
    m_description.label = "CPU";
    m_description.detail = listed({cores.labelOf(cores.usualThreads()), term(vectorsHere().back().label)});
    m_description.kind = EngineKind::Cpu;
    std::vector<ParameterSpec> options = {
        {.key = "threads",
         .label = "threads",
         .help = "Maximum number of threads. Parts of a step that are too small to share are done by one.",
         .minimum = 1,
         .maximum = static_cast<double>(cores.threads),
         .defaultValue = std::int64_t{cores.usualThreads()}},
    };
    if (vectorsHere().size() > 1)
        options.push_back(vectorsOption());
    if (hasBf16Products()) {
        options.push_back(precisionOption({Precision::Fp32, Precision::Bf16}));
        options.back().help = bf16Help;
    }
    m_description.options = ParameterTable(std::move(options));
}

Label CpuEngine::labelFor(const ParameterValues &options) const
{
    Label label{m_description.label, {m_cores.labelOf(static_cast<int>(options.integer("threads")))}};
    addVectors(label, options);
    addPrecision(label, options);
    return label;
}

std::unique_ptr<Execution> CpuEngine::prepare(const Program &program, InputsPtr inputs, const ParameterValues &options)
{
    const Vectors &vectors = vectorsOf(options);
    const Precision precision = precisionOf(options);
    if (precision == Precision::Bf16 && vectors.row != 0)
        throw Error(sentence(
            "Matrix multiplications in bf16 need the best vector instructions of this CPU, %1: choose these or fp32.",
            vectorsHere().back().label));
    const VectorsScope scope(vectors);
    return std::make_unique<CpuExecution>(program, std::move(inputs), fusions(),
                                          static_cast<int>(options.integer("threads")), precision, vectors);
}

const Fusions &CpuEngine::fusions() const
{
    return cpuFusions();
}

std::string librariesLimitedTo()
{
    return onednn::limitedTo();
}

} // namespace overtake
