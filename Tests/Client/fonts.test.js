// public/fonts.js: rules for fonts that the page does not have yet.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const table = {
  end: '-abc.woff2',
  ranges: { basic: 'U+20-7E', german: 'U+20-7E,U+FC', latin: 'U+20-FF', greek: 'U+370-3FF,U+1F00' },
  families: { sans: 'EspalierSans basic german greek latin', mono: 'EspalierMono basic latin' },
};
// The rules of a page after the given needs for fonts.
const rules = (...needs) => {
  const page = openPage();
  return need(page, ...needs);
};
const need = (page, ...needs) => {
  page.window.FontFace ||= class { load() { return new Promise(() => {}); } };
  page.runFonts(table);
  for (const detail of needs) page.window.dispatchEvent(new page.window.CustomEvent('fonts', { detail }));
  return [...page.document.head.querySelectorAll('style')].map((style) => style.textContent).join('').split('}').filter(Boolean);
};

test('a typeface gets the rule of its basic characters', () => {
  assert.deepEqual(rules({ typefaces: ['sans-600i'] }), [
    '@font-face{font-family:EspalierSans;font-weight:600;font-style:italic;font-display:block;'
    + 'src:url(/public/sans-600i-basic-abc.woff2)format("woff2");unicode-range:U+20-7E',
  ]);
});

test('letters of another part load its rules for all typefaces with that part', () => {
  const made = rules({ typefaces: ['sans-400', 'mono-400'] }, { text: 'Ω' });
  assert.deepEqual(made.map((rule) => rule.match(/public\/(.*)-abc/)[1]), ['sans-400-basic', 'mono-400-basic', 'sans-400-greek']);
});

test('letters without a part load none', () => {
  assert.equal(rules({ typefaces: ['sans-400'] }, { text: 'ж' }).length, 1);
});

test('files with a rule get no second one', () => {
  assert.deepEqual(rules({ ruled: ['sans-400-basic'] }, { typefaces: ['sans-400'] }, { files: ['sans-400-basic'] }), []);
});

test('the files of a whole page get rules', () => {
  assert.equal(rules({ files: ['sans-400-greek'] }).length, 2);
});

test('other Latin letters than basic ones load the file of all of them, in place of the basic one', () => {
  const made = rules({ text: 'é' }, { typefaces: ['sans-400'] });
  assert.deepEqual(made.map((rule) => rule.match(/public\/(.*)-abc/)[1]), ['sans-400-latin']);
});

test('a page with the basic file uses that of all Latin letters when it has arrived', async () => {
  const page = openPage();
  const faces = [];
  page.window.FontFace = class {
    constructor(...description) { this.description = JSON.parse(JSON.stringify(description)); }
    load() { return new Promise((done) => (this.arrive = () => done(this), faces.push(this))); }
  };
  const added = [];
  Object.defineProperty(page.document, 'fonts', { value: { add: (face) => added.push(face) } });
  assert.deepEqual(need(page, { ruled: ['sans-400-basic'] }, { text: 'a café' }, { text: 'é' }), []);
  assert.deepEqual(faces.map((face) => face.description), [
    ['EspalierSans', 'url(/public/sans-400-latin-abc.woff2)format("woff2")', { weight: 400, style: 'normal', unicodeRange: 'U+20-FF' }],
  ]);
  assert.deepEqual(added, []);
  faces[0].arrive();
  await tick();
  assert.deepEqual(added, faces);
});

test('a page with the letters of a language needs the file of all Latin letters for others only', () => {
  assert.deepEqual(rules({ ruled: ['sans-400-german'] }, { text: 'für' }), []);
  const made = rules({ ruled: ['sans-400-german'] }, { typefaces: ['mono-400'] }, { typefaces: ['sans-600'] });
  assert.deepEqual(made.map((rule) => rule.match(/public\/(.*)-abc/)[1]), ['sans-600-german']);
  const whole = rules({ ruled: ['sans-400-greek', 'sans-400-german'] }, { files: ['sans-600-basic'] });
  assert.deepEqual(whole.map((rule) => rule.match(/public\/(.*)-abc/)[1]), ['sans-600-greek', 'sans-600-latin']);
});
