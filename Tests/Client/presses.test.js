// public/client/presses.js: buttons that report presses.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

test('a button with press events reports when it is pressed and released', async () => {
  const page = openPage('<button id=n2 class=k data-on=press><i></i></button>');
  page.pointer(page.document.querySelector('i'), 'pointerdown');
  page.pointer(page.document.body, 'pointerup');
  assert.deepEqual(page.events, [{ node: 2, type: 'press', value: true }]);
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.events[1], { node: 2, type: 'press', value: false });
});

for (const type of ['pointercancel', 'blur']) {
  test(`${type} releases it`, async () => {
    const page = openPage('<button id=n2 class=k data-on=press></button>');
    page.pointer(page.element(2), 'pointerdown');
    page.fire(page.window, type);
    await page.respond(1, { f: 1, t: 1, o: [] });
    assert.deepEqual(page.events[1], { node: 2, type: 'press', value: false });
  });
}

test('other buttons, disabled ones and other mouse buttons report no press', () => {
  const page = openPage('<button id=n2 class=k></button><button id=n3 class=k data-on=press disabled></button>'
    + '<button id=n4 class=k data-on=press></button>');
  page.pointer(page.element(2), 'pointerdown');
  page.pointer(page.element(3), 'pointerdown');
  page.pointer(page.element(4), 'pointerdown', 0, 0, { button: 2 });
  assert.deepEqual(page.events, []);
});
