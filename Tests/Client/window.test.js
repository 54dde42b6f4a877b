// public/client/window.js: the page reports its window.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const dark = '(prefers-color-scheme: dark)', still = '(prefers-reduced-motion: reduce)', contrast = '(prefers-contrast: more)';

test('a page with the expected window reports nothing', () => {
  const page = openPage();
  assert.deepEqual([page.events, page.requests], [[], []]);
});

test('a different window is reported as one event of node 1', async () => {
  const page = openPage();
  Object.defineProperties(page.document.documentElement, { clientWidth: { value: 390 }, clientHeight: { value: 844 } });
  page.document.documentElement.style.fontSize = '20px';
  for (const query of [dark, still, contrast]) page.media(query).matches = true;
  page.fire(page.window, 'resize');
  page.fire(page.window, 'resize');
  await page.advance(16);
  assert.equal(page.requests.length, 1);
  assert.deepEqual(page.requests[0].body.events, [{ node: 1, type: 'resize', value: {
    width: 390, height: 844, dark: true, textScale: 1.25, reducedMotion: true, scale: 1, contrast: true } }]);
  assert.equal(page.document.body.dataset.window, '390 844 1 1.25 1 1 1');
});

for (const query of [dark, still, contrast]) {
  test(`a change of ${query} is reported`, async () => {
    const page = openPage();
    page.media(query).matches = true;
    page.media(query).dispatchEvent(new page.window.Event('change'));
    await page.advance(16);
    assert.equal(page.requests[0].body.events[0].type, 'resize');
  });
}

test('the same window is not reported again', async () => {
  const page = openPage();
  page.fire(page.window, 'resize');
  await page.advance(16);
  assert.deepEqual(page.requests, []);
});
