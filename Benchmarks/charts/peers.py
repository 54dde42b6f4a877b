"""Compares a line chart of 1,000 and of 100,000 values with other libraries, at 390 by 300 points.

    swift build -c release --product MeasureCharts && python3 Benchmarks/charts/peers.py

Matplotlib and ECharts draw SVG on the server, uPlot draws on a canvas of Chromium from the values. The packages are installed in a temporary
folder; ECharts is the copy in the package nicegui, uPlot that in metaflow-card-uplot. Times are the best of several runs, after a first one.
"""
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import venv

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
COUNTS = (1000, 100_000)


def walk(count):
    """The values of MeasureCharts."""
    state, value, values = 1, 100.0, []
    for _ in range(count):
        state = (state * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % 2**64
        value += (state >> 40) / 2**24 - 0.5
        values.append(value)
    return values


def matplotlib_row(count, runs=7):
    import matplotlib
    matplotlib.use("svg")
    from matplotlib import pyplot
    values = walk(count)
    best, size = float("inf"), 0
    for _ in range(runs):
        start = time.perf_counter()
        figure, axes = pyplot.subplots(figsize=(390 / 72, 300 / 72))
        axes.plot(values)
        file = io.BytesIO()
        figure.savefig(file, format="svg")
        pyplot.close(figure)
        best, size = min(best, time.perf_counter() - start), len(file.getvalue())
    return f"Matplotlib {matplotlib.__version__}, SVG", count, best * 1000, size


def echarts_row(library, folder, count, sampling, runs=7):
    file = folder / f"walk{count}.json"
    file.write_text(json.dumps(walk(count)))
    result = json.loads(subprocess.run(
        ["node", HERE / "echarts.cjs", library, file, str(runs), sampling], check=True, capture_output=True, text=True).stdout)
    return f"ECharts {result['version']}, SVG, sampling: {sampling}", count, result["milliseconds"], result["bytes"]


def uplot_row(library, folder, count, runs=7):
    values = json.dumps([round(value, 2) for value in walk(count)], separators=(",", ":"))
    page = folder / f"uplot{count}.html"
    page.write_text(f"""<!doctype html><body><script>{library.read_text()}</script><script>
const text = '{values}';
(async () => {{
  let best = Infinity;
  for (let run = 0; run < {runs}; run++) {{
    const start = performance.now();
    const values = JSON.parse(text);
    const chart = await new Promise((done) => {{
      new uPlot({{ width: 390, height: 300, scales: {{ x: {{ time: false }} }}, series: [{{}}, {{ stroke: 'blue' }}], hooks: {{ draw: [done] }} }},
        [values.map((_, index) => index), values], document.body);
    }});
    chart.ctx.getImageData(0, 0, 1, 1); // waits for the drawing
    best = Math.min(best, performance.now() - start);
    chart.destroy();
  }}
  document.title = best;
}})();
</script>""")
    dom = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--dump-dom", page.as_uri()],
        check=True, capture_output=True, text=True).stdout
    best = float(re.search(r"<title>([^<]*)</title>", dom).group(1))
    return "uPlot, canvas in Chromium, values with two decimal places", count, best, len(values)


def own_rows():
    program = ROOT / ".build/release/MeasureCharts"
    if not program.exists():
        return
    for line in subprocess.run([program, "pages"], check=True, capture_output=True, text=True).stdout.splitlines():
        words = line.split()
        if words[0] in map(str, COUNTS):
            yield "Espalier, page with the chart; bytes of a patch", int(words[0]), float(words[1]), int(words[2])


def main():
    if "--in-environment" not in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True)
            python = pathlib.Path(folder) / "bin/python"
            packages = [line for line in (HERE / "requirements.txt").read_text().split()]
            plain = [package for package in packages if package.startswith("matplotlib")]
            bundles = [package for package in packages if package not in plain]
            subprocess.run([python, "-m", "pip", "install", "-q", *plain], check=True)
            subprocess.run([python, "-m", "pip", "install", "-q", "--no-deps", *bundles], check=True)
            return subprocess.run([python, __file__, "--in-environment", folder], check=True)
    folder = pathlib.Path(sys.argv[-1])
    echarts, = folder.glob("lib/*/site-packages/nicegui/elements/lib/echarts/echarts.min.js")
    uplot, = folder.glob("lib/*/site-packages/metaflow_extensions/card_uplot/plugins/cards/uplot/uplot/uPlot.iife.min.js")
    print("| library | values | ms | bytes |\n|---|---|---|---|")
    for row in own_rows():
        print("| {} | {} | {:.2f} | {} |".format(*row))
    for count in COUNTS:
        for row in (matplotlib_row(count), echarts_row(echarts, folder, count, "none"), echarts_row(echarts, folder, count, "lttb"),
                    uplot_row(uplot, folder, count)):
            print("| {} | {} | {:.2f} | {} |".format(*row))
    print(f"\nScripts of the page: uPlot {uplot.stat().st_size} bytes, ECharts {echarts.stat().st_size} bytes, ours 0 for the drawing.")


main()
