// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/translations.h"

#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

namespace overtake
{
namespace
{

/// First of the user's languages that is one of ours; English without one.
QString preferredLanguage()
{
    for (const QString &name : QLocale().uiLanguages()) {
        const QString code = name.section(QLatin1Char('-'), 0, 0);
        if (code == QLatin1String("C") || languages().contains(code))
            return code;
    }
    return QStringLiteral("en");
}

} // namespace

QStringList languages()
{
    QStringList codes;
    for (const QString &file : QDir(QStringLiteral(":/i18n")).entryList(QDir::Files, QDir::Name))
        codes.append(file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0));
    codes.prepend(QStringLiteral("en")); // the sources' own language
    return codes;
}

QString languageName(const QString &code)
{
    if (code == QLatin1String("en"))
        return QStringLiteral("English"); // Qt calls it "American English"
    const QString name = QLocale(code).nativeLanguageName();
    return name.left(1).toUpper() + name.mid(1);
}

void useLanguage(QCoreApplication &application, const QString &code)
{
    // A system in the same language may be more exact: Swiss numbers are not Germany's.
    const QLocale system;
    const bool isKnown = languages().contains(code);
    if (isKnown && QLocale(code).language() != system.language())
        QLocale::setDefault(QLocale(code));
    installTranslations(application, isKnown ? code : preferredLanguage());
}

void changeLanguage(QCoreApplication &application, const QString &code)
{
    for (QTranslator *old : application.findChildren<QTranslator *>(QString(), Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    QLocale::setDefault(QLocale::system());
    useLanguage(application, code);
}

bool installTranslations(QCoreApplication &application, const QString &code)
{
    const auto install = [&](const QString &name, const QString &folder) {
        auto *translator = new QTranslator(&application);
        return translator->load(name + QLatin1Char('_') + code, folder) &&
               QCoreApplication::installTranslator(translator);
    };
    const bool found = install(QStringLiteral("overtake"), QStringLiteral(":/i18n"));
    if (found)
        install(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return found;
}

} // namespace overtake
