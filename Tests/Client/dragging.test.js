// public/dragging.js: views that are dragged to others, and edges of columns.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// A card of 100 × 40 points in a column on the left, a column on the right, and a list of two rows below.
const open = (card = '') => {
  const page = openPage(
    `<div id=n2 data-drop=""><div id=n3 data-drag=0><b id=n4>Card</b>${card}</div></div><div id=n5 data-drop=follows></div>`
    + '<ul><li id=n6 data-drop="between"></li><li id=n7 data-drop="between"></li></ul>');
  page.run('dragging');
  const places = { 2: [0, 0, 150, 300], 3: [10, 20, 100, 40], 4: [10, 20, 50, 40], 5: [200, 0, 150, 300], 6: [0, 300, 350, 40], 7: [0, 340, 350, 40] };
  for (const [node, place] of Object.entries(places)) page.place(page.element(node), ...place);
  const at = (x, y) => [7, 6, 5, 4, 3, 2].map((node) => [page.element(node), places[node]])
    .find(([el, [left, top, width, height]]) => el && x >= left && x < left + width && y >= top && y < top + height)?.[0] || null;
  page.document.elementFromPoint = at;
  const pointer = (type, x, y, init) => page.pointer(at(x, y) || page.document.body, type, x, y, init);
  const sent = () => page.events.map(({ node, type, value }) => [node, type, value]);
  const image = () => page.document.querySelector('.dragged');
  let revision = 1;
  const answer = async (n, operations) => page.respond(n, { f: revision, t: operations ? ++revision : revision, o: operations || [] });
  return { page, pointer, sent, image, answer };
};
const touch = { pointerType: 'touch' };

test('a view that the mouse drags reports itself, what it is over, and the drop', async () => {
  const { page, pointer, sent, image, answer } = open();
  pointer('pointerdown', 30, 30);
  pointer('pointermove', 33, 30);
  assert.equal(image(), null);
  pointer('pointermove', 60, 30);
  assert.deepEqual(sent(), [[3, 'drag', true]]);
  assert.equal(image().style.transform, 'translate(40px, 20px)');
  await answer(1);
  await page.advance(16);
  pointer('pointermove', 230, 50);
  await page.advance(16);
  await answer(2);
  await page.advance(16);
  pointer('pointerup', 240, 60);
  await page.advance(0);
  await answer(3);
  await answer(4);
  assert.deepEqual(sent(), [[3, 'drag', true], [2, 'aim', { x: 60, y: 30 }], [5, 'aim', { x: 30, y: 50 }], [5, 'drop', { x: 40, y: 60 }]]);
});

test('a refused view flies back, an accepted one fades where it is', async () => {
  for (const [operations, end] of [[undefined, 'translate(10px, 20px)'], [[['a', 3, { 'data-drag': '1' }]], 'translate(210px, 40px) scale(.8)']]) {
    const { page, pointer, answer } = open();
    pointer('pointerdown', 30, 30);
    pointer('pointermove', 60, 30);
    await answer(1);
    pointer('pointerup', 230, 50);
    await page.advance(0);
    await answer(2);
    await answer(3, operations);
    await page.advance(0);
    const [animation] = page.animations;
    assert.equal(animation.frames[1].transform, end);
    animation.finish();
    await page.advance(0);
    assert.equal(page.document.querySelector('.dragged'), null);
  }
});

test('a drag that ends over nothing, or is cancelled, is reported as ended', async () => {
  for (const end of ['pointerup', 'pointercancel', 'Escape']) {
    const { page, pointer, sent, answer } = open();
    pointer('pointerdown', 30, 30);
    pointer('pointermove', 180, 30);
    await answer(1);
    if (end === 'Escape') page.key(page.document.body, 'Escape');
    else pointer(end, 180, 30);
    await page.advance(0);
    assert.deepEqual(sent(), [[3, 'drag', true], [3, 'drag', false]]);
  }
});

