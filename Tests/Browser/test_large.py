"""The model of many pages (Benchmarks/large.py): its arithmetic, its simulation, and that docs/large.md is what it writes."""
import sys
import unittest

from gallery import ROOT

sys.path.insert(0, str(ROOT / "Benchmarks"))

import large
from large_model import Demand, Prediction, Row, Table, expected_wait, simulate

COSTS = {
    "process-memory": 50, "page-memory": 100, "page-main": 2, "page-all": 4, "tap-main": 1, "tap-all": 1.5, "wake-main": 5, "idle-worker": 10,
    "idle-all": 2, "page-bytes": 10_000, "tap-out": 500, "page-written": 8000, "tap-written": 4000, "live-pages": 4000, "sqlite-records": 50_000,
    "postgres-records": 20_000, "redis-records": 80_000, "active-share": 0.1, "tap-interval": 5, "lifetime": 1000, "utilization": 0.5,
    "workers-per-core": 4, "machine-cores": 16, "machine-memory": 64, "machine-disk": 500, "machine-network": 10,
}


def table(**changes):
    made = Table()
    made.rows = {name: Row(value, "", "") for name, value in {**COSTS, **changes}.items()}
    return made


class Models(unittest.TestCase):
    def test_a_million_pages_need_what_the_arithmetic_says(self):
        demand = Demand(table(), 1_000_000)
        self.assertEqual((demand.taps, demand.opens, demand.main), (20_000, 1000, 22))
        self.assertEqual((demand.per_worker, demand.workers, demand.memory), (4000, 250, 112.5))
        self.assertEqual((demand.processors, demand.rows, demand.written, demand.sent), (38.5, 21_000, 88, 0.16))
        self.assertEqual(demand.machines, 5)

    def test_the_main_actor_limits_the_pages_of_a_worker_if_they_are_busy(self):
        demand = Demand(table(**{"active-share": 1}), 1_000_000)
        self.assertEqual((demand.main, demand.per_worker, demand.workers), (202, 2475, 405))

    def test_the_limits_come_in_the_order_in_which_growth_reaches_them(self):
        names = [name for name, _, _ in Demand(table(), 1_000_000).limits()]
        self.assertEqual(names, [
            "one worker: its limit of open pages", "one worker: its main actor", "one machine: 16 cores", "one machine: 64 GB",
            "PostgreSQL, one server: records and claims", "SQLite on one machine: records and claims", "Redis, one server: records and claims",
            "SQLite on one machine: bytes", "one machine: 10 Gbit/s"])

    def test_the_simulated_queue_waits_as_the_formula_says(self):
        costs = table(**{"active-share": 1})
        self.assertAlmostEqual(expected_wait(costs, 2000), 0.3423, places=4)
        waits = [simulate(costs, 2000, seconds=300, seed=seed).mean_wait for seed in range(4)]
        self.assertAlmostEqual(sum(waits) / len(waits), 0.3423, delta=0.02)

    def test_taps_wait_longer_while_pages_come_back_and_less_if_they_take_their_time(self):
        quick, slow = (simulate(table(), 4000, returning=4000, within=seconds) for seconds in (20, 80))
        self.assertGreater(quick.p99, slow.p99)
        self.assertGreater(slow.p99, simulate(table(), 4000).p99)
        # 4,000 pages take 20 s, and the taps meanwhile another two.
        self.assertEqual((round(quick.returned), round(slow.returned)), (22, 80))

    def test_the_prediction_of_a_run_adds_up_pages_taps_and_rest(self):
        prediction = Prediction.of(table(), 20_000, 5, taps=10_000, seconds=20, opening_seconds=100)
        self.assertEqual(prediction, Prediction(opening=87, tapping=16.8, memory=2000, opening_written=160, tapping_written=40))

    def test_the_page_of_the_documentation_is_what_the_table_gives(self):
        self.assertEqual(large.check(Table()), [])


if __name__ == "__main__":
    unittest.main()
