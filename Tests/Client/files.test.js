// public/windows.js: files that the user chooses.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const field = '<input id="n5" type="file" accept="image/*" data-limit="2" data-on="input" data-open>';

// Opens a page with a field. `status` is that of the responses to uploads.
const open = ({ status = 200 } = {}) => {
  const page = openPage(field, { scripts: { windows: '/windows.js' } });
  const uploads = [];
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(detail));
  page.window.fetch = async (url, { body }) => {
    uploads.push([url, body.name]);
    return { ok: status === 200, status, text: async () => `name${uploads.length}` };
  };
  page.run('windows');
  const el = page.document.getElementById('n5');
  const choose = async (...names) => {
    Object.defineProperty(el, 'files', { value: names.map((name) => ({ name, type: 'image/png' })), configurable: true });
    el.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    for (let i = 0; i < 8; i++) await tick();
  };
  return { ...page, el, uploads, reports, choose };
};

test('chosen files are uploaded, and their names reported', async () => {
  const { choose, uploads, reports } = open();
  await choose('a.png', 'b.png');
  assert.deepEqual(uploads.map(([, name]) => name), ['a.png', 'b.png']);
  assert.match(uploads[0][0], /\/uploads\?session=/);
  assert.deepEqual(reports.map(({ type, value }) => [type, value]), [['input', 'name1 name2']]);
});

test('files beyond the limit are not uploaded, and their number is reported', async () => {
  const { choose, uploads, reports } = open();
  await choose('a.png', 'b.png', 'c.png', 'd.png');
  assert.deepEqual(uploads.map(([, name]) => name), ['a.png', 'b.png']);
  assert.deepEqual(reports.map(({ value }) => value), ['name1 name2 +2']);
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

test('an upload carries the name of its file', async () => {
  const { choose, uploads } = open();
  await choose('Käpt’n & co.png');
  assert.match(uploads[0][0], /&filename=K%C3%A4pt%E2%80%99n%20%26%20co\.png$/);
});

test('an upload that fails is reported, with the status of the response', async () => {
  const { choose, reports } = open({ status: 413 });
  await choose('a.png');
  assert.deepEqual(reports.map(({ value }) => value), ['-413']);
});

test('a file that is too large is not uploaded', async () => {
  const { el, window, uploads, reports } = open();
  Object.defineProperty(el, 'files', { value: [{ name: 'a.txt', type: 'text/plain', size: (32 << 20) + 1 }] });
  el.dispatchEvent(new window.Event('change', { bubbles: true }));
  for (let i = 0; i < 8; i++) await tick();
  assert.deepEqual(uploads, []);
  assert.deepEqual(reports.map(({ value }) => value), ['-413']);
});

test('an upload that breaks off is reported', async () => {
  const { choose, reports, window } = open();
  window.fetch = async () => { throw new TypeError('Failed to fetch'); };
  await choose('a.png');
  assert.deepEqual(reports.map(({ value }) => value), ['-']);
});

test('a picture becomes a JPEG file, unless the field keeps formats', async () => {
  for (const keeps of [false, true]) {
    const { el, window, uploads } = open();
    if (keeps) el.setAttribute('data-keep', '');
    const made = [];
    window.createImageBitmap = async (file) => { made.push(file.name); throw new Error('no picture'); };
    Object.defineProperty(el, 'files', { value: [{ name: 'a.heic', type: 'image/heic' }] });
    el.dispatchEvent(new window.Event('change', { bubbles: true }));
    for (let i = 0; i < 8; i++) await tick();
    assert.deepEqual(made, keeps ? [] : ['a.heic']);
    assert.equal(uploads.length, 1);
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
