// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations.h"

#include <QLibraryInfo>
#include <QTranslator>

namespace overtake
{

bool installTranslations(QCoreApplication &application, const QLocale &locale)
{
    const auto install = [&](const QString &name, const QString &folder) {
        auto *translator = new QTranslator(&application);
        return translator->load(locale, name, QStringLiteral("_"), folder) &&
               QCoreApplication::installTranslator(translator);
    };
    const bool found = install(QStringLiteral("overtake"), QStringLiteral(":/i18n"));
    if (found)
        install(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return found;
}

} // namespace overtake
