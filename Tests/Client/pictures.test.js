// public/pictures.js: images of which the server does not know the size.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const image = (number) => `<img id="n${number}" class="ld" src="/${number}.png" alt="">`;

// Opens a page with images. `load` and `fail` end the loading of one; `reports` are the values for the server.
const open = (content) => {
  const page = openPage(content, { scripts: { pictures: '/pictures.js' } });
  const reports = [];
  const loads = new Map();
  page.window.addEventListener('report', ({ detail }) => reports.push([detail.node, detail.type, detail.value && { ...detail.value }]));
  const { prototype } = page.window.HTMLImageElement;
  const sizes = new Map();
  Object.defineProperties(prototype, {
    naturalWidth: { get() { return sizes.get(this.src)?.[this.id ? 2 : 0] ?? 0; } },
    naturalHeight: { get() { return sizes.get(this.src)?.[this.id ? 3 : 1] ?? 0; } },
  });
  prototype.decode = function () {
    // An image beside the page, of a file that is loaded.
    if (!this.id) return Promise.resolve();
    return new Promise((load, fail) => loads.set(this.id, { el: this, load, fail }));
  };
  page.run('pictures');
  const end = async (id, width, height, hasFailed, shown = [width, height]) => {
    const { el, load, fail } = loads.get(id);
    sizes.set(el.src, [width, height, ...shown]);
    if (hasFailed) fail(new Error('EncodingError'));
    else load();
    await tick();
  };
  return {
    ...page, reports, loads,
    load: (id, width, height, shown) => end(id, width, height, false, shown), fail: (id, width = 0, height = 0) => end(id, width, height, true),
  };
};

test('a loaded image is reported with its natural size', async () => {
  const { load, reports } = open(image(5));
  assert.deepEqual(reports, []);
  await load('n5', 40, 30);
  assert.deepEqual(reports, [[5, 'load', { x: 40, y: 30 }]]);
});

test('the size is that of the file, even if the browser gives the element that of its frame', async () => {
  const { load, reports } = open(image(5));
  await load('n5', 80, 20, [100, 25]);
  assert.deepEqual(reports, [[5, 'load', { x: 80, y: 20 }]]);
});

test('an image that cannot be loaded is reported without a value', async () => {
  const { fail, reports } = open(image(5));
  await fail('n5');
  assert.deepEqual(reports, [[5, 'load', undefined]]);
});

test('a large image that is loaded but not decoded in advance is no failure', async () => {
  const { fail, reports } = open(image(5));
  await fail('n5', 20000, 20000);
  assert.deepEqual(reports, [[5, 'load', { x: 20000, y: 20000 }]]);
});

test('a drawing without a size of its own is drawn as browsers do', async () => {
  const { load, reports } = open(image(5));
  await load('n5', 0, 0);
  assert.deepEqual(reports, [[5, 'load', { x: 300, y: 150 }]]);
});

test('an image that a patch inserts is reported, each of them once', async () => {
  const { window, document, load, loads, reports } = open(image(5));
  document.getElementById('n5').insertAdjacentHTML('afterend', image(6));
  window.dispatchEvent(new window.Event('needs-pictures'));
  window.dispatchEvent(new window.Event('needs-pictures'));
  assert.deepEqual([...loads.keys()], ['n5', 'n6']);
  await load('n6', 8, 6);
  await load('n5', 40, 30);
  assert.deepEqual(reports, [[6, 'load', { x: 8, y: 6 }], [5, 'load', { x: 40, y: 30 }]]);
});

test('an image that has left the page is not reported', async () => {
  const { document, load, reports } = open(image(5));
  document.getElementById('n5').remove();
  await load('n5', 40, 30);
  assert.deepEqual(reports, []);
});
