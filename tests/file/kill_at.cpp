// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/kill_at.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace
{

std::atomic<long> calls{0};
std::atomic<long> fatalCall{0};
std::atomic<bool> hasNoNamelessFiles{false};

template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

bool isFatal()
{
    return ++calls == fatalCall;
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    ::_exit(1); // not reached
}

bool isFile(int descriptor)
{
    struct stat status = {};
    return descriptor > STDERR_FILENO && ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

void count()
{
    if (isFatal())
        die();
}

__attribute__((constructor)) void readEnvironment()
{
    const char *call = std::getenv("OVERTAKE_KILL_AT");
    fatalCall = call ? std::atol(call) : 0;
    hasNoNamelessFiles = std::getenv("OVERTAKE_WITHOUT_TMPFILE") != nullptr;
    ::unsetenv("LD_PRELOAD"); // this process alone
}

template <typename Open, typename... First>
int openBy(const char *name, int flags, mode_t mode, First... first)
{
    if ((flags & O_TMPFILE) == O_TMPFILE && hasNoNamelessFiles) {
        errno = EOPNOTSUPP;
        return -1;
    }
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
        count();
    return next<Open>(name)(first..., flags, mode);
}

mode_t modeOf(int flags, va_list &more)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
}

} // namespace

namespace overtake::test
{

void killAt(long call)
{
    calls = 0;
    fatalCall = call;
}

void pretendNoNamelessFiles(bool pretend)
{
    hasNoNamelessFiles = pretend;
}

} // namespace overtake::test

extern "C" {

#define OVERTAKE_OPEN(name)                                                                                            \
    int name(const char *path, int flags, ...)                                                                         \
    {                                                                                                                  \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        const mode_t mode = modeOf(flags, more);                                                                       \
        va_end(more);                                                                                                  \
        return openBy<int(const char *, int, ...)>(#name, flags, mode, path);                                          \
    }
#define OVERTAKE_OPENAT(name)                                                                                          \
    int name(int folder, const char *path, int flags, ...)                                                             \
    {                                                                                                                  \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        const mode_t mode = modeOf(flags, more);                                                                       \
        va_end(more);                                                                                                  \
        return openBy<int(int, const char *, int, ...)>(#name, flags, mode, folder, path);                             \
    }
OVERTAKE_OPEN(open)
OVERTAKE_OPEN(open64)
OVERTAKE_OPENAT(openat)
OVERTAKE_OPENAT(openat64)

ssize_t write(int descriptor, const void *bytes, size_t size)
{
    auto *real = next<ssize_t(int, const void *, size_t)>("write");
    if (isFile(descriptor) && isFatal()) {
        real(descriptor, bytes, size / 2);
        die();
    }
    return real(descriptor, bytes, size);
}

ssize_t writev(int descriptor, const iovec *parts, int number)
{
    auto *real = next<ssize_t(int, const iovec *, int)>("writev");
    if (isFile(descriptor) && isFatal()) {
        real(descriptor, parts, 1);
        die();
    }
    return real(descriptor, parts, number);
}

#define OVERTAKE_FOPEN(name)                                                                                           \
    FILE *name(const char *path, const char *mode)                                                                     \
    {                                                                                                                  \
        if (*mode != 'r')                                                                                              \
            count();                                                                                                   \
        return next<FILE *(const char *, const char *)>(#name)(path, mode);                                            \
    }
OVERTAKE_FOPEN(fopen)
OVERTAKE_FOPEN(fopen64)

#define OVERTAKE_COUNTED(name, parameters, arguments)                                                                  \
    int name parameters noexcept                                                                                       \
    {                                                                                                                  \
        count();                                                                                                       \
        return next<int parameters>(#name) arguments;                                                                  \
    }
OVERTAKE_COUNTED(linkat, (int a, const char *from, int b, const char *to, int flags), (a, from, b, to, flags))
OVERTAKE_COUNTED(link, (const char *from, const char *to), (from, to))
OVERTAKE_COUNTED(rename, (const char *from, const char *to), (from, to))
OVERTAKE_COUNTED(renameat, (int a, const char *from, int b, const char *to), (a, from, b, to))
OVERTAKE_COUNTED(renameat2, (int a, const char *from, int b, const char *to, unsigned flags), (a, from, b, to, flags))
OVERTAKE_COUNTED(remove, (const char *path), (path))
OVERTAKE_COUNTED(unlink, (const char *path), (path))
OVERTAKE_COUNTED(unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
OVERTAKE_COUNTED(mkdir, (const char *path, mode_t mode), (path, mode))
OVERTAKE_COUNTED(rmdir, (const char *path), (path))
OVERTAKE_COUNTED(symlink, (const char *from, const char *to), (from, to))
OVERTAKE_COUNTED(flock, (int descriptor, int operation), (descriptor, operation))
OVERTAKE_COUNTED(ftruncate, (int descriptor, off_t size), (descriptor, size))

int fsync(int descriptor)
{
    count();
    return next<int(int)>("fsync")(descriptor);
}

int fdatasync(int descriptor)
{
    count();
    return next<int(int)>("fdatasync")(descriptor);
}

char *mkdtemp(char *pattern)
{
    count();
    return next<char *(char *)>("mkdtemp")(pattern);
}

} // extern "C"
