// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/connection.h"

#include "data/npy.h"
#include "engines/stop_scope.h"
#include "remote/foreign_message.h"
#include "remote/worker_commands.h"
#include "text/contains.h"
#include "text/error.h"

#include <chrono>
#include <cstdlib>
#include <set>
#include <utility>

namespace overtake::worker
{

namespace
{

using nlohmann::json;

/// Whatever the worker's `failed` says, before it becomes one of the public errors.
class Refusal : public Error
{
public:
    Refusal(Message reason, std::string what) : Error(std::move(reason)), kind(std::move(what)) {}
    std::string kind; ///< kind in `failed`; "stopped"
};

[[noreturn]] void throwRefusal(const JsonNode &failed)
{
    Message reason;
    readValue(failed["reason"], reason);
    throw Refusal(std::move(reason), failed.json().contains("kind") ? failed["kind"].text() : "error");
}

/// The reason of an `absent` without the prefix that the protocol wants: on another machine 'here' would be wrong.
Message withoutPrefix(const Message &reason)
{
    constexpr std::string_view prefix = "not here: ";
    const std::string text = reason.text();
    return text.starts_with(prefix) ? foreign(text.substr(prefix.size())) : reason;
}

/// Throws Error if an engine's id cannot be told from another's or cannot stand in --engine.
void requireUsable(const Hello &hello)
{
    std::set<std::string> ids;
    for (const EngineDescription &engine : hello.engines) {
        if (engine.id.empty() || engine.id.find_first_of(",= /") != std::string::npos)
            throw Error(sentence("'%1' cannot be an engine's id.", engine.id));
        if (!ids.insert(engine.id).second)
            throw Error(sentence("it has two engines with the id '%1'.", engine.id));
    }
}

int majorOf(const std::string &version)
{
    return std::atoi(version.c_str());
}

} // namespace

Connection::Connection(std::string name, std::vector<std::string> command)
    : m_name(std::move(name)), m_command(std::move(command)), m_patience(patienceOfUser())
{
}

/// Gives one thread exclusive use of the connection.
class Connection::Turn
{
public:
    /// Throws Cancelled.
    explicit Turn(Connection &connection)
        : m_connection(connection), m_lock(connection.m_turn, std::defer_lock),
          m_forward(StopScope::current(), [this] { m_stop.request_stop(); })
    {
        constexpr std::chrono::milliseconds look(40);
        while (!m_lock.try_lock_for(look))
            throwIfStopped(m_stop.get_token());
        m_connection.m_stop = m_stop.get_token();
        const std::scoped_lock lock(m_connection.m_mutex);
        m_connection.m_underWay = m_stop;
    }
    ~Turn()
    {
        const std::scoped_lock lock(m_connection.m_mutex);
        m_connection.m_underWay.reset();
    }
    Turn(const Turn &) = delete;
    Turn &operator=(const Turn &) = delete;

private:
    Connection &m_connection;
    std::unique_lock<std::timed_mutex> m_lock;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_forward;
};

void Connection::send(const json &message)
{
    m_process->send(Frame::Kind::Json, {message.dump(-1, ' ', false, json::error_handler_t::replace)},
                    {m_patience, m_stop});
}

void Connection::sendArray(const HostArray &array)
{
    m_process->send(Frame::Kind::Array, {npyHeader(array.shape, array.type()), array.bytes()}, {m_patience, m_stop});
}

json Connection::receive(double mostSeconds, const Listener &listener)
{
    const Patience patience{mostSeconds > 0 ? mostSeconds : m_patience, m_stop};
    for (; m_unreadReplies > 0; --m_unreadReplies)
        m_process->receive(patience);
    const Frame frame = m_process->receive(patience, listener);
    if (frame.kind != Frame::Kind::Json)
        throw Error(sentence("it sent an array instead of a message."));
    json message = foreignMessage(frame.body);
    takeSentences(message);
    return message;
}

json Connection::answer(std::initializer_list<std::string> wanted, double mostSeconds)
{
    ++m_roundTrips;
    json message = receive(mostSeconds);
    const JsonNode node(message);
    const std::string type = node["type"].text();
    if (type == "failed")
        throwRefusal(node);
    if (type == "stopped")
        throw Refusal(sentence("It was stopped."), type);
    if (!contains(wanted, type))
        throw Error(sentence("it answered '%1' instead of '%2'.", type.substr(0, 40), *wanted.begin()));
    return message;
}

/// After anything but a refusal nobody knows where the conversation stands: the process ends, and the next use starts
/// it anew.
template <typename Conversation>
auto Connection::converse(Conversation conversation)
{
    const Turn turn(*this);
    if (!m_process) // why, is known already
        throw Error(sentence("Worker '%1': %2", m_name, sentence("it is not connected.")));
    try {
        return conversation();
    } catch (const Refusal &refusal) {
        if (refusal.kind == "stopped")
            throw Cancelled();
        if (refusal.kind == "absent")
            throw NotHere(withoutPrefix(refusal.message()));
        if (refusal.kind == "memory")
            throw OutOfMemoryError(refusal.message());
        if (refusal.kind == "use")
            throw UsageError(refusal.message());
        throw Refused(refusal.message());
    } catch (const Cancelled &) {
        end();
        throw;
    } catch (const std::exception &error) {
        end();
        const Message trouble = sentence("Worker '%1': %2", m_name, messageOf(error));
        setTrouble(trouble);
        if (dynamic_cast<const ProcessEnded *>(&error))
            throw ProcessEnded(trouble);
        throw Error(trouble);
    }
}

void Connection::end()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isConnected = false;
    }
    m_process.reset();
}

