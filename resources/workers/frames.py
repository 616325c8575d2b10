# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the worker protocol over two pipes: JSON messages, and arrays as .npy files (PROTOCOL.md)."""
import ast
import json
import select
import struct

import numpy as np

from engine import Failure

MAGIC = b"OVTK"
JSON, ARRAY = 0, 1
HEADER = struct.Struct("<4sBQ")  # magic, kind, bytes of the body
END = b"\n"  # what stands between passes whole lines on at once (srun)
JSON_LIMIT = 16 << 20  # bytes
PIECE = 1 << 20  # bytes read at once of what nobody wants
DTYPES = {"float32": "<f4", "int32": "<i4", "float64": "<f8"}


class Closed(Exception):
    """The program has closed the worker's input."""


class Damaged(Exception):
    """What came is no frame: from here on nothing can be understood."""


class Stream:
    """Frames over two pipes; raises `closed` when the other side has ended."""

    def __init__(self, source, sink, closed=Closed):
        self.source = source
        self.sink = sink
        self.closed = closed
        self.early = None  # a message that came before it was wanted
        self.first = b""  # of a frame that has begun to come

    def stop_came(self):
        """Whether the program has said `stop` meanwhile. Anything else that came waits for read_message()."""
        if self.early is not None or not self.is_coming():
            return False
        message = self.read_message()
        if message.get("type") == "stop":
            return True
        self.early = message
        return False

    def is_coming(self):
        """Whether a frame has begun to come. What may stand before it is no sign of one: nothing may follow."""
        while not self.first and select.select([self.source], [], [], 0)[0]:
            self.first = bytes(self._body(1)).strip(END)
        return bool(self.first)

    def read_message(self):
        """The next message, a dictionary. Arrays that nobody asked for are skipped."""
        if self.early is not None:
            message, self.early = self.early, None
            return message
        kind, length = self._header()
        if kind == ARRAY:
            self._skip(length)
            raise Failure("An array came where a message was expected.", "use")
        if length > JSON_LIMIT:
            raise Damaged(f"A message of {length} bytes came; at most {JSON_LIMIT} are allowed.")
        body = self._body(length)
        try:
            message = json.loads(body)
        except (ValueError, RecursionError):
            raise Failure("A message came that is not JSON.", "use") from None
        if not isinstance(message, dict):
            raise Failure("A message came that is not a JSON object.", "use")
        return message

    def read_array(self):
        """The array that has to follow now; read-only. A Failure leaves the stream behind it."""
        kind, length = self._header()
        if kind != ARRAY:
            raise Damaged("A message came where an array was expected.")
        try:
            body = bytearray(length)
        except (MemoryError, OverflowError):
            self._skip(length)
            raise Failure(f"An array of {length} bytes does not fit into the worker's memory.", "memory") from None
        self._fill(memoryview(body))
        return parse_npy(body)

    def write_message(self, message):
        """Sends a message."""
        body = json.dumps(message, allow_nan=False).encode()
        self._write(HEADER.pack(MAGIC, JSON, len(body)) + body + END)

    def write_array(self, array):
        """Sends an array as a .npy file of version 1.0 in C order."""
        array = np.ascontiguousarray(array)
        head = f"{{'descr': '{array.dtype.str}', 'fortran_order': False, 'shape': {array.shape}, }}"
        head += " " * (-(len(head) + 11) % 64) + "\n"
        start = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode("latin1")
        self._write(HEADER.pack(MAGIC, ARRAY, len(start) + array.nbytes) + start)
        self._write(array.data.cast("B") if array.size else b"")
        self._write(END)

    def read_frame(self):
        """The next frame as it is: its kind and its body."""
        kind, length = self._header()
        return kind, self._body(length)

    def write_frame(self, kind, body):
        """Sends a frame as it is."""
        self._write(HEADER.pack(MAGIC, kind, len(body)))
        self._write(body)
        self._write(END)

    def _write(self, data):
        try:
            self.sink.write(data)
            self.sink.flush()
        except (BrokenPipeError, ConnectionResetError):
            raise self.closed from None

    def _header(self):
        first, self.first = self.first, b""
        while not first:
            first = bytes(self._body(1)).strip(END)  # another worker's, when this is its program
        magic, kind, length = HEADER.unpack(first + self._body(HEADER.size - 1))
        if magic != MAGIC:
            raise Damaged("What came is not a frame of Overtake's.")
        if kind not in (JSON, ARRAY):
            raise Damaged(f"A frame of the unknown kind {kind} came.")
        return kind, length

    def _body(self, length):
        body = bytearray(length)
        self._fill(memoryview(body))
        return body

    def _fill(self, view):
        while view:
            count = self.source.readinto(view)
            if not count:
                raise self.closed
            view = view[count:]

    def _skip(self, length):
        while length > 0:
            self._body(min(length, PIECE))
            length -= PIECE


def parse_npy(body):
    """The array of a .npy file: float32, int32 or float64, little-endian, C order. Shares its memory with `body`."""
    if len(body) < 10 or body[:8] != b"\x93NUMPY\x01\x00":
        raise Failure("An array came that is not a .npy file of version 1.0.", "use")
    start = 10 + struct.unpack_from("<H", body, 8)[0]
    try:
        head = ast.literal_eval(body[10:start].decode("latin1").strip())
        dtype, shape = head["descr"], head["shape"]
        fits = (dtype in DTYPES.values() and head["fortran_order"] is False and isinstance(shape, tuple)
                and all(type(extent) is int and extent >= 0 for extent in shape))
    except Exception:  # whatever a damaged header makes of a parser
        fits = False
    if not fits:
        raise Failure("An array came that is not float32, int32 or float64, little-endian and in C order.", "use")
    values = np.frombuffer(body, np.uint8)[start:]
    count = 1
    for extent in shape:
        count *= extent
    if count * np.dtype(dtype).itemsize != len(values):
        raise Failure("An array came whose size is not that of its shape.", "use")
    array = values.view(dtype).reshape(shape) if start % 8 == 0 else np.array(values).view(dtype).reshape(shape)
    array.flags.writeable = False
    return array
