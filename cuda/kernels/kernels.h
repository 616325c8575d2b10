// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All shared kernels, for nvcc: include in one translation unit. (OpenCL gets the texts in this order, see
// src/engines/gpu/opencl/.) engines/gpu/kernel_list.h names them; the later files use the earlier ones.
#pragma once

// clang-format off
#include "dialect.h"
#include "elementwise.h"
#include "rows.h"
#include "products.h"
#include "losses.h"
#include "images.h"
#include "sequences.h"
#include "normalisation.h"
#include "optimiser.h"
#include "mandelbrot.h"
#include "peak.h"
// clang-format on
