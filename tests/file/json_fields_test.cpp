// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records described once: what is written is read back, and what cannot be read is named with its place.
#include "error_of.h"
#include "file/json_fields.h"

#include <gtest/gtest.h>

namespace overtake
{

enum class Colour { Red, Green };

static std::array<std::string_view, 2> namesOf(Colour)
{
    return {"red", "green"};
}

struct Wheel {
    int spokes = 0;
    std::optional<double> pressure;
    bool operator==(const Wheel &) const = default;
};

struct Bicycle {
    std::string name;
    Colour colour = Colour::Red;
    bool bell = false;
    std::int64_t price = 0;
    double weight = 0;
    double length = 0;
    std::vector<Wheel> wheels;
    std::vector<double> rides;
    std::optional<Wheel> spare;
    std::size_t owners = 0;
    bool operator==(const Bicycle &) const = default;
};

template <typename Io>
void describe(Io &io, Of<Io, Wheel> &wheel)
{
    io("spokes", wheel.spokes);
    io.maybe("pressure_bar", wheel.pressure);
}

template <typename Io>
void describe(Io &io, Of<Io, Bicycle> &bicycle)
{
    io("name", bicycle.name);
    io("colour", bicycle.colour);
    io.object("sold", [&](Io &sold) {
        sold("price", bicycle.price);
        sold("owners", bicycle.owners);
    });
    io("bell", bicycle.bell);
    io("weight_kg", bicycle.weight);
    io.maybe("length_m", bicycle.length, 1.8);
    io.list("wheels", bicycle.wheels,
            [](Io &one, const Wheel &wheel) { one.require("spokes", wheel.spokes > 2, foreign("above 2")); });
    io.maybe("rides_km", bicycle.rides);
    io.maybe("spare", bicycle.spare);
    io.derived("seats", 1);
}

namespace
{

using nlohmann::json;

Bicycle tandem()
{
    return {"tandem", Colour::Green, true, 1LL << 40, 17.5, 2.5, {{36, 4.5}, {40, {}}}, {1.5, 20}, Wheel{36, {}}, 2};
}

Bicycle read(const json &object)
{
    Bicycle bicycle = tandem(); // whatever it was
    readValue(JsonNode(object), bicycle);
    return bicycle;
}

TEST(JsonFields, WhatIsWrittenIsReadBack)
{
    const json object = jsonOf(tandem());
    EXPECT_EQ(object["sold"]["price"], 1LL << 40);
    EXPECT_EQ(object["colour"], "green");
    EXPECT_EQ(object["wheels"][0], json({{"spokes", 36}, {"pressure_bar", 4.5}}));
    EXPECT_EQ(object["seats"], 1);
    EXPECT_EQ(read(object), tandem());
}

TEST(JsonFields, WhatIsAbsentIsLeftOutAndReadAsAbsent)
{
    Bicycle plain = tandem();
    plain.length = 1.8;
    plain.rides.clear();
    plain.spare.reset();
    plain.wheels.clear();
    json object = jsonOf(plain);
    for (const char *key : {"length_m", "rides_km", "spare"})
        EXPECT_FALSE(object.contains(key)) << key;
    EXPECT_EQ(object["wheels"], json::array()) << "must be there";
    EXPECT_EQ(read(object), plain);

    plain.weight = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(jsonOf(plain).contains("weight_kg")) << "is no number in JSON";
}

TEST(JsonFields, WhatCannotBeReadIsNamed)
{
    const std::vector<std::tuple<const char *, json, std::string>> cases = {
        {"/name", 5, "field 'name' must be a text."},
        {"/colour", "blue", "field 'colour' must be one of red, green."},
        {"/sold", 1, "field 'sold' must be an object."},
        {"/sold/price", 1.5, "field 'sold.price' must be a whole number."},
        {"/sold/owners", -1, "field 'sold.owners' must be 0 or more."},
        {"/bell", "yes", "field 'bell' must be true or false."},
        {"/wheels/1/spokes", 1LL << 31, "field 'wheels[1].spokes' must be a whole number below 2^31."},
        {"/wheels/1/spokes", 2, "field 'wheels[1].spokes' must be above 2."},
        {"/wheels/0/pressure_bar", nullptr, "field 'wheels[0].pressure_bar' must be a number."},
        {"/rides_km/1", "far", "field 'rides_km[1]' must be a number."},
        {"/rides_km", 3, "field 'rides_km' must be an array."},
        {"/spare", json::object(), "field 'spare.spokes' is missing."},
    };
    for (const auto &[place, wrong, sentence] : cases) {
        json object = jsonOf(tandem());
        object[json::json_pointer(place)] = wrong;
        EXPECT_EQ(test::errorOf([&] { read(object); }), sentence);
    }
}

} // namespace
} // namespace overtake
