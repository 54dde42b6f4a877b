// public/symbols.js: the effects of symbols.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const scripts = { symbols: '/symbols.js' };
const symbol = (effects, parts = '<path/>') => `<div id=n2 data-sy="${effects}"><svg>${parts}</svg></div>`;
const open = (html, reduced = false) => {
  const page = openPage(html, { scripts });
  page.window.matchMedia('(prefers-reduced-motion: reduce)').matches = reduced;
  page.run('symbols');
  page.scripts[0].onload();
  return page;
};
const set = (page, effects) => page.push(
  { f: page.revision, t: page.revision + 1, o: [['a', 2, { 'data-sy': effects }]] });
const plain = (value) => JSON.parse(JSON.stringify(value));
// Adds the functions of animations that the script calls.
const running = (page) => page.animations.forEach((animation) => {
  animation.effect.getComputedTiming = () => ({ currentIteration: 3 });
  animation.effect.updateTiming = (timing) => (animation.updated = timing);
});

test('a page with effects loads the script', () => {
  assert.deepEqual(openPage(symbol('pu/1/-1/0'), { scripts }).scripts.map((script) => script.getAttribute('src')), ['/symbols.js']);
  assert.deepEqual(openPage('<div id=n2><svg></svg></div>', { scripts }).scripts, []);
});

test('an effect that lasts repeats without an end, also in a page that is loaded anew', () => {
  const page = open(symbol('pu/1/-1/0'));
  assert.deepEqual(plain(page.animations.map(({ frames }) => frames)),
    [[{ offset: 0, opacity: '1' }, { offset: 0.5, opacity: '0.35' }, { offset: 1, opacity: '1' }].map((frame) => ({ easing: 'ease-in-out', ...frame }))]);
  assert.deepEqual([page.animations[0].time.iterations, page.animations[0].time.duration, page.isBusy], [Infinity, 2000, false]);
});

test('an effect that becomes inactive ends with its cycle', () => {
  const page = open(symbol('pu/1/-1/0'));
  running(page);
  set(page, '');
  assert.deepEqual(plain(page.animations[0].updated), { iterations: 4 });
});

test('an effect that is still active keeps running', () => {
  const page = open(symbol('pu/1/-1/0'));
  set(page, 'pu/1/-1/0 bo/1/1/0/0');
  assert.equal(page.animations.length, 1);
});

test('an effect with a value plays when its number grows, and not before', async () => {
  const page = open(symbol('bo/1/1/0/4'));
  assert.equal(page.animations.length, 0);
  set(page, 'bo/1/1/0/5');
  assert.deepEqual(plain(page.animations.map(({ frames }) => frames.map(({ scale }) => scale))), [['1', '1.22', '0.95', '1.02', '1']]);
  assert.deepEqual([page.animations[0].time.iterations, page.isBusy], [1, true]);
  page.animations[0].finish();
  await tick();
  assert.ok(!page.isBusy);
  set(page, 'bo/1/1/0/5');
  set(page, 'bo/1/1/0/0');
  assert.equal(page.animations.length, 1);
});

test('options change the direction, the speed and the repetitions', () => {
  const page = open(symbol('bo.dn/2/3/0/0'));
  set(page, 'bo.dn/2/3/0/1');
  const [{ frames, time }] = page.animations;
  assert.deepEqual([frames[1].scale, time.duration, time.iterations], ['0.8', 325, 3]);
});

test('a pause is the last part of a cycle', () => {
  const page = open(symbol('sw/1/-1/0.9'));
  const [{ frames, time }] = page.animations;
  assert.deepEqual([time.duration, frames[6].offset, frames[7].offset], [1800, 0.5, 1]);
});

