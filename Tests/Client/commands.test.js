// public/commands.js: keyboard shortcuts and key presses.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

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
  const page = open('<div id=n3 class=menu></div>' + button(2, '0 Escape'));
  page.element(3).setAttribute('popover-open', '');
  page.key(page.main, 'Escape');
  assert.deepEqual(page.events, []);
  page.element(3).removeAttribute('popover-open');
  page.key(page.main, 'Escape');
  assert.equal(page.events.length, 1);
});

test('the bar of a field lies above everything, also when it comes later, and Escape does not concern it', async () => {
  const page = open('<div id=n3 class=ibar></div>' + button(2, '0 Escape'));
  assert.ok(page.element(3).matches('[popover=manual][popover-open]'));
  page.push({ f: 1, t: 2, o: [['i', 1, 0, '<div id=n4 class=ibar></div>']] });
  await tick();
  assert.ok(page.element(4).matches('[popover=manual][popover-open]'));
  page.key(page.main, 'Escape');
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
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

// jsdom has no modal dialogs.
const openWithDialogs = (html) => {
  const page = openPage(html);
  const prototype = page.window.HTMLDialogElement?.prototype || page.window.HTMLElement.prototype;
  prototype.showModal = function () { this.setAttribute('open', ''); };
  prototype.close = function () {
    this.removeAttribute('open');
    page.fire(this, 'close', { init: { bubbles: false } });
  };
  page.document.documentElement.dataset.words = 'a|b|Keyboard Shortcuts';
  page.run('commands');
  page.list = () => {
    const list = page.document.querySelector('dialog.shortcuts');
    return list && [...list.querySelectorAll('h2,dt,kbd')].map((el) => el.textContent);
  };
  return page;
};
const named = (node, shortcut, name) => `<button id=n${node} name=tap value=${node} data-key="${shortcut}">${name}</button>`;

test('a question mark shows the shortcuts, and hides them', () => {
  const page = openWithDialogs(named(2, '8 s', 'Save<span aria-hidden=true>x</span>') + named(3, '9 z', 'Redo') + named(4, '8 s', 'Other') + named(5, '2 Enter', 'Send'));
  assert.ok(page.key(page.main, '?', { shiftKey: true }).defaultPrevented);
  assert.deepEqual(page.list(), ['Keyboard Shortcuts', 'Save', 'Ctrl+S', 'Redo', 'Ctrl+Shift+Z', 'Send', 'Ctrl+↩']);
  page.key(page.main, 's', { ctrlKey: true });
  assert.deepEqual(page.events, []);
  page.key(page.main, '?', { shiftKey: true });
  assert.equal(page.list(), null);
});

test('… not in a field, and not without shortcuts', () => {
  const page = openWithDialogs(named(2, '8 s', 'Save') + '<input id=n3>');
  assert.ok(!page.key(page.element(3), '?', { shiftKey: true }).defaultPrevented);
  assert.equal(page.list(), null);
  const other = openWithDialogs('<p id=n2 data-keys="d x"></p>');
  other.key(other.main, '?', { shiftKey: true });
  assert.equal(other.list(), null);
});

test('Control shows the shortcuts after a second, until it is released', async () => {
  const page = openWithDialogs(named(2, '8 s', 'Save'));
  page.key(page.main, 'Control', { ctrlKey: true });
  await page.advance(900);
  assert.equal(page.list(), null);
  await page.advance(200);
  assert.deepEqual(page.list(), ['Keyboard Shortcuts', 'Save', 'Ctrl+S']);
  page.fire(page.main, 'keyup', { init: { key: 'Control' } }, page.window.KeyboardEvent);
  assert.equal(page.list(), null);
});

test('… unless another key follows', async () => {
  const page = openWithDialogs(named(2, '8 s', 'Save'));
  page.key(page.main, 'Control', { ctrlKey: true });
  page.key(page.main, 's', { ctrlKey: true });
  await page.advance(2000);
  assert.equal(page.list(), null);
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
});

test('hints are written for the keyboard', () => {
  const page = openWithDialogs('<div id=n2 data-hint="9 s"><p id=n3>⇧⌘S</p></div>');
  assert.equal(page.element(3).textContent, 'Ctrl+Shift+S');
});

const bar = '<div id=n2 role=menubar><div id=n3><button id=n4 role=menuitem popovertarget=n5>File</button><div id=n5 class=menu popover><button id=n6 role=menuitem>New</button></div></div>'
  + '<div id=n7><button id=n8 role=menuitem popovertarget=n9>Edit</button><div id=n9 class=menu popover></div></div></div>';
const isOpen = (page, node) => page.element(node).hasAttribute('popover-open');

test('arrows go through a menu bar', () => {
  const page = openWithDialogs(bar);
  page.element(4).focus();
  page.key(page.element(4), 'ArrowRight');
  assert.equal(page.document.activeElement.id, 'n8');
  page.key(page.element(8), 'ArrowRight');
  page.key(page.element(4), 'ArrowDown');
  assert.ok(isOpen(page, 5));
  page.key(page.element(6), 'ArrowLeft');
  assert.ok(isOpen(page, 9));
});

test('the pointer opens the other menus of a bar only while one is open', () => {
  const page = openWithDialogs(bar);
  page.pointer(page.element(8), 'pointerover');
  assert.ok(!isOpen(page, 9));
  page.element(5).showPopover();
  page.pointer(page.element(8), 'pointerover');
  assert.ok(isOpen(page, 9));
});

test('a bar over the keyboard is shown while a field near it has the focus, by touch', () => {
  const html = '<div id=n2><input id=n3><div id=n4 class=kbar data-keys=""><button id=n5></button></div></div><input id=n6 type=checkbox>';
  const page = openPage(html);
  page.media('(pointer: coarse)').matches = true;
  page.run('commands');
  page.element(3).focus();
  assert.ok(page.element(4).matches('.shown'));
  assert.ok(page.pointer(page.element(5), 'pointerdown').defaultPrevented);
  page.element(3).blur();
  assert.ok(!page.element(4).matches('.shown'));
  const other = openPage(html);
  other.run('commands');
  other.element(3).focus();
  assert.ok(!other.element(4).matches('.shown'));
});

test('a field keeps the keys that undo changes of its text', () => {
  const page = open(`<input id=n3 name=n3>${button(2, '8 z')}${button(4, '9 z')}`);
  const field = page.element(3);
  assert.ok(!page.key(field, 'z', { ctrlKey: true }).defaultPrevented);
  assert.ok(!page.key(field, 'Z', { ctrlKey: true, shiftKey: true }).defaultPrevented);
  assert.deepEqual(page.events, []);
  page.key(page.main, 'Z', { ctrlKey: true, shiftKey: true });
  assert.deepEqual(page.events, [{ node: 4, type: 'tap' }]);
});
