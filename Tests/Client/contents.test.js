// public/flow.js: contents that change under an animation.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const open = (html) => {
  const page = openPage(html);
  page.run('motion');
  page.run('flow');
  return page;
};
const push = (page, ...o) => page.push({ f: page.revision, t: page.revision + 1, a: [[400, 0, 'linear']], o });
const plain = (value) => JSON.parse(JSON.stringify(value));
const frames = (page) => plain(page.animations.map((animation) => animation.frames));
const finish = async (page) => {
  page.animations.forEach((animation) => animation.finish());
  await tick();
  await tick();
};

test('a text fades out over the new one', async () => {
  const page = open('<p id=n2>old</p>'), el = page.element(2), text = el.firstChild;
  push(page, ['t', 2, 'new', 0]);
  assert.deepEqual([...el.children].map((child) => [child.textContent, child.getAttribute('aria-hidden')]), [['new', null], ['old', 'true']]);
  assert.deepEqual(frames(page), [[{ opacity: 1 }, { opacity: 0 }], [{ opacity: 0 }, { opacity: 1 }]]);
  assert.equal(el.lastChild.firstChild, text);
  await finish(page);
  assert.equal(el.innerHTML, 'new');
});

test('a text without an animation changes at once', () => {
  const page = open('<p id=n2>old</p>');
  push(page, ['t', 2, 'new']);
  assert.deepEqual([page.element(2).innerHTML, page.animations.length], ['new', 0]);
});

test('a text that changes again while it fades starts from what is seen', async () => {
  const page = open('<p id=n2>a</p>'), el = page.element(2);
  push(page, ['t', 2, 'b', 0]);
  el.firstChild.style.opacity = '0.4';
  push(page, ['t', 2, 'c', 0]);
  assert.deepEqual([...el.children].map((child) => child.textContent), ['a', 'c', 'b']);
  assert.equal(frames(page)[2][0].opacity, '0.4');
  await finish(page);
  assert.equal(el.innerHTML, 'c');
});

test('a text that changes at once while it fades shows the new text only', async () => {
  const page = open('<p id=n2>a</p>'), el = page.element(2);
  push(page, ['t', 2, 'b', 0]);
  push(page, ['t', 2, 'c']);
  assert.equal(el.innerHTML, 'c');
  await finish(page);
  assert.equal(el.innerHTML, 'c');
});

test('a change without an animation ends the track of a text', async () => {
  const page = open('<p id=n2>0</p>');
  push(page, ['t', 2, '9'], ['y', 2, '$t', 0, [0, '0', 0.5, '5', 1, '9']]);
  push(page, ['t', 2, '3']);
  await page.advance(100);
  assert.equal(page.element(2).innerHTML, '3');
});

test('markup fades like a text', async () => {
  const page = open('<div id=n2><svg></svg></div>'), el = page.element(2);
  push(page, ['c', 2, '<svg><path></path></svg>', 0]);
  assert.deepEqual(frames(page), [[{ opacity: 1 }, { opacity: 0 }], [{ opacity: 0 }, { opacity: 1 }]]);
  await finish(page);
  assert.equal(el.innerHTML, '<svg><path></path></svg>');
});

test('a symbol replaces another one by its effect, at its speed', () => {
  const seen = (kind, speed) => {
    const page = open('<div id=n2><svg></svg></div>');
    push(page, ['c', 2, '<svg></svg>', 0, kind, ...speed ? [speed] : []]);
    return plain(page.animations.map(({ frames: [from, to], time }) => [from.scale, to.scale, time.delay, time.duration]));
  };
  assert.deepEqual(seen('du'), [['1', '.5', 0, 200], ['.5', '1', 200, 200]]);
  assert.deepEqual(seen('uu'), [['1', '1.5', 0, 400], ['.5', '1', 0, 400]]);
  assert.deepEqual(seen('ou', 2), [['1', '1', 0, 0], ['.5', '1', 0, 200]]);
});

test('under reduced motion texts and symbols fade', () => {
  const page = open('<p id=n2>a</p><p id=n3><svg></svg></p>');
  page.window.matchMedia('(prefers-reduced-motion: reduce)').matches = true;
  push(page, ['t', 2, 'b', 0], ['c', 3, '<svg></svg>', 0, 'du']);
  const fade = [[{ opacity: 1 }, { opacity: 0 }], [{ opacity: 0 }, { opacity: 1 }]];
  assert.deepEqual(frames(page), [...fade, ...fade]);
});

test('a patch that waits for two scripts is applied when both are there', () => {
  const page = openPage('<p id=n2>a</p>', { scripts: { motion: '/motion.js', letters: '/letters.js' } });
  push(page, ['t', 2, 'b', 0, 'nu']);
  page.scripts[0].onload();
  assert.equal(page.element(2).textContent, 'a');
  page.scripts[1].onload();
  assert.equal(page.element(2).textContent, 'b');
});
