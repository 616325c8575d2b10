// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/results_page.h"

#include "charts/curves_picture.h"
#include "export/chart_export.h"
#include "lessons/lesson_words.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <algorithm>

namespace overtake
{
namespace
{

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(LessonResults)
};

constexpr QSize chartSize(900, 420); ///< before it is scaled to the page

/// Lines of text and images below each other, on as many pages as they take.
class Writer
{
public:
    Writer(QPainter &painter, const QRectF &page, std::function<void()> newPage)
        : m_painter(painter), m_page(page), m_newPage(std::move(newPage)), m_top(page.top())
    {
    }

    void write(const QString &text, int pixels, bool bold = false)
    {
        if (text.isEmpty())
            return;
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        font.setBold(bold);
        m_painter.setFont(font);
        const QRectF room(m_page.left(), 0, m_page.width(), 1e6);
        const double height = m_painter.boundingRect(room, Qt::TextWordWrap, text).height();
        reserve(height);
        m_painter.drawText(room.translated(0, m_top), Qt::TextWordWrap, text);
        m_top += height + pixels * 0.3;
    }
    void draw(const QImage &image)
    {
        const double height = m_page.width() * image.height() / image.width();
        reserve(height);
        m_painter.drawImage(QRectF(m_page.left(), m_top, m_page.width(), height), image);
        m_top += height;
    }
    void skip(double pixels) { m_top += pixels; }
    double height() const { return m_top - m_page.top(); }

private:
    void reserve(double height)
    {
        if (!m_newPage || m_top == m_page.top() || m_top + height <= m_page.bottom())
            return;
        m_newPage();
        m_top = m_page.top();
    }

    QPainter &m_painter;
    QRectF m_page;
    std::function<void()> m_newPage;
    double m_top;
};

/// The chart that the question is about, without the caption that the page itself is.
QImage chartOf(const ChartSnapshot &snapshot, Question question, double width)
{
    const QString key = question == Question::Utilisation ? QStringLiteral("time") : QStringLiteral("speedup");
    for (Picture &picture : picturesOf(snapshot)) {
        if (picture.key != key)
            continue;
        picture.caption.clear();
        PictureOptions options{chartSize.width(), chartSize.height()};
        options.scale = std::clamp(width / chartSize.width(), smallestPictureScale, largestPictureScale);
        return renderPicture(picture, options);
    }
    return {};
}

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

double paintResults(QPainter &painter, const QRectF &page, const LessonResults &results, int textPixels,
                    const std::function<void()> &newPage)
{
    painter.setPen(Qt::black);
    Writer writer(painter, page, newPage);
    writer.write(results.title, textPixels * 2, true);
    writer.write(results.machine, textPixels);
    for (const GivenAnswer &given : results.answers) {
        writer.skip(textPixels * 1.5);
        writer.write(given.questionText, textPixels, true);
        writer.write(PageWords::tr("Guess: %1").arg(guessText(given)), textPixels);
        writer.write(PageWords::tr("Answer: %1").arg(answerText(given)), textPixels);
        writer.write(scoreText(given), textPixels);
        writer.write(sourceText(given), textPixels);
        if (const auto chart = results.charts.find(given.step); chart != results.charts.end())
            writer.draw(chartOf(chart->second, given.question, page.width()));
    }
    return writer.height();
}

QByteArray resultsPdf(const LessonResults &results)
{
    constexpr int dotsPerInch = 200;
    constexpr double pointsPerInch = 72;
    constexpr double textPoints = 11;
    constexpr double marginMillimetres = 15;
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(results.title);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(dotsPerInch);
    writer.setPageMargins(QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
                          QPageLayout::Millimeter);
    QPainter painter(&writer);
    const QRectF page(QPointF(), QSizeF(writer.pageLayout().paintRectPixels(dotsPerInch).size()));
    paintResults(painter, page, results, qRound(textPoints * dotsPerInch / pointsPerInch), [&] { writer.newPage(); });
    painter.end();
    return content;
}

} // namespace overtake
