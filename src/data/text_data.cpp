// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/text_data.h"

#include "data/random_state.h"
#include "data/whole_file.h"
#include "text/error.h"
#include "text/format.h"
#include "text/utf8.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <span>
#include <utility>

namespace overtake
{

extern const std::string_view sonnetsText; ///< resources/data/sonnets.txt

namespace
{

namespace fs = std::filesystem;

constexpr std::size_t mostSymbols = 65536;
constexpr std::size_t pollInterval = 1 << 20; ///< symbols between two looks at the stop token

/// The file itself, or the texts of a folder.
std::vector<std::string> filesOf(const std::string &path)
{
    std::error_code failure;
    if (!fs::is_directory(path, failure))
        return {path};
    std::vector<std::string> files;
    for (fs::directory_iterator entry(path, failure), end; !failure && entry != end; entry.increment(failure))
        if (entry->path().extension() == ".txt" && entry->is_regular_file(failure))
            files.push_back(entry->path().string());
    if (failure)
        throw Error(sentence("%1 cannot be read: %2.", path, systemReason(failure.value())));
    if (files.empty())
        throw Error(sentence("The folder %1 has no text in it: no file whose name ends in .txt.", path));
    std::ranges::sort(files);
    return files;
}

/// The 65 symbols of 'tiny Shakespeare', the most frequent first, then what follows in Unicode's Latin blocks and
/// beyond.
std::vector<char32_t> syntheticSymbols(std::int64_t count)
{
    constexpr std::u32string_view byUse = U" etoahsrnid\nluymwfcgbpkvxqjzEIAOTHSRNLCUBMDGFYWPKVJQXZ,.'?!:;-&$3";
    std::vector<char32_t> symbols(byUse.begin(), byUse.end());
    for (char32_t next = 0xA1; symbols.size() < static_cast<std::size_t>(count); ++next)
        if (next < 0xD800 || next > 0xDFFF) // no halves of UTF-16 pairs
            symbols.push_back(next);
    symbols.resize(static_cast<std::size_t>(count));
    return symbols;
}

/// A number from 0 to 1 for three others, the same each time.
double mixed(std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
    std::uint32_t hash = a * 2654435761U ^ (b + 1) * 2246822519U ^ (c + 1) * 3266489917U;
    hash ^= hash >> 15;
    hash *= 2246822519U;
    hash ^= hash >> 13;
    hash *= 3266489917U;
    hash ^= hash >> 16;
    return hash * 0x1p-32;
}

} // namespace

std::vector<char32_t> fromUtf8(std::string_view bytes, const Argument &what)
{
    std::vector<char32_t> symbols;
    symbols.reserve(bytes.size());
    const auto fail = [&](std::size_t at, const Message &problem) {
        throw Error(sentence("%1 is not a text in UTF-8: %2 at byte %3.", what, problem, at));
    };
    for (std::size_t at = 0; at < bytes.size();) {
        if (bytes[at] == '\0')
            fail(at, sentence("a zero byte"));
        const Utf8Character next = firstCharacter(bytes.substr(at));
        const std::size_t end = at + next.bytes;
        if (next.fault == Utf8Fault::NoBeginning)
            fail(end, sentence("no character begins with the byte %1", static_cast<unsigned char>(bytes[at])));
        if (next.fault == Utf8Fault::CutShort)
            fail(end, sentence("the file ends within the character that begins"));
        if (next.fault == Utf8Fault::Incomplete)
            fail(end, sentence("a character is incomplete"));
        if (next.fault == Utf8Fault::NoCharacter)
            fail(end, sentence("a code that is not a character"));
        symbols.push_back(next.code);
        at = end;
    }
    return symbols;
}

std::string toUtf8(const std::vector<char32_t> &symbols)
{
    std::string bytes;
    for (const char32_t symbol : symbols)
        addUtf8(bytes, symbol);
    return bytes;
}

namespace
{

/// The text as indices of its symbols. `name` begins its description.
TextData textDataOf(const std::vector<char32_t> &text, Message name)
{
    TextData data;
    std::vector<bool> occurs(0x110000, false);
    for (const char32_t symbol : text)
        occurs[symbol] = true;
    std::vector<std::int32_t> tokenOf(occurs.size(), 0);
    for (std::size_t code = 0; code < occurs.size(); ++code) {
        if (!occurs[code])
            continue;
        tokenOf[code] = static_cast<std::int32_t>(data.symbols.size());
        data.symbols.push_back(static_cast<char32_t>(code));
    }
    data.tokens.reserve(text.size());
    for (const char32_t symbol : text)
        data.tokens.push_back(tokenOf[symbol]);
    data.description = listed({std::move(name), sentence("%1 characters", static_cast<double>(text.size())),
                               sentence("%1 symbols", data.symbols.size())});
    return data;
}

} // namespace

TextData readText(const std::string &path, std::stop_token stop)
{
    std::vector<char32_t> text;
    for (const auto &file : filesOf(path)) {
        const std::string content = readWholeFile(file, stop);
        const std::string_view bytes = content;
        const bool marked = bytes.starts_with("\xEF\xBB\xBF"); // UTF-8 byte order mark
        auto symbols = fromUtf8(bytes, file);
        text.insert(text.end(), symbols.begin() + (marked ? 1 : 0), symbols.end());
        throwIfStopped(stop);
    }
    if (text.empty())
        throw Error(sentence("%1 is empty.", path));

    const fs::path named = fs::path(path).has_filename() ? fs::path(path) : fs::path(path).parent_path(); // "texts/"
    TextData data = textDataOf(text, foreign(named.filename().string()));
    if (data.symbols.size() == 1)
        throw Error(sentence("%1 repeats a single character; 2 to 65 536 can be learned.", path));
    if (data.symbols.empty() || data.symbols.size() > mostSymbols)
        throw Error(sentence("%1 has %2 different characters; 2 to 65 536 can be learned.", path,
                             formatCount(static_cast<double>(data.symbols.size()))));
    return data;
}

TextData readSonnets()
{
    return textDataOf(fromUtf8(sonnetsText, "sonnets.txt"), sentence("sonnets by Shakespeare"));
}

TextData makeText(std::int64_t length, std::int64_t symbols, std::uint32_t seed, std::stop_token stop)
{
    TextData data;
    const auto byUse = syntheticSymbols(symbols);
    data.symbols = byUse;
    std::ranges::sort(data.symbols);
    data.description = listed({sentence("synthetic"), sentence("%1 symbols", symbols), sentence("seed %1", seed)});
    std::vector<std::int32_t> tokenOf; // by use
    for (const char32_t symbol : byUse)
        tokenOf.push_back(
            static_cast<std::int32_t>(std::ranges::lower_bound(data.symbols, symbol) - data.symbols.begin()));

    // One of four symbols follows on each, the first half of the time; one of the others goes by the symbol before
    // that, too. So the frequencies are learned first, then pairs, then more; about 1.1 nats a symbol are left to
    // chance.
    RandomState random(seed);
    const auto salt = random.nextUint32();
    data.tokens.resize(static_cast<std::size_t>(length));
    std::uint32_t before = 0;
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < data.tokens.size(); ++i) {
        if (i % pollInterval == 0)
            throwIfStopped(stop);
        const std::uint32_t draw = random.nextUint32() >> 29; // 0 ... 7
        const std::uint32_t choice = draw < 4 ? 0 : draw < 6 ? 1 : draw - 4;
        const double share = mixed(salt + choice, last, choice == 1 ? before % 8 : 8);
        // Squared: the first symbols are the more frequent ones.
        const auto next = static_cast<std::uint32_t>(share * share * static_cast<double>(symbols));
        data.tokens[i] = tokenOf[next];
        before = last;
        last = next;
    }
    return data;
}

