// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file is written whole or not at all: without a name, synced, then linked to its name or, under a temporary one,
// renamed over an older file, which hands down its permissions. A symbolic link stays one. A kill leaves at most that
// temporary name, and the next save in the folder removes it. Where there is no file to replace (a pipe, a terminal,
// anything under /dev), the content goes straight there.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace overtake
{

/// Who may read a file. Owner: nobody else, whatever the umask and an older file say.
enum class Readers { AsUsual, Owner };

/// Throws Error naming the path and the system's reason; then nothing is left behind and an older file is untouched.
void writeFileAtomically(const std::string &path, std::string_view content, Readers readers = Readers::AsUsual);

/// The same for content that comes piece by piece. Without commit() nothing is left behind.
class AtomicFile
{
public:
    explicit AtomicFile(const std::string &path, Readers readers = Readers::AsUsual); ///< throws as writeFileAtomically
    ~AtomicFile();
    AtomicFile(const AtomicFile &) = delete;
    AtomicFile &operator=(const AtomicFile &) = delete;

    void write(std::string_view piece);
    void commit();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Whether what is written there comes after what was written before. Throws as writeFileAtomically.
bool isWrittenInPlace(const std::string &path);

/// Throws the same Error now that writeFileAtomically would throw later, as far as one can know (a full disk shows only
/// in the end). Changes nothing. For the start of work that takes minutes.
void requireWritable(const std::string &path);

} // namespace overtake
