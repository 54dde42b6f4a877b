// public/uploads.js: files on their way to the server, and their progress.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const words = 'Cancel|Uploading|Waiting|Too large.|No room.|Failed.|Close';
const field = `<input id="n5" type="file" data-up="${words}" data-limit="9">`;
const target = `<div id="n6" data-drop="files" data-up="${words}"></div>`;

class Sheet {
  replaceSync() {}
}

// Opens a page. `answer` decides about each request: a status, headers and a text, nothing for one that is still under way, or 'lost'.
const open = (answer, html = field + target) => {
  const page = openPage(html);
  const requests = [], reports = [], deleted = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(detail));
  page.window.CSSStyleSheet = Sheet;
  page.document.adoptedStyleSheets = [];
  page.window.fetch = async (url, { method }) => deleted.push([method, url]);
  page.window.XMLHttpRequest = class {
    upload = {};
    headers = {};
    status = 0;
    responseText = '';
    open(method, url) { Object.assign(this, { method, url }); }
    setRequestHeader(name, value) { this.headers[name] = String(value); }
    getResponseHeader(name) { return this.got[name]; }
    send(body) {
      this.body = body;
      requests.push(this);
      this.answer(answer(this, requests.length));
    }
    async answer(found) {
      await tick();
      if (!found) return;
      if (found !== 'lost') [this.status, this.got, this.responseText = ''] = found;
      this.onloadend();
    }
    abort() { this.answer('lost'); }
  };
  page.run('uploads');
  const file = (name, size, type = 'text/plain') => ({ name, size, type, slice: (start, end) => [name, start, end] });
  const upload = async (detail) => {
    page.window.dispatchEvent(new page.window.CustomEvent('upload', { detail: { el: page.element(5), excess: 0, ...detail } }));
    await settle();
  };
  const settle = async () => { for (let i = 0; i < 40; i++) await tick(); };
  const bars = () => [...page.document.querySelectorAll('[role=progressbar]')]
    .map((el) => [el.getAttribute('aria-label'), el.getAttribute('aria-valuenow'), el.getAttribute('aria-valuetext')]);
  return { ...page, page, requests, reports, deleted, file, upload, settle, bars, values: () => reports.map(({ node, type, value }) => [node, type, value?.x ? { ...value } : value]) };
};

// A server that takes what it gets.
const server = () => {
  const files = [];
  return (xhr) => {
    const id = new URL(xhr.url, 'http://a').searchParams.get('upload');
    if (!id) {
      files.push(0);
      return [201, { 'Upload-Offset': '0' }, String(files.length)];
    }
    if (xhr.method === 'HEAD') return [204, { 'Upload-Offset': String(files[id - 1]) }];
    files[id - 1] = xhr.body[2];
    return xhr.headers['Upload-Complete'] === '?1' ? [200, {}, 'name' + id] : [204, { 'Upload-Offset': String(xhr.body[2]) }];
  };
};

test('a file is sent in parts, and its name is reported', async () => {
  const { upload, file, requests, values, bars } = open(server());
  await upload({ files: [file('Käpt’n & co.txt', (8 << 20) + 5)] });
  assert.deepEqual(requests.map(({ method, headers }) => [method, headers]), [
    ['POST', { 'Upload-Length': '8388613', 'Upload-Complete': '?0', 'Content-Type': 'text/plain' }],
    ['PATCH', { 'Upload-Offset': '0', 'Upload-Complete': '?0', 'Content-Type': 'application/partial-upload' }],
    ['PATCH', { 'Upload-Offset': '8388608', 'Upload-Complete': '?1', 'Content-Type': 'application/partial-upload' }],
  ]);
  assert.equal(requests[0].url, '/tabs/uploads?session=s1&filename=K%C3%A4pt%E2%80%99n%20%26%20co.txt');
  assert.equal(requests[1].url, '/tabs/uploads?session=s1&upload=1');
  assert.deepEqual(requests[2].body, ['Käpt’n & co.txt', 8388608, 8388613]);
  assert.deepEqual(values(), [[5, 'input', 'name1']]);
  assert.deepEqual(bars(), []);
});

