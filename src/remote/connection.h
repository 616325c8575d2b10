// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program's side of the conversation with one worker: a question, its answer, and a sentence that names the worker
// when there is none. Starts the process when it is first needed and again after it has ended. Any thread; one question
// at a time. Whoever waits, for the worker or for his turn, ends with Cancelled as soon as his thread's StopScope says
// so; interrupt() asks the same of whoever has his turn.
#pragma once

#include "data/inputs.h"
#include "remote/worker_messages.h"
#include "remote/worker_process.h"

#include <atomic>
#include <functional>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <thread>

namespace overtake::worker
{

/// The worker is well, but cannot do what it was asked for.
class Refused : public Error
{
public:
    using Error::Error;
};

class Connection
{
public:
    /// Starts nothing yet. `command`: a program and its arguments.
    Connection(std::string name, std::vector<std::string> command);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const std::string &name() const { return m_name; }
    /// Starts the process unless it runs, and says what it said first. Throws Error. A connection in the background
    /// throws while it is not there: it begins to connect unless it failed to do so the last time. If connecting takes
    /// more than a second, `listener` hears the worker's last line; in the background it hears nothing.
    Hello connect(const Listener &listener = {});
    /// From now on connecting keeps nobody waiting. `changed` is called by any thread whenever trouble() changes; it
    /// asks nothing of the worker. Once, and before another thread uses the connection.
    void setInBackground(std::function<void()> changed);
    /// Connects anew in the background after a failure.
    void reconnect();
    /// Connects anew after the process has ended, and waits for it, in the background some seconds at most: whether it
    /// is there. Throws Cancelled.
    bool startAnew();
    /// Why it cannot be asked now, one sentence; empty when it can, or nobody has tried. Any thread; never waits.
    Message trouble() const;
    bool isConnecting() const;
    /// Cancels the current request, if there is one. It ends with Cancelled; the process ends, too, unless it answers
    /// at once. Any thread; does not wait.
    bool interrupt(); ///< whether there was one
    /// Interrupts, and ends the process. Waits for it.
    void close();
    /// Which start of the process this is: what an earlier one held is gone.
    int start() const { return m_start; }

    /// The answer, of type `wanted`. `mostSeconds`: how long it may be silent; 0: as long as usual. Throws Refused
    /// with the worker's sentence, Error with what became of it, NotHere, Cancelled when the thread's StopScope says
    /// so.
    nlohmann::json ask(const nlohmann::json &request, const std::string &wanted, const HostArray *array = nullptr,
                       double mostSeconds = 0);
    /// Asks like ask() where an array of at most so many values follows the answer.
    HostArray askForArray(const nlohmann::json &request, std::int64_t values);
    /// Silence beyond this is taken for the end: patienceOfUser().
    double patience() const { return m_patience; }
    /// Asks like ask() if the worker may first need arrays that it does not have: `arrayOf` gives one by its hash.
    nlohmann::json askWithArrays(const nlohmann::json &request, const std::string &wanted,
                                 const std::function<const HostArray &(const std::string &)> &arrayOf);
    /// Says something whose answer tells nothing: nobody waits for it. It is skipped when it comes.
    void tell(const nlohmann::json &message);
    /// How often somebody has waited for an answer so far: over a link each time costs a round trip.
    int roundTrips() const { return m_roundTrips; }

private:
    class Turn;

    template <typename Conversation>
    auto converse(Conversation conversation);
    Hello connectNow(const Listener &listener = {});
    void connectInBackground();
    void end(); ///< ends the process
    void setTrouble(Message trouble);
    void send(const nlohmann::json &message);
    void sendArray(const HostArray &array);
    nlohmann::json receive(double mostSeconds, const Listener &listener = {});
    /// Answer of one of these types.
    nlohmann::json answer(std::initializer_list<std::string> wanted, double mostSeconds = 0);

    std::string m_name;
    std::vector<std::string> m_command;
    double m_patience;
    std::function<void()> m_changed; ///< null: not in the background
    std::atomic<int> m_start = 0;
    std::atomic<int> m_roundTrips = 0;

    std::timed_mutex m_turn;                  ///< for exclusive use of the process
    std::unique_ptr<WorkerProcess> m_process; ///< null: not running
    int m_unreadReplies = 0;                  ///< answers that will come and that nobody waits for
    std::stop_token m_stop;                   ///< stop token of the thread whose turn it is

    mutable std::mutex m_mutex; ///< guards all members below, held for moments only
    std::optional<std::stop_source> m_underWay;
    Hello m_hello;
    bool m_isConnected = false;
    bool m_isConnecting = false; ///< in the background
    bool m_mayConnect = true;    ///< without being told to
    bool m_isClosed = false;     ///< never again
    Message m_trouble;
    std::jthread m_connecting; ///< ended before anything else of this
};

} // namespace overtake::worker
