// public/client/restoring.js: numbers and styles that the server leaves out of a page.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, pageHTML, tick } = require('./support/page');

const ids = (page) => [...page.document.querySelectorAll('main *')].map((el) => `${el.localName} ${el.id}`);
const styles = '#n1 .A{width:10px;opacity:.5}#n1 .B{left:5px}#n1 .Ba{left:7px}';

test('elements without a number have the one after that of the last element that ended', () => {
  const page = openPage('<div><div>a</div><div>b</div></div><div id=n7><div id=n5>c<br><span>d</span></div><span id=n6></span></div><div></div>');
  assert.deepEqual(ids(page), ['div n3', 'div n1', 'div n2', 'div n7', 'div n5', 'br ', 'span ', 'span n6', 'div n8']);
});

test('so have those of a whole page that replaces this one', async () => {
  const page = openPage('<div><div>a</div></div>');
  page.push({ h: pageHTML('<div><div>a</div><div>b</div></div>', { revision: 2 }), t: 2 });
  await tick();
  assert.deepEqual(ids(page), ['div n3', 'div n1', 'div n2']);
  assert.deepEqual(page.main.textContent, 'ab');
});

test('an element that a patch changes has a style of its own in place of shared ones', async () => {
  const page = openPage('<div id=n2 class="v A B" style="color:red"></div><div id=n3 class="A Ba"></div>', { styles });
  page.element(2).click();
  page.push({ f: 1, t: 2, o: [['s', 2, 'opacity:;left:8px']] });
  await tick();
  const { style, className } = page.element(2);
  assert.deepEqual([style.cssText, className], ['left: 8px; width: 10px; color: red;', 'v']);
  assert.deepEqual([page.element(3).className, page.element(3).getAttribute('style')], ['A Ba', null]);
});

test('a class that a patch sets leaves the style as it was', async () => {
  const page = openPage('<div id=n2 class="v Ba"></div>', { styles });
  page.push({ f: 1, t: 2, o: [['a', 2, { class: 'h' }]] });
  await tick();
  assert.deepEqual([page.element(2).style.cssText, page.element(2).className], ['left: 7px;', 'h']);
});

test('a whole page brings its shared styles', async () => {
  const page = openPage('<div id=n2 class=A></div>', { styles });
  page.push({ h: pageHTML('<div id=n2 class=A></div>', { revision: 2, styles: '#n1 .A{top:3px}' }), t: 2 });
  page.push({ f: 2, t: 3, o: [['s', 2, 'left:1px']] });
  await tick();
  assert.deepEqual(page.element(2).style.cssText, 'top: 3px; left: 1px;');
});
