// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Errors that a user may read: a Message that names the thing, the allowed range or the bytes needed and free; what()
// is its English text. Everything the core throws on bad input derives from Error; any other exception is a defect, of
// us or of a library.
#pragma once

#include "text/message.h"

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>

namespace overtake
{

/// Base of all errors with a message for the user.
class Error : public std::runtime_error
{
public:
    explicit Error(Message message)
        : std::runtime_error(message.text()), m_message(std::make_shared<const Message>(std::move(message)))
    {
    }

    /// In words that are not ours.
    explicit Error(const std::string &text) : Error(foreign(text)) {}

    const Message &message() const { return *m_message; }

private:
    std::shared_ptr<const Message> m_message; ///< shared, as copying an exception must not throw
};

/// Wrong use: an unknown name, a value out of range, options that contradict each other.
class UsageError : public Error
{
public:
    using Error::Error;
};

/// The user asked to stop; no measurement follows from what was running.
class Cancelled : public Error
{
public:
    Cancelled() : Error(sentence("Stopped.")) {}
};

/// Throws Cancelled where a stop is asked for.
void throwIfStopped(const std::stop_token &stop);

/// Work that does not fit, found before anything is allocated (or reported by the device). Sizes in bytes.
class OutOfMemoryError : public Error
{
public:
    /// `where` completes "… in": "main memory", "the memory of NVIDIA H200".
    OutOfMemoryError(std::int64_t neededBytes, std::int64_t freeBytes, Message where);
    /// In the words of another process.
    explicit OutOfMemoryError(Message message) : Error(std::move(message)) {}

    std::int64_t neededBytes() const { return m_neededBytes; } ///< -1: unknown
    std::int64_t freeBytes() const { return m_freeBytes; }

private:
    std::int64_t m_neededBytes = -1;
    std::int64_t m_freeBytes = -1;
};

/// Meaning of a code of errno, without a full stop: ours to translate whatever the system's locale.
Message systemReason(int code);

/// Message of any exception: an Error's own; what a library says stays as it is.
Message messageOf(const std::exception &error);

/// Only in a catch block: the exception being handled as a sentence for the user. `who` failed: "CPU, 2 threads". It
/// calls everything but an Error a defect.
Message failureSentence(const Message &who);

} // namespace overtake
