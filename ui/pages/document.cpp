// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/document.h"

#include "file/atomic_file.h"

#include <utility>

namespace overtake
{

DocumentWriter::DocumentWriter()
    : m_job(
          filePool(), [](JobId, bool &) {},
          [this](JobId, JobEnd end, const QString &problem) {
              const Order order = std::move(m_orders.front());
              m_orders.pop_front();
              if (!m_orders.empty())
                  begin();
              if (end == JobEnd::Done)
                  order.document.saved(order.path);
              order.ended(end == JobEnd::Done ? QString() : problem);
          })
{
}

void DocumentWriter::write(Document document, const QString &path, std::function<void(const QString &problem)> ended)
{
    m_orders.push_back({std::move(document), path, std::move(ended)});
    if (m_orders.size() == 1)
        begin();
}

void DocumentWriter::begin()
{
    const Order &order = m_orders.front();
    m_job.start([path = order.path.toStdString(), text = order.document.text](const JobThread::Context &) {
        writeFileAtomically(path, text());
    });
}

} // namespace overtake
