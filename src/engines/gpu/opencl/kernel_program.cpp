// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/kernel_program.h"

#include "file/cache_file.h"

#include <string_view>
#include <vector>

namespace overtake
{

std::vector<std::string_view> embeddedKernels(); // by CMake, see CMakeLists.txt

namespace opencl
{

namespace
{

constexpr const char *compilerOptions = "-cl-std=CL1.2";

std::string source()
{
    std::string text;
    for (const auto part : embeddedKernels())
        text += std::string(part) + '\n';
    return text;
}

bool builds(cl_program program, cl_device_id device)
{
    return clBuildProgram(program, 1, &device, compilerOptions, nullptr, nullptr) == CL_SUCCESS;
}

ClProgram fromBinary(cl_context context, cl_device_id device, const std::vector<unsigned char> &binary)
{
    if (binary.empty())
        return {};
    const unsigned char *bytes = binary.data();
    const std::size_t size = binary.size();
    cl_int status = CL_SUCCESS;
    cl_int code = CL_SUCCESS;
    ClProgram program(clCreateProgramWithBinary(context, 1, &device, &size, &bytes, &status, &code));
    const bool good = code == CL_SUCCESS && status == CL_SUCCESS && program && builds(program.get(), device);
    return good ? std::move(program) : ClProgram();
}

std::vector<unsigned char> binaryOf(cl_program program)
{
    std::size_t size = 0;
    if (clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, nullptr) != CL_SUCCESS)
        return {};
    std::vector<unsigned char> binary(size);
    unsigned char *bytes = binary.data();
    if (clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof bytes, static_cast<void *>(&bytes), nullptr) !=
        CL_SUCCESS)
        return {};
    return binary;
}

Message firstComplaint(cl_program program, cl_device_id device)
{
    std::size_t size = 0;
    if (clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, 0, nullptr, &size) != CL_SUCCESS || size == 0)
        return sentence("no reason given");
    std::string log(size, '\0');
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, size, log.data(), nullptr);
    const auto at = log.find("error");
    const auto start = at == std::string::npos ? 0 : log.rfind('\n', at) + 1;
    return foreign(log.substr(start, log.find_first_of(std::string_view("\n\0", 2), start) - start));
}

} // namespace

ClProgram buildKernels(cl_context context, const FoundDevice &found)
{
    const std::string text = source();
    const CacheFile cache("opencl", found.platformName + " / " + found.name + " / " + found.version + " / " +
                                        compilerOptions + " / " + text);
    if (!found.isPocl) {
        const std::string bytes = cache.load();
        if (ClProgram kept = fromBinary(context, found.device, {bytes.begin(), bytes.end()}))
            return kept;
    }

    const char *start = text.c_str();
    const std::size_t size = text.size();
    cl_int code = CL_SUCCESS;
    ClProgram program(clCreateProgramWithSource(context, 1, &start, &size, &code));
    if (code != CL_SUCCESS)
        throw Error(sentence("OpenCL on %1 takes no program: %2.", found.name, nameOfError(code)));
    if (!builds(program.get(), found.device))
        throw Error(sentence("OpenCL on %1 cannot compile Overtake's kernels (a newer driver may): %2.", found.name,
                             firstComplaint(program.get(), found.device)));
    // PoCL compiles a kernel when it first runs and keeps it by itself. Asked for the program's binary, it would
    // compile all of them at once: 20 s of processor time beside 1.3 s for the program (PoCL 3.1, one core of an AMD
    // EPYC).
    if (found.isPocl)
        return program;
    if (const auto binary = binaryOf(program.get()); !binary.empty())
        cache.store({reinterpret_cast<const char *>(binary.data()), binary.size()});
    return program;
}

} // namespace opencl
} // namespace overtake
