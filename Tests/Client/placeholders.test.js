// public/placeholders.js: placeholders of rows that are made on demand.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

test('a page with rows that are made on demand loads the script', () => {
  const sources = (html) => openPage(html, { scripts: { placeholders: '/placeholders.js' } }).scripts.map((one) => one.getAttribute('src'));
  assert.deepEqual(sources('<div id=n2 data-rows=40></div>'), ['/placeholders.js']);
  assert.deepEqual(sources('<div id=n2></div>'), []);
});

// An area of 100 × 400 with 2,000 points of content and rows of 40 points up to `rows`.
const lazy = async (rows, scrollTop) => {
  const page = openPage('<div id=n2 class="s sy" data-on=scroll data-rows=40><div id=n3><div id=n4></div></div></div>',
    { scripts: { placeholders: '/placeholders.js' } });
  page.run('placeholders');
  const [area, content, row] = [2, 3, 4].map(page.element);
  page.place(area, 0, 0, 100, 400);
  page.place(content, 0, -scrollTop, 100, 2000);
  Object.defineProperty(content, 'offsetHeight', { value: 2000 });
  Object.defineProperty(row, 'offsetHeight', { value: 40 });
  page.document.elementFromPoint = (x, y) => (y + scrollTop < rows ? row : content);
  area.scrollTop = scrollTop;
  page.fire(area, 'scroll');
  await page.advance(16);
  return { page, content, places: ['top', 'height', 'row'].map((name) => content.style.getPropertyValue('--hold-' + name)) };
};

test('rows that become visible before they have loaded have placeholders', async () => {
  const { page, content, places } = await lazy(600, 400);
  assert.ok(content.classList.contains('hold'));
  assert.deepEqual(places, ['601px', '580px', '40px']);
  await page.respond(1, { f: 1, t: 2, o: [] });
  await tick();
  assert.ok(!content.classList.contains('hold'));
  assert.equal(content.style.getPropertyValue('--hold-top'), '');
});

test('loaded rows have none', async () => {
  assert.ok(!(await lazy(2000, 400)).content.classList.contains('hold'));
});

test('a single missing row has none', async () => {
  assert.ok(!(await lazy(770, 400)).content.classList.contains('hold'));
});

test('rows have their position among all rows of their list', async () => {
  const page = openPage(`<div id=n2 data-rows=40><ul id=n3 data-span="31 5000"><li id=n4></li><li id=n5 inert></li><li id=n6><ul><li id=n8></li></ul></li>
    </ul><ul id=n9><li id=n10></li></ul></div>`, { scripts: { placeholders: '/placeholders.js' } });
  page.run('placeholders');
  const places = () => [...page.document.querySelectorAll('li')]
    .map((el) => [el.id, el.getAttribute('aria-posinset'), el.getAttribute('aria-setsize')]).filter(([, place]) => place);
  assert.deepEqual(places(), [['n4', '31', '5000'], ['n6', '32', '5000']]);
  page.push({ f: 1, t: 2, o: [['r', 4, -1], ['i', 3, 0, '<li id=n11></li>'], ['a', 3, { 'data-span': '32 4999' }]] });
  await tick();
  assert.deepEqual(places(), [['n6', '32', '4999'], ['n11', '33', '4999']]);
  page.push({ f: 2, t: 3, o: [['a', 3, { 'data-span': null }]] });
  await tick();
  assert.deepEqual(places(), []);
});
