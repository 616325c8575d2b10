#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run_test.sh BUILD: tests/gpu/run with the CPU in place of a card makes a recording that the program reads; a card that
# is not there is one sentence.
set -uo pipefail
build=$1
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
problems=0
wrong() {
    echo "WRONG: $*" >&2
    problems=$((problems + 1))
}

export PYTHON=none SMALL=1 SWEEP_SECONDS=1
ENGINE=cpu BASE=cpu,threads=1 "$here/run" "$build" "$folder" >"$folder/output" 2>&1 || wrong "the script failed: $(tail -5 "$folder/output")"
shopt -s nullglob
recordings=("$folder"/*.json)
[ ${#recordings[@]} -eq 1 ] || wrong "there are ${#recordings[@]} recordings"
listed=$("$build/bin/overtake-bench" recordings "${recordings[0]}" --json) || wrong "the recording cannot be read"
workloads=$("$build/bin/overtake-bench" workloads --json | grep -c '^ *"id":')
runs=$(grep -c '"format": "overtake-results"' <<<"$listed")
[ "$runs" -eq "$workloads" ] || wrong "$runs sweeps for $workloads workloads"
grep -q '"engine": "cpu,.*threads' <<<"$listed" || wrong 'no check is in it'
! grep -q '"failed": [1-9]' <<<"$listed" || wrong 'a check failed'
[ -s "${recordings[0]%.json}.log" ] || wrong 'there is no log'
grep -q 'G iterations/s, [0-9.]* % of the fp32 issue limit' "${recordings[0]%.json}.log" ||
    wrong 'the share of the issue limit is missing'

ENGINE=cuda:99 "$here/run" "$build" "$folder/none" >"$folder/output" 2>&1 && wrong 'a card that is not there was recorded'
grep -q "Unknown engine 'cuda:99'" "$folder/output" || wrong "the reason is missing: $(cat "$folder/output")"
exit $((problems > 0))
