// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/leftovers.h"

#include "file/user_folders.h"
#include "text/error.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <stdlib.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace overtake
{

namespace fs = std::filesystem;

namespace
{

constexpr std::string_view filePrefix = ".overtake-";
constexpr std::string_view fileSuffix = ".tmp";
constexpr std::string_view scratchPrefix = "overtake-scratch-";
constexpr const char *lockName = "lock";

/// Those whose names `isWanted` accepts. What disappears meanwhile, or cannot be read, is left out.
template <typename Wanted>
std::vector<fs::path> pathsIn(const fs::path &folder, Wanted isWanted)
{
    std::vector<fs::path> paths;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed), end; !failed && entry != end; entry.increment(failed))
        if (isWanted(entry->path().filename().native()))
            paths.push_back(entry->path());
    return paths;
}

/// Whether Qt chose these six random letters: "aBcDeF". Without a capital they may be a user's word: "backup".
bool isRandomSuffix(std::string_view text)
{
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isLetter = [&](char c) { return isCapital(c) || (c >= 'a' && c <= 'z'); };
    return text.size() == 6 && std::ranges::all_of(text, isLetter) && std::ranges::any_of(text, isCapital);
}

bool isOwnFolder(const fs::path &path)
{
    struct stat status = {};
    return ::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid();
}

} // namespace

std::string temporaryName(const fs::path &folder)
{
    static std::atomic<unsigned> counter{0};
    const std::string own = std::to_string(::getpid()) + "-" + std::to_string(counter++);
    return folder / std::string(filePrefix).append(own).append(fileSuffix);
}

void removeLeftovers(const fs::path &folder)
{
    const auto isTemporary = [](std::string_view name) {
        return name.starts_with(filePrefix) && name.ends_with(fileSuffix);
    };
    for (const fs::path &path : pathsIn(folder, isTemporary))
        FileLock::takeExisting(path); // and lets it go, with the file
}

void removeLeftoversOfUser()
{
    for (const fs::path &folder : {cacheFolder(), settingsFolder()}) {
        if (folder.empty())
            continue;
        removeLeftovers(folder);
        for (const fs::path &kind : pathsIn(folder, [](std::string_view) { return true; }))
            removeLeftovers(kind); // nothing where it is a file
    }
    std::error_code failed;
    const fs::path temporary = fs::temp_directory_path(failed);
    for (const fs::path &path :
         pathsIn(temporary, [](std::string_view name) { return name.starts_with(scratchPrefix); }))
        if (isOwnFolder(path))
            if (const auto lock = FileLock::take(path / lockName))
                fs::remove_all(path, failed);
}

void removeLeftoversOfSettings(const std::string &file)
{
    const fs::path path(file);
    const std::string prefix = path.filename().native() + ".";
    const auto lock = FileLock::take(file + ".lock"); // Qt's own lock: nobody is writing
    if (!lock)
        return;
    const auto isCopy = [&](std::string_view name) {
        return name.starts_with(prefix) && isRandomSuffix(name.substr(prefix.size()));
    };
    std::error_code failed;
    for (const fs::path &copy : pathsIn(path.parent_path(), isCopy))
        if (fs::symlink_status(copy, failed).type() == fs::file_type::regular)
            fs::remove(copy, failed);
}

ScratchFolder::ScratchFolder()
{
    // Until it is locked, another process may take it for one left behind.
    while (!m_lock) {
        std::string pattern = fs::temp_directory_path() / std::string(scratchPrefix).append("XXXXXX");
        if (!::mkdtemp(pattern.data()))
            throw Error(sentence("Cannot write '%1': %2.", pattern, systemReason(errno)));
        m_path = pattern;
        m_lock = FileLock::take(m_path / lockName);
        std::error_code failed;
        if (!m_lock &&
            fs::exists(m_path, failed)) // a file system without locks: used all the same, and not found later
            break;
    }
}

ScratchFolder::~ScratchFolder()
{
    std::error_code failed;
    if (!m_path.empty())
        fs::remove_all(m_path, failed);
}

} // namespace overtake
