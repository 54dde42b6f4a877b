// public/fonts.js: rules for fonts that the page does not have yet.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

const table = {
  end: '-abc.woff2',
  ranges: { latin: 'U+0-FF', greek: 'U+370-3FF,U+1F00' },
  families: { sans: 'EspalierSans latin greek', mono: 'EspalierMono latin' },
};
// The rules of a page after the given needs for fonts.
const rules = (...needs) => {
  const page = openPage();
  page.runFonts(table);
  for (const detail of needs) page.window.dispatchEvent(new page.window.CustomEvent('fonts', { detail }));
  return [...page.document.head.querySelectorAll('style')].map((style) => style.textContent).join('').split('}').filter(Boolean);
};

test('a typeface gets the rule of its Latin part', () => {
  assert.deepEqual(rules({ typefaces: ['sans-600i'] }), [
    '@font-face{font-family:EspalierSans;font-weight:600;font-style:italic;font-display:block;'
    + 'src:url(/public/sans-600i-latin-abc.woff2)format("woff2");unicode-range:U+0-FF',
  ]);
});

test('letters of another part load its rules for all typefaces with that part', () => {
  const made = rules({ typefaces: ['sans-400', 'mono-400'] }, { text: 'Ω' });
  assert.deepEqual(made.map((rule) => rule.match(/public\/(.*)-abc/)[1]), ['sans-400-latin', 'mono-400-latin', 'sans-400-greek']);
});

test('letters without a part load none', () => {
  assert.equal(rules({ typefaces: ['sans-400'] }, { text: 'ж' }).length, 1);
});

test('files with a rule get no second one', () => {
  assert.deepEqual(rules({ ruled: ['sans-400-latin'] }, { typefaces: ['sans-400'] }, { files: ['sans-400-latin'] }), []);
});

test('the files of a whole page get rules', () => {
  assert.equal(rules({ files: ['sans-400-greek'] }).length, 2);
});
