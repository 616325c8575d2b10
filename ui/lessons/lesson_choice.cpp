// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_choice.h"

#include "lessons/lesson_file.h"
#include "lessons/lesson_words.h"
#include "words/guarded.h"
#include "words/manual_section.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QSvgRenderer>
#include <QVBoxLayout>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr int choiceColumns = 4;
constexpr int choiceRows = 3;
constexpr int goalLines = 2;
constexpr int titleLines = 3;
constexpr int cellMargin = 24;
constexpr QSize pictureSize(160, 100);
constexpr QSize pictureOnProjector(320, 200);
constexpr int textOnProjector = 28;

} // namespace

QString pictureFile(const Lesson &lesson)
{
    if (lesson.number == 0)
        return {};
    const QDir folder(QStringLiteral(":/lessons"));
    const QStringList files = folder.entryList({QStringLiteral("?\?-%1.svg").arg(QString::fromStdString(lesson.id))});
    return files.isEmpty() ? QString() : folder.filePath(files.front());
}

QPixmap lessonPicture(const Lesson &lesson, const QSize &size, qreal pixelRatio)
{
    const QString path = pictureFile(lesson);
    if (path.isEmpty())
        return {};
    QSvgRenderer renderer(path);
    QPixmap picture(size * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter, QRectF(QPointF(), size));
    return picture;
}

LessonChoice::LessonChoice(bool projector, QWidget *parent)
    : QDialog(parent), m_list(new QListWidget(this)), m_goal(new QLabel(this))
{
    setWindowTitle(tr("Lessons"));
    setAttribute(Qt::WA_DeleteOnClose);
    setManualPlace(*this, manualLessons);
    QFont font = this->font();
    if (projector) {
        font.setPixelSize(textOnProjector);
        setFont(font);
    }
    const QSize screenSize = screen()->availableGeometry().size();
    QSize picture = projector ? pictureOnProjector : pictureSize;
    picture.scale(std::min(picture.width(), screenSize.width() / choiceColumns - 2 * cellMargin), picture.height(),
                  Qt::KeepAspectRatio);
    const QSize cell(picture.width() + cellMargin,
                     picture.height() + titleLines * QFontMetrics(font).lineSpacing() + cellMargin);
    m_list->setAccessibleName(windowTitle());
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);
    m_list->setIconSize(picture);
    m_list->setGridSize(cell);
    for (const Lesson &lesson : builtInLessons()) {
        auto *item = new QListWidgetItem(QIcon(lessonPicture(lesson, picture, devicePixelRatioF())),
                                         lessonTitle(lesson), m_list);
        item->setToolTip(lessonAtAGlance(lesson));
    }
    m_goal->setObjectName(QStringLiteral("goal"));
    m_goal->setWordWrap(true);
    m_goal->setTextFormat(Qt::PlainText);
    m_goal->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_goal->setMinimumHeight(goalLines * QFontMetrics(font).lineSpacing());
    connect(m_list, &QListWidget::currentRowChanged, this, guarded(this, &LessonChoice::showGoal));
    m_list->setCurrentRow(0);
    connect(m_list, &QListWidget::itemDoubleClicked, this, guarded(this, &LessonChoice::take));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *begin = buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole);
    begin->setDefault(true); // Enter, too
    connect(begin, &QPushButton::clicked, this, guarded(this, &LessonChoice::take));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addWidget(m_list, 1);
    column->addWidget(m_goal);
    column->addWidget(buttons);
    const QSize wanted(choiceColumns * cell.width() + 2 * cellMargin, choiceRows * cell.height() + cellMargin);
    m_list->setMinimumSize(
        wanted.boundedTo(screenSize - QSize(4 * cellMargin, 7 * cellMargin + m_goal->minimumHeight())));
}

void LessonChoice::showGoal(int row)
{
    m_goal->setText(row < 0 ? QString() : lessonAtAGlance(builtInLessons()[static_cast<std::size_t>(row)]));
}

void LessonChoice::take()
{
    const int row = m_list->currentRow();
    accept();
    if (row >= 0)
        emit chosen(builtInLessons()[static_cast<std::size_t>(row)]);
}

} // namespace overtake
