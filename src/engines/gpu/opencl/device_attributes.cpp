// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/device_attributes.h"

#include "text/format.h"
#include "text/joined.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace overtake::opencl
{

namespace
{

/// The C type of an answer, and how it is written.
enum class As { Uint, Size, Sizes, Bytes, SmallBytes, SizeBytes, Bits, Megahertz, Nanoseconds, Flag, Type, Text };

struct Question {
    cl_device_info what;
    const char *name;
    As as;
};

constexpr Question questions[] = {
    {CL_DEVICE_TYPE, "type", As::Type},
    {CL_DEVICE_VENDOR_ID, "vendor ID", As::Uint},
    {CL_DEVICE_MAX_COMPUTE_UNITS, "compute units", As::Uint},
    {CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS, "max work-item dimensions", As::Uint},
    {CL_DEVICE_MAX_WORK_ITEM_SIZES, "max work-item sizes", As::Sizes},
    {CL_DEVICE_MAX_WORK_GROUP_SIZE, "max work-group size", As::Size},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR, "preferred vector width, char", As::Uint},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT, "preferred vector width, short", As::Uint},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT, "preferred vector width, int", As::Uint},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG, "preferred vector width, long", As::Uint},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT, "preferred vector width, float", As::Uint},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE, "preferred vector width, double", As::Uint},
    {CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF, "preferred vector width, half", As::Uint},
    {CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, "native vector width, float", As::Uint},
    {CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE, "native vector width, double", As::Uint},
    {CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF, "native vector width, half", As::Uint},
    {CL_DEVICE_MAX_CLOCK_FREQUENCY, "max clock frequency", As::Megahertz},
    {CL_DEVICE_ADDRESS_BITS, "address width", As::Bits},
    {CL_DEVICE_GLOBAL_MEM_SIZE, "global memory", As::Bytes},
    {CL_DEVICE_MAX_MEM_ALLOC_SIZE, "max allocation", As::Bytes},
    {CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, "global memory cache", As::Bytes},
    {CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE, "global memory cache line", As::SmallBytes},
    {CL_DEVICE_LOCAL_MEM_SIZE, "local memory", As::Bytes},
    {CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, "max constant buffer", As::Bytes},
    {CL_DEVICE_MAX_CONSTANT_ARGS, "max constant arguments", As::Uint},
    {CL_DEVICE_MAX_PARAMETER_SIZE, "max size of a kernel's arguments", As::SizeBytes},
    {CL_DEVICE_MEM_BASE_ADDR_ALIGN, "alignment of a buffer's start", As::Bits},
    {CL_DEVICE_PRINTF_BUFFER_SIZE, "printf buffer", As::SizeBytes},
    {CL_DEVICE_ERROR_CORRECTION_SUPPORT, "ECC enabled", As::Flag},
    {CL_DEVICE_HOST_UNIFIED_MEMORY, "shares the host's memory", As::Flag},
    {CL_DEVICE_ENDIAN_LITTLE, "little-endian", As::Flag},
    {CL_DEVICE_AVAILABLE, "available", As::Flag},
    {CL_DEVICE_COMPILER_AVAILABLE, "compiler available", As::Flag},
    {CL_DEVICE_LINKER_AVAILABLE, "linker available", As::Flag},
    {CL_DEVICE_IMAGE_SUPPORT, "images", As::Flag},
    {CL_DEVICE_MAX_READ_IMAGE_ARGS, "max images read", As::Uint},
    {CL_DEVICE_MAX_WRITE_IMAGE_ARGS, "max images written", As::Uint},
    {CL_DEVICE_IMAGE2D_MAX_WIDTH, "max 2D image width", As::Size},
    {CL_DEVICE_IMAGE2D_MAX_HEIGHT, "max 2D image height", As::Size},
    {CL_DEVICE_IMAGE3D_MAX_WIDTH, "max 3D image width", As::Size},
    {CL_DEVICE_IMAGE3D_MAX_HEIGHT, "max 3D image height", As::Size},
    {CL_DEVICE_IMAGE3D_MAX_DEPTH, "max 3D image depth", As::Size},
    {CL_DEVICE_IMAGE_MAX_BUFFER_SIZE, "max image from a buffer, pixels", As::Size},
    {CL_DEVICE_IMAGE_MAX_ARRAY_SIZE, "max images in an array", As::Size},
    {CL_DEVICE_MAX_SAMPLERS, "max samplers", As::Uint},
    {CL_DEVICE_PARTITION_MAX_SUB_DEVICES, "max sub-devices", As::Uint},
    {CL_DEVICE_PROFILING_TIMER_RESOLUTION, "resolution of the profiling timer", As::Nanoseconds},
    {CL_DEVICE_OPENCL_C_VERSION, "OpenCL C", As::Text},
    {CL_DEVICE_BUILT_IN_KERNELS, "built-in kernels", As::Text},
    {CL_DEVICE_EXTENSIONS, "extensions", As::Text},
};