test('a finger that moves at once scrolls, one that rests drags', async () => {
  const { page, pointer, sent } = open();
  pointer('pointerdown', 30, 30, touch);
  pointer('pointermove', 30, 60, touch);
  await page.advance(600);
  assert.deepEqual(sent(), []);
  pointer('pointerup', 30, 60, touch);
  pointer('pointerdown', 30, 30, touch);
  const still = page.fire(page.element(4), 'touchmove');
  assert.ok(!still.defaultPrevented);
  await page.advance(500);
  assert.deepEqual(sent(), [[3, 'drag', true]]);
  assert.ok(page.fire(page.element(4), 'touchmove').defaultPrevented);
});

test('a click after a drag presses nothing', async () => {
  const { page, pointer } = open();
  pointer('pointerdown', 30, 30);
  pointer('pointermove', 60, 30);
  pointer('pointerup', 60, 30);
  assert.ok(page.click(page.element(4)).defaultPrevented);
  assert.ok(!page.click(page.element(4)).defaultPrevented);
});

test('a row shows where the view would go', async () => {
  const { page, pointer } = open();
  pointer('pointerdown', 30, 30);
  pointer('pointermove', 60, 310);
  await page.advance(16);
  const line = page.document.querySelector('.insertion');
  assert.equal(line.style.top, '299px');
  pointer('pointermove', 60, 335);
  await page.advance(16);
  assert.equal(line.style.top, '339px');
  pointer('pointermove', 60, 200);
  await page.advance(16);
  assert.ok(!line.isConnected);
});

test('only a view that follows gets each movement, and one at a time', async () => {
  const { page, pointer, sent, answer } = open();
  pointer('pointerdown', 30, 30);
  pointer('pointermove', 230, 50);
  await page.advance(16);
  await answer(1);
  for (const x of [231, 232, 233]) {
    pointer('pointermove', x, 50);
    await page.advance(16);
  }
  await answer(2);
  await page.advance(16);
  assert.deepEqual(sent().slice(1), [[5, 'aim', { x: 30, y: 50 }], [5, 'aim', { x: 33, y: 50 }]]);
});

test('a preview from the server replaces the copy of the view', async () => {
  const { page, pointer, image, answer } = open();
  pointer('pointerdown', 30, 30);
  pointer('pointermove', 60, 30);
  await answer(1, [['i', 3, 0, '<div id=n9 class=pv style="width:80px;height:20px"><b id=n10>Preview</b></div>', -1]]);
  await page.advance(0);
  assert.equal(image().textContent, 'Preview');
  assert.equal(image().style.transform, 'translate(20px, 20px)');
  assert.ok(!image().classList.contains('pv'));
});

// A column of 120 points, at least 60 and at most 300.
const openTable = () => {
  const page = openPage('<div id=n2 data-edge="120 60 300"></div>');
  page.run('dragging');
  return page;
};
const widths = (page) => page.events.map(({ node, type, value }) => [node, type, value]);

test('the edge of a column reports its width while it is dragged', async () => {
  const page = openTable();
  page.pointer(page.element(2), 'pointerdown', 120, 10);
  page.pointer(page.element(2), 'pointermove', 150, 10);
  await page.advance(16);
  assert.deepEqual(widths(page), [[2, 'change', 150]]);
  page.pointer(page.element(2), 'pointermove', 900, 10);
  await page.advance(16);
  assert.equal(page.events.length, 1);
  await page.respond(1, { f: 1, t: 2, o: [['a', 2, { 'data-edge': '150 60 300' }]] });
  page.pointer(page.element(2), 'pointerup', 900, 10);
  await page.advance(0);
  assert.deepEqual(widths(page), [[2, 'change', 150], [2, 'change', 300]]);
});

test('arrow keys move the edge of a column', async () => {
  const page = openTable();
  page.key(page.element(2), 'ArrowRight');
  await page.advance(0);
  assert.deepEqual(widths(page), [[2, 'change', 130]]);
});
