// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/npy.h"

#include "file/atomic_file.h"
#include "text/error.h"

#include <bit>
#include <charconv>
#include <cstring>

namespace overtake
{

namespace
{

static_assert(std::endian::native == std::endian::little);
constexpr std::string_view npyMagic("\x93NUMPY\x01\x00", 8);
constexpr std::string_view npyTypes[] = {"<f4", "<i4", "<f8"}; // by DataType

/// Value after `'key': ` in a header.
std::string_view npyField(std::string_view header, std::string_view key)
{
    const auto at = header.find(key);
    if (at == std::string_view::npos)
        throw Error(sentence("The array's header has no %1.", key));
    std::string_view rest = header.substr(at + key.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(": "), rest.size()));
    return rest;
}

Shape npyShape(std::string_view text)
{
    const auto end = text.find(')');
    if (!text.starts_with('(') || end == std::string_view::npos)
        throw Error(sentence("The array's header has no shape."));
    Shape shape;
    std::int64_t count = 1;
    for (std::string_view rest = text.substr(1, end - 1); !rest.empty();) {
        const auto digits = std::min(rest.find_first_not_of(" ,"), rest.size());
        rest.remove_prefix(digits);
        if (rest.empty())
            break;
        std::int64_t extent = -1;
        const auto [stop, wrong] = std::from_chars(rest.data(), rest.data() + rest.size(), extent);
        constexpr std::int64_t most = std::int64_t{1} << 40; // elements: no product of extents overflows
        if (wrong != std::errc() || extent < 0 || (extent > 0 && count > most / extent))
            throw Error(sentence("The array's header has an impossible shape."));
        count *= extent;
        shape.push_back(extent);
        rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()));
    }
    return shape;
}

template <typename T>
std::vector<T> npyValues(std::string_view bytes, const Shape &shape)
{
    const auto count = static_cast<std::size_t>(elementCount(shape));
    if (bytes.size() != count * sizeof(T))
        throw Error(sentence("The array has %1 bytes of values; its shape %2 needs %3.", bytes.size(), toText(shape),
                             count * sizeof(T)));
    std::vector<T> values(count);
    if (count > 0)
        std::memcpy(values.data(), bytes.data(), bytes.size());
    return values;
}

} // namespace

std::string npyHeader(const Shape &shape, DataType type)
{
    std::string extents;
    for (const auto extent : shape)
        extents += std::to_string(extent) + ", ";
    std::string fields = "{'descr': '" + std::string(npyTypes[static_cast<std::size_t>(type)]) +
                         "', 'fortran_order': False, 'shape': (" + extents + "), }";
    // Magic, version and length take 10 bytes; all together a multiple of 64, ended by a line feed.
    fields.append(63 - (10 + fields.size()) % 64, ' ');
    fields += '\n';
    std::string header(npyMagic);
    header += static_cast<char>(fields.size() & 0xff);
    header += static_cast<char>(fields.size() >> 8);
    return header + fields;
}

HostArray parseNpy(std::string_view bytes)
{
    if (!bytes.starts_with(npyMagic) || bytes.size() < 10)
        throw Error(sentence("This is not an array in NumPy's format 1.0."));
    const auto byteAt = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(bytes[i])); };
    const std::size_t length = byteAt(8) + 256 * byteAt(9);
    if (bytes.size() < 10 + length)
        throw Error(sentence("The array ends within its header."));
    const std::string_view header = bytes.substr(10, length);
    const std::string_view values = bytes.substr(10 + length);
    if (!npyField(header, "'fortran_order'").starts_with("False"))
        throw Error(sentence("The array is not in row-major order."));
    HostArray array;
    array.shape = npyShape(npyField(header, "'shape'"));
    const std::string_view type = npyField(header, "'descr'");
    if (type.starts_with("'<f4'"))
        array.values = npyValues<float>(values, array.shape);
    else if (type.starts_with("'<i4'"))
        array.values = npyValues<std::int32_t>(values, array.shape);
    else if (type.starts_with("'<f8'"))
        array.values = npyValues<double>(values, array.shape);
    else
        throw Error(sentence("The array's type is not float32, float64 or int32."));
    return array;
}

void writeNpy(const std::string &path, const Shape &shape, std::span<const std::int32_t> values)
{
    AtomicFile file(path);
    file.write(npyHeader(shape, DataType::Int32));
    file.write({reinterpret_cast<const char *>(values.data()), values.size_bytes()});
    file.commit();
}

} // namespace overtake
