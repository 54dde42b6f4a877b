// public/client/moving.js: elements that move keep what only the browser has.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, pageHTML } = require('./support/page');

const rows = '<div id=n2><p id=n3><input id=n13 class=field name=n13 data-on="focus blur"></p><p id=n4></p><p id=n5></p><p id=n6></p></div><div id=n7></div>';
// A page with the focus in the first row, which records the elements that leave their places.
const open = (html = rows) => {
  const page = openPage(html);
  page.element(13).focus();
  page.sent = page.events.length;
  const { insertBefore } = page.window.Node.prototype;
  page.moved = [];
  page.window.Node.prototype.insertBefore = function (el, before) {
    if (el.isConnected) page.moved.push(el.id);
    return insertBefore.call(this, el, before);
  };
  page.order = () => [...page.element(2).children].map((el) => el.id).join(' ');
  page.patch = (...operations) => page.push({ f: page.revision, t: page.revision + 1, o: operations });
  page.later = () => page.events.slice(page.sent);
  return page;
};

test('an element with the focus stays, and its siblings move around it', () => {
  const page = open();
  page.patch(['m', 3, 2, 6]);
  assert.equal(page.order(), 'n4 n5 n3 n6');
  page.patch(['m', 3, 2, 0]);
  assert.equal(page.order(), 'n4 n5 n6 n3');
  page.patch(['m', 3, 2, 4]);
  assert.equal(page.order(), 'n3 n4 n5 n6');
  assert.deepEqual(page.moved, ['n4', 'n5', 'n6', 'n4', 'n5', 'n6']);
  assert.equal(page.document.activeElement, page.element(13));
  assert.deepEqual(page.later(), []);
});

test('the same applies to an element with an open menu, and in a whole page', () => {
  const page = open('<div id=n2><p id=n3></p><p id=n4><i id=n8 class=menu popover-open></i></p><p id=n5><input id=n13></p></div>');
  page.patch(['m', 4, 2, 3]);
  assert.deepEqual([page.order(), page.moved], ['n4 n3 n5', ['n3']]);
  page.push({ t: 3, h: pageHTML('<div id=n2><p id=n5><input id=n13></p><p id=n3></p><p id=n4></p></div>', { revision: 3 }) });
  assert.equal(page.order(), 'n5 n3 n4');
  assert.ok(!page.moved.slice(1).includes('n5'));
  assert.equal(page.document.activeElement, page.element(13));
});

test('elements that do move are moved by the browser\'s own way that keeps their states', () => {
  const page = open();
  const kept = [];
  page.window.Element.prototype.moveBefore = function (el, before) {
    kept.push(el.id);
    this.insertBefore(el, before);
  };
  page.patch(['m', 6, 2, 4]);
  assert.deepEqual([page.order(), kept], ['n3 n6 n4 n5', ['n6']]);
});

test('an element that moves to another parent has the focus and the selection again, and the server hears nothing', () => {
  const page = open();
  const field = page.element(13);
  field.value = 'Ada Lovelace';
  field.setSelectionRange(4, 8, 'backward');
  page.patch(['m', 3, 7, 0]);
  assert.equal(page.element(7).innerHTML.slice(0, 10), '<p id="n3"');
  assert.equal(page.document.activeElement, field);
  assert.deepEqual([field.selectionStart, field.selectionEnd, field.selectionDirection], [4, 8, 'backward']);
  assert.deepEqual(page.later(), []);
});

test('an element that replaces one with the focus has the selection, and the text that is on its way', async () => {
  const page = open();
  const field = page.element(13);
  field.value = 'Ada';
  page.fire(field, 'input');
  field.setSelectionRange(1, 2);
  page.patch(['p', 3, '<p id=n3><input id=n13 class=field name=n13 data-on="focus blur" value=A></p>']);
  const again = page.element(13);
  assert.notEqual(again, field);
  assert.equal(page.document.activeElement, again);
  assert.deepEqual([again.value, again.selectionStart, again.selectionEnd], ['Ada', 1, 2]);
  assert.deepEqual(page.later().map(({ type }) => type).filter((type) => type !== 'input'), []);
});

test('a field that cannot have the focus again reports that it lost it', async () => {
  const page = open();
  await page.respond(1, { f: 1, t: 2, o: [['p', 13, '<input id=n13 class=field name=n13 data-on="focus blur" disabled>']] });
  assert.deepEqual(page.events, [{ node: 13, type: 'focus' }, { node: 13, type: 'blur' }]);
});

test('areas that are replaced, or moved where the browser resets them, are where they were', () => {
  const page = open('<div id=n2><div id=n3 class=s></div><p id=n4></p></div><div id=n5><div id=n6 class=s></div></div><input id=n13>');
  page.element(3).scrollTop = 30;
  page.element(6).scrollLeft = 20;
  // A browser resets the offsets of an element that it attaches again. jsdom does not.
  const { insertBefore } = page.window.Node.prototype;
  page.window.Node.prototype.insertBefore = function (el, before) {
    if (el.isConnected) el.scrollTop = 0;
    return insertBefore.call(this, el, before);
  };
  page.patch(['m', 3, 2, 0], ['p', 5, '<div id=n5><div id=n6 class=s></div></div>']);
  assert.deepEqual([page.element(3).scrollTop, page.element(6).scrollLeft], [30, 20]);
});
