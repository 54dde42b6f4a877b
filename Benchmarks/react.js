// React's renderToString for a table of the same thousand rows of four texts.
// Debian's packages are in a separate folder, which Node must search.
process.env.NODE_PATH = '/usr/share/nodejs';
require('module').Module._initPaths();
const load = require;
process.env.NODE_ENV = 'production';
const React = load('react');
const { renderToString } = load('react-dom/server');
const e = React.createElement;
const row = (i) =>
  e('tr', { key: i }, e('td', null, `Row ${i}`), e('td', null, `Name of ${i}`), e('td', null, `${(i * 37) % 1000} kg`),
    e('td', null, 'active'));
const page = () => renderToString(e('table', null, e('tbody', null, Array.from({ length: 1000 }, (_, i) => row(i)))));
for (let i = 0; i < 20; i++) page();
const times = [];
for (let i = 0; i < 100; i++) {
  const start = process.hrtime.bigint();
  page();
  times.push(Number(process.hrtime.bigint() - start) / 1e6);
}
times.sort((a, b) => a - b);
console.log(`| React's renderToString, 1,000 rows of four texts | ${times[50].toFixed(3)} ms | ${times[0].toFixed(3)} ms |`);
