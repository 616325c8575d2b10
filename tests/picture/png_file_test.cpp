// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/png_file.h"

#include "data/npy.h"
#include "picture/png_pixels.h"
#include "report/temporary_folder.h"
#include "text/error.h"

#include <cstring>
#include <filesystem>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

TEST(PngFile, ComesBackAsItWasWritten)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.file("picture.png");
    PngWriter writer(path, 3, 2, {{"Software", "test"}, {"overtake:span", "1e-7"}});
    const std::vector<std::uint32_t> pixels = {0x010203, 0xffffff, 0, 0xff0000, 0x00ff00, 0x0000ff};
    writer.writeRow(pixels.data());
    writer.writeRow(pixels.data() + 3);
    EXPECT_FALSE(std::filesystem::exists(path));
    writer.finish();
    EXPECT_EQ(test::pngPixels(path).pixels, pixels);
    const PngTexts texts = readPngTexts(path);
    EXPECT_EQ(texts.at("overtake:span"), "1e-7");
    EXPECT_EQ(texts.size(), 2U);
}

TEST(PngFile, LeavesNothingBehindWhenGivenUp)
{
    const test::TemporaryFolder folder;
    {
        PngWriter writer(folder.file("picture.png"), 2, 2, {});
        const std::uint32_t row[] = {1, 2};
        writer.writeRow(row);
    }
    EXPECT_EQ(folder.entries(), 0U);
}

TEST(PngFile, SaysWhatIsWrong)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.file("no.png");
    test::writeText(path, "no picture");
    EXPECT_THROW(readPngTexts(path), Error);
    EXPECT_THROW(readPngTexts(folder.file("absent.png")), Error);
    EXPECT_THROW(PngWriter(folder.file("absent/picture.png"), 1, 1, {}), Error);
    EXPECT_THROW(PngWriter("/dev/full", 4, 1, {}), Error);
}

TEST(PngFile, TakesNoMoreTextThanPicturesOfOursHave)
{
    const test::TemporaryFolder folder;
    const std::uint32_t pixel = 0;
    const auto write = [&](const PngTexts &texts) {
        PngWriter writer(folder.file("p.png"), 1, 1, texts);
        writer.writeRow(&pixel);
        writer.finish();
    };
    write({{"Title", std::string(1 << 20, 'x')}});
    EXPECT_TRUE(readPngTexts(folder.file("p.png")).empty());
    PngTexts many;
    for (int i = 0; i < 1000; ++i)
        many["key" + std::to_string(i)] = "x";
    write(many);
    EXPECT_LE(readPngTexts(folder.file("p.png")).size(), 64U);
}

TEST(Npy, HasNumPysFormat)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.file("counts.npy");
    const std::vector<std::int32_t> values = {1, 2, 3, 4, 5, -6};
    writeNpy(path, {2, 3}, values);
    const std::string bytes = test::contentOf(path);
    ASSERT_EQ(bytes.size(), 128U + 24U);
    EXPECT_EQ(bytes.substr(0, 8), std::string("\x93NUMPY\x01\x00", 8));
    EXPECT_EQ(bytes.substr(8, 2), std::string("\x76\x00", 2)); // 118 bytes of header
    EXPECT_NE(bytes.find("{'descr': '<i4', 'fortran_order': False, 'shape': (2, 3, ), }"), std::string::npos);
    EXPECT_EQ(bytes[127], '\n');
    std::int32_t last = 0;
    std::memcpy(&last, bytes.data() + bytes.size() - 4, 4);
    EXPECT_EQ(last, -6);
}

} // namespace
} // namespace overtake