test('progress is shown for each file, and is readable by assistive technologies', async () => {
  const { upload, file, requests, bars, page } = open((xhr) => xhr.method === 'POST' && [201, { 'Upload-Offset': '0' }, 'u']);
  await upload({ files: [file('a.txt', 200), file('b.txt', 10)] });
  requests.find(({ body }) => body?.[0] === 'a.txt').upload.onprogress({ loaded: 85 });
  assert.deepEqual(bars(), [['Uploading a.txt', '42', '42%'], ['Uploading b.txt', '0', '0%']]);
  assert.equal(page.document.querySelector('.uploads').getAttribute('aria-label'), 'Uploading');
  assert.equal(page.element(5).getAttribute('aria-busy'), 'true');
});

test('at most three files are sent at the same time, and all names are reported in order', async () => {
  const serve = server(), waiting = [];
  const { upload, file, settle, values, requests } = open((xhr) => {
    if (xhr.method === 'POST') return serve(xhr);
    waiting.push(xhr);
  });
  await upload({ files: ['a', 'b', 'c', 'd'].map((name) => file(name, 1)), excess: 2 });
  assert.deepEqual(waiting.map(({ body }) => body[0]), ['a', 'b', 'c']);
  waiting[1].answer(serve(waiting[1]));
  await settle();
  assert.deepEqual(waiting.map(({ body }) => body[0]), ['a', 'b', 'c', 'd']);
  for (const xhr of [waiting[3], waiting[2], waiting[0]]) xhr.answer(serve(xhr));
  await settle();
  assert.deepEqual(values(), [[5, 'input', 'name1 name2 name3 name4 +2']]);
  assert.equal(requests.length, 8);
});

test('an upload continues after a break where the server says', async () => {
  const { upload, file, requests, values, advance, settle, bars } = open((xhr, number) => [
    [201, { 'Upload-Offset': '0' }, 'u'], 'lost', 'lost', [204, { 'Upload-Offset': '7' }], [200, {}, 'name'],
  ][number - 1]);
  await upload({ files: [file('a.txt', 10)] });
  assert.deepEqual(bars(), [['Uploading a.txt', '0', 'Waiting']]);
  await advance(500);
  await settle();
  await advance(1000);
  await settle();
  assert.deepEqual(requests.map(({ method, headers }) => [method, headers['Upload-Offset']]), [
    ['POST', undefined], ['PATCH', '0'], ['HEAD', undefined], ['HEAD', undefined], ['PATCH', '7']]);
  assert.deepEqual(values(), [[5, 'input', 'name']]);
});

test('a network that is back continues at once', async () => {
  const { upload, file, requests, window, settle, values } = open((xhr, number) => [
    'lost', [201, { 'Upload-Offset': '0' }, 'u'], [200, {}, 'name']][number - 1]);
  await upload({ files: [file('a.txt', 10)] });
  assert.equal(requests.length, 1);
  window.dispatchEvent(new window.Event('online'));
  await settle();
  assert.deepEqual(values(), [[5, 'input', 'name']]);
});

test('an upload that a new process does not know begins again', async () => {
  const { upload, file, requests, values, advance, settle } = open((xhr, number) => [
    [201, { 'Upload-Offset': '0' }, 'u'], [502, {}], [404, {}], [201, { 'Upload-Offset': '0' }, 'v'], [200, {}, 'name']][number - 1]);
  await upload({ files: [file('a.txt', 10)] });
  await advance(500);
  await settle();
  assert.deepEqual(requests.map(({ method }) => method), ['POST', 'PATCH', 'HEAD', 'POST', 'PATCH']);
  assert.match(requests[4].url, /upload=v$/);
  assert.deepEqual(values(), [[5, 'input', 'name']]);
});

test('a connection without a sign of life for half a minute is one that is lost', async () => {
  const { upload, file, requests, advance, settle } = open((xhr, number) => [
    [201, { 'Upload-Offset': '0' }, 'u'], undefined, [204, { 'Upload-Offset': '3' }]][number - 1]);
  await upload({ files: [file('a.txt', 10)] });
  await advance(29_000);
  requests[1].upload.onprogress({ loaded: 3 });
  await advance(29_000);
  assert.equal(requests.length, 2);
  await advance(2000);
  await settle();
  assert.deepEqual(requests.map(({ method }) => method), ['POST', 'PATCH', 'HEAD', 'PATCH']);
});

