#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging_test.sh ROOT: packaging/lib.sh and packaging/run against a machine of stand-ins (dpkg-query, apt-get, id, sudo, cmake), each
# of which writes down how it was called.
set -euo pipefail
lib=$1/packaging/lib.sh
run=$1/packaging/run
bash=$(command -v bash)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# machine NAME=BODY...: a fresh machine with these commands and the ones that every system has.
machine() {
    local command
    rm -rf "${work:?}"/*
    mkdir -p "$work/bin" "$work/tree/packaging"
    for command in awk basename cat comm dirname env grep mkdir paste rm sed sort; do
        ln -s "$(command -v "$command")" "$work/bin/$command"
    done
    for command in "$@"; do
        printf '#!%s\necho "%s $*" >>"%s/calls"\n%s\n' "$bash" "${command%%=*}" "$work" "${command#*=}" \
            >"$work/bin/${command%%=*}"
        chmod +x "$work/bin/${command%%=*}"
    done
    printf '# a list\n[build]\ng++\ncmake # why\n\n[test]\nlibgtest-dev\n' >"$work/tree/packaging/debian-packages.txt"
    : >"$work/calls"
}

# call COMMAND...: in that machine's tree; leaves status, output and calls.
call() {
    status=0
    # shellcheck disable=SC2016 # to be expanded there
    output=$(cd "$work/tree" && PATH=$work/bin "$bash" -c 'set -euo pipefail; . "$0"; "$@"' "$lib" "$@" 2>&1) || status=$?
    calls=$(grep -v -e '^dpkg-query' -e '^id' "$work/calls" || true)
}

expect() { # WHAT CONDITION...
    local what=$1
    shift
    "$@" || { failures=$((failures + 1)); printf 'FAILED: %s\nstatus %s\n%s\ncalls:\n%s\n' "$what" "$status" "$output" "$calls"; }
}
# shellcheck disable=SC2317 # called through expect
has() { [[ $1 == *"$2"* ]]; }
# shellcheck disable=SC2317
is() { [ "$1" = "$2" ]; }

all_there='dpkg-query=printf "installed g++\ninstalled cmake\ninstalled libgtest-dev:amd64\n"'
one_missing='dpkg-query=printf "installed g++\nconfig-files cmake\n"; exit 1'
is_root='id=echo 0'
is_user='id=echo 1000'

machine "$all_there" 'apt-get='
call packages_of build test
expect 'sections are read, reasons are not' is "$output" $'g++\ncmake\nlibgtest-dev'
call install_missing build test
expect 'nothing missing: nothing is asked of apt' is "$status:$calls" 0:

machine "$one_missing" 'apt-get=' "$is_root"
call install_missing build
expect 'what is missing is installed, and only that' is "$status:$calls" \
    $'0:apt-get -q -o Acquire::Retries=3 update\napt-get -q -o Acquire::Retries=3 install -y --no-install-recommends cmake'
call install_missing build test
expect 'other sections are looked at when named' has "$calls" 'recommends cmake libgtest-dev'

machine "$one_missing" 'apt-get=' "$is_user" 'sudo=exec "$@"'
call install_missing build
expect 'a user installs through sudo' has "$calls" 'sudo apt-get -q -o Acquire::Retries=3 update'
expect 'a user installs through sudo' is "$status" 0

machine "$one_missing" 'apt-get=' "$is_user"
call install_missing build
expect 'no root and no sudo: says what is missing' has "$output" 'neither root nor sudo is at hand; have them installed: cmake'
expect 'no root and no sudo: fails without asking apt' is "$status:$calls" 1:

machine "$one_missing" 'apt-get=echo "Could not resolve deb.debian.org"; exit 100' "$is_root"
call install_missing build
expect 'no network: fails' is "$status" 1
expect 'no network: says so' has "$output" 'Could not resolve deb.debian.org'
expect 'no network: says what was to be installed' has "$output" 'could not be installed on'

machine "$is_root"
call install_missing build
expect 'another distribution: goes on to the build' is "$status" 0
expect 'another distribution: says what is needed' has "$output" 'packages of Debian 12: g++ cmake'

cache() {
    mkdir -p "$work/tree/build"
    printf 'CMAKE_HOME_DIRECTORY:INTERNAL=%s\nCMAKE_BUILD_TYPE:STRING=Release\nCMAKE_UNITY_BUILD:BOOL=ON\nTESTS:BOOL=OFF\n' "$1" \
        >"$work/tree/build/CMakeCache.txt"
    : >"$work/tree/build/build.ninja"
}
machine 'cmake='
call configure build -DCMAKE_BUILD_TYPE=Release
expect 'a first time configures' is "$calls" 'cmake --fresh -S . -B build -G Ninja -DCMAKE_UNITY_BUILD=ON -DCMAKE_BUILD_TYPE=Release'
machine 'cmake='
cache "$work/tree"
call configure build -DCMAKE_BUILD_TYPE=Release -DTESTS=OFF
expect 'a second time does not' is "$status:$calls" 0:
call configure build -DCMAKE_BUILD_TYPE=Release -DTESTS=ON
expect 'another option configures' is "$calls" 'cmake -S . -B build -G Ninja -DCMAKE_UNITY_BUILD=ON -DCMAKE_BUILD_TYPE=Release -DTESTS=ON'
machine 'cmake='
cache /moved/from/here
call configure build -DTESTS=OFF
expect 'a tree that was moved begins anew' is "$calls" 'cmake --fresh -S . -B build -G Ninja -DCMAKE_UNITY_BUILD=ON -DTESTS=OFF'
machine 'cmake=exit 1'
cache "$work/tree"
call configure build -DTESTS=ON
expect 'a failed configuration fails' has "$status:$output" 'could not be configured'
call configure build -DTESTS=OFF
expect 'a failed configuration is not taken for a good one' has "$calls" 'cmake --fresh'

machine "$all_there" 'apt-get=' 'cmake='
cp "$lib" "$run" "$work/tree/packaging/"
cache "$work/tree"
mkdir -p "$work/tree/build/bin"
mv "$work/bin/apt-get" "$work/tree/build/bin/overtake" # it, too, writes down how it was called
status=0
output=$(cd / && PATH=$work/bin "$bash" "$work/tree/packaging/run" some.json 2>&1) || status=$?
calls=$(grep -v -e '^dpkg-query' -e '^id' "$work/calls" || true)
expect 'run builds all that the programs load, then starts' has "$status:$calls" $'cmake --build build\napt-get some.json'

exit $((failures > 0))
