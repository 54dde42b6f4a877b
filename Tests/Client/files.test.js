// public/windows.js: files that the user chooses.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const field = '<input id="n5" type="file" accept="image/*" data-limit="2" data-on="input" data-open>';

// Opens a page with a field, whose uploads a script of their own sends.
const open = ({ loads = true } = {}) => {
  const page = openPage(field, { scripts: { windows: '/windows.js' } });
  const handed = [], reports = [];
  page.window.addEventListener('upload', ({ detail }) => handed.push(detail));
  page.window.addEventListener('report', ({ detail }) => reports.push(detail));
  page.run('windows');
  const el = page.document.getElementById('n5');
  const choose = async (...names) => {
    Object.defineProperty(el, 'files', { value: names.map((name) => ({ name, type: 'image/png' })), configurable: true });
    el.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    page.scripts.findLast(({ src }) => src.endsWith('/uploads-1.js'))[loads ? 'onload' : 'onerror']();
    for (let i = 0; i < 8; i++) await tick();
  };
  return { ...page, el, handed, reports, choose };
};

test('chosen files go to the script for uploads, which is loaded once', async () => {
  const { el, choose, handed, document } = open();
  await choose('a.png', 'b.png');
  await choose('c.png');
  assert.deepEqual(handed.map(({ files, excess }) => [Array.from(files, ({ name }) => name), excess]), [[['a.png', 'b.png'], 0], [['c.png'], 0]]);
  assert.equal(handed[0].el, el);
  assert.equal([...document.head.querySelectorAll('script')].filter(({ src }) => src.endsWith('/uploads-1.js')).length, 1);
});

test('files beyond the limit are not handed over, but their number is', async () => {
  const { choose, handed } = open();
  await choose('a.png', 'b.png', 'c.png', 'd.png');
  assert.deepEqual(handed.map(({ files, excess }) => [files.length, excess]), [[2, 2]]);
});

test('a script for uploads that cannot be loaded is a failed upload, and is tried again', async () => {
  const { choose, handed, reports } = open({ loads: false });
  await choose('a.png');
  await choose('a.png');
  assert.deepEqual(reports.map(({ value }) => value), ['-', '-']);
  assert.deepEqual(handed, []);
});

test('a file over the page does not replace it, except over a field that takes it', () => {
  const page = open();
  const over = (target) => page.fire(target, 'dragover', { dataTransfer: { types: ['Files'] } });
  const event = over(page.main);
  assert.equal(event.defaultPrevented, true);
  assert.equal(event.dataTransfer.dropEffect, 'none');
  assert.equal(over(page.el).defaultPrevented, false);
  assert.equal(page.fire(page.main, 'dragover', { dataTransfer: { types: ['text/plain'] } }).defaultPrevented, false);
});

test('only a field that says so opens its chooser when it appears', () => {
  for (const [attributes, count] of [['', 0], ['data-opens', 1]]) {
    const page = openPage(`<input id="n5" type="file" ${attributes} data-open>`, { scripts: { windows: '/windows.js' } });
    Object.defineProperty(page.window.navigator, 'userActivation', { value: { isActive: true } });
    let opened = 0;
    page.window.HTMLInputElement.prototype.click = () => { opened += 1; };
    page.run('windows');
    assert.equal(opened, count);
  }
});

test('a closed chooser is reported', async () => {
  const { el, window, reports } = open();
  el.dispatchEvent(new window.Event('cancel', { bubbles: true }));
  await tick();
  assert.deepEqual(reports.map(({ value }) => value), ['']);
});

// A button that pastes. `read` gives the clipboard.
const openPaste = (read) => {
  const page = openPage('<input id="n7" type="button" data-on="input" data-open>', { scripts: { windows: '/windows.js' } });
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(detail));
  Object.defineProperty(page.window.navigator, 'clipboard', { value: { readText: read }, configurable: true });
  page.run('windows');
  const press = async () => {
    page.document.getElementById('n7').click();
    for (let i = 0; i < 4; i++) await tick();
  };
  return { press, reports };
};

test('a button that pastes reports the text of the clipboard', async () => {
  const { press, reports } = openPaste(async () => 'some words');
  await press();
  assert.deepEqual(reports.map(({ node, type, value }) => [node, type, value]), [[7, 'input', 'some words']]);
});

test('an empty clipboard, and a user who does not allow it, report nothing', async () => {
  for (const read of [async () => '', async () => { throw new Error('NotAllowedError'); }]) {
    const { press, reports } = openPaste(read);
    await press();
    assert.deepEqual(reports, []);
  }
});
