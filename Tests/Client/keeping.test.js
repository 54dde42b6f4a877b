// public/client/keeping.js: batches are kept until the server has stored their effect.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, pageHTML, tick } = require('./support/page');

const button = '<button id=n2 name=tap value=2></button>';

// A page that has sent batches and received their responses.
const pageAfter = async (count) => {
  const page = openPage(button);
  for (let n = 1; n <= count; n++) {
    page.element(2).click();
    await page.respond(n, { f: n, t: n + 1, o: [] });
  }
  return page;
};
// The channel breaks and the next one opens.
const reconnect = async (page) => {
  page.channel.fail();
  await page.advance(2000);
  page.channel.open();
  await tick();
};
const numbers = (channel) => channel.sent.map(({ n, again = false }) => [n, again]);

test('a batch that may not be stored is sent again over the next channel', async () => {
  const page = await pageAfter(1);
  await reconnect(page);
  assert.deepEqual(numbers(page.channels[1]), [[1, true]]);
});

test('stored batches are not sent again', async () => {
  const page = await pageAfter(3);
  page.push({ k: 2 });
  await reconnect(page);
  assert.deepEqual(numbers(page.channels[1]), [[3, true]]);
});

test('nothing is kept for a server that stores nothing', async () => {
  const page = await pageAfter(2);
  page.push({ k: null });
  page.element(2).click();
  await page.respond(3, { f: 3, t: 4, o: [] });
  await reconnect(page);
  assert.deepEqual(numbers(page.channels[1]), []);
});

test('a batch names the first batch that the page still holds', async () => {
  const page = await pageAfter(2);
  page.push({ k: 1 });
  page.element(2).click();
  assert.deepEqual(page.batches.map(({ n, from }) => [n, from]), [[1, undefined], [2, 1], [3, 2]]);
});

test('a server that lacks earlier batches gets them in order, and then the new one', async () => {
  const page = await pageAfter(3);
  page.element(2).click();
  page.push({ n: 4, status: 409, done: 1 });
  await tick();
  for (const n of [2, 3]) await page.respond(n, { f: 4, t: 4, o: [] });
  assert.deepEqual(numbers(page.channel).slice(4), [[2, true], [3, true], [4, false]]);
});

test('while batches are sent again, patches wait and are then applied in order of arrival', async () => {
  const page = await pageAfter(2);
  await reconnect(page);
  page.push({ f: 3, t: 4, o: [['d', 'pushed']] });
  await page.respond(1, { f: 3, t: 3, o: [] });
  assert.equal(page.document.title, '');
  await page.respond(2, { f: 4, t: 5, o: [['d', 'last']] });
  assert.deepEqual([page.revision, page.document.title], [5, 'last']);
});

test('another session receives none of them', async () => {
  const page = await pageAfter(2);
  page.element(2).click();
  page.push({ n: 3, status: 410 });
  await tick();
  page.requests[0].respond(200, pageHTML(button, { session: 's2' }));
  await tick();
  page.channel.open();
  await tick();
  assert.deepEqual(page.channels[1].sent, []);
  page.element(2).click();
  assert.deepEqual([page.batches.at(-1).n, page.batches.at(-1).from], [4, undefined]);
});

test('a batch that waits for a network is not sent to another session, whose elements have the same numbers', async () => {
  const page = openPage(button);
  page.element(2).click();
  page.element(2).click();
  page.channel.fail();
  await page.advance(750);
  page.channel.fail(); // The channel's session has ended.
  await tick();
  const [posted, fetched] = page.requests;
  assert.deepEqual([posted.body.session, fetched.url], ['s1', '/tabs?session=s1&revision=1']);
  fetched.respond(200, pageHTML(button, { session: 's2' }));
  posted.fail();
  await page.advance(1000);
  page.channel.open();
  await page.advance(1000);
  assert.deepEqual(page.requests.length, 2);
  assert.deepEqual(page.channel.sent, []);
  assert.ok(!page.isBusy);
  assert.equal(page.document.querySelector('[role=alert]').textContent, 'That didn’t work.');
});

test('at most the last two hundred batches are kept', async () => {
  const page = await pageAfter(203);
  await reconnect(page);
  assert.deepEqual(numbers(page.channels[1]), [[4, true]]);
  assert.equal(page.channels[1].sent[0].from, undefined);
});
