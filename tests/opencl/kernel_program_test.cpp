// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/kernel_program.h"

#include "check/case.h"
#include "check/workload_cases.h"
#include "engines/gpu/plan.h"
#include "engines/gpu/tiled_product.h"
#include "file/cache_folder.h"
#include "opencl/opencl_lab.h"
#include "operations/operations.h"

#include <map>

namespace overtake::opencl
{
namespace
{

namespace fs = std::filesystem;

TEST(KernelProgram, IsTakenFromTheCacheAndBuiltAnewWhenItIsDamaged)
{
    const test::CacheFolder folder;
    FoundDevice found = test::pocl();
    found.isPocl = false; // as a driver that keeps nothing by itself
    cl_int code = CL_SUCCESS;
    const Context context(clCreateContext(nullptr, 1, &found.device, nullptr, nullptr, &code));
    ASSERT_EQ(code, CL_SUCCESS);
    const auto hasKernels = [](const ClProgram &program) {
        cl_int error = CL_SUCCESS;
        const Kernel kernel(clCreateKernel(program.get(), "overtake_multiply", &error));
        return error == CL_SUCCESS;
    };

    EXPECT_TRUE(hasKernels(buildKernels(context.get(), found)));
    ASSERT_EQ(folder.files().size(), 1U);
    const std::string path = folder.files()[0];
    const std::string whole = test::contentOf(path);
    const auto written = fs::last_write_time(path);

    EXPECT_TRUE(hasKernels(buildKernels(context.get(), found)));
    EXPECT_EQ(fs::last_write_time(path), written); // taken, not made again

    test::writeText(path, whole.substr(0, whole.size() / 2));
    EXPECT_TRUE(hasKernels(buildKernels(context.get(), found)));
    EXPECT_GT(test::contentOf(path).size(), whole.size() / 2); // whole again

    FoundDevice other = found;
    other.version += ", newer";
    EXPECT_TRUE(hasKernels(buildKernels(context.get(), other)));
    EXPECT_EQ(folder.files().size(), 2U);
}

TEST(KernelProgram, IsNotKeptForPoclWhichKeepsItsKernelsAndWouldCompileThemAll)
{
    const test::CacheFolder folder;
    const FoundDevice found = test::pocl();
    cl_int code = CL_SUCCESS;
    const Context context(clCreateContext(nullptr, 1, &found.device, nullptr, nullptr, &code));
    ASSERT_EQ(code, CL_SUCCESS);
    EXPECT_TRUE(buildKernels(context.get(), found));
    for (const std::string &path : folder.files())
        EXPECT_EQ(path.find("/overtake/"), std::string::npos) << path;
}

/// By kernel, its parameters' names.
std::map<std::string, std::vector<std::string>> parametersOfKernels()
{
    const FoundDevice found = test::pocl();
    cl_int code = CL_SUCCESS;
    const Context context(clCreateContext(nullptr, 1, &found.device, nullptr, nullptr, &code));
    const ClProgram built = buildKernels(context.get(), found);
    std::size_t size = 0;
    clGetProgramInfo(built.get(), CL_PROGRAM_SOURCE, 0, nullptr, &size);
    std::string text(size, '\0');
    clGetProgramInfo(built.get(), CL_PROGRAM_SOURCE, size, text.data(), nullptr);
    const char *start = text.c_str();
    const ClProgram program(clCreateProgramWithSource(context.get(), 1, &start, nullptr, &code));
    EXPECT_EQ(clBuildProgram(program.get(), 1, &found.device, "-cl-std=CL1.2 -cl-kernel-arg-info", nullptr, nullptr),
              CL_SUCCESS);
    std::map<std::string, std::vector<std::string>> all;
    for (int id = 0; id < gpu::kernelCount; ++id) {
        const char *function = gpu::functionOf(static_cast<gpu::KernelId>(id));
        const Kernel kernel(clCreateKernel(program.get(), function, &code));
        cl_uint count = 0;
        clGetKernelInfo(kernel.get(), CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr);
        for (cl_uint i = 0; i < count; ++i) {
            char name[64] = "";
            EXPECT_EQ(clGetKernelArgInfo(kernel.get(), i, CL_KERNEL_ARG_NAME, sizeof name, name, nullptr), CL_SUCCESS);
            // PoCL renames what is called as one of OpenCL's own functions.
            all[function].emplace_back(std::string_view(name).starts_with("_cl_") ? name + 4 : name);
        }
    }
    return all;
}

TEST(KernelProgram, GetsTheArgumentsThatItsKernelsAskFor)
{
    const auto parameters = parametersOfKernels();
    std::vector<std::string> ofTiles(parameters.at("overtake_tiled_product").begin(),
                                     parameters.at("overtake_tiled_product").begin() + 6);
    const gpu::Launch tiled = gpu::tiledProductLaunch({}, 1);
    for (const auto &integer : tiled.integers)
        ofTiles.emplace_back(integer.name);
    for (const auto &number : tiled.floats)
        ofTiles.emplace_back(number.name);
    EXPECT_EQ(ofTiles, parameters.at("overtake_tiled_product"));
    std::vector<Program> programs;
    for (const OperationKind kind : allOperations()) {
        CheckCases cases(1);
        kind->cases(cases);
        for (CheckCase &one : cases.cases)
            programs.push_back(std::move(one.program));
    }
    for (const auto &workload : allWorkloads())
        for (CheckCase &one : workloadCasesOf(*workload, 1))
            programs.push_back(std::move(one.program));
    gpu::PlanTarget target;
    target.computeUnits = 100; // sums in several launches
    std::map<std::string, int> seen;
    for (const Program &program : programs) {
        const gpu::Plan plan = gpu::makePlan(program, target);
        for (const auto *steps : {&plan.constants, &plan.work}) {
            for (const gpu::PlanStep &step : *steps) {
                if (step.kind != gpu::PlanStep::Kind::Launch)
                    continue;
                const std::string function = gpu::functionOf(step.launch.kernel);
                std::vector<std::string> names(parameters.at(function).begin(),
                                               parameters.at(function).begin() + 2 * std::ssize(step.buffers));
                for (const auto &integer : step.launch.integers)
                    names.emplace_back(integer.name);
                for (const auto &number : step.launch.floats)
                    names.emplace_back(number.name);
                ASSERT_EQ(names, parameters.at(function)) << function;
                ++seen[function];
            }
        }
    }
    EXPECT_GE(std::ssize(seen), gpu::kernelCount - 3)
        << "no case for some kernel"; // the peaks', replay's, the product's where there is no library
}

} // namespace
} // namespace overtake::opencl
