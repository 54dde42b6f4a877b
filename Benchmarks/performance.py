#!/usr/bin/env python3
"""Writes docs/performance.md: all figures of the benchmarks over the commits.

    Benchmarks/performance.py            writes the page
    Benchmarks/performance.py --check    fails if the page differs from the records

The records are Benchmarks/history.tsv, which `make bench` appends to, and Benchmarks/instructions.tsv.
"""
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
PAGE = HERE.parent / "docs/performance.md"
RUNS = 8  # the columns of a table: the last runs on a machine

INTRODUCTION = """# Performance

All figures of the benchmarks over the commits. `Benchmarks/performance.py` writes this page from the runs of `make bench` and from
the instructions that `scripts/count-instructions` records.

Machines differ, and a shared one varies by a third from hour to hour. Compare a row within one table, and trust the rows that are ratios
to other software in the same run, bytes, and instructions more than milliseconds.
"""


def lines(name):
    path = HERE / name
    return [line.split("\t") for line in path.read_text().splitlines()[1:]] if path.exists() else []


def table(head, rows):
    yield f"| {' | '.join(head)} |"
    yield f"|---{'|--:' * (len(head) - 1)}|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def runs():
    """A table for each machine: a row for each work, a column for each of its last runs."""
    machines = {}
    for commit, machine, work, value, unit in lines("history.tsv"):
        machines.setdefault(machine, {}).setdefault(commit, {})[work] = (float(value), unit)
    for machine, by_commit in machines.items():
        commits = list(by_commit)[-RUNS:]
        works = dict.fromkeys(work for commit in reversed(commits) for work in by_commit[commit])
        rows = []
        for work in works:
            cells = [by_commit[commit].get(work) for commit in commits]
            unit = next(cell[1] for cell in reversed(cells) if cell)
            name = f"{work}, {unit}" if unit else work
            rows.append([name, *("" if cell is None else f"{cell[0]:,g}" if cell[0] < 1e6 else f"{cell[0]:,.0f}" for cell in cells)])
        yield f"## {machine}"
        yield ""
        yield from table(["work", *commits], rows)


def instructions():
    """What `scripts/count-instructions` recorded."""
    rows = [[work, compiler, f"{int(number):,}", why] for compiler, work, number, why in lines("instructions.tsv")]
    if rows:
        yield "## Instructions of a debug build"
        yield ""
        yield from table(["work", "Swift", "instructions", "why more"], rows)


def main():
    page = "\n".join([INTRODUCTION, *instructions(), *runs()])
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text() != page:
            sys.exit("performance: docs/performance.md differs from the records; run Benchmarks/performance.py")
        return
    PAGE.write_text(page)


if __name__ == "__main__":
    main()
