# shellcheck shell=bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For packaging/run: the OpenCL driver of the GPU that is there. Sourced after packaging/lib.sh; the caller has
# set -euo pipefail and stands in the root of the repository. src/machine/gpu_drivers.cpp goes by the same rules.

pci_devices=${OVERTAKE_PCI_DEVICES:-/sys/bus/pci/devices} # the tests have their own
opencl_vendors=${OVERTAKE_OPENCL_VENDORS:-/etc/OpenCL/vendors}

# gpus: "vendor device", as hexadecimal digits, of each GPU of a maker whose GPUs compute; equal ones once.
gpus() {
    local folder kind vendor device
    for folder in "$pci_devices"/*; do
        { read -r kind <"$folder/class" && read -r vendor <"$folder/vendor" &&
            read -r device <"$folder/device"; } 2>/dev/null || continue
        case $kind:$vendor in
        0x03????:0x8086 | 0x03????:0x1002 | 0x03????:0x10de) echo "${vendor#0x} ${device#0x}" ;;
        esac
    done | sort -u
}

# is_too_old DEVICE: whether it is one of Intel's from before Broadwell (2014), which no driver serves any more.
is_too_old() {
    case $1 in
    0a84) return 1 ;; # an Apollo Lake among Haswells
    00?? | 01?? | 04?? | 0a?? | 0be? | 0c?? | 0d?? | 0f?? | 25?? | 27?? | 29?? | 2a?? | 2e?? | 35?? | 81?? | a0??) ;;
    *) return 1 ;;
    esac
}

# has_driver NAME...: whether OpenCL has a driver whose file begins so.
has_driver() {
    local name
    for name in "$@"; do
        ! compgen -G "$opencl_vendors/$name*.icd" >/dev/null || return 0
    done
    return 1
}

# first_available PACKAGE...: the first that the package sources have.
first_available() {
    local package
    for package in "$@"; do
        if apt-cache policy "$package" 2>/dev/null | grep '^ *Candidate: *[^ (]' >/dev/null; then
            echo "$package"
            return
        fi
    done
}

# install_driver GPU SECTION: the first package of the section that there is. A machine where this fails runs all else.
install_driver() {
    local gpu=$1 family names package
    family=$(distribution)
    mapfile -t names < <(packages_of "$family" "$2")
    if ! have apt-get apt-cache; then
        case $family in
        fedora) package="sudo dnf install ${names[0]}" ;;
        arch) package="sudo pacman -S --needed ${names[0]}" ;;
        *) package="the equivalent of Debian's ${names[*]}" ;;
        esac
        echo "No OpenCL driver serves $gpu. This should install one (it was not tried): $package"
        return
    fi
    package=$(first_available "${names[@]}")
    if [ -z "$package" ]; then
        echo "No OpenCL driver serves $gpu, and the package sources have none of ${names[*]}."
        return
    fi
    echo "No OpenCL driver serves $gpu: $package does."
    (apt_install "$package") ||
        echo "Going on without $package; $gpu cannot be measured until it is installed (the reason is above)."
    case $package in
    mesa-opencl-icd) echo "Overtake switches its Rusticl on for $gpu by itself, unless RUSTICL_ENABLE is set." ;;
    esac
}

# install_gpu_drivers: for each GPU that has none; says what it does, and nothing where there is nothing to do.
install_gpu_drivers() {
    local vendor device intel='' amd='' nvidia='' names
    while read -r vendor device; do
        case $vendor in
        8086)
            if is_too_old "$device"; then
                echo "The Intel GPU [8086:$device] is older than any OpenCL driver that Linux distributions have."
            else
                intel="the Intel GPU [8086:$device]"
            fi
            ;;
        1002) amd="the AMD GPU [1002:$device]" ;;
        10de) nvidia="the NVIDIA GPU [10de:$device]" ;;
        esac
    done < <(gpus)
    [ -z "$intel" ] || has_driver intel rusticl || install_driver "$intel" gpu-intel
    [ -z "$amd" ] || has_driver amdocl rusticl || install_driver "$amd" gpu-amd
    if [ -n "$nvidia" ] && ! has_driver nvidia && ! command -v nvcc >/dev/null; then
        names=$(packages_of "$(distribution)" gpu-nvidia | paste -sd ' ')
        echo "No OpenCL driver serves $nvidia. Its maker's are not free software: install $names (on Debian from" \
            "non-free), or the CUDA toolkit for the CUDA engine."
    fi
}
