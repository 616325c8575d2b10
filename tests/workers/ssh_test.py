#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A worker behind ssh: an sshd of the test's own on 127.0.0.1, with keys of its own and nothing of the user's.

    python3 ssh_test.py OVERTAKE_BENCH

Exit status 77 where there is no sshd, or none that lets this user in.
"""
import getpass
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

import far_training

BENCH = str(pathlib.Path(sys.argv.pop(1)).resolve()) if len(sys.argv) > 1 else ""
SSHD = shutil.which("sshd", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")
WORK = ["mlp", "--set", "hidden=7", "--set", "samples=64", "--quick", "--json"]


class Skip(Exception):
    """Why nothing can be tested here."""


class Server:
    """An sshd, and how to reach it: ssh(words...)."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        for name in ("host", "user"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.folder / name], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)  # where it separates its privileges
        self.write("sshd_config", f"""
            ListenAddress 127.0.0.1:{self.port}
            HostKey {self.folder}/host
            AuthorizedKeysFile {self.folder}/user.pub
            PasswordAuthentication no
            PermitRootLogin yes
            PidFile none
            StrictModes no
        """)
        self.write("ssh_config", f"""
            Host box
            HostName 127.0.0.1
            Port {self.port}
            User {getpass.getuser()}
            IdentityFile {self.folder}/user
            IdentitiesOnly yes
            IdentityAgent none
            BatchMode yes
            UserKnownHostsFile {self.folder}/known
            StrictHostKeyChecking accept-new
        """)
        with open(self.folder / "log", "w", encoding="utf-8") as log:
            self.process = subprocess.Popen([SSHD, "-D", "-e", "-f", self.folder / "sshd_config"], stderr=log,
                                            stdin=subprocess.DEVNULL, start_new_session=True)
        for _ in range(100):
            last = subprocess.run([*self.ssh(), "true"], capture_output=True, text=True, check=False)
            if last.returncode == 0:
                return
            time.sleep(0.1)
        self.end()
        raise Skip(f"sshd does not let this user in: {last.stderr.strip()} {(self.folder / 'log').read_text()[-300:]}")

    def write(self, name, content):
        (self.folder / name).write_text("\n".join(line.strip() for line in content.splitlines()), encoding="utf-8")

    def ssh(self):
        return ["ssh", "-F", str(self.folder / "ssh_config"), "box"]

    def end(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def bench(*arguments, **environment):
    return subprocess.run([BENCH, *arguments], capture_output=True, text=True, timeout=300, check=False,
                          env={**os.environ, **environment})


class Ssh(unittest.TestCase):
    server = None

    def worker(self):
        return "lab=" + " ".join([*self.server.ssh(), f"'{BENCH}'", "worker"])

    def test_engines_behind_ssh_compute_the_same(self):
        there = bench("measure", *WORK, "--worker", self.worker(), "--engine", "reference", "--engine", "lab/reference")
        self.assertEqual(there.returncode, 0, there.stderr)
        here, far = json.loads(there.stdout)["measurements"]
        self.assertEqual((here["engine"]["id"], far["engine"]["id"]), ("reference", "lab/reference"))
        self.assertIn("lab: ", far["engine"]["label"])
        self.assertEqual(here["first_loss"], far["first_loss"])

    def test_training_behind_ssh_has_the_losses_of_here(self):
        self.assertEqual(far_training.differences(BENCH, self.worker().partition("=")[2]), [])

    def test_a_kept_worker_is_tried(self):
        config = str(self.server.folder / "config")
        added = bench("workers", "add", "lab", self.worker().partition("=")[2], XDG_CONFIG_HOME=config)
        self.assertEqual(added.returncode, 0, added.stderr)
        tried = bench("workers", "try", "lab", XDG_CONFIG_HOME=config)
        self.assertEqual(tried.returncode, 0, tried.stderr)
        self.assertIn("lab/cpu", tried.stdout)

    def test_what_ssh_says_is_the_reason(self):
        missing = bench("measure", *WORK, "--engine", "lab/cpu", "--worker",
                        "lab=" + " ".join([*self.server.ssh(), "/nowhere/overtake-bench", "worker"]))
        self.assertEqual(missing.returncode, 1)
        self.assertIn("Worker 'lab'", missing.stderr)
        self.assertIn("/nowhere/overtake-bench", missing.stderr)


def main():
    if not (SSHD and shutil.which("ssh") and shutil.which("ssh-keygen")):
        print("There is no sshd here: nothing was tested.")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        try:
            Ssh.server = Server(folder)
        except Skip as problem:
            print(problem)
            sys.exit(77)
        try:
            unittest.main()
        finally:
            Ssh.server.end()


if __name__ == "__main__":
    main()
