// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Of this build by its version, but without its other functions.
extern "C" const char *overtake_cuda_interface();

const char *overtake_cuda_interface()
{
    return OVERTAKE_CUDA_INTERFACE;
}
