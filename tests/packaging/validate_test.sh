#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# validate_test.sh TOOL SOURCE BUILD REQUIRED: what the tool says of the file that it is for. Skipped where it is missing,
# unless REQUIRED is 1.
set -euo pipefail
tool=$1 source=$2 build=$3 required=$4
command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit $((required ? 1 : 77)); }
case $tool in
appstreamcli)
    # The id is no reversed name of a domain, because there is no domain.
    appstreamcli validate --no-net --explain --override=cid-desktopapp-is-not-rdns=pedantic \
        "$build/share/overtake.metainfo.xml"
    ;;
desktop-file-validate)
    said=$(desktop-file-validate "$source/packaging/overtake.desktop")
    [ -z "$said" ] || { echo "$said"; exit 1; }
    ;;
reuse)
    # Without git it would read build folders, too.
    git -C "$source" rev-parse >/dev/null 2>&1 || { echo "$source is no clone"; exit 77; }
    cd "$source" && reuse lint
    ;;
esac
