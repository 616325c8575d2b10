// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/core_text.h"

#include "text/catalogue.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace overtake
{
namespace
{

// Only read by lupdate: what not every machine has. The rest it reads from the core's own tables
// (translators/core_texts.cpp).
[[maybe_unused]] const char *const coreTexts[] = {
    QT_TRANSLATE_NOOP("Core", "vector instructions"),
    QT_TRANSLATE_NOOP(
        "Core", "The widest vectors that the CPU may use. In single precision, scalar computes one number at a time, "
                "sse4 and neon 4, avx2 8, avx512 16. This shows what vectors bring. The default is the best."),
    QT_TRANSLATE_NOOP("Core", "Precision of the factors of matrix multiplications: fp32 as they are, bf16 with 8 bits. "
                              "Fewer bits are faster and less exact; sums and the multiplications of attention stay in "
                              "fp32."),
    QT_TRANSLATE_NOOP("Core", "scalar"),
    QT_TRANSLATE_NOOP("Core", "sse4"),
    QT_TRANSLATE_NOOP("Core", "avx2"),
    QT_TRANSLATE_NOOP("Core", "avx512"),
    QT_TRANSLATE_NOOP("Core", "neon"),
    QT_TRANSLATE_NOOP("Core", "sve"),
    QT_TRANSLATE_NOOP("Core", "OpenCL on the CPU (PoCL)"),
    QT_TRANSLATE_NOOP("Core", "staging"),
    QT_TRANSLATE_NOOP("Core", "Host memory that copies go through. Pinned pages stay in place, so that the device "
                              "fetches them by itself; pageable ones are copied once more by the driver."),
    QT_TRANSLATE_NOOP("Core", "How data reach a device that uses the host's memory. Mapped: the host keeps data and "
                              "reads results in the same place as the device; nothing is copied. Pinned and pageable: "
                              "copied, as for a device with its own memory."),
    QT_TRANSLATE_NOOP("Core", "mapped"),
    QT_TRANSLATE_NOOP("Core", "pinned"),
    QT_TRANSLATE_NOOP("Core", "pageable"),
    QT_TRANSLATE_NOOP("Core", "launch"),
    QT_TRANSLATE_NOOP("Core", "eager: the host launches each operation of a step. graph: the step is recorded once and "
                              "replayed as a whole, which saves most of the time of the launches."),
    QT_TRANSLATE_NOOP("Core", "eager"),
    QT_TRANSLATE_NOOP("Core", "graph"),
    QT_TRANSLATE_NOOP("Core", "power limit"),
    QT_TRANSLATE_NOOP("Core", "heat"),
    QT_TRANSLATE_NOOP("Core", "power supply"),
    QT_TRANSLATE_NOOP("Core", "hardware slowdown"),
    QT_TRANSLATE_NOOP("Core", "other GPUs of its group"),
};

} // namespace

QString coreText(const std::string &text)
{
    return QCoreApplication::translate("Core", text.c_str());
}

QString labelText(const Label &label)
{
    return coreMessage(toMessage(label));
}

QString coreMessage(const Message &message)
{
    const auto translate = [](const std::string &source) -> std::optional<std::string> {
        for (const char *context : {"Messages", "Core"})
            if (Catalogue::of("de").find(context, source)) // any language: a translation may be the same as its source
                return QCoreApplication::translate(context, source.c_str()).toStdString();
        return std::nullopt;
    };
    const auto numberText = [](double number) {
        const bool isWhole = number == std::round(number) && std::abs(number) < 1e15; // 'g' makes 1E+04 of 10,000
        return (isWhole ? QLocale().toString(number, 'f', 0)
                        : QLocale().toString(number, 'g', QLocale::FloatingPointShortest))
            .toStdString();
    };
    return QString::fromStdString(inWords(message, translate, numberText));
}

QString coreMessage(const std::exception &error)
{
    return coreMessage(messageOf(error));
}

} // namespace overtake
