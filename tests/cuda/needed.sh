#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# needed.sh PLUGIN: fails when the CUDA plug-in is linked against a library of NVIDIA's, which then had to be installed
# wherever it is to load.
set -euo pipefail
needed=$(readelf --dynamic "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
grep -q '^libc\.so' <<<"$needed" || { echo "readelf tells nothing of $1" >&2; exit 1; }
if grep -E '^lib(cuda|cudart|cublas|cublasLt|cudnn|nccl|nvrtc|nvidia-ml)' <<<"$needed"; then
    echo "$1 needs the libraries above: they must be looked for when the plug-in runs (cuda/library.h)." >&2
    exit 1
fi
