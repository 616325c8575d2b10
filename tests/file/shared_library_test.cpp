// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/shared_library.h"

#include "report/temporary_folder.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

constexpr const char *unused = "libBrokenLocale.so.1"; ///< of every glibc; nothing else opens it

bool isOpen(const char *file)
{
    return LibraryPtr(::dlopen(file, RTLD_LAZY | RTLD_NOLOAD)) != nullptr;
}

TEST(SharedLibrary, FindsFunctionsByName)
{
    std::string why;
    const LibraryPtr library = openLibrary("libm.so.6", Binding::WhenOpened, why);
    ASSERT_TRUE(library) << why;
    double (*cosine)(double) = nullptr;
    ASSERT_TRUE(findFunction(library.get(), "cos", cosine));
    EXPECT_EQ(cosine(0), 1);
    EXPECT_FALSE(findFunction(library.get(), "overtake_cosine", cosine));
    EXPECT_EQ(cosine, nullptr);
}

TEST(SharedLibrary, SaysWhyOneCannotBeOpened)
{
    std::string why;
    EXPECT_FALSE(openLibrary("libno-such-library.so.1", Binding::WhenOpened, why));
    EXPECT_THAT(why, HasSubstr("libno-such-library.so.1"));
    const test::TemporaryFolder folder;
    const std::string text = folder.file("text.so");
    test::writeText(text, "not a library\n");
    EXPECT_FALSE(openLibrary(text, Binding::WhenCalled, why));
    EXPECT_THAT(why, HasSubstr(text));
}

TEST(SharedLibrary, IsOpenAsLongAsItsPointerLivesUnlessItIsReleased)
{
    std::string why;
    {
        const LibraryPtr library = openLibrary(unused, Binding::WhenOpened, why);
        ASSERT_TRUE(library) << why;
        EXPECT_TRUE(isOpen(unused));
    }
    EXPECT_FALSE(isOpen(unused));
    void *kept = openLibrary(unused, Binding::WhenCalled, why).release();
    EXPECT_TRUE(isOpen(unused));
    ::dlclose(kept);
}

} // namespace
} // namespace overtake
