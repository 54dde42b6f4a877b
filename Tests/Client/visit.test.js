// public/client/visit.js: the fragment of the URL, and the end of a visit.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

test('the server gets the URL with its fragment', async () => {
  const page = openPage('', { url: '/tabs/Int/3?a=1#part', channel: false });
  assert.deepEqual(page.requests.map((request) => request.body.events), [[{ node: 1, type: 'place', value: '/tabs/Int/3?a=1#part' }]]);
});

test('without a fragment, it gets nothing', () => {
  const page = openPage('', { channel: false });
  assert.deepEqual(page.requests, []);
});

// The reports of a page that the user leaves.
const left = (options) => {
  const page = openPage('', options);
  const beacons = [];
  page.window.navigator.sendBeacon = (url) => beacons.push(url);
  page.fire(page.window, 'pagehide');
  return beacons;
};

test('the server is told that the user has left the page', () => {
  assert.deepEqual(left({}), ['/tabs/left?session=s1']);
});

test('the page at the root has no path', () => {
  assert.deepEqual(left({ scene: '' }), ['/left?session=s1']);
});
