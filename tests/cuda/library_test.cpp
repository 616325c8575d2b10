// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the CUDA plug-in finds libraries: toolkits and Python environments in a folder of the test's own.
#include "library.h"

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <unistd.h>

namespace overtake::cuda
{
namespace
{

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class LibraryTest : public testing::Test
{
protected:
    LibraryTest() : m_root(fs::temp_directory_path() / ("overtake-library-" + std::to_string(::getpid())))
    {
        fs::create_directories(m_root);
        for (const char *variable : {"CUDA_HOME", "CUDA_PATH", "VIRTUAL_ENV", "CONDA_PREFIX", "HOME"})
            ::unsetenv(variable);
        ::setenv("PATH", "", 1);
    }
    ~LibraryTest() override { fs::remove_all(m_root); }

    fs::path folder(const std::string &name) const
    {
        fs::create_directories(m_root / name);
        return m_root / name;
    }
    /// The folders found, below the test's own.
    std::vector<std::string> found() const
    {
        std::vector<std::string> names;
        for (const fs::path &one : libraryFolders(m_root))
            names.push_back(one.lexically_relative(m_root).string());
        return names;
    }

    fs::path m_root;
};

TEST_F(LibraryTest, LooksInToolkitsTheNewestFirst)
{
    folder("usr/local/cuda-12.8/lib64");
    folder("usr/local/cuda-13.0/lib64");
    folder("opt/cuda/lib64");
    folder("home/cuda/lib64");
    ::setenv("CUDA_HOME", (m_root / "home/cuda").c_str(), 1);
    EXPECT_THAT(found(), ElementsAre("home/cuda/lib64", "usr/local/cuda-13.0/lib64", "usr/local/cuda-12.8/lib64",
                                     "opt/cuda/lib64"));
}

TEST_F(LibraryTest, LooksInPythonEnvironmentsInEveryLayout)
{
    folder("venv/lib/python3.11/site-packages/nvidia/cublas/lib");
    folder("venv/lib/python3.11/site-packages/nvidia/cu13/lib");
    folder("conda/lib");
    folder("tools/bin");
    folder("tools/lib/python3.12/site-packages/nvidia/cudnn/lib");
    folder("me/.local/lib/python3.9/site-packages/nvidia/cublas/lib");
    folder("usr/local/lib/python3.11/dist-packages/nvidia/cublas/lib");
    ::setenv("VIRTUAL_ENV", (m_root / "venv").c_str(), 1);
    ::setenv("CONDA_PREFIX", (m_root / "conda").c_str(), 1);
    ::setenv("HOME", (m_root / "me").c_str(), 1);
    ::setenv("PATH", ("relative:" + (m_root / "tools/bin").string()).c_str(), 1);
    EXPECT_THAT(found(), ElementsAre("venv/lib/python3.11/site-packages/nvidia/cublas/lib",
                                     "venv/lib/python3.11/site-packages/nvidia/cu13/lib", "conda/lib",
                                     "me/.local/lib/python3.9/site-packages/nvidia/cublas/lib",
                                     "usr/local/lib/python3.11/dist-packages/nvidia/cublas/lib"));
    std::ofstream(m_root / "tools/bin/python3") << "";
    EXPECT_THAT(found(), testing::Contains("tools/lib/python3.12/site-packages/nvidia/cudnn/lib"));
}

TEST_F(LibraryTest, OpensTheFirstThatIsThereWithItsCompanionBefore)
{
    const fs::path packages = folder("venv/lib/python3.11/site-packages/nvidia/cublas/lib");
    ::setenv("VIRTUAL_ENV", (m_root / "venv").c_str(), 1);
    Message reason;
    EXPECT_EQ(openLibrary({{"found", 4}, {"found", 3}}, {"found_lt"}, reason), nullptr);
    EXPECT_THAT(reason, HasSubstr("none of libfound.so.4, libfound.so.3 was found"));

    fs::copy_file(OVERTAKE_FOUND, packages / "libfound.so.3");
    fs::copy_file(OVERTAKE_FOUND_LT, packages / "libfound_lt.so.3");
    void *library = openLibrary({{"found", 4}, {"found", 3}}, {"found_lt"}, reason);
    ASSERT_NE(library, nullptr) << reason;
    int (*answer)() = nullptr;
    ASSERT_TRUE(findFunction(library, "overtake_answer", answer));
    EXPECT_EQ(answer(), 7) << "the companion was not there";
    EXPECT_FALSE(findFunction(library, "overtake_question", answer));
}

TEST_F(LibraryTest, SaysWhatIsWrongWithOneThatIsThere)
{
    const fs::path toolkit = folder("toolkit/lib64");
    std::ofstream(toolkit / "libfound.so.5") << "no library";
    ::setenv("CUDA_HOME", (m_root / "toolkit").c_str(), 1);
    Message reason;
    EXPECT_EQ(openLibrary({{"found", 5}}, {}, reason), nullptr);
    EXPECT_THAT(reason, HasSubstr("libfound.so.5: file too short"));
}

TEST_F(LibraryTest, SaysWhyOneThatWasFoundCannotBeUsed)
{
    const fs::path toolkit = folder("toolkit/lib64");
    ::setenv("CUDA_HOME", (m_root / "toolkit").c_str(), 1);
    fs::copy_file(OVERTAKE_FOUND, toolkit / "libfound.so.3");
    fs::copy_file(OVERTAKE_FOUND_LT, toolkit / "libfound_lt.so.3");
    constexpr const char *variable = "OVERTAKE_FOUND_SWITCH";
    const auto reasonWith = [&](const char *name) {
        int (*function)() = nullptr;
        return loadLibrary(variable, {{"found", 3}}, {"found_lt"}, "3.1",
                           [&](const auto &find) { return find(name, function); });
    };
    EXPECT_EQ(reasonWith("overtake_answer").text(), "");
    EXPECT_THAT(reasonWith("overtake_question"), HasSubstr("lacks functions of version 3.1"));
    ::setenv(variable, "off", 1);
    EXPECT_THAT(reasonWith("overtake_answer"), HasSubstr("switched off by OVERTAKE_FOUND_SWITCH"));
    ::unsetenv(variable);
}

} // namespace
} // namespace overtake::cuda
