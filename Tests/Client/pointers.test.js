// public/pointers.js: context menus and hovering.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

// A page of 400 × 800 with a view that has a menu of 250 × 200.
const open = () => {
  const page = openPage('<div id=n2 data-menu=n3 tabindex=0><b id=n6></b><div id=n3 class=menu style="width:250px;height:200px">'
    + '<button id=n5 role=menuitem></button></div></div><button id=n7 name=tap value=7></button>');
  page.run('pointers');
  Object.defineProperties(page.document.documentElement, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  page.place(page.element(2), 20, 100, 50, 30);
  const list = page.element(3);
  // Browsers announce that a menu opens.
  list.showPopover = () => {
    page.fire(list, 'beforetoggle', { newState: 'open' });
    list.setAttribute('popover-open', '');
  };
  return { page, list, isOpen: () => list.hasAttribute('popover-open'), place: () => ['--x', '--y'].map((name) => list.style.getPropertyValue(name)) };
};
const touch = { pointerType: 'touch' };

test('a menu under a finger closes when the finger drags the view', async () => {
  const { page, isOpen } = open();
  page.pointer(page.element(6), 'pointerdown', 30, 110, touch);
  await page.advance(500);
  assert.ok(isOpen());
  page.window.dispatchEvent(new page.window.Event('dragging'));
  await page.advance(10);
  assert.ok(!isOpen());
});

test('a context menu opens at the pointer, inside the window', () => {
  for (const [x, y, place] of [[40, 110, ['40px', '110px']], [390, 110, ['142px', '110px']], [40, 700, ['40px', '500px']]]) {
    const one = open();
    const event = one.page.pointer(one.page.element(6), 'contextmenu', x, y, { button: 2 });
    assert.ok(event.defaultPrevented && one.isOpen());
    assert.deepEqual(one.place(), place);
  }
});

test('the keyboard opens it below its view', () => {
  const { page, isOpen, place } = open();
  page.fire(page.element(2), 'contextmenu');
  assert.ok(isOpen());
  assert.deepEqual(place(), ['20px', '138px']);
});

for (const [key, init] of [['ContextMenu', {}], ['F10', { shiftKey: true }]]) {
  test(`"${key}" opens the menu of the view with the focus`, () => {
    const { page, isOpen } = open();
    page.key(page.element(2), 'F10');
    assert.ok(!isOpen());
    assert.ok(page.key(page.element(6), key, init).defaultPrevented && isOpen());
  });
}

test('a long press opens it, keeps it open, and presses nothing else', async () => {
  const { page, list, isOpen, place } = open();
  page.pointer(page.element(6), 'pointerdown', 40, 110, touch);
  await page.advance(499);
  assert.ok(!isOpen());
  await page.advance(1);
  assert.ok(isOpen());
  assert.deepEqual(place(), ['40px', '110px']);
  page.pointer(page.element(6), 'pointerup', 40, 110, touch);
  const close = () => {
    list.hidePopover();
    page.fire(list, 'beforetoggle', { newState: 'closed' });
  };
  close();
  await page.advance(1);
  assert.ok(isOpen());
  assert.ok(page.click(page.element(7)).defaultPrevented);
  page.pointer(page.element(7), 'pointerdown', 0, 0, touch);
  close();
  await page.advance(1);
  assert.ok(!isOpen());
  page.click(page.element(7));
  assert.deepEqual(page.events, [{ node: 7, type: 'tap' }]);
});

// The same page with a menu that the server makes when it is asked for it.
const deferred = () => {
  const page = openPage('<div id=n2 data-menu=n3 data-on=menu tabindex=0><b id=n6></b></div>'
    + '<div id=n8 data-menu=n9 data-on=menu tabindex=0><b id=n10></b></div>', { scripts: { pointers: '/pointers.js' } });
  page.run('pointers');
  Object.defineProperties(page.document.documentElement, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  page.place(page.element(2), 20, 100, 50, 30);
  const list = (node) => `<div id=n${node} class=menu popover style="width:250px;height:200px"><button role=menuitem></button></div>`;
  // Browsers announce that a menu opens.
  page.window.HTMLElement.prototype.showPopover = function () {
    page.fire(this, 'beforetoggle', { newState: 'open' });
    this.setAttribute('popover-open', '');
  };
  return {
    page,
    isOpen: (node = 3) => !!page.element(node)?.hasAttribute('popover-open'),
    place: () => ['--x', '--y'].map((name) => page.element(3).style.getPropertyValue(name)),
    make: (number, view = 2, node = 3) => page.respond(number, { f: number, t: number + 1, o: [['i', view, 0, list(node)]] }),
  };
};
const asks = (...nodes) => nodes.map((node) => ({ node, type: 'menu' }));

test('a menu that is not made yet opens at the pointer when the server has made it', async () => {
  const { page, isOpen, place, make } = deferred();
  assert.ok(page.pointer(page.element(6), 'contextmenu', 40, 110, { button: 2 }).defaultPrevented && !isOpen());
  assert.deepEqual(page.events, asks(2));
  await make(1);
  assert.ok(isOpen());
  assert.deepEqual(place(), ['40px', '110px']);
  // From then on it opens at once.
  page.element(3).removeAttribute('popover-open');
  page.pointer(page.element(6), 'contextmenu', 50, 120, { button: 2 });
  assert.ok(isOpen());
  assert.deepEqual(page.events, asks(2));
});

test('the menu is asked for once, as soon as the secondary button is down', async () => {
  const { page, isOpen, make } = deferred();
  page.pointer(page.element(6), 'pointerdown', 40, 110, { button: 2 });
  assert.deepEqual(page.events, asks(2));
  await make(1);
  assert.ok(!isOpen());
  page.pointer(page.element(6), 'contextmenu', 40, 110, { button: 2 });
  assert.ok(isOpen());
  assert.deepEqual(page.events, asks(2));
});

test('a menu that releasing the button closes opens again, and one that a later click closes does not', async () => {
  const { page, isOpen, make } = deferred();
  page.pointer(page.element(6), 'pointerdown', 40, 110, { button: 2 });
  page.pointer(page.element(6), 'contextmenu', 40, 110, { button: 2 });
  await make(1);
  const close = () => {
    page.element(3).removeAttribute('popover-open');
    page.fire(page.element(3), 'beforetoggle', { newState: 'closed' });
  };
  page.pointer(page.element(6), 'pointerup', 40, 110, { button: 2 });
  close();
  await page.advance(1);
  assert.ok(isOpen());
  page.pointer(page.main, 'pointerdown', 5, 5);
  close();
  page.pointer(page.main, 'pointerup', 5, 5);
  await page.advance(1);
  assert.ok(!isOpen());
});

test('a command that is pressed closes its menu for good', async () => {
  const { page, isOpen, make } = deferred();
  page.pointer(page.element(6), 'pointerdown', 40, 110, { button: 2 });
  page.pointer(page.element(6), 'contextmenu', 40, 110, { button: 2 });
  await make(1);
  // Not every browser reports that the button was released.
  page.click(page.element(3).firstChild);
  page.element(3).removeAttribute('popover-open');
  page.fire(page.element(3), 'beforetoggle', { newState: 'closed' });
  await page.advance(1);
  assert.ok(!isOpen());
});

test('a press of the primary button asks for no menu', async () => {
  const { page } = deferred();
  page.pointer(page.element(6), 'pointerdown', 40, 110);
  await page.advance(600);
  assert.deepEqual(page.events, []);
});

test('a long press asks for its menu while it lasts, and the menu stays when the finger is lifted', async () => {
  const { page, isOpen, place, make } = deferred();
  page.pointer(page.element(6), 'pointerdown', 40, 110, touch);
  await page.advance(249);
  assert.deepEqual(page.events, []);
  await page.advance(1);
  assert.deepEqual(page.events, asks(2));
  await page.advance(250);
  assert.deepEqual(page.events, asks(2));
  page.pointer(page.element(6), 'pointerup', 40, 110, touch);
  await make(1);
  assert.ok(isOpen());
  assert.deepEqual(place(), ['40px', '110px']);
});

test('a finger that scrolls or taps asks for no menu', async () => {
  const { page } = deferred();
  for (const end of ['pointermove', 'pointerup', 'pointercancel']) {
    page.pointer(page.element(6), 'pointerdown', 40, 110, touch);
    page.pointer(page.element(6), end, 60, 110, touch);
    await page.advance(600);
  }
  assert.deepEqual(page.events, []);
});

test('the keyboard opens a menu that is not made yet below its view', async () => {
  const { page, isOpen, place, make } = deferred();
  assert.ok(page.key(page.element(2), 'ContextMenu').defaultPrevented && !isOpen());
  assert.deepEqual(page.events, asks(2));
  await make(1);
  assert.ok(isOpen());
  assert.deepEqual(place(), ['20px', '138px']);
  assert.equal(page.document.activeElement.getAttribute('role'), 'menuitem');
});

test('the keyboard opens the menu of the row that has the focus, and not the one around the rows', () => {
  const page = openPage('<div id=n2 data-menu=n3 data-on=menu><div id=n4 role=row tabindex=0>'
    + '<div id=n5 data-menu=n6 data-on=menu></div></div></div>');
  page.run('pointers');
  page.key(page.element(4), 'F10', { shiftKey: true });
  assert.deepEqual(page.events, asks(5));
});

test('a late menu does not open if the user has gone on', async () => {
  for (const goOn of [
    (page) => page.key(page.main, 'Escape'),
    (page) => page.pointer(page.main, 'pointerdown', 5, 5),
  ]) {
    const { page, isOpen, make } = deferred();
    page.pointer(page.element(6), 'contextmenu', 40, 110, { button: 2 });
    goOn(page);
    await make(1);
    assert.ok(page.element(3) && !isOpen());
  }
});

test('of two menus that are asked for, the last one opens', async () => {
  const { page, isOpen, make } = deferred();
  page.pointer(page.element(6), 'contextmenu', 40, 110, { button: 2 });
  page.pointer(page.element(10), 'contextmenu', 40, 210, { button: 2 });
  await make(1);
  assert.ok(!isOpen());
  await page.respond(2, { f: 2, t: 3, o: [['r', 3], ['i', 8, 0, '<div id=n9 class=menu style="width:250px;height:200px"></div>']] });
  assert.ok(isOpen(9));
  assert.deepEqual(page.events, asks(2, 8));
});

test('a finger that moves or is lifted opens no menu', async () => {
  for (const end of ['pointermove', 'pointerup', 'pointercancel']) {
    const { page, isOpen } = open();
    page.pointer(page.element(6), 'pointerdown', 40, 110, touch);
    page.pointer(page.element(6), end, 60, 110, touch);
    await page.advance(600);
    assert.ok(!isOpen());
  }
});

test('a finger on the menu itself does not open it again', async () => {
  const { page, isOpen } = open();
  page.pointer(page.element(5), 'pointerdown', 40, 110, touch);
  await page.advance(600);
  assert.ok(!isOpen());
});

test('elsewhere, the browser shows its own menu', () => {
  const { page, isOpen } = open();
  assert.ok(!page.pointer(page.element(7), 'contextmenu').defaultPrevented && !isOpen());
});

test('a hovering pointer is reported once for each frame, and when it leaves', async () => {
  const page = openPage('<div id=n2 data-on=over><b id=n3 data-on=over></b></div>');
  page.run('pointers');
  page.place(page.element(2), 10, 20, 100, 100);
  page.place(page.element(3), 30, 40, 50, 50);
  const sent = async () => {
    const before = page.events.length;
    await page.advance(16);
    for (let n = page.batches.length; ; n = page.batches.length) {
      await page.respond(n, { f: 1, t: 1, o: [] });
      if (page.batches.length === n) return page.events.slice(before);
    }
  };
  page.pointer(page.element(3), 'pointermove', 34, 44);
  page.pointer(page.element(3), 'pointermove', 35, 45);
  assert.deepEqual(await sent(), [
    { node: 3, type: 'over', value: { x: 5, y: 5 } }, { node: 2, type: 'over', value: { x: 25, y: 25 } }]);
  page.pointer(page.element(2), 'pointermove', 11, 21);
  assert.deepEqual(await sent(), [{ node: 3, type: 'over' }, { node: 2, type: 'over', value: { x: 1, y: 1 } }]);
  page.pointer(page.element(2), 'pointerout', 0, 0);
  assert.deepEqual(page.events.at(-1), { node: 2, type: 'over' });
});

test('a finger does not hover', async () => {
  const page = openPage('<div id=n2 data-on=over></div>');
  page.run('pointers');
  page.pointer(page.element(2), 'pointermove', 34, 44, touch);
  await page.advance(16);
  assert.deepEqual(page.events, []);
});

test('an element with hover events reports a pointer that enters and leaves, and so do those around it', async () => {
  const page = openPage('<div id=n2 data-on=hover><div id=n3 data-on=hover><i></i></div><b></b></div><p></p>');
  page.run('pointers');
  const find = (selector) => page.document.querySelector(selector);
  page.pointer(find('i'), 'pointerover');
  page.pointer(find('b'), 'pointerover');
  page.pointer(find('p'), 'pointerover');
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.events, [
    { node: 3, type: 'hover', value: true }, { node: 2, type: 'hover', value: true },
    { node: 3, type: 'hover', value: false }, { node: 2, type: 'hover', value: false },
  ]);
});

test('a pointer that leaves the window hovers over nothing, and fingers do not hover', async () => {
  const page = openPage('<div id=n2 data-on=hover></div>', { scripts: { pointers: '/pointers.js' } });
  assert.equal(page.scripts.length, 1);
  page.run('pointers');
  page.pointer(page.element(2), 'pointerover', 0, 0, { pointerType: 'touch' });
  assert.deepEqual(page.events, []);
  page.pointer(page.element(2), 'pointerover');
  page.pointer(page.element(2), 'pointerout');
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.events.map((event) => event.value), [true, false]);
});

