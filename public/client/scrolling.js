// Reports the positions of scroll areas, and scrolls them to where the server wants them.

addEventListener('scroll', ({ target: el }) => {
  if (!el.dataset || !has(el, 'scroll')) return;
  send(numberOf(el), 'scroll', { x: el.scrollLeft, y: el.scrollTop });
  if (el.dataset.rows) requestAnimationFrame(() => hold(el));
}, true);

// Where rows are to be seen that the server was asked for and that are not there yet, their places are shown.
let holding = null; // the content of such an area
const hold = (area) => {
  const content = area.firstElementChild, row = +area.dataset.rows;
  if (!content || !(sending || queue.length)) return;
  const { left, top, width, height } = area.getBoundingClientRect();
  // What reaches far beyond the window are the rows' containers, and no row.
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
  // Below what is there, rows go on; above, they end at the first that is.
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

// Scrolling by touch puts the keyboard away where the app says so.
addEventListener('touchmove', ({ target: el }) => {
  const field = document.activeElement;
  if (field.matches('.field') && el.closest('.away') && !el.closest('.field')) field.blur();
}, { passive: true });

// Scrolls an area where the server wants it.
const scroll = (el) => {
  const [, left, top, smooth] = el.dataset.to.split(' ').map(Number);
  el.scrollTo({ left, top, behavior: smooth && !still.matches ? 'smooth' : 'instant' });
};
document.querySelectorAll('[data-to]').forEach(scroll);
