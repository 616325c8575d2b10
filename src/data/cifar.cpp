// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/cifar.h"

#include "data/whole_file.h"
#include "text/error.h"

#include <filesystem>

namespace overtake
{

namespace
{

namespace fs = std::filesystem;

constexpr std::int64_t recordBytes = 1 + pictures::pixels;

struct CifarFile {
    fs::path path;
    std::int64_t records = 0;
};

CifarFile fileAt(const fs::path &path)
{
    std::error_code failure;
    if (!fs::exists(path, failure))
        throw Error(sentence(
            "%1 has no %2: the binary version of CIFAR-10 has data_batch_1.bin to data_batch_5.bin and test_batch.bin.",
            path.parent_path().string(), path.filename().string()));
    const auto bytes = static_cast<std::int64_t>(fs::file_size(path, failure)); // fails for a folder, too
    if (failure)
        throw Error(sentence("%1 cannot be read: %2.", path.string(), systemReason(failure.value())));
    if (bytes == 0)
        throw Error(sentence("%1 is empty.", path.string()));
    if (bytes % recordBytes != 0)
        throw Error(sentence("%1 ends within an image: the file has %2 bytes, and each of CIFAR-10's images has %3. "
                             "The last image begins at byte %4.",
                             path.string(), bytes, recordBytes, bytes / recordBytes * recordBytes));
    return {path, bytes / recordBytes};
}

std::vector<CifarFile> filesOf(const std::string &place, CifarPart part)
{
    fs::path folder = place;
    std::error_code failure;
    if (!fs::exists(folder, failure))
        throw Error(sentence("There is no folder %1.", place));
    if (!fs::is_directory(folder, failure))
        folder = folder.parent_path().empty() ? fs::path(".") : folder.parent_path();
    if (part == CifarPart::Test)
        return {fileAt(folder / "test_batch.bin")};
    std::vector<CifarFile> files;
    for (int i = 1; i <= 5; ++i)
        files.push_back(fileAt(folder / ("data_batch_" + std::to_string(i) + ".bin")));
    return files;
}

void readFile(const CifarFile &file, float *x, std::int32_t *labels, const std::stop_token &stop)
{
    const std::string bytes = readWholeFile(file.path.string(), stop);
    if (static_cast<std::int64_t>(bytes.size()) < file.records * recordBytes)
        throw Error(sentence("%1 cannot be read beyond byte %2.", file.path.string(), bytes.size()));
    const auto *next = reinterpret_cast<const unsigned char *>(bytes.data());
    for (std::int64_t i = 0; i < file.records; ++i) {
        const unsigned char label = *next++;
        if (label >= pictures::classes)
            throw Error(sentence("%1, byte %2: class %3, where CIFAR-10 has 0 to 9.", file.path.string(),
                                 i * recordBytes, int{label}));
        *labels++ = label;
        for (std::int64_t j = 0; j < pictures::pixels; ++j)
            *x++ = static_cast<float>(*next++) / 255.0F;
    }
}

std::int64_t countOf(const std::vector<CifarFile> &files)
{
    std::int64_t count = 0;
    for (const auto &file : files)
        count += file.records;
    return count;
}

} // namespace

std::int64_t countCifar(const std::string &place, CifarPart part)
{
    return countOf(filesOf(place, part));
}

Inputs readCifar(const std::string &place, CifarPart part, std::stop_token stop)
{
    const auto files = filesOf(place, part);
    const std::int64_t count = countOf(files);
    std::vector<float> x(static_cast<std::size_t>(count * pictures::pixels));
    std::vector<std::int32_t> labels(static_cast<std::size_t>(count));
    std::int64_t done = 0;
    for (const auto &file : files) {
        readFile(file, x.data() + done * pictures::pixels, labels.data() + done, stop);
        done += file.records;
    }
    Inputs inputs;
    inputs.arrays.push_back({"x", {count, pictures::channels, pictures::side, pictures::side}, std::move(x)});
    inputs.arrays.push_back({"labels", {count}, std::move(labels)});
    inputs.description = listed({foreign("CIFAR-10"),
                                 part == CifarPart::Test ? sentence("%1 images of its test set", count)
                                                         : sentence("%1 images of its training set", count),
                                 foreign(files.front().path.parent_path().string())});
    return inputs;
}

} // namespace overtake
