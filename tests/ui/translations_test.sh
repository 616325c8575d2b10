#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# translations_test.sh CORE_TEXTS LUPDATE SOURCE: each language has every text that the source and the core's tables
# have, and no other.
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
"$1" "$here/core_texts.cpp" "$3/src"
failed=0
for language in de fr ko; do
    kept=$3/resources/translations/overtake_$language.ts
    now=$here/$language.ts
    cp "$kept" "$now"
    "$2" -silent -no-obsolete -locations none "$3/ui" "$here/core_texts.cpp" -ts "$now"
    unfinished=$(grep -B1 'type="unfinished"' "$now" || true)
    if [ -n "$unfinished" ] || [ "$(grep -c '<source>' "$kept")" != "$(grep -c '<source>' "$now")" ]; then
        printf '%s:\n%s\n' "$language" "$unfinished"
        failed=1
    fi
done
if [ "$failed" != 0 ]; then
    echo "Build the target update_translations, then translate what it has marked as unfinished."
    exit 1
fi
