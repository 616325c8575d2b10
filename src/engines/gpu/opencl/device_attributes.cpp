// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/device_attributes.h"

#include "text/format.h"
#include "text/joined.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace overtake::opencl
{

namespace
{

template <typename T>
std::string number(T value)
{
    return std::to_string(value);
}

template <typename T>
std::string bytes(T value)
{
    return formatBytes(static_cast<std::int64_t>(value));
}

std::string bits(cl_uint value)
{
    return std::to_string(value) + " bit";
}

std::string megahertz(cl_uint value)
{
    return figureText(DeviceQuantity::Clock, 1e6 * value);
}

std::string nanoseconds(std::size_t value)
{
    return std::to_string(value) + " ns";
}

std::string flag(cl_bool value)
{
    return value ? "yes" : "no";
}

std::string typeText(cl_device_type type)
{
    std::string text;
    for (const auto &[bit, name] : {std::pair(cl_device_type{CL_DEVICE_TYPE_CPU}, "CPU"),
                                    {cl_device_type{CL_DEVICE_TYPE_GPU}, "GPU"},
                                    {cl_device_type{CL_DEVICE_TYPE_ACCELERATOR}, "accelerator"},
                                    {cl_device_type{CL_DEVICE_TYPE_CUSTOM}, "custom"}})
        if ((type & bit) != 0)
            text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

/// Empty where the driver does not know it.
template <typename T, std::string (*write)(T)>
std::string answer(cl_device_id device, cl_device_info what)
{
    T value{};
    const bool known = clGetDeviceInfo(device, what, sizeof value, &value, nullptr) == CL_SUCCESS;
    return known ? write(value) : std::string();
}

/// One for each dimension.
std::string sizes(cl_device_id device, cl_device_info what)
{
    std::array<std::size_t, 16> each{};
    std::size_t given = 0;
    if (clGetDeviceInfo(device, what, sizeof each, each.data(), &given) != CL_SUCCESS)
        return {};
    return joined(std::span(each).first(std::min(each.size(), given / sizeof(std::size_t))), " x ",
                  [](std::size_t size) { return std::to_string(size); });
}

std::string text(cl_device_id device, cl_device_info what)
{
    return infoText(clGetDeviceInfo, device, what);
}

struct Question {
    cl_device_info what;
    const char *name;
    std::string (*answer)(cl_device_id, cl_device_info);
};

constexpr Question questions[] = {
    {CL_DEVICE_TYPE, "type", answer<cl_device_type, typeText>},
    {CL_DEVICE_VENDOR_ID, "vendor ID", answer<cl_uint, number>},
    {CL_DEVICE_MAX_COMPUTE_UNITS, "compute units", answer<cl_uint, number>},
    {CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS, "max work-item dimensions", answer<cl_uint, number>},
    {CL_DEVICE_MAX_WORK_ITEM_SIZES, "max work-item sizes", sizes},
    {CL_DEVICE_MAX_WORK_GROUP_SIZE, "max work-group size", answer<std::size_t, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR, "preferred vector width, char", answer<cl_uint, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT, "preferred vector width, short", answer<cl_uint, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT, "preferred vector width, int", answer<cl_uint, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG, "preferred vector width, long", answer<cl_uint, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT, "preferred vector width, float", answer<cl_uint, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE, "preferred vector width, double", answer<cl_uint, number>},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF, "preferred vector width, half", answer<cl_uint, number>},
    {CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, "native vector width, float", answer<cl_uint, number>},
    {CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE, "native vector width, double", answer<cl_uint, number>},
    {CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF, "native vector width, half", answer<cl_uint, number>},
    {CL_DEVICE_MAX_CLOCK_FREQUENCY, "max clock frequency", answer<cl_uint, megahertz>},
    {CL_DEVICE_ADDRESS_BITS, "address width", answer<cl_uint, bits>},
    {CL_DEVICE_GLOBAL_MEM_SIZE, "global memory", answer<cl_ulong, bytes>},
    {CL_DEVICE_MAX_MEM_ALLOC_SIZE, "max allocation", answer<cl_ulong, bytes>},
    {CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, "global memory cache", answer<cl_ulong, bytes>},
    {CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE, "global memory cache line", answer<cl_uint, bytes>},
    {CL_DEVICE_LOCAL_MEM_SIZE, "local memory", answer<cl_ulong, bytes>},
    {CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, "max constant buffer", answer<cl_ulong, bytes>},
    {CL_DEVICE_MAX_CONSTANT_ARGS, "max constant arguments", answer<cl_uint, number>},
    {CL_DEVICE_MAX_PARAMETER_SIZE, "max size of a kernel's arguments", answer<std::size_t, bytes>},
    {CL_DEVICE_MEM_BASE_ADDR_ALIGN, "alignment of a buffer's start", answer<cl_uint, bits>},
    {CL_DEVICE_PRINTF_BUFFER_SIZE, "printf buffer", answer<std::size_t, bytes>},
    {CL_DEVICE_ERROR_CORRECTION_SUPPORT, "ECC enabled", answer<cl_bool, flag>},
    {CL_DEVICE_HOST_UNIFIED_MEMORY, "shares the host's memory", answer<cl_bool, flag>},
    {CL_DEVICE_ENDIAN_LITTLE, "little-endian", answer<cl_bool, flag>},
    {CL_DEVICE_AVAILABLE, "available", answer<cl_bool, flag>},
    {CL_DEVICE_COMPILER_AVAILABLE, "compiler available", answer<cl_bool, flag>},
    {CL_DEVICE_LINKER_AVAILABLE, "linker available", answer<cl_bool, flag>},
    {CL_DEVICE_IMAGE_SUPPORT, "images", answer<cl_bool, flag>},
    {CL_DEVICE_MAX_READ_IMAGE_ARGS, "max images read", answer<cl_uint, number>},
    {CL_DEVICE_MAX_WRITE_IMAGE_ARGS, "max images written", answer<cl_uint, number>},
    {CL_DEVICE_IMAGE2D_MAX_WIDTH, "max 2D image width", answer<std::size_t, number>},
    {CL_DEVICE_IMAGE2D_MAX_HEIGHT, "max 2D image height", answer<std::size_t, number>},
    {CL_DEVICE_IMAGE3D_MAX_WIDTH, "max 3D image width", answer<std::size_t, number>},
    {CL_DEVICE_IMAGE3D_MAX_HEIGHT, "max 3D image height", answer<std::size_t, number>},
    {CL_DEVICE_IMAGE3D_MAX_DEPTH, "max 3D image depth", answer<std::size_t, number>},
    {CL_DEVICE_IMAGE_MAX_BUFFER_SIZE, "max image from a buffer, pixels", answer<std::size_t, number>},
    {CL_DEVICE_IMAGE_MAX_ARRAY_SIZE, "max images in an array", answer<std::size_t, number>},
    {CL_DEVICE_MAX_SAMPLERS, "max samplers", answer<cl_uint, number>},
    {CL_DEVICE_PARTITION_MAX_SUB_DEVICES, "max sub-devices", answer<cl_uint, number>},
    {CL_DEVICE_PROFILING_TIMER_RESOLUTION, "resolution of the profiling timer", answer<std::size_t, nanoseconds>},
    {CL_DEVICE_OPENCL_C_VERSION, "OpenCL C", text},
    {CL_DEVICE_BUILT_IN_KERNELS, "built-in kernels", text},
    {CL_DEVICE_EXTENSIONS, "extensions", text},
};

} // namespace

std::vector<DeviceAttribute> deviceAttributes(cl_platform_id platform, cl_device_id device)
{
    std::vector<DeviceAttribute> all = {
        {"name", text(device, CL_DEVICE_NAME)},
        {"vendor", text(device, CL_DEVICE_VENDOR)},
        {"platform", infoText(clGetPlatformInfo, platform, CL_PLATFORM_NAME)},
        {"platform version", infoText(clGetPlatformInfo, platform, CL_PLATFORM_VERSION)},
        {"device version", text(device, CL_DEVICE_VERSION)},
        {"driver version", text(device, CL_DRIVER_VERSION)},
    };
    for (const Question &question : questions)
        all.push_back({question.name, question.answer(device, question.what)});
    std::erase_if(all, [](const DeviceAttribute &attribute) { return attribute.value.empty(); });
    return all;
}

} // namespace overtake::opencl
