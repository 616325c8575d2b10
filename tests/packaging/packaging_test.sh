#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging_test.sh ROOT: packaging/lib.sh, run, try and try-packages against a machine of stand-ins (dpkg-query,
# apt-get, id, sudo, cmake, debootstrap, unshare), each of which writes down how it was called.
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
    printf '%s\n' '# a list' '[build]' 'g++ gcc-c++ gcc' 'cmake cmake - # why' '' '[test]' \
        'libgtest-dev gtest-devel gtest' >"$work/tree/packaging/packages.txt"
    on Debian debian
    : >"$work/calls"
}

# on NAME ID [ID_LIKE]: which system the machine has.
on() {
    printf 'PRETTY_NAME="%s 1"\nID=%s\nID_LIKE="%s"\n' "$1" "$2" "${3:-}" >"$work/os-release"
}
export OVERTAKE_OS_RELEASE=$work/os-release OVERTAKE_PCI_DEVICES=$work/no-devices # gpu_test.sh has some

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
call packages_of debian build test
expect 'sections are read, reasons are not' is "$output" $'g++\ncmake\nlibgtest-dev'
call packages_of fedora build test
expect 'Fedora has names of its own' is "$output" $'gcc-c++\ncmake\ngtest-devel'
call packages_of arch build test
expect 'what another package brings is not named' is "$output" $'gcc\ngtest'
for system in 'debian:debian' 'ubuntu:ubuntu debian' 'linuxmint:ubuntu debian' 'raspbian:debian' 'fedora:' \
    'rocky:rhel centos fedora' 'manjaro:arch' 'alpine:'; do
    on Some "${system%%:*}" "${system#*:}"
    call distribution
    families="${families:-} $output"
done
expect 'a derivative counts as what it derives from' is "$families" ' debian ubuntu ubuntu debian fedora fedora arch other'
on Debian debian
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

machine "$one_missing" 'apt-get=' "$is_root"
on Ubuntu ubuntu debian
call install_missing build
expect 'Ubuntu: installs' has "$calls" 'install -y --no-install-recommends cmake'
expect 'Ubuntu: says that it was not tried, and the line to paste' has "$output" \
    'This was not tried on Ubuntu 1. Should it fail: sudo apt-get install cmake'

machine 'apt-get='
for names in '' apt-get 'apt-get no-such-command' 'no-such-command apt-get'; do
    # shellcheck disable=SC2086 # one word a command
    call have $names
    said="${said-}$status$output"
done
expect 'commands are there only if each is' is "$said" 0011
unset said
call install_missing build
expect 'without dpkg-query nothing is asked of apt' is "$status:$calls" 0:

machine "$is_root"
on Fedora fedora
call install_missing build test
expect 'Fedora: goes on to the build' is "$status" 0
expect 'Fedora: says that it was not tried' has "$output" 'it was not tried on Fedora 1'
expect 'Fedora: a line to paste' has "$output"$'\n' $'\nsudo dnf install gcc-c++ cmake gtest-devel\n'
on Manjaro manjaro arch
call install_missing build test
expect 'Arch: a line to paste' has "$output"$'\n' $'\nsudo pacman -S --needed gcc gtest\n'
on Alpine alpine
call install_missing build
expect 'another distribution: goes on to the build' is "$status" 0
expect 'another distribution: says what is needed' has "$output" 'packages of Debian 13: g++ cmake'

columns=$(sed 's/#.*//' "$1/packaging/packages.txt" | awk 'NF && !/^\[/ && NF != 3')
expect 'every package has its three names' is "$columns" ''

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
cache "$work/tree"
call configure build -DCMAKE_BUILD_TYPE=Debug -DTESTS=ON -DCMAKE_BUILD_TYPE=Release -DTESTS=OFF
expect 'a later option replaces an earlier one' is "$status:$calls" 0:
call configure build -DTESTS=OFF -DCMAKE_BUILD_TYPE=Release -DTESTS=ON
expect 'only the later one goes to CMake' is "$calls" 'cmake -S . -B build -G Ninja -DCMAKE_UNITY_BUILD=ON -DCMAKE_BUILD_TYPE=Release -DTESTS=ON'
machine 'cmake='
cache /moved/from/here
call configure build -DTESTS=OFF
expect 'a tree that was moved begins anew' is "$calls" 'cmake --fresh -S . -B build -G Ninja -DCMAKE_UNITY_BUILD=ON -DTESTS=OFF'
machine 'cmake=' 'nvcc=' 'other-nvcc='
cache "$work/tree"
export CUDACXX=$work/bin/nvcc
call configure build -DTESTS=OFF
expect 'a folder without CUDA goes with any toolkit' is "$status:$calls" 0:
echo 'OVERTAKE_NVCC:FILEPATH=OVERTAKE_NVCC-NOTFOUND' >>"$work/tree/build/CMakeCache.txt"
call configure build -DTESTS=OFF
expect 'a toolkit that was not there begins anew' has "$calls" 'cmake --fresh'
: >"$work/calls"
ln -s nvcc "$work/bin/linked-nvcc"
echo "CMAKE_CUDA_COMPILER:FILEPATH=$work/bin/linked-nvcc" >>"$work/tree/build/CMakeCache.txt"
for CUDACXX in '' nvcc "$work/bin/nvcc" "$work/bin/nvcc -ccbin g++"; do
    call configure build -DTESTS=OFF
    expect "the same toolkit does not: '$CUDACXX'" is "$status:$calls" 0:
