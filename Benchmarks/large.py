#!/usr/bin/env python3
"""Says what a million pages need: workers, machines, records and bytes a second, and what breaks first.

    Benchmarks/large.py [--pages N]              prints the arithmetic and the simulation
    Benchmarks/large.py --write                  writes docs/large.md from the table Benchmarks/large.tsv
    Benchmarks/large.py --check                  checks that it is up to date, and the simulation against a formula; needs no program
    Benchmarks/large.py --measure PROGRAM        measures the costs of a worker with 3,600 pages, and writes them into the table
    Benchmarks/large.py --measure-stores         measures what the stores take, and writes it into the table
    Benchmarks/large.py --check-run N PROGRAM    measures the costs of one worker, opens N pages on as many as they need, taps on them, and
                                                 compares the processors' time, the memory and the bytes written with the prediction

PROGRAM is the gallery's executable, built for release. `--check-run 20000` takes about five minutes on two cores; with `--record`, the costs and
the result are kept in the table.
"""
import argparse
import math
import pathlib
import sys

import large_model
from large_model import Demand, Row, Table, expected_wait, simulate

PAGE = pathlib.Path(__file__).resolve().parent.parent / "docs/large.md"
# The share by which a run may differ from its prediction. Other work on the machine makes memory slower. How many pages are written at once depends
# on how quickly they come.
TOLERANCES = {"opening": 0.35, "tapping": 0.35, "memory": 0.15, "opening-written": 0.35, "tapping-written": 0.25}
UNITS = {
    "process-memory": "MB", "page-memory": "KB", "page-main": "ms", "page-all": "ms", "page-bytes": "bytes", "page-written": "bytes",
    "record": "bytes", "tap-main": "ms", "tap-all": "ms", "tap-out": "bytes", "tap-written": "bytes", "idle-worker": "ms/s", "idle-all": "µs/s", "wake-main": "ms",
}
MEANINGS = {
    "process-memory": "memory of a worker without pages",
    "page-memory": "memory of an open page with its channel",
    "page-main": "a new page with its channel, on the main actor",
    "page-all": "a new page with its channel, on all threads",
    "tap-main": "a tap on one of many pages, on the main actor",
    "tap-all": "a tap on one of many pages, on all threads",
    "wake-main": "a page that continues in another process, on the main actor",
    "idle-worker": "a worker without pages, on all threads",
    "idle-all": "an open page in which nothing happens, on all threads",
    "page-bytes": "a page as it is sent, without files that browsers keep",
    "tap-out": "the answer to a tap as it is sent",
    "record": "the record of a page",
    "page-written": "written to the store's file for a new page",
    "tap-written": "written to the store's file for a tap",
    "live-pages": "open pages of a worker, at most",
    "sqlite-records": "records that SQLite takes",
    "postgres-records": "records that PostgreSQL takes",
    "redis-records": "records that Redis takes",
    "pages": "open pages",
    "active-share": "share of the pages in which somebody taps",
    "tap-interval": "time between two taps of an active page",
    "lifetime": "time until a page is closed",
    "utilization": "share of the time in which a main actor or a core may work",
    "workers-per-core": "workers for each core of a machine, at most",
    "machine-cores": "cores of a machine",
    "machine-memory": "memory of a machine for pages",
    "machine-disk": "disk of a machine",
    "machine-network": "network of a machine",
    "return-time": "time in which the pages of a worker that ended come back",
}


def number(value):
    """Three digits that count, and thousands separated."""
    if value == 0:
        return "0"
    digits = max(0, 2 - math.floor(math.log10(abs(value))))
    return f"{round(value, 2 - math.floor(math.log10(abs(value)))):,.{digits}f}"


def table_of(headings, rows):
    return ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)] + ["| " + " | ".join(row) + " |" for row in rows]


