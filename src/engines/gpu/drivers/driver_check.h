// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Drivers of graphics cards are loaded into this process, and one that crashes or hangs would take it along. So each is
// tried in a child first, once for each driver and start of the machine: what was found is kept in the cache folder.
#pragma once

#include "engines/gpu/drivers/driver_trials.h"
#include "file/leftovers.h"
#include "text/message.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// A driver that is left out, or whose words are.
struct DriverTrouble {
    std::string id;  ///< "opencl:nvidia", "cuda"
    Message message; ///< for the user
    bool isLeftOut = true;
};

struct DriverCheck {
    std::vector<DriverTrouble> openCl;
    Message cuda; ///< why the plug-in for NVIDIA's cards is not loaded; empty: it is
    bool printsOnLoading = false;
};

/// NVIDIA's OpenCL library in one of `places`, if no vendor file in `folder` names it: containers and notebooks often
/// have the library alone. Empty: there is nothing to add.
std::filesystem::path nvidiaWithoutVendorFile(const std::filesystem::path &folder,
                                              const std::vector<std::filesystem::path> &places);

/// The findings of an earlier start; nothing if they must be tried.
std::optional<DriverCheck> knownDriverCheck();
/// The same, tried if need be. Never throws; if overtake-bench does not lie beside this program, nothing is tried and
/// nothing left out.
DriverCheck checkDrivers(const DriverWait &wait);

/// For its lifetime OpenCL's loader finds good drivers only, among them NVIDIA's library without a vendor file: whoever
/// asks it first does so meanwhile. Changes OCL_ICD_VENDORS, so no other thread may read the environment unless
/// reserveVendorVariable() was called before there were other threads.
class GoodDriversOnly
{
public:
    explicit GoodDriversOnly(const DriverCheck &check);
    ~GoodDriversOnly();
    GoodDriversOnly(const GoodDriversOnly &) = delete;
    GoodDriversOnly &operator=(const GoodDriversOnly &) = delete;

private:
    std::optional<ScratchFolder> m_folder;
    std::string m_before; ///< empty: nothing was changed
};
/// Gives OCL_ICD_VENDORS its usual value, so that later changes move nothing in the environment.
void reserveVendorVariable();

/// For its lifetime what is printed to standard output goes nowhere, if `silent`.
class SilentOutput
{
public:
    explicit SilentOutput(bool silent);
    ~SilentOutput();
    SilentOutput(const SilentOutput &) = delete;
    SilentOutput &operator=(const SilentOutput &) = delete;

private:
    int m_output = -1;
};

} // namespace overtake
