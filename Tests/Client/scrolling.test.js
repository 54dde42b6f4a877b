// public/client/scrolling.js: positions of scroll areas, and placeholders of loading rows.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

test('an area with scroll events reports its position', () => {
  const page = openPage('<div id=n2 class="s sy" data-on=scroll></div><div id=n3 class="s sy"></div>');
  for (const node of [2, 3]) {
    page.element(node).scrollTop = 120;
    page.fire(page.element(node), 'scroll');
  }
  assert.deepEqual(page.events, [{ node: 2, type: 'scroll', value: { x: 0, y: 120 } }]);
});

test('an animated request to scroll follows the animation, unless the user prefers reduced motion', () => {
  const page = openPage('<div id=n2></div>');
  page.run('motion');
  page.run('player');
  const area = page.element(2);
  for (const [name, length] of [['scrollWidth', 100], ['clientWidth', 100], ['scrollHeight', 900], ['clientHeight', 100]]) {
    Object.defineProperty(area, name, { value: length });
  }
  const scroll = (to, revision) =>
    page.push({ f: revision, t: revision + 1, a: [[1000, 0, 'ease-in']], o: [['a', 2, { 'data-to': to }, 0]] });
  scroll('1 0 400', 1);
  assert.equal(page.animations.length, 1);
  assert.equal(page.animations[0].time.easing, 'ease-in');
  assert.deepEqual({ ...area.scrolledTo }, { left: 0, top: 0, behavior: 'instant' });
  page.media('(prefers-reduced-motion: reduce)').matches = true;
  scroll('2 0 300', 2);
  assert.equal(page.animations.length, 1);
  assert.deepEqual({ ...area.scrolledTo }, { left: 0, top: 300, behavior: 'instant' });
});

// An area of 100 points with 900 points of content, which scrolls under an animation.
const scrolling = (to) => {
  const page = openPage('<div id=n2></div>');
  page.run('motion');
  page.run('player');
  const area = page.element(2);
  for (const [name, length] of [['scrollWidth', 100], ['clientWidth', 100], ['scrollHeight', 900], ['clientHeight', 100]]) {
    Object.defineProperty(area, name, { value: length });
  }
  const marks = [];
  page.window.addEventListener('autoscroll', ({ detail }) => marks.push(detail));
  page.push({ f: 1, t: 2, a: [[1000, 0, 'linear']], o: [['a', 2, { 'data-to': to }, 0]] });
  return { page, area, animation: page.animations[0], marks };
};

test('an area scrolls by the progress of the animation, at most to the end of its content', async () => {
  const { page, area, animation, marks } = scrolling('1 0 1000');
  assert.equal(area.style.scrollSnapType, 'none');
  animation.progress = 0.25;
  await page.advance(16);
  assert.deepEqual({ ...area.scrolledTo }, { left: 0, top: 200, behavior: 'instant' });
  animation.finish();
  await page.advance(16);
  assert.deepEqual({ ...area.scrolledTo }, { left: 0, top: 800, behavior: 'instant' });
  assert.equal(area.style.scrollSnapType, '');
  assert.deepEqual(marks, [true, false]);
});

for (const type of ['wheel', 'touchstart', 'pointerdown']) {
  test(`an animated scrolling ends where it is at the user's ${type}`, async () => {
    const { page, area, animation } = scrolling('1 0 400');
    animation.progress = 0.5;
    await page.advance(16);
    page.fire(area, type);
    animation.progress = 0.75;
    await page.advance(100);
    assert.ok(animation.isCancelled);
    assert.equal(area.scrolledTo.top, 200);
  });
}

test('scrolling by touch hides the keyboard in areas with that setting', () => {
  const page = openPage('<input id=n2 class=field><div id=n3 class="s away"><p></p><input id=n4 class=field></div><div id=n5 class=s></div>');
  const focused = (target) => {
    page.element(2).focus();
    page.fire(target, 'touchmove');
    return page.document.activeElement.id;
  };
  assert.equal(focused(page.element(5)), 'n2');
  assert.equal(focused(page.element(4)), 'n2');
  assert.equal(focused(page.element(3).querySelector('p')), '');
});

// An area of 100 × 400 with 2,000 points of content and rows of 40 points up to `rows`.
const lazy = async (rows, scrollTop) => {
  const page = openPage('<div id=n2 class="s sy" data-on=scroll data-rows=40><div id=n3><div id=n4></div></div></div>');
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
  assert.ok(!content.classList.contains('hold'));
  assert.equal(content.style.getPropertyValue('--hold-top'), '');
});

test('loaded rows have none', async () => {
  assert.ok(!(await lazy(2000, 400)).content.classList.contains('hold'));
});

test('a single missing row has none', async () => {
  assert.ok(!(await lazy(770, 400)).content.classList.contains('hold'));
});
