// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include "text/contains.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string_view>

namespace overtake::cuda
{

namespace
{

namespace fs = std::filesystem;

std::string fileOf(const LibraryName &name)
{
    return "lib" + name.stem + ".so." + std::to_string(name.major);
}

/// Folders in `folder` whose name begins so, the newest version first ("cuda-13.0" before "cuda-12.8").
std::vector<fs::path> foldersIn(const fs::path &folder, std::string_view beginning)
{
    std::vector<fs::path> found;
    std::error_code none;
    for (fs::directory_iterator at(folder, none), end; !none && at != end; at.increment(none))
        if (at->path().filename().string().starts_with(beginning) && at->is_directory(none))
            found.push_back(at->path());
    std::ranges::sort(found,
                      [](const fs::path &a, const fs::path &b) { return ::strverscmp(a.c_str(), b.c_str()) > 0; });
    return found;
}

/// Adds the library folders of a Python installation: PREFIX/lib/python3.x/site-packages/nvidia/<cublas, cudnn,
/// cu13>/lib for PyPI's packages, PREFIX/lib for conda's.
void addPython(const fs::path &prefix, std::vector<fs::path> &folders)
{
    for (const fs::path &python : foldersIn(prefix / "lib", "python3")) {
        for (const char *packages : {"site-packages", "dist-packages"})
            for (const fs::path &package : foldersIn(python / packages / "nvidia", ""))
                folders.push_back(package / "lib");
    }
}

/// It stays open until the program ends.
void *openFile(const std::string &file, std::string &why)
{
    return overtake::openLibrary(file, Binding::WhenCalled, why).release();
}

} // namespace

std::vector<fs::path> libraryFolders(const fs::path &root)
{
    std::vector<fs::path> folders;
    for (const char *variable : {"CUDA_HOME", "CUDA_PATH"})
        if (const char *folder = std::getenv(variable); folder && *folder)
            folders.push_back(fs::path(folder) / "lib64");
    for (const char *place : {"usr/local", "opt"})
        for (const fs::path &toolkit : foldersIn(root / place, "cuda"))
            folders.push_back(toolkit / "lib64");
    for (const char *variable : {"VIRTUAL_ENV", "CONDA_PREFIX"})
        if (const char *prefix = std::getenv(variable); prefix && *prefix)
            addPython(prefix, folders);
    if (const char *conda = std::getenv("CONDA_PREFIX"); conda && *conda)
        folders.push_back(fs::path(conda) / "lib");
    const char *path = std::getenv("PATH");
    std::istringstream programs(path ? path : "");
    std::error_code none;
    for (std::string folder; std::getline(programs, folder, ':');)
        if (folder.starts_with('/') && fs::exists(fs::path(folder) / "python3", none))
            addPython(fs::path(folder).parent_path(), folders);
    if (const char *home = std::getenv("HOME"); home && *home)
        addPython(fs::path(home) / ".local", folders);
    for (const char *prefix : {"usr/local", "usr"}) // where Debian's own Python looks, whichever is on PATH
        addPython(root / prefix, folders);
    std::vector<fs::path> distinct;
    for (const fs::path &folder : folders)
        if (!contains(distinct, folder) && fs::is_directory(folder, none))
            distinct.push_back(folder);
    return distinct;
}

void *openLibrary(const std::vector<LibraryName> &names, const std::vector<std::string> &companions, Message &reason)
{
    const std::vector<fs::path> folders = libraryFolders();
    std::vector<Message> files;
    std::string broken; // one that is there and cannot be used says more than one that is not
    for (const LibraryName &name : names) {
        const std::string file = fileOf(name);
        files.push_back(foreign(file));
        std::string why;
        if (void *library = openFile(file, why))
            return library;
        if (why.find("No such file") == std::string::npos && broken.empty())
            broken = why;
        for (const fs::path &folder : folders) {
            std::error_code none;
            if (!fs::exists(folder / file, none))
                continue;
            for (const std::string &companion : companions)
                (void)openFile((folder / fileOf({companion, name.major})).string(), why);
            if (void *library = openFile((folder / file).string(), why))
                return library;
            if (broken.empty())
                broken = why;
        }
    }
    if (!broken.empty())
        reason = foreign(broken);
    else if (files.size() == 1)
        reason = sentence("%1 was not found in the system, a CUDA toolkit or a Python environment", files.front());
    else
        reason = sentence("none of %1 was found in the system, a CUDA toolkit or a Python environment",
                          listed(std::move(files)));
    return nullptr;
}

bool isSwitchedOff(const char *variable, Message &reason)
{
    const char *chosen = std::getenv(variable);
    if (!chosen || std::string_view(chosen) != "off")
        return false;
    reason = sentence("switched off by %1", variable);
    return true;
}

} // namespace overtake::cuda
