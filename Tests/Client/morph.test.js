// public/client/morph.js: a whole page replaces another without interrupting the user.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, pageHTML, tick } = require('./support/page');

// Applies a whole page as the server sends it.
const become = (page, main, { revision = 2, ...options } = {}) => page.push({ t: revision, h: pageHTML(main, { revision, ...options }) });

test('elements of both pages stay the same, with the new attributes and texts', () => {
  const page = openPage('<p id=n2 class=a role=group>old</p>');
  const kept = page.element(2);
  become(page, '<p id=n2 class=b>new</p>');
  assert.equal(page.main.innerHTML, '<p id="n2" class="b">new</p>');
  assert.equal(page.element(2), kept);
});

test('elements are added, removed and reordered', () => {
  const page = openPage('<p id=n2></p><p id=n3></p><p id=n4></p>');
  const [second, fourth] = [page.element(2), page.element(4)];
  become(page, '<p id=n4></p><p id=n5></p><p id=n2></p>');
  assert.equal(page.main.innerHTML, '<p id="n4"></p><p id="n5"></p><p id="n2"></p>');
  assert.deepEqual([page.element(2), page.element(4)], [second, fourth]);
});

test('an element moves to another parent unchanged', () => {
  const page = openPage('<div id=n2></div><i id=n3></i>');
  const kept = page.element(3);
  become(page, '<div id=n2><i id=n3></i></div>');
  assert.equal(page.main.innerHTML, '<div id="n2"><i id="n3"></i></div>');
  assert.equal(page.element(3), kept);
});

test('an element of another kind is replaced', () => {
  const page = openPage('<p id=n2></p>');
  become(page, '<button id=n2></button>');
  assert.equal(page.main.innerHTML, '<button id="n2"></button>');
});

test('an element that would contain its own parent is replaced', () => {
  const page = openPage('<div id=n2><div id=n3></div></div>');
  become(page, '<div id=n3><div id=n2></div></div>');
  assert.equal(page.main.innerHTML, '<div id="n3"><div id="n2"></div></div>');
});

test('the revision, the title and the document\'s attributes are the new page\'s', () => {
  const page = openPage();
  become(page, '', { revision: 7, root: ' lang=fr data-scheme=dark', title: 'Voyages' });
  const { documentElement, title } = page.document;
  assert.deepEqual([page.revision, documentElement.lang, documentElement.dataset.scheme, title], [7, 'fr', 'dark', 'Voyages']);
});

test('controls get the server\'s values', () => {
  const html = (value, checked) => `<input id=n2 class=field value="${value}"><input id=n3 type=checkbox class=toggle${checked}>`;
  const page = openPage(html('a', ''));
  page.element(2).value = 'typed before';
  become(page, html('b', ' checked'));
  assert.deepEqual([page.element(2).value, page.element(3).checked], ['b', true]);
});

test('the focused field keeps its focus and the text being typed', () => {
  const page = openPage('<input id=n2 class=field value=a>');
  page.element(2).focus();
  page.element(2).value = 'ab';
  become(page, '<input id=n2 class=field value=a>');
  assert.deepEqual([page.document.activeElement.id, page.element(2).value], ['n2', 'ab']);
});

test('the text being typed is sent again to a page restored from a snapshot', () => {
  const page = openPage('<input id=n2 class=field name=n2>');
  page.element(2).focus();
  page.element(2).value = 'abc';
  become(page, '<input id=n2 class=field name=n2 value=ab>', { attributes: ' data-old' });
  assert.deepEqual([page.element(2).value, page.events], ['abc', [{ node: 2, type: 'input', value: 'abc' }]]);
});

test('… but not if its field is gone', async () => {
  const page = openPage('<input id=n2 class=field name=n2>');
  page.element(2).focus();
  page.element(2).value = 'abc';
  become(page, '', { attributes: ' data-old' });
  await tick();
  assert.deepEqual(page.events, []);
});

test('the client\'s own elements stay', () => {
  const page = openPage();
  become(page, '');
  assert.deepEqual([...page.document.documentElement.children].map((el) => el.className), ['', '', 'waits', 'lost', 'lost']);
});

test('a page with other fonts loads their rules', () => {
  const page = openPage('', { scripts: { fonts: '/fonts.js' } });
  become(page, '', { root: ' data-fonts="serif-400-latin"' });
  assert.equal(page.scripts[0].getAttribute('src'), '/fonts.js');
});

test('an open menu stays where it is', () => {
  const menu = '<div id=n2 class=menu popover=auto style="width:250px">';
  const page = openPage(menu);
  page.element(2).showPopover();
  page.element(2).style.setProperty('--x', '20px');
  const attributes = page.element(2).attributes.length;
  become(page, menu.replace('250', '270').replace('popover=auto', 'popover=auto popover-open'));
  const { style } = page.element(2);
  assert.deepEqual([style.width, style.getPropertyValue('--x'), page.element(2).attributes.length], ['270px', '20px', attributes]);
});
