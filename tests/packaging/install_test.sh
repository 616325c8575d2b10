#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# install_test.sh CMAKE BUILD: what `cmake --install` leaves in a folder of its own runs there, finds its CUDA plug-in
# where one was built, and its menu entry names a program and an icon that are there; the manual is there to read.
set -euo pipefail
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
fail() { echo "$*"; exit 1; }

"$1" --install "$2" --prefix "$root" >/dev/null
out=$(env -u OVERTAKE_CUDA_PLUGIN "$root/bin/overtake-bench" devices) || fail "overtake-bench does not run"
[ ! -e "$2/bin/libovertake_cuda.so" ] || [ -e "$root/lib/overtake/libovertake_cuda.so" ] || fail "the plug-in is left out"
[ ! -e "$root/lib/overtake/libovertake_cuda.so" ] || ! grep -q 'plug-in is not installed' <<<"$out" ||
    fail "the plug-in is not found: $out"
for made in bash-completion/completions/overtake-bench zsh/site-functions/_overtake-bench \
    fish/vendor_completions.d/overtake-bench.fish man/man1/overtake-bench.1; do
    [ -s "$root/share/$made" ] || fail "$made is left out"
done
entry=$root/share/applications/overtake.desktop
[ -e "$root/bin/overtake" ] || { [ ! -e "$entry" ] && exit 0; }
QT_QPA_PLATFORM=offscreen "$root/bin/overtake" --version >/dev/null || fail "overtake does not run"
[ -x "$root/bin/$(sed -n 's/^Exec=//p' "$entry")" ] || fail "the menu entry starts something else"
grep -q '<launchable type="desktop-id">overtake.desktop<' "$root/share/metainfo/overtake.metainfo.xml" ||
    fail "software centres do not find the menu entry"
manual=$root/share/doc/overtake/manual
for page in manual/{index,tutorial,howto,tabs,measuring,reference,parameters,files,record,teaching}.md schema/overtake.schema.json; do
    [ -e "${manual%/manual}/$page" ] || fail "the manual's $page is left out"
done
grep -oh '!\[[^]]*\]([^)]*' "$manual"/*.md | sed 's/.*](//' | sort -u | while read -r picture; do
    [ -e "$manual/$picture" ] || fail "the manual's picture $picture is left out"
done
[ -e "$root/share/icons/hicolor/scalable/apps/$(sed -n 's/^Icon=//p' "$entry").svg" ] || fail "the menu entry has no icon"
