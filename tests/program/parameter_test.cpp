// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "error_of.h"
#include "program/parameter.h"
#include "program/parameter_json.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

ParameterTable table()
{
    return ParameterTable({
        {.key = "hidden", .minimum = 1, .maximum = 8192, .defaultValue = std::int64_t{512}},
        {.key = "rate", .kind = ParameterKind::Real, .minimum = 1e-6, .maximum = 10, .defaultValue = 0.001},
        {.key = "mode",
         .kind = ParameterKind::Choice,
         .defaultValue = std::string("training"),
         .choices = {"training", "inference"}},
        {.key = "read_loss", .kind = ParameterKind::Flag, .defaultValue = true},
    });
}

TEST(ParameterTable, ParsesWhatAPersonTypes)
{
    const auto all = table();
    const auto parse = [&](const char *key, const char *text) { return all.parse(*all.find(key), text); };
    EXPECT_EQ(std::get<std::int64_t>(parse("hidden", "512")), 512);
    EXPECT_EQ(std::get<std::int64_t>(parse("hidden", "1e3")), 1000);
    EXPECT_EQ(std::get<double>(parse("rate", "0.5")), 0.5);
    EXPECT_EQ(std::get<std::string>(parse("mode", "inference")), "inference");
    EXPECT_EQ(std::get<bool>(parse("read_loss", "off")), false);
}

TEST(ParameterTable, NamesRangeAndNearestName)
{
    const auto all = table();
    struct Wrong {
        const char *key, *text, *expected;
    };
    for (const auto &[key, text, expected] :
         {Wrong{"hidden", "0", "1 to 8192"}, Wrong{"hidden", "8193", "1 to 8192"},
          Wrong{"hidden", "2.5", "not a whole number"}, Wrong{"hidden", "", "not a whole number"},
          Wrong{"hidden", "12x", "not a whole number"}, Wrong{"hidden", "nan", "not a whole number"},
          Wrong{"rate", "inf", "not a number"}, Wrong{"rate", "11", "1e-06 to 10"},
          Wrong{"mode", "trainig", "did you mean 'training'"}, Wrong{"read_loss", "maybe", "neither true nor false"}}) {
        const auto message =
            test::errorOf<UsageError>([&, key = key, text = text] { all.parse(*all.find(key), text); });
        EXPECT_NE(message.find(expected), std::string::npos) << key << '=' << text << ": " << message;
        EXPECT_NE(message.find(key), std::string::npos) << message;
    }
    EXPECT_NE(test::errorOf<UsageError>([&] { all.require("hiden", "workload mlp"); }).find("did you mean 'hidden'"),
              std::string::npos);
}

TEST(ParameterTable, CompletesWithDefaultsAndRefusesStrangers)
{
    const auto all = table();
    ParameterValues given{{"hidden", 7}, {"rate", 1}}; // a whole number where a real one is wanted
    const auto complete = all.complete(given, "test");
    EXPECT_EQ(complete.integer("hidden"), 7);
    EXPECT_EQ(complete.real("rate"), 1.0);
    EXPECT_EQ(complete.text("mode"), "training");
    given.set("width", std::int64_t{1});
    EXPECT_THROW(all.complete(given, "test"), UsageError);
    EXPECT_THROW(complete.integer("mode"), UsageError);
    EXPECT_THROW(complete.integer("absent"), UsageError);
}

TEST(ParameterTable, TextRoundTrips)
{
    const auto all = table();
    for (const auto &spec : all.specs())
        EXPECT_EQ(all.parse(spec, toText(spec.defaultValue)), spec.defaultValue) << spec.key;
}

TEST(NearestName, HelpsButDoesNotGuess)
{
    EXPECT_EQ(nearestName("layer", {"layers", "samples"}), "layers");
    EXPECT_EQ(nearestName("smaples", {"layers", "samples"}), "samples");
    EXPECT_EQ(nearestName("xyzzy", {"layers", "samples"}), "");
}

TEST(ValueFromNumber, RoundsAndClamps)
{
    const auto all = table();
    EXPECT_EQ(std::get<std::int64_t>(valueFromNumber(*all.find("hidden"), 99.6)), 100);
    EXPECT_EQ(std::get<std::int64_t>(valueFromNumber(*all.find("hidden"), 1e9)), 8192);
    EXPECT_EQ(std::get<double>(valueFromNumber(*all.find("rate"), 0.25)), 0.25);
}

/// A declaration of another process is not trusted.
TEST(ParameterJson, RefusesBoundsThatAWholeNumberCannotHave)
{
    const auto refusal = [](const char *text) {
        const nlohmann::json document = nlohmann::json::parse(text);
        ParameterTable read;
        return test::errorOf([&] { readValue(JsonNode(document, "options"), read); });
    };
    EXPECT_EQ(refusal(R"([{"key": "n", "kind": "integer", "default": 2, "minimum": 1, "maximum": 64}])"), "");
    EXPECT_EQ(refusal(R"([{"key": "n", "kind": "integer", "default": 2, "minimum": 1, "maximum": 1e308}])"),
              "field 'options[0].maximum' must be between -2^53 and 2^53.");
    EXPECT_EQ(refusal(R"([{"key": "n", "kind": "integer", "default": 2, "minimum": 3, "maximum": 1}])"),
              "field 'options[0].maximum' must be 'minimum' or more.");
}

} // namespace
} // namespace overtake
