"""match-v1 once more, from its rules and not from the TypeScript: whole numbers and floor division alone.

Reads JSON from standard input, {"pairs": [[job, person], ...]}, and writes a list of results.
With a file of golden vectors as argument it checks those and exits with 1 when one does not hold.
"""

import json
import sys

WEIGHTS = {"skills": 60, "experience": 15, "location": 10, "pay": 10, "type": 5}
EVIDENCE = {"verified": 10000, "expired": 8500, "pending": 7000, "self": 7000}
IMPORTANCE = {"must": 3, "nice": 1}
WHOLE, SHOWN_FROM, MUST_FLOOR, CAP = 10000, 75, 5000, 69


def credit(required, person):
    """The best that a held skill brings to one requirement; absent is nothing."""
    asked = required["level"]
    return max(
        (
            min(held["level"], asked) * EVIDENCE[held["evidence"]] // asked
            for held in person["skills"]
            if held["skill"] == required["skill"]
        ),
        default=0,
    )


def skills(job, person):
    if not job["skills"] or not person["skills"]:
        return None
    weights = [IMPORTANCE[required["importance"]] for required in job["skills"]]
    credits = [credit(required, person) for required in job["skills"]]
    return sum(w * c for w, c in zip(weights, credits)) // sum(weights)


def experience(job, person):
    if person["months"] is None:
        return None
    if job["minYears"] == 0:
        return WHOLE
    return min(WHOLE, person["months"] * WHOLE // (12 * job["minYears"]))


def location(job, person):
    if job["mode"] == "Remote":
        if person["openToRemote"] is None:
            return None
        if not person["openToRemote"]:
            return 0
        if not job["regions"]:
            return WHOLE
        if person["country"] is None:
            return None
        return WHOLE if person["country"] in job["regions"] else 0
    if job["metro"] is None:
        return None
    if job["metro"] == person["metro"] or job["metro"] in person["relocateTo"]:
        return WHOLE
    return None if person["metro"] is None else 0


def pay(job, person):
    most, least = job["salaryMax"], person["salaryMin"]
    if most is None or least is None or most <= 0 or job["currency"] != person["currency"]:
        return None
    return WHOLE if least <= most else max(0, WHOLE - (least - most) * 50000 // most)


def employment(job, person):
    if not person["types"]:
        return None
    return WHOLE if job["type"] in person["types"] else 0


def percent(values, keys):
    """Half-up, over what is known."""
    known = [key for key in keys if values[key] is not None]
    weight = sum(WEIGHTS[key] for key in known)
    if weight == 0:
        return None
    return (2 * sum(WEIGHTS[key] * values[key] for key in known) + 100 * weight) // (200 * weight)


def match(job, person):
    values = {
        "skills": skills(job, person),
        "experience": experience(job, person),
        "location": location(job, person),
        "pay": pay(job, person),
        "type": employment(job, person),
    }
    coverage = sum(weight for key, weight in WEIGHTS.items() if values[key] is not None)
    shown = values["skills"] is not None and coverage >= SHOWN_FROM
    uncapped = percent(values, WEIGHTS) if shown else None
    lacking = any(
        required["importance"] == "must" and credit(required, person) < MUST_FLOOR
        for required in job["skills"]
    )
    return {
        "score": min(uncapped, CAP) if shown and lacking else uncapped,
        "uncapped": uncapped,
        "coverage": coverage,
        "requirements": percent(values, ["skills", "experience"]),
        "preferences": percent(values, ["location", "pay", "type"]),
        "values": values,
        "credits": [credit(required, person) for required in job["skills"]],
    }


def check(path):
    with open(path, encoding="utf-8") as file:
        golden = json.load(file)
    failed = 0
    for vector in golden["vectors"]:
        result = match({**golden["job"], **vector["job"]}, {**golden["person"], **vector["person"]})
        expected = {key: vector[key] for key in ("score", "uncapped", "coverage")}
        holds = all(result[key] == value for key, value in expected.items()) and all(
            result["values"][key] == value for key, value in vector["values"].items()
        )
        failed += not holds
        print("ok  " if holds else "FAIL", vector["name"])
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(check(sys.argv[1]))
    json.dump([match(*pair) for pair in json.load(sys.stdin)["pairs"]], sys.stdout)
