// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/translations.h"

#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>
#include <optional>

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

/// Language of the system's number formats; nothing if the user has no locale, for which C stands. That of QLocale may
/// be LANGUAGE's, which is of words only.
std::optional<QLocale::Language> languageOfNumbers()
{
    for (const char *name : {"LC_ALL", "LC_NUMERIC", "LANG"}) {
        const QString value = qEnvironmentVariable(name);
        if (value.isEmpty())
            continue;
        const QLocale::Language language = QLocale(value).language();
        const bool isChosen = language != QLocale::C || qstrcmp(name, "LC_NUMERIC") == 0;
        return isChosen ? std::optional(language) : std::nullopt;
    }
    return std::nullopt;
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
    const bool isKnown = languages().contains(code);
    const QString used = isKnown ? code : preferredLanguage();
    const QLocale::Language words = QLocale(used).language();
    const std::optional<QLocale::Language> numbers = languageOfNumbers();
    // A user who chose no language here keeps the system's formats. Without a locale these are English ones.
    const bool keepsFormats = !isKnown && (numbers || words == QLocale::English);
    // A system in the same language may be more exact: Swiss numbers are not Germany's.
    const bool isSystems = words == numbers && words == QLocale().language();
    if (!isSystems && !keepsFormats)
        QLocale::setDefault(QLocale(used));
    installTranslations(application, used);
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
