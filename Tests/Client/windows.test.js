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
    page.window.dispatchEvent(new page.window.CustomEvent('windows', { detail: ['o', ...operands] }));
    await tick();
    return calls.splice(0);
  };
  return page;
};

test('a request loads the script and reaches it', async () => {
  const page = openPage('', { scripts });
  const requests = [];
  page.window.addEventListener('windows', ({ detail }) => requests.push(Array.from(detail)));
  page.push({ f: page.revision, t: page.revision + 1, o: [['o', 'https://example.com/']] });
  await tick();
  assert.deepEqual(page.scripts.map((one) => one.getAttribute('src')), ['/windows.js']);
  page.scripts[0].onload();
  assert.deepEqual(requests, [['o', 'https://example.com/']]);
});

test('a URL takes the place of the page', async () => {
  assert.deepEqual(await open().request('https://example.com/'), [['assign', 'https://example.com/']]);
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
