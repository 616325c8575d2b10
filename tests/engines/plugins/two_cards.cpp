// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says what the real plug-in would on a machine with two cards, the second one too old for it. None can be opened: what
// is tested is how that error crosses to the program. OVERTAKE_TEST_CUDA_ERROR makes the probe fail with that
// cudaError_t, OVERTAKE_TEST_CUBLAS has cuBLAS missing.
#include "engines/gpu/cuda/cuda_interface.h"
#include "engines/gpu/gpu_backend.h"

#include <cstdio>
#include <cstdlib>

#define OVERTAKE_EXPORT extern "C" __attribute__((visibility("default")))

OVERTAKE_EXPORT const char *overtake_cuda_interface();
OVERTAKE_EXPORT void overtake_cuda_probe(overtake::CudaProbe *probe);
OVERTAKE_EXPORT bool overtake_cuda_facts(int index, overtake::CudaDeviceFacts *facts);
OVERTAKE_EXPORT bool overtake_cuda_attribute(int index, int number, int *value);
OVERTAKE_EXPORT overtake::gpu::GpuBackend *overtake_cuda_open(int index);

const char *overtake_cuda_interface()
{
    return OVERTAKE_CUDA_INTERFACE;
}

void overtake_cuda_probe(overtake::CudaProbe *probe)
{
    *probe = {};
    probe->driverVersion = 13010;
    probe->runtimeVersion = 13000;
    if (const char *error = std::getenv("OVERTAKE_TEST_CUDA_ERROR")) {
        probe->error = std::atoi(error);
        std::snprintf(probe->errorText, sizeof probe->errorText, "as the test says");
        return;
    }
    probe->devices = 2;
    if (const char *reason = std::getenv("OVERTAKE_TEST_CUBLAS"))
        probe->cublas = overtake::foreign(reason);
}

bool overtake_cuda_facts(int index, overtake::CudaDeviceFacts *facts)
{
    *facts = {};
    std::snprintf(facts->name, sizeof facts->name, "Test card %d", index);
    facts->multiprocessors = 132 - index;
    facts->memoryBytes = std::int64_t{1} << 37;
    facts->capabilityMajor = index == 0 ? 9 : 5;
    facts->capabilityMinor = index == 0 ? 0 : 2;
    facts->lowestMajor = 7;
    facts->lowestMinor = 5;
    return true;
}

bool overtake_cuda_attribute(int, int number, int *value)
{
    *value = number == 13 ? 1980000 : number; // kHz
    return number <= 40;                      // of an old driver
}

overtake::gpu::GpuBackend *overtake_cuda_open(int index)
{
    throw overtake::gpu::DeviceError(overtake::gpu::DeviceError::Kind::Lost,
                                     overtake::sentence("Test card %1 is not really there.", index));
}
