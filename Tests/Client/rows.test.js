// public/rows.js: the keyboard in tables and long lists.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

// Rows of 40 points below each other in an area of 120 points that scrolls.
const layOut = (page, area, rows) => {
  let offset = 0;
  rows.forEach((row, index) => (row.getBoundingClientRect = () => page.rectangle(0, index * 40 - offset, 300, 40)));
  page.place(area, 0, 0, 300, 120);
  let length = rows.length * 40;
  Object.defineProperties(area, {
    clientHeight: { value: 120 }, scrollHeight: { get: () => length, set: (value) => { length = value; } },
    scrollTop: { get: () => offset, set: (value) => {
      const before = offset;
      offset = Math.max(0, Math.min(length - 120, value));
      if (offset !== before) page.clock.set(() => page.fire(area, 'scroll'));
    } },
  });
};
const open = (html, rows = 'li') => {
  const page = openPage(html);
  layOut(page, page.element(2), [...page.document.querySelectorAll(rows)]);
  page.run('rows');
  return page;
};
const link = (node, more = '') => `<li id=n${node}><a id=n${node + 100} href="/x">${node}</a>${more}</li>`;
const list = (...rows) => `<button id=n9>Before</button><div id=n2 data-rows=40><ul id=n3>${rows.join('')}</ul></div>`;
const eight = list(...[10, 11, 12, 13, 14, 15, 16, 17].map((node) => link(node)));
const grid = `<div role=grid><div role=row id=n4><div role=columnheader><button id=n5>Name</button></div></div><div id=n2 data-rows=40>${
  [10, 11, 12, 13].map((node) => `<div role=row id=n${node} data-on=choose class=data><div role=gridcell>${node}<button id=n${node + 100}
    style="pointer-events:none">Select</button></div></div>`).join('')}</div></div>`;
const openGrid = (html = grid) => {
  const page = open(html, '.data');
  page.place(page.element(4), 0, -30, 300, 30);
  return page;
};
const stops = (page) => [...page.document.querySelectorAll('a,button,[role=row]')]
  .filter((el) => el.tabIndex >= 0).map((el) => el.id);
const press = async (page, key, init) => {
  const event = page.key(page.document.activeElement, key, init);
  for (let round = 0; round < 4; round++) await page.advance(1);
  return event;
};
const focus = (page) => page.document.activeElement.id;

test('a long list is one stop of Tab', () => {
  assert.deepEqual(stops(open(eight)), ['n9', 'n110']);
});

test('a list that is not long, and one with fields, keep their stops', () => {
  assert.deepEqual(stops(open(list(link(10), link(11)))), ['n9', 'n110', 'n111']);
  const fields = open(list(...[10, 11, 12, 13, 14, 15].map((node) => link(node, '<input class=field>'))));
  assert.equal(stops(fields).length, 7);
});

test('arrows, Home and End move the focus, which takes the stop with it', async () => {
  const page = open(eight);
  page.element(110).focus();
  await press(page, 'ArrowDown');
  await press(page, 'ArrowDown');
  assert.equal(focus(page), 'n112');
  assert.deepEqual(stops(page), ['n9', 'n112']);
  await press(page, 'ArrowUp');
  assert.equal(focus(page), 'n111');
  assert.equal((await press(page, 'End')).defaultPrevented, true);
  assert.equal(focus(page), 'n117');
  await press(page, 'Home');
  assert.equal(focus(page), 'n110');
});

test('arrows to the sides move among the controls of a row', async () => {
  const page = open(list(...[10, 11, 12, 13, 14, 15].map((node) => link(node, `<button id=n${node + 200}>Flag</button>`))));
  page.element(110).focus();
  await press(page, 'ArrowRight');
  assert.equal(focus(page), 'n210');
  await press(page, 'ArrowDown');
  assert.equal(focus(page), 'n211');
  await press(page, 'ArrowLeft');
  await press(page, 'ArrowLeft');
  assert.equal(focus(page), 'n111');
});

test('a row that the server has not sent yet gets the focus once it is there', async () => {
  const page = open(eight);
  const area = page.element(2);
  area.dataset.on = 'scroll';
  area.scrollHeight = 4000;
  page.element(117).focus();
  await press(page, 'ArrowDown');
  assert.deepEqual([focus(page), page.isBusy], ['n117', true]);
  page.window.HTMLLIElement.prototype.getBoundingClientRect = () => page.rectangle(0, 320, 300, 40);
  await page.respond(1, { f: 1, t: 2, o: [['i', 3, 0, link(18)]] });
  await page.advance(1);
  assert.equal(focus(page), 'n118');
});

test('the Page keys move by what the area shows', async () => {
  const page = open(eight);
  page.element(110).focus();
  await press(page, 'PageDown');
  assert.equal(focus(page), 'n112');
  await press(page, 'PageDown');
  assert.equal(focus(page), 'n114');
  await press(page, 'PageUp');
  await press(page, 'PageUp');
  await press(page, 'PageUp');
  assert.equal(focus(page), 'n110');
});

test('a table is one stop, its first row, and its titles are above the rows', async () => {
  const page = openGrid();
  assert.deepEqual(stops(page), ['n10']);
  page.element(10).focus();
  await press(page, 'ArrowUp');
  assert.equal(focus(page), 'n5');
  await press(page, 'ArrowDown');
  assert.equal(focus(page), 'n10');
});

test('the button of a row for pages without scripts is no part of the row', () => {
  assert.equal(openGrid().element(110).getAttribute('aria-hidden'), 'true');
});

