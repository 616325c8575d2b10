// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/host/textbook_loop.h"

#include "engines/profile_parts.h"

namespace overtake
{

TextbookExecution::TextbookExecution(const Program &program, InputsPtr inputs, Sharing sharing)
    : m_program(program), m_lastProgram(program.withBatchRows(program.lastBatchRows())),
      m_storage(program, std::move(inputs), inHostMemory(scheduleOf(program, {}), program, sharing))
{
}

void TextbookExecution::run(std::int64_t firstStep, std::int64_t steps)
{
    for (std::int64_t step = firstStep; step < firstStep + steps; ++step)
        runStep(step, [] {});
}

StepProfile TextbookExecution::profile(std::int64_t step)
{
    return profileOf(
        m_program, m_program.operations.size(), [&](const auto &afterEach) { runStep(step, afterEach); },
        [](std::size_t i) { return std::vector{i}; });
}

void TextbookExecution::write(TensorId id, std::span<const float> values)
{
    m_storage.write(m_program.tensor(id), id, values);
}

void TextbookExecution::runOperation(const Program &program, std::size_t index, HostStorage &storage,
                                     const BatchRange &batch)
{
    runLoop(program, program.operations[index], storage, batch);
}

template <typename AfterEach>
void TextbookExecution::runStep(std::int64_t step, const AfterEach &afterEach)
{
    beginStep();
    const Program &program = step + 1 == m_program.stepsPerEpoch() ? m_lastProgram : m_program;
    const BatchRange batch{step * m_program.batchRows, program.batchRows, m_order};
    for (std::size_t i = 0; i < program.operations.size(); ++i) {
        runOperation(program, i, m_storage, batch);
        afterEach();
    }
}

} // namespace overtake
