// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An OpenCL driver that misbehaves, for tests: OVERTAKE_BROKEN_ICD_MODE says how. "none": a platform without devices;
// "error": asking for devices fails; "many": claims four billion devices and then fails; "mute": has one device, of
// which nothing can be learnt; "print": prints when it is loaded; "load-crash", "platforms-hang", "devices-exit0" and
// so on: what misbehave() does when the driver is loaded, asked for platforms or for devices.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl_icd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unistd.h>

struct _cl_platform_id {
    cl_icd_dispatch *dispatch;
};
struct _cl_device_id {
    cl_icd_dispatch *dispatch;
};

namespace
{

bool modeIs(const char *name)
{
    const char *mode = std::getenv("OVERTAKE_BROKEN_ICD_MODE");
    return mode && std::strcmp(mode, name) == 0;
}

extern "C" cl_int CL_API_CALL platformInfo(cl_platform_id, cl_platform_info what, std::size_t size, void *to,
                                           std::size_t *needed)
{
    const char *text = what == CL_PLATFORM_EXTENSIONS       ? "cl_khr_icd"
                       : what == CL_PLATFORM_ICD_SUFFIX_KHR ? "BROKEN"
                       : what == CL_PLATFORM_NAME           ? "Broken platform"
                       : what == CL_PLATFORM_VERSION        ? "OpenCL 1.2 broken"
                                                            : nullptr;
    if (!text)
        return CL_INVALID_VALUE;
    const std::size_t bytes = std::strlen(text) + 1;
    if (needed)
        *needed = bytes;
    if (to && size < bytes)
        return CL_INVALID_VALUE;
    if (to)
        std::memcpy(to, text, bytes);
    return CL_SUCCESS;
}

void misbehave(const char *place)
{
    const auto does = [&](const char *deed) { return modeIs((std::string(place) + '-' + deed).c_str()); };
    if (does("crash")) {
        std::signal(SIGSEGV, SIG_DFL); // a sanitizer would catch it
        std::raise(SIGSEGV);
    }
    if (does("abort"))
        std::abort();
    if (does("throw"))
        throw 7;
    if (does("exit0"))
        ::_exit(0);
    if (does("exit1"))
        std::exit(1);
    if (does("close"))
        ::close(STDOUT_FILENO);
    if (does("deaf"))
        for (int signal = 1; signal < 32; ++signal)
            std::signal(signal, SIG_IGN);
    while (does("hang") || does("deaf"))
        ::pause();
    while (does("flood"))
        std::puts("noise");
}

__attribute__((constructor)) void misbehaveWhenLoaded()
{
    if (modeIs("print"))
        std::puts("a driver's greeting");
    misbehave("load");
}

cl_icd_dispatch table = {};
_cl_platform_id platform = {&table};
_cl_device_id device = {&table};

extern "C" cl_int CL_API_CALL deviceIds(cl_platform_id, cl_device_type, cl_uint room, cl_device_id *ids, cl_uint *count)
{
    misbehave("devices");
    if (modeIs("error"))
        return CL_OUT_OF_HOST_MEMORY;
    if (modeIs("many")) {
        if (ids)
            return CL_INVALID_PLATFORM;
        *count = 0xffffffffU;
        return CL_SUCCESS;
    }
    if (modeIs("mute")) {
        if (ids && room > 0)
            ids[0] = &device;
        if (count)
            *count = 1;
        return CL_SUCCESS;
    }
    return CL_DEVICE_NOT_FOUND;
}

extern "C" cl_int CL_API_CALL deviceInfo(cl_device_id, cl_device_info, std::size_t, void *, std::size_t *)
{
    return CL_INVALID_DEVICE;
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) cl_int CL_API_CALL clIcdGetPlatformIDsKHR(cl_uint room, cl_platform_id *ids,
                                                                                 cl_uint *count)
{
    misbehave("platforms");
    table.clGetPlatformInfo = platformInfo;
    table.clGetDeviceIDs = deviceIds;
    table.clGetDeviceInfo = deviceInfo;
    if (ids && room > 0)
        ids[0] = &platform;
    if (count)
        *count = 1;
    return CL_SUCCESS;
}

__attribute__((visibility("default"))) cl_int CL_API_CALL clGetPlatformInfo(cl_platform_id id, cl_platform_info what,
                                                                            std::size_t size, void *to,
                                                                            std::size_t *needed)
{
    return platformInfo(id, what, size, to, needed);
}

__attribute__((visibility("default"))) void *CL_API_CALL clGetExtensionFunctionAddress(const char *name)
{
    if (std::strcmp(name, "clIcdGetPlatformIDsKHR") == 0)
        return reinterpret_cast<void *>(&clIcdGetPlatformIDsKHR);
    if (std::strcmp(name, "clGetPlatformInfo") == 0)
        return reinterpret_cast<void *>(&clGetPlatformInfo);
    return nullptr;
}
}
