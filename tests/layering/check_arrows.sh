#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_arrows.sh ROOT TABLE: fails when a file under ROOT/src, ROOT/cuda or ROOT/ui includes one of a folder that TABLE
# does not allow it, when the table allows what nobody uses, or when it names a folder before one that it may include.
set -uo pipefail
table=$(realpath "$2") && cd "$1" || exit 2

folders=()
for folder in src cuda ui; do
    [ ! -d "$folder" ] || folders+=("$folder")
done
# FILE:#include "PATH", with PATH from src/, cuda/ or ui/ or beside the file.
grep -rHE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' --include='*.h' --include='*.cpp' --include='*.cu' "${folders[@]}" |
    sed -E 's/^([^:]+):[^"]*"([^"]+)".*/\1 \2/' | awk -v table="$table" '
    function folderOf(path) {
        while (!(path in place) && sub(/\/[^\/]*$/, "", path)) {}
        return path in place ? path : ""
    }
    function exists(path,    line, found) {
        if (!(path in known)) {
            known[path] = (getline line < path) >= 0
            close(path)
        }
        return known[path]
    }
    BEGIN {
        while ((getline line < table) > 0) {
            if (line ~ /^#/ || line == "")
                continue
            count = split(line, words, /:? +|:$/)
            place[words[1]] = ++places
            for (i = 2; i <= count; ++i) {
                if (words[i] == "")
                    continue
                allowed[words[1], words[i]] = 1
                if (!(words[i] in place)) {
                    print words[1] " may include " words[i] ", which stands below it or is not in the table"
                    failed = 1
                }
            }
        }
    }
    {
        from = folderOf($1)
        beside = $1
        sub(/[^\/]*$/, "", beside)
        to = ""
        if (exists(beside $2)) to = folderOf(beside $2)
        else if (exists("src/" $2)) to = folderOf("src/" $2)
        else if (exists("cuda/" $2)) to = folderOf("cuda/" $2)
        else if (exists("ui/" $2)) to = folderOf("ui/" $2)
        if (from == "") {
            print $1 ": its folder is not in the table"
            failed = 1
        } else if (to != "" && from != to) {
            used[from, to] = 1
            if (!((from, to) in allowed)) {
                print $1 " includes \"" $2 "\": " from " may not include " to
                failed = 1
            }
        }
    }
    END {
        for (arrow in allowed) {
            if (!(arrow in used)) {
                split(arrow, ends, SUBSEP)
                print "the table allows " ends[1] " to include " ends[2] ", which it does not need"
                failed = 1
            }
        }
        exit failed
    }'