def report(table, pages):
    demand = Demand(table, pages)
    yield f"# {pages:,} pages"
    yield ""
    yield ("What an app with the cost of the gallery's `/tabs` needs on workers behind one address. `Benchmarks/large.py --write` writes this page from "
           "`Benchmarks/large.tsv`, and CI checks that it is up to date. Change the assumptions there to see what your app needs.")
    yield ""
    yield "## Costs and assumptions"
    yield ""
    yield from table_of(("", "value", "source"), [
        (meaning, f"{table[name]:,g} {table.rows[name].unit}".strip(), table.rows[name].source) for name, meaning in MEANINGS.items()])
    yield ""
    yield "## Arithmetic"
    yield ""
    yield from table_of(("", "", "result"), [(line.name, line.formula, f"{number(line.value)} {line.unit}".strip()) for line in demand.lines])
    yield ""
    yield ("Pages whose state did not change are not written. Taps of a page within 100 ms are one record, so the number of records is an upper bound.")
    yield ""
    yield "## What breaks first"
    yield ""
    yield "Each limit alone, in the order in which a growing number of pages reaches it:"
    yield ""
    yield from table_of(("limit", "pages", "arithmetic"), [(name, number(at), formula) for name, at, formula in demand.limits()])
    yield ""
    share = demand.per_worker / demand.by_main * table["utilization"]
    yield (f"A worker with {demand.per_worker:,} pages lets its main actor work {share:.0%} of the time, so that the limit of open pages, and not the "
           "processor, sets the number of workers. SQLite writes whole pages of 4 KB, some of them twice, for a record of "
           f"{table['record']:,.0f} bytes.")
    yield ""
    yield ("The store is written by all workers, so that its limit is the only one that more workers do not move. Workers and machines are added. "
           "PostgreSQL and Redis were measured on the same two cores as their clients; a server of their own takes more.")
    yield ""
    yield "## Times"
    yield ""
    yield ("The simulation runs the main actor of one worker for two minutes: a queue, to which taps and new pages come at random. When another worker "
           "ends, its pages come back to all others; when it is replaced, all of them come to its successor.")
    yield ""
    rows = []
    within = table["return-time"]
    cases = [
        (f"{demand.per_worker:,} pages", {}),
        (f"… while the pages of one of {int(demand.workers):,} workers come back in {within:g} s",
         {"returning": math.ceil(demand.per_worker / max(1, demand.workers - 1)), "within": within}),
        (f"… while the pages of one of 4 workers come back in {within:g} s",
         {"returning": math.ceil(demand.per_worker / 3), "within": within}),
        (f"… while all {demand.per_worker:,} pages come to the successor in {within:g} s", {"returning": demand.per_worker, "within": within}),
        (f"… in {5 * within:g} s", {"returning": demand.per_worker, "within": 5 * within}),
    ]
    for name, options in cases:
        course = simulate(table, demand.per_worker, **options)
        last = f"{course.returned:.2f} s" if options else ""
        rows.append((name, f"{course.busy:.3f}", f"{course.p50:.2f} ms", f"{course.p99:.2f} ms", last))
    yield from table_of(("a worker with", "busy", "half of the taps within", "99 of 100 taps within", "the last page is back after"), rows)
    yield ""
    least = demand.per_worker * table["wake-main"] / 1000 / table["utilization"]
    yield (f"A successor that takes {demand.per_worker:,} pages needs {demand.per_worker:,} × {number(table['wake-main'])} ms ÷ "
           f"{table['utilization']:g} = {least:.1f} s, so that taps do not wait long. One after the other on each machine, with "
           f"{math.ceil(demand.workers / demand.machines):,} workers there, a new version needs {math.ceil(demand.workers / demand.machines) * least / 60:.1f} "
           "minutes.")
    yield ""
    yield "## Checked against a run"
    yield ""
    if "run-pages" in table.rows:
        yield (f"`{table.rows['run-pages'].source}`: {int(table['run-workers'])} workers of the gallery on one machine of two cores, with files of SQLite; "
               f"{int(table['run-pages']):,} pages with channels and {int(table['run-taps']):,} taps. The prediction is from the costs of one worker, "
               "measured just before.")
        yield ""
        names = {"opening": "processors' time for the pages", "tapping": "processors' time for the taps", "memory": "memory of the pages",
                 "opening-written": "written for the pages", "tapping-written": "written for the taps"}
        yield from table_of(("", "predicted", "measured", "difference", "tolerated"), [
            (names[name], f"{number(table[f'run-{name}-predicted'])} {table.rows[f'run-{name}'].unit}",
             f"{number(table[f'run-{name}'])} {table.rows[f'run-{name}'].unit}",
             f"{table[f'run-{name}'] / table[f'run-{name}-predicted'] - 1:+.0%}", f"±{tolerance:.0%}")
            for name, tolerance in TOLERANCES.items()])
    else:
        yield "No run is recorded."


