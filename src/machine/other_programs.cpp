// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/other_programs.h"

#include "file/text_file.h"

#include <algorithm>
#include <charconv>
#include <ctime>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

namespace overtake
{
namespace
{

/// The sum over all threads of a process; nothing once it is gone.
std::optional<double> processorSeconds(pid_t process)
{
    clockid_t clock = 0;
    timespec time = {};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &time) != 0)
        return std::nullopt;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The state of a process or thread, "S", and what follows it; empty if it is gone.
std::string stateAndMore(const std::filesystem::path &folder)
{
    const std::string stat = textOfFile(folder / "stat");
    const std::size_t name = stat.rfind(") "); // it stands in parentheses and may hold any character
    return name == std::string::npos ? std::string() : stat.substr(name + 2);
}

std::filesystem::path folderOf(pid_t process)
{
    return "/proc/" + std::to_string(process);
}

pid_t parentOf(pid_t process)
{
    const std::string stat = stateAndMore(folderOf(process));
    pid_t parent = 0;
    if (stat.size() > 2)
        std::from_chars(stat.data() + 2, stat.data() + stat.size(), parent);
    return parent;
}

std::vector<pid_t> allProcesses()
{
    std::vector<pid_t> all;
    std::error_code error;
    for (std::filesystem::directory_iterator entry("/proc", error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename();
        pid_t process = 0;
        if (std::from_chars(name.data(), name.data() + name.size(), process).ptr == name.data() + name.size())
            all.push_back(process);
    }
    std::ranges::sort(all); // parents come before their children, nearly always
    return all;
}

} // namespace

bool OtherPrograms::isOurs(pid_t parent) const
{
    const auto known = m_processes.find(parent);
    return parent == ::getpid() || (known != m_processes.end() && known->second.isOurs);
}

std::optional<double> OtherPrograms::othersSeconds()
{
    ++m_look;
    m_started.clear();
    for (const pid_t process : allProcesses()) {
        const auto seconds = process == ::getpid() ? std::nullopt : processorSeconds(process);
        if (!seconds)
            continue;
        const auto [place, isNew] = m_processes.try_emplace(process);
        Process &known = place->second;
        if (isNew)
            known.isOurs = isOurs(parentOf(process));
        if (known.isOurs)
            m_started.push_back(process);
        else if (!isNew || m_look > 1) // time before the first look does not count
            m_othersSeconds += std::max(0.0, *seconds - known.seconds);
        known.seconds = *seconds;
        known.look = m_look;
    }
    std::erase_if(m_processes, [&](const auto &entry) { return entry.second.look < m_look; });
    return m_processes.empty() ? std::nullopt : std::optional(m_othersSeconds);
}

double OtherPrograms::startedSeconds() const
{
    double seconds = 0;
    rusage ended = {};
    if (::getrusage(RUSAGE_CHILDREN, &ended) == 0)
        for (const timeval &time : {ended.ru_utime, ended.ru_stime})
            seconds += static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    for (const pid_t process : m_started)
        seconds += processorSeconds(process).value_or(0);
    return seconds;
}

bool OtherPrograms::isAnyStartedRunning() const
{
    return std::ranges::any_of(m_started, [](pid_t process) {
        std::error_code error;
        for (std::filesystem::directory_iterator thread(folderOf(process) / "task", error), end;
             !error && thread != end; thread.increment(error))
            if (stateAndMore(thread->path()).starts_with('R'))
                return true;
        return false;
    });
}

} // namespace overtake
