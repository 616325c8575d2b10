// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/lesson_guide.h"

#include "dialogs/dialogs.h"
#include "file/atomic_file.h"
#include "lessons/lesson_choice.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_words.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LessonGuide)
};

constexpr double largestText = 12; // points
constexpr double smallestText = 6;
constexpr int pagesOfIntroduction = 2; // one sheet of paper, both sides
constexpr double gap = 0.03;           // between a text and a picture, of the page's height

QStringList sectionsOfTeaching()
{
    QFile file(manualFile(QStringLiteral("teaching")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the manual is not in the program");
    return QString::fromUtf8(file.readAll()).split(QStringLiteral("\n## "));
}

/// A frame with a label, and room to write.
QString field(const QString &label, int lines)
{
    return QStringLiteral("<td>%1%2</td>").arg(label.toHtmlEscaped(), QStringLiteral("<br>&nbsp;").repeated(lines));
}

QString framed(const QString &rows)
{
    return QStringLiteral("<table width='100%' border='1' cellpadding='6' style='border-collapse: collapse'>%1</table>")
        .arg(rows);
}

QString worksheet(const Lesson &lesson)
{
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p><p>%3 ____________________</p>")
                       .arg(lessonTitle(lesson).toHtmlEscaped(), lessonGoal(lesson).toHtmlEscaped(),
                            Words::tr("Name:").toHtmlEscaped());
    for (const LessonStep &step : lesson.steps) {
        const QString text = QStringLiteral("<p><b>%1</b></p>").arg(lessonText(step.text.always).toHtmlEscaped());
        if (step.kind == StepKind::Guess)
            html +=
                text + framed(QStringLiteral("<tr>%1%2</tr><tr><td colspan='2'>%3</td></tr>")
                                  .arg(field(Words::tr("My guess:"), 1), field(Words::tr("Measured:"), 1),
                                       Words::tr("Why?").toHtmlEscaped() + QStringLiteral("<br>&nbsp;").repeated(2)));
        if (step.kind == StepKind::Exit)
            html += text + framed(QStringLiteral("<tr>%1</tr>").arg(field(Words::tr("My answer:"), 4)));
    }
    return html;
}

class Guide
{
public:
    explicit Guide(QIODevice &device) : m_pdf(&device)
    {
        m_pdf.setPageSize(QPageSize(QPageSize::A4));
        m_pdf.setPageMargins(QMarginsF(18, 15, 18, 15), QPageLayout::Millimeter);
        m_pdf.setTitle(QStringLiteral("Overtake"));
        m_painter.begin(&m_pdf);
    }

    /// Adds as many pages as `pages`, with text as large as they hold.
    void add(QTextDocument &text, int pages)
    {
        text.documentLayout()->setPaintDevice(&m_pdf);
        text.setDocumentMargin(0);
        for (double size = largestText; size >= smallestText; size -= 0.5) {
            QFont font = text.defaultFont();
            font.setPointSizeF(size);
            text.setDefaultFont(font);
            text.setPageSize(QSizeF(m_pdf.width(), m_pdf.height()));
            if (text.pageCount() <= pages)
                break;
        }
        for (int page = 0; page < pages; ++page) {
            if (m_hasPages)
                m_pdf.newPage();
            m_hasPages = true;
            if (page >= text.pageCount())
                continue; // an empty one: the next part begins on the front of a sheet
            m_painter.save();
            m_painter.translate(0, -page * m_pdf.height());
            text.drawContents(&m_painter, QRectF(0, page * m_pdf.height(), m_pdf.width(), m_pdf.height()));
            m_painter.restore();
        }
    }

    /// Below the text of the page that was added last, as large as the rest of the page holds.
    void addPicture(const QString &file, const QTextDocument &above)
    {
        QSvgRenderer renderer(file);
        const double top = above.documentLayout()->documentSize().height() + gap * m_pdf.height();
        const QSizeF size =
            QSizeF(renderer.defaultSize()).scaled(m_pdf.width(), m_pdf.height() - top, Qt::KeepAspectRatio);
        if (renderer.isValid() && size.height() > 0)
            renderer.render(&m_painter, QRectF(QPointF((m_pdf.width() - size.width()) / 2, top), size));
    }

private:
    QPdfWriter m_pdf;
    QPainter m_painter;
    bool m_hasPages = false;
};

} // namespace

void writeLessonGuide(const QString &path)
{
    const QStringList sections = sectionsOfTeaching();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        Guide guide(buffer);
        QTextDocument introduction;
        introduction.setMarkdown(sections.mid(0, teachingHeadingsBeforeLessons).join(QStringLiteral("\n## ")));
        guide.add(introduction, pagesOfIntroduction);
        for (const Lesson &lesson : builtInLessons()) {
            QTextDocument teacher;
            teacher.setMarkdown(QStringLiteral("## ") + sections.at(teachingHeadingsBeforeLessons + lesson.number));
            guide.add(teacher, 1);
            guide.addPicture(pictureFile(lesson), teacher);
            QTextDocument student;
            student.setHtml(worksheet(lesson));
            guide.add(student, 1);
        }
    }
    writeFileAtomically(QFile::encodeName(path).toStdString(), buffer.data().toStdString());
}

} // namespace overtake
