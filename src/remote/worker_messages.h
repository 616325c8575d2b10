// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Messages between program and worker, described once for reading and writing, for both sides
// (resources/workers/PROTOCOL.md).
#pragma once

#include "engines/engine.h"
#include "engines/samples_json.h"
#include "engines/step_profile_json.h"
#include "file/label_json.h"
#include "program/parameter_json.h"

namespace overtake
{

/// An id is the worker's own, without its name.
template <typename Io>
void describe(Io &io, Of<Io, EngineDescription> &engine)
{
    io("id", engine.id);
    io("kind", engine.kind);
    io("device", engine.device);
    io("label", engine.label);
    io.maybe("detail", engine.detail);
    io.maybe("unavailable", engine.unavailable);
    if (io.has("options", true))
        io("options", engine.options);
}

} // namespace overtake

namespace overtake::worker
{

inline constexpr const char *protocolVersion = "1.2";

/// First message of a worker.
struct Hello {
    std::string protocol = protocolVersion;
    std::string program;      ///< "overtake-bench 0.9", "PyTorch 2.15"
    std::string host;         ///< the name of its machine
    bool wantsArrays = false; ///< it cannot make data and initial values by itself
    bool runsEpochs = false;  ///< `run` may ask for whole epochs several times over, each in an order of its own
    bool measures = false;    ///< it knows `measure`
    bool watches = false;     ///< `ran` says what its machine did meanwhile, where `run` asks for it
    bool takesRows = false;   ///< it takes other data, samples and batches than those that the parameters make
    std::vector<EngineDescription> engines;
};

/// The name of this machine, as a worker here says it.
std::string thisHost();

template <typename Io>
void describe(Io &io, Of<Io, Hello> &hello)
{
    io("protocol", hello.protocol);
    io("program", hello.program);
    io("host", hello.host);
    io.maybe("wants_arrays", hello.wantsArrays);
    io.maybe("runs_epochs", hello.runsEpochs);
    io.maybe("measures", hello.measures);
    io.maybe("watches", hello.watches);
    io.maybe("takes_rows", hello.takesRows);
    io("engines", hello.engines);
}

/// Description that a worker gives of itself when it is asked.
struct Introduction {
    Hello hello;
    std::vector<Label> labels; ///< labels of its engines with their usual options; empty for an unavailable engine
};

template <typename Io>
void describe(Io &io, Of<Io, Introduction> &worker)
{
    describe(io, worker.hello);
    io("labels", worker.labels);
}

/// A tensor that the work starts from, for a worker that wants arrays or takes rows.
struct SentTensor {
    TensorId id = noTensor;
    std::string name;
    std::string role; ///< "dataset" or "parameter"
    std::string type; ///< "float32"
    Shape shape;
    std::string hash; ///< hash of its values
};

template <typename Io>
void describe(Io &io, Of<Io, SentTensor> &tensor)
{
    io("id", tensor.id);
    io("name", tensor.name);
    io("role", tensor.role);
    io("type", tensor.type);
    io("shape", tensor.shape);
    io("hash", tensor.hash);
}

struct Prepare {
    std::int64_t id = 0;
    std::string engine;
    ParameterValues options;
    std::string workload;
    ParameterValues parameters;
    std::int64_t samples = 0;
    std::int64_t batchRows = 0;
    std::int64_t stepsPerEpoch = 0;
    bool shuffled = false;
    TensorId loss = noTensor;
    TensorId accuracy = noTensor;
    TensorId output = noTensor;
    TensorId countedItems = noTensor;
    std::vector<SentTensor> tensors;
};

template <typename Io>
void describe(Io &io, Of<Io, Prepare> &prepare)
{
    io("id", prepare.id);
    io("engine", prepare.engine);
    io("options", prepare.options);
    io("workload", prepare.workload);
    io("parameters", prepare.parameters);
    io("samples", prepare.samples);
    io("batch_rows", prepare.batchRows);
    io("steps_per_epoch", prepare.stepsPerEpoch);
    io("shuffled", prepare.shuffled);
    io.object("results", [&](auto &results) {
        results.maybe("loss", prepare.loss, noTensor);
        results.maybe("accuracy", prepare.accuracy, noTensor);
        results.maybe("output", prepare.output, noTensor);
        results.maybe("counted_items", prepare.countedItems, noTensor);
    });
    io.maybe("tensors", prepare.tensors);
}

/// A quick measurement from set-up to the last sample, after which nothing is left prepared.
struct Measure {
    Prepare work; ///< its id means nothing
    SampleRequest request;
};

template <typename Io>
void describe(Io &io, Of<Io, Measure> &measure)
{
    describe(io, measure.work);
    describe(io, measure.request);
}

struct Measured {
    Label label; ///< answer to `label`
    Samples samples;
};

template <typename Io>
void describe(Io &io, Of<Io, Measured> &measured)
{
    describeLabel(io, "label", measured.label);
    describe(io, measured.samples);
}

} // namespace overtake::worker
