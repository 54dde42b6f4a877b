// public/phases.js: the phases of scrolling and of the page.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// An area that reports its phases, with a view inside. `reports` are the reported values; `scroll` moves the content.
const open = () => {
  const page = openPage('<div id=n2 class="s sy" data-on=phase><p id=n3></p></div><p id=n4></p>');
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(`${detail.node} ${detail.type} ${detail.value}`));
  page.run('phases');
  const area = page.element(2), view = page.element(3);
  const scroll = (top) => {
    area.scrollTop = top;
    page.fire(area, 'scroll', { init: { bubbles: false } });
  };
  const touch = (type, count, target = view) => page.fire(target, type, { touches: Array(count).fill({}) });
  return { ...page, element: page.element, advance: page.advance, area, view, reports, scroll, touch };
};

test('a finger tracks, interacts, and lets the area decelerate until scrolling ends', async () => {
  const { area, advance, fire, reports, scroll, touch } = open();
  touch('touchstart', 1);
  scroll(10);
  await advance(50);
  scroll(40);
  touch('touchend', 0);
  await advance(50);
  scroll(60);
  fire(area, 'scrollend', { init: { bubbles: false } });
  assert.deepEqual(reports, [
    '2 phase tracking 0 0 0 0', '2 phase interacting 0 10 0 0', '2 phase decelerating 0 40 0 600', '2 phase idle 0 60 0 500']);
});

test('a finger that does not move only tracks', () => {
  const { reports, touch } = open();
  touch('touchstart', 1);
  touch('touchend', 0);
  assert.deepEqual(reports, ['2 phase tracking 0 0 0 0', '2 phase idle 0 0 0 0']);
});

test('a finger elsewhere, and one of two that is lifted, change nothing', () => {
  const { element, reports, touch } = open();
  touch('touchstart', 1, element(4));
  touch('touchend', 0, element(4));
  assert.deepEqual(reports, []);
  touch('touchstart', 1);
  touch('touchend', 1);
  assert.deepEqual(reports, ['2 phase tracking 0 0 0 0']);
});

test('without a report of the end, scrolling ends when nothing has moved for 150 milliseconds', async () => {
  const { advance, reports, scroll, touch } = open();
  touch('touchstart', 1);
  scroll(10);
  touch('touchend', 0);
  await advance(149);
  scroll(20);
  await advance(149);
  assert.equal(reports.length, 3);
  await advance(1);
  assert.deepEqual(reports.slice(2), ['2 phase decelerating 0 10 0 0', '2 phase idle 0 20 0 0']);
});

test('a wheel and keys that scroll interact', async () => {
  const { advance, fire, key, reports, scroll, view } = open();
  fire(view, 'wheel');
  scroll(10);
  await advance(150);
  key(view, 'PageDown');
  scroll(20);
  await advance(600);
  key(view, 'a');
  scroll(30);
  assert.deepEqual(reports.map((report) => report.split(' ')[2]), ['interacting', 'idle', 'interacting', 'idle']);
});

test('a scroll bar that the mouse holds interacts until it is released', async () => {
  const { advance, area, pointer, reports, scroll } = open();
  pointer(area, 'pointerdown');
  await advance(1000);
  scroll(10);
  await advance(1000);
  assert.deepEqual(reports, ['2 phase interacting 0 10 0 0']);
  pointer(area, 'pointerup');
  await advance(150);
  assert.deepEqual(reports.slice(1), ['2 phase idle 0 10 0 0']);
});

test('scrolling without the user is no phase', async () => {
  const { advance, reports, scroll } = open();
  scroll(10);
  await advance(200);
  assert.deepEqual(reports, []);
});

test('an animation of the app animates, until it ends or a finger stops it', async () => {
  const { advance, area, reports, scroll, touch, window } = open();
  const glide = (detail) => area.dispatchEvent(new window.CustomEvent('autoscroll', { bubbles: true, detail }));
  glide(true);
  scroll(10);
  await advance(500);
  assert.deepEqual(reports, ['2 phase animating 0 0 0 0']);
  glide(false);
  glide(true);
  touch('touchstart', 1);
  glide(false);
  assert.deepEqual(reports.slice(1), [
    '2 phase idle 0 10 0 0', '2 phase animating 0 10 0 0', '2 phase tracking 0 10 0 0']);
});

test('a page that asks for it reports when it is hidden or shown', () => {
  const page = openPage('<div id=n2 class="s sy" data-on=phase></div>');
  page.main.dataset.on = 'phase';
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(`${detail.node} ${detail.type} ${detail.value}`));
  const see = (state) => {
    for (const [name, value] of [['visibilityState', state], ['hidden', state === 'hidden']]) {
      Object.defineProperty(page.document, name, { value, configurable: true });
    }
    page.fire(page.document, 'visibilitychange');
  };
  page.run('phases');
  assert.deepEqual(reports, []);
  see('hidden');
  see('visible');
  assert.deepEqual(reports, ['1 phase hidden', '1 phase visible']);
  delete page.main.dataset.on;
  see('hidden');
  assert.equal(reports.length, 2);
});

test('a page that opens in the background reports it at once', () => {
  const page = openPage();
  page.main.dataset.on = 'phase';
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(`${detail.node} ${detail.type} ${detail.value}`));
  Object.defineProperty(page.document, 'visibilityState', { value: 'hidden', configurable: true });
  Object.defineProperty(page.document, 'hidden', { value: true, configurable: true });
  page.run('phases');
  assert.deepEqual(reports, ['1 phase hidden']);
});

// A field that reports its selection, with the focus.
const openField = (attributes = '') => {
  const page = openPage(`<input id=n6 value="one two" data-on=phase ${attributes}><input id=n7 value=x>`);
  const reports = [];
  page.window.addEventListener('report', ({ detail }) => reports.push(`${detail.node} ${detail.type} ${detail.value}`));
  page.run('phases');
  const field = page.element(6);
  const select = async (start, end, el = field) => {
    el.focus();
    el.setSelectionRange(start, end);
    page.fire(page.document, 'selectionchange');
    await page.advance(1);
  };
  return { ...page, element: page.element, advance: page.advance, field, reports, select };
};

test('a selection in a field is reported once', async () => {
  const { element, reports, select } = openField();
  await select(4, 7);
  await select(4, 7);
  await select(1, 1);
  await select(0, 1, element(7));
  assert.deepEqual(reports, ['6 phase 4 7', '6 phase 1 1']);
});

test('a selection that the server requests is made and not reported', async () => {
  const { advance, field, reports, select } = openField('data-selection="1 0 3"');
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, 3]);
  await select(0, 3);
  field.dataset.selection = '2 4 7';
  await advance(1);
  assert.deepEqual([field.selectionStart, field.selectionEnd], [4, 7]);
  assert.deepEqual(reports, []);
});
