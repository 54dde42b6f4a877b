// public/client/receiving.js: patches are applied in order, and the whole page is fetched if one is missing.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, pageHTML, tick } = require('./support/page');

const html = (revision, title, { main, ...options } = {}) => pageHTML(main, { revision, title, ...options });

test('a patch from the page\'s revision is applied, and not applied again', () => {
  const page = openPage();
  page.push({ f: 1, t: 2, o: [['d', 'a']] });
  page.push({ f: 1, t: 2, o: [['d', 'b']] });
  assert.deepEqual([page.revision, page.document.title], [2, 'a']);
});

test('an array of patches is applied in order', () => {
  const page = openPage();
  page.push([{ f: 1, t: 2, o: [['d', 'a']] }, { f: 2, t: 3, o: [['d', 'b']] }]);
  assert.deepEqual([page.revision, page.document.title], [3, 'b']);
});

test('a gap in the revisions fetches the session\'s page', async () => {
  const page = openPage();
  page.push({ f: 3, t: 4, o: [['d', 'late']] });
  await tick();
  assert.deepEqual([page.requests[0].url, { ...page.requests[0].headers }], ['/tabs?session=s1&revision=1', { Accept: 'text/html' }]);
  page.requests[0].respond(200, html(4, 'whole'));
  await tick();
  assert.deepEqual([page.revision, page.document.title, page.isBusy], [4, 'whole', false]);
});

test('text being typed is sent to a page that is fetched from a server that may lack it', async () => {
  const page = openPage('<input id=n2 class=field name=n2>');
  page.element(2).focus();
  page.element(2).value = 'abc';
  page.push({ f: 3, t: 4, o: [] });
  await tick();
  page.requests[0].respond(200, html(1001, 'early', { main: '<input id=n2 class=field name=n2 value=a>', attributes: ' data-old' }));
  await tick();
  assert.deepEqual([page.element(2).value, page.events], ['abc', [{ node: 2, type: 'input', value: 'abc' }]]);
});

test('a page that cannot be fetched is fetched again, later each time', async () => {
  const page = openPage();
  page.push({ f: 3, t: 4, o: [] });
  await tick();
  page.requests[0].fail();
  await page.advance(249);
  assert.equal(page.requests.length, 1);
  await page.advance(1);
  assert.equal(page.requests.length, 2);
  page.requests[1].respond(503, '');
  await page.advance(499);
  assert.equal(page.requests.length, 2);
  await page.advance(1);
  assert.equal(page.requests.length, 3);
});

for (const status of [404, 410]) {
  test(`a session for which the server responds ${status} is replaced by a new one`, async () => {
    const page = openPage('<input id=n2 class=field>');
    page.element(2).focus();
    page.element(2).value = 'typed';
    page.push({ f: 3, t: 4, o: [] });
    await tick();
    page.requests[0].respond(status, '');
    await tick();
    assert.equal(page.requests[1].url, '/tabs');
    page.requests[1].respond(200, html(1, 'new', { session: 's2', main: '<input id=n2 class=field>' }));
    await tick();
    assert.deepEqual([page.document.body.dataset.session, page.revision], ['s2', 1]);
    assert.match(page.channel.url, /session=s2&revision=1/);
    assert.deepEqual(page.requests[2].body.events, [{ node: 2, type: 'input', value: 'typed' }]);
  });
}

test('a whole page replaces the page, unless it is older', () => {
  const page = openPage('<p id=n2>old</p>', { revision: 5 });
  page.push({ t: 5, h: html(5, 'same') });
  assert.equal(page.document.title, 'same');
  page.push({ t: 4, h: html(4, 'older') });
  assert.equal(page.document.title, 'same');
});

test('a restarted server may use lower revisions until the page has received one', () => {
  const page = openPage('', { revision: 5 });
  page.push({ t: 2, h: html(2, 'restored') });
  assert.deepEqual([page.revision, page.document.title], [2, 'restored']);
  page.push({ t: 1, h: html(1, 'late') });
  assert.equal(page.document.title, 'restored');
});

test('the first animated patch waits for its script, and later patches wait too', async () => {
  const page = openPage('', { scripts: { motion: '/motion.js' } });
  page.push({ f: 1, t: 2, a: [[100, 0, 'linear']], o: [['d', 'a']] });
  page.push({ f: 2, t: 3, o: [['d', 'b']] });
  assert.deepEqual([page.revision, page.isBusy], [1, true]);
  page.run('motion');
  page.scripts[0].onload();
  assert.deepEqual([page.revision, page.document.title, page.isBusy], [3, 'b', false]);
});

