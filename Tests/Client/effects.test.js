// public/effects.js: styles that follow scrolling.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// A page with an area and an element with an effect.
const open = (effect, { scrollTop = 0, timelines = false } = {}) => {
  const page = openPage(`<div id=n2><div id=n3 data-fx="${effect}"></div></div>`);
  const area = page.element(2), element = page.element(3);
  area.scrollTop = scrollTop;
  const { animate } = page.window.Element.prototype;
  page.window.Element.prototype.animate = function (frames, time) {
    const animation = animate.call(this, frames, time);
    animation.pause = () => (animation.isPaused = true);
    Object.assign(animation.effect, {
      setKeyframes: (frames) => (animation.frames = frames), updateTiming: (time) => Object.assign(animation.time, time) });
    return animation;
  };
  page.window.Animation = class {};
  if (timelines) {
    page.window.Animation.prototype.rangeStart = '';
    page.window.ScrollTimeline = class { constructor(options) { Object.assign(this, options); } };
  }
  page.run('effects');
  const plain = (value) => JSON.parse(JSON.stringify(value));
  return { page, area, element, frames: (index = 0) => plain(page.animations[index].frames), last: () => page.animations[page.animations.length - 1] };
};
const scroll = async ({ page, area }, offset) => {
  area.scrollTop = offset;
  page.fire(area, 'scroll', { init: { bubbles: false } });
  await page.advance(16);
};

test('an effect is an animation whose time is the offset', async () => {
  const opened = open('2 y;opacity|100|0|300|1', { scrollTop: 150 });
  const { page, frames } = opened, [animation] = page.animations;
  assert.deepEqual(frames(), [{ opacity: '0', offset: 0 }, { opacity: '1', offset: 1 }]);
  assert.deepEqual({ ...animation.time }, { duration: 200, fill: 'both' });
  assert.ok(animation.isPaused);
  assert.equal(animation.currentTime, 50);
  await scroll(opened, 220);
  assert.equal(animation.currentTime, 120);
  await scroll(opened, 900);
  assert.equal(animation.currentTime, 200);
});

test('several properties share an animation, each with its own offsets', () => {
  const { frames } = open('2 x;transform|0|scale(1,1)|50|scale(2,2)|200|scale(3,3);opacity|0|1|200|0');
  assert.deepEqual(frames(), [
    { transform: 'scale(1,1)', offset: 0 }, { opacity: '1', offset: 0 }, { transform: 'scale(2,2)', offset: 0.25 },
    { transform: 'scale(3,3)', offset: 1 }, { opacity: '0', offset: 1 },
  ]);
});

test('a browser with scroll timelines moves the effect itself', () => {
  const { page, area } = open('2 y;opacity|100|0|300|1', { timelines: true });
  const [{ time, currentTime }] = page.animations;
  assert.deepEqual([time.timeline.source, time.timeline.axis, time.rangeStart, time.rangeEnd, time.fill],
    [area, 'y', '100px', '300px', 'both']);
  assert.equal(currentTime, undefined);
});

test('a changed effect keeps its animation, which lies below later ones', async () => {
  const { page, element, frames } = open('2 y;opacity|0|0|100|1', { scrollTop: 80 });
  element.dataset.fx = '2 y;opacity|0|1|50|0';
  await page.advance(0);
  assert.equal(page.animations.length, 1);
  assert.deepEqual(frames(), [{ opacity: '1', offset: 0 }, { opacity: '0', offset: 1 }]);
  assert.equal(page.animations[0].time.duration, 50);
  assert.equal(page.animations[0].currentTime, 50);
});

test('an element without its effect, or removed, has no animation', async () => {
  const { page, element } = open('2 y;opacity|0|0|100|1');
  page.animations[0].finished.catch(() => {});
  element.removeAttribute('data-fx');
  await page.advance(0);
  assert.ok(page.animations[0].isCancelled);
});

test('an inserted element has its effect at once', async () => {
  const { page, area } = open('2 y;opacity|0|0|100|1', { scrollTop: 40 });
  area.insertAdjacentHTML('beforeend', '<div id=n4 data-fx="2 y;opacity|0|1|100|0"></div>');
  await page.advance(0);
  assert.equal(page.animations.length, 2);
  assert.equal(page.animations[1].el.id, 'n4');
  assert.equal(page.animations[1].currentTime, 40);
});

test('an effect in steps changes with its animation once an offset is reached, but not at first', async () => {
  const opened = open('2 y;$s|400|50|ease-out;opacity|0|0|100|1|300|0.5');
  const { page, last } = opened;
  for (const animation of page.animations) animation.finished.catch(() => {});
  assert.deepEqual([last().frames[1].opacity, last().time.duration], ['0', 0]);
  await scroll(opened, 99);
  assert.equal(page.animations.length, 1);
  await scroll(opened, 100);
  assert.deepEqual([last().frames[1].opacity, last().time.duration, last().time.delay, last().time.easing], ['1', 400, 50, 'ease-out']);
  last().finished.catch(() => {});
  page.media('(prefers-reduced-motion: reduce)').matches = true;
  await scroll(opened, 300);
  assert.deepEqual([last().frames[1].opacity, last().time.duration], ['0.5', 0]);
});
