// public/client/presses.js: buttons that report presses, repeat, or open a menu when held.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

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

test('a held button repeats after half a second, ten times a second, and its click is ignored', async () => {
  const page = openPage('<button id=n2 class="k r" name=tap value=2></button>');
  page.pointer(page.element(2), 'pointerdown');
  await page.advance(499);
  assert.equal(page.isBusy, false);
  await page.advance(1 + 100 + 100);
  page.pointer(page.element(2), 'pointerup');
  page.click(page.element(2));
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.equal(page.events.length, 3);
});

test('a short press of such a button is a click', async () => {
  const page = openPage('<button id=n2 class="k r" name=tap value=2></button>');
  page.pointer(page.element(2), 'pointerdown');
  await page.advance(200);
  page.pointer(page.element(2), 'pointerup');
  page.click(page.element(2));
  await tick();
  assert.equal(page.events.length, 1);
});

test('a long press opens the menu of the button, and is not a tap', async () => {
  const page = openPage('<button id=n2 class=k name=tap value=2 data-menu=n3></button><div id=n3 class=menu></div>');
  page.pointer(page.element(2), 'pointerdown');
  await page.advance(499);
  assert.ok(!page.element(3).hasAttribute('popover-open'));
  await page.advance(1);
  assert.ok(page.element(3).hasAttribute('popover-open'));
  page.pointer(page.element(2), 'pointerup');
  page.click(page.element(2));
  assert.deepEqual(page.events, []);
});
