// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Frames come out as they went in, in whatever pieces; damaged ones are an error and nothing worse.
#include "remote/frames.h"

#include "text/error.h"

#include <cstdlib>
#include <gmock/gmock.h>
#include <random>

namespace overtake::worker
{
namespace
{

using testing::HasSubstr;

std::string framed(Frame::Kind kind, const std::string &body)
{
    return frameHeader(kind, body.size()) + body;
}

TEST(Frames, ComeOutWholeFromBytesOneByOne)
{
    const std::string large(70000, 'x');
    const std::string stream = framed(Frame::Kind::Json, R"({"a": 1})") + "\n" + framed(Frame::Kind::Array, large) +
                               framed(Frame::Kind::Json, "") + framed(Frame::Kind::Json, "OVTK");
    FrameDecoder decoder(1 << 20);
    std::vector<Frame> frames;
    for (const char byte : stream) {
        decoder.add({&byte, 1});
        while (auto frame = decoder.next())
            frames.push_back(std::move(*frame));
    }
    ASSERT_EQ(frames.size(), 4U);
    EXPECT_EQ(frames[0].body, R"({"a": 1})");
    EXPECT_EQ(frames[1].kind, Frame::Kind::Array);
    EXPECT_EQ(frames[1].body, large);
    EXPECT_EQ(frames[2].body, "");
    EXPECT_EQ(frames[3].body, "OVTK");
}

TEST(Frames, ABannerIsSkippedBeforeTheFirstOnly)
{
    FrameDecoder decoder(1 << 20);
    decoder.add("Welcome to gpu1\nOVERTAKE is here, OVT");
    EXPECT_FALSE(decoder.next());
    decoder.add(" no\n" + framed(Frame::Kind::Json, "{}"));
    EXPECT_EQ(decoder.next().value().body, "{}");
    decoder.add("x" + framed(Frame::Kind::Json, "{}"));
    EXPECT_THROW(decoder.next(), Error);
}

TEST(Frames, ABannerWithoutEndIsNoWorker)
{
    FrameDecoder decoder(1 << 20);
    decoder.add(std::string(FrameDecoder::mostBanner, 'y'));
    EXPECT_FALSE(decoder.next());
    decoder.add("yyyy");
    EXPECT_THROW(decoder.next(), Error);
}

TEST(Frames, WhatIsTooLongIsRefusedBeforeItComes)
{
    FrameDecoder decoder(1000);
    decoder.add(frameHeader(Frame::Kind::Array, 1001));
    EXPECT_THROW(decoder.next(), Error);
    FrameDecoder other(0);
    other.add(frameHeader(Frame::Kind::Json, FrameDecoder::mostJson + 1));
    EXPECT_THROW(other.next(), Error);
    FrameDecoder third(0);
    std::string wrong = frameHeader(Frame::Kind::Json, 0);
    wrong[4] = 2;
    third.add(wrong);
    EXPECT_THROW(third.next(), Error);
}

/// Three good frames with some bytes changed, left out or put in: each comes out as some frame or ends in an Error.
TEST(Frames, DamageIsAnErrorAndNothingWorse)
{
    std::mt19937 random(42);
    const std::string good = framed(Frame::Kind::Json, R"({"type": "hello"})") + framed(Frame::Kind::Array, "abc") +
                             framed(Frame::Kind::Json, R"({"type": "ran", "seconds": 1})");
    int whole = 0;
    int refused = 0;
    const char *rounds = std::getenv("OVERTAKE_FUZZ_ROUNDS"); // a million by hand
    const int many = rounds ? std::atoi(rounds) : 50000;
    for (int round = 0; round < many; ++round) {
        std::string stream = good;
        for (unsigned i = random() % 4; i > 0; --i) {
            const std::size_t at = random() % stream.size();
            const unsigned what = random() % 3;
            if (what == 0)
                stream[at] = static_cast<char>(random());
            else if (what == 1)
                stream.erase(at, 1 + random() % 5);
            else
                stream.insert(at, 1, static_cast<char>(random()));
        }
        FrameDecoder decoder(1 << 20);
        try {
            for (std::size_t at = 0; at < stream.size(); at += 7) {
                decoder.add(std::string_view(stream).substr(at, 7));
                while (auto frame = decoder.next()) {
                    ASSERT_LE(frame->body.size(), stream.size());
                    ++whole;
                }
            }
        } catch (const Error &) {
            ++refused;
        }
    }
    EXPECT_GT(whole, many);
    EXPECT_GT(refused, many / 10);
}

} // namespace
} // namespace overtake::worker