done
CUDACXX=$work/bin/other-nvcc
call configure build -DTESTS=OFF
expect 'another toolkit begins anew' is "$calls" 'cmake --fresh -S . -B build -G Ninja -DCMAKE_UNITY_BUILD=ON -DTESTS=OFF'
unset CUDACXX
machine 'cmake=exit 1'
cache "$work/tree"
call configure build -DTESTS=ON
expect 'a failed configuration fails' has "$status:$output" 'could not be configured'
call configure build -DTESTS=OFF
expect 'a failed configuration is not taken for a good one' has "$calls" 'cmake --fresh'

machine "$all_there" 'apt-get=' 'cmake='
cp "$lib" "${lib%lib.sh}gpu.sh" "$run" "$work/tree/packaging/"
cache "$work/tree"
mkdir -p "$work/tree/build/bin"
mv "$work/bin/apt-get" "$work/tree/build/bin/overtake" # it, too, writes down how it was called
status=0
output=$(cd / && PATH=$work/bin "$bash" "$work/tree/packaging/run" some.json 2>&1) || status=$?
calls=$(grep -v -e '^dpkg-query' -e '^id' "$work/calls" || true)
expect 'run builds all that the programs load, then starts' has "$status:$calls" $'cmake --build build\napt-get some.json'

# packaging/try: everything that it mounts or bootstraps stands in; git is the real one.
try() {
    status=0
    output=$(cd "$work" && PATH=$work/bin TMPDIR=$work/tmp "$bash" "$work/tree/packaging/try" "$@" 2>&1) || status=$?
    calls=$(grep -e '^debootstrap' -e '^chroot' "$work/calls" | sed "s|$work/tmp/overtake-[^/]*|FOLDER|g") || true
    left=$(ls -A "$work/tmp")
}
# shellcheck disable=SC2016 # to be expanded there
try_machine() {
    local command
    machine "$is_root" 'debootstrap=mkdir -p "$4/etc" "$4/root"' 'mount=' 'chroot=echo "from the bare machine"; exit ${bare_status:-0}' \
        'unshare=shift 4; exec "$@"' "$@"
    for command in bash chmod cp git ln ls mktemp mv tail; do
        [ -e "$work/bin/$command" ] || ln -s "$(command -v "$command")" "$work/bin/$command"
    done
    mkdir -p "$work/tmp"
    cp "$lib" "${lib%lib.sh}try" "$work/tree/packaging/"
    (cd "$work/tree" && git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm one)
}
try_machine
try sid
expect 'try: an unknown release is refused in a sentence' is "$status:$output" \
    "1:try: which Debian: bookworm or trixie? 'sid' is neither"
try trixie build
expect 'try: an unknown command is refused in a sentence' is "$status:$output" \
    "1:try: after the release comes run, test or nothing (then both are run), not 'build'"
try trixie
bare='env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb /root/overtake/packaging'
expect 'try: bootstraps, then runs both commands there' is "$status:$calls" \
    "0:debootstrap --variant=minbase --include=ca-certificates trixie FOLDER/root
chroot FOLDER/root $bare/run
chroot FOLDER/root $bare/test"
expect 'try: shows the last lines and the time' has "$output" \
    $'from the bare machine\n== trixie, packaging/test: exit status 0 after 0 min'
expect 'try: leaves nothing' is "$left" ''
bare_status=3 try bookworm run
expect 'try: fails where the command fails' has "$status:$output" $'1:from the bare machine\n== bookworm, packaging/run: exit status 3'
expect 'try: leaves nothing after a failure' is "$left" ''
try_machine 'debootstrap=echo "no such mirror"; exit 1'
try trixie run
expect 'try: says why nothing was bootstrapped' has "$status:$output" $'1:no such mirror\n== trixie could not be bootstrapped'
expect 'try: leaves nothing where it could not begin' is "$left" ''
try_machine "$is_user"
try trixie
expect 'try: wants root, in a sentence' is "$status:$output" '1:try: only root can bootstrap a Debian and mount what it needs'

cp "${lib%lib.sh}try-packages" "$work/tree/packaging/"
: >"$work/calls"
for release in sid trixie; do
    status=0
    output=$(PATH=$work/bin "$bash" "$work/tree/packaging/try-packages" "$release" "$work" 2>&1) || status=$?
    said="${said-}$status:$output"$'\n'
done
calls=$(grep -v -e '^id' "$work/calls" || true)
expect 'try-packages: refuses in a sentence, before it makes a namespace' is "$said$calls" \
    $'1:try-packages: which Debian: bookworm or trixie? \'sid\' is neither\n1:try-packages: only root can bootstrap a Debian\n'

exit $((failures > 0))
