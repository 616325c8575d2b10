// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/dialogs.h"

#include "words/guarded.h"
#include "words/within_screen.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

const auto manualName = QStringLiteral("manual");

/// A dialog with `content` above a Close button; as large as its content asks for where no size is given.
void showDialog(QWidget *parent, const QString &title, QWidget *content, QSize size = {})
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addWidget(content);
    column->addWidget(buttons);
    if (size.isValid())
        dialog->resize(withinScreen(*dialog, size));
    dialog->open();
}

/// Markdown comes with headings close to the text above and with lists far from the edge.
void setSpacing(QTextDocument &page)
{
    page.setDocumentMargin(16);
    page.setIndentWidth(20);
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() < 2)
            continue;
        QTextBlockFormat spaced;
        spaced.setTopMargin(16);
        spaced.setBottomMargin(8);
        QTextCursor(block).mergeBlockFormat(spaced);
    }
}

} // namespace

void showAbout(QWidget *parent, const Machine &machine)
{
    QStringList libraries;
    for (const Library &library : machine.libraries)
        libraries.append(QString::fromStdString(library.name + ' ' + library.version));
    libraries.append(QStringLiteral("Qt ") + QString::fromLatin1(qVersion()));
    auto *text = new QLabel(Words::tr("<h2>Overtake %1</h2>"
                                      "<p>Shows, live, when a GPU overtakes a CPU, and why.</p>"
                                      "<p>Free software under the GNU General Public License, version 3 or later.</p>"
                                      "<p>This machine: %2.<br>Libraries: %3.</p>")
                                .arg(QCoreApplication::applicationVersion().toHtmlEscaped(),
                                     QString::fromStdString(machine.cpu).toHtmlEscaped(),
                                     libraries.join(QStringLiteral(", ")).toHtmlEscaped()));
    text->setWordWrap(true);
    text->setMinimumWidth(400);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    showDialog(parent, Words::tr("About Overtake"), text);
}

/// Draws its SVG pictures itself: Qt's texts do it by a plug-in that is a package of its own on some systems. Shows any
/// other that is wider than a page smaller, with all its pixels.
class ManualPage : public QTextBrowser
{
public:
    ManualPage()
    {
        setOpenExternalLinks(true);
        connect(this, &QTextBrowser::sourceChanged, this, guarded([this] { setSpacing(*document()); }));
    }

    QVariant loadResource(int type, const QUrl &name) override
    {
        QVariant resource = QTextBrowser::loadResource(type, name);
        if (type != QTextDocument::ImageResource)
            return resource;
        if (!name.path().endsWith(QLatin1String(".svg"))) {
            constexpr double widest = 720; // in the dialog, without its margins
            QImage picture = QImage::fromData(resource.toByteArray());
            picture.setDevicePixelRatio(std::max(1.0, picture.width() / widest));
            return picture;
        }
        QSvgRenderer renderer(resource.toByteArray());
        QImage picture(renderer.defaultSize() * devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
        if (picture.isNull())
            return {};
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        renderer.render(&painter);
        painter.end();
        picture.setDevicePixelRatio(devicePixelRatioF());
        return picture;
    }

protected:
    /// Also called for a link to another page.
    void doSetSource(const QUrl &name, QTextDocument::ResourceType /*type*/) override
    {
        QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
    }
};

/// The heading at the top of the page.
static void scrollTo(QTextBrowser &page, int section)
{
    int heading = 0;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || heading++ != section)
            continue;
        page.setTextCursor(QTextCursor(block));
        page.verticalScrollBar()->setValue(page.verticalScrollBar()->value() + page.cursorRect().top());
    }
}

QString manualFile(const QString &page)
{
    //: The page's file in resources/manual/: a translated page has a name of its own.
    const QString translated = Words::tr("measuring.md");
    return QStringLiteral(":/manual/") + page + translated.mid(translated.indexOf(QLatin1Char('.'))); // ".de.md"
}

void showManual(QWidget *parent, ManualPlace place)
{
    auto *page = new ManualPage;
    page->setObjectName(manualName);
    page->setSource(QUrl(QStringLiteral("qrc") + manualFile(QLatin1String(place.page))));
    const QString title = page->document()->begin().text();
    page->setAccessibleName(title);
    showDialog(parent, title, page, {800, 640});
    scrollTo(*page, place.heading);
    page->setFocus(); // not the Close button: the arrows and Page Down scroll at once
}

void showHelp(QWidget &window)
{
    QWidget *before = QApplication::activeModalWidget(); // has the focus, even where no window manager says so
    QWidget &asked = before ? *before : window;
    if (asked.findChild<QTextBrowser *>(manualName))
        return; // is open
    showManual(&asked, manualPlaceOf(asked.focusWidget() ? asked.focusWidget() : &asked));
}

void showPointReport(QWidget *parent, const QString &report)
{
    const QString title = Words::tr("Remarks on this point");
    auto *page = new QTextBrowser;
    page->setAccessibleName(title);
    page->setHtml(report.isEmpty() ? Words::tr("Nothing has been measured here yet.") : report);
    showDialog(parent, title, page, {640, 480});
    page->setFocus();
}

void showShortcuts(QWidget *parent, const std::vector<QAction *> &actions)
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(8);
    const auto addLine = [grid](const QString &keys, const QString &help) {
        const int row = grid->rowCount();
        auto *key = new QLabel(keys);
        QFont bold = key->font();
        bold.setBold(true);
        key->setFont(bold);
        grid->addWidget(key, row, 0);
        grid->addWidget(new QLabel(help), row, 1);
    };
    for (const QAction *action : actions)
        if (!action->shortcut().isEmpty())
            addLine(action->shortcut().toString(QKeySequence::NativeText), action->statusTip());
    addLine(Words::tr("Arrows, Page Up, Page Down"), Words::tr("Move the slider that has the focus."));
    addLine(Words::tr("Arrows, +, −, Home, Backspace"),
            Words::tr("In the Mandelbrot image: move, zoom in and out, the whole set, back."));
    addLine(Words::tr("Tab"), Words::tr("Go to the next control."));
    const QString title = Words::tr("Keyboard shortcuts");
    auto *page = new QScrollArea; // more lines than a small screen has
    page->setAccessibleName(title);
    page->setWidget(content);
    page->setWidgetResizable(true);
    page->setFrameShape(QFrame::NoFrame);
    const int scrollBar = page->verticalScrollBar()->sizeHint().width();
    showDialog(parent, title, page, content->sizeHint() + QSize(scrollBar + 40, 100));
    page->setFocus();
}

void ask(QWidget *parent, const QString &name, const QString &title, const QString &text,
         const std::vector<Choice> &answers, QMessageBox::StandardButton none)
{
    if (const auto *asked = parent->findChild<QMessageBox *>(name); asked && asked->isVisible())
        return;
    auto *box = new QMessageBox(QMessageBox::Question, title, text, none, parent);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    for (const Choice &answer : answers)
        QObject::connect(box->addButton(answer.text, QMessageBox::ActionRole), &QAbstractButton::clicked, parent,
                         guarded(answer.chosen));
    box->open();
}

} // namespace overtake
