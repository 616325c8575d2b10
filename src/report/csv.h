// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measured points as a table: one row per point and engine, RFC 4180, SI units in the header, a point as the
// decimal sign in every locale. What was not measured is an empty cell. Each parameter is a column under its own key,
// after the fixed ones. What was recorded elsewhere follows, in rows with the status 'recorded'.
#pragma once

#include "report/run_file.h"

#include <string>

namespace overtake
{

std::string toCsv(const RunRecord &record);
void writeCsv(const std::string &path, const RunRecord &record);

} // namespace overtake
