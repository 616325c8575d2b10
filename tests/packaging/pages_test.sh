#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# pages_test.sh SOURCE: the README and each page of the manual have as many headings, bullets and rows of tables in every
# language, and the manual's first page leads to each of them; the README stays an entrance; links lead to files; each
# environment variable is in one table, the reference's or that of CONTRIBUTING.md.
set -euo pipefail
cd "$1"
failed=0
complain() {
    echo "$*"
    failed=1
}

# shape_of FILE: how many lines begin a heading, a bullet and a row, outside of code.
shape_of() {
    awk '/^```/ { code = !code } code { next } /^#/ { h++ } /^- / { b++ } /^\|/ { r++ } END { print h + 0, b + 0, r + 0 }' "$1"
}

mapfile -t pages < <(find resources/manual -regex '.*/[a-z]+\.md' | sort | sed 's/\.md$//')
[ "${#pages[@]}" -ge 10 ] || complain "only ${#pages[@]} pages in the manual"
for page in README "${pages[@]}"; do
    name=$(basename "$page")
    [ "$name" = README ] || [ "$name" = index ] || grep -qF "]($name.md)" resources/manual/index.md ||
        complain "resources/manual/index.md does not lead to $name.md"
    for language in de fr ko; do
        translated=$page.$language.md
        [ -e "$translated" ] || { complain "$translated is not there"; continue; }
        [ "$(shape_of "$page.md")" = "$(shape_of "$translated")" ] ||
            complain "$translated has $(shape_of "$translated") headings, bullets and rows, $page.md $(shape_of "$page.md")"
        while read -r target; do
            [[ $target != *.md || $target == *."$language".md ]] || complain "$translated leads to $target"
        done < <([ "$name" = README ] || grep -o ']([a-z]*[^):/]*' "$translated" | cut -c3- || true)
    done
done
for readme in README*.md; do
    [ "$(wc -l <"$readme")" -le 110 ] || complain "$readme has more than 110 lines"
done
for page in README*.md CONTRIBUTING.md resources/manual/*.md; do
    while read -r target; do
        [ -e "$(dirname "$page")/$target" ] || complain "$page leads to $target, which is not there"
    done < <(grep -o ']([^)#:]*' "$page" | cut -c3- | grep . || true)
done
while read -r variable; do
    rows=$(sed -n '/^## Environment variables/,/^## /p' resources/manual/reference.md CONTRIBUTING.md |
        grep -c "^|[^|]*\`$variable\`" || true)
    [ "$rows" = 1 ] || complain "$variable is in $rows rows of tables of reference.md and CONTRIBUTING.md"
done < <({ grep -rhoE '(getenv|environmentVariable|EnvironmentVariable|loadLibrary|environ\.get)\("OVERTAKE_[A-Z_]+"' \
    src ui cuda resources/workers tests --include='*.cpp' --include='*.h' --include='*.py' | grep -oE 'OVERTAKE_[A-Z_]+'
    grep -hoE -d skip '\$\{OVERTAKE_[A-Z_]+' packaging/* | cut -c3-; } | sort -u)
exit "$failed"
