// public/lists.js: swipe actions and pulling to refresh.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const row = (full = '') => '<div id=n2 class=sw><div id=n3 class=swc></div>'
  + `<div id=n4 class="swt${full}"><button id=n5 name=tap value=5></button><button id=n6 name=tap value=6></button></div></div>`;
// A row of 300 points with trailing actions of 100 points.
const open = (html = row()) => {
  const page = openPage(html);
  page.run('lists');
  const width = (node, value) => page.element(node) && Object.defineProperty(page.element(node), 'offsetWidth', { value });
  width(2, 300);
  width(4, 100);
  const content = page.element(3);
  const drag = async (...xs) => {
    page.pointer(content, 'pointerdown', 200, 10);
    for (const x of xs) {
      await page.advance(1000);
      page.pointer(content, 'pointermove', x, 10);
    }
  };
  const drop = async () => {
    await page.advance(1000);
    page.pointer(content, 'pointerup', 0, 10);
  };
  return { page, content, drag, drop, shift: () => content.style.transform, clip: () => page.element(4).style.clipPath };
};

test('a row follows the finger, and reveals its actions', async () => {
  const { drag, shift, clip } = open();
  await drag(195);
  assert.deepEqual([shift(), clip()], ['', '']);
  await drag(170);
  assert.deepEqual([shift(), clip()], ['translateX(-30px)', 'inset(0 0 0 70px)']);
});

test('beyond its actions, and on a side without any, it moves only a little', async () => {
  const { drag, shift } = open();
  await drag(80);
  assert.equal(shift(), 'translateX(-105px)');
  await drag(260);
  assert.equal(shift(), 'translateX(10px)');
});

test('released beyond half of its actions, a row stays open; before that, it closes', async () => {
  const { drag, drop, shift } = open();
  await drag(140, 140);
  await drop();
  assert.equal(shift(), 'translateX(-100px)');
  await drag(200 + 60, 200 + 60);
  await drop();
  assert.equal(shift(), '');
});

test('a vertical movement is not a swipe', async () => {
  const { page, content, shift } = open();
  page.pointer(content, 'pointerdown', 200, 10);
  page.pointer(content, 'pointermove', 202, 40);
  page.pointer(content, 'pointermove', 100, 40);
  assert.equal(shift(), '');
});

test('a long swipe over full actions presses the outermost one', async () => {
  const { page, drag, drop, shift } = open(row(' full'));
  await drag(20, 20);
  await drop();
  assert.deepEqual(page.events, [{ node: 6, type: 'tap' }]);
  assert.equal(shift(), 'translateX(-300px)');
});

test('a touch elsewhere closes an open row, and does nothing else', async () => {
  const { page, drag, drop, shift } = open(row() + '<button id=n7 name=tap value=7></button>');
  await drag(140, 140);
  await drop();
  page.pointer(page.element(7), 'pointerdown');
  assert.equal(shift(), '');
  assert.ok(page.click(page.element(7)).defaultPrevented);
  assert.deepEqual(page.events, []);
});

test('Escape and scrolling close an open row', async () => {
  for (const close of [(page) => page.key(page.main, 'Escape'), (page) => page.fire(page.main, 'scroll')]) {
    const { page, drag, drop, shift } = open();
    await drag(140, 140);
    await drop();
    close(page);
    assert.equal(shift(), '');
  }
});

test('an action closes its row once it is pressed', async () => {
  const { page, drag, drop, shift } = open();
  await drag(140, 140);
  await drop();
  page.pointer(page.element(5), 'pointerdown');
  page.click(page.element(5));
  await page.advance(1);
  assert.deepEqual([page.events, shift()], [[{ node: 5, type: 'tap' }], '']);
});

test('two fingers on a trackpad swipe a row, which settles after a moment', async () => {
  const { page, content, shift } = open();
  const wheel = (deltaX, deltaY) => page.fire(content, 'wheel', { deltaX, deltaY });
  wheel(20, 30);
  assert.equal(shift(), '');
  await page.advance(1000);
  wheel(70, 30);
  assert.equal(shift(), 'translateX(-70px)');
  await page.advance(120);
  assert.equal(shift(), 'translateX(-100px)');
});

test('a click on the visible strip of a closed row opens it and presses nothing; a click on the row closes it', () => {
  const { page, content, shift } = open();
  assert.ok(page.click(page.element(6)).defaultPrevented);
  assert.deepEqual([shift(), page.events], ['translateX(-100px)', []]);
  assert.ok(page.click(content).defaultPrevented);
  assert.equal(shift(), '');
  assert.ok(!page.click(content).defaultPrevented);
});

// A scroll area with a control that a pull presses.
const area = '<div id=n2 class="s sy"><div id=n3></div></div><div id=n4 class=pull><button id=n5 name=tap value=5></button></div>';
const pulled = (...ys) => {
  const page = openPage(area);
  page.run('lists');
  const touch = (type, y) => page.fire(page.element(3), type, { touches: [{ clientX: 0, clientY: y }] });
  touch('touchstart', 100);
  for (const y of ys) touch('touchmove', y);
  return { page, touch, style: page.element(3).style };
};

test('an area at its top moves by half of a pull, and shows its control', () => {
  const { page, style } = pulled(160);
  assert.equal(style.transform, 'translateY(30px)');
  assert.ok(page.element(4).classList.contains('drawn'));
  assert.equal(page.element(4).style.opacity, '0.5');
});

test('a pull of 120 presses the control, a shorter one does not', () => {
  const { page, touch, style } = pulled(219);
  touch('touchend');
  assert.deepEqual([page.events, style.transform], [[], '']);
  const far = pulled(220);
  far.touch('touchend');
  assert.deepEqual(far.page.events, [{ node: 5, type: 'tap' }]);
});

test('an upward movement, and an area that is not at its top, are not pulls', () => {
  assert.equal(pulled(90, 200).style.transform, '');
  const page = openPage(area);
  page.run('lists');
  page.element(2).scrollTop = 10;
  page.fire(page.element(3), 'touchstart', { touches: [{ clientX: 0, clientY: 100 }] });
  page.fire(page.element(3), 'touchmove', { touches: [{ clientX: 0, clientY: 200 }] });
  assert.equal(page.element(3).style.transform, '');
});

test('a wheel that scrolls up at the top shows the control for four seconds', async () => {
  const page = openPage(area);
  page.run('lists');
  page.fire(page.element(3), 'wheel', { deltaY: -100 });
  assert.ok(!page.element(4).classList.contains('offered'));
  page.fire(page.element(3), 'wheel', { deltaY: -100 });
  assert.ok(page.element(4).classList.contains('offered'));
  await page.advance(4000);
  assert.ok(!page.element(4).classList.contains('offered'));
});

test('beyond its actions, only what the content has left is in their color', async () => {
  const { page, drag } = open(row(' full'));
  page.element(6).style.backgroundColor = 'rgb(255, 0, 0)';
  const seen = [];
  Object.defineProperty(page.element(2).style, 'background', { set: (value) => { seen.push(value); } });
  await drag(130, 60);
  assert.deepEqual(seen, ['linear-gradient(rgb(255, 0, 0) 0 0) right/140px no-repeat']);
});
