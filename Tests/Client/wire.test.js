// public/wire.txt is the only place that contains the names shared by pages and server.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { readFileSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { readTable } = require('./support/table');
const { scan } = require('./support/tokens');

const root = join(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const files = (folder, end) => readdirSync(join(root, folder)).flatMap((name) => {
  const file = `${folder}/${name}`;
  return statSync(join(root, file)).isDirectory() ? files(file, end) : file.endsWith(end) ? [file] : [];
});
const table = readTable(read('public/wire.txt'));
const values = (...groups) => new Set(groups.flatMap((group) => Object.values(table[group])));

const members = values('request', 'event', 'point', 'window', 'touch', 'message', 'problem', 'patch', 'fontTable');
const classes = values('class'), attributes = values('attribute'), fields = values('form');
// Geometry uses the same words everywhere.
const words = new Set(Object.keys(table).filter((group) => group !== 'data').flatMap((group) => Object.values(table[group]))
  .filter((word) => !['x', 'y', 'width', 'height'].includes(word)));

// Words of other vocabularies that coincide with names of the wire, by folder or file.
const homonyms = {
  // The effect of a drop.
  'public/uploads.js': ['copy'],
  // Fields of the log and of problem details, conditions of readiness, parts of records, codings.
  'Sources/Server': ['load', 'session', 'events', 'event', 'node', 'type', 'status', 'scene', 'page', 'revision', 'gzip', 'dark', 'input'],
  // A header of HTTP, a field of the log.
  'Sources/Server/Endpoints': ['date', 'place'],
  // The name of a linker; members of reports for watch.js alone.
  'Sources/Server/Watching': ['ld', 'place'],
  // Elements and a member of a report.
  'public/watch.js': ['a', 'p', 'place'],
  // A parameter of the wall of previews.
  'Sources/Server/Previews': ['q'],
  // A member of a JSON Web Key.
  'Sources/Server/OpenIDConnect': ['n'],
  // HTML, SVG, WAI-ARIA.
  'Sources/HTMLRenderer/Element': ['a', 'r', 'type', 'value', 'step', 'menu', 'page', 'end', 'date', 'input'],
  // Ids of definitions; CSS.
  'Sources/HTMLRenderer/Style': ['k', 'f', 'm', 'end'],
  // Color schemes, languages, roles; the tree for programs has names of its own.
  'Sources/HTMLRenderer/Page': ['dark', 'bg', 'slider', 'type', 'value', 'events', 'session', 'revision', 'scene', 'modal', 'menu'],
  // Events and states of the DOM, elements, flags of regular expressions, messages between the client's scripts.
  'public/client/presses.js': ['blur', 'touch'],
  'public/client/menus.js': ['open'],
  'public/client/taps.js': ['a'],
  'public/windows.js': ['a'],
  'public/gestures.js': ['i', 'touch', 'node'],
  'public/fonts.js': ['i', 'u'],
  'public/pointers.js': ['blur', 'open', 'touch', 'node', 'scroll'],
  'public/sorting.js': ['node'],
  'public/charts.js': ['p', 'b', 'i', 'touch', 'slider', 'node'],
  'public/rows.js': ['node'],
  'public/dragging.js': ['i', 'copy', 'touch', 'node'],
  // Phases of a key press.
  'public/commands.js': ['a', 'd', 'r', 'u', 'node'],
  // CSS.
  'public/symbols.js': ['scale'],
};
const isHomonym = (file, word) => Object.entries(homonyms).some(([place, list]) => file.startsWith(place) && list.includes(word));

// The names of the table in a literal.
const spelled = (text) => [
  ...(words.has(text) ? [text] : []),
  ...[...text.matchAll(/"(\w+)"\s*:/g)].map((match) => match[1]).filter((name) => members.has(name)),
  ...[...text.matchAll(/\bdata-\w+/g)].map((match) => match[0]).filter((name) => attributes.has(name)),
  ...[...text.matchAll(/\bclass="?([\w ]+)/g)].flatMap((match) => match[1].split(' ')).filter((name) => classes.has(name)),
  ...[...text.matchAll(/\bname="?(\w+)/g)].map((match) => match[1]).filter((name) => fields.has(name)),
];

const inSwift = (file, source) => scan(source, 'swift').literals
  .filter(({ before }) => !before.endsWith('UInt8(ascii: '))
  .flatMap(({ text, line }) => spelled(text).map((name) => ({ file, line, name })));

// Members that are not words of the DOM or of the client.
const common = ['type', 'value', 'x', 'y', 'width', 'height', 'scale', 'dark', 'session', 'page', 'from', 'again', 'revision', 'events', 'end',
  'done', 'status'];
const ownMembers = [...members].filter((name) => !common.includes(name));
const access = new RegExp(`(?:\\.|[{,]\\s*)(${ownMembers.join('|')})\\b(?=\\s*[^\\s\\w(]|$)`, 'g');

const inScript = (file, source) => {
  const { literals, ...scanned } = scan(source, 'js');
  const code = scanned.code.replace(/\bwire\.\w+\.\w+/g, '');
  const isOfTheDOM = (before) => /addEventListener\(\0?$|new \w*Event\($/.test(before);
  return [
    ...literals.filter(({ before }) => !isOfTheDOM(before)).flatMap(({ text, line }) => [
      ...spelled(text), ...[...text.matchAll(/\.([a-z]\w*)/g)].map((match) => match[1]).filter((name) => classes.has(name)),
    ].map((name) => ({ file, line, name }))),
    ...[...code.matchAll(/\bdataset\.(\w+)/g)].map((match) => ({ file, name: 'data-' + match[1] })).filter(({ name }) => attributes.has(name)),
    ...[...code.matchAll(access)].filter((match) => match[0][0] === '.' || code[match.index + match[0].length] === ':')
      .map((match) => ({ file, name: match[1] })),
  ];
};

const inStyleSheet = (file, source) => {
  const bare = source.replace(/\/\*.*?\*\//gs, '');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map((match) => match[1]).join('\n');
  return [...selectors.matchAll(/\.([a-z]\w*)|\[(data-\w+)/g)].map((match) => match[1] || match[2])
    .filter((name) => classes.has(name) || attributes.has(name)).map((name) => ({ file, name }));
};

const check = (list, find) => {
  const found = list.flatMap((file) => find(file, read(file))).filter(({ file, name }) => !isHomonym(file, name));
  assert.deepEqual(found, []);
};

test('no Swift source of the renderer or the server repeats a name of the table', () => {
  check([...files('Sources/HTMLRenderer', '.swift'), ...files('Sources/Server', '.swift')], inSwift);
});

test('no script of the client does', () => check(files('public', '.js'), inScript));

test('no style sheet does', () => check(['public/style.css'], inStyleSheet));

test('a repeated name is found, in each form', () => {
  const name = (found) => found.map((one) => one.name);
  assert.deepEqual(name(inSwift('', 'out.append("{\\"f\\":1"); list.add("sw"); x["revision"]; a(" data-g=\\(words)"); "<i class=\\"p z\\" name=tap>"')),
    ['f', 'sw', 'revision', 'data-g', 'p', 'z', 'tap']);
  assert.deepEqual(name(inSwift('', '#"["s",2]"# // "sw"')), []);
  assert.deepEqual(name(inScript('', "el.matches('.field'); patch.o; el.dataset.g; has(el, 'tap'); ({ c: 1 }); `${el.closest('.sw')} .menu`; '[data-on]'")),
    ['field', 'tap', 'sw', 'menu', 'data-on', 'data-g', 'o', 'g', 'c']);
  assert.deepEqual(name(inScript('', "addEventListener('input', f); 'zz' // '.field'")), []);
  assert.deepEqual(name(inStyleSheet('', '.wire-row > .k { top: .5px } [data-g~="x"] {} /* .v */')), ['k', 'data-g']);
});

test('every name of the table is used on both sides', () => {
  const swift = [...files('Sources', '.swift')].map(read).join('\n');
  const client = files('public', '.js').map(read).join('\n');
  const style = read('public/style.css') + read('Sources/Tools/EmbedAssets/StyleSheet.swift');
  const unused = [];
  for (const [group, names] of Object.entries(table)) {
    if (group === 'data') continue;
    for (const name of Object.keys(names)) {
      const type = group[0].toUpperCase() + group.slice(1);
      if (group !== 'type' && !new RegExp(`\\bWire\\.${type}\\.${name}\\b`).test(swift)) unused.push(`Wire.${type}.${name}`);
      const ofClient = group === 'attribute' ? `wire\\.(?:attribute|data)\\.${name}\\b` : `wire\\.${group}\\.${name}\\b`;
      if (!new RegExp(ofClient).test(client) && !new RegExp(`[.[\\x22]wire-${name}\\b`).test(style)) unused.push(`wire.${group}.${name}`);
    }
  }
  // Programs report safe areas and read trees; browsers post forms by themselves.
  assert.deepEqual(unused, ['wire.window.safeArea', 'wire.problem.tree', 'wire.form.session']);
});
