// public/pointers.js: the position of menus, and the events that open them.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// A page of 400 × 800 with a button at a position, and the position of its menu of 250 × 200.
const opened = (x, y, attribute = 'popovertarget') => {
  const page = openPage(`<button id=n2 ${attribute}=n3></button><div id=n3 class=menu style="width:250px;height:200px">`
    + '<button id=n4 role=menuitem disabled></button><button id=n5 role=menuitem></button></div>');
  page.run('pointers');
  const root = page.document.documentElement;
  Object.defineProperties(root, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  page.place(page.element(2), x, y, 50, 30);
  page.fire(page.element(3), 'beforetoggle', { newState: 'open' });
  return { page, place: ['--x', '--y'].map((name) => page.element(3).style.getPropertyValue(name)) };
};

test('a menu opens under its button', () => assert.deepEqual(opened(20, 100).place, ['20px', '138px']));
test('… above it if there is no room below', () => assert.deepEqual(opened(20, 700).place, ['20px', '492px']));
test('… inside the window', () => {
  assert.deepEqual(opened(380, 100).place, ['142px', '138px']);
  assert.deepEqual(opened(-30, 100).place, ['8px', '138px']);
});
test('… also for a button that opens it by a long press', () => assert.deepEqual(opened(20, 100, 'data-menu').place, ['20px', '138px']));

test('a menu opened by keyboard focuses its first enabled command', () => {
  const { page } = opened(20, 100);
  page.element(2).focus();
  page.fire(page.element(3), 'toggle', { newState: 'open' });
  assert.equal(page.document.activeElement.id, 'n5');
});

test('a menu opened by a finger does not change the focus', () => {
  const { page } = opened(20, 100);
  page.fire(page.element(3), 'toggle', { newState: 'open' });
  assert.equal(page.document.activeElement, page.document.body);
});

test('the secondary button opens a menu instead of the browser\'s own', () => {
  const { page } = opened(20, 100, 'data-menu');
  page.run('pointers');
  const event = page.fire(page.element(2), 'contextmenu');
  assert.ok(event.defaultPrevented && page.element(3).hasAttribute('popover-open'));
  assert.ok(!page.fire(page.main, 'contextmenu').defaultPrevented);
});

test('before the script for menus is loaded, a menu that is not made yet leaves the browser its own', () => {
  const page = openPage('<div id=n2 data-menu=n3 data-on=menu></div>');
  assert.ok(!page.fire(page.element(2), 'contextmenu').defaultPrevented);
});

test('a patch that does not touch a menu leaves it open, also on a page with views that are dragged', () => {
  const page = openPage('<div id=n2 data-menu=n3 data-drag=0 data-edge="1 0 2" data-gesture></div><p id=n4></p>'
    + '<div id=n3 class=menu><button id=n5 role=menuitem></button></div>');
  page.run('pointers');
  page.run('dragging');
  const menu = page.element(3);
  menu.showPopover();
  page.element(5).focus();
  menu.scrollTop = 40;
  page.push({ f: 1, t: 2, o: [['t', 4, 'later']] });
  assert.ok(menu.matches(':popover-open'));
  assert.equal(page.document.activeElement, page.element(5));
  assert.equal(menu.scrollTop, 40);
});