test('parts appear in turn', () => {
  const opacities = (effects) => plain(open(symbol(effects, '<path/><path/>')).animations.map(({ frames }) => frames.map(({ opacity }) => +opacity)));
  assert.deepEqual(opacities('vc/1/-1/0'), [[0.3, 1, 1, 0.3], [0.3, 0.3, 1, 0.3]]);
  assert.deepEqual(opacities('vc.ie/1/-1/0'), [[0.3, 1, 0.3, 0.3], [0.3, 0.3, 1, 0.3]]);
  assert.deepEqual(opacities('vc.ie.rv.hd/1/-1/0'), [[0, 1, 0, 1, 0], [0, 0, 1, 0, 0]]);
});

test('an effect by layer plays on the parts one after the other', () => {
  const page = open(symbol('pu.ly/1/-1/0', '<path/><path/>'));
  assert.deepEqual(page.animations.map(({ el, time }) => [el.localName, time.delay]), [['path', 0], ['path', 100]]);
});

test('a new drawing of a symbol takes up the effect', () => {
  const page = open(symbol('pu/1/-1/0'));
  page.push({ f: 1, t: 2, o: [['c', 2, '<svg><path/></svg>']] });
  assert.deepEqual(page.animations.map(({ el }) => el === page.element(2).firstChild), [false, true]);
});

test('a state that is active at first is shown at once', () => {
  const page = openPage(symbol('dp/1/-1/0'), { scripts });
  const { animate } = page.window.Element.prototype;
  let finished = 0;
  page.window.Element.prototype.animate = function (...all) {
    return Object.assign(animate.apply(this, all), { finish: () => finished++ });
  };
  page.run('symbols');
  page.scripts[0].onload();
  assert.deepEqual(plain(page.animations[0].frames), [{}, { scale: '.3', opacity: '0' }]);
  assert.deepEqual([page.animations[0].time.fill, finished], ['forwards', 1]);
});

test('under reduced motion nothing moves, and only opacities change', () => {
  assert.equal(open(symbol('rt/1/-1/0'), true).animations.length, 0);
  const page = open(symbol('bt.fd/1/-1/0'), true);
  assert.deepEqual(plain(page.animations.map(({ frames }) => frames)), [[['1', 0], ['0.5', 0.5], ['1', 1]].map(
    ([opacity, offset]) => ({ offset, easing: 'ease-in-out', opacity }))]);
});

test('a symbol that is drawn on is invisible while the effect is active, and drawn part by part afterwards', () => {
  const page = open(symbol('', '<path/><path/>'));
  set(page, 'do.ly/1/-1/0');
  const [first, second] = page.animations;
  assert.deepEqual(plain(first.frames.map(({ fillOpacity, strokeDashoffset }) => [fillOpacity, strokeDashoffset])).slice(1), [['0', '0'], ['0', '1']]);
  assert.deepEqual([first, second].map(({ time: { duration, endDelay } }) => [duration, endDelay]), [[700, 0], [700, 100]]);
  assert.equal(page.element(2).querySelector('path').getAttribute('pathLength'), '1');
  let turned = 0;
  page.animations.forEach((animation) => (animation.reverse = () => turned++));
  running(page);
  set(page, '');
  assert.equal(turned, 2);
});

test('a symbol that is drawn off is erased from the start of its outlines, one part after the other, and returns at once', () => {
  const page = open(symbol('', '<path/><path/>'));
  set(page, 'df.ie.ly/2/-1/0');
  assert.deepEqual(page.animations.map(({ time: { duration, delay } }) => [duration, delay]), [[350, 0], [350, 350]]);
  assert.equal(page.animations[0].frames[2].strokeDashoffset, '-1');
  running(page);
  set(page, '');
  assert.deepEqual(page.animations.map(({ isCancelled }) => isCancelled), [true, true]);
});

test('with reduced motion, a symbol that is drawn fades', () => {
  const page = open(symbol(''), true);
  set(page, 'df/1/-1/0');
  assert.deepEqual(plain(page.animations[0].frames), [{ opacity: '1' }, { opacity: '0' }]);
});
