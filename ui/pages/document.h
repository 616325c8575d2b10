// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A result of a page as a file, and the queue that writes such files beside the window's thread, one after the other.
// Window thread only.
#pragma once

#include "run/job.h"

#include <QString>
#include <deque>
#include <functional>
#include <string>

namespace overtake
{

/// A result as a file that the window can open.
struct Document {
    QString title;                                  ///< title of the file chooser
    QString filter;                                 ///< kinds of files to choose from
    QString proposal;                               ///< name without folder and suffix, or its path so far
    QString loss;                                   ///< says what is lost without the file, one sentence
    std::function<std::string()> text;              ///< any thread; null: there is nothing to save yet
    std::function<void(const QString &path)> saved; ///< window thread: the text is in that file now
};

class DocumentWriter
{
public:
    DocumentWriter();

    /// `ended` hears why it is not in that file; empty: it is.
    void write(Document document, const QString &path, std::function<void(const QString &problem)> ended);
    bool isWriting() const { return !m_orders.empty(); }

private:
    struct Order {
        Document document;
        QString path;
        std::function<void(const QString &problem)> ended;
    };

    void begin();

    std::deque<Order> m_orders; ///< the first is being carried out
    Job<bool> m_job;            ///< last; posts nothing
};

} // namespace overtake
