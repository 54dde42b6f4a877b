#!/usr/bin/env python3
"""Compares a run of the benchmarks with the last one on the same machine, and records it.

    Benchmarks/history.py < TABLE        compares, and appends the run to Benchmarks/history.tsv
    Benchmarks/history.py --check < TABLE    only compares

TABLE is the output of `make bench`: lines `| benchmark | value and unit | … |`. A line of the history is a run's commit, machine,
benchmark, value and unit, separated by tabs. Machines differ and are noisy, so only ratios between runs on one machine are meaningful.
"""
import pathlib
import platform
import re
import subprocess
import sys

HISTORY = pathlib.Path(__file__).with_name("history.tsv")
ROW = re.compile(r"^\| (?P<work>[^|]+?) \| (?P<value>[\d.,]+) ?(?P<unit>[^|]*?) \|")


def machine():
    """The processor's model and the number of its cores."""
    model = platform.processor() or platform.machine()
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
    return f"{model} x{len(list(pathlib.Path('/sys/devices/system/cpu').glob('cpu[0-9]*')))}"


def rows(text):
    """The benchmarks of a table with their values, in order."""
    found = {}
    for line in text.splitlines():
        if match := ROW.match(line):
            found[match["work"]] = (float(match["value"].replace(",", "")), match["unit"])
    return found


def last_run(here):
    """The newest value of each benchmark on a machine, with its unit."""
    known = {}
    if HISTORY.exists():
        for line in HISTORY.read_text().splitlines()[1:]:
            _, on, work, value, unit = line.split("\t")
            if on == here:
                known[work, unit] = float(value)
    return known


def main():
    here, run = machine(), rows(sys.stdin.read())
    if not run:
        sys.exit("history: the input has no row of a table")
    before = last_run(here)
    print("\n| work | now | last run here | ratio |\n|---|---|---|---|")
    for work, (value, unit) in run.items():
        last = before.get((work, unit))
        ratio = f"{value / last:.2f}" if last else ""
        print(f"| {work} | {value:g} {unit} | {'' if last is None else f'{last:g} {unit}'} | {ratio} |")
    if "--check" in sys.argv:
        return
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False).stdout.strip()
    with HISTORY.open("a") as history:
        if not history.tell():
            history.write("commit\tmachine\twork\tvalue\tunit\n")
        for work, (value, unit) in run.items():
            history.write(f"{commit}\t{here}\t{work}\t{value:g}\t{unit}\n")


if __name__ == "__main__":
    main()
