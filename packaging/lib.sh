# shellcheck shell=bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For packaging/run, test and package, and .ci/run: install what is missing, configure, build. Sourced; the caller has
# set -euo pipefail and stands in the root of the repository.

os_release=${OVERTAKE_OS_RELEASE:-/etc/os-release} # the tests have their own

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# have NAME...: whether each is a command here. `command -v A B` is content with one of them.
have() {
    local name
    for name in "$@"; do
        command -v "$name" >/dev/null || return 1
    done
}

# version_of FILE: the program's version, which the top-level CMakeLists.txt alone says.
version_of() { sed -n 's/^project(Overtake VERSION \([0-9.]*\).*/\1/p' "$1"; }

# distribution: whose names of packages hold here. A derivative counts as what it derives from.
distribution() {
    local id='' like='' word
    # shellcheck source=/dev/null
    [ ! -r "$os_release" ] || read -r id like < <(. "$os_release" && echo "${ID:-} ${ID_LIKE:-}")
    for word in $id $like; do
        case $word in
        debian | ubuntu | fedora | arch) echo "$word" && return ;;
        esac
    done
    echo other
}

# packages_of DISTRIBUTION SECTION...: the packages of these sections by their names there, one a line.
packages_of() {
    local column=1
    case $1 in
    fedora) column=2 ;;
    arch) column=3 ;;
    esac
    shift
    awk -v wanted=" $* " -v column="$column" '
        /^\[.*\]$/ { section = substr($0, 2, length($0) - 2); next }
        { sub(/#.*/, "") }
        NF && index(wanted, " " section " ") && $column != "-" { print $column }' packaging/packages.txt
}

# missing_of PACKAGE...: those that are not installed, on one line.
missing_of() {
    # dpkg-query exits 1 as soon as it has never heard of one of them.
    local installed
    installed=$(dpkg-query -W -f='${db:Status-Status} ${binary:Package}\n' "$@" 2>/dev/null |
        awk '$1 == "installed" { sub(/:.*/, "", $2); print $2 }') || true
    comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$installed") | paste -sd ' '
}

# name_packages SYSTEM SECTION...: where nothing is installed by itself, the line to paste.
name_packages() {
    local system=$1 family packages
    shift
    family=$(distribution)
    packages=$(packages_of "$family" "$@" | paste -sd ' ')
    case $family in
    fedora) packages="sudo dnf install $packages" ;;
    arch) packages="sudo pacman -S --needed $packages" ;;
    *)
        echo "Packages are installed on Debian only, and $system is another system. If the build fails, install" \
            "what corresponds to these packages of Debian 13: $packages"
        return
        ;;
    esac
    echo "Packages are installed on Debian only. If the build fails, this should install them (it was not tried on" \
        "$system):"
    echo "$packages"
}

# system_name: what the system calls itself.
system_name() {
    # shellcheck source=/dev/null
    ([ -r "$os_release" ] && . "$os_release" && echo "${PRETTY_NAME:-this system}") || echo 'this system'
}

# apt_install PACKAGE...: as root, or through sudo.
apt_install() {
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "these packages are missing, and neither root nor sudo is at hand; have them installed: $*"
        as_root=(sudo)
    fi
    echo "Installing $*"
    [ "$(distribution)" = debian ] ||
        echo "This was not tried on $(system_name). Should it fail: sudo apt-get install $*"
    "${as_root[@]}" apt-get -q -o Acquire::Retries=3 update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -q -o Acquire::Retries=3 install -y --no-install-recommends "$@"
}

# install_missing SECTION...: installs what the list names and the machine lacks. Asks nothing where nothing is missing.
# On Ubuntu, whose packages have Debian's names, too; elsewhere it only says what is needed.
install_missing() {
    local packages missing
    if ! have dpkg-query apt-get; then
        name_packages "$(system_name)" "$@" >&2
        return
    fi
    mapfile -t packages < <(packages_of debian "$@")
    missing=$(missing_of "${packages[@]}")
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086 # one word a package
    apt_install $missing ||
        fail "these packages could not be installed on $(system_name) (the list is that of Debian 12 and 13; the" \
            "reason is above, often the network or a package source): $missing"
}

# is_cached FOLDER -DNAME=VALUE: whether the folder was configured so.
is_cached() {
    local setting=${2#-D}
    [ "$(sed -n "s|^${setting%%=*}:[A-Z]*=||p" "$1/CMakeCache.txt")" = "${setting#*=}" ]
}

# has_cuda_of FOLDER: whether the folder was configured with the compiler that CUDACXX names, if it names one. A folder
# without CUDA goes with any.
has_cuda_of() {
    local name cached
    [ -n "${CUDACXX-}" ] || return 0
    for name in CMAKE_CUDA_COMPILER OVERTAKE_NVCC; do # the latter where the former does not compile, or none was found
        cached=$(sed -n "s|^$name:[A-Z]*=||p" "$1/CMakeCache.txt")
        [[ $cached == '' || ($name == CMAKE_CUDA_COMPILER && $cached == *NOTFOUND) ]] || break
    done
    [[ $cached == '' || $(command -v "${CUDACXX%% *}") -ef $cached ]]
}

# configure FOLDER -DNAME=VALUE...: runs CMake where the folder was not configured so already; Ninja sees to the rest.
# A later option replaces an earlier one of the same name, as in CMake.
# As a unity build: several files to a compiler run, which from an empty folder takes less than half the time.
configure() {
    local folder=$1 fresh=() options=() option i current=yes
    shift
    for option in -DCMAKE_UNITY_BUILD=ON "$@"; do
        for i in "${!options[@]}"; do
            [ "${options[i]%%=*}" != "${option%%=*}" ] || unset "options[i]"
        done
        options+=("$option")
    done
    [ ! -e "$folder" ] || [ -w "$folder" ] ||
        fail "$PWD/$folder belongs to another user: remove it, or run this as that user"
    if [ -f "$folder/build.ninja" ] && is_cached "$folder" "CMAKE_HOME_DIRECTORY=$PWD" && has_cuda_of "$folder"; then
        for option in "${options[@]}"; do
            is_cached "$folder" "$option" || current=no
        done
        [ "$current" = no ] || return 0
    else
        fresh=(--fresh) # another generator or CUDA toolkit, or the tree was moved
    fi
    cmake "${fresh[@]}" -S . -B "$folder" -G Ninja "${options[@]}" || {
        rm -f "$folder/build.ninja" # so that the next call does not take this for configured
        fail "the build could not be configured; the reason is above"
    }
}

build() {
    cmake --build "$@" || fail "the build failed; the reason is above"
}
