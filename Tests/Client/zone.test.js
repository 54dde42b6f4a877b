// public/zone.js: the cookies with the browser's time zone and window.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// Runs the script in a browser of a zone, on a page that has used a zone of the server or none. `visits` is the number of times.
const visit = (zone, { used, guess, visits = 1, takesCookies = true } = {}) => {
  const page = openPage('');
  const { window, document } = page;
  window.Intl = { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) };
  if (used) document.head.append(Object.assign(document.createElement('script'), { type: 'none' }));
  if (used) document.head.lastChild.dataset.zone = used;
  if (guess) document.head.append(Object.assign(document.createElement('script'), { type: 'none' }));
  if (guess) document.head.lastChild.dataset.guess = guess;
  for (const [side, length] of [['clientWidth', 1280], ['clientHeight', 800]]) {
    Object.defineProperty(document.documentElement, side, { get: () => length });
  }
  document.documentElement.style.fontSize = '20px';
  if (!takesCookies) Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  let reloads = 0;
  for (let i = 0; i < visits; i++) page.run('zone', { reload: () => reloads++ });
  return { cookie: document.cookie, reloads };
};

test('the time zone is in a cookie', () => {
  assert.deepEqual(visit('America/Argentina/Buenos_Aires'), { cookie: 'espalier-zone=America/Argentina/Buenos_Aires', reloads: 0 });
});

test('the cookie is sent over TLS alone if the page came over it', () => {
  const page = openPage('');
  const set = [];
  Object.defineProperty(page.document, 'cookie', { get: () => '', set: (cookie) => { set.push(cookie); } });
  page.run('zone', { protocol: 'https:' });
  page.run('zone', { protocol: 'http:' });
  assert.deepEqual(set.map((cookie) => cookie.endsWith(';samesite=lax;secure')), [true, false]);
});

test('a page that has used another zone is loaded again, once', () => {
  assert.equal(visit('Asia/Tokyo', { used: 'Etc/UTC' }).reloads, 1);
  assert.equal(visit('Asia/Tokyo', { used: 'Etc/UTC', visits: 3 }).reloads, 1);
});

test('a page that has used the right zone is not loaded again', () => {
  assert.equal(visit('Asia/Tokyo', { used: 'Asia/Tokyo' }).reloads, 0);
  assert.equal(visit('UTC', { used: 'Etc/UTC' }).reloads, 0);
  assert.equal(visit('Etc/GMT', { used: 'GMT' }).reloads, 0);
  assert.equal(visit('Etc/GMT+3', { used: 'GMT' }).reloads, 1);
});

test('a browser that takes no cookies does not load the page again', () => {
  assert.deepEqual(visit('Asia/Tokyo', { used: 'UTC', takesCookies: false }), { cookie: '', reloads: 0 });
});

test('a browser without a time zone sends a name that no zone has', () => {
  assert.deepEqual(visit(undefined, { used: 'UTC' }), { cookie: 'espalier-zone=undefined', reloads: 0 });
});

test('a page whose actions have used another size than that of the window is loaded again, once', () => {
  const { cookie, reloads } = visit('UTC', { guess: '1024 768', visits: 3 });
  assert.equal(reloads, 1);
  assert.equal(cookie, 'espalier-zone=UTC; espalier-window=1280_800_0_1.25_0_1_0');
});

test('a page whose actions have used the size of the window is not loaded again', () => {
  assert.deepEqual(visit('UTC', { guess: '1280 800' }), { cookie: 'espalier-zone=UTC', reloads: 0 });
});

test('a page that has used another zone and another size is loaded again once', () => {
  assert.equal(visit('Asia/Tokyo', { used: 'UTC', guess: '390 844' }).reloads, 1);
  assert.equal(visit('Asia/Tokyo', { used: 'UTC', guess: '390 844', takesCookies: false }).reloads, 0);
});
