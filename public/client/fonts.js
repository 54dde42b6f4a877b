// The page's web fonts: rules for those that its letters need, more of them when a patch or somebody who types brings others.

const fonts = FONT_TABLE; // {end of the files' names, ranges by part, families by their short names: "name part part"}
const fontFiles = new Set((document.documentElement.dataset.fonts || '').split(' ').filter(Boolean));
const typefaces = new Set([...fontFiles].map((file) => file.split('-', 2).join('-')));
const partOf = (file) => file.split('-').slice(2).join('-');
let parts = [...new Set(['latin', ...[...fontFiles].map(partOf)])];

// Makes rules for what is new.
const addFonts = (names) => {
  for (const name of names) typefaces.add(name);
  let css = '';
  for (const typeface of typefaces) {
    const [family, style] = typeface.split('-');
    const [name, ...has] = (fonts.families[family] || '').split(' ');
    for (const part of parts) {
      const file = typeface + '-' + part;
      if (!has.includes(part) || fontFiles.has(file)) continue;
      fontFiles.add(file);
      css += `@font-face{font-family:${name};font-weight:${parseInt(style)};font-style:${style.endsWith('i') ? 'italic' : 'normal'};`
        + `font-display:block;src:url(/public/${file}${fonts.end})format("woff2");unicode-range:${fonts.ranges[part]}}`;
    }
  }
  if (css) document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
};

// Letters of parts that the page has no rules for bring these parts' rules.
const letters = Object.entries(fonts.ranges).map(([part, ranges]) => [part, new RegExp(
  '[' + ranges.replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?/g, (_, from, to) => `\\u{${from}}-\\u{${to || from}}`) + ']', 'u')]);
const notice = (text) => {
  if (!/[^\0-\xff]/.test(text)) return;
  const more = letters.filter(([part, some]) => !parts.includes(part) && some.test(text)).map(([part]) => part);
  if (!more.length) return;
  parts.push(...more);
  addFonts([]);
};
