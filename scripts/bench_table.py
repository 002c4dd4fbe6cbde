#!/usr/bin/env python3
"""Makes Markdown tables of a Google Benchmark JSON file. Names are WHAT/WHO or WHAT/WHO/SIZE; WHO "ours..." is
compared with every other WHO of the same WHAT and SIZE. Of repeated runs the quickest counts, on both sides: what
else the machine does can only make a run slower."""
import argparse
import json
import math
import pathlib
import sys

BEGIN, END = "<!-- made by scripts/bench --write -->", "<!-- end -->"
NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def measured(report):
    """{(what, who, size): nanoseconds of CPU time}, in the order of the file."""
    times = {}
    for run in report["benchmarks"]:
        if run.get("run_type") == "aggregate" or run.get("error_occurred"):
            continue
        parts = run["run_name"].split("/")
        size = int(parts[2]) if len(parts) > 2 else None
        times.setdefault((parts[0], parts[1], size), []).append(run["cpu_time"] * NANOSECONDS[run["time_unit"]])
    return {key: min(values) for key, values in times.items()}


def shown(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1)):
        if nanoseconds >= size:
            break
    value = nanoseconds / size
    return f"{value:.{0 if value >= 100 else 1 if value >= 10 else 2}f} {unit}"


def ratios(times):
    yield "| what | size | ours | peer | its time | times faster |"
    yield "|---|---:|---:|---|---:|---:|"
    for (what, who, size), time in sorted(times.items(), key=lambda item: (item[0][0], item[0][2] or 0, item[0][1])):
        if not who.startswith("ours"):
            continue
        name = what + who.removeprefix("ours")
        for (other, peer, its_size), its_time in sorted(times.items(), key=lambda item: item[1]):
            if other == what and its_size == size and not peer.startswith("ours"):
                yield (f"| {name} | {'' if size is None else size} | {shown(time)} | {peer} | {shown(its_time)} "
                       f"| **{its_time / time:.1f}** |")


def growth(times):
    sizes = sorted({size for what, _, size in times if what == "battle"})
    if not sizes:
        return
    yield "| every pair | " + " | ".join(f"{n} × {n}" for n in sizes) + " | grows as pairs to the |"
    yield "|---|" + "---:|" * (len(sizes) + 1)
    for asked in sorted({who for what, who, _ in times if what == "battle"}, key=lambda who: (who.startswith("all"), who)):
        row = {n: times[("battle", asked, n)] for n in sizes if ("battle", asked, n) in times}
        few, many = min(row), max(row)
        power = math.log(row[many] / row[few]) / math.log((many / few) ** 2) if many > few else float("nan")
        cells = " | ".join(shown(row[n]) if n in row else "" for n in sizes)
        yield f"| {asked} | {cells} | {power:.2f} |"


def phases(times):
    row = {who: time for (what, who, _), time in times.items() if what == "random phase"}
    if not row:
        return
    yield "| random phase, 10 units a side | one takes | in a second |"
    yield "|---|---:|---:|"
    for who, time in sorted(row.items()):
        yield f"| {who} | {shown(time)} | {1e9 / time:.{0 if time < 1e7 else 1}f} |"


def made(report):
    times = measured(report)
    context = report["context"]
    yield from ratios(times)
    yield ""
    yield from growth(times)
    yield ""
    yield from phases(times)
    yield ""
    yield (f"{context['date'][:10]}, one thread of a machine with {context['num_cpus']} × {context['mhz_per_cpu']} MHz, "
           f"load {context['load_avg'][0]:.1f}; CPU time, the quickest of the repetitions.")


def write(path, text):
    page = path.read_text(encoding="utf-8")
    if BEGIN not in page or END not in page:
        sys.exit(f"{path}: expected the lines '{BEGIN}' and '{END}'")
    head, tail = page.split(BEGIN)[0], page.split(END)[1]
    path.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{tail}", encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("json", type=pathlib.Path)
    arguments.add_argument("--write", type=pathlib.Path, metavar="PAGE")
    options = arguments.parse_args()
    text = "\n".join(made(json.loads(options.json.read_text(encoding="utf-8"))))
    print(text)
    if options.write:
        write(options.write, text)


if __name__ == "__main__":
    main()
