// public/client/taps.js: the events that a click reports.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

test('a button reports a tap of the node in its value', () => {
  const page = openPage('<div id=n2><button name=tap value=2></button></div>');
  page.document.querySelector('main button').click();
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
});

test('a click inside an element that accepts taps reports a tap of that element', () => {
  const page = openPage('<div id=n2 data-on="focus tap"><i></i></div>');
  page.document.querySelector('i').click();
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
});

test('half of a stepper reports the change by its step', () => {
  const page = openPage('<div id=n2><button name=step value=2:-1></button><button name=step value=2:1></button></div>');
  for (const button of page.document.querySelectorAll('main button')) button.click();
  assert.deepEqual(page.events[0], { node: 2, type: 'change', value: -1 });
});

test('a link to a screen is reported instead of followed, unless it shall open elsewhere', () => {
  const page = openPage('<a id=n2 href="/shop/Item/1" data-on=tap></a>');
  assert.ok(page.click(page.element(2)).defaultPrevented);
  assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const event = new page.window.MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    page.element(2).dispatchEvent(event);
    assert.ok(!event.defaultPrevented, key);
  }
  assert.deepEqual(page.events.length, 1);
});

test('a button that scripts disable reports nothing until it is enabled', () => {
  const page = openPage('<button id=n2 name=tap value=2 data-off></button><button id=n3 name=tap value=3></button>');
  assert.deepEqual([...page.document.querySelectorAll('button[name=tap]')].map((button) => button.disabled), [true, false]);
  page.element(2).click();
  assert.deepEqual(page.events, []);
});

test('links, disabled controls and plain buttons report nothing', () => {
  const page = openPage('<a id=n2 href="#x"></a><button id=n3 name=tap value=3 disabled></button>'
    + '<div id=n4 data-on=tap aria-disabled=true></div><button id=n5 type=button></button><p id=n6></p>');
  for (const node of [2, 3, 4, 5, 6]) page.element(node).click();
  assert.deepEqual(page.events, []);
});

test('the form is not submitted', () => {
  const page = openPage();
  const event = page.fire(page.document.querySelector('form'), 'submit');
  assert.ok(event.defaultPrevented);
});

test('a command closes its menu; a button that opens another menu does not', () => {
  const page = openPage('<div id=n2 class=menu><button id=n3 name=tap value=3></button><button id=n4 popovertarget=n5></button></div>');
  const menu = page.element(2);
  menu.showPopover();
  page.element(4).click();
  assert.ok(menu.hasAttribute('popover-open'));
  page.element(3).click();
  assert.ok(!menu.hasAttribute('popover-open'));
});
