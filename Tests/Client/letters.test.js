// public/letters.js: the letters of texts that change.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const functions = () => {
  const page = openPage('');
  let found;
  page.window.addEventListener('letters', ({ detail }) => (found = detail));
  page.run('letters');
  return found;
};
const { pairDigits, pairLetters } = functions();
const digits = (old, text, point = '.') => [...pairDigits(old, text, point)];
const letters = (old, text) => [...pairLetters(old, text)];

test('digits that stay keep their place value', () => {
  assert.deepEqual(digits('9', '9'), [0]);
  assert.deepEqual(digits('12', '13'), [0, -1]);
  assert.deepEqual(digits('99', '199'), [-1, 0, 1]);
  assert.deepEqual(digits('1005', '998'), [-1, -1, -1]);
});

test('a digit that moves to another place value is a new one', () => {
  assert.deepEqual(digits('12', '21'), [-1, -1]);
  assert.deepEqual(digits('10', '1'), [-1]);
});

test('separators stay with the digit before them', () => {
  assert.deepEqual(digits('1,234', '1,299'), [0, 1, 2, -1, -1]);
  assert.deepEqual(digits('999', '1,999'), [-1, -1, 0, 1, 2]);
  assert.deepEqual(digits('12,345', '1,345'), [-1, 2, 3, 4, 5]);
});

test('fractions are aligned at the decimal separator of the language', () => {
  assert.deepEqual(digits('9.5', '10.5'), [-1, -1, 1, 2]);
  assert.deepEqual(digits('9.5', '9.25'), [0, 1, -1, -1]);
  assert.deepEqual(digits('1.234,5', '11.234,5', ','), [-1, 0, 1, 2, 3, 4, 5, 6]);
});

test('texts around a number stay, also if the number gets longer', () => {
  assert.deepEqual(digits('$9 left', '$10 left'), [0, -1, -1, 2, 3, 4, 5, 6]);
  assert.deepEqual(digits('2 of 9', '2 of 10'), [0, 1, 2, 3, 4, -1, -1]);
});

test('letters that two texts share keep their order', () => {
  assert.deepEqual(letters('morning', 'evening'), [-1, -1, -1, 3, 4, 5, 6]);
  assert.deepEqual(letters('abc', 'cab'), [-1, 0, 1]);
  assert.deepEqual(letters('', 'ab'), [-1, -1]);
  assert.deepEqual(letters('ab', ''), []);
});

test('letters are those of a reader, not code units', () => {
  assert.deepEqual(letters('👍🏽a', '👍🏽b'), [0, -1]);
});

// A page on which each letter is ten points wide.
const open = (text) => {
  const page = openPage(`<div id=n2 style="width:${text.length * 10}px;line-height:20px">${text}</div>`);
  page.window.Range.prototype.getBoundingClientRect = function () {
    return { left: 100 + this.startOffset * 10, right: 100 + this.endOffset * 10 };
  };
  page.place(page.element(2), 100, 0, text.length * 10, 20);
  page.run('motion');
  page.run('flow');
  page.run('letters');
  return page;
};
const roll = (page, text, kind) => page.push(
  { f: page.revision, t: page.revision + 1, a: [[400, 0, 'linear']], o: [['t', 2, text, 0, kind]] });
// The letters that move: the first frame's and the last frame's transform and opacity.
const seen = (page) => page.animations.map(({ el, frames: [from, to] }) =>
  [el.textContent, el.style.left, from.transform, +from.opacity, to.transform, to.opacity]);

test('a changed digit leaves upwards while the new one comes from below', () => {
  const page = open('18');
  roll(page, '19', 'nu');
  assert.deepEqual(seen(page), [
    ['8', '10px', 'none', 1, 'translateY(-11px) scale(.6)', 0],
    ['1', '0px', 'translateX(0px) ', 1, 'none', 1],
    ['9', '10px', 'translateY(11px) scale(.6)', 0, 'none', 1],
  ]);
});

test('counting down, the new digit comes from above', () => {
  const page = open('9');
  roll(page, '8', 'nd');
  assert.deepEqual(seen(page).map(([letter, , from, , to]) => [letter, from, to]), [
    ['9', 'none', 'translateY(11px) scale(.6)'], ['8', 'translateY(-11px) scale(.6)', 'none'],
  ]);
});

test('digits that stay move to their new places', () => {
  const page = open('99');
  roll(page, '199', 'nu');
  assert.deepEqual(seen(page).slice(1), [
    ['9', '10px', 'translateX(-10px) ', 1, 'none', 1], ['9', '20px', 'translateX(-10px) ', 1, 'none', 1],
  ]);
});

test('interpolated letters only fade and move', () => {
  const page = open('ab');
  roll(page, 'b', 'mv');
  assert.deepEqual(seen(page), [['a', '0px', 'none', 1, undefined, 0], ['b', '0px', 'translateX(10px) ', 1, 'none', 1]]);
});

test('the text is one text for readers meanwhile, and in the page at the end', async () => {
  const page = open('18'), el = page.element(2);
  roll(page, '19', 'nu');
  assert.deepEqual([el.children.length, el.firstChild.textContent, el.lastChild.getAttribute('aria-hidden')], [2, '19', 'true']);
  assert.ok(page.isBusy);
  page.animations.forEach((animation) => animation.finish());
  await tick();
  await tick();
  assert.equal(el.innerHTML, '19');
  assert.ok(!page.isBusy);
});

test('another change continues from the letters that are seen', async () => {
  const page = open('18'), el = page.element(2);
  roll(page, '19', 'nu');
  roll(page, '20', 'nu');
  assert.equal(el.firstChild.textContent, '20');
  page.animations.slice(3).forEach((animation) => animation.finish());
  await tick();
  await tick();
  assert.equal(el.innerHTML, '20');
  page.animations.slice(0, 3).forEach((animation) => animation.finish());
  await tick();
  assert.equal(el.innerHTML, '20');
});

test('a change at once ends the motion', async () => {
  const page = open('18'), el = page.element(2);
  roll(page, '19', 'nu');
  page.push({ f: 2, t: 3, o: [['t', 2, '7']] });
  assert.equal(el.innerHTML, '7');
  page.animations.forEach((animation) => animation.finish());
  await tick();
  await tick();
  assert.equal(el.innerHTML, '7');
});

test('under reduced motion a text fades', () => {
  const page = open('18');
  page.window.matchMedia('(prefers-reduced-motion: reduce)').matches = true;
  roll(page, '19', 'nu');
  assert.deepEqual(page.animations.map(({ frames }) => JSON.parse(JSON.stringify(frames))),
    [[{ opacity: 1 }, { opacity: 0 }], [{ opacity: 0 }, { opacity: 1 }]]);
});