test('a failure is a sentence that stays until it is closed, and ends the other files of the choice', async () => {
  for (const [status, sentence] of [[413, 'Too large.'], [507, 'No room.'], [410, 'Failed.']]) {
    const { upload, file, page, values, deleted } = open((xhr, number) => (number === 1 ? [201, { 'Upload-Offset': '0' }, 'u'] : xhr.method === 'POST' && [status, {}]));
    await upload({ files: [file('a.txt', 10), file('b.txt', 10)] });
    const alert = page.document.querySelector('[role=alert]');
    assert.equal(alert.textContent, sentence);
    assert.deepEqual(values(), [[5, 'input', '-' + status]]);
    assert.deepEqual(deleted, [['DELETE', '/tabs/uploads?session=s1&upload=u']]);
    const button = page.document.querySelector('.uploads button');
    assert.equal(button.getAttribute('aria-label'), 'Close b.txt');
    button.click();
    assert.equal(page.document.querySelector('.uploads'), null);
  }
});

test('a connection that stays lost for a minute is a failure', async () => {
  const { upload, file, values, advance, settle, requests } = open(() => 'lost');
  await upload({ files: [file('a.txt', 10)] });
  const pass = async (seconds) => {
    for (let i = 0; i < seconds; i++) {
      await advance(1000);
      await settle();
    }
  };
  await pass(60);
  assert.deepEqual(values(), []);
  await pass(10);
  assert.deepEqual(values(), [[5, 'input', '-']]);
  assert.ok(requests.length < 20);
});

test('a file that is cancelled ends on the server, and the others go on', async () => {
  const serve = server(), held = [];
  const { upload, file, page, settle, values, deleted } = open((xhr) => (xhr.method === 'POST' ? serve(xhr) : void held.push(xhr)));
  await upload({ files: [file('a.txt', 10), file('b.txt', 10)] });
  page.document.querySelector('[aria-label="Cancel a.txt"]').click();
  await settle();
  assert.deepEqual(deleted, [['DELETE', '/tabs/uploads?session=s1&upload=1']]);
  held[1].answer(serve(held[1]));
  await settle();
  assert.deepEqual(values(), [[5, 'input', 'name2']]);
});

test('a choice of which all files are cancelled is none', async () => {
  const { upload, file, page, settle, values } = open((xhr) => xhr.method === 'POST' && [201, { 'Upload-Offset': '0' }, 'u']);
  await upload({ files: [file('a.txt', 10)] });
  page.document.querySelector('[aria-label="Cancel a.txt"]').click();
  await settle();
  assert.deepEqual(values(), [[5, 'input', '']]);
  assert.equal(page.document.querySelector('.uploads'), null);
});

test('an upload ends when what it was for has left the page', async () => {
  const { upload, file, page, requests, settle, deleted, values } = open((xhr) => xhr.method === 'POST' && [201, { 'Upload-Offset': '0' }, 'u']);
  await upload({ files: [file('a.txt', 10)] });
  page.element(5).remove();
  requests[1].upload.onprogress({ loaded: 1 });
  await settle();
  assert.equal(deleted.length, 1);
  assert.deepEqual(values(), []);
});

test('a picture becomes a JPEG file, unless the field keeps formats', async () => {
  for (const keeps of [false, true]) {
    const { upload, file, page, window, values } = open(server());
    if (keeps) page.element(5).setAttribute('data-keep', '');
    const made = [];
    window.createImageBitmap = async ({ name }) => { made.push(name); throw new Error('no picture'); };
    await upload({ files: [file('a.heic', 1, 'image/heic')] });
    assert.deepEqual(made, keeps ? [] : ['a.heic']);
    assert.deepEqual(values(), [[5, 'input', 'name1']]);
  }
});

// A drag of files over the page.
const dragged = (page, target, type, more = {}) => page.fire(target, type, {
  clientX: 30, clientY: 24, dataTransfer: { types: ['Files'], items: [{ kind: 'file', type: 'text/csv' }, { kind: 'file', type: '' }], files: [], ...more } });

test('files over a view that takes them are reported with their types, and again when they leave', async () => {
  const { page, values } = open(server());
  const el = page.element(6);
  page.place(el, 10, 20, 100, 100);
  dragged(page, el, 'dragover');
  dragged(page, el, 'dragover');
  dragged(page, page.main, 'dragover');
  assert.deepEqual(values(), [
    [6, 'drag', 'text/csv -'], [6, 'aim', { x: 20, y: 4 }], [6, 'aim', undefined], [6, 'drag', false]]);
});

