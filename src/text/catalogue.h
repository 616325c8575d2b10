// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The translations of resources/translations for what has no Qt: compiled in, so that no program has to find them. And
// the language that the environment asks for, by gettext's rules, but without the system's list of locales: a language
// needs none to be installed. For any thread.
#pragma once

#include "text/message.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace overtake
{

class Catalogue
{
public:
    /// "de", "fr", "ko".
    static std::vector<std::string> languages();
    /// Read when it is first asked for. Any language that there is not has no texts: English.
    static const Catalogue &of(const std::string &language);

    /// Nothing where there is no translation.
    std::optional<std::string> find(const std::string &context, const std::string &source) const;
    std::vector<std::string> sources(const std::string &context) const;
    /// In the language: sources of the core's sentences (context "Messages") and of its tables ("Core").
    std::string inWords(const Message &message) const;

    explicit Catalogue(std::string_view ts);

private:
    std::map<std::pair<std::string, std::string>, std::string> m_texts; ///< by context and source
};

/// Language by LANGUAGE, LC_ALL, LC_MESSAGES and LANG, asked for one by one, that has a catalogue; else "", which is
/// English. `variable` returns null for one that is not set.
std::string languageOf(const std::function<const char *(const char *name)> &variable);

} // namespace overtake
