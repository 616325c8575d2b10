// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/driver_check.h"

#include "engines/cuda/cuda_plugin.h"
#include "engines/opencl/discovery.h"
#include "file/cache_file.h"
#include "file/json_fields.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <optional>
#include <thread>

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace overtake
{

namespace fs = std::filesystem;

template <typename Io>
void describe(Io &io, Of<Io, DriverTrouble> &trouble)
{
    io("id", trouble.id);
    io("sentence", trouble.sentence);
    io("left_out", trouble.isLeftOut);
}

namespace
{

/// For one try; OVERTAKE_DRIVER_SECONDS, where it is set.
double mostSeconds()
{
    const char *chosen = std::getenv("OVERTAKE_DRIVER_SECONDS");
    const double seconds = chosen ? std::atof(chosen) : 0;
    return seconds > 0 ? seconds : 15; // a server with eight cards that nobody uses takes four to wake them
}

/// What became of a child.
struct Trial {
    std::string fate;    ///< "crashed: signal 11 (Segmentation fault)"; empty: all is well
    std::string printed; ///< to standard output, its beginning
};

std::string textOf(const fs::path &path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The program that plays the child; empty where it is not there.
std::string childProgram()
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none).parent_path() / "overtake-bench";
    return fs::exists(program, none) ? program.string() : std::string();
}

fs::path vendorFolder()
{
    const char *chosen = std::getenv("OCL_ICD_VENDORS");
    return chosen && *chosen ? chosen : "/etc/OpenCL/vendors";
}

std::vector<fs::path> vendorFilesIn(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto &entry : fs::directory_iterator(folder, none)) {
        if (entry.path().extension() == ".icd")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// Waits for the child and reads what it prints; kills it when its time is up.
Trial watch(pid_t child, int output)
{
    Trial trial;
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(mostSeconds());
    int status = 0;
    bool hasEnded = false;
    while (!hasEnded && std::chrono::steady_clock::now() < end) {
        pollfd wait{output, POLLIN, 0};
        std::array<char, 256> buffer{};
        if (::poll(&wait, 1, 2) > 0) {
            if (const auto count = ::read(output, buffer.data(), buffer.size()); count > 0) {
                if (trial.printed.size() < 200)
                    trial.printed.append(buffer.data(), static_cast<std::size_t>(count));
                continue;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // it has closed its output
        }
        hasEnded = ::waitpid(child, &status, WNOHANG) == child;
    }
    std::array<char, 256> rest{}; // printed as it ended
    for (pollfd wait{output, POLLIN, 0}; trial.printed.size() < 200 && ::poll(&wait, 1, 0) > 0;) {
        const auto count = ::read(output, rest.data(), rest.size());
        if (count <= 0)
            break;
        trial.printed.append(rest.data(), static_cast<std::size_t>(count));
    }
    if (!hasEnded) {
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
        trial.fate = sentence("did not answer within %1", formatSeconds(mostSeconds()));
    } else if (WIFSIGNALED(status)) {
        trial.fate = sentence("crashed: signal %1 (%2)", WTERMSIG(status), ::strsignal(WTERMSIG(status)));
    } else if (WEXITSTATUS(status) != 0) {
        trial.fate = sentence("ended the program with exit status %1", WEXITSTATUS(status));
    }
    if (const auto line = trial.printed.find('\n'); line != std::string::npos)
        trial.printed.resize(line);
    return trial;
}

/// `vendors`: the folder for the ICD loader; empty: as it is.
Trial tryDrivers(const std::string &program, const std::string &which, const std::string &vendors)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    std::vector<std::string> variables;
    for (char **one = environ; *one; ++one) {
        if (vendors.empty() || std::strncmp(*one, "OCL_ICD_VENDORS=", 16) != 0)
            variables.emplace_back(*one);
    }
    if (!vendors.empty())
        variables.push_back("OCL_ICD_VENDORS=" + vendors);
    std::vector<char *> environment;
    for (std::string &one : variables)
        environment.push_back(one.data());
    environment.push_back(nullptr);
    std::string first = program;
    std::string command = "load-drivers";
    std::string argument = which;
    std::array<char *, 4> arguments = {first.data(), command.data(), argument.data(), nullptr};
    pid_t child = -1;
    const int failure = ::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    Trial trial;
    if (failure == 0)
        trial = watch(child, ends[0]);
    ::close(ends[0]);
    return trial;
}

/// "The OpenCL driver of nvidia.icd (libnvidia-opencl.so.1)"
std::string nameOf(const fs::path &vendorFile)
{
    std::string library = textOf(vendorFile);
    library.resize(std::min(library.find_first_of("\r\n"), library.size()));
    return sentence("The OpenCL driver of %1 (%2)", vendorFile.filename().string(), library.substr(0, 200));
}

/// One driver after the other: which it was.
std::vector<DriverTrouble> findCulprits(const std::string &program, const fs::path &folder)
{
    std::vector<DriverTrouble> troubles;
    std::string pattern = (fs::temp_directory_path() / "overtake-drivers-XXXXXX").string();
    if (!::mkdtemp(pattern.data()))
        return troubles;
    const fs::path alone = pattern;
    std::error_code none;
    for (const fs::path &file : vendorFilesIn(folder)) {
        const fs::path link = alone / file.filename();
        fs::create_symlink(fs::absolute(file, none), link, none);
        const Trial trial = tryDrivers(program, "opencl", alone.string());
        fs::remove(link, none);
        const std::string id = "opencl:" + file.stem().string();
        if (!trial.fate.empty())
            troubles.push_back({id, sentence("%1 %2; it is left out.", nameOf(file), trial.fate), true});
        else if (!trial.printed.empty())
            troubles.push_back({id,
                                sentence("%1 prints when it is loaded ('%2'); it is used, and its words are left out.",
                                         nameOf(file), trial.printed),
                                false});
    }
    fs::remove(alone, none);
    return troubles;
}

/// What the answer depends on, cheap to look at: the drivers, what they are linked with, and what the machine started.
std::string fingerprintOf(const fs::path &folder)
{
    std::string text = textOf("/proc/sys/kernel/random/boot_id") + textOf("/proc/driver/nvidia/version");
    const auto add = [&](const fs::path &path) {
        std::error_code none;
        const auto time = fs::last_write_time(path, none);
        text += path.string() + ' ' + (none ? "-" : std::to_string(time.time_since_epoch().count())) + '\n';
    };
    add("/etc/ld.so.cache"); // renewed whenever libraries are installed
    for (const fs::path &file : vendorFilesIn(folder)) {
        add(file);
        std::string library = textOf(file);
        library.resize(std::min(library.find_first_of("\r\n"), library.size()));
        text += library + '\n';
        if (library.rfind('/', 0) == 0)
            add(library);
    }
    for (const fs::path &place : cudaPluginPlaces())
        add(place);
    for (const char *name : {"RUSTICL_ENABLE", "CUDA_VISIBLE_DEVICES", "LD_LIBRARY_PATH"}) {
        if (const char *value = std::getenv(name))
            text += std::string(name) + '=' + value + '\n';
    }
    return text;
}

bool hasCudaPlugin()
{
    const auto places = cudaPluginPlaces();
    std::error_code none;
    return std::any_of(places.begin(), places.end(), [&](const fs::path &place) { return fs::exists(place, none); });
}

DriverCheck tryAll(const std::string &program, const fs::path &folder)
{
    DriverCheck check;
    auto cuda =
        std::async(std::launch::async, [&] { return hasCudaPlugin() ? tryDrivers(program, "cuda", {}) : Trial(); });
    const Trial openCl = vendorFilesIn(folder).empty() ? Trial() : tryDrivers(program, "opencl", {});
    if (!openCl.fate.empty() || !openCl.printed.empty())
        check.openCl = findCulprits(program, folder);
    if (const Trial trial = cuda.get(); !trial.fate.empty())
        check.cuda = sentence("The CUDA driver %1; it is left out: see what nvidia-smi says, and restart.", trial.fate);
    return check;
}

/// From now on the ICD loader finds the good drivers only.
void leaveOut(const std::vector<DriverTrouble> &troubles, const fs::path &folder, const CacheFile &cache)
{
    std::vector<fs::path> good;
    std::string names;
    for (const fs::path &file : vendorFilesIn(folder)) {
        const auto isThis = [&](const DriverTrouble &one) {
            return one.isLeftOut && one.id == "opencl:" + file.stem().string();
        };
        if (std::none_of(troubles.begin(), troubles.end(), isThis)) {
            good.push_back(file);
            names += file.string() + '\n';
        }
    }
    std::error_code none;
    fs::path vendors;
    if (cache.path().empty()) { // nobody else may say what is loaded
        std::string pattern = (fs::temp_directory_path() / "overtake-vendors-XXXXXX").string();
        vendors = ::mkdtemp(pattern.data()) ? fs::path(pattern) : fs::path("/nonexistent");
    } else {
        char name[32];
        std::snprintf(name, sizeof name, "vendors-%016zx", std::hash<std::string>()(names));
        vendors = fs::path(cache.path()).parent_path() / name;
        fs::create_directories(vendors, none);
    }
    for (const fs::path &file : good)
        fs::create_symlink(fs::absolute(file, none), vendors / file.filename(), none);
    ::setenv("OCL_ICD_VENDORS", vendors.c_str(), 1);
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
    io("cuda", check.cuda);
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

DriverCheck checkDrivers()
{
    try {
        const std::string program = childProgram();
        if (program.empty())
            return {};
        const fs::path folder = vendorFolder();
        const CacheFile cache("drivers", fingerprintOf(folder));
        std::optional<DriverCheck> check;
        if (const std::string known = cache.load(); !known.empty())
            check = readCheck(known);
        if (!check) {
            check = tryAll(program, folder);
            cache.store(textOf(*check));
        }
        const auto &all = check->openCl;
        check->printsOnLoading = std::any_of(all.begin(), all.end(), [](const auto &one) { return !one.isLeftOut; });
        if (std::any_of(all.begin(), all.end(), [](const auto &one) { return one.isLeftOut; }))
            leaveOut(all, folder, cache);
        return *check;
    } catch (const std::exception &) { // a full disk, a damaged file: then drivers are loaded as they are
        return {};
    }
}

int loadDrivers(const std::string &which)
{
    if (which == "cuda")
        CudaPlugin();
    else
        opencl::discoverDevices();
    return 0;
}

SilentOutput::SilentOutput(bool silent)
{
    if (!silent)
        return;
    std::fflush(stdout);
    m_output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
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
