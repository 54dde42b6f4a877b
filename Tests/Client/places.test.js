// public/places.js: dialogs, and the browser's history.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const scripts = { places: '/places.js' };
const dialog = (number, classes = 'dlg modal', on = ' data-on=dismiss') =>
  `<dialog id=n${number} class="${classes}" open${on}><button id=n${number + 1}></button></dialog>`;

// Opens a page at a place. jsdom has neither modal dialogs nor a history that goes back at once.
const open = (main = '', place = '0 /shop') => {
  const page = openPage(main, { scripts, attributes: place && ` data-place="${place}"` });
  const { window } = page, { history } = window;
  page.shown = [];
  page.entries = [];
  page.steps = [];
  const prototype = window.HTMLDialogElement?.prototype || window.HTMLElement.prototype;
  prototype.showModal = function () {
    this.setAttribute('open', '');
    page.shown.push('show ' + this.id);
  };
  prototype.close = function () {
    this.removeAttribute('open');
    page.shown.push('close ' + this.id);
  };
  for (const how of ['pushState', 'replaceState']) {
    history[how] = (state, _, path) => {
      const { screens, path: named, layers, trail } = state;
      page.entries.push([how, new window.URL(path, window.location.href).pathname, screens, layers, Array.from(trail, (entry) => entry.path)]);
      assert.equal(typeof named, 'string');
      page.state = JSON.parse(JSON.stringify(state));
    };
  }
  history.go = (steps) => page.steps.push(steps);
  page.run('places');
  page.entries = [];
  page.pop = (state) => window.dispatchEvent(Object.assign(new window.Event('popstate'), { state }));
  page.patch = async (...operations) => {
    page.push({ f: page.revision, t: page.revision + 1, o: operations });
    await tick();
  };
  return page;
};

test('a page with places or with a dialog loads the script', () => {
  const names = (page) => page.scripts.map((one) => one.getAttribute('src'));
  assert.deepEqual(names(openPage('', { scripts, attributes: ' data-place="0 /"' })), ['/places.js']);
  assert.deepEqual(names(openPage(dialog(2), { scripts })), ['/places.js']);
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

test('a screen above another one is an entry of the history', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['u', '/shop/Item/1/Item/2', 2]);
  assert.deepEqual(page.entries, [
    ['pushState', '/shop/Item/1', 1, 0, ['/shop']],
    ['pushState', '/shop/Item/1/Item/2', 2, 0, ['/shop', '/shop/Item/1']],
  ]);
});

test('a screen that goes leads back to its entry, and several do at once', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['u', '/shop/Item/1/Item/2', 2]);
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual(page.steps, [-2]);
  // The browser's report about it changes nothing.
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual(page.events, []);
});

test('a screen in the place of another one, or without an entry below, replaces the entry', async () => {
  const page = open('', '1 /shop/Item/1');
  await page.patch(['u', '/shop/Item/3', 1]);
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual(page.entries, [
    ['replaceState', '/shop/Item/3', 1, 0, []], ['replaceState', '/shop', 0, 0, []],
  ]);
  assert.deepEqual(page.steps, []);
});

test('the back button asks the server for the place of the entry', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  page.entries = [];
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual(page.events, [{ node: 1, type: 'place', value: '/shop' }]);
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual([page.entries, page.steps], [[], []]);
});

test('a place that the server refuses is corrected in the entry', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  page.pop({ screens: 1, layers: 0, trail: [], path: '/shop/Item/9' });
  page.entries = [];
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual(page.entries, [['replaceState', '/shop', 0, 0, []]]);
});

test('a dialog is an entry of its own, which goes with it', async () => {
  const page = open();
  await page.patch(['i', 1, 0, dialog(2)]);
  assert.deepEqual(page.entries, [['pushState', '/tabs', 0, 1, []]]);
  await page.patch(['r', 2]);
  assert.deepEqual(page.steps, [-1]);
});

test('the back button ends the uppermost dialog, unless only the app may do so', async () => {
  const page = open();
  await page.patch(['i', 1, 0, dialog(2)]);
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual(page.events.map(({ node, type }) => [node, type]), [[2, 'dismiss']]);
  await page.patch(['r', 2]);
  assert.deepEqual(page.steps, []);
  const other = open();
  await other.patch(['i', 1, 0, dialog(2, 'dlg modal', '')]);
  other.entries = [];
  other.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual([other.events, other.entries.map(([how, , , layers]) => [how, layers])], [[], [['pushState', 1]]]);
});

test('a scroll area that comes back has its offset again', async () => {
  const area = '<div id=n2 class="s sy"></div>';
  const page = open(area);
  page.element(2).scrollTop = 120;
  page.fire(page.element(2), 'scroll');
  await page.patch(['r', 2]);
  await page.patch(['i', 1, 0, `<div id=n5>${area}</div>`]);
  assert.equal(page.element(2).scrollTop, 120);
});
