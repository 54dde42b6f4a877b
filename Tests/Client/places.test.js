// public/places.js: the browser's history, and the focus and the offsets of screens.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const scripts = { places: '/places.js' };
const dialog = (number, classes = 'dlg modal', on = ' data-on=dismiss') =>
  `<dialog id=n${number} class="${classes}" open${on}><button id=n${number + 1}></button></dialog>`;

// Opens a page at a place. jsdom has no modal dialogs and no history that goes back at once.
const open = (main = '', place = '0 /shop') => {
  const page = openPage(main, { scripts, attributes: place && ` data-place="${place}"` });
  const { window } = page, { history } = window;
  page.entries = [];
  page.steps = [];
  for (const how of ['pushState', 'replaceState']) {
    history[how] = (state, _, path) => {
      const { screens, path: named, layers, trail } = state;
      page.entries.push([how, new window.URL(path, window.location.href).pathname, screens, layers, Array.from(trail, (entry) => entry.path)]);
      assert.equal(typeof named, 'string');
      page.state = JSON.parse(JSON.stringify(state));
    };
  }
  history.go = (steps) => page.steps.push(steps);
  page.window.HTMLElement.prototype.showModal = () => {};
  page.run('dialogs');
  page.run('places');
  page.entries = [];
  page.pop = (state) => window.dispatchEvent(Object.assign(new window.Event('popstate'), { state }));
  page.patch = async (...operations) => {
    page.push({ f: page.revision, t: page.revision + 1, o: operations });
    await tick();
  };
  return page;
};

test('a page with places or with a dialog loads the script', () => {
  const names = (page) => page.scripts.map((one) => one.getAttribute('src'));
  assert.deepEqual(names(openPage('', { scripts, attributes: ' data-place="0 /"' })), ['/places.js']);
  assert.deepEqual(names(openPage(dialog(2), { scripts })), ['/places.js']);
  assert.deepEqual(names(openPage('<p id=n2></p>', { scripts })), []);
});

// Two screens, the lower one covered, and a script of animations that only records.
const covered = '<div id=n3 inert style="transform: matrix(1, 0, 0, 1, -117, 0)"></div>'
  + '<div id=n5 style="transform: matrix(1, 0, 0, 1, 0, 0)"><div class=bk><button id=n6 name=tap value=6>Shop</button></div></div>';
const openCovered = (main = covered, place = '1 /shop/Item/1') => {
  const page = open(main, place);
  page.moves = [];
  const note = (name) => (el) => page.moves.push([name, el.id]);
  page.window.DOMMatrix = class { constructor(text) { this.e = +text.split(',')[4]; } };
  page.window.dispatchEvent(new page.window.CustomEvent('motion', { detail: {
    timing: (time) => time[0], follow: () => {}, exchange: () => {}, setAside: note('setAside'), takeUp: note('takeUp'),
    restyle: (el, [[, value]], time) => {
      page.moves.push([el.id, value.replaceAll(' ', ''), time]);
      el.style.transform = value;
    } } }));
  return page;
};
const goes = [['n3', 'matrix(1,0,0,1,0,0)', 588], ['setAside', 'n5'], ['n5', 'matrix(1,0,0,1,0,0)', 588]];

test('back shows the screen below before the server answers', async () => {
  const page = openCovered();
  page.pop({ screens: 0, path: '/shop', layers: 0, trail: [] });
  assert.deepEqual(page.moves, goes);
  assert.equal(page.element(3).inert, false);
  page.document.body.toggleAttribute('data-busy', true);
  await page.patch(['u', '/shop', 0]);
  page.document.body.toggleAttribute('data-busy', false);
  await tick();
  assert.deepEqual(page.moves, goes);
});

test('back shows the screen below at once from any number of screens', () => {
  // A screen above the root has an element around it.
  const page = openCovered(
    '<div id=n2 style="transform: matrix(1, 0, 0, 1, 0, 0)"><div id=n3 inert style="transform: matrix(1, 0, 0, 1, -117, 0)"></div></div>'
    + '<div id=n5 style="transform: matrix(1, 0, 0, 1, 0, 0)"></div>', '2 /shop/Item/1/Item/2');
  page.pop({ screens: 1, path: '/shop/Item/1', layers: 0, trail: [] });
  assert.deepEqual(page.moves, goes);
});

test('back shows the first page of an app below a base path at once', () => {
  const page = openCovered(covered, '1 /desk/Item/1');
  page.pop({ screens: 0, path: '/desk/', layers: 0, trail: [] });
  assert.deepEqual(page.moves, goes);
});

