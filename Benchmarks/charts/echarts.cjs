// Draws a line chart with ECharts on the server: node echarts.cjs LIBRARY VALUES RUNS SAMPLING
'use strict';
const { readFileSync } = require('node:fs');

const [library, file, runs, sampling] = process.argv.slice(2);
const echarts = require(library);
const values = JSON.parse(readFileSync(file, 'utf8'));
let best = Infinity;
let text = '';
for (let run = 0; run < +runs; run++) {
  const start = process.hrtime.bigint();
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 390, height: 300 });
  chart.setOption({
    animation: false,
    xAxis: { type: 'value', max: values.length - 1 },
    yAxis: { type: 'value', scale: true },
    series: [{ type: 'line', showSymbol: false, data: values.map((value, index) => [index, value]), ...sampling !== 'none' && { sampling } }],
  });
  text = chart.renderToSVGString();
  chart.dispose();
  best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e6);
}
console.log(JSON.stringify({ version: echarts.version, milliseconds: best, bytes: Buffer.byteLength(text) }));
