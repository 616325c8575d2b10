#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damaged sessions with the worker in Python: it answers with whole frames, or ends; it never raises anything else.

    python3 fuzz_test.py [HOW_MANY [SEED]]

Without NumPy all is skipped (exit status 77).
"""
import io
import json
import sys

try:
    import numpy as np
except ImportError:
    print("NumPy is not installed here: nothing was tested.")
    sys.exit(77)

from golden_works import golden, network_work
from worker_client import HEADER, WORKERS

sys.path.insert(0, str(WORKERS))
import frames
import overtake_worker


def message(**content):
    body = json.dumps(content).encode()
    return HEADER.pack(b"OVTK", 0, len(body)) + body


def array(values):
    file = io.BytesIO()
    np.save(file, values)
    return HEADER.pack(b"OVTK", 1, file.tell()) + file.getvalue()


def session():
    """All messages, in their order."""
    work = network_work(golden("mlp")[1], optimizer="adam", learning_rate=0.001)
    arrays = [array(each) for each in work.arrays()]
    return [
        message(type="label", engine="numpy", options={"threads": 1}),
        message(type="free", engine="numpy"),
        message(type="prepare", id=1, engine="numpy", options={}, **work.message()), *arrays,
        message(type="order", id=1), array(np.arange(17, dtype=np.int32)[::-1]),
        message(type="run", id=1, first=0, steps=3),
        message(type="read", id=1, tensor=work.LOSS),
        message(type="read", id=1, tensor=work.OUTPUT),
        message(type="write", id=1, tensor=work.tensor("output_bias")), array(np.zeros(2, np.float32)),
        message(type="profile", id=1, step=0),
        message(type="release", id=1),
        message(type="measure", id=2, engine="numpy", options={}, budget_s=0.001, most_samples=2, profile_below_s=1,
                **work.message()),  # its arrays are known
    ]


def damaged(parts, random):
    """The session with some of its bytes changed, or some frames left out, doubled or mixed."""
    parts = list(parts)
    for _ in range(random.integers(1, 4)):
        at = random.integers(len(parts))
        kind = random.integers(6)
        if kind == 0:
            del parts[at]
        elif kind == 1:
            parts.insert(at, parts[random.integers(len(parts))])
        elif kind == 2:
            parts[at] = parts[at][:random.integers(len(parts[at]))]
        elif len(parts[at]) > HEADER.size:
            body = bytearray(parts[at])
            for _ in range(random.integers(1, 5)):
                # Mostly within the body: headers end the session.
                first = 0 if random.integers(4) == 0 else HEADER.size
                place = random.integers(first, len(body))
                body[place] = random.choice([random.integers(256), *b'0919-"{}[],:tfn'])
            parts[at] = bytes(body)
        if not parts:
            break
    return b"".join(parts)


def answers_of(data):
    """Serves a session; how many answers it gave, which must be whole frames."""
    sink = io.BytesIO()
    stream = frames.Stream(io.BytesIO(data), sink)
    stream.stop_came = lambda: False  # bytes in memory are no pipe
    try:
        overtake_worker.Worker(stream, ["numpy"], False).serve()
    except (frames.Closed, frames.Damaged):
        pass
    answers = frames.Stream(io.BytesIO(sink.getvalue()), io.BytesIO())
    count = 0
    while answers.source.tell() < len(sink.getvalue()) - 1:  # a line feed ends each
        kind, body = answers.read_frame()
        if kind == 1:
            assert np.load(io.BytesIO(body), allow_pickle=False).dtype == np.float32
        else:
            content = json.loads(body)
            assert isinstance(content["type"], str)
            if content["type"] == "failed":
                assert content["kind"] in ("memory", "use", "error") and "\n" not in content["reason"], content
                kinds[content["kind"]] = kinds.get(content["kind"], 0) + 1
        count += 1
    return count


kinds = {}


def main():
    how_many, seed = (int(each) for each in (sys.argv[1:] + ["400", "1"][len(sys.argv) - 1:]))
    parts = session()
    whole = answers_of(b"".join(parts))
    assert whole == 1 + 2 + 2 + 2 + 2 + 2 + 1 + 2 + 1, whole  # hello, and what each message is answered with
    assert not kinds, kinds
    random = np.random.default_rng(seed)
    with np.errstate(all="ignore"):  # damaged numbers are no numbers
        for number in range(how_many):
            data = damaged(parts, random)
            try:
                assert 1 <= answers_of(data) <= 2 * len(parts)
            except BaseException:
                print(f"Session {number} of seed {seed}:", data)
                raise
    assert set(kinds) >= {"use"}, kinds
    print(f"{how_many} damaged sessions; answers 'failed': {kinds}")


if __name__ == "__main__":
    main()
