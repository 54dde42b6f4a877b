// Reports the positions of scroll areas, and scrolls areas at the server's request.

addEventListener('scroll', ({ target: el }) => {
  if (!el.dataset || !has(el, wire.type.scroll)) return;
  send(numberOf(el), wire.type.scroll, { [wire.point.x]: el.scrollLeft, [wire.point.y]: el.scrollTop });
  if (el.dataset[wire.data.rows]) requestAnimationFrame(() => hold(el));
}, true);

// Shows placeholders for rows that become visible before the server has sent them.
let holding = null; // the content of the area that shows them
const hold = (area) => {
  const content = area.firstElementChild, row = +area.dataset[wire.data.rows];
  if (!content || !(sending || queue.length)) return;
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

// Scrolling by touch hides the keyboard in areas with that setting. Browsers take listeners of the window for passive ones.
addEventListener('touchmove', ({ target: el }) => {
  const field = document.activeElement;
  if (field.matches(`.${wire.class.field}`) && el.closest(`.${wire.class.away}`) && !el.closest(`.${wire.class.field}`)) field.blur();
});

const scroll = (el, time) => {
  const [, left, top] = el.dataset[wire.data.scrollTo].split(' ').map(Number);
  if (time) motion.scroll(el, left, top, time);
  else el.scrollTo({ left, top, behavior: 'instant' });
};
document.querySelectorAll(`[${wire.attribute.scrollTo}]`).forEach((el) => scroll(el));
