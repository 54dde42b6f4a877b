// public/client/patches.js: the operations of a patch, each as the server writes it.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

// A page after one operation of a patch.
const after = (html, ...operations) => {
  const page = openPage(html);
  page.push({ f: 1, t: 2, o: operations });
  return page;
};

test('"s" sets declarations of a style, and removes those without a value', () => {
  const { element } = after('<div id=n2 style="left:1px;top:2px"></div>', ['s', 2, 'left:30px;top:;width:5px']);
  assert.equal(element(2).getAttribute('style'), 'left: 30px; width: 5px;');
});

test('"s" sets custom properties', () => {
  const { element } = after('<div id=n2></div>', ['s', 2, '--p-opacity:0.5']);
  assert.equal(element(2).style.getPropertyValue('--p-opacity'), '0.5');
});

test('"a" sets attributes, and removes those that are null', () => {
  const { element } = after('<div id=n2 role=group></div>', ['a', 2, { 'aria-label': 'Name', role: null }]);
  assert.equal(element(2).outerHTML, '<div id="n2" aria-label="Name"></div>');
});

test('"a" scrolls an area to a new scroll position', () => {
  const { element } = after('<div id=n2></div>', ['a', 2, { 'data-to': '7 10 20' }]);
  assert.deepEqual({ ...element(2).scrolledTo }, { left: 10, top: 20, behavior: 'instant' });
});

test('"t" sets a text, not markup', () => {
  const { element } = after('<div id=n2>a</div>', ['t', 2, '<b>']);
  assert.equal(element(2).innerHTML, '&lt;b&gt;');
});

test('"c" replaces an element\'s own content before the nodes in it', () => {
  const { element } = after('<div id=n2><svg></svg>text<i id=n3></i></div>', ['c', 2, '<u></u>']);
  assert.equal(element(2).innerHTML, '<u></u><i id="n3"></i>');
});

test('"v" sets the value of a field', () => {
  const { element } = after('<input id=n2 class=field>', ['v', 2, 'Ada']);
  assert.equal(element(2).value, 'Ada');
});

test('"i" inserts before a sibling, or at the end', () => {
  const { main } = after('<p id=n2></p>', ['i', 1, 2, '<p id=n3></p>'], ['i', 1, 0, '<p id=n4></p>']);
  assert.equal(main.innerHTML, '<p id="n3"></p><p id="n2"></p><p id="n4"></p>');
});

test('"r" removes a node', () => {
  assert.equal(after('<p id=n2><p id=n3>', ['r', 2]).main.innerHTML, '<p id="n3"></p>');
});

test('"m" moves to another parent, before a sibling or to the end', () => {
  const { main } = after('<div id=n2><i id=n3></i></div><i id=n4></i><i id=n5></i>', ['m', 4, 2, 3], ['m', 5, 2, 0]);
  assert.equal(main.innerHTML, '<div id="n2"><i id="n4"></i><i id="n3"></i><i id="n5"></i></div>');
});

test('"p" replaces an element', () => {
  assert.equal(after('<div id=n2></div>', ['p', 2, '<a id=n2></a>']).main.innerHTML, '<a id="n2"></a>');
});

test('an element keeps the focus when it is replaced', () => {
  const page = openPage('<input id=n2>');
  page.element(2).focus();
  page.push({ f: 1, t: 2, o: [['p', 2, '<textarea id=n2></textarea>']] });
  assert.equal(page.document.activeElement, page.element(2));
});

test('"f" gives a node the focus, and 0 removes it', () => {
  const page = after('<input id=n2>', ['f', 2]);
  assert.equal(page.document.activeElement.id, 'n2');
  page.push({ f: 2, t: 3, o: [['f', 0]] });
  assert.equal(page.document.activeElement, page.document.body);
});

test('"f" also gives the focus to a text, which only scripts can, and not to a disabled control', () => {
  const page = after('<p id=n2>a</p><input id=n3 disabled>', ['f', 2]);
  assert.equal(page.document.activeElement.id, 'n2');
  assert.equal(page.element(2).tabIndex, -1);
  page.push({ f: 2, t: 3, o: [['f', 3]] });
  assert.equal(page.element(3).getAttribute('tabindex'), null);
});

test('"d" sets the title', () => {
  assert.equal(after('', ['d', 'Trips']).document.title, 'Trips');
});

test('"k" sets the color scheme, or follows the system', () => {
  const page = after('', ['k', 'dark']);
  assert.equal(page.document.documentElement.dataset.scheme, 'dark');
  page.push({ f: 2, t: 3, o: [['k', '']] });
  assert.ok(!page.document.documentElement.hasAttribute('data-scheme'));
});

test('"l" sets the language, its direction and the connection messages', () => {
  const { documentElement } = after('', ['l', 'he', 'rtl', 'a|b']).document;
  assert.deepEqual([documentElement.lang, documentElement.dir, documentElement.dataset.words], ['he', 'rtl', 'a|b']);
});

test('"w" loads the script for font rules', () => {
  const page = openPage('', { scripts: { fonts: '/public/fonts.js' } });
  page.push({ f: 1, t: 2, o: [['w', 'sans-600']] });
  assert.deepEqual(page.scripts.map((script) => script.src), ['http://localhost/public/fonts.js']);
});

test('"g" moves nothing without the script for animations', () => {
  assert.equal(after('<i id=n2></i><i id=n3></i>', ['g', 2, 3, 0]).main.innerHTML, '<i id="n2"></i><i id="n3"></i>');
});

test('operations on removed elements are skipped', () => {
  assert.equal(after('<p id=n2></p>', ['t', 9, 'x'], ['t', 2, 'y']).main.innerHTML, '<p id="n2">y</p>');
});

test('operations are performed in order', () => {
  const { main } = after('<p id=n2>a</p>', ['r', 2], ['i', 1, 0, '<p id=n2>b</p>'], ['t', 2, 'c']);
  assert.equal(main.innerHTML, '<p id="n2">c</p>');
});

test('a patch sets its revision, also in the form for pages without scripts', () => {
  const page = after('', ['d', 'x']);
  assert.equal(page.revision, 2);
  assert.equal(page.document.querySelector('input[name=revision]').value, '2');
});

test('a patch that brings gestures or swipe actions loads their scripts, once', async () => {
  const page = openPage('', { scripts: { gestures: '/g.js', lists: '/l.js' } });
  page.push({ f: 1, t: 2, o: [['i', 1, 0, '<div id=n2 data-g=t></div>'], ['i', 1, 0, '<div id=n3 class=sw></div>']] });
  page.push({ f: 2, t: 3, o: [['i', 1, 0, '<div id=n4 data-g=t></div>']] });
  await tick();
  assert.deepEqual(page.scripts.map((script) => script.getAttribute('src')), ['/l.js', '/g.js']);
});
