#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# gpu_test.sh ROOT: packaging/gpu.sh on the machines of tests/machine/pci_machines.txt, with a list of packages of its own
# and stand-ins for apt, each of which writes down how it was called.
set -euo pipefail
root=$1
bash=$(command -v bash)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
export OVERTAKE_OS_RELEASE=$work/os-release OVERTAKE_PCI_DEVICES=$work/devices OVERTAKE_OPENCL_VENDORS=$work/vendors

mkdir -p "$work/bin" "$work/tree/packaging" "$work/vendors"
for command in awk basename comm env grep paste sed sort; do
    ln -s "$(command -v "$command")" "$work/bin/$command"
done
cp "$root/packaging/packages.txt" "$work/tree/packaging/"

# command NAME BODY: a stand-in.
command_is() {
    printf '#!%s\necho "%s $*" >>"%s/calls"\n%s\n' "$bash" "$1" "$work" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# system ID PACKAGE...: a system whose sources have these packages.
system() {
    printf 'PRETTY_NAME="Some 1"\nID=%s\n' "$1" >"$work/os-release"
    shift
    rm -f "$work/bin/"{apt-get,apt-cache,nvcc,id}
    rm -f "$work/vendors/"*
    [ $# -gt 0 ] || return 0
    command_is id 'echo 0'
    command_is apt-get ''
    # As apt-cache says it of a package that it has, one that is only named somewhere, and one that it never heard of.
    command_is apt-cache "case ' $* ' in
*\" \$2 \"*) printf '%s:\n  Installed: (none)\n  Candidate: 22.43-1\n' \"\$2\" ;;
*intel*) ;;
*) printf '%s:\n  Installed: (none)\n  Candidate: (none)\n' \"\$2\" ;;
esac"
}

# machine NAME: as Linux shows it, a folder of links to folders.
machine() {
    local address kind vendor device lines
    rm -rf "$work/devices" "$work/real"
    mkdir -p "$work/devices"
    lines=$(sed -n "/^\[$1\]/,/^$/p" "$root/tests/machine/pci_machines.txt" | grep '^[0-9]')
    while read -r address kind vendor device; do
        mkdir -p "$work/real/$address"
        echo "$kind" >"$work/real/$address/class"
        echo "$vendor" >"$work/real/$address/vendor"
        echo "$device" >"$work/real/$address/device"
        ln -s "$work/real/$address" "$work/devices/$address"
    done <<<"$lines"
}

# install MACHINE [DRIVER-FILE...]: leaves status, output and what was installed.
install() {
    local file
    machine "$1"
    shift
    rm -f "$work/vendors/"*
    for file in "$@"; do
        : >"$work/vendors/$file"
    done
    install_here
}

install_here() {
    : >"$work/calls"
    status=0
    # shellcheck disable=SC2016 # to be expanded there
    output=$(cd "$work/tree" && PATH=$work/bin "$bash" -c \
        'set -euo pipefail; . "$0/packaging/lib.sh"; . "$0/packaging/gpu.sh"; install_gpu_drivers' "$root" 2>&1) || status=$?
    installed=$(sed -n 's/^apt-get .*--no-install-recommends //p' "$work/calls" | paste -sd ';')
}

expect() { # WHAT CONDITION...
    local what=$1
    shift
    "$@" || { failures=$((failures + 1)); printf 'FAILED: %s\nstatus %s\n%s\ninstalled: %s\n' "$what" "$status" "$output" "$installed"; }
}
# shellcheck disable=SC2317 # called through expect
has() { [[ $1 == *"$2"* ]]; }
# shellcheck disable=SC2317
is() { [ "$1" = "$2" ]; }

