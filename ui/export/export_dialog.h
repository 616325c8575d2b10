// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks what of a sheet to save, in which format and size, and where; writes it on a thread of its own, with progress
// and cancel, or says in words why not and stays open. Remembers the last folder, format and scale. A computed image
// is a PNG file in the shape of what is on show. Window thread only.
#pragma once

#include "charts/sheet.h"
#include "run/job.h"

#include <QDialog>
#include <QElapsedTimer>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSettings;
class QSpinBox;

namespace overtake
{

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` outlives the last accept().
    ExportDialog(Sheet sheet, QSettings &settings, QWidget *parent = nullptr);

    bool isWriting() const { return m_job.isRunning(); }
    void accept() override; ///< begins to write; closes when all is written
    void reject() override; ///< cancels what is being written; closes when nothing is

signals:
    void exported(const QString &path); ///< the folder, where there are several files

private:
    enum class Format { Png, Svg, Pdf, Csv }; ///< in the order of PictureFormat
    struct Output {
        const Picture *picture;
        QString path;
    };
    using Work = std::function<void(const JobThread::Context &)>;

    QFormLayout *choices();
    void prepareSide(QSpinBox *side, QSpinBox *other, double ratio, const QString &key, int usual);
    bool isComputed() const { return m_sheet.pictures.front().computed.has_value(); }
    Format format() const;
    QString suffix() const;
    QString sizeKey(const QString &side) const;
    const Picture &chosen() const;
    QString proposedName() const;
    std::vector<Output> outputs() const;
    void followChoice();
    void enableControls();
    void renameFile();
    void followTypedSuffix();
    void showPreview();
    void browse();
    void remember() const;
    void fail(const QString &text);
    void writeNext();
    Work workFor(const Output &output);
    void tell(const JobThread::Context &job, double share);
    void showProgress(double part); ///< of what the job writes
    void finish(JobEnd end, const QString &problem);

    const Sheet m_sheet;
    QSettings &m_settings;
    QComboBox *m_chart, *m_format;
    QSpinBox *m_width, *m_height;
    QDoubleSpinBox *m_scale;
    QLabel *m_pixels;
    QLineEdit *m_file;
    QPushButton *m_browse, *m_save;
    QLabel *m_preview, *m_message;
    QProgressBar *m_progress;
    QString m_confirmed; ///< the file chooser has asked already whether it may be replaced
    QString m_lastProposal;
    QString m_written;
    std::vector<Output> m_outputs; ///< to write, one job for each
    std::size_t m_done = 0;        ///< of these
    bool m_isStopped = false;
    QElapsedTimer m_sinceTurn; ///< since it was its turn to write
    Job<double> m_job;         ///< hands over the share that is done; last: nothing of the above goes before it ends
};

} // namespace overtake
