#!/usr/bin/env python3
"""Measures the gallery in headless Chromium, in turns with its peers: the first load and the first paint of /tabs against a hello
page that bare libmicrohttpd serves, and a click against one on NiceGUI's counter.

    Benchmarks/browser.py PROGRAM

PROGRAM is the gallery's executable, built for release. Prints rows of the table that `make bench` prints. Times are shares of the peer's
in the same run, because machines differ and are noisy; the third column has the medians and the share of the 95th percentiles.
"""
import contextlib
import pathlib
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

import engines
from gallery import Gallery

HELLO = ('<!doctype html><html lang=en><head><meta charset=utf-8><title>Hello</title><link rel=icon href="data:,"></head>'
         "<body>Hello</body></html>")

# The time of the first contentful paint, in milliseconds after the start of the navigation.
PAINT = """
const [done] = arguments;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') done(entry.startTime);
}).observe({ type: 'paint', buffered: true });
"""

# The icon is loaded when the browser likes.
TRANSFERS = """
const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((entry) => !entry.name.includes('/updates') && !entry.name.includes('/icon-'));
return [entries.length, entries.reduce((sum, entry) => sum + entry.transferSize, 0),
  entries.filter((entry) => entry.name.includes('client')).reduce((sum, entry) => sum + entry.encodedBodySize, 0)];
"""

# Clicks elements that match a selector in turn, and takes the times until something changes in the content. The first ten clicks
# load what they need.
CLICKS = """
const [selector, content, first, count, pause, done] = arguments;
const times = [];
const one = (turn) => {
  if (turn === count + first) return done(times.slice(first));
  const targets = document.querySelectorAll(selector), start = performance.now();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    times.push(performance.now() - start);
    setTimeout(() => one(turn + 1), pause);
  });
  observer.observe(document.querySelector(content), { subtree: true, attributes: true, childList: true, characterData: true });
  targets[(turn + 1) % targets.length].click();
};
one(0);
"""


def row(name, value, more=""):
    print(f"| {name} | {value} | {more} |")


def compare(name, own, peer):
    """A row with the medians' ratio."""
    def late(times):
        return sorted(times)[int(len(times) * 0.95)]

    row(name, f"{statistics.median(own) / statistics.median(peer):.2f}",
        f"{statistics.median(own):.1f} to {statistics.median(peer):.1f} ms; p95 {late(own) / late(peer):.2f}")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@contextlib.contextmanager
def running(command, port):
    """Runs a server until the end, and waits for its first response."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
                break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def hello(address):
    """The hello page, with the security headers of a page of the gallery: browsers open another process for some of them."""
    with tempfile.TemporaryDirectory() as folder:
        with urllib.request.urlopen(address + "/tabs") as response:
            headers = [(name, value) for name, value in response.getheaders()
                       if re.match(r"content-security|x-content|referrer|cross-origin|cache-control|content-type", name, re.IGNORECASE)]
        (pathlib.Path(folder) / "headers.h").write_text("".join(
            f'MHD_add_response_header(response, "{name}", "{value}");\n' for name, value in headers))
        subprocess.run(["cc", "-O2", f"-I{folder}", str(ROOT / "Benchmarks/healthz/bare.c"), "-lmicrohttpd",
                        "-o", f"{folder}/bare"], check=True)
        port = free_port()
        with running([f"{folder}/bare", str(port), HELLO], port) as url:
            yield url


def first_visit(engine, url):
    """Opens a page as in a browser that has seen none and has no cookies, except that it sends its window with the request: a visit
    before this one has asked it to."""
    engine.driver.get("about:blank")
    engine.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    engine.driver.get(url)


def loads(engine, gallery):
    engine.open(gallery.address + "/tabs")
    engine.driver.delete_all_cookies()
    first_visit(engine, gallery.address + "/tabs")
    engine.settle()
    requests, transferred, script = engine.run(TRANSFERS)
    row("/tabs: requests of a first load, besides the channel and the icon", requests)
    row("/tabs: bytes transferred by a first load", f"{transferred:,}")
    row("the client's script, compressed", f"{script:,} bytes")


def paints(engine, gallery, rounds=25):
    with hello(gallery.address) as peer:
        times = {gallery.address + "/tabs": [], peer: []}
        for turn in range(rounds + 2):
            for url, found in times.items():
                first_visit(engine, url)
                paint = engine.driver.execute_async_script(PAINT)
                engine.driver.delete_all_cookies()
                if turn >= 2:
                    found.append(paint)
        compare("/tabs: first paint, as a share of a hello page's", *times.values())


def clicks(engine, gallery, rounds=3):
    port = free_port()
    pages = {
        "tabs": (gallery.address + "/tabs", "[role=tab]", "main", 700),
        "stepper": (gallery.address + "/tabs", "[aria-label='Travelers to Kyoto'] button", "main", 200),
        "peer": (f"http://127.0.0.1:{port}/", ".q-btn", ".count", 200),
    }
    times = {name: [] for name in pages}
    with running([sys.executable, str(ROOT / "Benchmarks/nicegui/counter.py"), str(port)], port):
        for _ in range(rounds):
            for name, (url, selector, content, pause) in pages.items():
                engine.driver.get(url)
                time.sleep(1)
                times[name] += engine.driver.execute_async_script(CLICKS, selector, content, 10, 20, pause)
    compare("/tabs: from a click on a tab to the changed page, as a share of NiceGUI's counter", times["tabs"], times["peer"])
    compare("/tabs: from a click on a stepper to the changed page, as a share of NiceGUI's counter", times["stepper"],
            times["peer"])


def main():
    with Gallery(program=sys.argv[1]) as gallery:
        engine = engines.Chromium()
        try:
            engine.size(390, 844)
            engine.driver.set_script_timeout(120)
            for measure in (loads, paints, clicks):
                if len(sys.argv) < 3 or measure.__name__ in sys.argv[2:]:
                    measure(engine, gallery)
        finally:
            engine.quit()


if __name__ == "__main__":
    main()
