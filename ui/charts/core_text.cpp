// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/core_text.h"

#include "measure/messages.h"
#include "text/catalogue.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace overtake
{
namespace
{

// Only read by lupdate: what not every machine has. The rest it reads from the core's own tables
// (translators/core_texts.h).
[[maybe_unused]] const char *const coreTexts[] = {
    QT_TRANSLATE_NOOP("Core", "on %1 cores"),
    QT_TRANSLATE_NOOP("Core", "on %1 core"),
    QT_TRANSLATE_NOOP("Core", "for %1 performance cores"),
    QT_TRANSLATE_NOOP("Core", "for %1 performance core"),
    QT_TRANSLATE_NOOP("Core", "under a quota of %1 CPUs"),
    QT_TRANSLATE_NOOP("Core", "under a quota of %1 CPU"),
    QT_TRANSLATE_NOOP("Core", "vector instructions"),
    QT_TRANSLATE_NOOP(
        "Core",
        "The widest that the CPU may use: with scalar it computes one number at a time, with sse4 and neon 4, with "
        "avx2 8, with avx512 16 (in single precision). Shows what vectors bring; the best is the default."),
    QT_TRANSLATE_NOOP("Core", "scalar"),
    QT_TRANSLATE_NOOP("Core", "sse4"),
    QT_TRANSLATE_NOOP("Core", "avx2"),
    QT_TRANSLATE_NOOP("Core", "avx512"),
    QT_TRANSLATE_NOOP("Core", "neon"),
    QT_TRANSLATE_NOOP("Core", "sve"),
    QT_TRANSLATE_NOOP("Core", "OpenCL on the CPU (PoCL)"),
    QT_TRANSLATE_NOOP("Core", "matrix products by CLBlast"),
    QT_TRANSLATE_NOOP("Core", "matrix products by CLBlast with parameters measured here"),
    QT_TRANSLATE_NOOP("Core", "staging"),
    QT_TRANSLATE_NOOP("Core", "Host memory that copies go through. Pinned pages stay in place, so that the device "
                              "fetches them by itself; pageable ones are copied once more by the driver."),
    QT_TRANSLATE_NOOP("Core",
                      "How transfers are done where the device uses the host's memory. Mapped: the host has data and "
                      "reads results where the device does, and nothing is copied. Pinned and pageable: copied, as for "
                      "a device with memory of its own."),
    QT_TRANSLATE_NOOP("Core", "mapped"),
    QT_TRANSLATE_NOOP("Core", "pinned"),
    QT_TRANSLATE_NOOP("Core", "pageable"),
    QT_TRANSLATE_NOOP("Core", "launch"),
    QT_TRANSLATE_NOOP("Core", "eager: the host starts each operation of a step. graph: the step is recorded once and "
                              "replayed as a whole, which saves most of the time that starting takes."),
    QT_TRANSLATE_NOOP("Core", "eager"),
    QT_TRANSLATE_NOOP("Core", "graph"),
    QT_TRANSLATE_NOOP("Core", "power limit"),
    QT_TRANSLATE_NOOP("Core", "heat"),
    QT_TRANSLATE_NOOP("Core", "power supply"),
    QT_TRANSLATE_NOOP("Core", "hardware slowdown"),
    QT_TRANSLATE_NOOP("Core", "other GPUs of its group"),
    QT_TRANSLATE_NOOP("Core", "times of such work measured here"),
    QT_TRANSLATE_NOOP("Core", "times of such work measured on this machine, in proportion to the peaks of one core"),
    QT_TRANSLATE_NOOP("Core", "peaks measured here"),
    QT_TRANSLATE_NOOP("Core", "figures of the data sheet"),
    QT_TRANSLATE_NOOP("Core", "figures of the data sheet and published measurements"),
    QT_TRANSLATE_NOOP("Core", "a model: nothing is run"),
    QT_TRANSLATE_NOOP("Core", "plain loops, one thread, not tuned"),
};

/// What the core fills in itself: errors, and why an engine cannot serve.
QString sentenceInWords(const std::string &english)
{
    const auto translate = [](const std::string &source) -> std::optional<std::string> {
        for (const char *context : {"Messages", "Core"}) {
            if (Catalogue::of("de").find(context, source)) // any language: a translation may be the same as its source
                return QCoreApplication::translate(context, source.c_str()).toStdString();
        }
        return std::nullopt;
    };
    return QString::fromStdString(sentenceBook().inWords(english, translate));
}

} // namespace

QString coreText(const std::string &text)
{
    const QString source = QString::fromStdString(text);
    const QString translated = QCoreApplication::translate("Core", text.c_str());
    // "2 threads" within a label, and why so many, with what is translated before and after it: "CPU, 8 threads on 8
    // cores, bf16"
    static const QRegularExpression threads(
        QStringLiteral("^(?:(.+), )?(\\d+) threads?(?: ([^\\d,]+)([\\d.]+)( [^,]+))?(?:, (.+))?$"));
    const QRegularExpressionMatch match = threads.match(source);
    if (translated != source || !match.hasMatch())
        return translated;
    const QString count = match.captured(2);
    QStringList parts;
    if (!match.captured(1).isEmpty())
        parts << coreText(match.captured(1).toStdString());
    parts << (count == QLatin1String("1") ? QCoreApplication::translate("Core", "%1 thread")
                                          : QCoreApplication::translate("Core", "%1 threads"))
                 .arg(count);
    if (const QString number = match.captured(4); !number.isEmpty()) {
        const QString reason = match.captured(3) + QStringLiteral("%1") + match.captured(5);
        parts.back() += QLatin1Char(' ') + QCoreApplication::translate("Core", reason.toUtf8()).arg(number);
    }
    for (const QString &rest : match.captured(6).split(QStringLiteral(", "), Qt::SkipEmptyParts))
        parts << coreText(rest.toStdString());
    return parts.join(QStringLiteral(", "));
}

QString coreMessage(const std::string &message)
{
    const MessageWords words = wordsOf(message);
    if (words.sentence == message)
        return sentenceInWords(message);
    QString text = coreText(words.sentence);
    for (const std::string &argument : words.arguments) {
        bool isNumber = false;
        const double number = QString::fromStdString(argument).toDouble(&isNumber);
        QStringList parts; // "heat, power limit"
        for (const QString &part : QString::fromStdString(argument).split(QStringLiteral(", ")))
            parts << coreText(part.toStdString());
        text = text.arg(isNumber ? QLocale().toString(number, 'g', QLocale::FloatingPointShortest)
                                 : parts.join(QStringLiteral(", ")));
    }
    return text;
}

} // namespace overtake