template <typename T>
std::optional<T> answer(cl_device_id device, cl_device_info what)
{
    T value{};
    const bool known = clGetDeviceInfo(device, what, sizeof value, &value, nullptr) == CL_SUCCESS;
    return known ? std::optional(value) : std::nullopt;
}

template <typename T, typename Write>
std::string written(cl_device_id device, cl_device_info what, const Write &write)
{
    const auto value = answer<T>(device, what);
    return value ? write(*value) : std::string();
}

template <typename T>
std::string count(cl_device_id device, cl_device_info what)
{
    return written<T>(device, what, [](T value) { return std::to_string(value); });
}

template <typename T>
std::string bytes(cl_device_id device, cl_device_info what)
{
    return written<T>(device, what, [](T value) { return formatBytes(static_cast<std::int64_t>(value)); });
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

std::string textOf(cl_device_id device, const Question &question)
{
    const cl_device_info what = question.what;
    switch (question.as) {
    case As::Uint:
        return count<cl_uint>(device, what);
    case As::Size:
        return count<std::size_t>(device, what);
    case As::Sizes:
        return sizes(device, what);
    case As::Bytes:
        return bytes<cl_ulong>(device, what);
    case As::SmallBytes:
        return bytes<cl_uint>(device, what);
    case As::SizeBytes:
        return bytes<std::size_t>(device, what);
    case As::Bits:
        return written<cl_uint>(device, what, [](cl_uint value) { return std::to_string(value) + " bit"; });
    case As::Megahertz:
        return written<cl_uint>(device, what,
                                [](cl_uint value) { return figureText(DeviceQuantity::Clock, 1e6 * value); });
    case As::Nanoseconds:
        return written<std::size_t>(device, what, [](std::size_t value) { return std::to_string(value) + " ns"; });
    case As::Flag:
        return written<cl_bool>(device, what, [](cl_bool value) { return std::string(value ? "yes" : "no"); });
    case As::Type:
        return written<cl_device_type>(device, what, typeText);
    case As::Text:
        return infoText(clGetDeviceInfo, device, what);
    }
    return {};
}

} // namespace

std::vector<DeviceAttribute> deviceAttributes(cl_platform_id platform, cl_device_id device)
{
    std::vector<DeviceAttribute> all = {
        {"name", infoText(clGetDeviceInfo, device, CL_DEVICE_NAME)},
        {"vendor", infoText(clGetDeviceInfo, device, CL_DEVICE_VENDOR)},
        {"platform", infoText(clGetPlatformInfo, platform, CL_PLATFORM_NAME)},
        {"platform version", infoText(clGetPlatformInfo, platform, CL_PLATFORM_VERSION)},
        {"device version", infoText(clGetDeviceInfo, device, CL_DEVICE_VERSION)},
        {"driver version", infoText(clGetDeviceInfo, device, CL_DRIVER_VERSION)},
    };
    for (const Question &question : questions)
        all.push_back({question.name, textOf(device, question)});
    std::erase_if(all, [](const DeviceAttribute &attribute) { return attribute.value.empty(); });
    return all;
}

} // namespace overtake::opencl