test('a held button repeats after half a second, ten times a second, and its click is ignored', async () => {
  const page = openPage('<button id=n2 class="k r" name=tap value=2></button>');
  page.run('pointers');
  page.pointer(page.element(2), 'pointerdown');
  await page.advance(499);
  assert.equal(page.isBusy, false);
  await page.advance(1 + 100 + 100);
  page.pointer(page.element(2), 'pointerup');
  page.click(page.element(2));
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.equal(page.events.length, 3);
});

test('a short press of such a button is a click', async () => {
  const page = openPage('<button id=n2 class="k r" name=tap value=2></button>');
  page.run('pointers');
  page.pointer(page.element(2), 'pointerdown');
  await page.advance(200);
  page.pointer(page.element(2), 'pointerup');
  page.click(page.element(2));
  await tick();
  assert.equal(page.events.length, 1);
});

test('a long press opens the menu of the button, and is not a tap', async () => {
  const page = openPage('<button id=n2 class=k name=tap value=2 data-menu=n3></button><div id=n3 class=menu></div>');
  page.run('pointers');
  page.pointer(page.element(2), 'pointerdown');
  await page.advance(499);
  assert.ok(!page.element(3).hasAttribute('popover-open'));
  await page.advance(1);
  assert.ok(page.element(3).hasAttribute('popover-open'));
  page.pointer(page.element(2), 'pointerup');
  page.click(page.element(2));
  assert.deepEqual(page.events, []);
});
