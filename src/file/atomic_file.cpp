// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/atomic_file.h"

#include "file/file_lock.h"
#include "file/leftovers.h"
#include "text/error.h"

#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace overtake
{
namespace
{

[[noreturn]] void throwCannotWrite(const std::string &path, const Message &why)
{
    throw Error(sentence("Cannot write '%1': %2.", path, why));
}

/// Closes on destruction; close() early to learn of a late write error (network file systems).
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor() { close(); }

    int number() const { return m_number; }
    bool valid() const { return m_number >= 0; }
    bool close()
    {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

/// A new file in the target's folder: without a name until it is whole, where the file system can do that. Locked, so
/// that nobody takes it for one that a killed process left.
class TemporaryFile
{
public:
    TemporaryFile(const std::filesystem::path &folder, mode_t mode) : m_folder(folder), m_descriptor(create(mode)) {}
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;
    ~TemporaryFile()
    {
        if (!m_path.empty())
            ::unlink(m_path.c_str());
    }

    bool valid() const { return m_descriptor.valid(); }
    Descriptor &descriptor() { return m_descriptor; }
    /// Returns false with errno set.
    bool become(const std::string &target)
    {
        if (m_path.empty()) {
            if (linkTo(target))
                return true;
            if (errno != EEXIST || !takeName()) // linkat() replaces nothing
                return false;
        }
        if (::rename(m_path.c_str(), target.c_str()) != 0)
            return false;
        m_path.clear();
        return true;
    }

private:
    /// Creates a file like mkstemp, but with the permissions that the umask gives to any new file.
    int create(mode_t mode)
    {
        const int nameless = ::open(m_folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, mode);
        if (nameless >= 0 && ::access(descriptorPath(nameless).c_str(), F_OK) == 0) {
            lockFile(nameless);
            return nameless;
        }
        if (nameless >= 0) // no /proc, so it could never get a name
            ::close(nameless);
        while (true) {
            m_path = temporaryName(m_folder);
            const int number = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
            if (number < 0 && errno != EEXIST) {
                m_path.clear(); // nothing to remove; assigned after open(), so errno is still the reason
                return number;
            }
            struct stat status = {};
            if (number >= 0 && (lockFile(number), ::fstat(number, &status)) == 0 && status.st_nlink > 0)
                return number;
            if (number >= 0) // removed before it was locked
                ::close(number);
        }
    }
    bool takeName()
    {
        std::string name;
        do {
            name = temporaryName(m_folder);
            if (linkTo(name)) {
                m_path = std::move(name);
                return true;
            }
        } while (errno == EEXIST);
        return false;
    }
    bool linkTo(const std::string &path) const
    {
        return ::linkat(AT_FDCWD, descriptorPath(m_descriptor.number()).c_str(), AT_FDCWD, path.c_str(),
                        AT_SYMLINK_FOLLOW) == 0;
    }
    static std::string descriptorPath(int number) { return "/proc/self/fd/" + std::to_string(number); }

    std::filesystem::path m_folder;
    std::string m_path; ///< empty: it has no name. Before m_descriptor: create() sets it
    Descriptor m_descriptor;
};

struct Target {
    bool direct = false;          ///< written in place: not a file that a rename could replace
    int descriptor = -1;          ///< direct: an open one of ours that the path names
    bool exists = false;          ///< a regular file
    mode_t mode = 0666;           ///< permissions of the existing file
    std::string file;             ///< links followed
    std::filesystem::path folder; ///< folder of `file`
};

/// /dev/stdout and the like name something that is open already. Opening it anew would write over what was printed
/// before, where the shell leads it to a file.
int descriptorNamedBy(const std::string &path)
{
    if (path == "/dev/stdout")
        return STDOUT_FILENO;
    if (path == "/dev/stderr")
        return STDERR_FILENO;
    for (const std::string_view prefix : {"/dev/fd/", "/proc/self/fd/"}) {
        int number = -1;
        if (path.starts_with(prefix) &&
            std::from_chars(path.data() + prefix.size(), path.data() + path.size(), number).ec == std::errc{})
            return number;
    }
    return -1;
}

Target inspect(const std::string &path)
{
    if (path.empty())
        throw Error(sentence("Cannot write a file without a name."));
    Target target;
    target.descriptor = descriptorNamedBy(path);
    if (target.descriptor >= 0) {
        target.direct = true;
        const int flags = ::fcntl(target.descriptor, F_GETFL);
        if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY)
            throwCannotWrite(path, sentence("it is not open for writing"));
        return target;
    }
    if (path.back() == '/')
        throwCannotWrite(path, sentence("give the name of a file"));
    struct stat status = {};
    if (::stat(path.c_str(), &status) == 0) {
        if (S_ISDIR(status.st_mode))
            throwCannotWrite(path, sentence("it is a folder; give the name of a file"));
        target.direct = !S_ISREG(status.st_mode);
        target.exists = true;
        target.mode = status.st_mode & 07777;
        if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
            throwCannotWrite(path, systemReason(errno));
    } else if (errno != ENOENT) {
        throwCannotWrite(path, systemReason(errno));
    }

    std::error_code error;
    std::filesystem::path named = std::filesystem::absolute(path, error);
    constexpr int mostLinks = 40; // Linux's own limit
    for (int i = 0; i < mostLinks && !target.exists && std::filesystem::is_symlink(named, error); ++i)
        named = named.parent_path() / std::filesystem::read_symlink(named, error); // weakly_canonical() keeps its name
    target.file = std::filesystem::weakly_canonical(named, error).string();
    if (error)
        throwCannotWrite(path, systemReason(error.value()));
    target.folder = std::filesystem::path(target.file).parent_path();
    if (!target.exists && !std::filesystem::is_directory(target.folder, error))
        throwCannotWrite(path, sentence("there is no folder '%1'", target.folder.string()));
    return target;
}

/// Returns false with errno set.
bool writeAll(int descriptor, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Some file systems cannot sync, and say so with EINVAL: that is not a failure to write.
bool sync(int descriptor)
{
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS;
}

} // namespace

struct AtomicFile::State {
    std::string path; ///< path as given, for messages
    Target target;
    std::unique_ptr<TemporaryFile> file;  ///< null where the target is written directly
    std::unique_ptr<Descriptor> directly; ///< null where it is not

    Descriptor &descriptor() const { return file ? file->descriptor() : *directly; }
    void require(bool succeeded) const
    {
        if (!succeeded)
            throwCannotWrite(path, systemReason(errno));
    }
};

AtomicFile::AtomicFile(const std::string &path, Readers readers) : m_state(std::make_unique<State>())
{
    m_state->path = path;
    m_state->target = inspect(path);
    if (readers == Readers::Owner)
        m_state->target.mode &= S_IRUSR | S_IWUSR;
    const Target &target = m_state->target;
    if (target.direct) {
        m_state->directly = std::make_unique<Descriptor>(
            target.descriptor >= 0 ? ::dup(target.descriptor) : ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
        m_state->require(m_state->directly->valid());
        return;
    }
    m_state->file = std::make_unique<TemporaryFile>(target.folder, target.mode);
    m_state->require(m_state->file->valid());
    m_state->require(!target.exists || ::fchmod(m_state->descriptor().number(), target.mode) == 0);
}

AtomicFile::~AtomicFile() = default;

void AtomicFile::write(std::string_view piece)
{
    m_state->require(writeAll(m_state->descriptor().number(), piece));
}

void AtomicFile::commit()
{
    if (!m_state->file) {
        m_state->require(m_state->directly->close());
        return;
    }
    Descriptor &descriptor = m_state->descriptor();
    m_state->require(sync(descriptor.number()) && m_state->file->become(m_state->target.file) && descriptor.close());
    // The new name must survive a power cut too; the file is whole either way, so a failure here does not concern the
    // user.
    const Descriptor folder(::open(m_state->target.folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.valid())
        ::fsync(folder.number());
    removeLeftovers(m_state->target.folder);
}

void writeFileAtomically(const std::string &path, std::string_view content, Readers readers)
{
    AtomicFile file(path, readers);
    file.write(content);
    file.commit();
}

bool isWrittenInPlace(const std::string &path)
{
    return inspect(path).direct;
}

void requireWritable(const std::string &path)
{
    const Target target = inspect(path);
    if (!target.direct && !TemporaryFile(target.folder, target.mode).valid())
        throwCannotWrite(path, systemReason(errno));
}

} // namespace overtake
