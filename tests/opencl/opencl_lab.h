// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of the OpenCL engine share: the engine on PoCL, workloads at odd sizes, and runs of them.
#pragma once

#include "check/check.h"
#include "data/random_state.h"
#include "engines/engine.h"
#include "engines/gpu/opencl/discovery.h"
#include "engines/gpu/opencl/opencl_engine.h"
#include "job.h"
#include "operations/operations.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace overtake::test
{

inline opencl::FoundDevice pocl()
{
    const auto found = opencl::discoverDevices();
    if (found.devices.empty() || !found.devices[0].isPocl)
        throw std::runtime_error("these tests need PoCL (Debian package pocl-opencl-icd): " + found.nothing.text());
    return found.devices[0];
}

inline std::shared_ptr<Engine> poclEngine()
{
    return opencl::makeEngines().at(0);
}

/// A limit of the device's memory or of the host's (OVERTAKE_MEMORY_LIMIT), while it lives.
class MemoryLimit
{
public:
    explicit MemoryLimit(std::int64_t bytes, const char *variable = "OVERTAKE_DEVICE_MEMORY_LIMIT")
        : m_variable(variable)
    {
        setenv(m_variable, std::to_string(bytes).c_str(), 1);
    }
    MemoryLimit(const MemoryLimit &) = delete;
    MemoryLimit &operator=(const MemoryLimit &) = delete;
    ~MemoryLimit() { unsetenv(m_variable); }

private:
    const char *m_variable;
};

/// A workload's Program and data, with 101 samples in batches of 32.
struct Work : Job {
    explicit Work(Job job) : Job(std::move(job)) {}
    Work(const char *id, const ParameterValues &chosen)
    {
        ParameterValues values{{"samples", 101}, {"batch", 32}};
        values.merge(chosen);
        static_cast<Job &>(*this) = jobOf(id, values);
    }
};

/// An Engine's rows of checkEngine must all have passed.
inline void expectPassed(const std::vector<CheckRow> &rows)
{
    EXPECT_EQ(rows.size(), allOperations().size() + allWorkloads().size());
    for (const auto &row : rows) {
        EXPECT_TRUE(row.passed) << row.engine << ' ' << row.subject << ' ' << row.detail << ": error " << row.worstError
                                << ' ' << row.reason;
        EXPECT_GT(row.cases, 0) << row.subject;
    }
}

inline ParameterValues staging(const char *choice)
{
    return {{"staging", std::string(choice)}};
}

} // namespace overtake::test
