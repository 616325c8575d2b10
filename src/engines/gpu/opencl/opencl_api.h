// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// OpenCL 1.2's C interface as this engine uses it: handles that release themselves, and error codes that become one
// sentence. For files of this folder only.
#pragma once

#include "engines/gpu/gpu_backend.h"
#include "text/plain_text.h"

#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <string>
#include <type_traits>
#include <utility>

namespace overtake::opencl
{

/// Owns one OpenCL object.
template <typename T, cl_int(CL_API_CALL *release)(T)>
class Handle
{
public:
    Handle() = default;
    explicit Handle(T handle) : m_handle(handle) {}
    Handle(Handle &&other) noexcept : m_handle(std::exchange(other.m_handle, nullptr)) {}
    Handle &operator=(Handle &&other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Handle()
    {
        if (m_handle)
            release(m_handle);
    }
    T get() const { return m_handle; }
    explicit operator bool() const { return m_handle != nullptr; }

private:
    T m_handle = nullptr;
};

using Context = Handle<cl_context, clReleaseContext>;
using Queue = Handle<cl_command_queue, clReleaseCommandQueue>;
using ClProgram = Handle<cl_program, clReleaseProgram>;
using Kernel = Handle<cl_kernel, clReleaseKernel>;
using Memory = Handle<cl_mem, clReleaseMemObject>;
using Event = Handle<cl_event, clReleaseEvent>;

/// "CL_OUT_OF_RESOURCES", or the number.
std::string nameOfError(cl_int code);

/// Whether nothing works after this error any more.
bool isSticky(cl_int code);

constexpr std::size_t longestText = 64 << 10; ///< bytes; no driver's text is longer

/// A text of clGetPlatformInfo, clGetDeviceInfo …, fit to be shown, blanks at the ends removed; empty when the call
/// fails.
template <typename Object, typename Information>
std::string infoText(cl_int(CL_API_CALL *ask)(Object, Information, std::size_t, void *, std::size_t *), Object object,
                     std::type_identity_t<Information> what)
{
    std::size_t size = 0;
    if (ask(object, what, 0, nullptr, &size) != CL_SUCCESS || size == 0 || size > longestText)
        return {};
    std::string text(size, '\0');
    if (ask(object, what, size, text.data(), nullptr) != CL_SUCCESS)
        return {};
    text = plainText(text.substr(0, text.find('\0')), longestText);
    return std::string(withoutBlanks(text));
}

/// A number of clGetDeviceInfo; `otherwise` when the call fails.
template <typename T>
T deviceNumber(cl_device_id device, cl_device_info what, T otherwise)
{
    T value = otherwise;
    return clGetDeviceInfo(device, what, sizeof value, &value, nullptr) == CL_SUCCESS ? value : otherwise;
}

} // namespace overtake::opencl
