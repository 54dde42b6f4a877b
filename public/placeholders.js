// Shows placeholders for rows that become visible before the server has sent them, tells assistive technology the positions of rows
// among those that the page does not have, and lets the browser's search find more of them. The client loads this script for a page with
// areas whose rows are made on demand. For others with areas that scroll, it loads the script at the first sign of the user, for printing.js.
(() => {
'use strict';

const body = document.body;
const isBusy = () => body.hasAttribute('data-busy');
let holding = null; // the content of the area that shows them

const hold = (area) => {
  const content = area.firstElementChild, row = +area.dataset[wire.data.rows];
  if (!content || !isBusy()) return;
  const { left, top, width, height } = area.getBoundingClientRect();
  // Elements far longer than the area are containers of rows.
  const isEmpty = (y) => {
    const el = document.elementFromPoint(left + width / 3, y);
    return el && area.contains(el) && (el === area || el === content || el.offsetHeight > 2 * height);
  };
  let best = null, start = null;
  for (let y = top + 1; y <= top + height; y += Math.max(row / 2, 16)) {
    if (!isEmpty(y)) {
      start = null;
      continue;
    }
    start ??= y;
    if (!best || y - start > best.end - best.start) best = { start, end: y };
  }
  if (!best || best.end - best.start < 2 * row) return letGo();
  // Rows continue below the last one; above, they end at the first one.
  const shift = content.getBoundingClientRect().top;
  const reach = best.end > top + height - 2 * row ? height : 0;
  holding = content;
  for (const [name, value] of [['top', best.start - shift], ['height', best.end - best.start + reach], ['row', row]]) {
    content.style.setProperty('--hold-' + name, value + 'px');
  }
  content.classList.add('hold');
};
const letGo = () => {
  if (!holding) return;
  holding.classList.remove('hold');
  for (const name of ['top', 'height', 'row']) holding.style.removeProperty('--hold-' + name);
  holding = null;
};

// The client reports the new position first.
addEventListener('scroll', ({ target: area }) => {
  if (area.dataset?.[wire.data.rows]) requestAnimationFrame(() => hold(area));
}, true);
new MutationObserver(() => isBusy() || letGo()).observe(body, { attributes: true, attributeFilter: ['data-busy'] });

// The server sends the position of a list's first row only, so that a new row does not change all others.
const place = () => {
  const rows = new Map();
  for (const list of document.querySelectorAll(`[${wire.attribute.span}]`)) {
    let [position, count] = list.dataset[wire.data.span].split(' ');
    for (const row of list.querySelectorAll(':scope > :is(li,[role=listitem]):not([inert])')) rows.set(row, [String(position++), count]);
  }
  for (const row of document.querySelectorAll('[aria-posinset]')) {
    if (rows.has(row)) continue;
    row.removeAttribute('aria-posinset');
    row.removeAttribute('aria-setsize');
  }
  for (const [row, [position, count]] of rows) {
    if (row.getAttribute('aria-posinset') !== position) row.setAttribute('aria-posinset', position);
    if (row.getAttribute('aria-setsize') !== count) row.setAttribute('aria-setsize', count);
  }
};
new MutationObserver(place).observe(body, { subtree: true, childList: true, attributeFilter: [wire.attribute.span, 'inert'] });
place();

// The browser's search finds rows that are in the page. The server makes more of them while the user searches, which takes the focus.
const report = (value) => {
  for (const area of document.querySelectorAll(`[${wire.attribute.rows}]`)) {
    dispatchEvent(new CustomEvent('report', { detail: {
      [wire.event.node]: +area.id.slice(wire.element.prefix.length), [wire.event.type]: wire.type.search, [wire.event.value]: value } }));
  }
};
let timer;
const look = () => {
  clearTimeout(timer);
  timer = setTimeout(() => (document.hasFocus() ? report(false) : look()), 30_000);
};
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  if (key === 'F3' || (ctrlKey || metaKey) && /^[fg]$/i.test(key)) setTimeout(() => {
    // The key may be a shortcut of the app.
    if (event.defaultPrevented) return;
    report(true);
    look();
  });
});

// Browsers wait for no script when they print, so printing.js, which lies beside this one, is loaded when the user may be about to print.
const source = document.currentScript?.src || location.href;
const signs = ['pointerout', 'keydown', 'touchstart'];
const prepare = () => {
  for (const sign of signs) removeEventListener(sign, prepare);
  document.head.append(Object.assign(document.createElement('script'), { src: new URL(PRINTING_FILE, source) }));
};
if (document.querySelector(`[${wire.attribute.rows}]`)) for (const sign of signs) addEventListener(sign, prepare);
else prepare();
})();
