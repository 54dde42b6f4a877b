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

test('a page that scrolls loads the script at the first sign of the user, and then that for printing', () => {
  const page = openPage('<div id=n2 class=s></div>', { scripts: { placeholders: '/placeholders.js' } });
  const sources = () => page.scripts.map((one) => one.getAttribute('src').replace(/.*\//, ''));
  assert.deepEqual(sources(), []);
  page.key(page.document.body, 'Control');
  page.key(page.document.body, 'p');
  assert.deepEqual(sources(), ['placeholders.js']);
  page.run('placeholders');
  assert.deepEqual(sources(), ['placeholders.js', 'printing-1.js']);
});

test('a page that does not scroll loads nothing', () => {
  const page = openPage('<div id=n2></div>', { scripts: { placeholders: '/placeholders.js' } });
  page.key(page.document.body, 'Control');
  assert.deepEqual(page.scripts, []);
});

test('a page with rows that are made on demand loads the script for printing once, at the first sign of the user', () => {
  const page = openPage('<div id=n2 class=s data-rows=40></div>', { scripts: { placeholders: '/placeholders.js' } });
  page.run('placeholders');
  assert.equal(page.scripts.length, 1);
  page.fire(page.document.body, 'pointerout');
  page.key(page.document.body, 'a');
  assert.deepEqual(page.scripts.slice(1).map((one) => one.getAttribute('src').replace(/.*\//, '')), ['printing-1.js']);
});

// A page with two areas of rows, whose focus the test moves.
const searched = () => {
  const page = openPage('<div id=n2 class=s data-rows=40></div><div id=n3 class=s data-rows=40></div>', { scripts: { placeholders: '/placeholders.js' } });
  page.isFocused = true;
  page.document.hasFocus = () => page.isFocused;
  page.run('placeholders');
  page.asked = () => page.events.map((event) => [event.node, event.type, event.value]);
  page.search = async (key, keys) => {
    page.key(page.document.body, key, keys);
    await page.advance(1);
    await page.answer();
    return page.asked();
  };
  let answered = 0;
  page.answer = async () => {
    while (answered < page.batches.length) await page.respond(++answered, { f: page.revision, t: page.revision + 1, o: [] });
  };
  return page;
};

test('the shortcuts of the browser for its search ask for more rows', async () => {
  for (const [key, keys] of [['f', { ctrlKey: true }], ['f', { metaKey: true }], ['G', { metaKey: true, shiftKey: true }], ['F3', {}]]) {
    assert.deepEqual(await searched().search(key, keys), [[2, 'search', true], [3, 'search', true]]);
  }
  assert.deepEqual(await searched().search('f', {}), []);
});

test('a shortcut of the app with the same keys does not', async () => {
  const page = searched();
  page.document.addEventListener('keydown', (event) => event.preventDefault());
  assert.deepEqual(await page.search('f', { ctrlKey: true }), []);
});

test('the search ends when the page has the focus half a minute later', async () => {
  const page = searched(), both = (value) => [[2, 'search', value], [3, 'search', value]];
  await page.search('f', { ctrlKey: true });
  page.isFocused = false;
  await page.advance(45_000);
  page.isFocused = true;
  assert.deepEqual(page.asked(), both(true));
  await page.advance(20_000);
  await page.answer();
  assert.deepEqual(page.asked(), [...both(true), ...both(false)]);
  await page.advance(60_000);
  assert.equal(page.asked().length, 4);
});
