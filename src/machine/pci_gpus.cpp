// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/pci_gpus.h"

#include "text/format.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

namespace overtake
{
namespace
{

constexpr std::uint32_t displayController = 0x03; // the upper byte of the class; 0x0302 is a card without a display

/// The number in a file of sysfs: "0x8086\n".
std::optional<std::uint32_t> numberIn(const std::filesystem::path &file)
{
    std::string text;
    std::ifstream stream(file);
    if (!std::getline(stream, text) || !text.starts_with("0x"))
        return std::nullopt;
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

const char *makerOf(std::uint32_t vendor)
{
    switch (vendor) {
    case pciIntel:
        return "Intel";
    case pciAmd:
        return "AMD";
    case pciNvidia:
        return "NVIDIA";
    default:
        return nullptr;
    }
}

std::string hex4(std::uint32_t number)
{
    return formatHex(number, 4);
}

/// pci.ids has lines "8086  Intel Corporation", below each "\t46a6  Alder Lake-P GT2 [Iris Xe Graphics]", and below
/// these, by two tabs, boards.
void nameFromList(std::istream &list, std::vector<PciGpu> &gpus)
{
    std::string vendor;
    for (std::string line; std::getline(list, line);) {
        const std::string_view text = line;
        if (text.size() > 6 && text[0] != '\t' && text[0] != '#') {
            vendor = text.substr(0, 4);
        } else if (text.size() > 7 && text[0] == '\t' && text[1] != '\t') {
            for (PciGpu &gpu : gpus)
                if (vendor == hex4(gpu.vendor) && text.substr(1, 4) == hex4(gpu.device))
                    gpu.name = makerOf(gpu.vendor) + std::string(" ") + std::string(text.substr(7));
        }
    }
}

} // namespace

std::vector<PciGpu> pciGpus(const std::string &folder, const std::vector<std::string> &idFiles)
{
    std::vector<PciGpu> gpus;
    std::error_code ignored;
    for (std::filesystem::directory_iterator place(folder, ignored), end; place != end; place.increment(ignored)) {
        const std::filesystem::path &path = place->path();
        const auto kind = numberIn(path / "class");
        const auto vendor = numberIn(path / "vendor");
        const auto device = numberIn(path / "device");
        if (!kind || *kind >> 16 != displayController || !vendor || !device || !makerOf(*vendor))
            continue;
        gpus.push_back({*vendor, *device, path.filename().string(),
                        makerOf(*vendor) + std::string(" GPU [") + hex4(*vendor) + ":" + hex4(*device) + "]"});
    }
    std::ranges::sort(gpus, [](const PciGpu &a, const PciGpu &b) { return a.address < b.address; });
    for (const std::string &file : idFiles) {
        if (std::ifstream list(file); list && !gpus.empty()) {
            nameFromList(list, gpus);
            break;
        }
    }
    return gpus;
}

} // namespace overtake
