// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The worker's side of the protocol (resources/workers/PROTOCOL.md): this machine's engines for a program elsewhere.
// One thread, and one that listens.
#pragma once

#include "machine/machine_watch.h"
#include "measure/time/activity_recorder.h"
#include "measure/time/clock.h"
#include "measure/time/epoch_cursor.h"
#include "registry/engine_registry.h"
#include "remote/request_reader.h"
#include "remote/worker_messages.h"
#include "workloads/workload.h"

#include <map>
#include <memory>
#include <string>

namespace overtake::worker
{

class WorkerServer
{
public:
    /// `in` and `out`: file descriptors. The registry must outlive the server, as must `watch`; null: what the machine
    /// does meanwhile is not known.
    WorkerServer(const EngineRegistry &engines, int in, int out, MachineWatch *watch = nullptr);

    /// Greets and answers until it is told to stop or `in` ends. Throws Error where the stream is damaged or `out` is
    /// gone: then nothing more can be said.
    void serve();

private:
    struct Work {
        Program program;
        std::unique_ptr<Execution> execution;
        ActivityRecorder activity; ///< activity of the watched runs
        std::size_t marksSent = 0; ///< marks of watched runs that were sent
        double secondsPerStep = 0; ///< for the last run; 0 before the first
    };

    HostArray receiveArray();
    /// The arrays that the work's datasets are bound to: made by the parameters, or sent by the program.
    InputsPtr inputsOf(const Workload &workload, const Program &program, const Prepare &wanted);
    void send(const nlohmann::json &message);
    void sendArray(const HostArray &array);
    /// False: it was told to stop.
    bool answer(const nlohmann::json &request);
    void prepare(const JsonNode &request);
    void measure(const JsonNode &request);
    void run(const JsonNode &request);
    template <typename RunPiece>
    bool runPieces(Work &work, std::int64_t all, double &seconds, RunPiece runPiece);
    Work &workOf(const JsonNode &request);

    const EngineRegistry &m_engines;
    int m_out;
    MachineWatch *m_watch;
    RequestReader m_requests;
    InputsCache m_inputs;
    std::map<std::string, std::weak_ptr<const Inputs>> m_sent; ///< by the hashes of their arrays
    InputsPtr m_lastSent;                                      ///< the next point may have the same
    SteadyClock m_clock;
    EpochOrders m_orders{m_clock};
    std::map<std::int64_t, Work> m_works; ///< by the program's id
};

} // namespace overtake::worker
