// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/message_json.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using nlohmann::json;

const Message &example()
{
    static const Message message = sentence("Cannot read '%1': %2", "a.json", sentence("up to %1 times", 4.2));
    return message;
}

Message messageFrom(const json &value)
{
    Message message;
    readValue(JsonNode(value), message);
    return message;
}

TEST(MessageJson, HasSourceArgumentsAndText)
{
    EXPECT_EQ(jsonOf(example()), json::parse(R"({"source": "Cannot read '%1': %2",
        "args": ["a.json", {"source": "up to %1 times", "args": [4.2], "text": "up to 4.2 times"}],
        "text": "Cannot read 'a.json': up to 4.2 times"})"));
    EXPECT_EQ(messageFrom(jsonOf(example())), example());
    EXPECT_EQ(json(example()), jsonOf(example()));
    EXPECT_EQ(messageFrom(jsonOf(Message{})), Message{});
}

TEST(MessageJson, APlainTextIsForeign)
{
    EXPECT_EQ(messageFrom("It %1 broke."), foreign("It %1 broke."));
    EXPECT_TRUE(messageFrom("").empty());
}

/// As workers send "1 thread".
TEST(MessageJson, ArgumentsMayBeLeftOut)
{
    EXPECT_EQ(messageFrom(json::parse(R"({"source": "1 thread"})")), sentence("1 thread"));
}

/// Another process may send anything.
TEST(MessageJson, RefusesWhatIsNoSentence)
{
    std::string deep = R"("end")";
    for (int i = 0; i < 1000; ++i)
        deep = R"({"source": "%1", "text": "", "args": [)" + deep + "]}";
    EXPECT_THROW(messageFrom(json::parse(deep)), Error);
    std::string wide = R"("0123456789")"; // ten times as long with each level
    for (int i = 0; i < 8; ++i) {
        wide = R"({"source": "%1%1%1%1%1%1%1%1%1%1", "text": "", "args": [)" + wide + "]}";
        if (i == 2) {
            EXPECT_EQ(messageFrom(json::parse(wide)).text().size(), 10000U);
        }
    }
    EXPECT_THROW(messageFrom(json::parse(wide)), Error);
    for (const char *wrong : {"[]", "3", "{}", R"({"source": 1, "args": []})", R"({"source": "a", "args": {}})",
                              R"({"source": "a", "args": [null]})"})
        EXPECT_THROW(messageFrom(json::parse(wrong)), Error) << wrong;
    EXPECT_EQ(messageFrom(json::parse(R"({"source": "%1 %2 %9", "args": ["x"]})")).text(), "x %2 %9");
}

/// A program of protocol 1.0 finds a text where it looks for one.
TEST(MessageJson, GoesBesideItsTextThroughTheProtocol)
{
    const json plain = {{"type", "hello"}, {"engines", {{{"detail", jsonOf(example())}, {"label", "CPU"}}}}};
    json sent = plain;
    putTextFirst(sent);
    EXPECT_EQ(sent["engines"][0]["detail"], example().text());
    EXPECT_EQ(sent["engines"][0]["detail_sentence"], jsonOf(example()));
    takeSentences(sent);
    EXPECT_EQ(sent, plain);
}

} // namespace
} // namespace overtake
