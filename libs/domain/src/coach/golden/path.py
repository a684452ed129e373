"""The path once more, from its rules and not from the TypeScript: whole numbers and floor division alone.

Reads JSON from standard input, a list of inputs, and writes a list of paths. The credit of a skill is that of the match,
which stands in a second language beside it.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "hiring" / "match" / "golden"))
from match import credit_v2  # noqa: E402

WHOLE, IMPORTANCE = 10000, {"must": 3, "nice": 1}
PERCENT = {"weaker": 150, "plain": 100, "stronger": 50}


def credit(required, held):
    of = [credit_v2(required["level"], one) for one in held if one["skill"] == required["skill"]]
    return max(of, default=0)


def needs(targets, held):
    weights = sum(target["weight"] for target in targets)
    names = {required["skill"] for target in targets for required in target["skills"]}
    found = []
    for name in names:
        asked = [
            (target["weight"] * IMPORTANCE[required["importance"]], required)
            for target in targets
            for required in target["skills"]
            if required["skill"] == name
        ]
        total = sum(weight for weight, _ in asked)
        demand = WHOLE * total // (3 * weights)
        gap = sum(weight * (WHOLE - credit(required, held)) for weight, required in asked) // total
        found.append(
            {
                "skill": name,
                "demand": demand,
                "gap": gap,
                "need": demand * gap // WHOLE,
                "asking": len(asked),
                "must": sum(required["importance"] == "must" for _, required in asked),
            }
        )
    return sorted(found, key=lambda one: (-one["need"], one["skill"]))


def percent(topics, standings):
    found = [standings.get(topic, "plain") for topic in topics]
    if "weaker" in found:
        return PERCENT["weaker"]
    return PERCENT["stronger"] if found and all(one == "stronger" for one in found) else PERCENT["plain"]


def values(modules, need_of, standings):
    """The largest of a module's own value and nine tenths of each that needs it, until nothing changes."""
    worth = {}
    for module in modules:
        need = sum(need_of.get(skill, 0) for skill in module["skills"])
        worth[module["id"]] = need * percent(module["topics"], standings) * 60 // (100 * module["minutes"])
    while True:
        better = dict(worth)
        for module in modules:
            for need in module["needs"]:
                if need in better:
                    better[need] = max(better[need], 9 * worth[module["id"]] // 10)
        if better == worth:
            return worth
        worth = better


def path(given):
    found = needs(given["targets"], given["held"])
    need_of = {one["skill"]: one["need"] for one in found}
    modules = [module for module in given["modules"] if module["id"] not in given["passed"]]
    worth = values(modules, need_of, given["topics"])
    modules.sort(key=lambda one: (-worth[one["id"]], one["minutes"], one["id"]))
    teaching = {}
    for module in modules:
        for skill in module["skills"]:
            teaching[skill] = teaching.get(skill, 0) + module["minutes"]
    total = sum(need for skill, need in need_of.items() if skill in teaching)
    steps = [module for module in modules if module["id"] in given["begun"]]

    def covered():
        return sum(
            need * sum(one["minutes"] for one in steps if skill in one["skills"]) // teaching[skill]
            for skill, need in need_of.items()
            if skill in teaching
        )

    def free(module):
        open_needs = [need for need in module["needs"] if any(one["id"] == need for one in modules)]
        return all(any(one["id"] == need for one in steps) for need in open_needs)

    while 100 * covered() < 90 * total:
        left = [one for one in modules if one not in steps and worth[one["id"]] > 0 and free(one)]
        if not left or sum(one["minutes"] for one in steps) + left[0]["minutes"] > given["goalHours"] * 480:
            break
        steps.append(left[0])
    return {
        "needs": found,
        "steps": [[one["id"], worth[one["id"]]] for one in steps],
        "minutes": sum(one["minutes"] for one in steps),
        "covered": 100 * covered() // total if total else None,
    }


if __name__ == "__main__":
    json.dump([path(given) for given in json.load(sys.stdin)], sys.stdout)
