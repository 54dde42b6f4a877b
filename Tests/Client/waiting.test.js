// public/client/waiting.js: the page shows that its server is not responding.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const html = '<button id=n2 name=tap value=2></button><input id=n3 class=field name=n3>';
const shown = (page) => [
  page.document.querySelector('.waits').classList.contains('on'), page.document.querySelector('.lost[role=status]').textContent,
];
// The controls that are marked as waiting.
const marked = (page) => [...page.document.querySelectorAll('[data-waits][aria-busy=true]')].map((el) => el.id);

test('a batch shows a line after half a second, and a banner after three', async () => {
  const page = openPage(html);
  page.element(2).click();
  await page.advance(499);
  assert.deepEqual(shown(page), [false, '']);
  await page.advance(1);
  assert.deepEqual(shown(page), [true, '']);
  await page.advance(2499);
  assert.deepEqual(shown(page), [true, '']);
  await page.advance(1);
  assert.deepEqual(shown(page), [true, 'Reconnecting…']);
});

test('both disappear a moment after the response', async () => {
  const page = openPage(html);
  page.element(2).click();
  await page.advance(3000);
  await page.respond(1, { f: 1, t: 2, o: [] });
  await page.advance(60);
  assert.deepEqual(shown(page), [false, '']);
});

test('a batch that follows at once keeps the line', async () => {
  const page = openPage(html);
  page.element(2).click();
  await page.advance(600);
  await page.respond(1, { f: 1, t: 2, o: [] });
  await page.advance(30);
  page.element(2).click();
  await page.advance(60);
  assert.deepEqual(shown(page), [true, '']);
});

test('a message from the server restarts the time', async () => {
  const page = openPage(html);
  page.element(2).click();
  await page.advance(2900);
  page.push({ k: 0 });
  await page.advance(200);
  assert.deepEqual(shown(page), [true, '']);
});

test('the controls of waiting actions are marked while the line is shown', async () => {
  const page = openPage(html);
  page.element(2).click();
  page.element(3).value = 'a';
  page.fire(page.element(3), 'input');
  await page.advance(500);
  assert.deepEqual(marked(page), ['n2']);
  await page.respond(1, { f: 1, t: 2, o: [] });
  await page.respond(2, { f: 2, t: 3, o: [] });
  await page.advance(60);
  assert.deepEqual(marked(page), []);
});

test('a page that loses its network reports it after three seconds, although nothing waits', async () => {
  const page = openPage(html);
  page.fire(page.window, 'offline');
  await page.advance(3000);
  assert.deepEqual(shown(page), [false, 'Reconnecting…']);
  page.fire(page.window, 'online');
  page.channel.open();
  await page.advance(60);
  assert.deepEqual(shown(page), [false, '']);
});

test('time during which the computer slept does not count', async () => {
  const page = openPage(html);
  page.element(2).click();
  await page.advance(600);
  page.clock.now += 60_000;
  await page.advance(2400);
  assert.deepEqual(shown(page), [true, '']);
});
