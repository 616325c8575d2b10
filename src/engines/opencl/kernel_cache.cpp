// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/kernel_cache.h"

#include "program/error.h"
#include "report/atomic_file.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace overtake::opencl
{

namespace
{

/// FNV-1a, 64 bits: tells files apart and finds damage; nobody attacks his own cache.
std::uint64_t hashOf(std::string_view bytes)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    return hash;
}

std::string inHex(std::uint64_t number)
{
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

std::string cacheFolder()
{
    const char *cache = std::getenv("XDG_CACHE_HOME");
    if (cache && *cache == '/') // a relative path is to be ignored (XDG base directory specification)
        return std::string(cache) + "/overtake/opencl";
    const char *home = std::getenv("HOME");
    return home && *home == '/' ? std::string(home) + "/.cache/overtake/opencl" : std::string();
}

/// What a file begins with: format, key and a checksum of what follows.
std::string headerOf(const std::string &key, std::string_view binary)
{
    return "overtake kernels 1\n" + key + '\n' + inHex(hashOf(binary)) + '\n';
}

} // namespace

KernelCache::KernelCache(std::string key) : m_key(std::move(key))
{
    if (const std::string folder = cacheFolder(); !folder.empty())
        m_path = folder + '/' + inHex(hashOf(m_key)) + ".bin";
}

std::vector<unsigned char> KernelCache::load() const
{
    std::ifstream file(m_path, std::ios::binary);
    if (!file)
        return {};
    const std::string content{std::istreambuf_iterator<char>(file), {}};
    const std::size_t headerSize = headerOf(m_key, {}).size();
    if (content.size() <= headerSize)
        return {};
    const std::string_view binary = std::string_view(content).substr(headerSize);
    if (content.compare(0, headerSize, headerOf(m_key, binary)) != 0)
        return {};
    return {binary.begin(), binary.end()};
}

void KernelCache::store(const std::vector<unsigned char> &binary) const
{
    if (m_path.empty())
        return;
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(m_path).parent_path(), failed);
    if (failed)
        return;
    const std::string bytes(binary.begin(), binary.end());
    try {
        writeFileAtomically(m_path, headerOf(m_key, bytes) + bytes);
    } catch (const Error &) {
        // The next start compiles again.
    }
}

} // namespace overtake::opencl
