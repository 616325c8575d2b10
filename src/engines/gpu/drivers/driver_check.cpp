// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/drivers/driver_check.h"

#include "engines/gpu/cuda/cuda_plugin.h"
#include "file/cache_file.h"
#include "file/leftovers.h"
#include "file/message_json.h"
#include "file/text_file.h"
#include "text/error.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

namespace overtake
{

namespace fs = std::filesystem;

template <typename Io>
void describe(Io &io, Of<Io, DriverTrouble> &trouble)
{
    io("id", trouble.id);
    io("sentence", trouble.message);
    io("left_out", trouble.isLeftOut);
}

namespace
{

/// The program that plays the child; empty where it is not there.
std::string childProgram()
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none).parent_path() / "overtake-bench";
    return fs::exists(program, none) ? program.string() : std::string();
}

constexpr const char *vendorVariable = "OCL_ICD_VENDORS";
constexpr const char *usualVendorFolder = "/etc/OpenCL/vendors";
constexpr const char *nvidiaLibrary = "libnvidia-opencl.so.1";

fs::path vendorFolder()
{
    const char *chosen = std::getenv(vendorVariable);
    return chosen && *chosen ? chosen : usualVendorFolder;
}

bool isVendorFile(const fs::path &driver)
{
    return driver.extension() == ".icd";
}

std::vector<fs::path> vendorFilesIn(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto &entry : fs::directory_iterator(folder, none))
        if (isVendorFile(entry.path()))
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

/// Where containers and notebooks have NVIDIA's libraries.
std::vector<fs::path> libraryFolders()
{
    std::vector<fs::path> folders;
    if (const char *path = std::getenv("LD_LIBRARY_PATH")) {
        std::istringstream parts(path);
        for (std::string part; std::getline(parts, part, ':');)
            if (!part.empty())
                folders.emplace_back(part);
    }
    for (const char *usual : {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
                              "/usr/lib64-nvidia", "/usr/local/nvidia/lib64", "/usr/lib/wsl/lib"})
        folders.emplace_back(usual);
    return folders;
}

/// Vendor files, and NVIDIA's library if none of them names it. A user's own folder has the final word.
std::vector<fs::path> driversIn(const fs::path &folder)
{
    std::vector<fs::path> drivers = vendorFilesIn(folder);
    if (folder == usualVendorFolder) {
        const fs::path library = nvidiaWithoutVendorFile(folder, libraryFolders());
        if (!library.empty())
            drivers.push_back(library);
    }
    return drivers;
}

/// Whether OpenCL's loader needs a folder of ours to find them.
bool needFolder(const std::vector<fs::path> &drivers)
{
    return !std::ranges::all_of(drivers, isVendorFile);
}

/// "The OpenCL driver of nvidia.icd (libnvidia-opencl.so.1)"
Message nameOf(const fs::path &driver)
{
    const std::string library = isVendorFile(driver) ? firstLineOf(textOfFile(driver)) : driver.string();
    return sentence("The OpenCL driver of %1 (%2)", driver.filename().string(), library);
}

std::optional<ScratchFolder> scratchFolder()
{
    try {
        return ScratchFolder();
    } catch (const std::exception &) { // no room, or read-only: drivers can be tried together only
        return std::nullopt;
    }
}

/// Shows the driver to OpenCL's loader in this folder.
void link(const fs::path &driver, const fs::path &folder)
{
    std::error_code none;
    fs::create_directories(folder, none);
    if (isVendorFile(driver))
        fs::create_symlink(fs::absolute(driver, none), folder / driver.filename(), none);
    else
        std::ofstream(folder / "nvidia.icd") << driver.string() << '\n';
}

