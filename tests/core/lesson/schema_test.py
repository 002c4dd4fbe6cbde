"""Keeps resources/schema/lesson.schema.json and the loader in step.

Every lesson that is shipped and every good one of the tests passes the schema; a broken one is refused by it where a
schema can tell: its .expect.json says "refuses", "loader only" or "not json".
"""
import json
import pathlib
import sys

import jsonschema


class Check:
    def __init__(self, root):
        self.root = root
        self.faults = []
        folder = root / "resources/schema"
        schema, scenario = (json.loads((folder / name).read_text(encoding="utf-8"))
                            for name in ("lesson.schema.json", "frontage-scenario.schema.json"))
        jsonschema.Draft202012Validator.check_schema(schema)
        store = {schema["$id"]: schema, scenario["$id"]: scenario}
        resolver = jsonschema.RefResolver(schema["$id"], schema, store=store)
        self.validator = jsonschema.Draft202012Validator(schema, resolver=resolver)

    def expect(self, holds, what):
        if not holds:
            self.faults.append(what)

    def view(self, path):
        try:
            lesson = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            return "not json", None
        fault = next(self.validator.iter_errors(lesson), None)
        return ("refuses" if fault else "loader only"), fault

    def good(self):
        files = [*self.root.glob("resources/lessons/*/*.json"), *self.root.glob("tests/cases/lessons/good/*.json")]
        self.expect(len(files) > 1, "there are no good lessons")
        for path in sorted(files):
            found, fault = self.view(path)
            self.expect(found == "loader only", f"{path.name}: the schema refuses a good file: {fault and fault.message}")

    def broken(self):
        for path in sorted(self.root.glob("tests/cases/lessons/broken/*.expect.json")):
            wanted = json.loads(path.read_text(encoding="utf-8"))["schema"]
            file = path.with_name(path.name.replace(".expect.json", ".json"))
            found, fault = self.view(file)
            self.expect(found == wanted,
                        f"{file.name}: the schema's view is '{found}', expected '{wanted}' {fault and fault.message}")


def main():
    check = Check(pathlib.Path(sys.argv[1]))
    check.good()
    check.broken()
    print("\n".join(check.faults))
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main())