Hello Connection::connect(const Listener &listener)
{
    if (!m_changed)
        return connectNow(listener);
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isConnected)
            return m_hello;
    }
    connectInBackground();
    throw Error(trouble());
}

void Connection::setInBackground(std::function<void()> changed)
{
    m_changed = std::move(changed);
}

void Connection::connectInBackground()
{
    std::jthread before; // has only `changed` to call yet
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isConnecting || !m_mayConnect || m_isClosed)
            return;
        m_isConnecting = true;
        m_mayConnect = false; // again: once it was there, or when told to
        m_trouble = sentence("Worker '%1' is being connected.", m_name);
        before = std::exchange(m_connecting, std::jthread([this](std::stop_token stop) {
                                   const StopScope scope(std::move(stop));
                                   Message trouble;
                                   try {
                                       connectNow();
                                   } catch (const Cancelled &) {
                                       trouble = sentence("Worker '%1': connecting was stopped.", m_name);
                                   } catch (const std::exception &error) {
                                       trouble = messageOf(error);
                                   }
                                   {
                                       const std::scoped_lock inner(m_mutex);
                                       m_isConnecting = false;
                                       m_mayConnect = trouble.empty();
                                       m_trouble = std::move(trouble);
                                   }
                                   m_changed();
                               }));
    }
    m_changed();
}

void Connection::reconnect()
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isConnected)
            return;
        m_mayConnect = true;
    }
    connectInBackground();
}

bool Connection::startAnew()
{
    try {
        if (!m_changed) {
            connectNow();
            return true;
        }
        reconnect();
        constexpr std::chrono::seconds longest(10); // a job that queues is not waited for
        const auto start = std::chrono::steady_clock::now();
        while (isConnecting() && std::chrono::steady_clock::now() - start < longest) {
            throwIfStopped(StopScope::current());
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        const std::scoped_lock lock(m_mutex);
        return m_isConnected;
    } catch (const Cancelled &) {
        throw;
    } catch (const Error &) { // the next point says why
        return false;
    }
}

void Connection::setTrouble(Message trouble)
{
    if (!m_changed)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        m_trouble = std::move(trouble);
    }
    m_changed();
}

Message Connection::trouble() const
{
    const std::scoped_lock lock(m_mutex);
    return m_trouble;
}

