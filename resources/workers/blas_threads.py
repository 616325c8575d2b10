# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many threads the BLAS libraries of this process use, which NumPy itself cannot set.

They are found among the libraries that are loaded, and told by their own functions, as threadpoolctl does it.
"""
import ctypes
import re

# Of a library's file name -> functions that set and tell the number of threads. OpenBLAS is built under many names.
FUNCTIONS = {
    "openblas": [
        (f"{prefix}openblas_set_num_threads{suffix}", f"{prefix}openblas_get_num_threads{suffix}")
        for prefix in ("", "scipy_")
        for suffix in ("", "64_", "_64")
    ],
    "mkl_rt": [("MKL_Set_Num_Threads", "MKL_Get_Max_Threads")],
}


def loaded_libraries():
    """Files of the shared libraries in this process; none where the system does not say."""
    try:
        with open("/proc/self/maps", encoding="utf-8") as file:
            return sorted(set(re.findall(r"(/\S+\.so\S*)$", file.read(), re.MULTILINE)))
    except OSError:
        return []


def set_blas_threads(threads):
    """Lets every BLAS here use `threads` threads; returns how many they use: 1 where none can be told."""
    used = 1
    for path in loaded_libraries():
        name = path.rpartition("/")[2]
        for known, functions in FUNCTIONS.items():
            if known not in name:
                continue
            try:
                library = ctypes.CDLL(path)
            except OSError:  # the file was replaced since it was loaded
                continue
            for setter, getter in functions:
                if hasattr(library, setter) and hasattr(library, getter):
                    getattr(library, setter)(ctypes.c_int(threads))
                    used = max(used, getattr(library, getter)())
    return used


def blas_name():
    """"OpenBLAS", "MKL", or "" where neither is here."""
    libraries = " ".join(loaded_libraries())
    return next((shown for name, shown in (("openblas", "OpenBLAS"), ("mkl_rt", "MKL")) if name in libraries), "")
