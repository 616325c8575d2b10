// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measured points as a table: one row per point and engine, RFC 4180, SI units in the header, a point as the
// decimal sign in every locale. What was not measured is an empty cell. Each parameter is a column under its own key,
// after the fixed ones. What was recorded elsewhere follows, in rows with the status 'recorded', and then the curves
// that were kept beside this one, which differ in some parameter's column or in the device's.
#pragma once

#include "report/run_file.h"

#include <string>
#include <vector>

namespace overtake
{

std::string toCsv(const RunRecord &record, const std::vector<const Sweep *> &beside = {});
void writeCsv(const std::string &path, const RunRecord &record, const std::vector<const Sweep *> &beside = {});

} // namespace overtake
