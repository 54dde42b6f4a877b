// public/windows.js: URLs and windows that the app opens.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const scripts = { windows: '/windows.js' };

// Opens a page whose windows only record what happens to them. `known` are the windows that exist already.
const open = ({ known = {}, blocks = false } = {}) => {
  const page = openPage('', { scripts });
  const calls = page.calls = [];
  page.window.open = (url, name) => {
    calls.push(['open', url, name]);
    if (blocks) return null;
    const location = { get href() { return known[name] ?? 'about:blank'; }, set href(href) { calls.push(['goes', name, href]); } };
    return { location, focus: () => calls.push(['focus', name]), close: () => calls.push(['close', name]) };
  };
  page.window.close = () => calls.push(['close']);
  page.run('windows', { assign: (url) => calls.push(['assign', url]) });
  page.request = async (...operands) => {
    page.push({ f: page.revision, t: page.revision + 1, o: [['o', ...operands]] });
    await tick();
    return calls.splice(0);
  };
  return page;
};

test('a request loads the script, which performs it once', async () => {
  const page = openPage('', { scripts });
  page.push({ f: page.revision, t: page.revision + 1, o: [['o', 'https://example.com/']] });
  assert.deepEqual(page.scripts.map((one) => one.getAttribute('src')), ['/windows.js']);
  const calls = [];
  page.run('windows', { assign: (url) => calls.push(url) });
  await tick();
  assert.deepEqual(calls, ['https://example.com/']);
  assert.equal(page.document.body.hasAttribute('data-open'), false);
});

test('icons take the place of those that the page had', async () => {
  const page = open();
  page.document.head.insertAdjacentHTML('beforeend', '<link rel=icon href="/old.png"><link rel=apple-touch-icon href="/old.png">');
  await page.request(0, 0, 4, [[0, '/a.png'], [1, '/b.png'], [2, '/c.png']]);
  const links = [...page.document.head.querySelectorAll('link[rel*=icon]')];
  assert.deepEqual(links.map((link) => [link.rel, link.media, link.getAttribute('href')]), [
    ['icon', '', '/a.png'], ['icon', '(prefers-color-scheme:dark)', '/b.png'], ['apple-touch-icon', '', '/c.png'],
  ]);
});

test('elements of the head change, come and go, with absolute addresses', async () => {
  const page = open();
  page.document.head.insertAdjacentHTML('beforeend', '<meta name=robots content=noindex><meta property="og:title" content="Old">');
  await page.request(0, 0, 9, [['robots', 0], ['og:title', 'New'], ['description', 'Boats.'], ['og:image', '/public/a.png'], ['twitter:image', 0]]);
  const metas = [...page.document.head.querySelectorAll('meta[property],meta[name]')];
  const base = new URL(page.document.baseURI).origin;
  assert.deepEqual(metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('name'), meta.content]), [
    ['og:title', null, 'New'], [null, 'description', 'Boats.'], ['og:image', null, base + '/public/a.png'],
  ]);
});

test('announcements are added to regions that screen readers know, and go', async () => {
  const page = open();
  const spoken = (kind) => [...page.document.querySelectorAll(`[aria-live=${kind}] div`)].map((line) => line.textContent);
  await page.request(0, 0, 10, ['Saved']);
  assert.equal(page.document.querySelectorAll('[aria-live=polite]').length, 1);
  assert.deepEqual(spoken('polite'), []);
  await page.clock.advance(100);
  assert.deepEqual(spoken('polite'), ['Saved']);
  await page.request(0, 0, 10, ['Saved']);
  await page.request(0, 0, 10, ['Fire', 1]);
  await page.clock.advance(100);
  assert.deepEqual([spoken('polite'), spoken('assertive')], [['Saved', 'Saved'], ['Fire']]);
  await page.clock.advance(10000);
  assert.deepEqual([spoken('polite'), spoken('assertive')], [[], []]);
});

test('an announcement is in the open dialog, since what is outside is hidden from screen readers', async () => {
  const page = open();
  page.document.body.insertAdjacentHTML('beforeend', '<dialog open id=a></dialog><dialog id=b></dialog>');
  await page.request(0, 0, 10, ['Saved']);
  assert.equal(page.document.querySelector('[aria-live]').parentNode.id, 'a');
  page.document.getElementById('a').remove();
  await page.request(0, 0, 10, ['Sent']);
  assert.equal(page.document.querySelector('[aria-live]').parentNode, page.document.body);
});

test('a URL takes the place of the page', async () => {
  assert.deepEqual(await open().request('https://example.com/'), [['assign', 'https://example.com/']]);
});

test('the cookies of a ticket are fetched once, before the page is left', async () => {
  const page = open();
  page.document.body.dataset.session = 'S';
  page.document.body.dataset.scene = 'a b';
  let answer;
  page.window.fetch = (url, { method, body }) => {
    page.calls.push([method, url, body]);
    return new Promise((resolve) => (answer = resolve));
  };
  assert.deepEqual(await page.request(0, 0, 8, [[0, 0, 0, 7, 'T'], [0, '/there']]), [['POST', '/a%20b/take-ticket?session=S', 'T']]);
  assert.deepEqual(await page.request('/later'), []);
  answer({ ok: true });
  for (let i = 0; i < 8; i++) await tick();
  assert.deepEqual(page.calls.splice(0), [['assign', '/there'], ['assign', '/later']]);
  assert.deepEqual(await page.request('/now'), [['assign', '/now']]);
});

