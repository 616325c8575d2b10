# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads in CuPy: the code for NumPy with arrays on a card, as CuPy is meant to be used."""
import cupy

import engine
import numpy_engine
from engine import Failure


def execution_of(kind):
    """A class of numpy_engine with its arrays on the card `device`."""

    class OnCard(kind):
        library = "CuPy"

        def __init__(self, work, device):
            self.card = device
            with device:
                super().__init__(work, cupy, cupy.asarray, cupy.asnumpy)

        def ready(self):
            self.card.use()

        def finish(self):
            self.card.synchronize()

    return OnCard


WORKLOADS = {name: execution_of(kind) for name, kind in numpy_engine.WORKLOADS.items()}


class Engine(engine.Engine):
    id = "cupy"
    name = "CuPy"

    def __init__(self):
        try:
            count = cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError as problem:
            raise Failure(f"CuPy needs an NVIDIA card and its driver, and found none ({problem}).") from None
        if count < 1:
            raise Failure("CuPy needs an NVIDIA card and its driver, and found none.")
        self.cards = [f"cuda:{number}" for number in range(count)]
        self.used = set()  # of these: asking a card takes some of its memory

    def kind(self):
        return "gpu"

    def device(self):
        return cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()

    def detail(self):
        return f"CuPy {cupy.__version__}"

    def options(self):
        return [engine.choice_option("device", self.cards, "Where the arrays live and the work is done.")]

    def details(self, options):
        return [{"source": options["device"]}]

    def free_bytes(self, options):
        with card_of(options):  # what its pool keeps is free for the next work
            return cupy.cuda.runtime.memGetInfo()[0] + cupy.get_default_memory_pool().free_bytes()

    def free_caches(self):
        for card in self.used:
            with card_of({"device": card}):
                cupy.get_default_memory_pool().free_all_blocks()
        if self.used:
            cupy.get_default_pinned_memory_pool().free_all_blocks()

    def prepare(self, work, options):
        if work.workload not in WORKLOADS:
            self.missing(work.workload)
        self.used.add(options["device"])
        return WORKLOADS[work.workload](work, card_of(options))


def card_of(options):
    """The card that the options name."""
    return cupy.cuda.Device(int(options["device"].partition(":")[2]))
