// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/cache_file.h"

#include "file/atomic_file.h"
#include "file/user_folders.h"
#include "text/error.h"
#include "text/format.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <utility>

namespace overtake
{

namespace
{

/// FNV-1a, 64 bits: tells files apart and finds damage; nobody attacks his own cache.
std::string hashOf(std::string_view bytes)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    return formatHex(hash, 16);
}

std::mutex troubleMutex;
Message firstTrouble; ///< with troubleMutex held

void note(Message trouble)
{
    const std::scoped_lock lock(troubleMutex);
    if (firstTrouble.empty())
        firstTrouble = std::move(trouble);
}

/// First lines of a file: format, key and a checksum of its content.
std::string headerOf(const std::string &key, std::string_view content)
{
    return "overtake cache 1\n" + key + '\n' + hashOf(content) + '\n';
}

} // namespace

CacheFile::CacheFile(const std::string &kind, std::string key) : m_key(std::move(key))
{
    if (const std::filesystem::path folder = cacheFolder(); !folder.empty())
        m_path = folder / kind / (hashOf(m_key) + ".bin");
}

std::string CacheFile::load() const
{
    std::error_code failed; // a folder cannot be read, and a pipe would be waited for
    if (!std::filesystem::is_regular_file(m_path, failed))
        return {};
    std::ifstream file(m_path, std::ios::binary);
    if (!file)
        return {};
    const std::string whole{std::istreambuf_iterator<char>(file), {}};
    const std::size_t headerSize = headerOf(m_key, {}).size();
    if (whole.size() <= headerSize)
        return {};
    std::string content = whole.substr(headerSize);
    if (whole.compare(0, headerSize, headerOf(m_key, content)) != 0)
        return {};
    return content;
}

void CacheFile::store(std::string_view content) const
{
    if (m_path.empty())
        return;
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(m_path).parent_path(), failed);
    if (failed)
        return note(sentence("The folder '%1' cannot be made: %2.",
                             std::filesystem::path(m_path).parent_path().string(), systemReason(failed.value())));
    if (const auto status = std::filesystem::status(m_path, failed); exists(status) && !is_regular_file(status))
        return note(sentence("'%1' is not a file.", m_path));
    try {
        writeFileAtomically(m_path, headerOf(m_key, content).append(content));
    } catch (const Error &error) { // it is made again at the next start
        note(error.message());
    }
}

Message takeCacheTrouble()
{
    const std::scoped_lock lock(troubleMutex);
    const Message reason = std::exchange(firstTrouble, {});
    if (reason.empty())
        return {};
    return sentence("Results of measuring and compiling cannot be saved, so this is done again at every start: %1",
                    reason);
}

bool CacheFile::remove() const
{
    std::error_code failed;
    return !m_path.empty() && std::filesystem::remove(m_path, failed) && !failed;
}

} // namespace overtake