test('a screen that the server keeps comes back', async () => {
  const page = openCovered();
  page.document.body.toggleAttribute('data-busy', true);
  page.pop({ screens: 0, path: '/shop', layers: 0, trail: [] });
  await tick();
  page.moves.length = 0;
  page.document.body.toggleAttribute('data-busy', false);
  await tick();
  assert.deepEqual(page.moves, [['takeUp', 'n5'], ['n5', 'matrix(1,0,0,1,0,0)', 588], ['n3', 'matrix(1,0,0,1,-117,0)', 588]]);
  assert.equal(page.element(3).inert, true);
});

test('nothing moves at once on the way to another place, or over several screens', () => {
  for (const state of [{ screens: 0, path: '/other' }, { screens: 2, path: '/shop/Item/1/Item/2' }, { screens: 1, path: '/shop/Item/2' }]) {
    const page = openCovered();
    page.pop({ layers: 0, trail: [], ...state });
    assert.deepEqual(page.moves, []);
  }
});

test('the button of the bar shows the screen below at once', async () => {
  const page = openCovered();
  await page.patch(['u', '/shop', 0]);
  await page.patch(['u', '/shop/Item/1', 1]);
  page.moves.length = 0;
  page.click(page.element(6));
  assert.deepEqual(page.moves, goes);
  assert.equal(page.events.at(-1).node, 6);
});

test('a screen above another one is an entry of the history', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['u', '/shop/Item/1/Item/2', 2]);
  assert.deepEqual(page.entries, [
    ['pushState', '/shop/Item/1', 1, 0, ['/shop']],
    ['pushState', '/shop/Item/1/Item/2', 2, 0, ['/shop', '/shop/Item/1']],
  ]);
});

test('a screen that goes leads back to its entry, and several do at once', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['u', '/shop/Item/1/Item/2', 2]);
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual(page.steps, [-2]);
  // The browser's report about it changes nothing.
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual(page.events, []);
});

test('a screen in the place of another one, or without an entry below, replaces the entry', async () => {
  const page = open('', '1 /shop/Item/1');
  await page.patch(['u', '/shop/Item/3', 1]);
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual(page.entries, [
    ['replaceState', '/shop/Item/3', 1, 0, []], ['replaceState', '/shop', 0, 0, []],
  ]);
  assert.deepEqual(page.steps, []);
});

const openUsed = () => {
  const page = open();
  page.window.dispatchEvent(new page.window.Event('click'));
  return page;
};

test('another tab or row of a sidebar is an entry of its own', async () => {
  const page = openUsed();
  await page.patch(['u', '/shop/tab/basket', 0, 1]);
  await page.patch(['u', '/shop/tab/basket/Item/1', 1, 1]);
  await page.patch(['u', '/shop', 0, 2]);
  assert.deepEqual(page.entries, [
    ['pushState', '/shop/tab/basket', 0, 0, ['/shop']],
    ['pushState', '/shop/tab/basket/Item/1', 1, 0, ['/shop', '/shop/tab/basket']],
    ['pushState', '/shop', 0, 0, ['/shop', '/shop/tab/basket', '/shop/tab/basket/Item/1']],
  ]);
  assert.deepEqual(page.steps, []);
});

test('a tab that the app chooses before the user does anything replaces the entry', async () => {
  const page = open();
  await page.patch(['u', '/shop/tab/basket', 0, 1]);
  assert.deepEqual(page.entries, [['replaceState', '/shop/tab/basket', 0, 0, []]]);
});

test('the number of choices is that of the page after the browser went to an entry', async () => {
  const page = openUsed();
  await page.patch(['u', '/shop/tab/basket', 0, 1]);
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop', choice: 0 });
  await page.respond(2, { f: 2, t: 3, o: [['u', '/shop', 0, 2]] });
  page.entries = [];
  // Only the value of the window differs.
  await page.patch(['u', '/shop/2', 0, 2]);
  assert.deepEqual(page.entries, [['replaceState', '/shop/2', 0, 0, []]]);
});

test('the back button asks the server for the place of the entry', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  page.entries = [];
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual(page.events, [{ node: 1, type: 'place', value: '/shop' }]);
  await page.patch(['u', '/shop', 0]);
  assert.deepEqual([page.entries, page.steps], [[], []]);
});

test('a place that the server refuses is corrected in the entry', async () => {
  const page = open();
  await page.patch(['u', '/shop/Item/1', 1]);
  page.pop({ screens: 1, layers: 0, trail: [], path: '/shop/Item/9' });
  page.entries = [];
  await page.respond(1, { f: 2, t: 3, o: [['u', '/shop', 0]] });
  assert.deepEqual(page.entries, [['replaceState', '/shop', 0, 0, []]]);
});

