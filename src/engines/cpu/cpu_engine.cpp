// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/cpu_engine.h"

#include "engines/cpu/image_tasks.h"
#include "engines/cpu/memory_plan.h"
#include "engines/cpu/planner.h"
#include "engines/cpu/product.h"
#include "engines/cpu/team_placement.h"
#include "engines/cpu/vectors.h"
#include "engines/precision.h"
#include "engines/profile_parts.h"
#include "text/error.h"

#include <algorithm>

namespace overtake
{

namespace
{

class CpuExecution : public Execution
{
public:
    /// `vectors`: also of the calling thread.
    CpuExecution(const Program &program, InputsPtr inputs, int threads, Precision precision, const Vectors &vectors)
        : m_vectors(vectors), m_layout(layOutImages(program)), m_program(m_layout.program),
          m_storage(m_program, std::move(inputs),
                    hasImages(m_program) ? HostStorage::Values::Now : HostStorage::Values::Later),
          m_plan(makePlan(m_layout, m_storage, threads, precision))
    {
        // An epoch that its batches divide evenly needs no second plan.
        if (program.lastBatchRows() != program.batchRows) {
            m_lastLayout = layOutImages(program.withBatchRows(program.lastBatchRows()));
            m_lastPlan = makePlan(m_lastLayout, m_storage, threads, precision);
        }
        placeValues();
        m_threads = mostThreads();
    }

    void beginEpoch(std::span<const std::int32_t> order) override { m_order.assign(order.begin(), order.end()); }

    void run(std::int64_t firstStep, std::int64_t steps) override
    {
        const TeamPlacement placement(m_threads);
        const VectorsScope scope(m_vectors);
        for (std::int64_t step = firstStep; step < firstStep + steps; ++step) {
            const BatchRange batch = batchOf(step);
            for (const auto &task : planOf(step).tasks)
                task->run(batch);
        }
    }

    StepProfile profile(std::int64_t step) override
    {
        const TeamPlacement placement(m_threads);
        const VectorsScope scope(m_vectors);
        const Plan &plan = planOf(step);
        const BatchRange batch = batchOf(step);
        std::vector<double> ends;
        ends.reserve(plan.tasks.size());
        const double start = steadySeconds();
        for (const auto &task : plan.tasks) {
            task->run(batch);
            ends.push_back(steadySeconds());
        }
        StepProfile result;
        result.totalSeconds = steadySeconds() - start;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            result.parts.push_back(partOf(m_program, plan.operations[i]));
            setTimes(result.parts.back(), start, i == 0 ? start : ends[i - 1], ends[i]);
            result.parts.back().flopsDone = plan.tasks[i]->flopsDone();
        }
        return result;
    }

    std::vector<float> read(TensorId id) const override
    {
        const auto index = static_cast<std::size_t>(id);
        if (!m_plan.kept[index] || !(m_lastPlan.tasks.empty() || m_lastPlan.kept[index]))
            throw Error("The CPU engine does not keep '" + m_program.tensor(id).name + "'; it cannot be read.");
        auto values = m_storage.read(m_program.tensor(id), id);
        if (!m_layout.channelsLast[index])
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

private:
    int mostThreads() const
    {
        int most = 1;
        for (const auto &task : m_plan.tasks)
            most = std::max(most, task->threads());
        return most;
    }

    /// Operations on images have memory that the plan does not tell of.
    static bool hasImages(const Program &program)
    {
        return std::any_of(program.tensors.begin(), program.tensors.end(),
                           [](const Tensor &tensor) { return tensor.shape.size() == 4; });
    }

    void placeValues()
    {
        if (hasImages(m_program))
            return;
        const auto place = [this](std::span<const TensorId> ids) {
            m_storage.holdTogether(m_program, ids);
            for (const auto id : ids) {
                if (ids.size() > 1) // overwritten by the next
                    m_plan.kept[static_cast<std::size_t>(id)] = false;
            }
        };
        // Both plans use the same memory, so they must agree on who uses what when.
        if (m_lastPlan.tasks.empty() ||
            (m_lastPlan.operations == m_plan.operations && m_lastPlan.inPlace == m_plan.inPlace)) {
            for (const auto &group : planMemory(m_program, m_plan))
                place(group);
        }
        m_storage.holdValues(m_program, m_plan.used);
        if (!m_lastPlan.tasks.empty())
            m_storage.holdValues(m_program, m_lastPlan.used);
    }

    bool isSmaller(std::int64_t step) const
    {
        return step + 1 == m_program.stepsPerEpoch() && !m_lastPlan.tasks.empty();
    }
    const Plan &planOf(std::int64_t step) const { return isSmaller(step) ? m_lastPlan : m_plan; }
    BatchRange batchOf(std::int64_t step) const
    {
        return {step * m_program.batchRows, isSmaller(step) ? m_program.lastBatchRows() : m_program.batchRows, m_order};
    }

    Vectors m_vectors;
    ImageLayout m_layout;
    const Program &m_program;
    HostStorage m_storage;
    Plan m_plan;
    int m_threads = 1; ///< of the part that takes most
    ImageLayout m_lastLayout;
    Plan m_lastPlan; ///< for the last, smaller batch of an epoch
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
    m_description.detail = cores.labelOf(cores.usualThreads()) + ", " + vectorsHere().back().label;
    m_description.kind = EngineKind::Cpu;
    std::vector<ParameterSpec> options = {
        {.key = "threads",
         .label = "threads",
         .help = "At most so many threads work. Parts of a step that are too small to share are done by one.",
         .minimum = 1,
         .maximum = static_cast<double>(cores.threads),
         .defaultValue = std::int64_t{cores.usualThreads()}},
    };
    if (vectorsHere().size() > 1)
        options.push_back(vectorsOption());
    if (hasBf16Products())
        options.push_back(precisionOption({Precision::Fp32, Precision::Bf16}));
    m_description.options = ParameterTable(std::move(options));
}

std::string CpuEngine::labelFor(const ParameterValues &options) const
{
    return "CPU, " + m_cores.labelOf(static_cast<int>(options.integer("threads"))) + vectorsInLabel(options) +
           precisionInLabel(options);
}

std::unique_ptr<Execution> CpuEngine::prepare(const Program &program, InputsPtr inputs, const ParameterValues &options)
{
    const Vectors &vectors = vectorsOf(options);
    const Precision precision = precisionOf(options);
    if (precision == Precision::Bf16 && vectors.row != 0)
        throw Error("Products in bf16 need the best vector instructions of this CPU, " + vectorsHere().back().label +
                    ": choose these or fp32.");
    requireHostMemory(program, program.memory().datasetBytes);
    const VectorsScope scope(vectors);
    return std::make_unique<CpuExecution>(program, std::move(inputs), static_cast<int>(options.integer("threads")),
                                          precision, vectors);
}

} // namespace overtake
