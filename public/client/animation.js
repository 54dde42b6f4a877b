// What moves, and when it has come to rest.

const looks = ([opacity, x, y, scale, ax, ay] = [0, 0, 0, 1, 0.5, 0.5]) => ({
  opacity, translate: `${x}px ${y}px`, scale, transformOrigin: `${ax * 100}% ${ay * 100}%`,
});

const during = (ms, after) => {
  moving++;
  settle();
  setTimeout(() => {
    moving--;
    after();
    settle();
  }, ms);
};

// Does what has to measure the changed page when the browser lays it out anyway: before it shows it.
const beforePaint = (work) => {
  if (document.hidden) return work();
  moving++;
  settle();
  requestAnimationFrame(() => {
    moving--;
    work();
    settle();
  });
};

const run = (el, frames, time, after = () => {}) => {
  const animation = el.animate(frames, time);
  if (time.iterations === Infinity) return;
  moving++;
  settle();
  const done = () => {
    moving--;
    after();
    settle();
  };
  animation.finished.then(done, done);
};

// Moves an element from a rectangle of the page to where it is.
const fly = (el, from, time) => {
  const to = el.getBoundingClientRect();
  if (!to.width || !to.height) return;
  run(el, [{ transformOrigin: '0 0', transform:
    `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})` },
  { transformOrigin: '0 0', transform: 'none' }], time);
};

// What leaves is nobody's any more while it is still seen.
const leave = (el, look, time) => {
  if (!time) return el.remove();
  for (const inner of [el, ...el.querySelectorAll('[id]')]) inner.removeAttribute('id');
  el.inert = true;
  el.setAttribute('aria-hidden', 'true');
  el.style.pointerEvents = 'none';
  run(el, [{}, looks(look)], { ...time, fill: 'both' }, () => el.remove());
};