// A list of entries as a browser has it. It goes to another entry later than it is asked.
const openWithHistory = (main, place = '0 /shop') => {
  const page = openPage(main, { scripts, attributes: ` data-place="${place}"` });
  const { window } = page, { history } = window;
  let at = 0;
  const entries = [null], asked = [];
  // The window of the test stays at its first URL.
  const path = (url) => (url === window.location.href ? entries[at].url : new window.URL(url, window.location.href).pathname);
  const copy = (state, url) => JSON.parse(JSON.stringify({ ...state, url: path(url) }));
  history.pushState = (state, _, url) => {
    const made = copy(state, url);
    entries.splice(++at, Infinity, made);
  };
  history.replaceState = (state, _, url) => (entries[at] = copy(state, url));
  history.go = (steps) => asked.push(steps);
  window.HTMLElement.prototype.showModal = () => {};
  page.run('dialogs');
  page.run('places');
  // The browser goes where the script asked it to go, or where the user does.
  page.arrive = async (...steps) => {
    for (const by of [...asked.splice(0), ...steps]) {
      at += by;
      window.dispatchEvent(Object.assign(new window.Event('popstate'), { state: entries[at] }));
      await tick();
    }
  };
  // The entries, the current one in brackets.
  page.list = () => entries.map((entry, index) => {
    const text = entry.url + '+'.repeat(entry.layers);
    return index === at ? `[${text}]` : text;
  }).join(' ');
  let sent = 0, revision = 1;
  // The server answers the next batch, or pushes a patch.
  page.answer = async (...operations) => page.respond(++sent, { f: revision, t: ++revision, o: operations });
  page.patch = async (...operations) => {
    page.push({ f: revision, t: ++revision, o: operations });
    await tick();
  };
  page.places = () => page.events.filter(({ type }) => type === 'place').map(({ value }) => value);
  return page;
};
const three = async () => {
  const page = openWithHistory();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['u', '/shop/Item/1/Item/2', 2]);
  assert.equal(page.list(), '/shop /shop/Item/1 [/shop/Item/1/Item/2]');
  return page;
};

test('back twice before the server has answered leads over two entries, which stay as they are', async () => {
  const page = await three();
  await page.arrive(-1, -1);
  await page.answer(['u', '/shop/Item/1', 1]);
  assert.equal(page.list(), '[/shop] /shop/Item/1 /shop/Item/1/Item/2');
  await page.answer(['u', '/shop', 0]);
  assert.equal(page.list(), '[/shop] /shop/Item/1 /shop/Item/1/Item/2');
  assert.deepEqual(page.places(), ['/shop/Item/1', '/shop']);
});

test('forward leads through the entries that were left, and makes none', async () => {
  const page = await three();
  await page.arrive(-2);
  await page.answer(['u', '/shop', 0]);
  await page.arrive(1);
  assert.equal(page.list(), '/shop [/shop/Item/1] /shop/Item/1/Item/2');
  await page.answer(['u', '/shop/Item/1', 1]);
  await page.arrive(1);
  await page.answer(['u', '/shop/Item/1/Item/2', 2]);
  assert.equal(page.list(), '/shop /shop/Item/1 [/shop/Item/1/Item/2]');
});

test('back and forward before the server has answered end where they began', async () => {
  const page = await three();
  await page.arrive(-1, 1);
  await page.answer(['u', '/shop/Item/1', 1]);
  await page.answer(['u', '/shop/Item/1/Item/2', 2]);
  assert.equal(page.list(), '/shop /shop/Item/1 [/shop/Item/1/Item/2]');
});

test('a link that is pressed before the server has answered leads on from there', async () => {
  const page = await three();
  await page.arrive(-2);
  await page.answer(['u', '/shop', 0], ['u', '/shop/Item/7', 1]);
  assert.equal(page.list(), '/shop [/shop/Item/7]');
});

test('a place that the server refuses has its entry again', async () => {
  const page = await three();
  await page.arrive(-2);
  await page.answer();
  assert.equal(page.list(), '/shop [/shop/Item/1/Item/2]');
  await page.arrive(-1);
  await page.answer(['u', '/shop', 0]);
  await page.arrive(1);
  await page.answer();
  await page.arrive();
  assert.equal(page.list(), '[/shop] /shop/Item/1/Item/2');
});

test('a patch of another cause changes no entry while the server has yet to answer', async () => {
  const page = await three();
  await page.arrive(-1);
  await page.patch(['d', 'Later']);
  assert.equal(page.list(), '/shop [/shop/Item/1] /shop/Item/1/Item/2');
});

