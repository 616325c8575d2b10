// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pools.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>
#include <memory>
#include <mutex>
#include <tuple>
#include <utility>

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

struct Pools {
    static constexpr int never = -1;
    Pool timed{1, never};
    Pool viewer{1, never};
    Pool texts{1, never};
    Pool files{16, 30000}; // most of them wait for somebody else
    Pool autosaves{1, 30000};
};

std::unique_ptr<Pools> all;

/// They end before the application: their threads have fonts of it.
Pools &pools()
{
    if (!all) {
        all = std::make_unique<Pools>();
        qAddPostRoutine([] { all.reset(); });
    }
    return *all;
}

} // namespace

QThreadPool &timedPool()
{
    return pools().timed;
}

QThreadPool &viewerPool()
{
    return pools().viewer;
}

QThreadPool &textPool()
{
    return pools().texts;
}

QThreadPool &filePool()
{
    return pools().files;
}

QThreadPool &autosavePool()
{
    return pools().autosaves;
}

std::function<void()> handedOver(std::function<void()> work)
{
    struct Order {
        std::mutex mutex;
        std::function<void()> work;
    };
    auto order = std::make_shared<Order>();
    const std::scoped_lock lock(order->mutex);
    order->work = std::move(work);
    return [order] {
        std::unique_lock taking(order->mutex);
        const std::function<void()> own = std::exchange(order->work, nullptr);
        taking.unlock();
        own();
    };
}

void runIn(QThreadPool &pool, std::function<void()> work)
{
    std::ignore = QtConcurrent::run(&pool, handedOver(std::move(work)));
}

} // namespace overtake
