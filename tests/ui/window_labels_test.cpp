// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every label in every language has the room that it needs, on every tab at 1280 x 800. ctest runs it a second time
// with QT_SCALE_FACTOR=1.5, where fonts are as wide as they come out there.
#include "commands/lesson_commands.h"
#include "lessons/lesson_file.h"
#include "panels/eliding_check_box.h"
#include "panels/fitting_label.h"
#include "panels/parameter_panel.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"
#include "words/translations.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTranslator>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using test::Window;

/// The room for the text of a combo box, without frame and arrow.
int roomFor(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    return box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
}

bool isCut(const QLabel &label)
{
    if (label.text().isEmpty())
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height();
    return label.sizeHint().width() > label.width() || label.sizeHint().height() > label.height();
}

/// What an element of the window says, when that has not the room it needs; else empty.
QString cutText(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return isCut(*label) ? label->text() : QString();
    if (const auto *label = dynamic_cast<const FittingLabel *>(&widget)) // it may shrink, not be cut
        return 0.6 * label->sizeHint().width() > label->width() ? label->accessibleName() : QString();
    if (dynamic_cast<const ElidingCheckBox *>(&widget))
        return {}; // engines have names as long as one likes: the tooltip has all of it
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        const bool tooNarrow = !button->text().isEmpty() && button->sizeHint().width() > button->width();
        return tooNarrow ? button->text() : QString();
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        return tabs->sizeHint().width() > tabs->width() ? tabs->tabText(0) + QStringLiteral("…") : QString();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        const int needed = box->fontMetrics().horizontalAdvance(box->currentText());
        return needed > roomFor(*box)
                   ? QStringLiteral("%1 (%2 px too wide)").arg(box->currentText()).arg(needed - roomFor(*box))
                   : QString();
    }
    if (const auto *box = qobject_cast<const QAbstractSpinBox *>(&widget)) {
        const auto *edit = box->findChild<const QLineEdit *>();
        const bool tooNarrow = edit && edit->fontMetrics().horizontalAdvance(edit->text()) > edit->width();
        return tooNarrow ? edit->text() : QString();
    }
    return {};
}

/// Nearest ancestor whose contents scroll; null where nothing does.
const QWidget *scrollerOf(const QWidget &widget)
{
    for (const QWidget *one = widget.parentWidget(); one && !one->isWindow(); one = one->parentWidget())
        if (qobject_cast<const QScrollArea *>(one))
            return one;
    return nullptr;
}

/// Whether a part of it lies beside what is shown; what scrolls does so up and down only.
bool isBeside(const QWidget &widget)
{
    const QWidget *scroller = scrollerOf(widget);
    const QWidget &frame = scroller ? *scroller : *widget.window();
    const QRect place(widget.mapTo(&frame, QPoint()), widget.size());
    return place.left() < 0 || place.right() >= frame.width() || (!scroller && place.bottom() >= frame.height());
}

/// Texts of the window's visible elements that are cut, with where they are.
QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->inherits("QLineEdit") || widget->inherits("QComboBoxPrivateContainer"))
            continue;
        QString text = cutText(*widget);
        const bool isText = qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget);
        if (text.isEmpty() && isText && isBeside(*widget))
            text = QStringLiteral("beside the window: ") + widget->accessibleName() + widget->toolTip();
        if (!text.isEmpty())
            cut.append(QStringLiteral("%1 %2 in %3: %4")
                           .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                                QString::fromLatin1(widget->parentWidget()->metaObject()->className()), text));
    }
    return cut;
}

class Labels : public Window, public testing::WithParamInterface<std::string>
{
protected:
    void SetUp() override
    {
        const QString code = QString::fromStdString(GetParam());
        if (code != QLatin1String("en")) {
            ASSERT_TRUE(installTranslations(*QCoreApplication::instance(), code));
        }
        Window::SetUp();
        m_window->resize(1280, 800);
    }

    void TearDown() override
    {
        Window::TearDown();
        for (QTranslator *translator : QCoreApplication::instance()->findChildren<QTranslator *>())
            QCoreApplication::removeTranslator(translator);
    }

