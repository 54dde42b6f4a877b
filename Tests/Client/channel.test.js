// public/client/channel.js: the connection to the server.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { gzipSync } = require('node:zlib');
const { openPage, pageHTML, tick } = require('./support/page');

const button = '<button id=n2 name=tap value=2></button>';

test('a page opens a channel with its session, its revision and its name', () => {
  const page = openPage('', { revision: 3 });
  assert.equal(page.channel.url, 'ws://localhost/tabs/channel?session=s1&revision=3&page=i&long=gzip');
});

test('the scene at the root has its channel at the root', () => {
  assert.match(openPage('', { scene: '' }).channel.url, /^ws:\/\/localhost\/channel\?/);
});

test('a long message is expanded, and those after it wait', async () => {
  const page = openPage();
  assert.equal(page.channel.binaryType, 'arraybuffer');
  const bytes = gzipSync(JSON.stringify({ f: 1, t: 2, o: [['d', 'long']] }));
  page.channel.onmessage({ data: Uint8Array.from(bytes).buffer });
  page.push({ f: 2, t: 3, o: [['d', 'short']] });
  assert.equal(page.revision, 1);
  while (page.revision < 3) await tick();
  assert.equal(page.document.title, 'short');
});

test('a message that cannot be expanded closes the channel', async () => {
  const page = openPage();
  page.channel.onmessage({ data: new TextEncoder().encode('no gzip').buffer });
  while (page.channel.readyState === 1) await tick();
  assert.equal(page.channel.readyState, 3);
});

test('a hint is a message without a number, for which no batch waits', async () => {
  const page = openPage(button);
  const sent = [];
  const { send } = page.channel;
  page.channel.send = function (text) {
    sent.push(JSON.parse(text));
    return send?.call(this, text);
  };
  const hint = { node: 2, type: 'prepare', value: true };
  page.window.dispatchEvent(new page.window.CustomEvent('hint', { detail: hint }));
  assert.deepEqual(sent, [{ events: [hint] }]);
  page.push({ status: 410, detail: 'refused' });
  await tick();
  assert.equal(page.revision, 1);
  page.element(2).click();
  assert.deepEqual([sent[1].n, sent[1].events], [1, [{ node: 2, type: 'tap' }]]);
});

test('a broken channel is reopened after a pause, from the page\'s revision', async () => {
  const page = openPage();
  page.push({ f: 1, t: 2, o: [] });
  page.channel.fail();
  await page.advance(749);
  assert.equal(page.channels.length, 1);
  await page.advance(1);
  assert.equal(page.channels.length, 2);
  assert.match(page.channel.url, /revision=2/);
});

test('the pages of a process that has ended come back one after the other, over nearly a second', async () => {
  for (const [random, time] of [[0, 300], [1, 1200]]) {
    const page = openPage();
    page.window.Math.random = () => random;
    page.channel.fail();
    await page.advance(time - 1);
    assert.equal(page.channels.length, 1);
    await page.advance(1);
    assert.equal(page.channels.length, 2);
  }
});

test('a page that the server sends away comes back after the pause that the server names', async () => {
  const page = openPage();
  page.channel.fail(1012, '200');
  await page.advance(299);
  assert.equal(page.channels.length, 1);
  await page.advance(1);
  assert.equal(page.channels.length, 2);
  page.channel.open();
  page.channel.fail(1012, '0');
  await page.advance(1);
  assert.equal(page.channels.length, 3);
});

test('a batch without a response is sent by a request when the channel breaks', async () => {
  const page = openPage(button);
  page.element(2).click();
  page.channel.fail();
  await page.advance(250);
  assert.deepEqual(page.requests[0].body.events, [{ node: 2, type: 'tap' }]);
});

test('a page that never gets a channel uses a stream and requests', async () => {
  const page = openPage(button, { channel: false });
  page.channel.fail();
  await tick();
  assert.equal(page.stream.url, '/tabs/updates?session=s1&revision=1&page=i');
  page.stream.open();
  page.stream.receive({ f: 1, t: 2, o: [['d', 'streamed']] });
  assert.equal(page.document.title, 'streamed');
  page.element(2).click();
  assert.equal(page.requests[0].url, '/tabs/events');
});

test('a page that had a channel fetches the page before it gives up', async () => {
  const page = openPage();
  page.channel.fail();
  await page.advance(750);
  page.channel.fail();
  await tick();
  assert.equal(page.requests[0].url, '/tabs?session=s1&revision=1');
  assert.equal(page.streams.length, 0);
});

test('a channel that does not open in five seconds is closed', async () => {
  const page = openPage('', { channel: false });
  await page.advance(4999);
  assert.equal(page.channel.readyState, 0);
  await page.advance(1);
  assert.equal(page.channel.readyState, 3);
});

test('a stream that reconnects tries a channel again, and so does every fifth minute', async () => {
  const page = openPage('', { channel: false });
  page.channel.fail();
  await tick();
  page.stream.open();
  assert.equal(page.channels.length, 1);
  page.stream.open();
  assert.equal(page.channels.length, 2);
  page.channel.fail();
  await tick();
  page.channel.fail();
  await tick();
  assert.equal(page.streams.length, 2);
  await page.advance(300_000);
  assert.equal(page.channels.length, 3);
});

test('a stream that the server refuses fetches the page, and listens again', async () => {
  const page = openPage('', { channel: false });
  page.channel.fail();
  await tick();
  page.stream.readyState = 2;
  page.stream.onerror();
  await page.advance(1000);
  assert.equal(page.requests[0].url, '/tabs?session=s1&revision=1');
});

test('a page in the background has no connection, and reconnects when it returns', async () => {
  const page = openPage();
  page.fire(page.window, 'pagehide');
  assert.equal(page.channels[0].readyState, 3);
  page.fire(page.window, 'pageshow', { persisted: true });
  page.requests[0].respond(200, pageHTML('', { revision: 4 }));
  await tick();
  assert.equal(page.channels.length, 2);
  assert.match(page.channel.url, /revision=4/);
});
