// public/client/sending.js: events are sent to the server in batches.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const buttons = '<button id=n2 name=tap value=2></button><button id=n3 name=tap value=3></button>';
const fields = '<input id=n4 class=field type=text name=n4><div id=n5 data-on=scroll></div>';
const type = (page, text) => {
  page.element(4).value = text;
  page.fire(page.element(4), 'input');
};
const scroll = (page, top) => {
  page.element(5).scrollTop = top;
  page.fire(page.element(5), 'scroll');
};

test('a batch of a request has a session, a page, a revision, a number and its events', async () => {
  const page = openPage(buttons, { channel: false });
  page.element(2).click();
  await tick();
  assert.deepEqual(page.requests.map(({ body }) => body), [
    { session: 's1', page: 'i', revision: 1, n: 1, events: [{ node: 2, type: 'tap' }] },
  ]);
});

test('a tap over a channel has at most 100 bytes: session and page are known', () => {
  const page = openPage('<button id=n23456 name=tap value=23456></button>', { revision: 3456 });
  page.element(23456).click();
  assert.equal(JSON.stringify(page.batches[0]), '{"revision":3456,"n":1,"events":[{"node":23456,"type":"tap"}]}');
});

test('a batch of a channel has a revision, a number and its events', () => {
  const page = openPage(buttons);
  page.element(2).click();
  assert.deepEqual(page.batches, [
    { revision: 1, n: 1, events: [{ node: 2, type: 'tap' }] },
  ]);
});

test('events wait while a batch is in progress, and follow in one batch', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  page.element(3).click();
  page.element(2).click();
  assert.equal(page.batches.length, 1);
  await page.respond(1, { f: 1, t: 2, o: [] });
  assert.deepEqual(page.batches[1].events, [{ node: 3, type: 'tap' }, { node: 2, type: 'tap' }]);
  assert.deepEqual([page.batches[1].n, page.batches[1].revision], [2, 2]);
});

test('a batch has at most a hundred events', async () => {
  const page = openPage(buttons);
  for (let i = 0; i < 150; i++) page.element(2).click();
  await page.respond(1, { f: 1, t: 1, o: [] });
  await page.respond(2, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.batches.map(({ events }) => events.length), [1, 100, 49]);
});

test('only the newest input and scroll event of a node waits', () => {
  const page = openPage(buttons + fields);
  page.element(2).click();
  type(page, 'a');
  type(page, 'ab');
  scroll(page, 10);
  scroll(page, 20);
  type(page, 'abc');
  page.respond(1, { f: 1, t: 2, o: [] });
  return tick().then(() => assert.deepEqual(page.batches[1].events, [
    { node: 4, type: 'input', value: 'ab' }, { node: 5, type: 'scroll', value: { x: 0, y: 20 } }, { node: 4, type: 'input', value: 'abc' },
  ]));
});

test('taps never replace each other', async () => {
  const page = openPage(buttons);
  for (let i = 0; i < 3; i++) page.element(2).click();
  await page.respond(1, { f: 1, t: 2, o: [] });
  assert.equal(page.batches[1].events.length, 2);
});

test('only the newest move of a node waits, whatever another node did in between', async () => {
  const page = openPage(buttons);
  const report = (node, kind, value) => page.window.dispatchEvent(
    new page.window.CustomEvent('report', { detail: { node, type: kind, value } }));
  page.element(2).click();
  report(7, 'move', 1);
  report(8, 'tap');
  report(7, 'move', 2);
  report(7, 'lift', 3);
  report(7, 'move', 4);
  await page.respond(1, { f: 1, t: 2, o: [] });
  assert.deepEqual(page.batches[1].events.map(({ node, type: kind, value }) => [node, kind, value]),
    [[7, 'move', 2], [8, 'tap', undefined], [7, 'lift', 3], [7, 'move', 4]]);
});

test('the page is busy until the response arrives', async () => {
  const page = openPage(buttons);
  assert.ok(!page.isBusy);
  page.element(2).click();
  assert.ok(page.isBusy);
  await page.respond(1, { f: 1, t: 2, o: [] });
  assert.ok(!page.isBusy);
});

