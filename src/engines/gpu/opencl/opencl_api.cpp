// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/opencl_api.h"

#include <map>

namespace overtake::opencl
{

namespace
{

constexpr cl_int nvidiaIllegalAccess = -9999; // NVIDIA's own: a kernel read or wrote where it must not

} // namespace

std::string nameOfError(cl_int code)
{
#define OVERTAKE_NAMED(code)                                                                                           \
    {                                                                                                                  \
        code, #code                                                                                                    \
    }
    static const std::map<cl_int, const char *> names = {
        OVERTAKE_NAMED(CL_DEVICE_NOT_FOUND),        OVERTAKE_NAMED(CL_DEVICE_NOT_AVAILABLE),
        OVERTAKE_NAMED(CL_COMPILER_NOT_AVAILABLE),  OVERTAKE_NAMED(CL_MEM_OBJECT_ALLOCATION_FAILURE),
        OVERTAKE_NAMED(CL_OUT_OF_RESOURCES),        OVERTAKE_NAMED(CL_OUT_OF_HOST_MEMORY),
        OVERTAKE_NAMED(CL_BUILD_PROGRAM_FAILURE),   OVERTAKE_NAMED(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST),
        OVERTAKE_NAMED(CL_INVALID_VALUE),           OVERTAKE_NAMED(CL_INVALID_CONTEXT),
        OVERTAKE_NAMED(CL_INVALID_COMMAND_QUEUE),   OVERTAKE_NAMED(CL_INVALID_BUFFER_SIZE),
        OVERTAKE_NAMED(CL_INVALID_WORK_GROUP_SIZE),
    };
#undef OVERTAKE_NAMED
    const auto found = names.find(code);
    return found != names.end() ? found->second : "OpenCL error " + std::to_string(code);
}

bool isSticky(cl_int code)
{
    return code == CL_DEVICE_NOT_AVAILABLE || code == CL_OUT_OF_RESOURCES || code == CL_INVALID_CONTEXT ||
           code == CL_INVALID_COMMAND_QUEUE || code == nvidiaIllegalAccess;
}

} // namespace overtake::opencl
