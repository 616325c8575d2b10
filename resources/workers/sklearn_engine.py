# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The classifiers of scikit-learn: its own estimators, given one batch after the other by partial_fit.

They do not train exactly as Overtake does:
- SGDClassifier goes by sample after sample. With the learning rate divided by the rows of the batch, a batch moves the
  weights as one step would, up to terms of the rate's square.
- MLPClassifier tells two classes apart by one output, the difference of Overtake's two. Losses are the same; the
  difference learns at half the speed, as a step moves one weight where Overtake moves two, away from each other.
  With three classes or more both train alike.
"""
import numpy as np
import sklearn
from sklearn.linear_model import LogisticRegression, SGDClassifier
from sklearn.neural_network import MLPClassifier

import engine
from blas_threads import blas_name, set_blas_threads
from engine import Failure


class EstimatorExecution(engine.Execution):
    """An estimator and the batches that it is given. x (b, features), labels (b)."""

    estimator = output = None
    loss = accuracy = x = labels = None  # of the last step, before it

    def batch(self, name, first, last):
        """Samples `first` to `last` - 1 of a dataset."""
        data = self.work.arrays[name]
        return data.take(self.order[first:last], axis=0) if self.work.shuffled else data[first:last]

    def step(self, first, last):
        x = self.batch("x", first, last)
        if self.work.training:
            self.x, self.labels = x, self.batch("labels", first, last)
            self.train()
        else:
            self.output = self.predict(x)

    def train(self):
        """A step on self.x and self.labels."""
        raise NotImplementedError

    def predict(self, x):
        """What inference is for."""
        return self.estimator.predict(x)


class Logistic(EstimatorExecution):
    """SGDClassifier where it trains, LogisticRegression where it predicts."""

    def __init__(self, work):
        super().__init__(work)
        if work.training:
            if work.optimizer != "sgd":
                raise Failure("not here: scikit-learn has no Adam for logistic regression: choose the optimizer sgd.",
                              "absent")
            self.differs = ("SGDClassifier goes by sample after sample, which adds up to a batch's step but for terms of "
                            "the learning rate's square.")
            self.within = 0.01
            self.estimator = SGDClassifier(loss="log_loss", penalty=None, learning_rate="constant", shuffle=False,
                                           eta0=work.learning_rate)
            self.estimator.partial_fit(work.arrays["x"][:1], [0], classes=[0, 1])
        else:
            self.estimator = LogisticRegression()
            self.estimator.classes_ = np.array([0, 1])
        for name in work.of_role("parameter"):
            self.set_parameter(name, work.arrays[name])

    def train(self):
        estimator, x = self.estimator, self.x
        if self.work.reads_loss:
            self.look()
        else:
            self.before = estimator.coef_.copy(), estimator.intercept_.copy()
        estimator.eta0 = self.work.learning_rate / len(x)
        estimator.partial_fit(x, self.labels)

    def look(self):
        """Loss, accuracy and probabilities of the batch with the weights as they are."""
        z = self.estimator.decision_function(self.x)
        self.loss = np.logaddexp(0, np.where(self.labels == 1, -z, z)).mean()
        self.accuracy = ((z > 0) == self.labels).mean()
        self.output = 1 / (1 + np.exp(-z[:, None]))

    def predict(self, x):
        return self.estimator.predict_proba(x)[:, 1:]

    def result(self, name):
        if self.work.training and not self.work.reads_loss:  # nobody wanted it within the step
            now = self.estimator.coef_, self.estimator.intercept_
            self.estimator.coef_, self.estimator.intercept_ = self.before
            self.look()
            self.estimator.coef_, self.estimator.intercept_ = now
        return getattr(self, name)

    def parameter(self, name):
        return self.estimator.coef_.T if name.endswith("weights") else self.estimator.intercept_

    def set_parameter(self, name, values):
        # SGDClassifier trains float64 arrays of its own, in their place; LogisticRegression takes what it is given.
        key, values = ("coef_", values.T) if name.endswith("weights") else ("intercept_", values)
        if self.work.training:
            getattr(self.estimator, key)[...] = values
        else:
            setattr(self.estimator, key, values.copy())


class Mlp(EstimatorExecution):
    """MLPClassifier."""

    def __init__(self, work):
        super().__init__(work)
        layers = work.dense_layers()
        self.two_classes = work.arrays[f"{layers[-1]}_bias"].size == 2
        if work.training and self.two_classes:
            self.differs = "MLPClassifier tells two classes apart by one output, which learns at half the speed of two."
            self.within = 0.25
        elif work.training:
            self.differs = "MLPClassifier tells accuracy and probabilities after a step only, not before it."
            self.within = 0.25
        self.last = (f"{layers[-1]}_weights", f"{layers[-1]}_bias")
        widths = [work.arrays[f"{layer}_bias"].size for layer in layers]
        self.estimator = MLPClassifier(
            widths[:-1], alpha=0, solver=work.optimizer, learning_rate_init=work.learning_rate, momentum=0,
            shuffle=False, n_iter_no_change=10**9)
        # It makes its arrays when it first sees data; then they are filled, and the optimiser begins anew.
        self.estimator.partial_fit(work.arrays["x"][:1], [0], classes=np.arange(widths[-1]))
        del self.estimator._optimizer
        self.estimator.t_, self.estimator.loss_curve_ = 0, []
        self.places = {f"{layer}_weights": self.estimator.coefs_[i] for i, layer in enumerate(layers)}
        self.places |= {f"{layer}_bias": self.estimator.intercepts_[i] for i, layer in enumerate(layers)}
        self.start = {}  # of the last layer, where it is kept as a difference
        for name in work.of_role("parameter"):
            self.set_parameter(name, work.arrays[name])

    def train(self):
        self.estimator.batch_size = len(self.x)
        self.estimator.partial_fit(self.x, self.labels)

    def result(self, name):
        """The accuracy and the probabilities of a training step are those after it: it does not tell others."""
        if name == "loss":
            return self.estimator.loss_
        if name == "accuracy":
            return self.estimator.score(self.x, self.labels)
        return self.estimator.predict_proba(self.x) if self.work.training else self.output

    def parameter(self, name):
        values = self.places[name]
        if not self.is_difference(name):
            return values
        start = self.start[name]
        moved = (values[..., 0] - (start[..., 1] - start[..., 0])) / 2
        return np.stack([start[..., 0] - moved, start[..., 1] + moved], axis=-1)

    def set_parameter(self, name, values):
        if self.is_difference(name):
            self.start[name] = values.copy()
            values = values[..., 1:] - values[..., :1]
        self.places[name][...] = values

    def is_difference(self, name):
        """Whether a parameter stands for Overtake's second output less its first."""
        return self.two_classes and name in self.last


WORKLOADS = {"logistic-regression": Logistic, "mlp": Mlp}


class Engine(engine.Engine):
    id = "sklearn"
    name = "scikit-learn"

    def detail(self):
        return f"scikit-learn {sklearn.__version__}, {blas_name() or 'a BLAS without threads'}"

    def prepare(self, work, options):
        if work.workload not in WORKLOADS:
            self.missing(work.workload)
        threads = int(options["threads"])
        used = set_blas_threads(threads)
        execution = WORKLOADS[work.workload](work)
        execution.ready = lambda: set_blas_threads(threads)
        # Only the products of whole batches have threads.
        execution.threads = 1 if isinstance(execution, Logistic) and work.training else used
        return execution
