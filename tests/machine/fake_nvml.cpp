// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/fake_nvml.h"

#include <cstdio>

extern "C" {

overtake::test::FakeNvml fakeNvml;

int nvmlInit_v2()
{
    fakeNvml.opened += fakeNvml.initResult == 0 ? 1 : 0;
    return fakeNvml.initResult;
}

int nvmlShutdown()
{
    --fakeNvml.opened;
    return 0;
}

int nvmlDeviceGetCount_v2(unsigned *count)
{
    *count = static_cast<unsigned>(fakeNvml.gpus.size());
    return 0;
}

int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device)
{
    *device = &fakeNvml.gpus.at(index);
    return 0;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *address, void **device)
{
    for (auto &gpu : fakeNvml.gpus) {
        if (gpu.address == address) {
            *device = &gpu;
            return 0;
        }
    }
    return 6; // NVML_ERROR_NOT_FOUND
}

int nvmlDeviceGetName(void *device, char *name, unsigned length)
{
    std::snprintf(name, length, "%s", static_cast<overtake::test::FakeNvml::Gpu *>(device)->name.c_str());
    return 0;
}

#ifndef OVERTAKE_NVML_HALF
int nvmlDeviceGetClockInfo(void *, int type, unsigned *megahertz)
{
    *megahertz = type == 1 ? fakeNvml.megahertz : 7; // 1: of the multiprocessors
    return fakeNvml.result;
}
#endif

int nvmlDeviceGetMaxClockInfo(void *, int type, unsigned *megahertz)
{
    *megahertz = type == 1 ? 1980 : 7;
    return fakeNvml.optionalResult;
}

int nvmlDeviceGetTemperature(void *, int sensor, unsigned *celsius)
{
    *celsius = sensor == 0 ? 71 : 7;
    return fakeNvml.optionalResult;
}

#ifdef OVERTAKE_NVML_SINCE_R535
int nvmlDeviceGetCurrentClocksEventReasons(void *, unsigned long long *reasons)
#else
int nvmlDeviceGetCurrentClocksThrottleReasons(void *, unsigned long long *reasons)
#endif
{
    *reasons = fakeNvml.reasons;
    return fakeNvml.result;
}
}
