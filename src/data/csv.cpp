// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/datasets.h"
#include "data/standardise.h"
#include "data/whole_file.h"
#include "text/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <deque>
#include <filesystem>
#include <limits>
#include <numeric>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace overtake
{

namespace
{

/// Without the blanks at its ends; control characters stay, and are no numbers.
std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// A cell as it may be shown in a message: short, in quotes, on one line.
std::string shown(std::string_view cell)
{
    constexpr std::size_t longest = 40;
    std::string text(cell.substr(0, longest));
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }, '?');
    return "'" + text + (cell.size() > longest ? "…'" : "'");
}

/// The cell as a number in C notation, whatever the locale; nothing if it is not a number. What is too large for
/// float64 is an infinity, what is too small is 0.
std::optional<double> numberIn(std::string_view cell)
{
    if (cell.starts_with('+') && !cell.starts_with("+-"))
        cell.remove_prefix(1);
    double value = 0;
    const auto [end, failure] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    if (cell.empty() || end != cell.data() + cell.size() || failure == std::errc::invalid_argument)
        return std::nullopt;
    if (failure == std::errc::result_out_of_range) {
        const bool negativeExponent = cell.find('-', 1) != std::string_view::npos;
        return negativeExponent ? 0.0 : std::numeric_limits<double>::infinity();
    }
    return value;
}

/// A line ends with "\n", "\r\n" or "\r".
std::size_t lengthOfLine(std::string_view text)
{
    const auto *const end = std::ranges::find_if(text, [](char c) { return c == '\n' || c == '\r'; });
    return static_cast<std::size_t>(end - text.begin());
}

/// Reads the table line by line; remembers where it is for messages.
class CsvReader
{
public:
    CsvReader(const std::string &path, std::string content) : m_path(path), m_content(std::move(content))
    {
        m_rest = m_content;
        if (m_rest.starts_with("\xEF\xBB\xBF")) // UTF-8 byte order mark
            m_rest.remove_prefix(3);
        if (m_rest.find('\0') != std::string_view::npos)
            throw Error(sentence("%1 is not a text file in UTF-8: it holds zero bytes.", m_path));
        m_delimiter = delimiterOf(m_rest.substr(0, lengthOfLine(m_rest)));
    }

    CsvReader(const CsvReader &) = delete; // the views would point into the other's text
    CsvReader &operator=(const CsvReader &) = delete;

    /// Splits the next line that is not blank into cells; false at the end of the file.
    bool nextLine()
    {
        while (!m_rest.empty()) {
            const std::string_view line = m_rest.substr(0, lengthOfLine(m_rest));
            m_rest.remove_prefix(line.size());
            m_rest.remove_prefix(m_rest.starts_with("\r\n") ? 2 : std::min<std::size_t>(1, m_rest.size()));
            ++m_line;
            if (!trimmed(line).empty()) {
                split(line);
                return true;
            }
        }
        return false;
    }

    const std::vector<std::string_view> &cells() const { return m_cells; }
    std::int64_t line() const { return m_line; }

    /// `column` counts from 0.
    [[noreturn]] void fail(std::size_t column, const Message &what) const
    {
        throw Error(sentence("%1, line %2, column %3: %4", m_path, m_line, column + 1, what));
    }

private:
    static char delimiterOf(std::string_view firstLine)
    {
        constexpr std::string_view candidates = ";\t,";
        std::string unquoted;
        bool isQuoted = false;
        bool mayBegin = true; // a quoted part
        for (const char c : firstLine) {
            const bool isMark = c == '"' && (isQuoted || mayBegin);
            if (isMark)
                isQuoted = !isQuoted;
            else if (!isQuoted)
                unquoted += c;
            if (c != ' ')
                mayBegin = isMark || candidates.find(c) != std::string_view::npos; // a second mark follows a first
        }
        for (const char candidate : candidates)
            if (unquoted.find(candidate) != std::string::npos)
                return candidate;
        return ',';
    }

    /// The mark that ends the quoted cell which begins at `start`; npos: there is none.
    static std::size_t closingMark(std::string_view line, std::size_t start)
    {
        auto mark = line.find('"', start);
        while (mark != std::string_view::npos && line.substr(mark + 1).starts_with('"')) // stands for one
            mark = line.find('"', mark + 2);
        return mark;
    }

    /// `quoted` with one mark in place of two.
    std::string_view unescaped(std::string_view quoted)
    {
        if (quoted.find('"') == std::string_view::npos)
            return quoted;
        std::string &cell = m_unescaped.emplace_back();
        for (std::size_t i = 0; i < quoted.size(); i += quoted[i] == '"' ? 2 : 1)
            cell += quoted[i];
        return cell;
    }

    void split(std::string_view line)
    {
        m_cells.clear();
        for (;;) {
            std::size_t end;
            const auto start = std::min(line.find_first_not_of(' '), line.size());
            if (start < line.size() && line[start] == '"') {
                const auto close = closingMark(line, start + 1);
                if (close == std::string_view::npos)
                    fail(m_cells.size(), sentence("the quotation mark is not closed on this line."));
                end = std::min(line.find(m_delimiter, close), line.size());
                if (!trimmed(line.substr(close + 1, end - close - 1)).empty())
                    fail(m_cells.size(), sentence("text follows the closing quotation mark."));
                m_cells.push_back(trimmed(unescaped(line.substr(start + 1, close - start - 1))));
            } else {
                end = std::min(line.find(m_delimiter), line.size());
                m_cells.push_back(trimmed(line.substr(0, end)));
            }
            if (end == line.size())
                return;
            line.remove_prefix(end + 1);
        }
    }

