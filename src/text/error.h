// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Errors that a user may read: what() is one clear sentence that names the thing, the allowed range or the bytes needed
// and free. Everything the core throws on bad input derives from Error; any other exception is a defect, of us or of a
// library.
#pragma once

#include "text/sentence.h"

#include <cstdint>
#include <stdexcept>
#include <string>

namespace overtake
{

/// Base of all errors with a message for the user.
class Error : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
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
    Cancelled() : Error("Cancelled.") {}
};

/// Work that does not fit, found before anything is allocated (or reported by the device). Sizes in bytes.
class OutOfMemoryError : public Error
{
public:
    /// `where` completes "… in", e.g. "main memory" or "the memory of NVIDIA H200".
    OutOfMemoryError(std::int64_t neededBytes, std::int64_t freeBytes, const std::string &where);
    /// In the words of another process.
    explicit OutOfMemoryError(const std::string &sentence) : Error(sentence) {}

    std::int64_t neededBytes() const { return m_neededBytes; } ///< -1: unknown
    std::int64_t freeBytes() const { return m_freeBytes; }

private:
    std::int64_t m_neededBytes = -1;
    std::int64_t m_freeBytes = -1;
};

/// What a code of errno says, without a full stop: in English, whatever the locale, so that files and other processes
/// get English and the window and the terminal their own language.
std::string systemReason(int code);

/// Only in a catch block: what is being handled, in a sentence for the user. `who` failed: "CPU, 2 threads". Of what is
/// no Error it says that it is a defect.
std::string failureSentence(const std::string &who);

} // namespace overtake
