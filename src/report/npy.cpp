// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/npy.h"

#include "file/atomic_file.h"

#include <bit>

namespace overtake
{

void writeNpy(const std::string &path, const Shape &shape, std::span<const std::int32_t> values)
{
    static_assert(std::endian::native == std::endian::little);
    std::string extents;
    for (const auto extent : shape)
        extents += std::to_string(extent) + ", ";
    std::string header = "{'descr': '<i4', 'fortran_order': False, 'shape': (" + extents + "), }";
    // Magic, version and length take 10 bytes; all together a multiple of 64, ended by a line feed.
    header.append(63 - (10 + header.size()) % 64, ' ');
    header += '\n';
    std::string start("\x93NUMPY\x01\x00", 8);
    start += static_cast<char>(header.size() & 0xff);
    start += static_cast<char>(header.size() >> 8);

    AtomicFile file(path);
    file.write(start);
    file.write(header);
    file.write({reinterpret_cast<const char *>(values.data()), values.size_bytes()});
    file.commit();
}

} // namespace overtake
