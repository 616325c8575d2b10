#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# release_test.sh SOURCE BUILD: programs and packages have one version, that of the newest heading in CHANGELOG.md; the
# package for Debian needs what packaging/run installs; the manual page has every option of the window.
set -euo pipefail
source=$1 build=$2
cd "$source"
. packaging/lib.sh

version=$(version_of CMakeLists.txt)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "packaging/lib.sh reads '$version' as the version"
grep -m 1 '^## ' CHANGELOG.md | grep -qE "^## ${version//./\\.} \(20[0-9]{2}-[0-9]{2}-[0-9]{2}\)$" ||
    fail "CHANGELOG.md does not begin with $version"
for said in "$("$build/bin/overtake-bench" --version)" "$("$build/bin/overtake-bench" version)"; do
    [ "$said" = "overtake-bench $version" ] || fail "overtake-bench says '$said'"
done
"$build/bin/overtake-bench" measure vector-multiply --set elements=1000 --engine reference --quick --json |
    grep "\"$version\"" >/dev/null || fail "results do not name the version that measured them"
grep -qF "Overtake $version" "$build/share/man/man1/overtake-bench.1" || fail "the manual page has another version"

for package in $(packages_of debian run); do
    grep -qE "^ *(Depends: *|Recommends: *)?$package,?$" packaging/debian/control || fail "debian/control lacks $package"
done

[ -x "$build/bin/overtake" ] || exit 0 # built without the window
[ "$(QT_QPA_PLATFORM=offscreen "$build/bin/overtake" --version 2>/dev/null)" = "overtake $version" ] ||
    fail "overtake says another version"
grep -qF "<release version=\"$version\"" "$build/share/overtake.metainfo.xml" || fail "the metainfo has another release"
QT_QPA_PLATFORM=offscreen "$build/bin/overtake" --help 2>/dev/null | grep -oE -- '--[a-z]+' | sort -u |
    while read -r option; do
        grep -qF -- "${option//-/\\-}" packaging/overtake.1.in || fail "the manual page of overtake lacks $option"
    done
trouble=$(LC_ALL=C.UTF-8 MANWIDTH=80 man -l --warnings -Tutf8 "$build/share/overtake.1" 2>&1 >/dev/null)
[ -z "$trouble" ] || fail "man: $trouble"
