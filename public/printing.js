// Prints all of what scrolls. placeholders.js loads this script.
//
// Paper shows a copy of the page, with the rows that this page does not have. Browsers wait for it only while the event is handled. The copy
// has a tree of its own, since the classes of two pages may have the same names.
(() => {
'use strict';

const { body } = document;
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

// The places of elements before anything moves, by element. `gain` is the length that areas inside hide.
const measured = (page) => {
  const boxes = new Map();
  for (const el of [page, ...page.querySelectorAll(':not(svg *)')]) {
    if (!el.getClientRects().length) continue;
    const { left, top, bottom, width, height } = el.getBoundingClientRect();
    boxes.set(el, { left, top, bottom, width, height, insideLeft: left + el.clientLeft, insideTop: top + el.clientTop, gain: 0,
      // The place of an element that is turned is not that of its bounds.
      turned: getComputedStyle(el).transform.startsWith('matrix') && { left: el.offsetLeft, top: el.offsetTop } });
  }
  for (const area of page.querySelectorAll(`.${wire.class.scrollArea}`)) {
    const gain = area.scrollHeight - area.clientHeight;
    // The sheets of what can scroll end in the middle of a line.
    if (area.scrollWidth <= area.clientWidth) area.style.overflow = 'visible';
    if (gain > 0) for (let el = area; boxes.has(el); el = el.parentElement) boxes.get(el).gain += gain;
  }
  return boxes;
};

const limit = 400; // the height of a part that no sheet divides
const set = (el, values) => {
  for (const [name, value] of Object.entries(values)) el.style[name] = typeof value === 'number' ? value + 'px' : value;
};

// Makes a flow of the parts of an element: of bands, each with the parts that are beside each other. A sheet may end between two bands, and
// what is below an area follows its last row. In a band that is higher than the limit, the highest part becomes a flow, too.
const flow = (el, boxes) => {
  const box = (part) => boxes.get(part), outer = box(el);
  const parts = [...el.children].filter(box);
  // Places a part at its distance from `top`, in the element.
  const put = (part, top, values) => {
    const { left, top: own, width, height, turned } = box(part);
    set(part, { margin: 0, ...turned ? { left: turned.left, top: turned.top + outer.top - top } : { left: left - outer.insideLeft, top: own - top, width, height }, ...values });
  };
  // An element without a content over the whole of others is their background, or a line around them.
  const covers = (part, { top, bottom }) => !part.firstChild && box(part).top < top + 1 && box(part).bottom > bottom - 1;
  const whole = { top: Math.min(...parts.map((part) => box(part).top)), bottom: Math.max(...parts.map((part) => box(part).bottom)) };
  const bands = [], homes = new Map();
  for (const part of [...parts].sort((a, b) => box(a).top - box(b).top)) {
    const { top, bottom } = box(part);
    if (parts[1] && covers(part, whole)) {
      put(part, outer.top, { position: 'absolute', height: 'auto', bottom: outer.bottom - bottom });
      continue;
    }
    if (!bands[0] || bands.at(-1).bottom <= top + 1) bands.push({ top, bottom, parts: [] });
    const band = bands.at(-1);
    band.bottom = Math.max(band.bottom, bottom);
    homes.set(part, band);
  }
  if (!bands[0]) return;
  for (const part of parts) homes.get(part)?.parts.push(part);
  let end = outer.insideTop;
  for (const { top, bottom, parts: beside } of bands) {
    const height = (part) => box(part).height + box(part).gain;
    const main = beside.reduce((a, b) => (height(b) > height(a) ? b : a));
    const divides = height(main) > limit && main.firstElementChild && !main.matches('svg,button');
    let host = main;
    if (beside[1]) {
      host = document.createElement('section');
      beside[0].before(host);
      host.append(...beside);
      set(host, { display: 'flow-root', position: 'relative', marginTop: top - end, height: divides ? 'auto' : bottom - top });
    }
    const { top: start, bottom: last } = box(main);
    for (const part of beside) {
      const own = box(part);
      if (part === main && (divides || part === host)) put(part, own.top, { position: 'relative', marginTop: own.top - (part === host ? end : top) });
      else {
        const isCover = covers(part, { top: start, bottom: last });
        // What is in front of the end of the main part stays there.
        const isAtEnd = own.top > (start + last) / 2 && beside.indexOf(part) > beside.indexOf(main);
        put(part, top, { position: 'absolute', ...divides && (isCover || isAtEnd) && { bottom: bottom - own.bottom, [isCover ? 'height' : 'top']: 'auto' } });
      }
      if (part === main ? divides : own.gain) flow(part, boxes);
    }
    if (!divides && bottom - top <= limit) host.style.breakInside = 'avoid';
    end = bottom;
  }
  set(el, { display: 'flow-root', height: 'auto', paddingBottom: Math.max(0, outer.bottom - end) });
};

addEventListener('beforeprint', () => {
  const scrolls = (area) => area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
  if (copy || ![...document.querySelectorAll(`.${wire.class.scrollArea}`)].some(scrolls)) return;
  const made = load();
  if (!made) return;
  const sheet = (text) => {
    const style = document.createElement('style');
    style.textContent = text;
    return style;
  };
  copy = document.createElement('div');
  copy.id = 'printed';
  copy.append(sheet('@media screen{#printed{visibility:hidden}}@media print{body>form{display:none}}'));
  const page = made.querySelector('main');
  copy.attachShadow({ mode: 'open' }).append(...made.head.querySelectorAll('style'),
    // A sheet may end in front of a line only if something is before it.
    sheet(`div:not(.${wire.class.row},.${wire.class.column},:has(div))::before{content:"";display:block;height:.1px;margin-bottom:-.1px}`), page);
  body.append(copy);
  flow(page, measured(page));
  // What is empty at the end needs no sheet.
  set(page, { position: 'relative', paddingBottom: 0 });
});
addEventListener('afterprint', () => {
  copy?.remove();
  copy = null;
});
})();
