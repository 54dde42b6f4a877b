// public/gestures.js: touches on nodes with gestures. The words of data-g determine what is reported, and when.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// A page with a view at (100, 200), and the events that its script reports.
const open = (words, inside = '') => {
  const page = openPage(`<div id=n2 data-g="${words}">${inside}</div>`);
  page.window.Date.now = () => 0;
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(JSON.parse(JSON.stringify(detail))));
  page.run('gestures');
  const view = page.element(2);
  const marks = page.window.Element.prototype;
  // Marker elements inside the view reveal its coordinate system.
  marks.getBoundingClientRect = function () {
    const { left, top } = this.style;
    return { x: 100 + (parseFloat(left) || 0), y: 200 + (parseFloat(top) || 0), left: 100, top: 200, width: 50, height: 40 };
  };
  const down = (x, y, init) => page.pointer(view, 'pointerdown', x, y, { pointerId: 1, ...init });
  const move = (x, y, init) => page.pointer(view, 'pointermove', x, y, { pointerId: 1, ...init });
  const up = (x, y, init) => page.pointer(view, 'pointerup', x, y, { pointerId: 1, ...init });
  return { page, view, reports, down, move, up, types: () => reports.map(({ type }) => type) };
};

test('t: a touch that does not move is reported when it ends, at its start', async () => {
  const { page, reports, down, up } = open('t');
  down(110, 220);
  assert.deepEqual(reports, []);
  await page.advance(80);
  up(112, 221);
  assert.deepEqual(reports, [
    { node: 2, type: 'touch', value: { n: 1, t: 1000, p: [10, 20], g: [110, 220] } },
    { node: 2, type: 'lift', value: { n: 1, t: 1080, p: [12, 21], g: [112, 221] } },
  ]);
});

test('t: a touch that strays more than 10 pixels is not reported', () => {
  const { reports, down, move, up } = open('t');
  down(110, 220);
  move(125, 220);
  up(125, 220);
  assert.deepEqual(reports, []);
});

test('n: a touch is reported when it begins, with the held modifier keys', () => {
  const { reports, down } = open('n');
  down(110, 220, { shiftKey: true, altKey: true });
  assert.deepEqual(reports, [{ node: 2, type: 'touch', value: { n: 1, t: 1000, p: [10, 20], g: [110, 220], k: 5 } }]);
});

test('d: moves are reported beyond a distance, with their speed', async () => {
  const { page, view, reports, types, down, move, up } = open('d20.0');
  down(100, 200);
  await page.advance(10);
  move(115, 200);
  assert.deepEqual(types(), []);
  await page.advance(10);
  move(120, 210);
  assert.deepEqual(types(), ['touch', 'move']);
  assert.deepEqual(reports[1].value, { n: 1, t: 1020, p: [20, 10], g: [120, 210], v: [1000, 500] });
  assert.equal(view.captured, 1);
  up(130, 220);
  assert.deepEqual(types(), ['touch', 'move', 'lift']);
});

test('d: a touch goes on in the element that replaces its own', () => {
  const { page, view, types, down } = open('d0.0 n');
  down(100, 200);
  const made = view.cloneNode(true);
  view.replaceWith(made);
  page.pointer(made, 'pointermove', 120, 210, { pointerId: 1 });
  page.pointer(made, 'pointerup', 120, 210, { pointerId: 1 });
  assert.deepEqual(types(), ['touch', 'move', 'lift']);
});

test('d: a pointer that rests before it is lifted has no speed', async () => {
  const { page, reports, down, move, up } = open('d10.0');
  down(100, 200);
  await page.advance(10);
  move(120, 200);
  await page.advance(100);
  up(120, 200);
  assert.equal(reports.at(-1).value.v, undefined);
});

test('h: a touch held long enough within a distance is reported', async () => {
  const { page, types, down, move } = open('h500,10.0');
  down(100, 200);
  move(105, 200);
  await page.advance(499);
  assert.deepEqual(types(), []);
  await page.advance(1);
  assert.deepEqual(types(), ['touch', 'move']);
});

test('h: a touch that strays is not reported', async () => {
  const { page, types, down, move } = open('h500,10.0');
  down(100, 200);
  move(115, 200);
  await page.advance(600);
  assert.deepEqual(types(), []);
});

