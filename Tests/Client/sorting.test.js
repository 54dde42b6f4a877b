// public/sorting.js: rows that are dragged to other positions.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// Rows of 40 points: two of one collection, three of another one below.
const open = () => {
  const row = (node, position) => `<li id=n${node}><i id=n${node + 10} data-row=${position}></i></li>`;
  const page = openPage(`<ul>${row(2, 0)}${row(3, 1)}${row(4, 0)}${row(5, 1)}${row(6, 2)}</ul>`);
  page.run('sorting');
  for (let node = 2; node <= 6; node++) page.place(page.element(node), 0, (node - 2) * 40, 300, 40);
  const shifts = () => [2, 3, 4, 5, 6].map((node) => page.element(node).style.transform);
  const drag = (node, from, ...ys) => {
    page.pointer(page.element(node + 10), 'pointerdown', 290, from);
    for (const y of ys) page.pointer(page.element(node + 10), 'pointermove', 290, y);
  };
  const drop = (node, type = 'pointerup') => page.pointer(page.element(node + 10), type);
  return { page, shifts, drag, drop };
};

test('a row follows the pointer, and the rows that it passes make room', () => {
  const { page, shifts, drag } = open();
  drag(4, 100, 130);
  assert.deepEqual(shifts(), ['', '', 'translateY(30px)', 'translateY(-40px)', '']);
  assert.ok(page.element(4).classList.contains('lifted'));
});

test('… only among the rows of its collection', () => {
  const { shifts, drag } = open();
  drag(4, 100, 0);
  assert.deepEqual(shifts(), ['', '', '', '', '']);
  const other = open();
  other.drag(5, 140, 900);
  assert.deepEqual(other.shifts(), ['', '', '', 'translateY(40px)', 'translateY(-40px)']);
});

test('a dropped row is reported, and stays until the server has moved it', async () => {
  const { page, shifts, drag, drop } = open();
  drag(4, 100, 185);
  drop(4);
  assert.deepEqual(page.events, [{ node: 14, type: 'reorder', value: 3 }]);
  assert.deepEqual(shifts(), ['', '', 'translateY(80px)', 'translateY(-40px)', 'translateY(-40px)']);
  await page.respond(1, { f: 1, t: 2, o: [['m', 4, 1, 0]] });
  assert.deepEqual(shifts(), ['', '', '', '', '']);
  assert.ok(!page.element(4).classList.contains('lifted'));
});

test('a row that is dropped upwards goes in front of the one whose place it takes', () => {
  const { page, drag, drop } = open();
  drag(6, 180, 100);
  drop(6);
  assert.deepEqual(page.events, [{ node: 16, type: 'reorder', value: 0 }]);
});

test('an answer without a change puts the rows back', async () => {
  const { page, shifts, drag, drop } = open();
  drag(4, 100, 145);
  drop(4);
  await page.respond(1, { f: 1, t: 1, o: [] });
  await page.advance(1);
  assert.deepEqual(shifts(), ['', '', '', '', '']);
});

test('a row that is not moved, or whose drag is cancelled, reports nothing', () => {
  for (const [y, type] of [[105, 'pointerup'], [180, 'pointercancel']]) {
    const { page, shifts, drag, drop } = open();
    drag(4, 100, y);
    drop(4, type);
    assert.deepEqual(page.events, []);
    assert.deepEqual(shifts(), ['', '', '', '', '']);
  }
});
