// public/visit.js: the fragment of the URL, and the end of a visit.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// Opens a page whose window takes some events, at a fragment, and loads it.
const visit = (hash, events, options = {}) => {
  const page = openPage('', options);
  const { window, document } = page;
  document.querySelector('main').dataset.on = events;
  const beacons = [];
  window.navigator.sendBeacon = (url) => beacons.push(url);
  page.run('visit', { pathname: '/tabs/Int/3', search: '?a=1', hash });
  page.channel.open();
  page.fire(window, 'load');
  return { page, beacons };
};

test('the server gets the URL with its fragment', async () => {
  const { page } = visit('#part', 'resize place');
  assert.deepEqual(page.events, [{ node: 1, type: 'place', value: '/tabs/Int/3?a=1#part' }]);
});

test('without a fragment, it gets nothing', () => {
  assert.deepEqual(visit('', 'resize place').page.events, []);
});

test('the server is told that the user has left the page', () => {
  const { page, beacons } = visit('', '');
  page.fire(page.window, 'pagehide');
  assert.deepEqual(beacons, ['/tabs/left?session=s1']);
});

test('the page at the root has no path', () => {
  const { page, beacons } = visit('', '', { scene: '' });
  page.fire(page.window, 'pagehide');
  assert.deepEqual(beacons, ['/left?session=s1']);
});
