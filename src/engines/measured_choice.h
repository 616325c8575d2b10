// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fastest of several methods for each kind of work: measured on this machine when a kind is first requested, and
// kept between starts in a cache file. Measuring takes at most a tenth of the elapsed time; once that is used up, an
// assumption decides. A measurement replaces an assumption; otherwise answers do not change within a process.
// Thread-safe. Seconds.
#pragma once

#include "engines/profile_parts.h"
#include "file/cache_file.h"

#include <algorithm>
#include <functional>
#include <istream>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace overtake
{

/// Whether a line of a file can be true; a method with more to check overloads it.
template <typename Key, typename Method>
bool isPossible(const Key &, const Method &)
{
    return true;
}

/// `Key`: a kind of work, an array of numbers. `Method` has operators << and >>.
template <typename Key, typename Method>
class MeasuredChoice
{
public:
    struct Answer {
        Method method = {};
        double seconds = 0; ///< 0: assumed
        bool isMeasured() const { return seconds > 0; }
    };
    using Clock = std::function<double()>;

    /// `mostAtOnce`: seconds that may be spent on measuring at once. Without a file nothing is kept.
    MeasuredChoice(double mostAtOnce, std::optional<CacheFile> file, Clock clock = steadySeconds)
        : m_mostAtOnce(mostAtOnce), m_allowed(mostAtOnce), m_clock(std::move(clock)), m_lastAsked(m_clock()),
          m_file(std::move(file))
    {
        if (m_file)
            addText(m_file->load());
    }

    /// Whether any answer is this method.
    bool uses(const Method &method) const
    {
        const std::scoped_lock lock(m_mutex);
        return std::ranges::any_of(m_answers, [&](const auto &one) { return one.second.method == method; });
    }

    /// The measured answers, one per line.
    std::string toText() const
    {
        const std::scoped_lock lock(m_mutex);
        std::ostringstream text;
        for (const auto &[key, answer] : m_answers) {
            if (!answer.isMeasured())
                continue;
            for (const auto number : key)
                text << number << ' ';
            text << answer.method << ' ' << answer.seconds << '\n';
        }
        return text.str();
    }
    /// Skips lines that it cannot read.
    void addText(std::string_view text)
    {
        const std::scoped_lock lock(m_mutex);
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            Key key = {};
            Answer answer;
            for (auto &number : key)
                words >> number;
            if (words >> answer.method >> answer.seconds && answer.isMeasured() && isPossible(key, answer.method))
                m_answers[key] = answer;
        }
    }

    /// Writes the answers to the file if there are new ones.
    void save()
    {
        const std::scoped_lock lock(m_mutex);
        if (m_file && std::exchange(m_isNew, false))
            m_file->store(toText());
    }
    /// The file's name; empty if there is none.
    std::string savedIn() const { return m_file && !m_file->load().empty() ? m_file->path() : std::string(); }
    /// Discards the answers here and in the file; returns whether there was a file.
    bool forget()
    {
        const std::scoped_lock lock(m_mutex);
        m_answers.clear();
        m_isNew = false;
        return m_file && m_file->remove();
    }

protected:
    /// The answer that is known, what measure() returns, or what assume() returns if measuring would take more than is
    /// allowed at this moment. `must`: measures nevertheless, unless it was measured before. measure() may ask for the
    /// answer of another key.
    template <typename Measure, typename Assume>
    Answer answerTo(const Key &key, bool must, double expectedSeconds, const Measure &measure, const Assume &assume)
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_answers.find(key); known != m_answers.end() && (known->second.isMeasured() || !must))
            return known->second;
        constexpr double shareOfTime = 0.1;
        const double now = m_clock();
        m_allowed = std::min(m_mostAtOnce, m_allowed + shareOfTime * (now - m_lastAsked));
        m_lastAsked = now;
        if (!must && expectedSeconds > m_allowed)
            return m_answers[key] = assume();
        const Answer measured = measure();
        const double end = m_clock();
        m_allowed -= end - m_lastAsked; // the time of other keys is counted already
        m_lastAsked = end;
        m_isNew = m_isNew || measured.isMeasured();
        return m_answers[key] = measured;
    }

    /// The first, or a later one that takes less time by this factor: times on a busy machine are uncertain.
    static Answer fastest(const std::vector<Answer> &timed, double factor)
    {
        Answer best = timed.front();
        for (const Answer &one : timed)
            if (one.seconds * factor < best.seconds)
                best = one;
        return best;
    }

    /// With the mutex locked only, as it is within measure() and assume().
    const std::map<Key, Answer> &answers() const { return m_answers; }

    mutable std::recursive_mutex m_mutex;

private:
    double m_mostAtOnce;
    double m_allowed; ///< seconds that may still be spent on measuring
    Clock m_clock;
    double m_lastAsked; ///< the moment to which that applies
    std::optional<CacheFile> m_file;
    bool m_isNew = false;
    std::map<Key, Answer> m_answers;
};

/// Reads one of the names of `all`. The stream fails at any other word.
template <typename Method, std::size_t count>
std::istream &readName(std::istream &in, const Method (&all)[count], Method &method)
{
    std::string word;
    in >> word;
    const Method *known = std::find_if(std::begin(all), std::end(all), [&](Method one) { return word == nameOf(one); });
    if (known == std::end(all))
        in.setstate(std::ios::failbit);
    else
        method = *known;
    return in;
}

} // namespace overtake
