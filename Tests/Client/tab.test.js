// public/tab.js: the session that a tab continues.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const key = 'espalier-tab shop';

// Runs the script on a page of the session `s2` that has begun with the values of `from`, in a tab that keeps some values.
const load = (from, kept = {}, { storage = true } = {}) => {
  const page = openPage('', { session: 's2', scene: 'shop' });
  const { window, document } = page;
  for (const [name, value] of Object.entries(kept)) window.sessionStorage.setItem(name, value);
  document.currentScript.dataset.tab = `${from} shop`;
  if (!storage) Object.defineProperty(window, 'sessionStorage', { get: () => { throw new Error('denied'); } });
  let reloads = 0;
  page.run('tab', { reload: () => reloads++ });
  document.dispatchEvent(new window.Event('DOMContentLoaded'));
  const cookie = document.cookie.split('; ').filter((one) => one.startsWith('espalier-tab')).join('; ');
  return { reloads, cookie, kept: storage ? window.sessionStorage.getItem(key) : null, page };
};

test('the first page of a tab is kept', () => {
  const { reloads, cookie, kept } = load('');
  assert.deepEqual({ reloads, cookie, kept }, { reloads: 0, cookie: '', kept: 's2' });
});

test('a page that has not begun with the values of its tab is loaded again', () => {
  const { reloads, cookie, kept } = load('', { [key]: 's1' });
  assert.deepEqual({ reloads, cookie, kept }, { reloads: 1, cookie: 'espalier-tab=s1', kept: 's1' });
});

test('a page that has begun with the values of its tab replaces the session', () => {
  const { reloads, cookie, kept } = load('s1', { [key]: 's1', [key + ' again']: 's1' });
  assert.deepEqual({ reloads, cookie, kept }, { reloads: 0, cookie: '', kept: 's2' });
});

test('a page whose server has forgotten the session is loaded again once', () => {
  const { reloads, kept } = load('', { [key]: 's1', [key + ' again']: 's1' });
  assert.deepEqual({ reloads, kept }, { reloads: 0, kept: 's2' });
});

test('a page that has got the session of another tab is loaded again without it', () => {
  const { reloads, cookie } = load('s1');
  assert.deepEqual({ reloads, cookie }, { reloads: 1, cookie: '' });
});

test('a tab keeps a session for each scene', () => {
  const { reloads, page } = load('', { 'espalier-tab other': 's9' });
  assert.equal(reloads, 0);
  assert.equal(page.window.sessionStorage.getItem('espalier-tab other'), 's9');
});

test('the session of a page that was taken over is kept when the page goes', () => {
  const { page } = load('');
  page.document.body.dataset.session = 's3';
  page.fire(page.window, 'pagehide');
  assert.equal(page.window.sessionStorage.getItem(key), 's3');
});

test('a browser that keeps nothing shows the page as it is', () => {
  assert.equal(load('', {}, { storage: false }).reloads, 0);
});
