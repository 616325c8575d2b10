// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each language is shown, and its texts keep what the program fills in or looks for. That every text has a translation,
// in lupdate's own list of contexts, is tests/ui/translations_test.sh.
#include "commands/language_menu.h"
#include "panels/headline_text.h"
#include "words/core_text.h"
#include "words/number_text.h"
#include "words/place_text.h"
#include "words/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QInputDialog>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <map>
#include <optional>

namespace overtake
{
namespace
{

class Translation : public testing::Test
{
protected:
    void TearDown() override
    {
        for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
            QCoreApplication::removeTranslator(translator);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
};

TEST_F(Translation, GermanIsShown)
{
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("hidden neurons"));
    ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), QStringLiteral("de")));
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("verborgene Neuronen"));
    EXPECT_EQ(labelText({"CPU", {sentence("%1 threads on %1 cores", 8), term("scalar")}}),
              QStringLiteral("CPU, 8 Threads auf 8 Kernen, skalar"));
    EXPECT_EQ(labelText({"CPU", {sentence("%1 threads under a quota of %2 CPUs", 2, "2.5")}}),
              QStringLiteral("CPU, 2 Threads bei einem Kontingent von 2.5 CPUs"));
    EXPECT_FALSE(installTranslations(*QCoreApplication::instance(), QStringLiteral("sw")));
    TearDown();
    EXPECT_EQ(coreText("hidden neurons"), QStringLiteral("hidden neurons"));
}

TEST_F(Translation, AChosenLanguageBringsItsNumbersAndQtsOwnTexts)
{
    EXPECT_EQ(languages(), QStringList({"en", "de", "fr", "ko"}));
    useLanguage(*QCoreApplication::instance(), QStringLiteral("fr"));
    EXPECT_EQ(coreText("batch size"), QStringLiteral("taille de lot"));
    EXPECT_EQ(countText(0.5), QStringLiteral("0,500"));
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Annuler"));
    TearDown();
    useLanguage(*QCoreApplication::instance(), QStringLiteral("ko"));
    EXPECT_EQ(labelText({"CPU", {sentence("%1 threads on %1 cores", 8)}}),
              QStringLiteral("CPU, 코어 8개에 스레드 8개"));
    EXPECT_EQ(shareText(0.12), QStringLiteral("12%"));
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("취소"));
}

TEST_F(Translation, ALanguageOfTheSystemBringsItsNumbersWhereTheLocaleIsC)
{
    std::map<const char *, std::optional<QByteArray>> before;
    for (const char *name : {"LC_ALL", "LC_NUMERIC", "LANG", "LANGUAGE"})
        before[name] = qEnvironmentVariableIsSet(name) ? std::optional(qgetenv(name)) : std::nullopt;
    qputenv("LC_ALL", "C.UTF-8");
    qputenv("LANGUAGE", "fr");
    QLocale::setDefault(QLocale::system());
    useLanguage(*QCoreApplication::instance(), {});
    EXPECT_EQ(coreText("batch size"), QStringLiteral("taille de lot"));
    EXPECT_EQ(countText(0.5), QStringLiteral("0,500"));
    qunsetenv("LC_ALL");
    qputenv("LANG", "fr_FR.UTF-8");
    qputenv("LC_NUMERIC", "C");
    QLocale::setDefault(QLocale::c());
    useLanguage(*QCoreApplication::instance(), {});
    EXPECT_EQ(QLocale().language(), QLocale::C) << "the numbers that the user asked for";
    for (const auto &[name, value] : before)
        value ? qputenv(name, *value) : qunsetenv(name);
}

TEST_F(Translation, OnePointOfARangeIsSingular)
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("fr"));
    ChartContext context;
    context.series = {{QStringLiteral("CPU"), EngineKind::Cpu}, {QStringLiteral("GPU"), EngineKind::Gpu}};
    Sweep sweep;
    sweep.crossovers.resize(2);
    Crossover &crossover = sweep.crossovers[1];
    crossover.kind = Crossover::Kind::AlwaysFaster;
    crossover.doubt = Doubt::Quick;
    crossover.planned = 6;
    for (const char *range : {", 1 point sur 6)", ", 2 points sur 6)"}) {
        ++crossover.points;
        const QString text = crossoverText(sweep, context);
        EXPECT_TRUE(text.contains(QLatin1String(range))) << text.toStdString();
    }
}

