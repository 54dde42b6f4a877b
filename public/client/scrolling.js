// Scroll areas: where they are, and where the server wants them.

addEventListener('scroll', ({ target: el }) => {
  if (el.dataset && has(el, 'scroll')) send(numberOf(el), 'scroll', { x: el.scrollLeft, y: el.scrollTop });
}, true);

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
