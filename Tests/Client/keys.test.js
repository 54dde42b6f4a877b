// public/client/keys.js: keyboard control.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

test('Return in a field reports its change and then that it is submitted', async () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on="change submit">');
  page.element(2).value = 'Ada';
  assert.ok(page.key(page.element(2), 'Enter').defaultPrevented);
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.events, [{ node: 2, type: 'change', value: 'Ada' }, { node: 2, type: 'submit' }]);
});

test('Return that ends a composition submits nothing', () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on=submit>');
  page.key(page.element(2), 'Enter', { isComposing: true });
  assert.deepEqual(page.events, []);
});

test('Return in a multiline field inserts a line break', () => {
  const page = openPage('<textarea id=n2 class="field area" name=n2 data-on=submit></textarea>');
  assert.ok(!page.key(page.element(2), 'Enter').defaultPrevented);
});

for (const key of ['Enter', ' ']) {
  test(`"${key}" taps an element that accepts taps`, () => {
    const page = openPage('<div id=n2 data-on=tap tabindex=0></div>');
    page.key(page.element(2), key);
    assert.deepEqual(page.events, [{ node: 2, type: 'tap' }]);
  });
}

const tabs = '<div role=tablist>' + [2, 3, 4].map((node) => `<button id=n${node} role=tab name=tap value=${node}></button>`).join('') + '</div>';

for (const [from, key, to] of [[2, 'ArrowRight', 3], [4, 'ArrowRight', 2], [2, 'ArrowLeft', 4], [3, 'ArrowDown', 4], [3, 'ArrowUp', 2],
  [4, 'Home', 2], [2, 'End', 4]]) {
  test(`${key} moves from tab ${from} to tab ${to} and presses it`, () => {
    const page = openPage(tabs);
    page.element(from).focus();
    assert.ok(page.key(page.element(from), key).defaultPrevented);
    assert.equal(page.document.activeElement.id, 'n' + to);
    assert.deepEqual(page.events, [{ node: to, type: 'tap' }]);
  });
}

test('in a menu the arrow keys move among enabled commands without pressing them', () => {
  const page = openPage('<div class=menu><button id=n2 role=menuitem></button><button id=n3 role=menuitem disabled></button>'
    + '<button id=n4 role=menuitemcheckbox name=tap value=4></button></div>');
  page.element(2).focus();
  page.key(page.element(2), 'ArrowDown');
  assert.equal(page.document.activeElement.id, 'n4');
  assert.deepEqual(page.events, []);
});

test('nested tabs have their own keys', () => {
  const page = openPage(`<div role=tablist><button id=n8 role=tab></button>${tabs}</div>`);
  page.key(page.element(8), 'ArrowRight');
  assert.equal(page.document.activeElement.id, 'n8');
});

test('other keys and other elements are left to the browser', () => {
  const page = openPage(tabs + '<p id=n9 tabindex=0></p>');
  assert.ok(!page.key(page.element(2), 'a').defaultPrevented);
  assert.ok(!page.key(page.element(9), 'ArrowDown').defaultPrevented);
});

test('a key of a composition does nothing, also the one that Safari sends after its end', () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on=submit>');
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    assert.ok(!page.key(page.element(2), 'Enter', init).defaultPrevented);
  }
  assert.deepEqual(page.events, []);
  page.key(page.element(2), 'Enter', { keyCode: 13 });
  assert.deepEqual(page.events, [{ node: 2, type: 'submit' }]);
});

test('Tab shows that the keyboard moves the focus, until a pointer is used', () => {
  const page = openPage('<input id=n2 class=field>', { scripts: { rows: '/rows.js' } });
  page.key(page.element(2), 'a');
  assert.equal('tabs' in page.document.documentElement.dataset, false);
  page.key(page.element(2), 'Tab');
  assert.equal('tabs' in page.document.documentElement.dataset, true);
  page.pointer(page.element(2), 'pointerdown');
  assert.equal('tabs' in page.document.documentElement.dataset, false);
});

test('Tab loads what only the keyboard needs', () => {
  const page = openPage('<div id=n2 data-rows=40></div>', { scripts: { rows: '/rows.js' } });
  assert.equal(page.scripts.length, 0);
  page.key(page.main, 'Tab');
  assert.deepEqual(page.scripts.map((script) => script.getAttribute('src')), ['/rows.js']);
});
