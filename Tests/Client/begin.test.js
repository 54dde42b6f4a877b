// public/begin.js: the client starts after the first paint.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// Runs the script on a page, and records the steps: `begin` when it has run, `frame` in its frame, `start` when the client starts.
const steps = async ({ isHidden = false } = {}) => {
  const page = openPage();
  const { window, document, clock } = page;
  const done = [];
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  window.client = () => done.push(page.isBusy ? 'start' : 'start of a page that seems ready');
  window.requestAnimationFrame = (work) => clock.set(() => {
    done.push('frame');
    work();
  }, 16);
  page.runBegin('client');
  done.push('begin');
  await page.advance(100);
  return done;
};

test('the client starts after the first frame, and the page is busy until then', async () => {
  assert.deepEqual(await steps(), ['begin', 'frame', 'start']);
});

test('the client starts at once on a page that nobody sees, because it is not painted', async () => {
  assert.deepEqual(await steps({ isHidden: true }), ['start', 'begin']);
});
