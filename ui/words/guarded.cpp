// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/guarded.h"

#include "text/error.h"
#include "words/core_text.h"

#include <iostream>
#include <new>

namespace overtake
{

bool Application::notify(QObject *receiver, QEvent *event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        ++m_escaped;
        emit exceptionEscaped();
        tellCaught();
    }
    return false;
}

QString caughtText()
{
    try {
        throw;
    } catch (const std::bad_alloc &) {
        return Application::tr("Memory ran out: choose a smaller size.");
    } catch (const std::exception &) {
        return coreMessage(failureSentence(foreign("Overtake")));
    }
}

void tellCaught()
{
    const QString text = caughtText();
    if (auto *application = qobject_cast<Application *>(QCoreApplication::instance()))
        emit application->problem(text);
    else
        std::cerr << text.toStdString() << std::endl;
}

} // namespace overtake
