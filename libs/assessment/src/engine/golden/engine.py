"""The engine once more, from its rules and not from the TypeScript: by sums of logarithms, and by cells of the grid.

Reads JSON from standard input, {"items": [[theta, [a, b, c]], ...], "answers": [[widening, [[[a, b, c], right], ...]], ...]},
and writes what it knows of each: how likely an answer is right with how much it tells, and what a set of answers shows.
With "vectors" as its argument it checks the golden ones and exits with 1 when one does not hold.
"""

import json
import math
import sys

FROM, TO, POINTS = -4.0, 4.0, 81
STEP = (TO - FROM) / (POINTS - 1)
GRID = [FROM + STEP * i for i in range(POINTS)]
MARKS = [-1.5, -0.5, 0.5, 1.5]
LEVEL_BP = 8000
Z_80 = 1.2816


def chance_of_right(theta, item):
    """3PL."""
    a, b, c = item
    return c + (1 - c) * (1 / (1 + math.exp(a * (b - theta))))


def information(theta, item):
    """Fisher information as the square of the slope over the variance of one answer."""
    a, b, c = item
    p = chance_of_right(theta, item)
    logistic = (p - c) / (1 - c)
    slope = (1 - c) * a * logistic * (1 - logistic)
    return slope * slope / (p * (1 - p))


def posterior(answers):
    logs = [-theta * theta / 2 for theta in GRID]
    for item, right in answers:
        for i, theta in enumerate(GRID):
            p = chance_of_right(theta, item)
            logs[i] += math.log(p if right else 1 - p)
    top = max(logs)
    weights = [math.exp(one - top) for one in logs]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


def likelihood_above(shares, theta, mark, widening):
    """Each point of the grid is a cell; the cells are stretched about the mean, and the one with the mark is shared."""
    above = 0.0
    for point, share in zip(GRID, shares):
        middle = theta + widening * (point - theta)
        half = widening * STEP / 2
        if middle - half >= mark:
            above += share
        elif middle + half > mark:
            above += share * (middle + half - mark) / (2 * half)
    return above


def on_scale(score):
    return max(200, min(800, math.floor(score + 0.5)))


def measured(answers, widening):
    shares = posterior(answers)
    theta = math.fsum(share * point for share, point in zip(shares, GRID))
    se = widening * math.sqrt(math.fsum(share * (point - theta) ** 2 for share, point in zip(shares, GRID)))
    above = [min(1.0, likelihood_above(shares, theta, mark, widening)) for mark in MARKS]
    bp = [math.floor(10000 * one + 0.5) for one in above]
    score = on_scale(500 + 100 * theta)
    half = Z_80 * math.ceil(100 * se)
    levels = [level for level, likely in enumerate(bp, 1) if likely >= LEVEL_BP]
    return {
        "theta": theta,
        "se": se,
        "above": above,
        "likelihoods": bp,
        "score": score,
        "interval": {"low": on_scale(score - half), "high": on_scale(score + half)},
        "level": levels[-1] if levels else None,
    }


T = [
    [1.1, -1, 0.2],
    [1.4, -0.5, 0.01],
    [1.2, 0, 0.01],
    [1.5, 0.5, 0.01],
    [1.3, 1, 0.2],
    [1.4, 1.5, 0.01],
]
# Answers, widening, theta, standard error, likelihoods in basis points, score.
VECTORS = [
    ("", 1, 0, 0.9996, [9331, 6913, 3087, 669], 500),
    ("111000", 1, 0.0949, 0.6012, [9944, 8408, 2501, 91], 509),
    ("111000", 1.2, 0.0949, 0.7214, [9841, 7985, 2877, 241], 509),
    ("111101", 1, 1.1187, 0.6192, [10000, 9960, 8433, 2634], 612),
    ("111101", 1.2, 1.1187, None, [9998, 9868, 7984, 2971], 612),
    ("010111", 1, 0.6330, 0.6384, [9991, 9608, 5858, 855], 563),
    ("111111", 1, 1.5875, 0.6730, None, None),
    ("000000", 1, -1.3323, 0.6946, None, None),
]


def near(value, told, digits):
    return told is None or abs(value - told) <= 0.5 * 10**-digits + 1e-12


def check_vectors():
    holds = [
        near(chance_of_right(1, [1.4, 0.5, 0.01]), 0.671506, 6),
        near(chance_of_right(-2, [1.1, 0, 0.2]), 0.279800, 6),
        near(information(1, [1.4, 0.5, 0.01]), 0.428086, 6),
    ]
    for answers, widening, theta, se, likelihoods, score in VECTORS:
        found = measured([(T[i], right == "1") for i, right in enumerate(answers)], widening)
        holds.append(
            near(found["theta"], theta, 4)
            and near(found["se"], se, 4)
            and likelihoods in (None, found["likelihoods"])
            and score in (None, found["score"])
        )
    for number, one in enumerate(holds, 1):
        print(f"{'ok' if one else 'not ok'} {number}")
    return all(holds)


if sys.argv[1:] == ["vectors"]:
    sys.exit(0 if check_vectors() else 1)
asked = json.load(sys.stdin)
json.dump(
    {
        "items": [[chance_of_right(theta, item), information(theta, item)] for theta, item in asked["items"]],
        "answers": [measured(answers, widening) for widening, answers in asked["answers"]],
    },
    sys.stdout,
)
