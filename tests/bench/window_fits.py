#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window, frame and all, fits the screen at its first start: each size and scale, each language, under openbox on
Xvfb and under weston. By hand, minutes (Debian: openbox, weston, xdotool, x11-utils, imagemagick):

    tests/bench/window_fits.py build/bin/overtake [--images FOLDER] [--only x11|wayland]

Prints a line for each window, and exits 1 if one does not fit. `--images` keeps a screenshot of each on X11.
"""

import argparse
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

CASES = [((1280, 800), (1, 1.25)), ((1366, 768), (1, 1.25, 1.5)), ((1920, 1080), (1, 1.5, 2))]
LANGUAGES = ("en", "de", "fr", "ko")
PATIENCE = 30  # seconds
DISPLAYS = itertools.count(73)  # a server that ends may still answer


def environment(home, scale, **more):
    return {**os.environ, "HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_CACHE_HOME": f"{home}/cache",
            "XDG_RUNTIME_DIR": home, "QT_SCALE_FACTOR": str(scale), "LC_ALL": "C.UTF-8", **more}


def until(wanted, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = wanted()
        if found:
            return found
        time.sleep(0.2)
    sys.exit(f"{what} did not come within {PATIENCE} s")


def number(text, field):
    return int(re.search(rf"{field}:\s+(-?\d+)", text).group(1))


def outer_on_x11(screen, scale, language, options, home):
    """Left, top, right and bottom of the window with its frame, in pixels."""
    display = f":{next(DISPLAYS)}"
    env = environment(home, scale, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    # Without -noreset, the server drops openbox, too, as soon as xdpyinfo has gone.
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", f"{screen[0]}x{screen[1]}x24", "-noreset"],
                              stderr=subprocess.DEVNULL)
    started = [server]
    run = lambda *command: subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout
    try:
        until(lambda: run("xdpyinfo"), "Xvfb")
        started.append(subprocess.Popen(["openbox"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        started.append(subprocess.Popen([options.window, "--language", language], env=env, stderr=subprocess.DEVNULL))
        framed = lambda window: re.search(r"= (\d+), (\d+), (\d+), (\d+)", run("xprop", "-id", window, "_NET_FRAME_EXTENTS"))
        named = lambda: run("xdotool", "search", "--onlyvisible", "--name", "Overtake").split()
        window = until(lambda: next(filter(framed, named()), None), "the window with its frame")
        time.sleep(3)
        inner = run("xwininfo", "-id", window)
        left, right, top, bottom = map(int, framed(window).groups())
        x, y = number(inner, "Absolute upper-left X"), number(inner, "Absolute upper-left Y")
        if options.images:
            run("import", "-window", "root", f"{options.images}/{screen[0]}x{screen[1]}-{scale}-{language}.png")
        return x - left, y - top, x + number(inner, "Width") + right, y + number(inner, "Height") + bottom
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait()


def outer_on_wayland(screen, scale, language, options, home):
    """The same from what the window tells the compositor: it does not learn where it stands."""
    env = environment(home, scale, WAYLAND_DISPLAY="overtake", QT_QPA_PLATFORM="wayland", WAYLAND_DEBUG="client")
    server = subprocess.Popen(["weston", "--backend=headless-backend.so", "--socket=overtake", "--idle-time=0",
                               f"--width={screen[0]}", f"--height={screen[1]}"], env=env, stderr=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL)
    started = [server]
    try:
        until(lambda: os.path.exists(f"{home}/overtake"), "weston")
        with open(f"{home}/log", "wb") as log:
            started.append(subprocess.Popen([options.window, "--language", language], env=env, stderr=log))
            geometry = rb"xdg_surface@\d+\.set_window_geometry\((-?\d+), (-?\d+), (\d+), (\d+)\)"
            read = lambda: re.findall(geometry, pathlib.Path(f"{home}/log").read_bytes())
            until(read, "the window")
            time.sleep(3)
            _, _, width, height = map(int, read()[-1])
        return 0, 0, round(width), round(height)
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("window")
    parser.add_argument("--images", metavar="FOLDER")
    parser.add_argument("--only", choices=("x11", "wayland"))
    options = parser.parse_args()
    platforms = {"x11": outer_on_x11, "wayland": outer_on_wayland}
    faults = 0
    for name, outer in platforms.items():
        if options.only in (None, name):
            for screen, scales in CASES:
                for scale in scales:
                    for language in LANGUAGES:
                        with tempfile.TemporaryDirectory() as home:
                            left, top, right, bottom = outer(screen, scale, language, options, home)
                        fits = left >= 0 and top >= 0 and right <= screen[0] and bottom <= screen[1]
                        faults += not fits
                        print(f"{name:8} {screen[0]}x{screen[1]} at {scale} {language}: {right - left} x "
                              f"{bottom - top} at {left},{top} {'fits' if fits else 'DOES NOT FIT'}", flush=True)
    sys.exit(1 if faults else 0)


main()