test('w: a tap that nothing follows for 350 ms is reported as resting, and keeps the page busy until then', async () => {
  const { page, types, down, up } = open('t w');
  down(100, 200);
  up(100, 200);
  await page.respond(1, { f: 1, t: 1, o: [] });
  await page.respond(2, { f: 1, t: 1, o: [] });
  assert.deepEqual([types(), page.isBusy], [['touch', 'lift'], true]);
  await page.advance(350);
  await page.respond(3, { f: 1, t: 1, o: [] });
  assert.deepEqual([types(), page.isBusy], [['touch', 'lift', 'rest'], false]);
});

test('w: a second tap is reported instead', async () => {
  const { page, types, down, up } = open('t w');
  for (let count = 0; count < 2; count++) {
    down(100, 200);
    up(100, 200);
    await page.advance(100);
  }
  assert.deepEqual(types(), ['touch', 'lift', 'touch', 'lift']);
});

test('p: a second finger is reported with the first', () => {
  const { reports, types, down, move } = open('p');
  down(100, 200);
  down(150, 200, { pointerId: 2, isPrimary: false });
  move(90, 200);
  assert.deepEqual(types(), ['touch', 'move', 'move']);
  assert.deepEqual(reports[2].value.p, [-10, 0, 50, 0]);
});

test('a cancelled touch is reported as such, unless nothing was reported of it', () => {
  const started = open('n');
  started.down(100, 200);
  started.page.pointer(started.view, 'pointercancel', 100, 200, { pointerId: 1 });
  assert.deepEqual(started.reports.at(-1).value.c, 1);
  const silent = open('t');
  silent.down(100, 200);
  silent.page.pointer(silent.view, 'pointercancel', 100, 200, { pointerId: 1 });
  assert.deepEqual(silent.types(), []);
});

test('a touch on a control inside reports it; the control is pressed unless the gesture overrides it', () => {
  for (const [words, isPressed] of [['t n', true], ['t n q', false]]) {
    const { page, reports } = open(words, '<button id=n3 class=k name=tap value=3></button>');
    const button = page.element(3);
    page.pointer(button, 'pointerdown', 100, 200, { pointerId: 1 });
    page.pointer(button, 'pointerup', 100, 200, { pointerId: 1 });
    assert.equal(reports[0].value.o, 1);
    assert.equal(page.click(button).defaultPrevented, !isPressed);
  }
});

test('the click after a drag is ignored', () => {
  const { page, down, move, up } = open('d10.0', '<button id=n3 class=k name=tap value=3></button>');
  down(100, 200);
  move(130, 200);
  up(130, 200);
  assert.ok(page.click(page.element(3)).defaultPrevented);
});

test('touches in fields are left to the browser', () => {
  const { page, types } = open('n', '<input id=n3 class=field>');
  page.pointer(page.element(3), 'pointerdown', 100, 200, { pointerId: 1 });
  assert.deepEqual(types(), []);
});

test('holding Return is a long press in the center, a short press a tap', async () => {
  const { page, view, reports, types } = open('h500,10.0');
  assert.ok(page.key(view, 'Enter').defaultPrevented);
  await page.advance(500);
  page.fire(view, 'keyup', { init: { key: 'Enter' } }, page.window.KeyboardEvent);
  assert.deepEqual(types(), ['touch', 'move', 'lift']);
  assert.deepEqual(reports[0].value.g, [125, 220]);
  let clicks = 0;
  view.addEventListener('click', () => clicks++);
  page.key(view, 'Enter');
  page.fire(view, 'keyup', { init: { key: 'Enter' } }, page.window.KeyboardEvent);
  assert.deepEqual([types().length, clicks], [3, 1]);
});

test('a trackpad pinch is two fingers that move apart', async () => {
  const { page, view, reports, types } = open('p');
  const event = page.fire(view, 'wheel', { ctrlKey: true, deltaY: -100, clientX: 200, clientY: 200 });
  assert.ok(event.defaultPrevented);
  assert.deepEqual(types(), ['touch', 'move', 'move']);
  const [left, , right] = reports[2].value.g;
  assert.deepEqual([left, right], [-71.83, 471.83]);
  await page.advance(200);
  assert.deepEqual(types(), ['touch', 'move', 'move', 'lift']);
});
