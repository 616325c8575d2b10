#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles the CUDA kernels with the device compiler of another toolkit, by hand: CUDA 12 and its older architectures
where only CUDA 13 is installed. No card is needed.

    pip download --no-deps nvidia-cuda-nvrtc-cu12==12.0.76 nvidia-cuda-runtime-cu12    # then unpack both
    python3 tests/cuda/compile_with_nvrtc.py .../libnvrtc.so.12 .../cuda_runtime/include sm_60 sm_70 sm_90

Ends with status 1 where an architecture does not compile or the compiler warns.
"""
import ctypes
import glob
import pathlib
import sys

CUDA = pathlib.Path(__file__).resolve().parents[2] / "cuda"


def source():
    """functions.cu up to the host's part, which NVRTC does not take."""
    text = (CUDA / "functions.cu").read_text()
    kernel = text[text.index("__global__"):text.index("} // namespace")]
    return '#include "kernels/kernels.h"\n#include <cuda_bf16.h>\n' + kernel


def compile_for(nvrtc, text, architecture, headers):
    program = ctypes.c_void_p()
    if nvrtc.nvrtcCreateProgram(ctypes.byref(program), text.encode(), b"functions.cu", 0, None, None):
        sys.exit("nvrtcCreateProgram failed")
    # NVRTC has no <math.h>, where nvcc finds INFINITY.
    options = [f"--gpu-architecture={architecture}", f"-I{CUDA}", f"-I{headers}", "-std=c++17",
               "-DINFINITY=__int_as_float(0x7f800000)"]
    status = nvrtc.nvrtcCompileProgram(program, len(options),
                                       (ctypes.c_char_p * len(options))(*(option.encode() for option in options)))
    size = ctypes.c_size_t()
    nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    nvrtc.nvrtcGetCUBINSize(program, ctypes.byref(size))
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
    message = log.value.decode().strip()
    print(f"{architecture}: {'failed' if status else f'{size.value} bytes of machine code'}")
    if message:
        print(message)
    return status == 0 and not message


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    library, headers, *architectures = sys.argv[1:]
    for builtins in glob.glob(str(pathlib.Path(library).parent / "libnvrtc-builtins*")):
        ctypes.CDLL(builtins, mode=ctypes.RTLD_GLOBAL)
    nvrtc = ctypes.CDLL(library)
    text = source()
    return 0 if all([compile_for(nvrtc, text, one, headers) for one in architectures]) else 1


sys.exit(main())
