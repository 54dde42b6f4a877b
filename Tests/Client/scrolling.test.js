// public/client/scrolling.js: positions of scroll areas, and requests to scroll.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, pageHTML } = require('./support/page');

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
  page.run('phases');
  const focused = (target) => {
    page.element(2).focus();
    page.fire(target, 'touchmove');
    return page.document.activeElement.id;
  };
  assert.equal(focused(page.element(5)), 'n2');
  assert.equal(focused(page.element(4)), 'n2');
  assert.equal(focused(page.element(3).querySelector('p')), '');
});

// Notes what is in the page when an area scrolls.
const noting = (html, ...patches) => {
  const page = openPage(html);
  const notes = [];
  page.window.Element.prototype.scrollTo = function ({ top }) { notes.push([this.id, top, this.textContent]); };
  patches.forEach((operations, index) => page.push({ f: index + 1, t: index + 2, o: operations }));
  return { page, notes };
};

test('a request to scroll is carried out after all operations of its patch', () => {
  const { notes } = noting('<div id=n2 class=s><div id=n3>a</div></div>', [['a', 2, { 'data-to': '1 0 40' }], ['i', 3, 0, '<p id=n4>b</p>']]);
  assert.deepEqual(notes, [['n2', 40, 'ab']]);
});

test('an area that a patch inserts or replaces scrolls to its request, once', () => {
  const { notes } = noting('<div id=n2><div id=n3 class=s></div></div>',
    [['i', 2, 0, '<div id=n4 class=s data-to="1 0 40">a</div>']],
    [['p', 3, '<div id=n3 class=s data-to="1 0 50">b</div>']],
    [['p', 4, '<div id=n4 class=s data-to="1 0 40">c</div>']]);
  assert.deepEqual(notes, [['n4', 40, 'a'], ['n3', 50, 'b']]);
});

test('an area of a whole page scrolls to a request that is new', () => {
  const { notes } = noting('<div id=n2 class=s data-to="1 0 40">a</div>');
  assert.deepEqual(notes, []); // The page carried it out at its start.
  const page = openPage('<div id=n2 class=s data-to="1 0 40"></div>');
  page.element(2).scrolledTo = null;
  page.push({ h: pageHTML('<div id=n2 class=s data-to="1 0 40"></div>', { revision: 2 }), t: 2 });
  assert.equal(page.element(2).scrolledTo, null);
  page.push({ h: pageHTML('<div id=n2 class=s data-to="2 0 90"></div>', { revision: 3 }), t: 3 });
  assert.equal(page.element(2).scrolledTo.top, 90);
});

test('a position that an area has left at a request is not reported', async () => {
  const page = openPage('<div id=n2 class=s data-on=scroll></div><button id=n3 name=tap value=3></button>');
  page.element(3).click();
  page.element(2).scrollTop = 10;
  page.fire(page.element(2), 'scroll');
  await page.respond(1, { f: 1, t: 2, o: [['a', 2, { 'data-to': '1 0 40' }]] });
  assert.deepEqual(page.events, [{ node: 3, type: 'tap' }]);
});
