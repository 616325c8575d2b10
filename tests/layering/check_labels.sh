#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_labels.sh ROOT: fails when code under ROOT/src or ROOT/ui cuts or searches a label or an engine's id, or writes
# the word "predicted" into a text, instead of using the fields of Measurement and Label, or searches a sentence for the
# user, which may be in any language. It names the lines. Allowed are src/report/older_files.cpp, which derives the
# fields of files that lack them, src/cli/arguments/workers.cpp, which reads ids that a user types, and
# src/cli/arguments/command_parser.cpp, which puts CLI11's sentences into ours.
set -uo pipefail
cd "$1" || exit 2

searches='(find|rfind|substr|erase|replace|remove|contains|startsWith|starts_with|endsWith|ends_with|compare|mid|left)\('
status=0
found=$(grep -rnE "(\b[lL]abel(s|Of|Text|For)?|\.label|\bid|[a-z]Id|[a-z]Label)(\(\)|\([a-z.]*\))?(\.name)?\.$searches|\"[^\"]*, predicted|OpenCL on the CPU.*(find|contains|startsWith)" \
             --include=*.cpp --include=*.h src ui |
        grep -vE '^(src/report/older_files|src/cli/arguments/workers)\.cpp:' |
        grep -vE ':[0-9]+:[[:space:]]*//|tr\("%1(: %2)?, predicted"')
if [ -n "$found" ]; then
    echo "$found"
    echo 'A Measurement says what it is in fields: kind, label.name, label.details, label.predicted (lines above).'
    status=1
fi
found=$(grep -rnE "([mM]essage|[pP]roblem|[rR]eason|[sS]entence|[tT]rouble|what)(\(\))?(\.text\(\)|\.source)?\.$searches" \
             --include=*.cpp --include=*.h src ui |
        grep -vE '^src/cli/arguments/command_parser\.cpp:|:[0-9]+:[[:space:]]*//|message\.contains\("type"\)')
if [ -n "$found" ]; then
    echo "$found"
    echo 'A sentence is for the reader alone: what code must know of it is a field beside it (lines above).'
    status=1
fi
exit $status
