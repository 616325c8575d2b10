// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pools.h"

#include <QThreadPool>

namespace overtake
{
namespace
{

class Pool : public QThreadPool
{
public:
    Pool(int threads, int expiryMilliseconds)
    {
        setMaxThreadCount(threads);
        setExpiryTimeout(expiryMilliseconds);
    }
};

constexpr int never = -1;

} // namespace

QThreadPool &timedPool()
{
    static Pool pool(1, never);
    return pool;
}

QThreadPool &viewerPool()
{
    static Pool pool(1, never);
    return pool;
}

QThreadPool &filePool()
{
    static Pool pool(16, 30000); // most of them wait for somebody else
    return pool;
}

} // namespace overtake
