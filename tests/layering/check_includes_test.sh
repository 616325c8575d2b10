#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_includes.sh itself: it lets pass what may be included, and finds what may not.
set -euo pipefail
check=$(dirname "$0")/check_includes.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

# expect STATUS FILE LINE
expect() {
    local status=0
    rm -rf "${root:?}"/*
    mkdir -p "$root/$(dirname "$2")"
    printf '%s\n' "$3" >"$root/$2"
    "$check" "$root" >/dev/null || status=$?
    [ "$status" -eq "$1" ] || { echo "$2 with $3: status $status, expected $1"; exit 1; }
}

expect 0 src/a.cpp '#include <queue>'
expect 0 src/a.cpp '#include "measure/quick_rule.h"'
expect 0 src/a.cpp '// Qt has <QString>; #include <QString> is not for this folder'
expect 0 ui/a.cpp '#include <QString>'
expect 0 cuda/a.cu '#include <cuda_runtime.h>'
expect 1 src/a.cpp '#include <QString>'
expect 1 src/deep/er/a.h '  #  include <QtCore/qglobal.h>'
expect 1 src/a.cpp '#include <qglobal.h>'
expect 1 src/a.cpp '#include "qcustomplot.h"'
expect 1 src/a.cpp '#include "ui/main_window.h"'
expect 1 cuda/a.cu '#include <QVector>'
expect 1 ui/a.cpp '#include <cuda_runtime.h>'
expect 1 ui/panels/a.h '#include <CL/cl.h>'
expect 1 ui/a.cpp '#include "cuda/engine.h"'
expect 0 src/engines/cpu/product/onednn.cpp '#include <dnnl.hpp>'
expect 1 src/engines/cpu/product/product.cpp '#include <dnnl.hpp>'
expect 1 tests/bench/a.cpp '#include <oneapi/dnnl/dnnl.hpp>'