TEST_F(Translation, OneOfSeveralPointsIsSingularWhereALanguageAsksForIt)
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("fr"));
    const auto words = [](const char *context, const char *source, int count) {
        return QCoreApplication::translate(context, source, nullptr, count);
    };
    const char *const stopped = "The sweep over %1 was stopped after %n of %2 points.";
    EXPECT_EQ(words("overtake::MeasuringSession", stopped, 1),
              QStringLiteral("Le balayage de %1 a été arrêté après 1 point sur %2."));
    EXPECT_EQ(words("overtake::MeasuringSession", stopped, 2),
              QStringLiteral("Le balayage de %1 a été arrêté après 2 points sur %2."));
    const QString disturbed = QCoreApplication::translate("Charts", "Disturbed at %n of %1 points. At worst: %2",
                                                          "two numbers, a sentence", 1);
    EXPECT_TRUE(disturbed.startsWith(QStringLiteral("1 point sur %1 est perturbé."))) << disturbed.toStdString();
    EXPECT_EQ(
        coreMessage(sentence("%1 is faster than %2 at %3 of %4 points, too close to call at %5.", "A", "B", 1, 3, 1)),
        QStringLiteral("Sur 3 points, A est plus rapide que B en 1\u00a0; trop serré pour trancher en 1."));
}

TEST_F(Translation, PlacesOnAnAxisReadInEachLanguage)
{
    const auto places = [](const char *label, double low, double high) {
        const NumberName name{coreText(label), readingOf(label)};
        return QStringList{placeText(name, low), atPlaceText(name, low), betweenPlacesText(name, low, high),
                           placesText(name, low, high)}
            .join(QStringLiteral(" | "));
    };
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    EXPECT_EQ(places("samples", 5, 78), QStringLiteral("5 Beispiele | bei 5 (Beispiele) | zwischen 5 und 78 (Beispiele)"
                                                       " | von 5 bis 78 (Beispiele)"));
    EXPECT_EQ(places("batch size", 5, 78), QStringLiteral("Batch-Größe 5 | bei Batch-Größe 5 | zwischen Batch-Größe 5 "
                                                          "und 78 | von Batch-Größe 5 bis 78"));
    EXPECT_EQ(places("size n", 5, 78),
              QStringLiteral("Größe n = 5 | bei Größe n = 5 | zwischen Größe n = 5 und 78 | von Größe n = 5 bis 78"));
    TearDown();
    useLanguage(*QCoreApplication::instance(), QStringLiteral("fr"));
    EXPECT_EQ(places("samples", 5, 78),
              QStringLiteral("5 exemples | à 5 (exemples) | entre 5 et 78 (exemples) | de 5 à "
                             "78 (exemples)"));
    EXPECT_EQ(places("batch size", 5, 78), QStringLiteral("taille de lot = 5 | pour taille de lot = 5 | entre 5 et 78 "
                                                          "(taille de lot) | de 5 à 78 (taille de lot)"));
    EXPECT_EQ(places("size n", 5, 78),
              QStringLiteral("taille n = 5 | pour taille n = 5 | entre 5 et 78 (taille n) | de "
                             "5 à 78 (taille n)"));
    TearDown();
    useLanguage(*QCoreApplication::instance(), QStringLiteral("ko"));
    EXPECT_EQ(places("batch size", 5, 78),
              QStringLiteral("배치 크기 5 | 배치 크기 5 | 배치 크기 5~78 사이 | 배치 크기 5~78"));
    EXPECT_EQ(places("size n", 5, 78), QStringLiteral("크기 n = 5 | 크기 n = 5 | 크기 n 5~78 사이 | 크기 n 5~78"));
}

TEST_F(Translation, RemarksAndReasonsAreShownInTheLanguage)
{
    EXPECT_EQ(coreMessage(sentence("Heat slowed the processor down %1 times during the measurement.", 3.0)),
              QStringLiteral("Heat slowed the processor down 3 times during the measurement."));
    EXPECT_EQ(labelText({"CPU", {sentence("%1 %2", term("batch size"), 10000.0)}}),
              QStringLiteral("CPU, batch size 10,000"));
    useLanguage(*QCoreApplication::instance(), QStringLiteral("fr"));
    EXPECT_EQ(
        coreMessage(sentence(
            "Not converged: after %1 repetitions and the time budget of %2, they lie up to %3 % from their median.", 12,
            "2 s", 3.4)),
        QStringLiteral("Non convergé\u00a0: après 12 répétitions et le budget de temps de 2 s, elles s’écartent de "
                       "leur médiane de 3,4\u00a0% au plus."));
    EXPECT_EQ(coreMessage(foreign("No memory.")), QStringLiteral("No memory."));
}