test('the first track waits for the player, too, which gets the tools of the script before it', async () => {
  const page = openPage('<p id=n2></p>', { scripts: { motion: '/motion.js', player: '/player.js' } });
  page.push({ f: 1, t: 2, a: [[100, 0, 'linear']], o: [['y', 2, 'opacity', 0, [0, '0', 1, '1']]] });
  assert.deepEqual(page.scripts.map(({ src }) => src.replace(/.*\//, '/')), ['/motion.js', '/player.js']);
  page.run('motion');
  page.scripts[0].onload();
  assert.equal(page.revision, 1);
  page.run('player');
  page.scripts[1].onload();
  assert.deepEqual([page.revision, page.animations.length], [2, 1]);
});

test('a spring that blends and an animation that continues others wait for the player', () => {
  const needs = (...animation) => {
    const page = openPage('<p id=n2></p>', { scripts: { motion: '/motion.js', player: '/player.js' } });
    page.push({ f: 1, t: 2, a: [animation], o: [['s', 2, 'opacity:0', 0]] });
    return page.scripts.length;
  };
  assert.equal(needs(500, 0, [100, 20, 0, 0, 250]), 2);
  assert.equal(needs(500, 0, 'linear', 1, 0, null, [500, 100, [0, 1], [0, 1], [0, 1]]), 2);
  for (const curve of ['linear', 'cubic-bezier(.42,0,.58,1)', 'linear(0,1)', [100, 20], [100, 20, 0, 1]]) assert.equal(needs(500, 0, curve), 1);
});

const needed = [
  ['a style', ['s', 2, 'opacity:0', 0], ''],
  ['a text that changes at once', ['t', 2, 'b'], ''],
  ['a text that fades', ['t', 2, 'b', 0], 'flow'],
  ['a text that rolls', ['t', 2, 'b', 0, 'nu'], 'flow letters'],
  ['a drawing that fades', ['c', 2, '<i></i>', 0], 'flow'],
  ['an inserted element', ['i', 1, 0, '<p id=n3></p>', 0], 'flow'],
  ['a removed element', ['r', 2, 0], 'flow'],
  ['an element that leaves', ['x', 2, 0], 'flow'],
  ['an element that comes back', ['b', 2], 'flow'],
  ['a moved element', ['m', 2, 1, 0, 0], 'flow'],
  ['a matched element', ['g', 2, 1, 0], 'flow'],
  ['a track', ['y', 2, 'opacity', 0, [0, '0', 1, '1']], 'player'],
  ['an animated request to scroll', ['a', 2, { 'data-to': '1 0 0' }, 0], 'player'],
];
for (const [what, operation, names] of needed) {
  test(`an animated patch with ${what} waits for ${names || 'no'} further script`, () => {
    const scripts = Object.fromEntries(['motion', 'flow', 'player', 'letters'].map((name) => [name, `/${name}.js`]));
    const page = openPage('<p id=n2>a</p>', { scripts });
    page.push({ f: 1, t: 2, a: [[100, 0, 'linear']], o: [operation] });
    assert.equal(page.scripts.map(({ src }) => src.replace(/.*\/|\.js/g, '')).join(' '), `motion ${names}`.trim());
  });
}

test('without the script of elements that come and go, a patch shows its end', () => {
  const page = openPage('<p id=n2>a</p><p id=n3></p><p id=n4></p>');
  page.run('motion');
  page.push({ f: 1, t: 2, a: [[100, 0, 'linear']], o: [['t', 2, 'b', 0], ['r', 3, 0], ['x', 4, 0], ['i', 1, 0, '<p id=n5></p>', 0], ['g', 5, 2, 0]] });
  assert.deepEqual([page.element(2).innerHTML, page.element(3), page.element(4).style.display, page.element(5).parentNode.id], ['b', null, 'none', 'n1']);
  page.push({ f: 2, t: 3, a: [[100, 0, 'linear']], o: [['b', 4]] });
  assert.deepEqual([page.element(4).style.display, page.revision], ['', 3]);
});

test('a script that does not load delays patches for a second and a half', async () => {
  const page = openPage('', { scripts: { motion: '/motion.js' } });
  page.push({ f: 1, t: 2, a: [[100, 0, 'linear']], o: [['d', 'a']] });
  await page.advance(1499);
  assert.equal(page.revision, 1);
  await page.advance(1);
  assert.equal(page.revision, 2);
});

test('with reduced motion an animated patch waits for the script of animations, too', () => {
  const page = openPage('', { scripts: { motion: '/motion.js' } });
  page.media('(prefers-reduced-motion: reduce)').matches = true;
  page.push({ f: 1, t: 2, a: [[100, 0, 'linear']], o: [['d', 'a']] });
  assert.deepEqual([page.revision, page.scripts.length], [1, 1]);
});
