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

// A page with an area of 400 points with 2,000 points of content, and a server that has the whole page.
const printed = (status = 200, height = 2000) => {
  const page = openPage('<div id=n2 data-rows=40><div id=n3>some</div></div>', { scripts: { placeholders: '/placeholders.js' } });
  page.asked = [];
  page.answer = '<main id=n1>all</main>';
  page.window.XMLHttpRequest = class {
    open(method, url, isAsync) { page.asked.push([method, url, isAsync]); }
    send() {
      if (!status) throw new Error('no network');
      this.status = status;
      this.responseText = `<head><style id=s>.A{left:1px}</style></head><body><form>${page.answer}</form></body>`;
    }
  };
  for (const [name, value] of [['scrollHeight', height], ['clientHeight', 400], ['scrollWidth', 100], ['clientWidth', 100]]) {
    Object.defineProperty(page.element(2), name, { value });
  }
  page.run('placeholders');
  page.copy = () => page.document.getElementById('printed');
  return page;
};

test('paper has a copy of the page with all rows, until it is printed', () => {
  const page = printed();
  page.fire(page.window, 'beforeprint');
  assert.deepEqual(page.asked, [['GET', '/tabs?session=s1&paper=1', false]]);
  assert.equal(page.copy().querySelector('main').textContent, 'all');
  assert.equal(page.copy().querySelectorAll('style').length, 2);
  assert.equal(page.element(3).textContent, 'some');
  page.fire(page.window, 'beforeprint');
  assert.equal(page.asked.length, 1);
  page.fire(page.window, 'afterprint');
  assert.equal(page.copy(), null);
});

test('areas of the copy are as long as their content, with what is below them after it', () => {
  const page = printed();
  const { prototype } = page.window.HTMLElement;
  const boxes = { n1: [0, 500], n4: [0, 500], n5: [100, 400], n6: [450, 20], n7: [380, 10], n8: [20, 30] };
  const element = (node) => `<div id=${node} style="top:${boxes[node][0]}px;height:${boxes[node][1]}px"></div>`;
  page.answer = `<main id=n1 style="height:500px">${['n4', 'n8', 'n5', 'n6', 'n7'].map(element).join('')}</main>`.replace('id=n5', 'id=n5 class="s sy"');
  prototype.getBoundingClientRect = function () {
    const [top, height] = boxes[this.id] || [0, 0];
    return { top, bottom: top + height };
  };
  Object.defineProperty(prototype, 'clientHeight', { get() { return (boxes[this.id] || [0, 0])[1]; } });
  Object.defineProperty(prototype, 'scrollHeight', { get() { return this.id === 'n5' ? 1400 : 0; } });
  page.fire(page.window, 'beforeprint');
  const places = Object.fromEntries([...page.copy().querySelectorAll('main,main *')].map((el) => [el.id, [el.style.top, el.style.height]]));
  assert.deepEqual(places, {
    n1: ['', '1500px'], n4: ['0px', '1500px'], n8: ['20px', '30px'], n5: ['100px', '1400px'], n6: ['1450px', '20px'], n7: ['1380px', '10px'],
  });
});

test('paper has the page as it is if that has all rows, or if the server does not answer', () => {
  const short = printed(200, 400);
  short.fire(short.window, 'beforeprint');
  assert.deepEqual([short.asked, short.copy()], [[], null]);
  for (const status of [0, 410, 503]) {
    const page = printed(status);
    page.fire(page.window, 'beforeprint');
    assert.equal(page.copy(), null);
  }
});
