#!/bin/bash
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# slurm_test.sh ROOT PYTHON OVERTAKE_BENCH: training through srun, in a Slurm of the test's own. Exit status 77 where this
# user cannot start one.
set -euo pipefail
. "$1/packaging/lib.sh"
[ "$(id -u)" -eq 0 ] && have slurmctld slurmd munged srun sbatch || { echo "no Slurm can be started here"; exit 77; }
exec "$1/packaging/slurm-demo" "$3" "$2" -B "$1/tests/workers/far_training.py" "$3" srun -n1 "'$3'" worker
