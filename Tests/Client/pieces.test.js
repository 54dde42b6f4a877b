// public/pieces.js: pieces of texts in fonts of the system.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// Opens a page with pieces of 20 pixels. `widths` are the widths of their letters by id; a piece without one is not displayed.
const open = (content, widths) => {
  const page = openPage(content, { scripts: { pieces: '/pieces.js' } });
  const { window } = page;
  const watched = new Set();
  let changed;
  // Letters are as wide as their size, except for signs without a font.
  const width = (el) => {
    const width = widths[el.dataset.name] || 0;
    return el.dataset.name === 'sign' ? width : width * (parseFloat(el.style.fontSize || 16) / 16);
  };
  window.ResizeObserver = class {
    constructor(callback) { changed = callback; }
    observe(el) { watched.add(el); }
    unobserve(el) { watched.delete(el); }
  };
  window.HTMLElement.prototype.getBoundingClientRect = () => ({ width: 20 });
  window.HTMLElement.prototype.getClientRects = function () { return width(this) ? [{}] : []; };
  window.Range.prototype.getBoundingClientRect = function () { return { width: width(this.startContainer) }; };
  page.run('pieces');
  return {
    ...page, watched,
    sizes: () => [...window.document.querySelectorAll('.w')].map((el) => el.style.fontSize),
    change: () => changed([...watched].map((target) => ({ target }))),
    review: () => window.dispatchEvent(new window.Event('needs-pieces')),
  };
};
const piece = (name, style = 'width:20px;font-size:16px;', more = '') => `<span class="w${more}" data-name=${name} style="${style}">a</span>`;

test('a piece that is wider than its room is drawn smaller', () => {
  const page = open(`<p id=n2>${piece('wide')}${piece('fits')}${piece('narrow')}${piece('icon', 'width:20px;', ' y')}</p>`, {
    wide: 25, fits: 20.4, narrow: 10, icon: 30 });
  assert.deepEqual(page.sizes(), ['12.8px', '16px', '16px', '']);
});

test('a piece that arrives, or whose style is replaced, is measured', () => {
  const page = open(`<p id=n2>${piece('first')}</p>`, { first: 25, second: 40 });
  const first = page.window.document.querySelector('.w');
  first.setAttribute('style', 'width:20px;font-size:16px;');
  first.parentElement.insertAdjacentHTML('beforeend', piece('second'));
  page.review();
  assert.deepEqual(page.sizes(), ['12.8px', '8px']);
  page.review();
  assert.deepEqual(page.sizes(), ['12.8px', '8px']);
});

test('a sign that does not shrink is clipped', () => {
  const page = open(`<p id=n2>${piece('sign')}${piece('wide')}</p>`, { sign: 40, wide: 25 });
  assert.deepEqual([...page.window.document.querySelectorAll('.w')].map((el) => el.style.overflowX), ['clip', '']);
});

test('a piece that is not displayed is measured once it is', () => {
  const widths = {};
  const page = open(`<p id=n2>${piece('later')}</p>`, widths);
  assert.deepEqual(page.sizes(), ['16px']);
  assert.equal(page.watched.size, 1);
  widths.later = 32;
  page.change();
  assert.deepEqual(page.sizes(), ['10px']);
  assert.equal(page.watched.size, 0);
});