TEST_F(Translation, ErrorsAndAbsentEnginesAreShownInTheLanguage)
{
    const Message error =
        sentence("Cannot read '%1': %2", "run.json", sentence("it is not readable JSON, at line %1.", 3));
    EXPECT_EQ(coreMessage(error), QStringLiteral("Cannot read 'run.json': it is not readable JSON, at line 3."));
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    EXPECT_EQ(coreMessage(error),
              QStringLiteral("„run.json“ kann nicht gelesen werden: es ist kein lesbares JSON (Zeile 3)."));
    EXPECT_EQ(coreMessage(sentence("Worker '%1': %2", "lab",
                                   sentence("it ended: %1, and said: %2", sentence("exit status %1", 3), "ssh: no"))),
              QStringLiteral("Worker „lab“: er wurde beendet (Rückgabewert 3) und meldete: ssh: no"));
    EXPECT_EQ(coreMessage(foreign("No memory.")), QStringLiteral("No memory."));
}

TEST_F(Translation, TheChoiceIsKept)
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    EXPECT_EQ(chosenLanguage(settings), QString());
    int chosen = 0;
    QWidget window;
    askLanguage(window, settings, [&chosen] { ++chosen; });
    auto *dialog = window.findChild<QInputDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->textValue(), QStringLiteral("Same as the system"));
    EXPECT_EQ(dialog->comboBoxItems().size(), 1 + languages().size());
    dialog->setTextValue(QStringLiteral("Français"));
    dialog->accept();
    EXPECT_EQ(chosenLanguage(settings), QStringLiteral("fr"));
    EXPECT_EQ(chosen, 1);
    settings.setValue(QStringLiteral("language"), QStringLiteral("tlh"));
    EXPECT_EQ(chosenLanguage(settings), QString()) << "the system's";
}

struct Text {
    QString source;
    QStringList forms; ///< one, or one for each number
};

/// Those that have a translation.
std::vector<Text> textsOf(const QString &code)
{
    QFile file(QStringLiteral(OVERTAKE_SOURCE_DIR "/resources/translations/overtake_%1.ts").arg(code));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    QXmlStreamReader xml(&file);
    std::vector<Text> texts;
    bool hasNumber = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            hasNumber = xml.attributes().hasAttribute(QLatin1String("numerus"));
        else if (xml.name() == QLatin1String("source"))
            texts.push_back({xml.readElementText(), {}});
        else if (xml.name() == QLatin1String(hasNumber ? "numerusform" : "translation"))
            if (const QString text = xml.readElementText(); !text.isEmpty())
                texts.back().forms.append(text);
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return texts;
}

QStringList found(const QString &pattern, const QString &text)
{
    QStringList all;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext();)
        all.append(match.next().captured());
    all.sort();
    return all;
}

class Texts : public testing::TestWithParam<const char *>
{
};

TEST_P(Texts, KeepPlaceholdersMnemonicsAndEllipses)
{
    const std::vector<Text> texts = textsOf(QString::fromLatin1(GetParam()));
    EXPECT_GT(texts.size(), 700U);
    for (const auto &[source, forms] : texts)
        for (const QString &form : forms) {
            SCOPED_TRACE(source.toStdString() + " -> " + form.toStdString());
            EXPECT_EQ(found(QStringLiteral("%L?\\d+|%n"), form), found(QStringLiteral("%L?\\d+|%n"), source));
            EXPECT_EQ(found(QStringLiteral("</?\\w+"), form), found(QStringLiteral("</?\\w+"), source));
            EXPECT_EQ(form.contains(QLatin1Char('&')), source.contains(QLatin1Char('&')));
            EXPECT_EQ(form.endsWith(QStringLiteral("…")), source.endsWith(QStringLiteral("…")));
            EXPECT_EQ(form.count(QStringLiteral(";;")), source.count(QStringLiteral(";;"))) << "kinds of files";
        }
}

INSTANTIATE_TEST_SUITE_P(Languages, Texts, testing::Values("de", "fr", "ko"));

TEST(FrenchTexts, DoNotBreakBeforePunctuation)
{
    const QRegularExpression breaks(QStringLiteral("« |[ \\w][:;?!»](\\s|$)| [%»](?![0-9nL])"),
                                    QRegularExpression::UseUnicodePropertiesOption);
    for (const Text &text : textsOf(QStringLiteral("fr")))
        for (QString form : text.forms) {
            form.remove(QRegularExpression(QStringLiteral("<[^>]*>|https?:")));
            EXPECT_FALSE(breaks.match(form).hasMatch()) << form.toStdString();
        }
}

} // namespace
} // namespace overtake
