// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/eigen/eigen_engine.h"

#include "engines/eigen/eigen_level.h"
#include "engines/host/team_placement.h"
#include "engines/host/textbook_loop.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// The levels of this CPU, from the narrowest to the widest.
std::vector<const EigenLevel *> levelsHere()
{
    std::vector<const EigenLevel *> found{&eigenLevel1};
#ifdef OVERTAKE_EIGEN_LEVELS
    __builtin_cpu_init();
    if (__builtin_cpu_supports("x86-64-v2"))
        found.push_back(&eigenLevel2);
    if (__builtin_cpu_supports("x86-64-v3"))
        found.push_back(&eigenLevel3);
    if (__builtin_cpu_supports("x86-64-v4"))
        found.push_back(&eigenLevel4);
#endif
    return found;
}

class EigenExecution : public TextbookExecution
{
public:
    EigenExecution(const Program &program, InputsPtr inputs, const EigenLevel &level, int threads)
        : TextbookExecution(program, std::move(inputs), Sharing::Allowed), m_level(level), m_threads(threads)
    {
        for (const auto &operation : program.operations)
            m_kernels.push_back(level.kernelOf(operation.kind));
    }

    int threadsUsed() const override
    {
        const auto isShared = [&](const void *kernel) { return kernel && m_level.isShared(kernel); };
        return std::ranges::any_of(m_kernels, isShared) ? m_threads : 1;
    }
    bool worksInCaller() const override { return threadsUsed() == 1; }

private:
    void beginStep() override
    {
        TeamPlacement::release(m_threads); // its thread pool is the cpu engine's, too
        m_level.setThreads(m_threads);
    }
    void runOperation(const Program &program, std::size_t index, HostStorage &storage, const BatchRange &batch) override
    {
        if (m_kernels[index])
            m_level.run(m_kernels[index], program, program.operations[index], storage);
        else
            TextbookExecution::runOperation(program, index, storage, batch);
    }

    const EigenLevel &m_level;
    std::vector<const void *> m_kernels; ///< by operation
    int m_threads;
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
        std::vector<ParameterSpec> options = {
            {.key = "threads",
             .label = "threads",
             .help = "Maximum number of threads that share a matrix multiplication, as Eigen does it. One thread does "
                     "everything else.",
             .minimum = 1,
             .maximum = static_cast<double>(cores.threads),
             .defaultValue = std::int64_t{cores.usualThreads()}},
        };
        if (m_levels.size() > 1) {
            options.push_back(
                {.key = vectorsKey,
                 .label = "vector instructions",
                 .help = "Eigen is compiled for each of these. The widest that the CPU has is the default.",
                 .kind = ParameterKind::Choice,
                 .defaultValue = std::string(m_levels.back()->name),
                 .advanced = true});
            for (const EigenLevel *level : m_levels)
                options.back().choices.emplace_back(level->name);
        }
        m_description.options = ParameterTable(std::move(options));
    }

    const EngineDescription &description() const override { return m_description; }
    Label labelFor(const ParameterValues &options) const override
    {
        Label label{m_description.label, {m_cores.labelOf(threadsOf(options))}};
        if (const EigenLevel &level = levelOf(options); &level != m_levels.back())
            label.details.push_back(term(level.label));
        return label;
    }
    std::int64_t freeBytes() const override { return freeHostBytes(); }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        return std::make_unique<EigenExecution>(program, std::move(inputs), levelOf(options), threadsOf(options));
    }
    /// "Eigen 3.4.0, vectors: AVX2": of the widest level.
    Message libraries() const override
    {
        return sentence("Eigen %1, vectors: %2", OVERTAKE_EIGEN_VERSION, m_levels.back()->instructions());
    }

private:
    static constexpr const char *vectorsKey = "vectors";

    static int threadsOf(const ParameterValues &options) { return static_cast<int>(options.integer("threads")); }
    const EigenLevel &levelOf(const ParameterValues &options) const
    {
        for (const EigenLevel *level : m_levels)
            if (options.has(vectorsKey) && options.text(vectorsKey) == level->name)
                return *level;
        return *m_levels.back();
    }

    const std::vector<const EigenLevel *> m_levels = levelsHere();
    UsableCores m_cores;
    EngineDescription m_description;
};

} // namespace

std::shared_ptr<Engine> makeEigenEngine(const std::string &device, const UsableCores &cores)
{
    return std::make_shared<EigenEngine>(device, cores);
}

} // namespace overtake
