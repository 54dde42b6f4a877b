// public/dialogs.js: dialogs in the top layer.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const scripts = { dialogs: '/dialogs.js' };
const dialog = (number, classes = 'dlg modal', on = ' data-on=dismiss') =>
  `<dialog id=n${number} class="${classes}" open${on}><button id=n${number + 1}></button></dialog>`;

// Opens a page. jsdom has no modal dialogs.
const open = (main = '') => {
  const page = openPage(main, { scripts });
  page.shown = [];
  const prototype = page.window.HTMLDialogElement?.prototype || page.window.HTMLElement.prototype;
  prototype.showModal = function () {
    this.setAttribute('open', '');
    page.shown.push('show ' + this.id);
  };
  prototype.close = function () {
    this.removeAttribute('open');
    page.shown.push('close ' + this.id);
  };
  page.run('dialogs');
  page.patch = async (...operations) => {
    page.push({ f: page.revision, t: page.revision + 1, o: operations });
    await tick();
  };
  return page;
};

test('a page with a dialog loads the script', () => {
  const names = (page) => page.scripts.map((one) => one.getAttribute('src'));
  assert.deepEqual(names(openPage(dialog(2), { scripts })), ['/dialogs.js']);
  assert.deepEqual(names(openPage('<p id=n2></p>', { scripts })), []);
});

test('a dialog is shown in the top layer, with the focus', async () => {
  const page = open(dialog(2));
  assert.deepEqual(page.shown, ['show n2']);
  assert.equal(page.document.activeElement.id, 'n2');
  await page.patch(['i', 1, 0, dialog(4)]);
  assert.deepEqual(page.shown, ['show n2', 'show n4']);
});

test('a dialog that leaves gives the page and the focus back', async () => {
  const page = open('<button id=n2></button>');
  page.element(2).focus();
  await page.patch(['i', 1, 0, dialog(4)]);
  assert.equal(page.document.activeElement.id, 'n4');
  await page.patch(['a', 4, { class: 'dlg', 'data-on': null }]);
  assert.deepEqual(page.shown, ['show n4', 'close n4']);
  assert.ok(page.element(4).hasAttribute('open'));
  assert.equal(page.document.activeElement.id, 'n2');
});

test('a dialog that is removed at once gives the focus back', async () => {
  const page = open('<button id=n2></button>');
  page.element(2).focus();
  await page.patch(['i', 1, 0, dialog(4)]);
  await page.patch(['r', 4]);
  assert.equal(page.document.activeElement.id, 'n2');
});

test('Escape asks the server to end a dialog, unless only the app may do so', () => {
  const page = open(dialog(2));
  assert.ok(page.fire(page.element(2), 'cancel').defaultPrevented);
  assert.deepEqual(page.events.map(({ node, type }) => [node, type]), [[2, 'dismiss']]);
  const other = open(dialog(2, 'dlg modal', ''));
  assert.ok(other.fire(other.element(2), 'cancel').defaultPrevented);
  assert.deepEqual(other.events, []);
});

test('a dialog that the browser closes is shown again until the server ends it', () => {
  const page = open(dialog(2));
  page.element(2).close();
  page.fire(page.element(2), 'close');
  assert.deepEqual(page.shown, ['show n2', 'close n2', 'show n2']);
  assert.deepEqual(page.events.map(({ type }) => type), ['dismiss']);
});
