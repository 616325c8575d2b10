// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/whole_file.h"

#include "machine/host_memory.h"
#include "text/error.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

namespace overtake
{

std::string readWholeFile(const std::string &path, const std::stop_token &stop)
{
    std::error_code failure;
    const auto size = std::filesystem::file_size(path, failure); // fails for a folder or a device, too
    if (failure)
        throw Error(sentence("%1 cannot be read: %2.", path, systemReason(failure.value())));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw Error(sentence("%1 cannot be read: %2.", path, systemReason(errno)));
    requireHostMemory(static_cast<std::int64_t>(size));
    std::string content;
    content.reserve(size);
    constexpr std::size_t piece = 1 << 22;
    for (std::size_t done = 0; done < size; done += piece) {
        throwIfStopped(stop);
        const std::size_t bytes = std::min<std::size_t>(piece, size - done);
        content.resize(done + bytes); // no page is touched before its turn
        file.read(content.data() + done, static_cast<std::streamsize>(bytes));
        if (!file)
            throw Error(sentence("%1 cannot be read to its end.", path));
    }
    return content;
}

} // namespace overtake
