// Shows placeholders for rows that become visible before the server has sent them, tells assistive technology the positions of rows
// among those that the page does not have, and prints all rows. The client loads this script for a page with areas whose rows are made on demand.
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

// Paper shows a copy of the page with the rows that this page does not have. Browsers wait for it only while the event is handled.
let copy = null;
const load = () => {
  const { [wire.data.scene]: scene, [wire.data.session]: session } = body.dataset;
  const request = new XMLHttpRequest();
  request.open('GET', `/${encodeURI(scene)}?${wire.query.session}=${session}&${wire.query.paper}=1`, false);
  try {
    request.send();
  } catch {}
  return request.status === 200 && new DOMParser().parseFromString(request.responseText, 'text/html');
};
// An area gets the length of its content. What is below it, or over its end, moves down, and what is around it grows.
const openArea = (area) => {
  const gain = area.scrollHeight - area.clientHeight;
  // The sheets of what can scroll end in the middle of a line.
  if (area.scrollWidth <= area.clientWidth) area.style.overflow = 'visible';
  if (gain <= 0) return;
  const { top, bottom } = area.getBoundingClientRect();
  const grown = [area], moved = [];
  for (let inner = area; inner.parentElement !== copy; inner = inner.parentElement) {
    grown.push(inner.parentElement);
    let isInFront = false;
    for (const el of inner.parentElement.children) {
      const box = el.getBoundingClientRect();
      if (el === inner) isInFront = true;
      else if (box.top < top + 1 && box.bottom > bottom - 1) grown.push(el);
      // The flow moves its elements.
      else if ((box.top > bottom - 1 || isInFront && box.top > (top + bottom) / 2) && getComputedStyle(el).position !== 'relative') moved.push(el);
    }
  }
  for (const [name, all] of [['height', grown], ['top', moved]]) {
    for (const el of all) el.style[name] = parseFloat(getComputedStyle(el)[name]) + gain + 'px';
  }
};
addEventListener('beforeprint', () => {
  const scrolls = (area) => area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
  if (copy || ![...document.querySelectorAll(`[${wire.attribute.rows}]`)].some(scrolls)) return;
  const made = load();
  if (!made) return;
  copy = document.createElement('div');
  copy.id = 'printed';
  const style = document.createElement('style');
  // A sheet may end in front of a line only if something is before it.
  style.textContent = '@media screen{#printed{visibility:hidden}}@media print{body>form{display:none}'
    + `#printed div:not(.${wire.class.row},.${wire.class.column},:has(div))::before{content:"";display:block;height:.1px;margin-bottom:-.1px}}`;
  copy.append(...made.head.querySelectorAll('style'), style, made.querySelector('main'));
  body.append(copy);
  copy.querySelectorAll(`.${wire.class.scrollArea}`).forEach(openArea);
});
addEventListener('afterprint', () => {
  copy?.remove();
  copy = null;
});
})();
