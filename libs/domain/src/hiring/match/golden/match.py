"""The match once more, from its rules and not from the TypeScript: whole numbers and floor division alone.

Reads JSON from standard input, {"version": "match-v2", "pairs": [[job, person], ...]}, and writes a list of results.
With a version and files of golden vectors as arguments it checks those and exits with 1 when one does not hold. Vectors
stand on the job and the person of the first file.
"""

import json
import sys

WEIGHTS = {"skills": 60, "experience": 15, "location": 10, "pay": 10, "type": 5}
EVIDENCE = {"verified": 10000, "expired": 8500, "pending": 7000, "self": 7000}
IMPORTANCE = {"must": 3, "nice": 1}
WHOLE, SHOWN_FROM, MUST_FLOOR, CAP = 10000, 75, 5000, 69


def credit_v1(asked, held):
    return min(held["level"], asked) * EVIDENCE[held["evidence"]] // asked


def credit_v2(asked, held):
    """The claim or the proof, whichever is more; a level over the awarded one counts by its likelihood."""
    claim = min(held["level"], asked) * EVIDENCE["self"] // asked
    if held["evidence"] not in ("verified", "expired"):
        return claim
    awarded = held.get("awarded", held["level"])
    over = held.get("above", [])[: max(asked - awarded, 0)]
    proof = (WHOLE * min(awarded, asked) + sum(over)) * EVIDENCE[held["evidence"]] // (asked * WHOLE)
    return max(claim, proof)


CREDITS = {"match-v1": credit_v1, "match-v2": credit_v2}


def credits(job, person, version):
    """For each requirement the best that a held skill brings to it; absent is nothing."""
    of = CREDITS[version]
    return [
        max(
            (of(required["level"], held) for held in person["skills"] if held["skill"] == required["skill"]),
            default=0,
        )
        for required in job["skills"]
    ]


def skills(job, person, credited):
    if not job["skills"] or not person["skills"]:
        return None
    weights = [IMPORTANCE[required["importance"]] for required in job["skills"]]
    return sum(w * c for w, c in zip(weights, credited)) // sum(weights)


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


def match(job, person, version):
    credited = credits(job, person, version)
    values = {
        "skills": skills(job, person, credited),
        "experience": experience(job, person),
        "location": location(job, person),
        "pay": pay(job, person),
        "type": employment(job, person),
    }
    coverage = sum(weight for key, weight in WEIGHTS.items() if values[key] is not None)
    shown = values["skills"] is not None and coverage >= SHOWN_FROM
    uncapped = percent(values, WEIGHTS) if shown else None
    lacking = any(
        required["importance"] == "must" and c < MUST_FLOOR
        for required, c in zip(job["skills"], credited)
    )
    return {
        "score": min(uncapped, CAP) if shown and lacking else uncapped,
        "uncapped": uncapped,
        "coverage": coverage,
        "requirements": percent(values, ["skills", "experience"]),
        "preferences": percent(values, ["location", "pay", "type"]),
        "values": values,
        "credits": credited,
    }


def check(version, paths):
    files = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            files.append(json.load(file))
    job, person = files[0]["job"], files[0]["person"]
    failed = 0
    for vector in [vector for file in files for vector in file["vectors"]]:
        result = match({**job, **vector["job"]}, {**person, **vector["person"]}, version)
        expected = {key: vector[key] for key in ("score", "uncapped", "coverage", "credits") if key in vector}
        holds = all(result[key] == value for key, value in expected.items()) and all(
            result["values"][key] == value for key, value in vector["values"].items()
        )
        failed += not holds
        print("ok  " if holds else "FAIL", vector["name"])
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(check(sys.argv[1], sys.argv[2:]))
    asked = json.load(sys.stdin)
    json.dump([match(*pair, asked["version"]) for pair in asked["pairs"]], sys.stdout)
