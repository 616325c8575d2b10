// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/eigen/eigen_engine.h"

#include "engines/eigen/eigen_kernels.h"
#include "engines/host/textbook_loop.h"
#include "engines/profile_parts.h"

#include <algorithm>

namespace overtake
{

namespace
{

using eigen::Kernel;

/// Null for what computes nothing, as copies and views.
const Kernel *eigenKernelOf(OperationKind kind)
{
    for (const auto family : {eigen::plainKernels, eigen::imageKernels})
        for (const Kernel &kernel : family)
            if (kernel.kind == kind)
                return &kernel;
    return nullptr;
}

class EigenExecution : public Execution
{
public:
    EigenExecution(const Program &program, InputsPtr inputs, const ParameterValues &options)
        : m_program(program), m_lastProgram(program.withBatchRows(program.lastBatchRows())),
          m_storage(program, std::move(inputs)), m_threads(static_cast<int>(options.integer("threads")))
    {
        for (const auto &operation : program.operations)
            m_kernels.push_back(eigenKernelOf(operation.kind));
    }

    void beginEpoch(std::span<const std::int32_t> order) override { m_order.assign(order.begin(), order.end()); }

    void run(std::int64_t firstStep, std::int64_t steps) override
    {
        for (std::int64_t step = firstStep; step < firstStep + steps; ++step)
            runStep(step, [] {});
    }

    StepProfile profile(std::int64_t step) override
    {
        return profileOfOperations(m_program, [&](const auto &afterEach) { runStep(step, afterEach); });
    }

    std::vector<float> read(TensorId id) const override { return m_storage.read(m_program.tensor(id), id); }
    void write(TensorId id, std::span<const float> values) override
    {
        m_storage.write(m_program.tensor(id), id, values);
    }
    std::int64_t memoryBytes() const override { return m_storage.bytes(); }

    int threadsUsed() const override
    {
        const auto isShared = [](const Kernel *kernel) { return kernel && kernel->isShared; };
        return std::any_of(m_kernels.begin(), m_kernels.end(), isShared) ? m_threads : 1;
    }

private:
    template <typename AfterEach>
    void runStep(std::int64_t step, const AfterEach &afterEach)
    {
        Eigen::setNbThreads(m_threads); // one number for the whole process
        const Program &program = step + 1 == m_program.stepsPerEpoch() ? m_lastProgram : m_program;
        const BatchRange batch{step * m_program.batchRows, program.batchRows, m_order};
        for (std::size_t i = 0; i < m_kernels.size(); ++i) {
            if (m_kernels[i])
                m_kernels[i]->run({program, program.operations[i], m_storage});
            else
                runLoop(program, program.operations[i], m_storage, batch);
            afterEach();
        }
    }

    Program m_program;
    Program m_lastProgram; ///< the same for the last, smaller batch of an epoch
    HostStorage m_storage;
    std::vector<const Kernel *> m_kernels; ///< by operation
    int m_threads;
    std::vector<std::int32_t> m_order;
};

class EigenEngine : public Engine
{
public:
    EigenEngine(const std::string &device, const UsableCores &cores) : m_cores(cores)
    {
        m_description.id = "eigen";
        m_description.device = device;
        m_description.label = "Eigen, as written in an afternoon";
        m_description.detail = libraries();
        m_description.options = ParameterTable({
            {.key = "threads",
             .label = "threads",
             .help = "At most so many threads share a matrix product, as Eigen does it; all else is done by one.",
             .minimum = 1,
             .maximum = static_cast<double>(cores.threads),
             .defaultValue = std::int64_t{cores.usualThreads()}},
        });
    }

    const EngineDescription &description() const override { return m_description; }
    Label labelFor(const ParameterValues &options) const override
    {
        return {m_description.label, {m_cores.labelOf(static_cast<int>(options.integer("threads")))}};
    }
    std::int64_t freeBytes() const override { return freeHostBytes(); }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        requireHostMemory(program.memory().onHostEngine() - program.memory().datasetBytes);
        return std::make_unique<EigenExecution>(program, std::move(inputs), options);
    }
    /// "Eigen 3.4.0, vectors: SSE, SSE2": those of every CPU of the kind, because one build serves them all.
    Message libraries() const override
    {
        return sentence("Eigen %1, vectors: %2", OVERTAKE_EIGEN_VERSION, Eigen::SimdInstructionSetsInUse());
    }

private:
    UsableCores m_cores;
    EngineDescription m_description;
};

} // namespace

std::shared_ptr<Engine> makeEigenEngine(const std::string &device, const UsableCores &cores)
{
    return std::make_shared<EigenEngine>(device, cores);
}

} // namespace overtake