/// Everything that can change the answer and is quick to read: the drivers, the libraries they are linked with, and the
/// machine's start.
std::string fingerprintOf(const fs::path &folder)
{
    std::string text = textOfFile("/proc/sys/kernel/random/boot_id") + textOfFile("/proc/driver/nvidia/version");
    const auto add = [&](const fs::path &path) {
        std::error_code none;
        const auto time = fs::last_write_time(path, none);
        text += path.string() + ' ' + (none ? "-" : std::to_string(time.time_since_epoch().count())) + '\n';
    };
    add("/etc/ld.so.cache"); // renewed whenever libraries are installed
    for (const fs::path &file : driversIn(folder)) {
        add(file);
        if (!isVendorFile(file))
            continue;
        std::string library = textOfFile(file);
        library.resize(std::min(library.find_first_of("\r\n"), library.size()));
        text += library + '\n';
        if (library.rfind('/', 0) == 0)
            add(library);
    }
    for (const fs::path &place : cudaPluginPlaces())
        add(place);
    for (const char *name : {"RUSTICL_ENABLE", "CUDA_VISIBLE_DEVICES", "LD_LIBRARY_PATH"})
        if (const char *value = std::getenv(name))
            text += std::string(name) + '=' + value + '\n';
    return text;
}

bool hasCudaPlugin()
{
    const auto places = cudaPluginPlaces();
    std::error_code none;
    return std::ranges::any_of(places, [&](const fs::path &place) { return fs::exists(place, none); });
}

constexpr const char *allOpenCl = "opencl"; // in place of one driver's id

std::string idOf(const fs::path &vendorFile)
{
    return allOpenCl + (":" + vendorFile.stem().string());
}

bool isLeftOut(const DriverCheck &check, const std::string &id)
{
    return std::ranges::any_of(
        check.openCl, [&](const DriverTrouble &one) { return one.isLeftOut && (one.id == id || one.id == allOpenCl); });
}

/// Each driver of OpenCL alone, all of them together, and CUDA's: at the same time. `isFinal` becomes false if somebody
/// stopped waiting.
DriverCheck tryAll(const std::string &program, const fs::path &folder, const DriverWait &wait, bool &isFinal)
{
    const std::vector<fs::path> files = driversIn(folder);
    const std::optional<ScratchFolder> alone = scratchFolder();
    std::vector<DriverTrial> trials;
    if (files.size() > 1 && alone) {
        for (const fs::path &file : files) {
            const fs::path own = alone->path() / std::to_string(trials.size());
            link(file, own);
            trials.push_back({"opencl", own.string(), nameOf(file)});
        }
    }
    const std::size_t tried = trials.size(); // alone
    if (!files.empty()) {
        const bool isOne = files.size() == 1;
        std::string together;
        if (alone && needFolder(files)) {
            together = (alone->path() / "together").string();
            for (const fs::path &file : files)
                link(file, together);
        }
        trials.push_back({"opencl", together, isOne ? nameOf(files[0]) : sentence("All OpenCL drivers together")});
    }
    if (hasCudaPlugin())
        trials.push_back({"cuda", {}, sentence("The CUDA driver")});
    const std::vector<DriverFate> fates = runDriverTrials(program, trials, wait);
    isFinal = std::ranges::none_of(fates, &DriverFate::isUnknown);
    DriverCheck check;
    const auto isOut = [](const DriverTrouble &one) { return one.isLeftOut; };
    const auto add = [&](const std::string &id, const Message &name, const DriverFate &fate) {
        if (!fate.trouble.empty())
            check.openCl.push_back({id, sentence("%1 It is left out.", fate.trouble), true});
        else if (!fate.printed.empty())
            check.openCl.push_back({id,
                                    sentence("%1 prints '%2' when it is loaded. It is used, and its output is ignored.",
                                             name, fate.printed),
                                    false});
    };
    for (std::size_t i = 0; i < tried; ++i)
        add(idOf(files[i]), trials[i].name, fates[i]);
    if (!files.empty()) {
        const DriverFate &together = fates[tried];
        if (files.size() == 1)
            add(idOf(files[0]), trials[tried].name, together);
        else if (!together.trouble.empty() && std::ranges::none_of(check.openCl, isOut))
            check.openCl.push_back({allOpenCl, sentence("%1 They are left out.", together.trouble), true});
    }
    if (hasCudaPlugin() && !fates.back().trouble.empty())
        check.cuda = sentence("%1 It is left out: see what nvidia-smi says, and restart.", fates.back().trouble);
    return check;
}

