// public/client/complaining.js: an action that ended the server is not performed, and the user is notified.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const alert = (page) => page.document.querySelector('.lost[role=alert]').textContent;

for (const message of [{ n: 1, status: 422, crashed: true, patch: { f: 1, t: 1, o: [] } }, { n: 1, status: 500 }]) {
  test(`a batch that failed with ${message.status} shows a message for six seconds`, async () => {
    const page = openPage('<button id=n2 name=tap value=2></button>');
    page.element(2).click();
    page.push(message);
    await tick();
    assert.equal(alert(page), 'That didn’t work.');
    await page.advance(5999);
    assert.equal(alert(page), 'That didn’t work.');
    await page.advance(1);
    assert.equal(alert(page), '');
  });
}

test('another refusal shows no message', async () => {
  const page = openPage('<button id=n2 name=tap value=2></button>');
  page.element(2).click();
  page.push({ n: 1, status: 409, patch: { f: 1, t: 1, o: [] } });
  await tick();
  assert.equal(alert(page), '');
});
