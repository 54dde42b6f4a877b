// public/zone.js: the cookie with the browser's time zone.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const cookie = (zone) => {
  const page = openPage('');
  page.window.Intl = { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) };
  page.run('zone');
  return page.document.cookie;
};

test('the time zone is in a cookie', () => {
  assert.equal(cookie('America/Argentina/Buenos_Aires'), 'espalier-zone=America/Argentina/Buenos_Aires');
});

test('a browser without a time zone sends a name that no zone has', () => {
  assert.equal(cookie(undefined), 'espalier-zone=undefined');
});