test('back twice ends two dialogs, and back thrice leads to the screen below as well', async () => {
  const page = openWithHistory();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['i', 1, 0, dialog(2)]);
  await page.patch(['i', 1, 0, dialog(4)]);
  assert.equal(page.list(), '/shop /shop/Item/1 /shop/Item/1+ [/shop/Item/1++]');
  await page.arrive(-1, -1, -1);
  await page.answer(['r', 4]);
  await page.answer(['r', 2], ['u', '/shop', 0]);
  await page.arrive();
  assert.deepEqual(page.events.map(({ node, type }) => [node, type]), [[4, 'dismiss'], [2, 'dismiss'], [1, 'place']]);
  assert.equal(page.list(), '[/shop] /shop/Item/1 /shop/Item/1+ /shop/Item/1++');
});

test('a dialog that ends as a screen comes gives its entry to the screen', async () => {
  const page = openWithHistory();
  await page.patch(['i', 1, 0, dialog(2)]);
  await page.patch(['r', 2], ['u', '/shop/Item/1', 1]);
  assert.equal(page.list(), '/shop [/shop/Item/1]');
  await page.arrive(-1);
  await page.answer(['u', '/shop', 0]);
  assert.equal(page.list(), '[/shop] /shop/Item/1');
});

test('a screen that comes while the browser goes back is an entry after that', async () => {
  const page = openWithHistory();
  await page.patch(['i', 1, 0, dialog(2)]);
  await page.patch(['r', 2]);
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.arrive();
  assert.equal(page.list(), '/shop [/shop/Item/1]');
});

test('a dialog that only the app may end stays, and those above it end', async () => {
  const page = openWithHistory();
  await page.patch(['i', 1, 0, dialog(2, 'dlg modal', '')]);
  await page.patch(['i', 1, 0, dialog(4)]);
  await page.arrive(-2);
  await page.answer(['r', 4]);
  assert.deepEqual(page.events.map(({ node, type }) => [node, type]), [[4, 'dismiss']]);
  assert.equal(page.list(), '/shop [/shop+]');
});

test('a dialog is an entry of its own, which goes with it', async () => {
  const page = open();
  await page.patch(['i', 1, 0, dialog(2)]);
  assert.deepEqual(page.entries, [['pushState', '/tabs', 0, 1, []]]);
  await page.patch(['r', 2]);
  assert.deepEqual(page.steps, [-1]);
});

test('the back button ends the uppermost dialog, unless only the app may do so', async () => {
  const page = open();
  await page.patch(['i', 1, 0, dialog(2)]);
  page.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual(page.events.map(({ node, type }) => [node, type]), [[2, 'dismiss']]);
  await page.patch(['r', 2]);
  assert.deepEqual(page.steps, []);
  const other = open();
  await other.patch(['i', 1, 0, dialog(2, 'dlg modal', '')]);
  other.entries = [];
  other.pop({ screens: 0, layers: 0, trail: [], path: '/shop' });
  assert.deepEqual([other.events, other.entries.map(([how, , , layers]) => [how, layers])], [[], [['pushState', 1]]]);
});

test('a screen that comes back gives the focus back to the link that left it', async () => {
  const page = open('<div id=n2><a id=n3 href="/shop/Item/1" data-on=tap></a></div>');
  page.element(3).focus();
  await page.patch(['a', 2, { inert: '' }], ['u', '/shop/Item/1', 1]);
  page.document.activeElement.blur();
  await page.patch(['a', 2, { inert: null }], ['u', '/shop', 0]);
  assert.equal(page.document.activeElement.id, 'n3');
});

test('a screen that was made again gives the focus to the link with the same text', async () => {
  const page = open('<div id=n2><a id=n3 href="/shop/Item/1" data-on=tap>One</a></div>');
  page.element(3).focus();
  await page.patch(['u', '/shop/Item/1', 1]);
  await page.patch(['r', 2]);
  await page.patch(['i', 1, 0, '<div id=n7><a id=n8 href="/shop/Item/2">Two</a><a id=n9 href="/shop/Item/1">One</a></div>'], ['u', '/shop', 0]);
  assert.equal(page.document.activeElement.id, 'n9');
});

test('a screen that comes back leaves the focus of the user alone', async () => {
  const page = open('<a id=n3 href="/shop/Item/1" data-on=tap></a><input id=n4 class=field>');
  page.element(3).focus();
  await page.patch(['u', '/shop/Item/1', 1]);
  page.element(4).focus();
  await page.patch(['u', '/shop', 0]);
  assert.equal(page.document.activeElement.id, 'n4');
});