void noteWords(DriverCheck &check)
{
    check.printsOnLoading = std::ranges::any_of(check.openCl, [](const auto &one) { return !one.isLeftOut; });
}

std::optional<DriverCheck> readCheck(const std::string &text)
{
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_discarded())
        return std::nullopt;
    DriverCheck check;
    const JsonNode node(json);
    FieldReader io(node);
    io("opencl", check.openCl);
    io.maybe("cuda", check.cuda);
    noteWords(check);
    return check;
}

std::string textOf(const DriverCheck &check)
{
    nlohmann::json json = nlohmann::json::object();
    FieldWriter io(json);
    io("opencl", check.openCl);
    io("cuda", check.cuda);
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

fs::path nvidiaWithoutVendorFile(const fs::path &folder, const std::vector<fs::path> &places)
{
    for (const fs::path &file : vendorFilesIn(folder))
        if (textOfFile(file).find("libnvidia-opencl") != std::string::npos)
            return {};
    std::error_code none;
    for (const fs::path &place : places)
        if (fs::exists(place / nvidiaLibrary, none))
            return fs::absolute(place / nvidiaLibrary, none);
    return {};
}

GoodDriversOnly::GoodDriversOnly(const DriverCheck &check)
{
    const fs::path folder = vendorFolder();
    const std::vector<fs::path> drivers = driversIn(folder);
    const bool isAnyLeftOut = std::ranges::any_of(check.openCl, &DriverTrouble::isLeftOut);
    if (!isAnyLeftOut && !needFolder(drivers))
        return;
    if (auto folderOfGood = scratchFolder())
        m_folder.emplace(std::move(*folderOfGood));
    if (!m_folder && !isAnyLeftOut)
        return; // no room: what the loader finds by itself
    m_before = folder.string();
    for (const fs::path &file : drivers)
        if (m_folder && !isLeftOut(check, idOf(file)))
            link(file, m_folder->path());
    ::setenv(vendorVariable, m_folder ? m_folder->path().c_str() : "/nonexistent", 1);
}

GoodDriversOnly::~GoodDriversOnly()
{
    if (!m_before.empty())
        ::setenv(vendorVariable, m_before.c_str(), 1); // for the processes that this one starts
}

void reserveVendorVariable()
{
    ::setenv(vendorVariable, vendorFolder().c_str(), 1);
}

std::optional<DriverCheck> knownDriverCheck()
{
    try {
        if (childProgram().empty())
            return DriverCheck{};
        const std::string known = CacheFile("drivers", fingerprintOf(vendorFolder())).load();
        return known.empty() ? std::nullopt : readCheck(known);
    } catch (const std::exception &) { // a damaged file
        return std::nullopt;
    }
}

DriverCheck checkDrivers(const DriverWait &wait)
{
    if (auto known = knownDriverCheck())
        return *known;
    try {
        bool isFinal = true;
        const fs::path folder = vendorFolder();
        DriverCheck check = tryAll(childProgram(), folder, wait, isFinal);
        if (isFinal)
            CacheFile("drivers", fingerprintOf(folder)).store(textOf(check));
        noteWords(check);
        return check;
    } catch (const std::exception &) { // memory ran out, no folder for files: then drivers are loaded as they are
        return {};
    }
}

SilentOutput::SilentOutput(bool silent)
{
    if (!silent)
        return;
    std::fflush(stdout);
    m_output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (m_output < 0)
        return;
    if (const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC); nowhere >= 0) {
        ::dup2(nowhere, STDOUT_FILENO);
        ::close(nowhere);
    }
}

SilentOutput::~SilentOutput()
{
    if (m_output < 0)
        return;
    std::fflush(stdout);
    ::dup2(m_output, STDOUT_FILENO);
    ::close(m_output);
}

} // namespace overtake
