// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/mandelbrot_kernels.h"
#include "engines/cpu/tasks/tasks.h"
#include "engines/host/vector_row.h"
#include "operations/mandelbrot.h"

#include <algorithm>
#include <atomic>

namespace overtake
{

namespace
{

template <typename Real>
class MandelbrotTask : public Task
{
public:
    MandelbrotTask(const Program &program, const Operation &operation, HostStorage &storage, int threads)
        : m_operation(operation), m_storage(storage), m_width(program.tensor(operation.inputs[0]).shape[0]),
          m_rows(program.tensor(operation.inputs[1]).shape[0]),
          m_threads(static_cast<int>(std::clamp<std::int64_t>(groups(), 1, threads)))
    {
    }

    int threads() const override { return m_threads; }

    void run(const BatchRange &) override
    {
        // A group of rows inside the set takes a hundred times as long as one outside.
        std::atomic<std::int64_t> next{0};
        const auto work = [&] {
            for (;;) {
                const std::int64_t first = next.fetch_add(kernels::mandelbrotRowGroup, std::memory_order_relaxed);
                if (first >= m_rows)
                    return;
                runRows(first, std::min(kernels::mandelbrotRowGroup, m_rows - first));
            }
        };
        if (m_threads == 1) {
            work();
            return;
        }
        const std::size_t row = simdTarget;
#pragma omp parallel num_threads(m_threads)
        {
            simdTarget = row;
            work();
        }
    }

private:
    std::int64_t groups() const
    {
        return (m_rows + kernels::mandelbrotRowGroup - 1) / kernels::mandelbrotRowGroup;
    }
    Real *real(TensorId id) const
    {
        return static_cast<Real *>(m_storage.data(id));
    }

    void runRows(std::int64_t first, std::int64_t rows) const
    {
        const auto &in = m_operation.inputs;
        const auto &out = m_operation.outputs;
        const std::int64_t at = first * m_width;
        const auto &attributes = m_operation.attributes.as<operations::MandelbrotAttributes>();
        kernels::mandelbrot(kernels::MandelbrotPart<Real>{
            real(in[0]), real(in[1]) + first, m_width, rows, attributes.iterations,
            static_cast<Real>(attributes.horizon), m_storage.ints(out[0]) + at, real(out[1]) + at, real(out[2]) + at,
            m_storage.ints(out[3]) + first, attributes.shortcuts});
    }

    Operation m_operation;
    HostStorage &m_storage;
    std::int64_t m_width;
    std::int64_t m_rows;
    int m_threads;
};

std::unique_ptr<Task> mandelbrotTask(const TaskArguments &t)
{
    if (t.program.tensor(t.operation.inputs[0]).type == DataType::Float64)
        return std::make_unique<MandelbrotTask<double>>(t.program, t.operation, t.storage, t.threads);
    return std::make_unique<MandelbrotTask<float>>(t.program, t.operation, t.storage, t.threads);
}

} // namespace

static const CpuKernel mandelbrotKernels[] = {{operations::Mandelbrot, mandelbrotTask}};

static const RegisteredKernels registeredMandelbrotKernels("mandelbrot", mandelbrotKernels);

} // namespace overtake