// Drops items on the view that takes them.
const drop = async (opened, files, entries) => {
  const { page, settle } = opened, el = page.element(6);
  page.place(el, 10, 20, 100, 100);
  dragged(page, el, 'dragover');
  const event = dragged(page, el, 'drop', { files, items: entries.map((entry) => ({ kind: 'file', type: '', webkitGetAsEntry: () => entry })) });
  await settle();
  return event;
};
// A folder of the file system, of which browsers hand over two entries at a time.
const directory = (name, ...children) => ({
  name, isDirectory: true, createReader: () => ({ readEntries: (done) => done(children.splice(0, 2)) }) });
const entryOf = (file) => ({ name: file.name, isFile: true, file: (done) => done(file) });

test('files that are dropped are uploaded, and reported with the point', async () => {
  const opened = open(server());
  const event = await drop(opened, [opened.file('a.csv', 3)], [null]);
  assert.equal(event.defaultPrevented, true);
  assert.deepEqual(opened.values().slice(2), [[6, 'aim', undefined], [6, 'drag', false], [6, 'input', '20 4 name1']]);
  assert.equal(opened.requests.length, 2);
});

test('a folder that is dropped is uploaded with its files in their structure', async () => {
  const opened = open(server()), { file, requests } = opened;
  const folder = directory('Trip', entryOf(file('b.txt', 1)), entryOf(file('c.txt', 1)), directory('May & June', entryOf(file('d.txt', 1))));
  await drop(opened, [file('a.txt', 1), file('Trip', 4096)], [{ isDirectory: false }, folder]);
  assert.deepEqual(requests.filter(({ method }) => method === 'POST').map(({ url }) => url.replace('/tabs/uploads?session=s1&', '')), [
    'filename=a.txt', 'filename=b.txt&folder=Trip', 'filename=c.txt&folder=Trip', 'filename=d.txt&folder=Trip%2FMay%20%26%20June']);
  assert.deepEqual(opened.values().at(-1), [6, 'input', '20 4 name1 name2 name3 name4']);
});

test('a folder with too many files, or too deep, is not sent', async () => {
  const many = (count) => directory('Many', ...Array.from({ length: count }, (_, i) => entryOf({ name: String(i), size: 0, type: '', slice: () => ['', 0, 0] })));
  const deep = (depth) => (depth === 1 ? directory('Deep', entryOf({ name: 'a', size: 0, type: '', slice: () => ['', 0, 0] })) : directory('Deep', deep(depth - 1)));
  for (const [folder, isSent] of [[many(256), true], [many(257), false], [deep(8), true], [deep(9), false]]) {
    const opened = open(() => [200, {}, 'name']);
    await drop(opened, [opened.file(folder.name, 0)], [folder]);
    for (let i = 0; i < 40; i++) await opened.settle();
    assert.equal(opened.requests.length > 0, isSent);
    assert.equal(opened.values().at(-1)[2].startsWith('20 4 name'), isSent);
    if (isSent) continue;
    assert.equal(opened.values().at(-1)[2], '-413');
    assert.equal(opened.page.document.querySelector('[role=alert]').textContent, 'Too large.');
    assert.equal(opened.page.document.querySelector('button').getAttribute('aria-label'), 'Close ' + folder.name);
  }
});

test('a folder that is chosen is sent with its files in their structure, or not at all', async () => {
  const chosen = (path) => ({ name: path.split('/').at(-1), size: 0, type: '', webkitRelativePath: path, slice: () => ['', 0, 0] });
  for (const [path, excess, value] of [['Trip/May/a.txt', 0, 'name'], ['Trip/a.txt', 1, '-413'], ['1/2/3/4/5/6/7/8/9/a.txt', 0, '-413']]) {
    const opened = open(() => [200, {}, 'name']);
    opened.page.element(5).webkitdirectory = true;
    await opened.upload({ files: [chosen(path)], excess });
    assert.deepEqual(opened.values(), [[5, 'input', value]]);
    assert.deepEqual(opened.requests.map(({ url }) => url.split('&folder=')[1]), value === 'name' ? ['Trip%2FMay'] : []);
  }
});

test('files that are dropped beside such views stay where they are', async () => {
  const { page, file, values } = open(server());
  dragged(page, page.main, 'dragover');
  const event = dragged(page, page.main, 'drop', { files: [file('a.csv', 3)] });
  assert.equal(event.defaultPrevented, false);
  assert.deepEqual(values(), []);
});
