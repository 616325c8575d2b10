// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/reference_engine.h"

#include "engines/host/textbook_loop.h"
#include "engines/profile_parts.h"

namespace overtake
{

namespace
{

class ReferenceExecution : public Execution
{
public:
    ReferenceExecution(const Program &program, InputsPtr inputs)
        : m_program(program), m_lastProgram(program.withBatchRows(program.lastBatchRows())),
          m_storage(program, std::move(inputs), inHostMemory(scheduleOf(program, {}), program, Sharing::None))
    {
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
    bool worksInCaller() const override { return true; }

private:
    template <typename AfterEach>
    void runStep(std::int64_t step, const AfterEach &afterEach)
    {
        const Program &program = step + 1 == m_program.stepsPerEpoch() ? m_lastProgram : m_program;
        const BatchRange batch{step * m_program.batchRows, program.batchRows, m_order};
        for (const auto &operation : program.operations) {
            runLoop(program, operation, m_storage, batch);
            afterEach();
        }
    }

    Program m_program;
    Program m_lastProgram; ///< the same for the last, smaller batch of an epoch
    HostStorage m_storage; ///< every value has memory of its own: all can be read, to compare others with them
    std::vector<std::int32_t> m_order;
};

} // namespace

ReferenceEngine::ReferenceEngine(const std::string &device)
{
    m_description.id = "reference";
    m_description.device = device;
    m_description.label = "textbook loop";
    m_description.detail = sentence("plain loops, one thread, not tuned");
    m_description.kind = EngineKind::Reference;
}

std::unique_ptr<Execution> ReferenceEngine::prepare(const Program &program, InputsPtr inputs, const ParameterValues &)
{
    return std::make_unique<ReferenceExecution>(program, std::move(inputs));
}

} // namespace overtake
