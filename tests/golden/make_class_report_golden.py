#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes class_report.json: what scikit-learn says of some labels and predictions, and which rows it holds out.

Run where scikit-learn is installed: python3 tests/golden/make_class_report_golden.py

reports: each with labels, predicted and, as classification_report(zero_division=0) gives them,
  classes   by label: precision, recall, f1, support (labels that neither list has are left out)
  accuracy, macro, weighted
splits: train_test_split(range(samples), test_size=share, random_state=seed)
  samples, share, seed, held_out   the rows held out, ascending
"""
import json
import pathlib

import numpy as np
import sklearn
from sklearn.metrics import accuracy_score, classification_report
from sklearn.model_selection import train_test_split


def scores(entry):
    return {
        "precision": entry["precision"],
        "recall": entry["recall"],
        "f1": entry["f1-score"],
        "support": int(entry["support"]),
    }


def report(labels, predicted):
    found = classification_report(labels, predicted, output_dict=True, zero_division=0)
    present = sorted(set(labels) | set(predicted))
    return {
        "labels": labels,
        "predicted": predicted,
        "classes": {str(label): scores(found[str(label)]) for label in present},
        "accuracy": accuracy_score(labels, predicted),
        "macro": scores(found["macro avg"]),
        "weighted": scores(found["weighted avg"]),
    }


def drawn(seed, samples, classes, right):
    random = np.random.RandomState(seed)
    labels = random.randint(0, classes, samples)
    wrong = random.randint(0, classes, samples)
    predicted = np.where(random.random_sample(samples) < right, labels, wrong)
    return labels.tolist(), predicted.tolist()


def split(samples, share, seed):
    held_out = train_test_split(range(samples), test_size=share, random_state=seed)[1]
    return {"samples": samples, "share": share, "seed": seed, "held_out": sorted(held_out)}


golden = {
    "scikit_learn": sklearn.__version__,
    "reports": [
        report([0, 0, 1, 1, 1], [0, 1, 1, 1, 0]),
        report([0, 0, 0], [1, 1, 1]),  # nobody is found, and one class is only ever called
        report([0, 1, 3, 3], [0, 0, 3, 5]),  # labels with gaps
        report(*drawn(1, 200, 2, 0.8)),
        report(*drawn(2, 200, 10, 0.4)),
    ],
    "splits": [split(10, 0.33, 42), split(101, 0.33, 0), split(100, 0.2, 7), split(2, 0.33, 3)],
}
path = pathlib.Path(__file__).parent / "class_report.json"
path.write_text(json.dumps(golden, separators=(",", ":")) + "\n")