def check(table):
    """Whether the page is up to date, and the simulated queue waits as the formula says."""
    wrong = []
    text = "\n".join(report(table, int(table["pages"]))) + "\n"
    if not PAGE.exists() or PAGE.read_text() != text:
        wrong.append("docs/large.md is not what Benchmarks/large.py --write writes")
    pages = Demand(table, int(table["pages"])).per_worker
    for share in (0.2, 1, 4):
        count = int(pages * share)
        formula = expected_wait(table, count)
        if formula < 0:
            continue  # more than the main actor can do
        simulated = sum(simulate(table, count, seconds=600, seed=seed).mean_wait for seed in range(3)) / 3
        if abs(simulated / formula - 1) > 0.15:
            wrong.append(f"the simulated wait of {count:,} pages is {simulated:.4f} ms, and the formula's {formula:.4f} ms")
    return wrong


def measure(table, program):
    import large_run

    keep(table, large_run.measure(program))
    table.write()


def keep(table, costs):
    for name, value in costs.items():
        table.rows[name] = Row(float(f"{value:.4g}"), UNITS[name], "`Benchmarks/large.py --measure PROGRAM`")


def measure_stores(table):
    import large_stores

    # A record has about the bytes of a tap's patch and state; the files count what is written around it.
    record = table["record"]
    for name, value in (("sqlite", large_stores.sqlite(record)), ("postgres", large_stores.postgres(record)), ("redis", large_stores.redis(record))):
        table.rows[f"{name}-records"] = Row(float(f"{value:.3g}"), "/s", "`Benchmarks/large.py --measure-stores`")
    table.write()


def check_run(table, pages, program, seconds, record):
    import large_run

    # A worker at its limit puts pages to sleep, which is another work.
    workers = math.ceil(pages / (0.9 * table["live-pages"]))
    rate = workers * 100
    costs = large_run.measure(program, pages=pages // workers, seconds=seconds, rate=100)
    for name, value in costs.items():
        print(f"{MEANINGS[name]}: {number(value)} {UNITS[name]}", flush=True)
    measured = Table()
    for name, value in costs.items():
        measured.rows[name] = Row(value, UNITS[name], "")
    with large_run.running(program, workers) as (servers, load):
        opening, tapping, taps = large_run.run(servers, load, pages, seconds, rate)
    prediction = large_model.Prediction.of(measured, pages, workers, taps, tapping.time, opening.time)
    results = {
        "opening": (prediction.opening, opening.all, "s"), "tapping": (prediction.tapping, tapping.all, "s"),
        "memory": (prediction.memory, opening.resident / 1000, "MB"),
        "opening-written": (prediction.opening_written, opening.written / 1e6, "MB"),
        "tapping-written": (prediction.tapping_written, tapping.written / 1e6, "MB"),
    }
    failed = False
    print(f"{pages:,} pages on {workers} workers, {taps:,} taps in {tapping.time:.0f} s")
    for name, (predicted, found, unit) in results.items():
        difference = found / predicted - 1
        failed |= abs(difference) > TOLERANCES[name]
        print(f"{name}: predicted {number(predicted)} {unit}, measured {number(found)} {unit}, {difference:+.1%} of ±{TOLERANCES[name]:.0%}")
    if record:
        command = f"Benchmarks/large.py --check-run {pages} PROGRAM"
        keep(table, costs)
        table.rows = {name: row for name, row in table.rows.items() if not name.startswith("run-")}
        for name, value in (("pages", pages), ("workers", workers), ("taps", taps)):
            table.rows[f"run-{name}"] = Row(value, "", command)
        for name, (predicted, found, unit) in results.items():
            table.rows[f"run-{name}-predicted"] = Row(float(f"{predicted:.4g}"), unit, command)
            table.rows[f"run-{name}"] = Row(float(f"{found:.4g}"), unit, command)
        table.write()
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=int)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--measure", metavar="PROGRAM")
    parser.add_argument("--measure-stores", action="store_true")
    parser.add_argument("--check-run", nargs=2, metavar=("N", "PROGRAM"))
    parser.add_argument("--seconds", type=float, default=20, help="the time of the taps of a run")
    parser.add_argument("--record", action="store_true")
    arguments = parser.parse_args()
    table = Table()
    if arguments.measure:
        measure(table, arguments.measure)
    elif arguments.measure_stores:
        measure_stores(table)
    elif arguments.check_run:
        count, program = arguments.check_run
        sys.exit(check_run(table, int(count), program, arguments.seconds, arguments.record))
    elif arguments.check:
        wrong = check(table)
        sys.exit("\n".join(wrong) if wrong else 0)
    else:
        text = "\n".join(report(table, arguments.pages or int(table["pages"])))
        if arguments.write:
            PAGE.write_text(text + "\n")
        else:
            print(text)


if __name__ == "__main__":
    main()
