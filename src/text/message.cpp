// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/message.h"

#include "text/format.h"

#include <ostream>
#include <utility>

namespace overtake
{
namespace
{

constexpr std::string_view onlyArgument = "%1";

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// `source` with `textOf(argument)` for its placeholders, %1 to %99. What has no argument stays.
template <typename TextOf>
std::string filledIn(std::string_view source, const std::vector<Argument> &args, const TextOf &textOf)
{
    std::string text;
    for (std::size_t i = 0; i < source.size(); ++i) {
        std::size_t end = i + 1;
        std::size_t number = 0;
        if (source[i] == '%' && end < source.size() && source[end] != '0')
            for (; end < source.size() && end < i + 3 && isDigit(source[end]); ++end)
                number = 10 * number + static_cast<std::size_t>(source[end] - '0');
        if (number > 0 && number <= args.size()) {
            text += textOf(args[number - 1]);
            i = end - 1;
        } else {
            text += source[i];
        }
    }
    return text;
}

/// All parts with `separator` between them. A source has 99 placeholders at most: the rest follows as a part of its
/// own.
Message joined(std::vector<Message> parts, std::string_view separator)
{
    constexpr std::size_t most = 99;
    std::erase_if(parts, [](const Message &part) { return part.empty(); });
    if (parts.size() == 1)
        return std::move(parts.front());
    if (parts.size() > most) {
        std::vector<Message> rest(std::make_move_iterator(parts.begin() + (most - 1)),
                                  std::make_move_iterator(parts.end()));
        parts.resize(most - 1);
        parts.push_back(joined(std::move(rest), separator));
    }
    Message all;
    for (Message &part : parts) {
        if (!all.empty())
            all.source += separator;
        all.args.emplace_back(std::move(part));
        all.source += '%' + std::to_string(all.args.size());
    }
    return all;
}

} // namespace

Argument::Argument(Message message) : m_value(std::string())
{
    const bool isOnlyArgument = message.source == onlyArgument && message.args.size() == 1;
    if (isOnlyArgument) {
        auto only = std::move(message.args.front().m_value);
        m_value = std::move(only);
    } else if (!message.empty()) {
        m_value = std::move(message);
    }
}

Message Argument::message() const
{
    if (const auto *nested = std::get_if<Message>(&m_value))
        return *nested;
    const auto *text = std::get_if<std::string>(&m_value);
    return text != nullptr && text->empty() ? Message{} : Message{std::string(onlyArgument), {*this}};
}

std::string Message::text() const
{
    return inWords(*this, {}, formatCount);
}

bool Message::operator==(const Message &other) const
{
    return source == other.source && args == other.args;
}

std::ostream &operator<<(std::ostream &out, const Message &message)
{
    return out << message.text();
}

Message foreign(std::string text)
{
    return text.empty() ? Message{} : Message{std::string(onlyArgument), {std::move(text)}};
}

Message term(std::string label)
{
    return {std::move(label), {}};
}

Message term(const char *phrase, const std::string &name)
{
    return {phrase, {name}};
}

std::vector<Message> partsOf(const Message &message)
{
    if (message.args.size() < 2 ||
        message.source != joined(std::vector<Message>(message.args.size(), message), ", ").source)
        return {message};
    std::vector<Message> parts;
    for (const Argument &argument : message.args)
        parts.push_back(argument.message());
    return parts;
}

Message listed(std::vector<Message> parts)
{
    return joined(std::move(parts), ", ");
}

Message inRow(std::vector<Message> sentences)
{
    return joined(std::move(sentences), " ");
}

Message quoted(const std::vector<std::string> &names)
{
    std::vector<Message> all;
    for (const std::string &name : names)
        all.push_back(sentence("'%1'", name));
    return listed(std::move(all));
}

std::string inWords(const Message &message, const Translate &translate, const NumberText &numberText)
{
    const auto textOf = [&](const Argument &argument) {
        if (const auto *nested = std::get_if<Message>(&argument.value()))
            return inWords(*nested, translate, numberText);
        if (const auto *number = std::get_if<double>(&argument.value()))
            return numberText(*number);
        return std::get<std::string>(argument.value());
    };
    const auto translated = translate ? translate(message.source) : std::nullopt;
    return filledIn(translated ? *translated : message.source, message.args, textOf);
}

} // namespace overtake
