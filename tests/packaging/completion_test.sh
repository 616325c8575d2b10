#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# completion_test.sh BUILD: bash completes commands, options and what they take, by the file that the build made; zsh and
# fish, where they are installed, read theirs, and man finds nothing wrong with the manual page.
set -euo pipefail
share=$1/share
fail() { echo "$*"; exit 1; }

# shellcheck source=/dev/null
. "$share/bash-completion/completions/overtake-bench"
COMP_WORDBREAKS=$' \t\n"\'><=;|&(:'
compopt() { :; } # serves only while Readline completes

# completions LINE: what stands for the last word, sorted, on one line.
completions() {
    COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=()
    _overtake_bench
    printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd ' '
}
expect() {
    local found
    found=$(completions "overtake-bench $1")
    # shellcheck disable=SC2053 # a pattern
    [[ " $found " == $2 ]] || fail "'overtake-bench $1' completes to '$found', not to $2"
}
expect 'me' ' measure '
expect '' '* collect * measure * sweep *'
expect '--v' ' --version '
expect 'help sw' ' sweep '
expect 'measure m' '* matrix-multiply *mlp *'
expect 'measure mlp --eng' ' --engine '
expect 'measure mlp --engine c' ' cpu cuda:0 '
expect 'measure mlp --engine=ei' ' eigen '
expect 'check --engine mod' '  '
expect 'record mod' '  '
expect 'workers ' ' add edit list remove try '
expect 'sweep mlp --engine model:rtx-20' '* rtx-2070 *'
expect 'sweep mlp --engine=model:rtx-20' '* rtx-2070 *'
expect 'sweep mlp --over hid' ' hidden '
expect 'measure --set hid' ' hidden= '
expect 'measure --set optimizer=ad' '* adam *'
expect 'measure --preset mlp-w' '* mlp-width-hsf *'
expect 'measure --quick ml' ' mlp '
expect 'measure mlp --profile-sort o' ' own '
expect 'measure mlp --budget ' '  '
expect 'ratio --gpu rtx-20' '* rtx-2070 *'
expect 'lesson wid' '* width *'
cd "$share"
expect 'measure mlp --out bash-com' ' bash-completion '
COMP_WORDBREAKS=' ' expect 'sweep mlp --engine model:rtx-20' '* model:rtx-2070 *'

if command -v zsh >/dev/null; then
    zsh -n "$share/zsh/site-functions/_overtake-bench" || fail "zsh cannot read its completions"
fi
if command -v fish >/dev/null; then
    found=$(HOME=$(mktemp -d) fish -c "source '$share/fish/vendor_completions.d/overtake-bench.fish'
        complete -C 'overtake-bench measure mlp --engine eig'
        complete -C 'overtake-bench sw'" | cut -f1 | paste -sd ' ')
    [ "$found" = 'eigen sweep' ] || fail "fish completes to '$found'"
fi
page=$share/man/man1/overtake-bench.1
trouble=$(LC_ALL=C.UTF-8 MANWIDTH=80 man -l --warnings -Tutf8 "$page" 2>&1 >/dev/null) || fail "man: $trouble"
[ -z "$trouble" ] || fail "man: $trouble"
words=$(LC_ALL=C.UTF-8 MANWIDTH=80 man -l "$page" | col -b)
grep -q -- '--engine ID' <<<"$words" || fail "the manual page has no --engine"
