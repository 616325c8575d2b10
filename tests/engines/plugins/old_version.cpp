// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A CUDA plug-in of an earlier build. It would crash if more than its version were asked for.
extern "C" const char *overtake_cuda_interface();
extern "C" void overtake_cuda_probe(void *);

const char *overtake_cuda_interface()
{
    return "0.0.1-000000000000";
}

void overtake_cuda_probe(void *)
{
    __builtin_trap();
}
