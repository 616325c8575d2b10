// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything that an OpenCL 1.2 driver reports of a device (clGetDeviceInfo), in words.
#pragma once

#include "engines/engine.h"
#include "engines/gpu/opencl/opencl_api.h"

#include <vector>

namespace overtake::opencl
{

/// Properties that the driver knows. Any thread.
std::vector<DeviceAttribute> deviceAttributes(cl_platform_id platform, cl_device_id device);

} // namespace overtake::opencl
