// Plays animations, and reports when they end. The client loads this script with the first animated patch.
(() => {
'use strict';

// The page is busy while something moves.
const count = (change) => dispatchEvent(new CustomEvent('waiting', { detail: change }));
const element = (node) => document.getElementById(wire.element.prefix + node);

const keyframe = ([opacity, x, y, scale, ax, ay] = [0, 0, 0, 1, 0.5, 0.5]) => ({
  opacity,
  ...(x || y) && { translate: `${x}px ${y}px` },
  ...scale !== 1 && { scale, transformOrigin: `${ax * 100}% ${ay * 100}%` },
});

// Runs work that measures the changed page just before the next paint, when the browser lays out the page anyway.
const beforePaint = (work) => {
  if (document.hidden) return work();
  count(1);
  requestAnimationFrame(() => {
    work();
    count(-1);
  });
};

// An endless animation does not make the page busy.
const run = (el, frames, time, after = () => {}) => {
  const animation = el.animate(frames, time);
  const counts = time.iterations === Infinity ? 0 : 1;
  count(counts);
  const done = () => {
    after();
    count(-counts);
  };
  animation.finished.then(done, done);
  return animation;
};
const once = (time) => ({ ...time, iterations: 1, direction: 'normal' });

// The properties that are animated. The others change at once.
const gradual = /^(left|top|right|bottom|width|height|margin|gap|font-size|line-height|font-weight|letter-spacing|color|background|border-radius|box-shadow|clip-path|filter|backdrop|opacity|transform|visibility)/;
const moves = new WeakMap(); // running animations, by element and property
const figure = /-?\d*\.?\d+(e-?\d+)?/g;

// A property's presented value. A rotation is read as a number, because a matrix does not contain full turns.
const shown = (el, name, move) => {
  const computed = getComputedStyle(el).getPropertyValue(name);
  if (name !== 'transform') return computed;
  if (!move) return el.style.transform || computed;
  const { progress } = move.animation.effect.getComputedTiming();
  if (move.from.replace(figure, '') !== move.to.replace(figure, '')) return computed;
  const ends = move.to.match(figure);
  return move.from.replace(figure, (start) => +start + (ends.shift() - start) * (progress === null ? 1 : progress));
};

// Sets declarations, at once or animated from their presented values. Running animations of these properties end.
const restyle = (el, changes, time) => {
  const led = moves.get(el) || {};
  const from = changes.map(([name]) => time && gradual.test(name) && shown(el, name, led[name]));
  for (const [name, value] of changes) {
    if (led[name]) {
      led[name].animation.cancel();
      delete led[name];
    }
    if (value) el.style.setProperty(name, value);
    else el.style.removeProperty(name);
  }
  changes.forEach(([name, value], index) => {
    if (!from[index]) return;
    const to = value || (name === 'transform' ? 'none' : getComputedStyle(el).getPropertyValue(name));
    const key = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const move = led[name] = { from: from[index], to };
    move.animation = run(el, [{ [key]: move.from }, { [key]: to }], time, () => led[name] === move && delete led[name]);
    moves.set(el, led);
  });
};

// Animates an element from a rectangle of the page to its own place.
const fly = (el, from, time) => {
  const to = el.getBoundingClientRect();
  if (!to.width || !to.height) return;
  run(el, [{ transformOrigin: '0 0', transform:
    `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})` },
  { transformOrigin: '0 0', transform: 'none' }], time);
};

// Measures the elements that an animated patch moves by the flow of a row or column: their places on the page, and in their
// parents if they leave the flow.
const flowing = (parent) => parent && parent.matches(`.${wire.class.column},.${wire.class.row}`);
const standing = (operations, timing) => {
  const places = new Map();
  const note = (el, time) => places.has(el) || places.set(el, { el, time, seen: el.getBoundingClientRect() });
  for (const [letter, node, ...rest] of operations) {
    const index = { [wire.operation.insert]: 2, [wire.operation.move]: 2, [wire.operation.remove]: 0 }[letter];
    const time = index !== undefined && timing(rest[index]);
    if (!time) continue;
    const isInsertion = letter === wire.operation.insert;
    const el = !isInsertion && element(node);
    if (el) note(el, time);
    if (letter === wire.operation.remove && el) Object.assign(places.get(el), standsAt(el));
    for (const parent of [el && el.parentNode, isInsertion ? element(node) : letter === wire.operation.move && element(rest[0])]) {
      if (flowing(parent)) for (const row of parent.children) note(row, time);
    }
  }
  return places;
};

// Offsets are whole numbers. Rectangles are exact, but include transforms of ancestors.
const standsAt = (el) => {
  const around = el.parentNode, own = el.getBoundingClientRect(), outer = around.getBoundingClientRect();
  const left = own.left - outer.left + around.scrollLeft, top = own.top - outer.top + around.scrollTop;
  return {
    left: Math.abs(left - el.offsetLeft) < 1 ? left : el.offsetLeft,
    top: Math.abs(top - el.offsetTop) < 1 ? top : el.offsetTop,
  };
};

// Animates elements that the patch moved implicitly from where they were.
const follow = (places) => {
  for (const { el, time, seen } of places.values()) {
    if (!el.isConnected || el.inert) continue;
    const now = el.getBoundingClientRect();
    const x = seen.left - now.left, y = seen.top - now.top;
    const isNear = (box) => box.bottom > -innerHeight && box.top < 2 * innerHeight;
    if ((x || y) && (isNear(seen) || isNear(now))) {
      run(el, [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], { ...once(time), composite: 'add' });
    }
  }
};

// Keeps a removed element in place until its animation ends: out of the flow, behind its neighbours, and inert. Its ids get
// a suffix, because the page may use them again while the style sheet still selects elements by their form.
let ghosts = 0;
const leave = (el, appearance, time, place) => {
  if (flowing(el.parentNode)) {
    restyle(el, [['position', 'absolute'], ['left', place.left + 'px'], ['top', place.top + 'px'],
      ['margin-left', '0'], ['margin-top', '0']]);
    // Moving an element in the document would reset the scroll areas inside it.
    if (!el.querySelector(`.${wire.class.scrollArea}`)) el.parentNode.prepend(el);
  }
  const mark = '-gone' + ++ghosts;
  for (const inner of [el, ...el.querySelectorAll('*')]) {
    for (const { name, value } of [...inner.attributes]) {
      if (name === 'id') inner.id += mark;
      else if (value.includes('url(')) inner.setAttribute(name, value.replace(/url\("?#([\w-]+)"?\)/g, `url(#$1${mark})`));
    }
  }
  el.inert = true;
  el.setAttribute('aria-hidden', 'true');
  el.style.pointerEvents = 'none';
  run(el, [{}, keyframe(appearance)], { ...once(time), fill: 'both' }, () => el.remove());
};

const enter = (el, appearance, time) => run(el, [keyframe(appearance), {}], time);
const flyBeforePaint = (el, from, time) => beforePaint(() => fly(el, from, time));

dispatchEvent(new CustomEvent('motion', { detail: { restyle, standing, follow, enter, leave, fly: flyBeforePaint } }));
})();
