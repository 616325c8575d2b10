#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tar_test.sh ROOT BUILD: what `packaging/package tar` packs of a build runs where there is nothing but glibc and the C++
# library, measures, and serves as a worker; each library carries its licence; the same commit makes the same bytes.
# Skipped where nobody may change root.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*"; exit 1; }

pack() { said=$("$1/packaging/package" tar "$work/$3" "$2" 2>&1) || fail "packaging/package tar failed: $said"; }
pack "$1" "$2" out
pack "$1" "$2" again
name=overtake-bench-$(uname -m).tar.gz
(cd "$work/out" && sha256sum --quiet -c "$name.sha256") || fail "the hash is another file's"
cmp "$work/out/$name" "$work/again/$name" || fail "packed twice, it is not the same"
bare=$work/bare
mkdir "$bare" "$bare/proc" "$bare/root"
tar -xzf "$work/out/$name" -C "$bare"
for library in "$bare"/overtake/lib/overtake/lib*.so.*; do
    [ -e "$library" ] || fail "no library was packed"
done
ln -s "$bare/overtake/overtake-bench" "$work/link"
[ "$("$work/link" --version)" = "$("$2/bin/overtake-bench" --version)" ] || fail "the launcher does not run from a link"
sed -i "s/$(uname -m)/other/g" "$bare/overtake/overtake-bench"
[[ $("$work/link" --version 2>&1) == *'This copy is for other, and this machine is '* ]] ||
    fail "the launcher starts on another kind of machine"
# The loader where the program looks for it, and what may be expected of any machine.
ldd "$bare/overtake/bin/overtake-bench" | awk '$2 == "=>" { print $3; next } { print $1 }' |
    grep -E '/(ld-linux.*|lib(c|m|pthread|dl|rt|stdc\+\+|gcc_s)\.so)[^/]*$' | while read -r library; do
    mkdir -p "$bare$(dirname "$library")"
    cp -L "$library" "$bare$library"
done
# shellcheck disable=SC2016 # expanded there
inside() { unshare --user --map-root-user --mount bash -c 'mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"' "$@"; }
inside / true 2>/dev/null || { echo "not allowed to change root here"; exit 77; }
run() { inside "$bare" /overtake/bin/overtake-bench "$@"; }
said=$(run --version 2>&1) || fail "it does not run: $said"
grep -q '^reference ' <<<"$(run devices)" || fail "devices: $(run devices 2>&1)"
run measure vector-multiply --set elements=1000 --engine cpu --engine eigen --quick >"$work/measured" 2>&1 ||
    fail "it does not measure: $(cat "$work/measured")"
printf 'OVTK\0\16\0\0\0\0\0\0\0{"type":"bye"}' | run worker | grep '"type":"hello"' >/dev/null || fail "it does not serve as a worker"
