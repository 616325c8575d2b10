# shellcheck shell=bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For packaging/run, packaging/test and .ci/run: install what is missing, configure, build. Sourced; the caller has
# set -euo pipefail and stands in the root of the repository.

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# packages_of SECTION...: the packages of these sections, one a line.
packages_of() {
    awk -v wanted=" $* " '
        /^\[.*\]$/ { section = substr($0, 2, length($0) - 2); next }
        NF && !/^#/ && index(wanted, " " section " ") { print $1 }' packaging/debian-packages.txt
}

# missing_of PACKAGE...: those that are not installed, on one line.
missing_of() {
    # dpkg-query exits 1 as soon as it has never heard of one of them.
    local installed
    installed=$(dpkg-query -W -f='${db:Status-Status} ${binary:Package}\n' "$@" 2>/dev/null |
        awk '$1 == "installed" { sub(/:.*/, "", $2); print $2 }') || true
    comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$installed") | paste -sd ' '
}

# install_missing SECTION...: installs what the list names and the machine lacks. Asks nothing where nothing is missing.
install_missing() {
    local system='this system' packages missing as_root=()
    # shellcheck source=/dev/null
    [ ! -r /etc/os-release ] || system=$(. /etc/os-release && echo "${PRETTY_NAME:-this system}")
    mapfile -t packages < <(packages_of "$@")
    if ! command -v dpkg-query apt-get >/dev/null; then
        echo "Packages are installed on Debian only, and $system is another distribution. If the build fails, install" \
            "what corresponds to these packages of Debian 12: ${packages[*]}" >&2
        return
    fi
    missing=$(missing_of "${packages[@]}")
    [ -n "$missing" ] || return 0

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "these packages are missing, and neither root nor sudo is at hand; have them installed: $missing"
        as_root=(sudo)
    fi
    echo "Installing $missing"
    # shellcheck disable=SC2015,SC2086 # the failure of either is one; one word a package
    "${as_root[@]}" apt-get -q -o Acquire::Retries=3 update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -q -o Acquire::Retries=3 install -y --no-install-recommends $missing ||
        fail "these packages could not be installed on $system (the list is that of Debian 12; the reason is above," \
            "often the network or a package source): $missing"
}

# is_cached FOLDER -DNAME=VALUE: whether the folder was configured so.
is_cached() {
    local setting=${2#-D}
    [ "$(sed -n "s|^${setting%%=*}:[A-Z]*=||p" "$1/CMakeCache.txt")" = "${setting#*=}" ]
}

# configure FOLDER -DNAME=VALUE...: runs CMake where the folder was not configured so already; Ninja sees to the rest.
# As a unity build: several files to a compiler run, which from an empty folder takes less than half the time.
configure() {
    local folder=$1 fresh=() option current=yes
    shift
    set -- -DCMAKE_UNITY_BUILD=ON "$@"
    [ ! -e "$folder" ] || [ -w "$folder" ] ||
        fail "$PWD/$folder belongs to another user: remove it, or run this as that user"
    if [ -f "$folder/build.ninja" ] && is_cached "$folder" "CMAKE_HOME_DIRECTORY=$PWD"; then
        for option in "$@"; do
            is_cached "$folder" "$option" || current=no
        done
        [ "$current" = no ] || return 0
    else
        fresh=(--fresh) # another generator, or the tree was moved
    fi
    cmake "${fresh[@]}" -S . -B "$folder" -G Ninja "$@" || {
        rm -f "$folder/build.ninja" # so that the next call does not take this for configured
        fail "the build could not be configured; the reason is above"
    }
}

build() {
    cmake --build "$@" || fail "the build failed; the reason is above"
}
