// public/charts.js: the rule and the tooltip of charts.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const lines = (...rows) => rows.map((row) => [].concat(row).join('\t')).join('\n');
const series = ['Loans', 'blue', 'Returns', 'green'];
const bars = lines('ro', series, [30, 'Jan', '12', '3'], [90, 'Feb', '8'], [150, 'Mar', '', '5']);
const touch = { pointerType: 'touch', pointerId: 3 };

// A page of 400 × 800 with a chart of 180 × 100 at (20, 200), whose tooltip is 80 × 40.
const open = (plot = bars, attributes = '') => {
  const page = openPage('<p id=n9></p>');
  const reports = [];
  page.window.addEventListener('report', ({ detail: { node, value } }) => reports.push([node, value?.x === undefined ? value : { ...value }]));
  page.window.CSSStyleSheet = class { replaceSync() {} };
  page.document.adoptedStyleSheets = [];
  Object.defineProperties(page.document.documentElement, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  page.main.insertAdjacentHTML('beforeend', `<div id=n5 ${attributes}></div>`);
  const el = page.element(5);
  el.dataset.plot = plot;
  page.place(el, 20, 200, 180, 100);
  Object.defineProperties(page.window.HTMLElement.prototype, { offsetWidth: { get: () => 80 }, offsetHeight: { get: () => 40 } });
  page.run('charts');
  const point = async (x, y = 50, type = 'pointermove', init = {}) => {
    page.pointer(el, type, 20 + x, 200 + y, init);
    await page.advance(20);
  };
  return {
    page, el, reports, point,
    tip: () => [...page.document.querySelectorAll('.tip > p')].map((row) => row.textContent),
    rule: () => page.document.querySelector('.rule')?.style.cssText ?? null,
    text: () => el.getAttribute('aria-valuetext'),
  };
};

test('the rule and the tooltip are at the nearest sample', async () => {
  const { page, point, tip, rule } = open();
  await point(70);
  assert.deepEqual(tip(), ['Feb', 'Loans8']);
  assert.match(rule(), /left: 89.5px/);
  const { style } = page.document.querySelector('.tip');
  assert.deepEqual([style.left, style.top], ['122px', '198px']);
  await point(31);
  assert.deepEqual(tip(), ['Jan', 'Loans12', 'Returns3']);
  await point(179);
  assert.deepEqual(tip(), ['Mar', 'Returns5']);
  assert.equal(page.document.querySelector('.tip i').style.background, 'green');
});

test('the page reports a position once for each sample, and nothing when the pointer has left', async () => {
  const { page, point, reports, tip, rule } = open();
  await point(70, 40);
  await point(75, 45);
  await point(31, 45);
  page.pointer(page.element(9), 'pointermove', 0, 0);
  assert.deepEqual(reports, [[5, { x: 90, y: 40 }], [5, { x: 30, y: 45 }], [5, undefined]]);
  assert.deepEqual([tip(), rule()], [[], null]);
});

test('a chart without a selection reports nothing', async () => {
  const { point, reports, tip } = open(bars.replace('ro', 'r'));
  await point(70);
  assert.deepEqual([tip(), reports], [['Feb', 'Loans8'], []]);
});

test('a rule without samples follows the pointer', async () => {
  const { point, reports, rule, tip } = open('ro\n');
  await point(33, 10);
  await point(34, 10);
  assert.deepEqual(reports, [[5, { x: 33, y: 10 }], [5, { x: 34, y: 10 }]]);
  assert.match(rule(), /left: 33.5px/);
  assert.deepEqual(tip(), []);
});

test('samples may have their texts in the rows of a table around', async () => {
  const { page, el, point, tip, text } = open(lines('rt', ['', 'blue'], 30, 90));
  const table = (value) => `<table><caption>Loans</caption><tr><th>Month<th>Number<tr><td>Jan<td>12<tr><td>Feb<td>${value}</table>`;
  page.main.insertAdjacentHTML('beforeend', `<div id=n8>${table(8)}</div>`);
  await point(85);
  assert.deepEqual([tip(), text()], [['Feb', '8'], 'Feb, 8']);
  page.element(8).innerHTML = table(9);
  page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  assert.deepEqual([tip(), text()], [['Feb', '9'], 'Feb, 9']);
  await point(31);
  assert.deepEqual(tip(), ['Jan', '12']);
  assert.equal(el.getAttribute('aria-valuemax'), '2');
});

test('samples may be below each other', async () => {
  const { point, reports, rule } = open(lines('vro', ['', ''], [20, 'A', '1'], [80, 'B', '2']));
  await point(50, 70);
  assert.match(rule(), /top: 79.5px/);
  assert.deepEqual(reports, [[5, { x: 50, y: 80 }]]);
});

test('around a center, a sector has its values', async () => {
  const { point, reports, rule, tip } = open(lines(['ao', 90, 50, 10, 50], ['', ''], [90, 'A', '1'], [270, 'B', '2'], [360, 'C', '1']));
  await point(110, 50);
  assert.deepEqual(tip(), ['B', '2']);
  await point(110, 45);
  assert.deepEqual(tip(), ['A', '1']);
  await point(60, 45);
  assert.deepEqual([tip(), rule()], [['C', '1'], null]);
  await point(91, 51);
  assert.deepEqual(tip(), []);
  assert.deepEqual(reports, [[5, { x: 110, y: 50 }], [5, { x: 110, y: 45 }], [5, { x: 60, y: 45 }], [5, undefined]]);
});

test('the tooltip stays inside the window', async () => {
  const { page, el } = open();
  page.place(el, 240, 5, 180, 100);
  page.pointer(el, 'pointermove', 240 + 150, 15);
  await page.advance(20);
  const { style } = page.document.querySelector('.tip');
  assert.deepEqual([style.left, style.top], ['298px', '8px']);
});

test('a finger that rests selects, and the end of its drag deselects', async () => {
  const { page, el, point, reports, tip } = open();
  page.pointer(el, 'pointerdown', 50, 250, touch);
  await page.advance(100);
  assert.deepEqual(tip(), []);
  await page.advance(120);
  assert.deepEqual(tip(), ['Jan', 'Loans12', 'Returns3']);
  await point(150, 50, 'pointermove', touch);
  assert.ok(page.fire(el, 'touchmove').defaultPrevented);
  assert.deepEqual(tip(), ['Mar', 'Returns5']);
  await point(150, 50, 'pointerup', touch);
  assert.deepEqual(tip(), []);
  assert.deepEqual(reports.map(([, value]) => value?.x), [30, 150, undefined]);
});

test('a finger that moves sideways selects at once, one that moves up scrolls the page', async () => {
  const { page, el, point, tip } = open();
  page.pointer(el, 'pointerdown', 50, 250, touch);
  await point(45, 52, 'pointermove', touch);
  assert.deepEqual(tip(), ['Jan', 'Loans12', 'Returns3']);
  await point(45, 52, 'pointerup', touch);
  page.pointer(el, 'pointerdown', 50, 250, touch);
  await point(32, 80, 'pointermove', touch);
  await page.advance(500);
  assert.deepEqual(tip(), []);
  assert.ok(!page.fire(el, 'touchmove').defaultPrevented);
});

test('in a chart that scrolls, only a finger that rests selects', async () => {
  const { page, el, point, tip } = open(bars.replace('ro', 'ros'));
  assert.ok(el.hasAttribute('data-scrolls'));
  page.pointer(el, 'pointerdown', 50, 250, touch);
  await point(60, 50, 'pointermove', touch);
  await page.advance(500);
  assert.deepEqual(tip(), []);
});

test('a tap shows a value until the next one', async () => {
  const { page, point, tip, reports } = open();
  await point(90, 50, 'pointerdown', touch);
  await point(90, 50, 'pointerup', touch);
  await page.advance(3000);
  assert.deepEqual(tip(), ['Feb', 'Loans8']);
  page.pointer(page.element(9), 'pointerdown', 0, 0, touch);
  assert.deepEqual(tip(), []);
  assert.deepEqual(reports, [[5, { x: 90, y: 50 }], [5, undefined]]);
});

test('a browser that scrolls takes the finger', async () => {
  const { page, el, tip } = open();
  page.pointer(el, 'pointerdown', 50, 250, touch);
  page.pointer(el, 'pointercancel', 50, 250, touch);
  await page.advance(500);
  assert.deepEqual(tip(), []);
});

test('arrow keys go through the values', () => {
  const { page, el, text, tip, reports } = open();
  assert.deepEqual(['role', 'tabindex', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => el.getAttribute(name)), ['slider', '0', '1', '3', '1']);
  assert.equal(text(), 'Jan, Loans: 12, Returns: 3');
  el.focus();
  assert.ok(page.key(el, 'ArrowRight').defaultPrevented);
  assert.deepEqual(tip(), ['Jan', 'Loans12', 'Returns3']);
  page.key(el, 'ArrowRight');
  assert.equal(text(), 'Feb, Loans: 8');
  assert.equal(el.getAttribute('aria-valuenow'), '2');
  page.key(el, 'End');
  page.key(el, 'ArrowUp');
  assert.equal(text(), 'Mar, Returns: 5');
  page.key(el, 'Home');
  assert.ok(!page.key(el, 'a').defaultPrevented);
  page.key(el, 'Escape');
  assert.deepEqual(tip(), []);
  assert.deepEqual(reports.map(([, value]) => value?.x), [30, 90, 150, 30, undefined]);
});

test('arrow keys go from sector to sector', () => {
  const { page, el, tip, reports } = open(lines(['ao', 90, 50, 0, 50], ['', ''], [90, 'A', '1'], [270, 'B', '2']));
  el.focus();
  page.key(el, 'Home');
  page.key(el, 'ArrowRight');
  assert.deepEqual(tip(), ['B', '2']);
  assert.deepEqual(reports.map(([, { x, y }]) => [Math.round(x), Math.round(y)]), [[108, 32], [90, 75]]);
});

test('the tooltip of the keyboard stays when the pointer moves elsewhere, and goes with the focus', () => {
  const { page, el, tip } = open();
  el.focus();
  page.key(el, 'ArrowRight');
  page.pointer(page.element(9), 'pointermove', 0, 0);
  assert.equal(tip().length, 3);
  el.blur();
  assert.deepEqual(tip(), []);
});

test('a drag selects a range, and a press elsewhere deselects it', async () => {
  const { page, el, reports } = open('b\n');
  const drag = (type, x) => page.pointer(el, type, 20 + x, 250);
  drag('pointerdown', 100);
  drag('pointermove', 100);
  drag('pointermove', 60);
  drag('pointermove', 60);
  drag('pointermove', 500);
  assert.match(page.document.querySelector('.band').style.cssText, /left: 100px; width: 80px/);
  drag('pointerup', 500);
  drag('pointermove', 20);
  assert.deepEqual(reports, [[5, '60 100'], [5, '100 180']]);
  page.pointer(page.element(9), 'pointerdown');
  assert.deepEqual([reports[2], page.document.querySelector('.band')], [[5, ''], null]);
  drag('pointerdown', 5);
  drag('pointerup', 5);
  assert.equal(reports.length, 3);
});

test('the finger and the keyboard select ranges, too', async () => {
  const { page, el, reports, point } = open(bars.replace('ro', 'b'));
  page.pointer(el, 'pointerdown', 50, 250, touch);
  await point(40, 52, 'pointermove', touch);
  await point(90, 52, 'pointermove', touch);
  await point(90, 52, 'pointerup', touch);
  assert.deepEqual(reports, [[5, '40 90']]);
  el.focus();
  page.key(el, 'ArrowRight');
  page.key(el, 'ArrowRight', { shiftKey: true });
  page.key(el, 'ArrowRight', { shiftKey: true });
  page.key(el, 'ArrowLeft');
  assert.deepEqual(reports.slice(1), [[5, ''], [5, '30 90'], [5, '30 150'], [5, '']]);
});

test('a patch changes the values under the pointer', async () => {
  const { page, el, point, tip } = open();
  await point(90);
  el.dataset.plot = lines('ro', series, [30, 'Jan', '12'], [90, 'Feb', '9']);
  page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  assert.deepEqual(tip(), ['Feb', 'Loans9']);
  assert.equal(el.getAttribute('aria-valuemax'), '2');
  el.remove();
  page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  assert.deepEqual(tip(), []);
});

test('samples without texts are numbers', async () => {
  const { page, el, point, tip, rule, text, reports } = open('ro\n\n30\n90');
  await point(80);
  assert.deepEqual([tip(), text(), el.getAttribute('aria-valuenow')], [[], null, '2']);
  assert.match(rule(), /left: 89.5px/);
  el.focus();
  page.key(el, 'Home');
  assert.deepEqual(reports.map(([, { x }]) => x), [90, 30]);
});

test('a chart in a link leaves fingers and keys to the link', async () => {
  const page = openPage('<a href=/x><div id=n5></div></a>');
  page.window.CSSStyleSheet = class { replaceSync() {} };
  page.document.adoptedStyleSheets = [];
  const el = page.element(5);
  el.dataset.plot = bars;
  page.place(el, 0, 0, 180, 100);
  page.run('charts');
  assert.ok(!el.hasAttribute('tabindex') && !el.hasAttribute('role'));
  page.pointer(el, 'pointerdown', 30, 50, touch);
  await page.advance(500);
  assert.equal(page.document.querySelector('.tip'), null);
  page.pointer(el, 'pointermove', 30, 50);
  await page.advance(20);
  assert.ok(page.document.querySelector('.tip'));
});

test('texts are texts', async () => {
  const { page, point } = open(lines('r', ['<b>x</b>', 'red'], [30, '<img>', '<i>']));
  await point(30);
  assert.equal(page.document.querySelector('.tip').querySelectorAll('img,p > i + b').length, 0);
});

test('scrolling takes the tooltip away', async () => {
  const { page, point, tip } = open();
  await point(30);
  page.fire(page.main, 'scroll');
  assert.deepEqual(tip(), []);
});

test('pointers.js loads the script for a page with a chart, and reports no positions over it', async () => {
  const page = openPage('<div id=n5 data-on=over data-plot="r&#10;"></div><div id=n6 data-on=over></div>');
  const reports = [];
  page.window.addEventListener('report', ({ detail: { node } }) => reports.push(node));
  page.run('pointers');
  assert.deepEqual(page.scripts.map((one) => one.getAttribute('src')), ['http://localhost/charts-1.js']);
  page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  assert.equal(page.scripts.length, 1);
  for (const node of [5, 6]) {
    page.pointer(page.element(node), 'pointermove', 1, 1);
    await page.advance(20);
  }
  assert.deepEqual(reports, [6]);
});

test('marks at the selected position move with the pointer until the server has moved them', async () => {
  const { page, el, point, rule } = open();
  el.style.width = '180px';
  el.insertAdjacentHTML('beforeend', '<div id=n6 class=sel style="left:29.5px;width:1px"></div><div id=n7 class=sel style="left:10px;width:40px"></div>');
  const [line, label] = [page.element(6), page.element(7)];
  const translations = () => [line.style.translate, label.style.translate];
  const patch = () => page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  await point(85);
  assert.deepEqual([translations(), rule()], [['60px', '60px'], null]);
  await point(170);
  // The label stays inside.
  assert.deepEqual(translations(), ['120px', '120px']);
  label.style.width = '60px';
  await point(171);
  assert.deepEqual(translations(), ['120px', '110px']);
  // The patch for an earlier position arrives.
  line.style.left = '89.5px';
  label.style.left = '70px';
  label.style.width = '40px';
  patch();
  assert.deepEqual(translations(), ['60px', '60px']);
  line.style.left = '149.5px';
  label.style.left = '130px';
  patch();
  assert.deepEqual(translations(), ['0px', '0px']);
});

test('a mark that is no longer at the selected position goes back to its place', async () => {
  const { page, el, point, rule } = open(bars.replace('ro', 'vro'));
  el.style.height = '180px';
  el.insertAdjacentHTML('beforeend', '<div id=n6 class=sel style="top:29.5px;height:1px"></div>');
  const line = page.element(6);
  await point(0, 85);
  assert.deepEqual([line.style.translate, rule()], ['0 60px', null]);
  line.className = '';
  page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  assert.equal(line.style.translate, '');
  assert.match(rule(), /top: 89.5px/);
  line.className = 'sel';
  await point(0, 86);
  page.pointer(page.element(9), 'pointermove', 0, 0);
  page.window.dispatchEvent(new page.window.Event('needs-pointers'));
  assert.deepEqual([line.style.translate, rule()], ['', null]);
});
