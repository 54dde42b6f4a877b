// Adds rules for web fonts that the page came without. Each `fonts` event names typefaces of a patch, files of a whole page,
// or a text. The client loads this script when it first needs such a rule.
(() => {
'use strict';

const fonts = FONT_TABLE; // made by the server: see wire.fontTable
const ruled = new Set();
const typefaces = new Set();
const parts = new Set(['latin']);
const typefaceOf = (file) => file.split('-', 2).join('-');
const partOf = (file) => file.split('-').slice(2).join('-');

// A letter of a part without rules adds the part's rules.
const letters = Object.entries(fonts[wire.fontTable.ranges]).map(([part, ranges]) => [part, new RegExp(
  '[' + ranges.replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g, (_, from, to) => `\\u{${from}}-\\u{${to || from}}`) + ']', 'u')]);

const addRules = () => {
  let css = '';
  for (const typeface of typefaces) {
    const [family, style] = typeface.split('-');
    const [name, ...has] = (fonts[wire.fontTable.families][family] || '').split(' ');
    for (const part of parts) {
      const file = typeface + '-' + part;
      if (!has.includes(part) || ruled.has(file)) continue;
      ruled.add(file);
      css += `@font-face{font-family:${name};font-weight:${parseInt(style)};font-style:${style.endsWith('i') ? 'italic' : 'normal'};`
        + `font-display:block;src:url(/public/${file}${fonts[wire.fontTable.end]})format("woff2");unicode-range:${fonts[wire.fontTable.ranges][part]}}`;
    }
  }
  if (css) document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
};

addEventListener('fonts', ({ detail }) => {
  for (const file of [...(detail.ruled || []), ...(detail.files || [])]) {
    typefaces.add(typefaceOf(file));
    parts.add(partOf(file));
  }
  for (const file of detail.ruled || []) ruled.add(file);
  for (const typeface of detail.typefaces || []) typefaces.add(typeface);
  if (detail.text) for (const [part, some] of letters) if (some.test(detail.text)) parts.add(part);
  addRules();
});
})();
