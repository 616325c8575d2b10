# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# wheel.py TREE VERSION PLATFORM FOLDER: packs a tree of packaging/package as a wheel. The program stays one file, started
# by a Python function, and is independent of Python's version. The same tree makes the same bytes (SOURCE_DATE_EPOCH).
import base64
import hashlib
import os
import pathlib
import sys
import time
import zipfile

START = '''# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import sys


def main():
    """Becomes overtake-bench. Frameworks are those of this Python."""
    os.environ.setdefault("OVERTAKE_PYTHON", sys.executable)
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "overtake-bench")
    os.execv(program, [program] + sys.argv[1:])
'''
MAIN = "from overtake_bench import main\n\nmain()\n"
ENTRY = "[console_scripts]\novertake-bench = overtake_bench:main\n"
DESCRIPTION = """Metadata-Version: 2.1
Name: overtake-bench
Version: {version}
Summary: Shows when a GPU overtakes a CPU, and why
License: GPL-3.0-or-later
Classifier: License :: OSI Approved :: GNU General Public License v3 or later (GPLv3+)
Classifier: Operating System :: POSIX :: Linux
Requires-Python: >=3.9
Description-Content-Type: text/markdown

`overtake-bench record cuda:0 --out card.json` records a device. Overtake shows the file beside its own measurements.
"""
TAG = "Wheel-Version: 1.0\nGenerator: overtake\nRoot-Is-Purelib: false\nTag: py3-none-{platform}\n"


def main(tree, version, platform, folder):
    tree = pathlib.Path(tree)
    info = f"overtake_bench-{version}.dist-info"
    files = {
        "overtake_bench/__init__.py": (START.encode(), False),
        "overtake_bench/__main__.py": (MAIN.encode(), False),
        f"{info}/METADATA": (DESCRIPTION.format(version=version).encode(), False),
        f"{info}/WHEEL": (TAG.format(platform=platform).encode(), False),
        f"{info}/entry_points.txt": (ENTRY.encode(), False),
    }
    for path in sorted(tree.rglob("*")):
        name = path.relative_to(tree).as_posix()
        if not path.is_file():
            continue
        content = (path.read_bytes(), os.access(path, os.X_OK))
        if name.startswith("share/doc/"):
            files[f"{info}/licenses/{path.name}"] = content
        elif name.startswith("share/") and not name.startswith("share/overtake/"):
            files[f"overtake_bench-{version}.data/data/{name}"] = content  # completions and the manual page
        else:
            files[f"overtake_bench/{name}"] = content
    record = ""
    for name, (content, _) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), False)

    date = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))[:6]
    target = pathlib.Path(folder) / f"overtake_bench-{version}-py3-none-{platform}.whl"
    with zipfile.ZipFile(target, "w") as wheel:
        for name, (content, runs) in files.items():
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = 3  # Unix: the mode below counts
            entry.external_attr = (0o100755 if runs else 0o100644) << 16
            wheel.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit("usage: wheel.py TREE VERSION PLATFORM FOLDER")
    main(*sys.argv[1:])