namespace
{

/// The tokens of a part, of which at least one window of `context` must fit.
std::span<const std::int32_t> partOf(const TextData &text, TextPart part, std::int64_t context)
{
    const bool training = part == TextPart::Training;
    const std::span<const std::int32_t> all = text.tokens;
    const auto tokens = training ? all.first(text.trainingTokens()) : all.subspan(text.trainingTokens());
    if (static_cast<std::int64_t>(tokens.size()) < context + 1)
        throw Error(
            training
                ? sentence("The text (%1) is too short: its first nine tenths, which training takes, have %2 "
                           "characters, and a window of context %3 takes %4.",
                           text.description, formatCount(static_cast<double>(tokens.size())), context, context + 1)
                : sentence("The text (%1) is too short: its last tenth, the test, has %2 characters, and a window of "
                           "context %3 takes %4.",
                           text.description, formatCount(static_cast<double>(tokens.size())), context, context + 1));
    return tokens;
}

/// `offsetOf(row)`: of each window in the part.
template <typename OffsetOf>
Inputs windowsOf(const TextData &text, std::span<const std::int32_t> part, std::int64_t samples, std::int64_t context,
                 const std::stop_token &stop, OffsetOf offsetOf)
{
    const auto width = static_cast<std::size_t>(context);
    std::vector<std::int32_t> tokens(static_cast<std::size_t>(samples) * width);
    std::vector<std::int32_t> targets(tokens.size());
    for (std::size_t row = 0; row < static_cast<std::size_t>(samples); ++row) {
        if (row % 4096 == 0)
            throwIfStopped(stop);
        const auto from = part.begin() + static_cast<std::ptrdiff_t>(offsetOf(row));
        std::copy_n(from, width, tokens.begin() + static_cast<std::ptrdiff_t>(row * width));
        std::copy_n(from + 1, width, targets.begin() + static_cast<std::ptrdiff_t>(row * width));
    }
    Inputs inputs;
    inputs.arrays.push_back({"tokens", {samples, context}, std::move(tokens)});
    inputs.arrays.push_back({"targets", {samples, context}, std::move(targets)});
    inputs.description = text.description;
    return inputs;
}

} // namespace

Inputs makeTextWindows(const TextData &text, TextPart part, std::int64_t samples, std::int64_t context,
                       std::uint32_t seed, std::stop_token stop)
{
    const auto tokens = partOf(text, part, context);
    RandomState random(seed);
    const double offsets = static_cast<double>(tokens.size()) - static_cast<double>(context);
    return windowsOf(text, tokens, samples, context, stop,
                     [&](std::size_t) { return static_cast<std::size_t>(random.randomSample() * offsets); });
}

Inputs makeTextPassages(const TextData &text, std::int64_t most, std::int64_t context, std::stop_token stop)
{
    const auto tokens = partOf(text, TextPart::Validation, context);
    const auto targets = static_cast<std::int64_t>(tokens.size()) - 1;
    const std::int64_t samples = std::clamp<std::int64_t>(most, 1, targets / context);
    const auto stride = static_cast<std::size_t>(targets / samples);
    return windowsOf(text, tokens, samples, context, stop, [&](std::size_t row) { return row * stride; });
}

} // namespace overtake
