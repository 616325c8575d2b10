// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A device's figures for the terminal, each with its kind and source.
#pragma once

#include "machine/device.h"

#include <string>

namespace overtake::cli
{

std::string deviceText(const Device &device);

} // namespace overtake::cli