    void expectAllShown(const std::string &where)
    {
        QApplication::processEvents();
        EXPECT_EQ(m_window->width(), 1280) << where << ": the texts make the window wider";
        for (const QString &text : cutTexts(*m_window))
            if (!makesRoom(text)) {
                ADD_FAILURE() << GetParam() << ", " << where << ": " << text.toStdString();
            }
    }

    /// What is measured decides how long these are: they end in an ellipsis where others need the room.
    static bool makesRoom(const QString &text)
    {
        return text.contains(QStringLiteral("FittingLabel")) || text.contains(QStringLiteral("baseCase"));
    }
};

TEST_P(Labels, HaveTheRoomTheyNeedOnEveryTab)
{
    for (const bool details : {false, true}) {
        action("Ctrl+D")->setChecked(details);
        for (const char *page : test::pageNames) {
            m_window->results().showTab(QString::fromLatin1(page));
            expectAllShown(page);
        }
    }
}

/// 1366 x 768 at scale 1.5, 1280 x 800 at 1.25, 1920 x 1080 at 2, 1366 x 768 at 1: less the window's frame.
TEST_P(Labels, HaveTheRoomTheyNeedOnSmallScreens)
{
    for (const QSize screen : {QSize(910, 512), QSize(1024, 640), QSize(960, 540), QSize(1366, 768)}) {
        const QSize room = screen - QSize(2, 32);
        for (const bool details : {false, true}) {
            action("Ctrl+D")->setChecked(details);
            for (const char *page : test::pageNames) {
                m_window->results().showTab(QString::fromLatin1(page));
                m_window->resize(room);
                const std::string where =
                    std::to_string(screen.width()) + ", " + page + (details ? ", with details" : "");
                QApplication::processEvents();
                EXPECT_EQ(m_window->size(), room) << GetParam() << ", " << where;
                for (const QString &text : cutTexts(*m_window)) // the legend has an ellipsis there, too
                    if (!makesRoom(text) && !text.contains(QStringLiteral("LegendStrip"))) {
                        ADD_FAILURE() << GetParam() << ", " << where << ": " << text.toStdString();
                    }
            }
        }
    }
}

TEST_P(Labels, HaveTheRoomTheyNeedForEveryWorkload)
{
    m_window->findChild<ParameterPanel *>()->setAdvancedOpen(true);
    for (const auto &workload : allWorkloads()) {
        m_window->model().change(defaultStudy(*workload, m_lab.registry), {});
        expectAllShown(workload->id());
    }
}

TEST_P(Labels, HaveTheRoomTheyNeedInALesson)
{
    LessonPlayer &player = m_window->lessons().player();
    ASSERT_TRUE(player.begin(lessonFromJson(nlohmann::json::parse(
        R"({"schema": 1, "id": "t", "title": "Width", "minutes": 1, "steps": [
            {"set": {"preset": "mlp-width-hsf", "parameters": {"samples": 500}, "from": 5, "to": 100,
                     "engines": ["cpu", "gpu"]}, "tab": "curves"},
            {"do": "Drag.", "key": "hidden", "at_most": 20}]})"))));
    expectAllShown("lesson");
    player.next();
    QApplication::processEvents();
    expectAllShown("a step with a slider");
    player.leave();
    expectAllShown("after the lesson");
}

TEST_P(Labels, AreFoundWhereTheyAreCut)
{
    auto *label = inRow<QLabel>("hidden");
    ASSERT_TRUE(label && label->isVisible());
    QApplication::processEvents();
    const qsizetype before = cutTexts(*m_window).size();
    label->setFixedWidth(label->sizeHint().width() - 4);
    QApplication::processEvents();
    EXPECT_EQ(cutTexts(*m_window).size(), before + 1);
}

std::vector<std::string> languageCodes()
{
    std::vector<std::string> codes;
    for (const QString &code : languages())
        codes.push_back(code.toStdString());
    return codes;
}

INSTANTIATE_TEST_SUITE_P(Languages, Labels, testing::ValuesIn(languageCodes()),
                         [](const auto &one) { return one.param; });

} // namespace
} // namespace overtake