bool Connection::isConnecting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_isConnecting;
}

bool Connection::interrupt()
{
    std::optional<std::stop_source> underWay;
    {
        const std::scoped_lock lock(m_mutex);
        underWay = m_underWay;
    }
    return underWay && (underWay->request_stop(), true);
}

void Connection::close()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosed = true;
    }
    interrupt();
    const Turn turn(*this);
    end();
}

Connection::~Connection() = default;

Hello Connection::connectNow(const Listener &listener)
{
    const Turn turn(*this);
    if (m_process)
        return m_hello;
    if (const std::scoped_lock lock(m_mutex); m_isClosed)
        throw Cancelled();
    try {
        requireRemoteCommand(m_command, m_stop);
        m_process = std::make_unique<WorkerProcess>(m_command);
        m_unreadReplies = 0;
        ++m_start;
        std::string told;
        const auto start = std::chrono::steady_clock::now();
        const json message = receive(0, [&](const std::string &line) {
            if (line == told || std::chrono::steady_clock::now() - start < std::chrono::seconds(1))
                return; // a fast start needs no message
            told = line;
            if (listener)
                listener(line);
            setTrouble(sentence("Worker '%1' is being connected, and says: %2", m_name, line));
        });
        const JsonNode node(message);
        if (node["type"].text() != "hello")
            throw Error(sentence("its first message is not a hello."));
        const std::string protocol = node["protocol"].text();
        if (majorOf(protocol) != majorOf(protocolVersion))
            throw Error(
                majorOf(protocol) < majorOf(protocolVersion)
                    ? sentence("it speaks version %1 of the protocol and this program %2: update the worker's side.",
                               protocol.substr(0, 20), protocolVersion)
                    : sentence(
                          "it speaks version %1 of the protocol and this program %2: update the program on this side.",
                          protocol.substr(0, 20), protocolVersion));
        Hello hello;
        readValue(node, hello);
        requireUsable(hello);
        const std::scoped_lock lock(m_mutex);
        m_hello = std::move(hello);
        m_isConnected = true;
        return m_hello;
    } catch (const Cancelled &) {
        m_process.reset();
        throw;
    } catch (const ProgramMissing &error) {
        m_process.reset();
        throw ProgramMissing(sentence("Worker '%1': %2", m_name, error.message()));
    } catch (const UsageError &error) {
        m_process.reset();
        throw UsageError(sentence("Worker '%1': %2", m_name, error.message()));
    } catch (const std::exception &error) {
        m_process.reset();
        throw Error(sentence("Worker '%1': %2", m_name, messageOf(error)));
    }
}

json Connection::ask(const json &request, const std::string &wanted, const HostArray *array, double mostSeconds)
{
    return converse([&] {
        send(request);
        if (array)
            sendArray(*array);
        return answer({wanted}, mostSeconds);
    });
}

HostArray Connection::askForArray(const json &request, std::int64_t values)
{
    // NumPy's header takes 64 KiB at most, a value 8 bytes.
    const std::uint64_t mostBytes = (std::uint64_t{64} << 10) + 8 * static_cast<std::uint64_t>(values);
    return converse([&] {
        send(request);
        answer({"values"});
        const Frame frame = m_process->receiveArray(mostBytes, {m_patience, m_stop});
        if (frame.kind != Frame::Kind::Array)
            throw Error(sentence("it sent a message instead of an array."));
        return parseNpy(frame.body);
    });
}

json Connection::askWithArrays(const json &request, const std::string &wanted,
                               const std::function<const HostArray &(const std::string &)> &arrayOf)
{
    return converse([&] {
        send(request);
        json first = answer({wanted, "need"});
        if (first["type"] != "need")
            return first;
        for (const JsonNode &hash : JsonNode(first)["hashes"].elements())
            sendArray(arrayOf(hash.text()));
        return answer({wanted});
    });
}

void Connection::tell(const json &message)
{
    converse([&] {
        send(message);
        ++m_unreadReplies;
    });
}

} // namespace overtake::worker
