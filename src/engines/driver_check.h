// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Drivers of graphics cards are loaded into this process, and one that crashes or hangs would take it along. So each is
// tried in a child first, once for each driver and start of the machine: what was found is kept in the cache folder.
#pragma once

#include <string>
#include <vector>

namespace overtake
{

/// A driver that is left out, or whose words are.
struct DriverTrouble {
    std::string id;       ///< "opencl:nvidia", "cuda"
    std::string sentence; ///< for the user
    bool isLeftOut = true;
};

struct DriverCheck {
    std::vector<DriverTrouble> openCl;
    std::string cuda; ///< why the plug-in for NVIDIA's cards is not loaded; empty: it is
    bool printsOnLoading = false;
};

/// Before there are other threads: OCL_ICD_VENDORS is set to a folder of the good drivers where others are left out.
/// Never throws; where overtake-bench does not lie beside this program, nothing is tried and nothing left out.
DriverCheck checkDrivers();

/// What the child does: loads the drivers ("opencl" or "cuda") as the program would. Returns the exit status.
int loadDrivers(const std::string &which);

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