test('a page whose ticket cannot be fetched goes on', async () => {
  const page = open();
  page.window.fetch = async () => { throw new TypeError('Failed to fetch'); };
  assert.deepEqual(await page.request(0, 0, 8, [[0, 0, 0, 7, 'T'], [0, '/there']]), []);
  await page.clock.advance(2000);
  assert.deepEqual(page.calls, [['assign', '/there']]);
});

test('a window is opened at its path', async () => {
  assert.deepEqual(await open().request(0, '/order/7'), [
    ['open', '', '/order/7'], ['goes', '/order/7', '/order/7'], ['focus', '/order/7'],
  ]);
});

test('a window that exists keeps its page', async () => {
  const page = open({ known: { '/order/7': 'https://shop/order/7' } });
  assert.deepEqual(await page.request(0, '/order/7'), [['open', '', '/order/7'], ['focus', '/order/7']]);
});

test('a blocked window takes the place of the page', async () => {
  assert.deepEqual(await open({ blocks: true }).request(0, '/order/7'), [['open', '', '/order/7'], ['assign', '/order/7']]);
});

test('a window that the page has opened is closed, and others are not', async () => {
  const page = open();
  await page.request(0, '/order/7');
  assert.deepEqual(await page.request(0, '/order/8', 1), []);
  assert.deepEqual(await page.request(0, '/order/7', 1), [['close', '/order/7']]);
  assert.deepEqual(await page.request(0, '/order/7', 1), []);
});

test('the page closes itself', async () => {
  assert.deepEqual(await open().request(0, 0, 1), [['close']]);
});

test('a link that shares opens the share sheet of the system, and without one its address', async () => {
  const page = openPage('<a id=n2 href="mailto:?body=x" data-share="title=A%20b&url=https%3A%2F%2Fc.d%2F"></a>', { scripts });
  assert.deepEqual(page.scripts.map((one) => one.getAttribute('src')), ['/windows.js']);
  page.run('windows');
  assert.ok(!page.click(page.element(2)).defaultPrevented);
  const shared = [];
  page.window.navigator.share = async (content) => {
    shared.push({ ...content });
    throw new Error('the user shared nothing');
  };
  assert.ok(page.click(page.element(2)).defaultPrevented);
  await tick();
  assert.deepEqual(shared, [{ title: 'A b', url: 'https://c.d/' }]);
});

// A page with files to save and to share. `share` is the browser's share sheet; null for none.
const openFiles = ({ share = null, can = () => true, status = 200 } = {}) => {
  const page = openPage('', { scripts });
  const saved = [];
  const fetched = [];
  page.window.HTMLAnchorElement.prototype.click = function () { saved.push([this.getAttribute('href'), this.download]); };
  page.window.fetch = async (url) => {
    fetched.push(url);
    return { ok: status === 200, status, blob: async () => new page.window.Blob(['ahoy'], { type: 'text/plain' }) };
  };
  if (share) Object.assign(page.window.navigator, { share, canShare: can });
  page.run('windows');
  page.request = async (...operands) => {
    page.push({ f: page.revision, t: page.revision + 1, o: [['o', ...operands]] });
    for (let i = 0; i < 8; i++) await tick();
  };
  return Object.assign(page, { saved, fetched });
};

test('a file is saved under the name of its response', async () => {
  const page = openFiles();
  await page.request(0, 0, 5, [['a1', 'a.txt']]);
  assert.equal(page.saved.length, 1);
  assert.match(page.saved[0][0], /\/downloads\?session=[^&]*&download=a1$/);
  assert.equal(page.saved[0][1], '');
  assert.deepEqual(page.fetched, []);
});

test('files are shared with their names, types and words', async () => {
  const shared = [];
  const page = openFiles({ share: async (content) => { shared.push(content); } });
  await page.request(0, 0, 6, [[['a1', 'a.txt'], ['b2', 'b.txt']], 'title=Log&text=A%20b']);
  assert.equal(page.fetched.length, 2);
  assert.equal(shared[0].title, 'Log');
  assert.equal(shared[0].text, 'A b');
  assert.deepEqual(Array.from(shared[0].files, ({ name, type, size }) => [name, type, size]), [['a.txt', 'text/plain', 4], ['b.txt', 'text/plain', 4]]);
  assert.deepEqual(page.saved, []);
});

test('a browser that cannot share files saves them', async () => {
  for (const options of [{}, { share: async () => {}, can: () => false },
    { share: async () => { throw new DOMException('', 'NotAllowedError'); } }, { share: async () => {}, status: 410 }]) {
    const page = openFiles(options);
    await page.request(0, 0, 6, [[['a1', 'a.txt']], '']);
    assert.equal(page.saved.length, 1);
  }
});

test('a user who shares nothing after all gets no file', async () => {
  const page = openFiles({ share: async () => { throw new DOMException('', 'AbortError'); } });
  await page.request(0, 0, 6, [[['a1', 'a.txt']], '']);
  assert.deepEqual(page.saved, []);
});

test('a link of a text is reported if the app opens it, unless it shall open elsewhere', () => {
  const page = openPage('<p id=n2 data-on=follow>See <a href="/terms?a=1"><i>the terms</i></a></p><p id=n3><a href="#x"></a></p>', { scripts });
  assert.deepEqual(page.scripts.map((one) => one.getAttribute('src')), ['/windows.js']);
  page.run('windows');
  const link = page.document.querySelector('#n2 i');
  assert.ok(page.click(link).defaultPrevented);
  assert.ok(!page.click(page.document.querySelector('#n3 a')).defaultPrevented);
  assert.deepEqual(page.events, [{ node: 2, type: 'follow', value: '/terms?a=1' }]);
  const event = new page.window.MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
  link.dispatchEvent(event);
  assert.ok(!event.defaultPrevented && page.events.length === 1);
});
