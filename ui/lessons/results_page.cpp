// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/results_page.h"

#include "lessons/lesson_words.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace overtake
{
namespace
{

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(LessonResults)
};

/// Lines of text below each other, wrapped.
class Writer
{
public:
    Writer(QPainter &painter, const QRectF &page) : m_painter(painter), m_page(page), m_top(page.top()) {}

    void write(const QString &text, int pixels, bool bold = false)
    {
        if (text.isEmpty())
            return;
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        font.setBold(bold);
        m_painter.setFont(font);
        const QRectF room(m_page.left(), m_top, m_page.width(), 1e6);
        QRectF taken;
        m_painter.drawText(room, Qt::TextWordWrap, text, &taken);
        m_top += taken.height() + pixels * 0.3;
    }
    void skip(double pixels) { m_top += pixels; }
    double height() const { return m_top - m_page.top(); }

private:
    QPainter &m_painter;
    QRectF m_page;
    double m_top;
};

} // namespace

LessonResults resultsOf(const LessonPlayer &player, const Machine &machine)
{
    LessonResults results;
    results.title = lessonTitle(player.lesson());
    results.answers = player.results();
    results.machine =
        PageWords::tr("%1, %2", "machine, date")
            .arg(QString::fromStdString(machine.cpu), QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
    return results;
}

double paintResults(QPainter &painter, const QRectF &page, const LessonResults &results, int textPixels)
{
    painter.setPen(Qt::black);
    Writer writer(painter, page);
    writer.write(results.title, textPixels * 2, true);
    writer.write(results.machine, textPixels);
    for (const GivenAnswer &given : results.answers) {
        writer.skip(textPixels * 1.5);
        writer.write(given.questionText, textPixels, true);
        writer.write(PageWords::tr("Guess: %1").arg(guessText(given)), textPixels);
        writer.write(PageWords::tr("Answer: %1").arg(answerText(given)), textPixels);
        writer.write(scoreText(given), textPixels);
        writer.write(sourceText(given), textPixels);
    }
    return writer.height();
}

QImage resultsPicture(const LessonResults &results)
{
    constexpr int width = 1240;
    constexpr int margin = 60;
    constexpr int textPixels = 22;
    const auto paint = [&](QImage &image) {
        image.fill(Qt::white);
        QPainter painter(&image);
        return paintResults(painter, QRectF(margin, margin, width - 2 * margin, 1e6), results, textPixels);
    };
    QImage measured(1, 1, QImage::Format_RGB32);
    QImage image(width, static_cast<int>(paint(measured)) + 2 * margin, QImage::Format_RGB32);
    paint(image);
    return image;
}

} // namespace overtake
