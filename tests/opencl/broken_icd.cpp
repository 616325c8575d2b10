// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An OpenCL driver that misbehaves, for tests: OVERTAKE_BROKEN_ICD_MODE says how. "none": a platform without devices;
// "error": asking for devices fails; "many": claims four billion devices and then fails; "mute": has one device, of
// which nothing can be learnt; "sly": its texts have control characters; "long": they are long; "endless": they are
// said to be longer than memory; "zero", "huge": all figures are; "context": it looks well, and does nothing; "print":
// prints when it is loaded; "load-crash", "platforms-hang", "devices-exit0" and so on: what misbehave() does when the
// driver is loaded, asked for platforms or for devices.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl_ext.h>
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

/// Its device answers questions.
bool hasFigures()
{
    for (const char *mode : {"sly", "long", "endless", "zero", "huge", "context"})
        if (modeIs(mode))
            return true;
    return false;
}

cl_int answerText(std::size_t size, void *to, std::size_t *needed)
{
    const std::string text = modeIs("sly")    ? "Sly\x1b]0;title\x07 \x1b[31mcard\r\nand more"
                             : modeIs("long") ? std::string(30000, 'x')
                                              : "Test card";
    if (needed)
        *needed = modeIs("endless") ? std::size_t{1} << 60 : text.size() + 1;
    if (to && size < text.size() + 1)
        return CL_INVALID_VALUE;
    if (to)
        std::memcpy(to, text.c_str(), text.size() + 1);
    return CL_SUCCESS;
}

cl_int answerNumber(cl_device_info what, std::size_t size, void *to, std::size_t *needed)
{
    const cl_ulong usual = what == CL_DEVICE_TYPE                  ? CL_DEVICE_TYPE_GPU
                           : what == CL_DEVICE_MAX_WORK_GROUP_SIZE ? 1024
                           : what == CL_DEVICE_MAX_COMPUTE_UNITS   ? 4
                           : what == CL_DEVICE_GLOBAL_MEM_SIZE     ? 1 << 30
                           : what == CL_DEVICE_MAX_MEM_ALLOC_SIZE  ? 1 << 28
                                                                   : 1;
    const cl_ulong value = modeIs("zero") ? 0 : modeIs("huge") ? ~cl_ulong{0} : usual;
    if (needed)
        *needed = sizeof value;
    if (to) {
        std::memset(to, modeIs("huge") ? 0xff : 0, size);
        std::memcpy(to, &value, size < sizeof value ? size : sizeof value);
    }
    return CL_SUCCESS;
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
    if (modeIs("mute") || hasFigures()) {
        if (ids && room > 0)
            ids[0] = &device;
        if (count)
            *count = 1;
        return CL_SUCCESS;
    }
    return CL_DEVICE_NOT_FOUND;
}

extern "C" cl_int CL_API_CALL deviceInfo(cl_device_id, cl_device_info what, std::size_t size, void *to,
                                         std::size_t *needed)
{
    if (!hasFigures())
        return CL_INVALID_DEVICE;
    switch (what) {
    case CL_DEVICE_PCI_BUS_INFO_KHR:
        return CL_INVALID_VALUE;
    case CL_DEVICE_NAME:
    case CL_DEVICE_VENDOR:
    case CL_DEVICE_VERSION:
    case CL_DRIVER_VERSION:
    case CL_DEVICE_PROFILE:
    case CL_DEVICE_OPENCL_C_VERSION:
    case CL_DEVICE_BUILT_IN_KERNELS:
    case CL_DEVICE_EXTENSIONS:
        return answerText(size, to, needed);
    default:
        return answerNumber(what, size, to, needed);
    }
}

extern "C" cl_context CL_API_CALL createContext(const cl_context_properties *, cl_uint, const cl_device_id *,
                                                void(CL_CALLBACK *)(const char *, const void *, std::size_t, void *),
                                                void *, cl_int *code)
{
    if (code)
        *code = CL_OUT_OF_RESOURCES;
    return nullptr;
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
    table.clCreateContext = createContext;
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
