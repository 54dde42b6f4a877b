// public/client/page.js and start.js: what a page does when it opens, and the scripts that it loads with their first use.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const scripts = { gestures: '/gestures.js', lists: '/lists.js', fonts: '/fonts.js', motion: '/motion.js' };
const loaded = (page) => page.scripts.map((script) => script.getAttribute('src'));

test('a page without such elements loads no further script', () => {
  assert.deepEqual(loaded(openPage('<p id=n2></p>', { scripts })), []);
});

for (const [name, html] of [['gestures', '<div data-g=t></div>'], ['lists', '<div class=sw></div>'], ['lists', '<div class=pull></div>']]) {
  test(`${html} loads the script for ${name}`, () => {
    assert.deepEqual(loaded(openPage(html, { scripts })), [`/${name}.js`]);
  });
}

test('a script that did not load is loaded again with the next use', () => {
  const page = openPage('<div data-g=t></div>', { scripts });
  page.scripts[0].onerror();
  page.push({ f: 1, t: 2, o: [['i', 1, 0, '<div data-g=t></div>']] });
  assert.deepEqual(loaded(page), ['/gestures.js', '/gestures.js']);
});

test('the element that the app gives the focus has it at first', () => {
  const page = openPage('<input id=n2><input id=n3>', { attributes: ' data-focus=n3' });
  assert.equal(page.document.activeElement.id, 'n3');
});

test('areas are scrolled at first to where the server wants them', () => {
  const page = openPage('<div id=n2 data-to="1 0 50 0"></div>');
  assert.deepEqual({ ...page.element(2).scrolledTo }, { left: 0, top: 50, behavior: 'instant' });
});

test('letters that no page\'s fonts have load the rules of fonts; others do not', () => {
  const page = openPage('', { scripts });
  page.push({ f: 1, t: 2, o: [['d', 'Grüße – 5 €']] });
  assert.deepEqual(loaded(page), []);
  page.push({ f: 2, t: 3, o: [['d', 'Ω']] });
  assert.deepEqual(loaded(page), ['/fonts.js']);
});

test('the needs for fonts wait for their script, which the page\'s own come first to', () => {
  const page = openPage('', { scripts, root: ' data-fonts="sans-400-latin"' });
  page.push({ f: 1, t: 2, o: [['w', 'sans-600 serif-400']] });
  assert.ok(page.isBusy);
  const needs = [];
  page.window.addEventListener('fonts', ({ detail }) => needs.push(JSON.parse(JSON.stringify(detail))));
  page.scripts[0].onload();
  page.push({ f: 2, t: 3, o: [['w', 'mono-400']] });
  assert.deepEqual(needs, [{ ruled: ['sans-400-latin'] }, { typefaces: ['sans-600', 'serif-400'] }, { typefaces: ['mono-400'] }]);
  assert.ok(!page.isBusy);
});