    std::string m_path;
    std::string m_content;
    std::string_view m_rest; ///< unread part of m_content
    char m_delimiter = ',';
    std::int64_t m_line = 0;
    std::vector<std::string_view> m_cells; ///< views into m_content or m_unescaped
    std::deque<std::string> m_unescaped;
};

/// A first line without any number in the feature columns names the columns.
bool isHeader(const std::vector<std::string_view> &cells)
{
    return std::none_of(cells.begin(), cells.end() - 1, [](std::string_view cell) { return numberIn(cell); });
}

double featureIn(const CsvReader &reader, std::size_t column)
{
    const std::string_view cell = reader.cells()[column];
    if (cell.empty())
        reader.fail(column, sentence("the value is missing."));
    const std::optional<double> value = numberIn(cell);
    if (!value && cell.find(',') != std::string_view::npos)
        reader.fail(column, sentence("%1 is not a number: write a point as the decimal sign.", shown(cell)));
    if (!value)
        reader.fail(column, sentence("%1 is not a number.", shown(cell)));
    if (std::isnan(*value))
        reader.fail(column, sentence("%1 stands for a missing value: fill it in or leave the row out.", shown(cell)));
    if (std::abs(*value) > std::numeric_limits<float>::max())
        reader.fail(column, sentence("%1 is larger than a float32 can hold (3.4e38).", shown(cell)));
    return *value;
}

std::string_view classIn(const CsvReader &reader)
{
    const std::size_t column = reader.cells().size() - 1;
    const std::string_view cell = reader.cells()[column];
    if (cell.empty())
        reader.fail(column, sentence("the class is missing."));
    if (std::isnan(numberIn(cell).value_or(0)))
        reader.fail(column, sentence("%1 stands for a missing class: fill it in or leave the row out.", shown(cell)));
    return cell;
}

void requireColumns(const CsvReader &reader, std::size_t columns, std::int64_t firstLine)
{
    const std::size_t found = reader.cells().size();
    if (found == columns)
        return;
    const Message what =
        found < columns ? sentence("the row ends before this column") : sentence("one column too many");
    reader.fail(std::min(found, columns), sentence("%1; line %2 has %3 columns.", what, firstLine, columns));
}

/// The classes as words, in the order of first appearance, and each row's index into them.
struct ClassColumn {
    std::unordered_map<std::string_view, std::int32_t> indexOf;
    std::vector<std::string_view> words;
    std::vector<std::int32_t> labels;

    void append(std::string_view word)
    {
        const auto [place, isNew] = indexOf.try_emplace(word, static_cast<std::int32_t>(words.size()));
        if (isNew)
            words.push_back(word);
        labels.push_back(place->second);
    }

    /// Renumbers the classes by value where all are numbers, equal ones as one class, else in alphabetical order. Gives
    /// the number of classes.
    std::int32_t sort()
    {
        std::vector<double> numbers;
        for (const std::string_view word : words)
            if (const auto number = numberIn(word))
                numbers.push_back(*number);
        const bool numeric = numbers.size() == words.size();

        std::vector<std::size_t> order(words.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
            return numeric ? numbers[a] < numbers[b] : words[a] < words[b];
        });
        std::vector<std::int32_t> rank(words.size());
        std::int32_t classes = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const bool isSame = i > 0 && numeric && numbers[order[i]] == numbers[order[i - 1]]; // "1" and "1.0"
            classes += isSame ? 0 : 1;
            rank[order[i]] = classes - 1;
        }
        for (std::int32_t &label : labels)
            label = rank[static_cast<std::size_t>(label)];
        return classes;
    }
};

} // namespace

Inputs readCsv(const std::string &path, std::stop_token stop)
{
    CsvReader reader(path, readWholeFile(path, stop));
    if (!reader.nextLine())
        throw Error(sentence("%1 is empty: it needs rows of numbers with the class in the last column.", path));
    const std::size_t columns = reader.cells().size();
    const std::size_t features = columns - 1;
    if (features == 0)
        reader.fail(0,
                    sentence("this is the only column: at least one feature and then the class are needed, separated "
                             "by commas, semicolons or tabs."));

    const std::int64_t firstLine = reader.line();
    bool more = isHeader(reader.cells()) ? reader.nextLine() : true;
    std::vector<double> values;
    ClassColumn classes;
    for (; more; more = reader.nextLine()) {
        throwIfStopped(stop);
        requireColumns(reader, columns, firstLine);
        for (std::size_t column = 0; column < features; ++column)
            values.push_back(featureIn(reader, column));
        classes.append(classIn(reader));
        if (static_cast<int>(classes.words.size()) > mostClasses)
            reader.fail(features, sentence("the last column holds more than %1 different values: it must be the class.",
                                           mostClasses));
    }
    if (classes.words.empty())
        throw Error(sentence("%1 has a header but no rows.", path));
    if (classes.sort() == 1)
        throw Error(sentence("%1: every row is of the class %2; at least two classes are needed.", path,
                             shown(classes.words.front())));

    const auto rows = static_cast<std::int64_t>(classes.labels.size());
    std::vector<float> x(values.size());
    standardise<double>(values, static_cast<std::int64_t>(features), x, stop);

    Inputs inputs;
    inputs.description = listed({foreign(std::filesystem::path(path).filename().string()), sentence("%1 rows", rows)});
    inputs.arrays.push_back({"x", {rows, static_cast<std::int64_t>(features)}, std::move(x), true});
    inputs.arrays.push_back({"labels", {rows}, std::move(classes.labels)});
    return inputs;
}

CsvShape csvShape(const Inputs &inputs)
{
    const HostArray &x = inputs.arrays.at(0);
    const std::vector<std::int32_t> &labels = inputs.arrays.at(1).ints();
    return {x.shape.at(0), x.shape.at(1), std::int64_t{*std::ranges::max_element(labels)} + 1};
}

} // namespace overtake
