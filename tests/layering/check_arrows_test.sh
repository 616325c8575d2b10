#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_arrows.sh itself: it lets pass what the table allows, and finds what it does not.
set -euo pipefail
check=$(dirname "$0")/check_arrows.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/src/{low,high}/deep "$root"/ui/page

# expect STATUS FILE LINE, with a table in which high may include low, and ui's page both.
expect() {
    local status=0
    rm -f "$root"/src/*/*.{h,cpp} "$root"/src/*/deep/* "$root"/ui/*.cpp "$root"/ui/page/*
    touch "$root"/src/low/low.h "$root"/src/high/high.h "$root"/src/high/deep/deep.h
    echo '#include "low/low.h"' >"$root/src/high/uses.cpp"
    printf '#include "%s"\n' low/low.h high/high.h >"$root/ui/page/uses.cpp"
    printf '%s\n' "$3" >>"$root/$2"
    printf '%s\n' '# a remark' 'src/low' 'src/high: src/low' 'ui/page: src/low src/high' "${4:-}" >"$root/table"
    "$check" "$root" "$root/table" >"$root/said" || status=$?
    [ "$status" -eq "$1" ] || { cat "$root/said"; echo "$2 with $3 ${4:-}: status $status, expected $1"; exit 1; }
}

expect 0 src/high/a.cpp '#include "low/low.h"'
expect 0 src/high/deep/a.cpp '#include "low/low.h"'
expect 0 src/high/a.cpp '#include "deep/deep.h"'
expect 0 src/low/a.cpp '#include "elsewhere/found.h"'
expect 0 src/low/a.cpp '#include <vector>'
expect 1 src/low/a.cpp '#include "high/high.h"'
expect 1 src/low/deep/a.h '  #  include "high/deep/deep.h"'
expect 1 src/high/a.cpp '#include "page/uses.cpp"'
expect 1 src/unknown.cpp '#include "low/low.h"'
expect 1 src/high/a.cpp '' 'ui/other: src/low'
expect 1 src/high/a.cpp '' 'ui/other: ui/more'
