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

test('a dialog that lets the page be used stays out of the top layer, and Escape inside ends it', async () => {
  const page = open('<button id=n2></button>');
  page.element(2).focus();
  await page.patch(['i', 1, 0, dialog(4, 'dlg free')]);
  assert.deepEqual(page.shown, []);
  assert.equal(page.document.activeElement.id, 'n4');
  page.key(page.element(5), 'Escape');
  assert.deepEqual(page.events.map(({ node, type }) => [node, type]), [[4, 'dismiss']]);
  await page.patch(['a', 4, { class: 'dlg', 'data-on': null }]);
  assert.equal(page.document.activeElement.id, 'n2');
  page.key(page.element(2), 'Escape');
  assert.equal(page.events.length, 1);
});

test('a dialog that lets the page be used does not take the focus of a field', async () => {
  const page = open('<input id=n2>');
  page.element(2).focus();
  await page.patch(['i', 1, 0, dialog(4, 'dlg free')]);
  assert.equal(page.document.activeElement.id, 'n2');
});

test('a dialog becomes modal and modeless again', async () => {
  const page = open(dialog(2, 'dlg free'));
  await page.patch(['a', 2, { class: 'dlg modal' }]);
  assert.deepEqual(page.shown, ['show n2']);
  await page.patch(['a', 2, { class: 'dlg free' }]);
  assert.deepEqual(page.shown, ['show n2', 'close n2']);
  assert.ok(page.element(2).hasAttribute('open'));
});

// A sheet that rests at 200, 400 or 800 points, at the lower edge of a window of 800.
const sheet = (at = 1, on = ' data-on=dismiss') =>
  `<dialog id=n2 class="dlg modal" open${on}><div id=n3 data-detents="${at} 200 400 800"><p id=n4></p><div class="s sy"><p id=n5></p></div><input id=n6></div></dialog>`;

const openSheet = (at, on) => {
  const page = open(sheet(at, on));
  page.place(page.element(3), 0, 800 - [200, 400, 800][at ?? 1], 390, 800);
  // Moves a finger that rests at the end.
  page.drag = (from, to, target = page.element(4), type = 'touch') => {
    const point = (kind, y, time) => {
      const event = new page.window.PointerEvent(kind, { bubbles: true, cancelable: true, clientX: 100, clientY: y, pointerType: type });
      Object.defineProperty(event, 'timeStamp', { value: time });
      target.dispatchEvent(event);
    };
    point('pointerdown', from, 0);
    point('pointermove', (from + to) / 2, 20);
    point('pointermove', to, 40);
    page.seen = page.element(3).style.translate || '';
    point('pointerup', to, 400);
  };
  return page;
};
const reports = (page) => page.events.map(({ node, type, value }) => [node, type, value]);

test('a sheet follows the finger, and reports the height at which it rests', async () => {
  const page = openSheet();
  page.drag(420, 100);
  assert.equal(page.seen, '0 -320px');
  assert.deepEqual(reports(page), [[3, 'detent', 2]]);
  // Until the server has answered, the card stays at its new place.
  assert.equal(page.element(3).style.translate, '0 -400px');
  await page.patch(['a', 3, { 'data-detents': '2 200 400 800' }]);
  assert.equal(page.element(3).style.translate, '');
});

test('a sheet that the server leaves at its height comes back', async () => {
  const page = openSheet();
  page.drag(420, 620);
  assert.deepEqual(reports(page), [[3, 'detent', 0]]);
  await page.respond(1, { f: 1, t: 2, o: [] });
  await tick();
  assert.equal(page.element(3).style.translate, '');
});

test('a sheet that is dragged away is dismissed', () => {
  const page = openSheet();
  page.drag(420, 780);
  assert.deepEqual(reports(page), [[2, 'dismiss', undefined]]);
  assert.equal(page.element(3).style.translate, '0 360px');
});

test('a sheet that only the app may end resists, and springs back', () => {
  const page = openSheet(0, '');
  page.drag(620, 780);
  assert.equal(page.seen, '0 40px');
  assert.deepEqual(reports(page), []);
  assert.equal(page.element(3).style.translate, '');
});

test('a sheet that is hardly moved springs back', () => {
  const page = openSheet();
  page.drag(420, 450);
  assert.deepEqual(reports(page), []);
  assert.equal(page.element(3).style.translate, '');
});

test('a scroll area in a sheet, a field and a mouse outside of the handle drag nothing', () => {
  for (const [node, type] of [[5, 'touch'], [6, 'touch'], [4, 'mouse']]) {
    const page = openSheet();
    page.drag(500, 100, page.element(node), type);
    assert.deepEqual([page.seen, reports(page)], ['', []], `${node} by ${type}`);
  }
  const page = openSheet();
  page.drag(410, 100, page.element(4), 'mouse');
  assert.deepEqual(reports(page), [[3, 'detent', 2]]);
});

test('the click after a drag presses nothing', () => {
  const page = openSheet();
  page.drag(420, 100);
  assert.ok(page.click(page.element(4)).defaultPrevented);
  assert.ok(!page.click(page.element(4)).defaultPrevented);
});
