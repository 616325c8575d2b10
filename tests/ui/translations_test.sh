#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# translations_test.sh CORE_TEXTS LUPDATE SOURCE: the German has every text that the source and the core's tables have,
# and no other.
set -euo pipefail
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
german=$3/resources/translations/overtake_de.ts
cp "$german" "$here/de.ts"
"$1" "$here/core_texts.cpp"
"$2" -silent -no-obsolete -locations none "$3/ui" "$here/core_texts.cpp" -ts "$here/de.ts"
unfinished=$(grep -B1 'type="unfinished"' "$here/de.ts" || true)
if [ -n "$unfinished" ] || [ "$(grep -c '<source>' "$german")" != "$(grep -c '<source>' "$here/de.ts")" ]; then
    echo "$unfinished"
    echo "Build the target update_translations, then translate what it has marked as unfinished."
    exit 1
fi
