#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# eigen_levels_test.sh LEVEL OBJECT…: a function that the linker may take from another object is one of the level's own
# namespaces. Otherwise a CPU without these vector instructions could meet them in what all levels share. The types and
# defaults of attributes are data.
set -euo pipefail
level=$1
shift
foreign=$(nm -C "$@" | grep -E ' [WVu] ' | grep -vE "\b(eigen|Eigen)_$level\b|DW\.ref\.|typeinfo (name )?for overtake::Attributes::|overtake::Attributes::as<.*>\(\) const::defaults$" || true)
[ -z "$foreign" ] || { echo "$foreign"; exit 1; }
[ "$(nm -C "$@" | grep -c "Eigen_$level::")" -gt 0 ] || { echo "no function of Eigen_$level is in $*"; exit 1; }
