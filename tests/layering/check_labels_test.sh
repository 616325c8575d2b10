#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_labels.sh itself: it lets pass what may be, and finds what was there once.
set -euo pipefail
check=$(dirname "$0")/check_labels.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

# expect STATUS FILE LINE
expect() {
    local status=0
    rm -rf "${root:?}"/*
    mkdir -p "$root/src" "$root/ui" "$root/$(dirname "$2")"
    printf '%s\n' "$3" >"$root/$2"
    "$check" "$root" >/dev/null || status=$?
    [ "$status" -eq "$1" ] || { echo "$2 with $3: status $status, expected $1"; exit 1; }
}

expect 0 src/a.cpp 'label.details.push_back({"bf16"});'
expect 0 ui/a.cpp 'return series.predicted ? ChartWords::tr("%1, predicted", "an engine").arg(series.label) : series.label;'
expect 0 ui/a.cpp 'if (label.rect.contains(position))'
expect 0 src/report/older_files.cpp 'return label.name.find("OpenCL on the CPU") != std::string::npos;'
expect 1 src/a.cpp 'measurement.label = labelOf(engines, use) + std::string(", predicted");'
expect 1 src/a.cpp 'if (const auto at = label.find(", predicted"); at != std::string::npos)'
expect 1 src/a.cpp "if (!m.profile || m.use.id.find(':') == std::string::npos)"
expect 1 src/a.cpp 'return measurement.label.rfind(before, 0) == 0;'
expect 1 src/a.cpp 'return earlier.label == name || earlier.label.rfind(name + " (", 0) == 0;'
expect 1 src/a.cpp 'return label.size() > start.size() ? label.substr(start.size()) : label;'
expect 1 ui/a.cpp 'label.replace(QStringLiteral(", ") + word, QStringLiteral(" (%1)").arg(word));'
expect 1 ui/a.cpp 'return engineId.substr(use.id.find(1));'
expect 1 ui/a.cpp 'const bool isSaid = message.contains(QLatin1String("Worker '"'"'"));'
expect 1 src/a.cpp 'if (m.reason.text().find("memory") != std::string::npos)'
expect 1 src/a.cpp 'return error.message().source.starts_with("Cannot");'
expect 0 src/a.cpp 'return message.is_object() && message.contains("type");'
expect 1 ui/a.cpp 'series.label.remove(word);'
expect 1 ui/a.cpp 'predicted << QString::fromStdString(use.id.substr(1));'
