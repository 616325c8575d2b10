// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The last state, kept between two starts. Everything read is checked: a damaged file gives the defaults, never an
// error. The file is the user's settings file, or the one that OVERTAKE_SETTINGS names.
#pragma once

#include "study/study.h"

#include <QSettings>
#include <memory>

namespace overtake
{

std::unique_ptr<QSettings> openSettings();

void writeStudy(QSettings &settings, const Study &study);
/// Nothing when there is none, or when it does not fit this build's workloads.
std::optional<Study> readStudy(QSettings &settings, const EngineRegistry &registry);

} // namespace overtake
