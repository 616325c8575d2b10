// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/kernel_cache.h"

#include "engines/opencl/kernel_program.h"
#include "opencl/opencl_lab.h"
#include "report/temporary_folder.h"

#include <filesystem>

namespace overtake::opencl
{
namespace
{

namespace fs = std::filesystem;

/// XDG_CACHE_HOME is a fresh folder while it lives.
class CacheFolder
{
public:
    CacheFolder() : m_before(std::getenv("XDG_CACHE_HOME")) { set(m_folder.file("cache")); }
    ~CacheFolder() { set(m_before); }
    void set(const std::string &path) { setenv("XDG_CACHE_HOME", path.c_str(), 1); }
    std::string file(const std::string &name) const { return m_folder.file(name); }
    std::vector<std::string> files() const
    {
        std::vector<std::string> paths;
        if (fs::exists(file("cache")))
            for (const auto &entry : fs::recursive_directory_iterator(file("cache")))
                if (entry.is_regular_file())
                    paths.push_back(entry.path());
        return paths;
    }

private:
    test::TemporaryFolder m_folder;
    std::string m_before;
};

const std::vector<unsigned char> binary = {0, 1, 2, '\n', 255, 0};

TEST(KernelCache, KeepsByKey)
{
    const CacheFolder folder;
    const KernelCache cache("device, driver 1");
    EXPECT_TRUE(cache.load().empty());
    cache.store(binary);
    EXPECT_EQ(cache.load(), binary);
    EXPECT_TRUE(KernelCache("device, driver 2").load().empty());
    EXPECT_EQ(folder.files(), std::vector<std::string>{cache.path()});
}

TEST(KernelCache, TakesNothingThatIsDamaged)
{
    const CacheFolder folder;
    const KernelCache cache("device");
    cache.store(binary);
    const std::string whole = test::contentOf(cache.path());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string damaged = whole;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        test::writeText(cache.path(), damaged);
        EXPECT_TRUE(cache.load().empty()) << "byte " << i;
        test::writeText(cache.path(), whole.substr(0, i));
        EXPECT_TRUE(cache.load().empty()) << "cut at " << i;
    }
    test::writeText(cache.path(), whole);
    EXPECT_EQ(cache.load(), binary);
}

TEST(KernelCache, DoesWithoutAFolder)
{
    CacheFolder folder;
    test::writeText(folder.file("in the way"), "a file");
    folder.set(folder.file("in the way"));
    const KernelCache blocked("device");
    blocked.store(binary);
    EXPECT_TRUE(blocked.load().empty());

    folder.set("");
    const std::string home = std::getenv("HOME") ? std::getenv("HOME") : "";
    unsetenv("HOME");
    const KernelCache homeless("device");
    homeless.store(binary);
    EXPECT_TRUE(homeless.load().empty());
    EXPECT_EQ(homeless.path(), "");
    setenv("HOME", home.c_str(), 1);
}

TEST(KernelProgram, IsTakenFromTheCacheAndBuiltAnewWhenItIsDamaged)
{
    const CacheFolder folder;
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
    const CacheFolder folder;
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
