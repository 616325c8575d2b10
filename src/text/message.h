// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sentence for the user as data: its English source with %1, %2, … and its arguments. The core throws, keeps and
// sends Messages; whoever shows one puts it into the reader's language. Names and texts that others wrote (a driver's,
// another program's) are arguments and stay as they are. Plain data, for any thread.
//
//     throw Error(sentence("Cannot read '%1': %2", path, error.message()));          // a sentence within a sentence
//     remark = sentence("Tolerance %1.", 0.002);                                     // a number
//     description.detail = listed({sentence("float32 only"), foreign(driverVersion)}); // "float32 only, 3.1"
//     out << message.text();                                                         // in English
//     inWords(message, translate)                                                    // where it is shown:
//     cli/text/words.h
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace overtake
{

class Argument;

struct Message {
    std::string source; ///< "Cannot read '%1': %2"; its translation is looked up as a whole
    std::vector<Argument> args;

    bool empty() const { return source.empty(); }
    /// In English, numbers with thousands apart.
    std::string text() const;
    explicit operator std::string() const { return text(); }
    bool operator==(const Message &other) const;
};
/// In English, as are comparisons with a text: for logs and tests.
std::ostream &operator<<(std::ostream &out, const Message &message);
inline bool operator==(const Message &message, std::string_view english)
{
    return message.text() == english;
}

/// The value of a placeholder: a name or a foreign text, a number that the reader's language formats, or a sentence.
class Argument
{
public:
    Argument(std::string text) : m_value(std::move(text)) {}
    Argument(std::string_view text) : m_value(std::string(text)) {}
    Argument(const char *text) : m_value(std::string(text)) {}
    /// Digits only: a line, a port, a seed.
    template <typename Number>
    requires std::is_integral_v<Number> Argument(Number number) : m_value(std::to_string(number)) {}
    Argument(double number) : m_value(number) {}
    Argument(Message message);

    const std::variant<std::string, double, Message> &value() const { return m_value; }
    /// By itself.
    Message message() const;
    bool operator==(const Argument &) const = default;

private:
    std::variant<std::string, double, Message> m_value;
};

/// A test looks for the literals of all calls in the translations (context "Messages").
template <typename... Arguments>
Message sentence(const char *source, Arguments &&...arguments)
{
    return {source, {Argument(std::forward<Arguments>(arguments))...}};
}

/// Only marks the source of a sentence that is made, by term(), if it is needed: in calls that may not allocate.
constexpr const char *phrase(const char *source)
{
    return source;
}

/// A text that somebody else wrote, which stays as it is.
Message foreign(std::string text);
/// A label of the core's tables (a parameter, a unit, a workload), which the translators have by itself.
Message term(std::string label);
/// A phrase about `name`: "starting a kernel on %1".
Message term(const char *phrase, const std::string &name);
/// "a, b, c"
Message listed(std::vector<Message> parts);
/// Parts of a list, or the message by itself.
std::vector<Message> partsOf(const Message &message);
/// Whole sentences in a row: "A. B."
Message inRow(std::vector<Message> sentences);
/// Names as one types them: "'a', 'b'"
Message quoted(const std::vector<std::string> &names);

/// The translation of a source; nothing where there is none.
using Translate = std::function<std::optional<std::string>(const std::string &source)>;
/// A number as the reader's language writes it.
using NumberText = std::function<std::string(double number)>;
/// `message` and the sentences among its arguments in the reader's language, English where it is not translated.
std::string inWords(const Message &message, const Translate &translate, const NumberText &numberText);

} // namespace overtake
