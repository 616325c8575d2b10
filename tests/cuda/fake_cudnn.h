// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the fake cuDNN was asked for and how it shall behave; the test finds it by the symbol 'fakeCudnn'.
#pragma once

#include <cudnn.h>

struct FakeCudnn {
    cudnnStatus_t created = CUDNN_STATUS_SUCCESS; ///< what cudnnCreate() answers
    bool onlyTransforms = false;                  ///< it has Fourier and Winograd algorithms alone
    int convolutions = 0;                         ///< done
    int algorithm = -1;                           ///< of the last one
    cudnnMathType_t math = CUDNN_DEFAULT_MATH;    ///< of its descriptor
    int descriptors = 0;                          ///< that are not given back yet
};
