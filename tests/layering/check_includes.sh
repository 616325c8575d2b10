#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_includes.sh ROOT: fails when a file under ROOT/src or ROOT/cuda includes a Qt header or one of the window's, or
# a file under ROOT/ui one of CUDA's or OpenCL's, or any but src/engines/cpu/product/onednn.cpp oneDNN's C++ header, and names
# the lines.
set -uo pipefail
cd "$1" || exit 2

# lines_with HEADERS FOLDER...: lines that include a header whose name begins so (a regular expression).
lines_with() {
    local headers=$1 folder folders=()
    shift
    for folder in "$@"; do
        [ ! -d "$folder" ] || folders+=("$folder")
    done
    [ ${#folders[@]} -gt 0 ] && grep -rnE "^[[:space:]]*#[[:space:]]*include[[:space:]]*[<\"]($headers)" "${folders[@]}"
}

status=0
if lines_with 'Q[A-Z]|Qt|qt|qcustomplot|q[a-z]+\.h|ui/|charts/|panels/' src cuda; then
    echo 'src/ and cuda/ must do without Qt and without the window (lines above).'
    status=1
fi
if lines_with 'cuda|cublas|curand|nvml|nvrtc|nvToolsExt|CL/|OpenCL/|clblast' ui; then
    echo 'ui/ must do without CUDA and OpenCL: it knows engines by engines/engine.h only (lines above).'
    status=1
fi
if lines_with '(oneapi/dnnl/)?dnnl\.hpp' src cuda ui tests | grep -v '^src/engines/cpu/product/onednn\.cpp:'; then
    echo 'Only src/engines/cpu/product/onednn.cpp knows oneDNN, whose versions differ: ask engines/cpu/product/onednn.h (lines above).'
    status=1
fi
exit $status
