// public/client/page.js and start.js: opening a page, and the scripts that it loads on first use.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const scripts = { gestures: '/gestures.js', lists: '/lists.js', fonts: '/fonts.js', motion: '/motion.js' };
const loaded = (page) => page.scripts.map((script) => script.getAttribute('src'));

test('a page without such elements loads no additional script', () => {
  assert.deepEqual(loaded(openPage('<p id=n2></p>', { scripts })), []);
});

for (const [name, html] of [['gestures', '<div data-g=t></div>'], ['lists', '<div class=sw></div>'], ['lists', '<div class=pull></div>']]) {
  test(`${html} loads the script for ${name}`, () => {
    assert.deepEqual(loaded(openPage(html, { scripts })), [`/${name}.js`]);
  });
}

test('a script that failed to load is loaded again on the next use', () => {
  const page = openPage('<div data-g=t></div>', { scripts });
  page.scripts[0].onerror();
  page.push({ f: 1, t: 2, o: [['i', 1, 0, '<div data-g=t></div>']] });
  assert.deepEqual(loaded(page), ['/gestures.js', '/gestures.js']);
});

test('the element that the app focuses has the focus at first', () => {
  const page = openPage('<input id=n2><input id=n3>', { attributes: ' data-focus=n3' });
  assert.equal(page.document.activeElement.id, 'n3');
});

test('areas are scrolled at first to the server\'s positions', () => {
  const page = openPage('<div id=n2 data-to="1 0 50 0"></div>');
  assert.deepEqual({ ...page.element(2).scrolledTo }, { left: 0, top: 50, behavior: 'instant' });
});

test('characters without a loaded font load the font rules; others do not', () => {
  const page = openPage('', { scripts });
  page.push({ f: 1, t: 2, o: [['d', 'Greetings – 5 €']] });
  assert.deepEqual(loaded(page), []);
  page.push({ f: 2, t: 3, o: [['d', 'Ω']] });
  assert.deepEqual(loaded(page), ['/fonts.js']);
});

test('other Latin letters than basic ones load the font rules of a page with basic fonts', () => {
  const page = openPage('', { scripts, root: ' data-fonts="sans-400-basic sans-600-basic"' });
  page.push({ f: 1, t: 2, o: [['d', '“It’s 5 €” – …']] });
  assert.deepEqual(loaded(page), []);
  page.push({ f: 2, t: 3, o: [['d', 'Grüße']] });
  assert.deepEqual(loaded(page), ['/fonts.js']);
});

test('needs for fonts wait for their script, and the page\'s own needs come first', () => {
  const page = openPage('', { scripts, root: ' data-fonts="sans-400-latin"' });
  page.push({ f: 1, t: 2, o: [['w', 'sans-600 serif-400']] });
  assert.ok(page.isBusy);
  const needs = [];
  page.window.addEventListener('fonts', ({ detail }) => needs.push(JSON.parse(JSON.stringify(detail))));
  page.scripts[0].onload();
  page.push({ f: 2, t: 3, o: [['w', 'mono-400']] });
  assert.deepEqual(needs, [{ ruled: ['sans-400-latin'] }, { typefaces: ['sans-600', 'serif-400'] }, { typefaces: ['mono-400'] }]);
  assert.ok(!page.isBusy);
});

test('a document that the browser kept is requested again, but not one that it has just received', () => {
  const reloads = (navigation) => {
    let count = 0;
    openPage('', { navigation, reload: () => count++ });
    return count;
  };
  assert.equal(reloads({ type: 'back_forward', transferSize: 0 }), 1);
  assert.equal(reloads({ type: 'back_forward', transferSize: 812 }), 0);
  assert.equal(reloads({ type: 'navigate', transferSize: 0 }), 0);
  assert.equal(reloads({ type: 'reload', transferSize: 0 }), 0);
});

test('a patch with a class that the page lacks waits for the whole style sheet', () => {
  const page = openPage('<p id=n2 class="a b"></p>', { scripts: { styles: '/styles.css' }, before: (document) => document.head.append(
    document.createElement('style'), document.createElement('style')) });
  const links = () => [...page.document.head.children].map((el) => el.getAttribute('href') || el.localName);
  page.push({ f: 1, t: 2, o: [['i', 1, 0, '<p id=n3 class="b a"><b class=a style="top:0"></b></p>']] });
  assert.ok(page.element(3));
  page.push({ f: 2, t: 3, o: [['i', 1, 0, '<p id=n5 class="a c"></p>']] });
  page.push({ f: 3, t: 4, o: [['i', 1, 0, '<p id=n6></p>']] });
  assert.deepEqual(links(), ['title', 'style', 'style', 'style', '/styles.css']);
  assert.deepEqual([page.element(5), page.element(6), page.isBusy], [null, null, true]);
  page.document.querySelector('link').onload();
  assert.deepEqual([!!page.element(5), !!page.element(6), page.isBusy], [true, true, false]);
  page.push({ f: 4, t: 5, o: [['i', 1, 0, '<p id=n7 class=d></p>']] });
  assert.ok(page.element(7) && links().length === 5);
});
