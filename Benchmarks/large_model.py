"""The arithmetic and the simulation of Benchmarks/large.py."""
import dataclasses
import pathlib
import random

TABLE = pathlib.Path(__file__).resolve().parent / "large.tsv"
SEED = 39


@dataclasses.dataclass
class Row:
    value: float
    unit: str
    source: str


class Table:
    """The measured costs, the limits and the assumptions, by name."""

    def __init__(self, file=TABLE):
        self.rows = {}
        for line in file.read_text().splitlines():
            if line and not line.startswith("#"):
                name, value, unit, source = line.split("\t")
                self.rows[name] = Row(float(value), unit, source)

    def __getitem__(self, name):
        return self.rows[name].value

    def write(self, file=TABLE):
        lines = ["# name\tvalue\tunit\tsource: the command that measured it, the file that sets it, or \"assumed\""]
        lines += [f"{name}\t{row.value:.10g}\t{row.unit}\t{row.source}" for name, row in self.rows.items()]
        file.write_text("\n".join(lines) + "\n")


@dataclasses.dataclass
class Line:
    """A line of arithmetic: the formula in words, with its numbers, and its result."""

    name: str
    formula: str
    value: float
    unit: str


class Demand:
    """The demand of a number of pages, and the workers for it."""

    def __init__(self, table, pages):
        self.table, self.pages, self.lines = table, pages, []
        t = table
        active = self.add("active pages", f"{pages:,} × {t['active-share']:g}", pages * t["active-share"], "")
        self.taps = self.add("taps", f"{active:,.0f} ÷ {t['tap-interval']:g} s", active / t["tap-interval"], "/s")
        self.opens = self.add("new pages", f"{pages:,} ÷ {t['lifetime']:g} s", pages / t["lifetime"], "/s")
        main = self.taps * t["tap-main"] + self.opens * t["page-main"]
        self.main = self.add(
            "main actors' time", f"{self.taps:,.0f} × {t['tap-main']:g} ms + {self.opens:,.0f} × {t['page-main']:g} ms", main / 1000, "s/s")
        self.by_live = self.add("pages of a worker by its limit of open pages", f"{t['live-pages']:,.0f}", t["live-pages"], "")
        self.by_main = self.add(
            "pages of a worker by its main actor", f"{t['utilization']:g} ÷ ({self.main:,.2f} s/s ÷ {pages:,})",
            t["utilization"] * pages / self.main, "")
        self.per_worker = int(min(self.by_live, self.by_main))
        self.workers = self.add("workers", f"{pages:,} ÷ {self.per_worker:,}", -(-pages // self.per_worker), "")
        busy = self.taps * t["tap-all"] + self.opens * t["page-all"] + pages * t["idle-all"] / 1000 + self.workers * t["idle-worker"]
        self.processors = self.add(
            "processors' time, all threads",
            f"{self.taps:,.0f} × {t['tap-all']:g} ms + {self.opens:,.0f} × {t['page-all']:g} ms + {pages:,} × {t['idle-all']:g} µs + "
            f"{self.workers:,} × {t['idle-worker']:g} ms", busy / 1000, "s/s")
        memory = pages * t["page-memory"] / 1e6 + self.workers * t["process-memory"] / 1e3
        self.memory = self.add(
            "memory", f"{pages:,} × {t['page-memory']:g} KB + {self.workers:,} × {t['process-memory']:g} MB", memory, "GB")
        self.rows = self.add("records to store, at most", f"{self.taps:,.0f} + {self.opens:,.0f}", self.taps + self.opens, "/s")
        written = (self.taps * t["tap-written"] + self.opens * t["page-written"]) / 1e6
        self.written = self.add(
            "bytes to store", f"{self.taps:,.0f} × {t['tap-written']:,g} + {self.opens:,.0f} × {t['page-written']:,g}", written, "MB/s")
        self.claims = self.add("claims of new browsers", f"{self.opens:,.0f}", self.opens, "/s")
        self.leases = self.add("leases", f"{self.workers:,} ÷ 1 s", self.workers, "/s")
        sent = (self.taps * t["tap-out"] + self.opens * t["page-bytes"]) * 8 / 1e9
        self.sent = self.add(
            "bits sent, without files", f"({self.taps:,.0f} × {t['tap-out']:g} + {self.opens:,.0f} × {t['page-bytes']:,g}) × 8", sent, "Gbit/s")
        cores = max(self.processors / t["utilization"], self.workers / t["workers-per-core"])
        self.machines = self.add(
            "machines", f"the largest of {self.processors:,.1f} ÷ {t['utilization']:g} ÷ {t['machine-cores']:g} cores, {self.workers:,} "
            f"workers ÷ {t['workers-per-core']:g} ÷ {t['machine-cores']:g} cores, {self.memory:,.1f} ÷ {t['machine-memory']:g} GB",
            -(-max(cores / t["machine-cores"], self.memory / t["machine-memory"]) // 1), "")

    def add(self, name, formula, value, unit):
        self.lines.append(Line(name, formula, value, unit))
        return value

    def limits(self):
        """The limits in the order in which growth reaches them: name, pages at the limit, and the arithmetic."""
        t, pages = self.table, self.pages
        found = [(f"{name}: records and claims", pages * t[f"{key}-records"] / (self.rows + self.claims),
                  f"{t[f'{key}-records']:,.0f}/s ÷ {(self.rows + self.claims) / pages * 1e3:.4g}/s of 1,000 pages")
                 for name, key in (("SQLite on one machine", "sqlite"), ("PostgreSQL, one server", "postgres"), ("Redis, one server", "redis"))]
        found.append(("SQLite on one machine: bytes", t["machine-disk"] * pages / self.written,
                      f"{t['machine-disk']:g} MB/s ÷ {self.written / pages * 1e3:.3g} MB/s of 1,000 pages"))
        found.append(("one worker: its limit of open pages", self.by_live, "`maximumLive`"))
        found.append(("one worker: its main actor", self.by_main, f"{t['utilization']:g} of a core"))
        by_memory = t["machine-memory"] * 1e6 / (t["page-memory"] + t["process-memory"] * 1e3 / self.per_worker)
        found.append((f"one machine: {t['machine-memory']:g} GB", by_memory,
                      f"{t['page-memory']:g} KB of a page, {t['process-memory']:g} MB of a worker"))
        found.append((f"one machine: {t['machine-cores']:g} cores", t["machine-cores"] * t["utilization"] * pages / self.processors,
                      f"{t['machine-cores']:g} × {t['utilization']:g} ÷ {self.processors / pages * 1e6:.3g} s/s of 1,000,000 pages"))
        found.append((f"one machine: {t['machine-network']:g} Gbit/s", t["machine-network"] * pages / self.sent,
                      f"{self.sent / pages * 1e6:.3g} Gbit/s of 1,000,000 pages"))
        return sorted(found, key=lambda limit: limit[1])


@dataclasses.dataclass
class Course:
    """The course of a simulated worker: the share of time in which its main actor works, and the times of taps in ms."""

    busy: float
    mean_wait: float
    p50: float
    p99: float
    longest: float
    taps: int
    #: The time in seconds after which the last returning page was shown.
    returned: float


def simulate(table, pages, seconds=120.0, returning=0, within=0.0, seed=SEED):
    """Simulates the main actor of a worker: one queue, first come first served, to which taps and new pages come at random.

    `returning` pages of another worker come back in the first `within` seconds, spread evenly.
    """
    chance = random.Random(seed)
    taps = pages * table["active-share"] / table["tap-interval"]
    opens = pages / table["lifetime"]
    arrivals = []
    for rate, cost, kind in ((taps, table["tap-main"], "tap"), (opens, table["page-main"], "open")):
        time = chance.expovariate(rate)
        while time < seconds:
            arrivals.append((time, cost / 1000, kind))
            time += chance.expovariate(rate)
    arrivals += [(chance.random() * within, table["wake-main"] / 1000, "return") for _ in range(returning)]
    arrivals.sort()
    free = busy = waited = returned = 0.0
    times = []
    for time, cost, kind in arrivals:
        start = max(free, time)
        free = start + cost
        busy += cost
        waited += start - time
        # While pages return, only the taps of that time count.
        if kind == "tap" and (not returning or time <= within):
            times.append((free - time) * 1000)
        if kind == "return":
            returned = free
    times.sort()
    return Course(
        busy=busy / seconds, mean_wait=waited / len(arrivals) * 1000, p50=times[len(times) // 2], p99=times[len(times) * 99 // 100],
        longest=times[-1], taps=len(times), returned=returned)


def expected_wait(table, pages):
    """The mean wait in ms of the same queue by the formula of Pollaczek and Khinchine, against which the simulation is checked."""
    taps = pages * table["active-share"] / table["tap-interval"]
    opens = pages / table["lifetime"]
    costs = ((taps, table["tap-main"] / 1000), (opens, table["page-main"] / 1000))
    busy = sum(rate * cost for rate, cost in costs)
    return sum(rate * cost * cost for rate, cost in costs) / (2 * (1 - busy)) * 1000


@dataclasses.dataclass
class Prediction:
    """What a run of one or several workers on one machine should cost."""

    opening: float
    tapping: float
    memory: float
    opening_written: float
    tapping_written: float

    @classmethod
    def of(cls, table, pages, workers, taps, seconds, opening_seconds):
        """
        - taps: the number of all taps
        - seconds: the time of the taps, in which the pages' heartbeats cost something, too
        - opening_seconds: the time in which the pages are opened, half of them being open on the average
        """
        idle, of_workers = table["idle-all"] / 1e6, workers * table["idle-worker"] / 1000
        return cls(
            opening=pages * table["page-all"] / 1000 + (of_workers + pages / 2 * idle) * opening_seconds,
            tapping=taps * table["tap-all"] / 1000 + (of_workers + pages * idle) * seconds,
            memory=pages * table["page-memory"] / 1000,
            opening_written=pages * table["page-written"] / 1e6,
            tapping_written=taps * table["tap-written"] / 1e6)
