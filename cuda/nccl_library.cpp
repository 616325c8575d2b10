// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nccl_library.h"

#include "library.h"

#if __has_include(<nccl.h>)
#include <nccl.h>
static_assert(ncclSuccess == overtake::cuda::ncclSucceeded && ncclFloat32 == overtake::cuda::ncclFloats &&
              ncclScalarHostImmediate == overtake::cuda::ncclScalarOfTheHost && sizeof(ncclResult_t) == sizeof(int) &&
              sizeof(ncclRedOp_t) == sizeof(int));
#endif

namespace overtake::cuda
{

const Nccl &nccl()
{
    static const Nccl loaded = [] {
        Nccl f;
        f.missing = loadLibrary("OVERTAKE_NCCL", {{"nccl", 2}}, {}, "2.11", [&f](const auto &find) {
            return find("ncclGetErrorString", f.statusText) && find("ncclCommInitAll", f.initialiseAll) &&
                   find("ncclCommDestroy", f.destroy) && find("ncclCommAbort", f.abort) &&
                   find("ncclRedOpCreatePreMulSum", f.weightedSum) && find("ncclRedOpDestroy", f.destroyOperation) &&
                   find("ncclGroupStart", f.groupStart) && find("ncclGroupEnd", f.groupEnd) &&
                   find("ncclAllReduce", f.allReduce);
        });
        return f;
    }();
    return loaded;
}

} // namespace overtake::cuda