system debian intel-opencl-icd mesa-opencl-icd # 12
install intel-laptop
expect 'an Intel laptop gets the driver of Intel' is "$status:$installed" 0:intel-opencl-icd
expect 'and is told so' has "$output" 'No OpenCL driver serves the Intel GPU [8086:46a6]: intel-opencl-icd does.'
install intel-laptop intel.icd
expect 'where it has it, nothing is said or done' is "$status:$output:$installed" 0::
install intel-laptop nvidia.icd pocl.icd
expect 'other drivers do not serve it' is "$installed" intel-opencl-icd
install intel-arc
expect 'an Arc beside an Intel processor: one driver' is "$installed" intel-opencl-icd
install optimus-laptop
expect 'Optimus: that of Intel is installed' is "$status:$installed" 0:intel-opencl-icd
expect 'Optimus: those of NVIDIA are named' has "$output" \
    'serves the NVIDIA GPU [10de:25a2]. Its maker'\''s are not free software: install nvidia-driver nvidia-opencl-icd ('
install optimus-laptop intel-legacy1.icd nvidia.icd
expect 'Optimus with both: nothing' is "$status:$output:$installed" 0::
install amd-apu
expect 'an AMD APU gets that of Mesa' is "$status:$installed" 0:mesa-opencl-icd
expect 'and is told that Rusticl is switched on' has "$output" 'Overtake switches its Rusticl on for the AMD GPU [1002:1638]'
install amd-desktop amdocl64.icd
expect 'a card with ROCm needs nothing' is "$status:$output:$installed" 0::
install amd-desktop rusticl.icd
expect 'nor does one with Rusticl' is "$status:$output:$installed" 0::
install amd-desktop intel.icd
expect 'a card is not served by that of another maker' is "$installed" mesa-opencl-icd
install nvidia-desktop
expect 'NVIDIA: nothing is installed' is "$status:$installed" 0:
expect 'NVIDIA: one line says what to install' is "$(grep -c . <<<"$output")" 1
install server
expect 'three equal cards are one line' is "$status:$(grep -c 10de:2330 <<<"$output"):$installed" 0:1:
install virtual-machine
expect 'a virtual machine has no GPU to serve' is "$status:$output:$installed" 0::
install old-laptop
expect 'a Haswell gets nothing' is "$status:$installed" 0:
expect 'a Haswell is told why' has "$output" '[8086:0416] is older than any OpenCL driver'

command_is nvcc ''
install nvidia-desktop
expect 'the CUDA toolkit serves as well' is "$status:$output:$installed" 0::

system debian mesa-opencl-icd # 13
install intel-laptop
expect 'where there is no driver of Intel, Mesa'\''s is installed' is "$status:$installed" 0:mesa-opencl-icd
install intel-laptop rusticl.icd
expect 'once' is "$status:$output:$installed" 0::

system debian another
install intel-laptop
expect 'where there is neither, that is said' has "$status:$output" '0:No OpenCL driver serves the Intel GPU [8086:46a6], and'

system debian intel-opencl-icd
command_is apt-get 'echo "no network"; exit 100'
install intel-laptop
expect 'a failure ends nothing' is "$status" 0
expect 'a failure is said' has "$output" $'no network\nGoing on without intel-opencl-icd'
command_is id 'echo 1000'
install intel-laptop
expect 'neither root nor sudo: goes on' has "$status:$output" '0:No OpenCL driver serves'
expect 'neither root nor sudo: says so' has "$output" 'neither root nor sudo is at hand'

system fedora
install intel-laptop
expect 'Fedora: a line to paste' has "$status:$output" 'sudo dnf install intel-compute-runtime'
system arch
install amd-apu
expect 'Arch: a line to paste' has "$status:$output" 'sudo pacman -S --needed opencl-mesa'
system nixos
install amd-apu
expect 'elsewhere: what to look for' has "$status:$output" "the equivalent of Debian's mesa-opencl-icd"

rm -rf "$work/devices"
system debian mesa-opencl-icd
install_here
expect 'no list of PCI devices: nothing' is "$status:$output" 0:

exit $((failures > 0))
