"""Keeps resources/schema and the loader in step.

Every good file passes both. Every broken one is refused by the loader (broken_files_test.cpp, and once more here), and
by the schema too where a schema can tell: its .expect.json says "refuses", "loader only" or "not json". The house
rules, rulesets and words of the schema are compared with what the program itself lists.
"""

import copy
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

import jsonschema


def load_strictly(path):
    """The file's JSON, or None when it is none: Python by itself takes NaN and other things that are not JSON."""

    def refuse(word):
        raise ValueError(word)

    def finite(text):
        value = float(text)
        if value in (float("inf"), float("-inf")):
            raise ValueError(text)
        return value

    try:
        text = path.read_bytes().decode("utf-8")
        return json.loads(text, parse_constant=refuse, parse_float=finite)
    except (ValueError, RecursionError):
        return None


# What the loader says of faults that no schema can see.
LOADER_ONLY = (
    "expected the id of a",
    "a second time",
    "engaged with itself",
    "found a polygon that",
    "overlapping",
    "/wounds_taken: found",
)

SPOILERS = [
    None, True, False, -1, 0, 0.5, 1, 2, 5.0, 6, 7, 8, 12, 13, 24, 25, 100, 101, 360.25, 1000, 1001, 10000, 10001,
    -10000.5, 1000000, 1000001, 18446744073709551615, 18446744073709551616, "", "x", "red", "k/1~", "b", "two\nlines",
    "hold", "wap", "arc", "all", "fear", "hill", "range", "declare", "end_phase", [], {}, [1, 2], [2, 5, 7], ["b"],
    ["b", "b"], ["fear", "panic"], [[0, 0], [9, 0], [9, 9]], {"destroyed": True}, {"range": 5},
]  # fmt: skip


def places(value, path=()):
    """Every place in a JSON value, as the keys and numbers that lead there."""
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from places(child, path + (key,))


def spoiled(value, rng):
    """A copy with something at one place taken away, replaced or put there twice."""
    copied = copy.deepcopy(value)
    place = rng.choice([p for p in places(copied) if p])
    parent = copied
    for key in place[:-1]:
        parent = parent[key]
    how = rng.random()
    if how < 0.2:
        del parent[place[-1]]
    elif how < 0.3 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[place[-1]]))
    else:
        parent[place[-1]] = copy.deepcopy(rng.choice(SPOILERS))
    return copied


class Check:
    def __init__(self, root, program):
        self.root = pathlib.Path(root)
        self.program = program
        schema_file = self.root / "resources/schema/frontage-scenario.schema.json"
        self.schema = json.loads(schema_file.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(self.schema)
        self.validator = jsonschema.Draft202012Validator(self.schema)
        self.faults = []
        self.checked = 0

    def expect(self, good, what):
        self.checked += 1
        if not good:
            self.faults.append(what)

    def loader_takes(self, path):
        return subprocess.run([self.program, "validate", str(path)], capture_output=True, check=False).returncode == 0

    def good_files(self):
        folders = ["resources/scenarios", "tests/cases/worked", "tests/cases/good"]
        files = [f for folder in folders for f in sorted((self.root / folder).glob("*.frontage"))]
        self.expect(len(files) >= 100, "there are hardly any good files to check")
        for path in files:
            fault = next(self.validator.iter_errors(load_strictly(path)), None)
            self.expect(fault is None, f"{path.name}: the schema refuses a good file: {fault and fault.message}")
            self.expect(self.loader_takes(path), f"{path.name}: the loader refuses a good file")

    def broken_files(self):
        files = sorted((self.root / "tests/cases/broken").glob("*.frontage"))
        self.expect(len(files) >= 30, "there are hardly any broken files to check")
        for path in files:
            wanted = json.loads(path.with_suffix(".expect.json").read_text(encoding="utf-8"))["schema"]
            value = load_strictly(path)
            if value is None:
                found = "not json"
            elif self.validator.is_valid(value):
                found = "loader only"
            else:
                found = "refuses"
            self.expect(found == wanted, f"{path.name}: the schema's view is '{found}', expected '{wanted}'")
            self.expect(not self.loader_takes(path), f"{path.name}: the loader takes a broken file")

    def spoiled_files(self):
        """Good files spoiled at random: what the schema refuses, the loader refuses; what it takes, the loader takes,
        or has one of the reasons that no schema can see."""
        rng = random.Random(20240601)
        sources = [load_strictly(f) for f in sorted((self.root / "tests/cases/good").glob("*.frontage"))]
        values = [spoiled(rng.choice(sources), rng) for _ in range(500 * int(os.environ.get("FRONTAGE_SOAK", "1")))]
        with tempfile.TemporaryDirectory() as folder:
            names = []
            for number, value in enumerate(values):
                names.append(os.path.join(folder, f"{number}.frontage"))
                pathlib.Path(names[-1]).write_text(json.dumps(value), encoding="utf-8")
            for start in range(0, len(names), 500):
                command = [self.program, "validate", "--json", *names[start : start + 500]]
                listing = json.loads(subprocess.run(command, capture_output=True, check=False).stdout)["files"]
                for value, answer in zip(values[start : start + 500], listing):
                    self.compare(value, answer)

    def compare(self, value, answer):
        errors = [p for p in answer["problems"] if p["severity"] == "error"]
        said = "; ".join(f"{p['path']}: {p['what']}" for p in errors)
        fault = next(self.validator.iter_errors(value), None)
        if fault is not None:
            where = "/".join(map(str, fault.absolute_path))
            self.expect(not answer["ok"], f"only the schema refuses: {where}: {fault.message}")
        else:
            visible = [p for p in errors if not any(w in f"{p['path']}: {p['what']}" for w in LOADER_ONLY)]
            self.expect(answer["ok"] or not visible, f"only the loader refuses: {said}")

    def words(self):
        listing = json.loads(subprocess.run([self.program, "rulesets", "--json"], capture_output=True, check=True).stdout)
        ids = [r["id"] for r in listing["rulesets"]]
        self.expect(self.schema["properties"]["ruleset"]["examples"] == ids, "the schema names other rulesets")
        house_rules = self.schema["$defs"]["house_rules"]["properties"]
        self.expect(list(house_rules) == [f["name"] for f in listing["fields"]], "the schema names other house rules")
        for field in listing["fields"]:
            words = house_rules.get(field["name"], {}).get("enum", [])
            expected = "one of " + ", ".join(f'"{w}"' for w in words)
            self.expect(not words or field["expected"] == expected, f"house rule {field['name']}: other values")


def main():
    check = Check(sys.argv[1], sys.argv[2])
    check.good_files()
    check.broken_files()
    check.spoiled_files()
    check.words()
    for fault in check.faults:
        print(fault)
    print(f"{check.checked} checks, {len(check.faults)} failed")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
