// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/json_damage.h"

#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace overtake::test
{
namespace
{

using nlohmann::json;

void collect(json &value, std::vector<json *> &all)
{
    all.push_back(&value);
    if (value.is_structured())
        for (json &member : value)
            collect(member, all);
}

/// Values at which checks and sums go wrong.
json oddValue(Random &random)
{
    static const std::vector<json> all = {
        0,
        -0.0,
        1,
        -1,
        2,
        0.5,
        -1e-3,
        1e-320,
        1e-300,
        1e16,
        1e100,
        1.1e100,
        1e300,
        1e308,
        -1e308,
        255,
        256,
        65536,
        std::numeric_limits<std::int32_t>::max(),
        std::numeric_limits<std::int32_t>::min(),
        (std::int64_t{1} << 53) + 1,
        std::numeric_limits<std::int64_t>::max(),
        std::numeric_limits<std::int64_t>::min(),
        std::numeric_limits<std::uint64_t>::max(),
        "",
        "x",
        "nan",
        "%1 %2 %99",
        "\x1b[2J\n\r",
        std::string(300, 'a'),
        "measured",
        "mlp",
        "hidden",
        true,
        false,
        nullptr,
        json::array(),
        json::object(),
        {1, 2},
        {{"source", "%1"}, {"args", {1e300}}, {"text", "x"}},
    };
    return all[random() % all.size()];
}

void damage(json &document, Random &random)
{
    std::vector<json *> all;
    collect(document, all);
    json &place = *all[random() % all.size()];
    if (place.is_object() && !place.empty() && random() % 2 == 0) { // a member goes, or gets another key
        auto member = place.begin();
        std::advance(member, static_cast<std::ptrdiff_t>(random() % place.size()));
        json value = *member;
        const std::string key = member.key();
        place.erase(member);
        if (random() % 2 == 0)
            place[random() % 2 == 0 ? key + "s" : std::string("median")] = std::move(value);
    } else if (place.is_array() && !place.empty() && random() % 2 == 0) { // an element goes, or comes twice
        const std::size_t at = random() % place.size();
        if (random() % 2 == 0)
            place.erase(at);
        else
            place.push_back(json(place[at]));
    } else if (random() % 4 == 0) { // of another place
        const json other = *all[random() % all.size()];
        if (other.size() < 100)
            place = other;
    } else if (place.is_number() && random() % 2 == 0) {
        const double factors[] = {-1, 0, 1e-10, 0.999, 1.001, 10, 1e10, 1e200};
        place = place.get<double>() * factors[random() % std::size(factors)];
    } else {
        place = oddValue(random);
    }
}

} // namespace

std::string damagedJson(const std::string &good, Random &random)
{
    static std::map<std::string, json> parsed; // of the few good inputs
    auto known = parsed.find(good);
    if (known == parsed.end())
        known = parsed.emplace(good, json::parse(good)).first;
    json document = known->second;
    for (std::uint64_t times = 1 + random() % 4; times > 0; --times)
        damage(document, random);
    return document.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string damagedBytes(std::string text, Random &random)
{
    for (std::uint64_t times = 1 + random() % 4; times > 0 && !text.empty(); --times) {
        const std::size_t at = random() % text.size();
        const std::size_t length = 1 + random() % 8;
        switch (random() % 6) {
        case 0:
            text[at] = static_cast<char>(random());
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(random() % text.size(), length));
            break;
        case 3:
            text.resize(at);
            break;
        case 4:
            text[at] = "0123456789-+.eE,&=?:\"{}[]"[random() % 25];
            break;
        default:
            text.insert(at, length, text[at]);
        }
    }
    return text;
}

} // namespace overtake::test
