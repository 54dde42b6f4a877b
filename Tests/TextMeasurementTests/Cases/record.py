"""Measures the corpus of widths in Chromium and writes the widths into widths.json.

    ESPALIER_RECORD=FOLDER swift test --filter 'BrowserWidthTests'
    python3 Tests/TextMeasurementTests/Cases/record.py FOLDER [firefox]

With `firefox` it only compares, in Firefox.
"""

import functools
import http.server
import json
import pathlib
import sys
import threading

from selenium import webdriver

PAGE = """<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="fonts.css">
<style>body{margin:0;text-rendering:geometricPrecision;font-synthesis-weight:none;white-space:pre}
span,b{display:inline-block;font-weight:inherit}</style><body>"""

MEASURE = """
const [cases, done] = arguments;
const elements = cases.map(({item, family, pieces}) => {
  const line = document.createElement('div'), span = document.createElement('span');
  span.style.cssText = `font:${item.italic ? 'italic' : 'normal'} ${item.weight} ${item.size}px ${family};` +
    (item.tabularFigures ? 'font-variant-numeric:tabular-nums;' : '') +
    (item.tracking ? `letter-spacing:${item.tracking}px;` : '');
  for (const {text, heldWidth} of pieces) {
    if (heldWidth === undefined) { span.append(text); continue; }
    const held = document.createElement('b');
    held.style.width = heldWidth + 'px';
    held.append(text);
    span.append(held);
  }
  line.append(span);
  document.body.append(line);
  return span;
});
document.body.getBoundingClientRect();
document.fonts.ready.then(() => done(elements.map(element => element.getBoundingClientRect().width)));
"""


def browser(name):
    if name == "firefox":
        options = webdriver.FirefoxOptions()
        options.add_argument("-headless")
        return webdriver.Firefox(options=options)
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu"]:
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main():
    folder = pathlib.Path(sys.argv[1])
    name = sys.argv[2] if len(sys.argv) > 2 else "chromium"
    (folder / "page.html").write_text(PAGE)
    cases = json.loads((folder / "corpus.json").read_text())
    handler = functools.partial(Files, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    driver = browser(name)
    try:
        driver.get(f"http://127.0.0.1:{server.server_port}/page.html")
        driver.set_script_timeout(60)
        widths = driver.execute_async_script(MEASURE, cases)
    finally:
        driver.quit()
        server.shutdown()
    differences = sorted(
        ((abs(case["measured"] - width), case["measured"], width, case["item"]) for case, width in zip(cases, widths)),
        key=lambda difference: -difference[0],
    )
    for difference, measured, width, item in differences[:12]:
        print(f"{difference:.4f} ours {measured:.4f} {name} {width:.4f} {item}")
    outside = sum(difference > 1 / 64 for difference, *_ in differences)
    print(f"{len(cases)} texts, {outside} differ by more than 1/64")
    if name == "chromium":
        items = [case["item"] | {"width": width} for case, width in zip(cases, widths)]
        path = pathlib.Path(__file__).parent / "widths.json"
        lines = ",\n".join(json.dumps(item, ensure_ascii=False, sort_keys=True) for item in items)
        path.write_text(f"[\n{lines}\n]\n")


main()
