// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chips that the user need not own: read from resources/devices.json, which is compiled in, or from a user's file of
// the same form. Checked as a whole when it is read; immutable afterwards, readable from any thread.
#pragma once

#include "machine/device.h"

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace overtake
{

class DeviceDatabase
{
public:
    /// The one that is compiled in.
    static const DeviceDatabase &builtIn();
    /// Throws Error with one sentence that names the file and the place.
    static DeviceDatabase fromFile(const std::string &path);
    /// Throws Error; the message completes "Cannot read '…': ".
    static DeviceDatabase fromJson(const nlohmann::json &json);

    const std::vector<Device> &devices() const { return m_devices; }
    /// By id, name or one of the names that drivers use; upper and lower case, vendor and "(R)" do not count. `kind`
    /// decides where a CPU and a GPU share a name. Null when there is none.
    const Device *find(std::string_view name, DeviceKind kind) const;
    /// Ids of one kind, in the file's order.
    std::vector<std::string> ids(DeviceKind kind) const;

private:
    std::vector<Device> m_devices;
};

/// Small letters and digits, words apart by single spaces, without vendor and trade marks: for comparing names.
std::string comparableName(std::string_view name);

} // namespace overtake