test('Return, Space and Command A choose rows', async () => {
  const page = openGrid();
  page.element(11).focus();
  await press(page, 'Enter');
  await page.respond(1, { f: 1, t: 1, o: [] });
  await press(page, ' ');
  await page.respond(2, { f: 1, t: 1, o: [] });
  await press(page, 'a', { metaKey: true });
  assert.deepEqual(page.events.map(({ node, type, value }) => [node, type, value]),
    [[11, 'choose', 0], [11, 'choose', 1], [11, 'choose', 3]]);
});

test('an arrow with Shift extends the selection from the row that has the focus', async () => {
  const page = openGrid();
  page.element(11).focus();
  await press(page, 'ArrowDown', { shiftKey: true });
  await page.respond(1, { f: 1, t: 2, o: [['a', 11, { 'aria-selected': 'true' }], ['a', 12, { 'aria-selected': 'true' }]] });
  await press(page, 'ArrowDown', { shiftKey: true });
  await page.respond(2, { f: 2, t: 2, o: [] });
  await page.respond(3, { f: 2, t: 2, o: [] });
  assert.deepEqual(page.events.map(({ node, value }) => [node, value]), [[11, 2], [12, 2], [13, 2]]);
});

test('the selected row is the stop', () => {
  const page = openGrid(grid.replace('id=n12', 'id=n12 aria-selected=true'));
  assert.deepEqual(stops(page), ['n12']);
});

test('keys that a view of the app reports stay with it', async () => {
  const page = open(eight.replace('id=n3', 'id=n3 data-keys="d ArrowDown"'));
  page.element(110).focus();
  await press(page, 'ArrowDown');
  assert.equal(focus(page), 'n110');
  await press(page, 'End');
  assert.equal(focus(page), 'n117');
});

test('a field keeps its keys', async () => {
  const page = open(list(...[10, 11, 12].map((node) => `<li id=n${node}><input class=field id=n${node + 100}></li>`)));
  page.element(110).focus();
  assert.equal((await press(page, 'ArrowDown')).defaultPrevented, false);
});

test('rows that come get the stop of no other row, and a removed stop is replaced', async () => {
  const page = open(eight);
  page.push({ f: 1, t: 2, o: [['r', 10, -1], ['i', 3, 0, link(18)]] });
  await tick();
  assert.deepEqual(stops(page), ['n9', 'n111']);
});

// Removes rows as a patch does.
const remove = async (page, ...nodes) => {
  page.push({ f: 1, t: 2, o: nodes.map((node) => ['r', node, -1]) });
  await tick();
};

test('the focus of a removed row goes to the next one, or else to the one before', async () => {
  const page = open(eight);
  page.element(112).focus();
  await remove(page, 12);
  assert.equal(focus(page), 'n113');
  const next = open(eight);
  next.element(112).focus();
  await remove(next, 13, 12, 14);
  assert.equal(focus(next), 'n115');
  const end = open(eight);
  end.element(117).focus();
  await remove(end, 16, 17);
  assert.equal(focus(end), 'n115');
});

test('the focus of a button in a removed row goes to the next row', async () => {
  const page = open(list(...[10, 11, 12].map((node) => link(node, `<button id=n${node + 200}>Delete</button>`))));
  page.element(210).focus();
  await remove(page, 10);
  assert.equal(focus(page), 'n111');
});

test('a removed row of a table gives the focus to the next row', async () => {
  const page = openGrid(grid.replace('role=grid', 'role=grid id=n6 aria-rowcount=5'));
  page.element(11).focus();
  page.push({ f: 1, t: 2, o: [['r', 11, -1], ['a', 6, { 'aria-rowcount': '4' }]] });
  await tick();
  assert.equal(focus(page), 'n12');
});

test('a row that fades out has given the focus away', async () => {
  const page = open(eight);
  page.element(112).focus();
  const row = page.element(12);
  row.setAttribute('inert', '');
  row.parentNode.prepend(row);
  await tick();
  assert.equal(focus(page), 'n113');
});

test('a row beyond the visible part, which the list still has, leaves the focus alone', async () => {
  const page = open(eight.replace('id=n3', 'id=n3 data-span="1 5000"'));
  page.element(110).focus();
  page.push({ f: 1, t: 2, o: [['r', 10, -1], ['a', 3, { 'data-span': '2 5000' }]] });
  await tick();
  assert.equal(page.document.activeElement, page.document.body);
  page.element(111).focus();
  page.push({ f: 2, t: 3, o: [['r', 11, -1], ['a', 3, { 'data-span': '2 4999' }]] });
  await tick();
  assert.equal(focus(page), 'n112');
});

test('a row that the user has left keeps no claim to the focus', async () => {
  const page = open(eight);
  page.element(112).focus();
  page.element(112).blur();
  await tick();
  await remove(page, 12);
  assert.equal(page.document.activeElement, page.document.body);
  page.element(113).focus();
  page.element(9).focus();
  page.push({ f: 2, t: 3, o: [['r', 13, -1]] });
  await tick();
  assert.equal(focus(page), 'n9');
});

test('the dialog in which a row is deleted gives the focus to the next row', async () => {
  const page = open(eight);
  page.element(112).focus();
  const dialog = page.document.createElement('dialog');
  dialog.innerHTML = '<button id=n50>Delete</button>';
  dialog.open = true;
  page.document.body.append(dialog);
  page.element(50).focus();
  await remove(page, 12);
  assert.equal(focus(page), 'n50');
  dialog.remove();
  await tick();
  assert.equal(focus(page), 'n113');
});