test('the window\'s size is sent by a request, whose response sets a cookie', async () => {
  const page = openPage();
  page.document.documentElement.style.fontSize = '32px';
  page.fire(page.window, 'resize');
  await page.advance(20);
  assert.deepEqual(page.batches, []);
  assert.equal(page.requests[0].url, '/tabs/events');
  assert.equal(page.requests[0].method, 'POST');
  assert.deepEqual({ ...page.requests[0].headers }, { 'Content-Type': 'application/json', Accept: 'application/x-espalier-patch+json' });
  assert.equal(page.requests[0].body.events[0].type, 'resize');
});

test('without an open channel a batch is sent by a request', async () => {
  const page = openPage(buttons, { channel: false });
  page.element(2).click();
  assert.deepEqual(page.requests[0].body.events, [{ node: 2, type: 'tap' }]);
  page.requests[0].respond(200, { f: 1, t: 2, o: [['d', 'x']] });
  await tick();
  assert.equal(page.document.title, 'x');
});

for (const status of [429, 503]) {
  test(`a batch is sent again after ${status}, with the same number, later each time`, async () => {
    const page = openPage(buttons, { channel: false });
    page.element(2).click();
    const times = [];
    for (const expected of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      page.requests[times.length].respond(status, {});
      await tick();
      const before = page.clock.now;
      await page.advance(expected - 1);
      assert.equal(page.requests.length, times.length + 1);
      await page.advance(1);
      times.push(page.clock.now - before);
      assert.equal(page.requests.length, times.length + 1);
    }
    assert.deepEqual(page.requests.map(({ body }) => [body.n, body.again, body.events]),
      times.concat(0).map(() => [1, undefined, [{ node: 2, type: 'tap' }]]));
  });
}

test('an overloaded server says how long to wait, and pages spread their retries over half as long again', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  page.push({ n: 1, status: 503, retry: 4 });
  await page.advance(4999);
  assert.equal(page.batches.length, 1);
  await page.advance(1);
  assert.equal(page.batches.length, 2);
});

test('a batch without a network is sent again as soon as there is one', async () => {
  const page = openPage(buttons, { channel: false });
  page.element(2).click();
  page.requests[0].fail();
  await tick();
  page.fire(page.window, 'online');
  await tick();
  assert.equal(page.requests.length, 2);
});

test('a channel that does not respond for 15 seconds is replaced, and the batch sent again', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  await page.advance(15_000);
  assert.equal(page.channels.length, 2);
  await page.advance(250);
  assert.deepEqual(page.requests.map(({ body }) => body.n), [1]);
});

test('a refused batch returns the patch to the current page', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  page.push({ n: 1, status: 409, patch: { f: 1, t: 2, o: [['d', 'now']] } });
  await tick();
  assert.equal(page.document.title, 'now');
  assert.ok(!page.isBusy);
});

test('a refusal without a patch fetches the page', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  page.push({ n: 1, status: 400 });
  await tick();
  assert.equal(page.requests[0].url, '/tabs?session=s1&revision=1');
});

test('a batch for an ended session opens a new one', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  page.push({ n: 1, status: 410 });
  await tick();
  assert.equal(page.requests[0].url, '/tabs');
});

test('a patch that arrives before the response follows it', async () => {
  const page = openPage(buttons);
  page.element(2).click();
  page.push({ f: 2, t: 3, o: [['d', 'later']] });
  assert.equal(page.revision, 1);
  await page.respond(1, { f: 1, t: 2, o: [['d', 'first']] });
  assert.deepEqual([page.revision, page.document.title], [3, 'later']);
});

test('a tap that is reported as waiting keeps the page busy', () => {
  const page = openPage();
  const wait = (change) => page.window.dispatchEvent(new page.window.CustomEvent('waiting', { detail: change }));
  wait(1);
  assert.ok(page.isBusy);
  wait(-1);
  assert.ok(!page.isBusy);
});
