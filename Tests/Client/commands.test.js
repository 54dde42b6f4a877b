// public/commands.js: keyboard shortcuts and key presses.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const done = { f: 1, t: 1, o: [] };
const open = (html) => {
  const page = openPage(html);
  page.run('commands');
  return page;
};
const button = (node, shortcut, more = '') => `<button id=n${node} name=tap value=${node} data-key="${shortcut}"${more}></button>`;

test('a shortcut presses its button', () => {
  const page = open(button(2, '8 s'));
  assert.ok(page.key(page.main, 's', { ctrlKey: true }).defaultPrevented);
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
});

test('… only with exactly its modifier keys', () => {
  const page = open(button(2, '8 s'));
  for (const keys of [{}, { altKey: true }, { ctrlKey: true, shiftKey: true }]) page.key(page.main, 's', keys);
  assert.deepEqual(page.events, []);
  page.key(page.main, 's', { metaKey: true });
  assert.equal(page.events.length, 1);
});

test('a shortcut with the Shift key has the letter in either case', () => {
  const page = open(button(2, '9 f'));
  page.key(page.main, 'F', { ctrlKey: true, shiftKey: true });
  assert.equal(page.events.length, 1);
});

test('a sign may need the Shift key', () => {
  const page = open(button(2, '8 ?'));
  page.key(page.main, '?', { ctrlKey: true, shiftKey: true });
  assert.equal(page.events.length, 1);
});

test('a letter with the Option key is that of the key, not what it types', () => {
  const page = open(button(2, '4 l'));
  page.key(page.main, '¬', { altKey: true, code: 'KeyL' });
  assert.equal(page.events.length, 1);
});

test('the first enabled control with a shortcut is pressed', () => {
  const page = open(button(2, '8 s', ' disabled') + `<div inert>${button(3, '8 s')}</div>` + button(4, '8 s') + button(5, '8 s'));
  page.key(page.main, 's', { ctrlKey: true });
  assert.deepEqual(page.events, [{ node: 4, type: 'tap' }]);
});

test('a held key presses once', () => {
  const page = open(button(2, '8 s'));
  page.key(page.main, 's', { ctrlKey: true, repeat: true });
  assert.deepEqual(page.events, []);
});

test('a shortcut switches a switch', () => {
  const page = open('<input id=n2 name=n2 type=checkbox data-key="8 l">');
  page.key(page.main, 'l', { ctrlKey: true });
  assert.deepEqual(page.events, [{ node: 2, type: 'change', value: true }]);
});

test('Return presses the default button, also from a field of one line', () => {
  const page = open('<input id=n3 class=field>' + button(2, '0 Enter'));
  page.key(page.element(3), 'Enter');
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
});

test('… but not from a control that takes it', () => {
  const page = open('<textarea id=n3></textarea><button id=n4></button>' + button(2, '0 Enter'));
  page.key(page.element(3), 'Enter');
  page.key(page.element(4), 'Enter');
  assert.deepEqual(page.events, []);
});

test('Escape cancels, unless it closes a menu', () => {
  const page = open('<div id=n3></div>' + button(2, '0 Escape'));
  page.element(3).setAttribute('popover-open', '');
  page.key(page.main, 'Escape');
  assert.deepEqual(page.events, []);
  page.element(3).removeAttribute('popover-open');
  page.key(page.main, 'Escape');
  assert.equal(page.events.length, 1);
});

test('typing in a field triggers no shortcut without modifier keys', () => {
  const page = open('<input id=n3 class=field>' + button(2, '0 s'));
  assert.ok(!page.key(page.element(3), 's').defaultPrevented);
  assert.deepEqual(page.events, []);
  page.key(page.main, 's');
  assert.equal(page.events.length, 1);
});

test('a key press goes to the innermost view that takes it', async () => {
  const page = open('<div id=n2 data-keys="dr *"><div id=n3 data-keys="d x ArrowUp"><i id=n4 tabindex=0></i></div></div>');
  const press = async (key, init) => {
    const before = page.events.length, event = page.key(page.element(4), key, init);
    await page.respond(page.batches.length, done);
    return [event.defaultPrevented, page.events.slice(before)];
  };
  assert.deepEqual(await press('x'), [true, [{ node: 3, type: 'key', value: 'd0 x' }]]);
  assert.deepEqual(await press('X', { shiftKey: true }), [true, [{ node: 3, type: 'key', value: 'd1 X' }]]);
  assert.deepEqual(await press('x', { repeat: true }), [false, [{ node: 2, type: 'key', value: 'r0 x' }]]);
  assert.deepEqual(await press('q'), [false, [{ node: 2, type: 'key', value: 'd0 q' }]]);
  assert.deepEqual(await press('ArrowDown'), [true, [{ node: 2, type: 'key', value: 'd0 ArrowDown' }]]);
  assert.deepEqual(await press('Shift', { shiftKey: true }), [false, []]);
});

test('a key that goes up is reported to those who ask for it', () => {
  const page = open('<div id=n2 data-keys="u *"><i id=n4 tabindex=0></i></div>');
  page.key(page.element(4), 'x');
  assert.deepEqual(page.events, []);
  page.fire(page.element(4), 'keyup', { init: { key: ' ' } }, page.window.KeyboardEvent);
  assert.deepEqual(page.events, [{ node: 2, type: 'key', value: 'u0 Space' }]);
});

test('a field still receives what is typed, but not the keys that an author named', async () => {
  const page = open('<div id=n2 data-keys="d x ArrowUp"><input id=n3 class=field></div>');
  assert.ok(!page.key(page.element(3), 'x').defaultPrevented);
  assert.ok(page.key(page.element(3), 'ArrowUp').defaultPrevented);
  await page.respond(1, done);
  assert.deepEqual(page.events.map((event) => event.value), ['d0 x', 'd0 ArrowUp']);
});

test('keys of a composition are not reported', () => {
  const page = open('<div id=n2 data-keys="d *"><input id=n3 class=field></div>');
  page.key(page.element(3), 'a', { isComposing: true });
  assert.deepEqual(page.events, []);
});
