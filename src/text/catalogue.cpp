// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/catalogue.h"

#include "text/contains.h"
#include "text/format.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>

namespace overtake
{

extern const std::string_view germanTexts;
extern const std::string_view frenchTexts;
extern const std::string_view koreanTexts;

namespace
{

/// Without XML's entities.
std::string plain(std::string_view xml)
{
    static constexpr std::array<std::pair<std::string_view, char>, 5> entities{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    std::string text;
    for (std::size_t i = 0; i < xml.size(); ++i) {
        const std::size_t end = xml[i] == '&' ? xml.find(';', i) : std::string_view::npos;
        if (end == std::string_view::npos) {
            text += xml[i];
            continue;
        }
        const std::string name(xml.substr(i + 1, end - i - 1));
        const auto known = std::ranges::find_if(entities, [&](const auto &entity) { return entity.first == name; });
        if (known != entities.end())
            text += known->second;
        else if (name.starts_with("#x"))
            addUtf8(text, static_cast<char32_t>(std::strtoul(name.c_str() + 2, nullptr, 16)));
        else if (name.starts_with('#'))
            addUtf8(text, static_cast<char32_t>(std::strtoul(name.c_str() + 1, nullptr, 10)));
        i = end;
    }
    return text;
}

/// "de" of "de_AT.UTF-8@euro"; empty where there is no catalogue for it.
std::string knownLanguage(std::string_view locale)
{
    const std::string code(locale.substr(0, locale.find_first_of("_.@")));
    const auto all = Catalogue::languages();
    return contains(all, code) ? code : std::string();
}

} // namespace

std::vector<std::string> Catalogue::languages()
{
    return {"de", "fr", "ko"};
}

const Catalogue &Catalogue::of(const std::string &language)
{
    static const Catalogue none("");
    if (language == "de") {
        static const Catalogue german(germanTexts);
        return german;
    }
    if (language == "fr") {
        static const Catalogue french(frenchTexts);
        return french;
    }
    if (language == "ko") {
        static const Catalogue korean(koreanTexts);
        return korean;
    }
    return none;
}

Catalogue::Catalogue(std::string_view ts)
{
    // Qt's own tools write these files, each element on a line: no more of XML is needed to read them.
    std::string context;
    std::string source;
    for (std::size_t at = ts.find('<'); at != std::string_view::npos; at = ts.find('<', at + 1)) {
        const std::string_view tag = ts.substr(at + 1, ts.find_first_of(" >", at) - at - 1);
        if (tag != "name" && tag != "source" && tag != "translation")
            continue;
        const std::size_t start = ts.find('>', at) + 1;
        const std::string text = plain(ts.substr(start, ts.find('<', start) - start));
        if (tag == "name")
            context = text;
        else if (tag == "source")
            source = text;
        else if (text.find_first_not_of(" \n") != std::string::npos) // else forms for numbers
            m_texts.emplace(std::pair(context, source), text);
    }
}

std::optional<std::string> Catalogue::find(const std::string &context, const std::string &source) const
{
    const auto found = m_texts.find({context, source});
    return found == m_texts.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> Catalogue::sources(const std::string &context) const
{
    std::vector<std::string> all;
    for (const auto &[key, translation] : m_texts)
        if (key.first == context)
            all.push_back(key.second);
    return all;
}

std::string Catalogue::inWords(const Message &message) const
{
    const auto translate = [this](const std::string &source) {
        auto sentence = find("Messages", source);
        return sentence ? sentence : find("Core", source);
    };
    return overtake::inWords(message, translate, formatCount);
}

std::string languageOf(const std::function<const char *(const char *)> &variable)
{
    const auto valueOf = [&](const char *name) -> std::string_view {
        const char *value = variable(name);
        return value == nullptr ? std::string_view() : std::string_view(value);
    };
    const auto firstOf = [&](const char *category) {
        for (const char *name : {"LC_ALL", category, "LANG"})
            if (const std::string_view value = valueOf(name); !value.empty())
                return value;
        return std::string_view();
    };
    const std::string_view locale = firstOf("LC_MESSAGES");
    if (locale.empty() || locale == "C" || locale == "POSIX")
        return {};
    // Character set of the terminal: another one would take our bytes for other letters.
    const std::string_view type = firstOf("LC_CTYPE");
    std::string set(type.substr(std::min(type.size(), type.find('.'))));
    set.erase(std::remove(set.begin(), set.end(), '-'), set.end());
    if (set.starts_with('.') && !set.starts_with(".UTF8") && !set.starts_with(".utf8"))
        return {};
    const std::string_view wanted = valueOf("LANGUAGE");
    if (wanted.empty())
        return knownLanguage(locale);
    for (std::size_t start = 0; start != std::string_view::npos;) {
        const std::size_t end = wanted.find(':', start);
        const std::string_view one = wanted.substr(start, end == std::string_view::npos ? end : end - start);
        if (one.starts_with("en") || one == "C")
            return {};
        if (std::string known = knownLanguage(one); !known.empty())
            return known;
        start = end == std::string_view::npos ? end : end + 1;
    }
    return knownLanguage(locale);
}

} // namespace overtake
