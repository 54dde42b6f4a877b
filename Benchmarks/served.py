#!/usr/bin/env python3
"""Measures the gallery as it is served: what a session takes, what an event costs, what a first load transfers, and how
long a click takes until the page shows it.

    Benchmarks/served.py PROGRAM

PROGRAM is the gallery's executable, built for release. Prints rows of the table that `make bench` makes.
"""
import gzip
import http.client
import json
import pathlib
import re
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))

PATCH = "application/x-espalier-patch+json"


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.port = int(re.search(r":(\d+)", self.process.stdout.readline()).group(1))
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port)

    def request(self, method, path, body=None, accept="*/*"):
        headers = {"Accept": accept, "Accept-Encoding": "gzip, deflate, br"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        data = answer.read()
        if answer.getheader("Content-Encoding") == "gzip":
            data = gzip.decompress(data)
        return answer, data

    def page(self):
        """A new session of /tabs: its identifier and the numbers of its tabs."""
        self.connection.request("GET", "/tabs?size=390x844", headers={"Accept": "text/html"})
        html = self.connection.getresponse().read().decode()
        session = re.search(r'data-session="([^"]+)"', html).group(1)
        revision = int(re.search(r'data-revision="?(\d+)', html).group(1))
        return session, revision, [int(n) for n in re.findall(r'id=n(\d+)[^>]*role="tab"', html)]

    def processor_seconds(self):
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def resident_kilobytes(self):
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096 / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


def row(name, value, least=""):
    print(f"| {name} | {value} | {least} |")


def memory(server, count=1000):
    for _ in range(20):
        server.page()
    before = server.resident_kilobytes()
    for _ in range(count):
        server.page()
    row(f"/tabs: resident memory of a session, over {count:,}", f"{(server.resident_kilobytes() - before) / count:.0f} KB")


def processor(server, taps=3000):
    session, revision, tabs = server.page()
    costs = []
    for start in range(10):
        before = server.processor_seconds()
        for turn in range(taps // 10):
            event = {"node": tabs[(turn + 1) % len(tabs)], "type": "tap"}
            answer, data = server.request(
                "POST", "/tabs/events", json.dumps({"session": session, "revision": revision, "events": [event]}), PATCH)
            patch = json.loads(data)
            revision = (patch[-1] if isinstance(patch, list) else patch)["t"]
        costs.append((server.processor_seconds() - before) / (taps // 10) * 1000)
    row("/tabs: the server's processor time for a tap", f"{statistics.median(costs):.3f} ms", f"{min(costs):.3f} ms")


CLICKS = """
const [count, done] = arguments;
const observed = [];
const tabs = () => [...document.querySelectorAll('[role=tab]')];
const one = (turn) => {
  if (turn === count + 10) return done(observed.slice(10));
  const tab = tabs()[(turn + 1) % tabs().length];
  const start = performance.now();
  const observer = new MutationObserver((records) => {
    if (records.every((record) => record.attributeName === 'data-busy')) return;
    observer.disconnect();
    observed.push(performance.now() - start);
    setTimeout(() => one(turn + 1), 700);
  });
  observer.observe(document.documentElement, { subtree: true, attributes: true, childList: true, characterData: true });
  tab.click();
};
one(0);
"""

TRANSFERS = """
const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((entry) => !entry.name.includes('/updates'));
return [entries.length, entries.reduce((sum, entry) => sum + entry.transferSize, 0),
  entries.filter((entry) => entry.name.includes('client')).reduce((sum, entry) => sum + entry.encodedBodySize, 0)];
"""


def browser(server):
    import engines

    engine = engines.Chromium()
    try:
        engine.size(390, 844)
        engine.open(f"http://127.0.0.1:{server.port}/tabs")
        engine.driver.delete_all_cookies()
        engine.open(f"http://127.0.0.1:{server.port}/healthz")
        engine.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        engine.open(f"http://127.0.0.1:{server.port}/tabs")
        requests, transferred, script = engine.run(TRANSFERS)
        row("/tabs: requests of a first load, besides the stream", requests)
        row("/tabs: bytes transferred by a first load", f"{transferred:,}")
        row("the client's script, compressed", f"{script:,} bytes")
        engine.driver.set_script_timeout(120)
        times = engine.driver.execute_async_script(CLICKS, 60)
        row("/tabs: from a click to the changed page, headless Chromium", f"{statistics.median(times):.2f} ms",
            f"{min(times):.2f} ms")
    finally:
        engine.quit()


def main():
    program = sys.argv[1]
    for measure in (memory, processor, browser):
        if len(sys.argv) > 2 and measure.__name__ not in sys.argv[2:]:
            continue
        server = Server(program)
        try:
            measure(server)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
