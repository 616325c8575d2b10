// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/kernel_program.h"

#include "file/cache_folder.h"
#include "opencl/opencl_lab.h"

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

} // namespace
} // namespace overtake::opencl