test('a new screen announces its title', async () => {
  const page = open();
  const announced = () => [...page.document.querySelectorAll('[role=status]')].map((one) => one.textContent);
  assert.ok(!announced().includes('Item 1'));
  await page.patch(['d', 'Item 1'], ['u', '/shop/Item/1', 1]);
  assert.ok(announced().includes('Item 1'));
});

test('a scroll area that comes back has its offset again', async () => {
  const area = '<div id=n2 class="s sy"></div>';
  const page = open(area);
  page.element(2).scrollTop = 120;
  page.fire(page.element(2), 'scroll');
  await page.patch(['r', 2]);
  await page.patch(['i', 1, 0, `<div id=n5>${area}</div>`]);
  assert.equal(page.element(2).scrollTop, 120);
});

// Presses a link, and returns the hints of the page.
const link = '<a id=n7 href="/shop/Item/1" data-on="tap prepare"><b id=n8></b></a><p id=n9></p>';
const openLink = () => {
  const page = open(link);
  page.hints = [];
  page.window.addEventListener('hint', ({ detail: { node, type, value } }) => page.hints.push([node, type, value]));
  page.point = (type, id, more = {}) => {
    const event = new page.window.Event(type, { bubbles: true });
    page.document.getElementById(id).dispatchEvent(Object.assign(event, { button: 0, pointerType: 'mouse', ...more }));
  };
  return page;
};

test('a link that goes down reports it, and a tap ends it without a report', async () => {
  const page = openLink();
  page.point('pointerdown', 'n8');
  await page.advance(10);
  page.point('pointerup', 'n8');
  assert.deepEqual(page.hints, [[7, 'prepare', true]]);
});

test('a press that ends elsewhere, or is cancelled, is reported', async () => {
  const page = openLink();
  for (const [type, id] of [['pointerup', 'n9'], ['pointercancel', 'n8']]) {
    page.hints = [];
    page.point('pointerdown', 'n8');
    await page.advance(10);
    page.point(type, id);
    assert.deepEqual(page.hints, [[7, 'prepare', true], [7, 'prepare', false]]);
  }
});

test('a touch that scrolls at once reports nothing, and neither does another button of the mouse', async () => {
  const page = openLink();
  page.point('pointerdown', 'n8', { pointerType: 'touch' });
  await page.advance(5);
  page.point('pointercancel', 'n8', { pointerType: 'touch' });
  page.point('pointerdown', 'n8', { button: 2 });
  page.point('pointerdown', 'n9');
  await page.advance(80);
  assert.deepEqual(page.hints, []);
});

const place = (id, shift, content) => `<div id=${id} style="transform: matrix(1, 0, 0, 1, ${shift}, 0)"${content}</div>`;
const pressed = async (main, at) => {
  const page = openCovered(main, at);
  const fire = (type) => page.document.getElementById('n7').dispatchEvent(
    Object.assign(new page.window.Event(type, { bubbles: true, cancelable: true }), { button: 0, pointerType: 'mouse' }));
  fire('pointerdown');
  await page.advance(1);
  fire('pointerup');
  page.document.body.toggleAttribute('data-busy', true);
  fire('click');
  return page;
};
const beside = place('n10', 0, ` >${place('n11', 390, ' inert>')}`);
const arrives = [['n11', 'matrix(1,0,0,1,0,0)', 588], ['n3', 'matrix(1,0,0,1,-117,0)', 588]];

test('a screen that was made in advance is shown before the server answers', async () => {
  for (const [main, at] of [
    [place('n3', 0, `>${link}`) + beside, '0 /shop'], [place('n2', 0, `>${place('n3', 0, `>${link}`)}`) + beside, '1 /shop/Item/2'],
  ]) {
    const page = await pressed(main, at);
    assert.deepEqual(page.moves, arrives);
    assert.deepEqual([page.element(11).inert, page.element(3).inert], [false, true]);
    await page.patch(['u', '/shop/Item/1', 1]);
    page.document.body.toggleAttribute('data-busy', false);
    await tick();
    assert.deepEqual(page.moves, arrives);
  }
});

test('a screen that the server does not push goes again', async () => {
  const page = await pressed(place('n3', 0, `>${link}`) + beside, '0 /shop');
  await tick();
  page.moves.length = 0;
  page.document.body.toggleAttribute('data-busy', false);
  await tick();
  assert.deepEqual(page.moves, [['n11', 'matrix(1,0,0,1,390,0)', 588], ['n3', 'matrix(1,0,0,1,0,0)', 588]]);
  assert.deepEqual([page.element(11).inert, page.element(3).inert], [true, false]);
  assert.equal(page.element(11).style.visibility, 'hidden');
});
