// Animates what comes and goes: elements that a patch inserts, removes or matches, those around them, and contents that change. The
// client loads this script with the first animated patch that has such operations, after motion.js.
(() => {
'use strict';

const element = (node) => document.getElementById(wire.element.prefix + node);
const flowing = (parent) => parent && parent.matches(`.${wire.class.column},.${wire.class.row}`);

const flow = ({ motion, count, run, once, restyle, write, joins, followed }) => {
  // Runs work that measures the changed page just before the next paint, when the browser lays out the page anyway.
  const beforePaint = (work) => {
    if (document.hidden) return work();
    count(1);
    requestAnimationFrame(() => {
      work();
      count(-1);
    });
  };

  // Measures the elements that an animated patch moves by the flow of a row or column: their positions on the page, and those in
  // their parents if they leave the flow. Matched elements start from the rectangle of another one.
  let matches = [];
  const places = (operations, timing) => {
    const found = new Map();
    const note = (el, time) => found.has(el) || found.set(el, { el, time, seen: el.getBoundingClientRect() });
    matches = [];
    for (const [letter, node, ...rest] of operations) {
      const index = { [wire.operation.insert]: 2, [wire.operation.move]: 2, [wire.operation.match]: 1, [wire.operation.remove]: 0, [wire.operation.leave]: 0 }[letter];
      const time = index !== undefined && timing(rest[index]);
      if (!time) continue;
      if (letter === wire.operation.match) {
        const source = element(rest[0]);
        if (source) matches.push([node, source.getBoundingClientRect(), time, rest[0]]);
        continue;
      }
      const isInsertion = letter === wire.operation.insert;
      const el = !isInsertion && element(node);
      if (el) note(el, time);
      if ((letter === wire.operation.remove || letter === wire.operation.leave) && el && flowing(el.parentNode)) Object.assign(found.get(el), standsAt(el));
      for (const parent of [el && el.parentNode, isInsertion ? element(node) : letter === wire.operation.move && element(rest[0])]) {
        if (flowing(parent)) for (const row of parent.children) note(row, time);
      }
    }
    return found;
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

  // Animates elements that the patch moved implicitly from their old positions, then the matched ones.
  const follow = (places) => {
    for (const { el, time, seen } of places.values()) {
      if (!el.isConnected || el.inert || time.isStill) continue;
      const now = el.getBoundingClientRect();
      const x = seen.left - now.left, y = seen.top - now.top;
      const isNear = (box) => box.bottom > -innerHeight && box.top < 2 * innerHeight;
      if ((x || y) && (isNear(seen) || isNear(now))) {
        const joining = joins(el), change = (number) => followed.set(el, (followed.get(el) || 0) + number);
        change(1);
        run(el, [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], { ...once(time), ...joining }, () => change(-1));
      }
    }
    for (const [node, from, time, origin] of matches) {
      const el = element(node), source = element(origin);
      if (el) beforePaint(() => fly(el, from, time, source));
    }
    matches = [];
  };

  // Animates an element from the rectangle of another one to its own position. A leaving element moves along.
  const fly = (el, from, time, source) => {
    if (time.isStill) return;
    const to = el.getBoundingClientRect();
    if (!to.width || !to.height) return;
    const onto = (one, other) => ({ transformOrigin: '0 0', transform:
      `translate(${other.left - one.left}px,${other.top - one.top}px) scale(${other.width / one.width},${other.height / one.height})` });
    const still = { transformOrigin: '0 0', transform: 'none' };
    run(el, [onto(to, from), still], time);
    if (source && source.inert && from.width && from.height) run(source, [still, onto(from, to)], { ...time, fill: 'both' });
  };

  // Takes an element out of the flow, keeps its visible position, and makes it ignore input.
  const ofFlow = ['position', 'left', 'top', 'margin-left', 'margin-top'];
  const setAside = (el, place) => {
    if (flowing(el.parentNode)) {
      restyle(el, [['position', 'absolute'], ['left', place.left + 'px'], ['top', place.top + 'px'],
        ['margin-left', '0'], ['margin-top', '0']]);
    }
    el.inert = true;
    el.setAttribute('aria-hidden', 'true');
    el.style.pointerEvents = 'none';
  };
  const takeUp = (el) => {
    if (flowing(el.parentNode)) restyle(el, ofFlow.map((name) => [name, '']));
    el.inert = false;
    el.removeAttribute('aria-hidden');
    el.style.removeProperty('pointer-events');
  };

  // Fades a removed element out. Its ids get a suffix, because the page may use them again while the style sheet still selects
  // elements by their form.
  let ghosts = 0;
  const vanish = (el, time, place) => {
    setAside(el, place);
    // Behind its neighbors. Moving an element in the document would reset the scroll areas inside it.
    if (flowing(el.parentNode) && !el.querySelector(`.${wire.class.scrollArea}`)) el.parentNode.prepend(el);
    const mark = '-gone' + ++ghosts;
    for (const inner of [el, ...el.querySelectorAll('*')]) {
      for (const { name, value } of [...inner.attributes]) {
        if (name === 'id') inner.id += mark;
        else if (value.includes('url(')) inner.setAttribute(name, value.replace(/url\("?#([\w-]+)"?\)/g, `url(#$1${mark})`));
      }
    }
    run(el, [{}, { opacity: 0 }], { ...once(time), fill: 'both' }, () => el.remove());
  };

  // Changes the content of an element: letters move, or the old content fades out over the new one.
  const casts = new WeakMap(); // by element: its new content while it fades in
  let fades = 0;
  const exchange = (el, o, time) => {
    if (fades > 200) return write(el, o);
    const [letter, , value, , kind, speed = 1] = o;
    const last = casts.get(el), live = last && last.parentNode === el ? last : null;
    if (letter === wire.operation.text && kind && motion.roll && !time.isStill && el.firstChild && value) {
      if (live) el.textContent = live.textContent;
      motion.roll(el, value, once(time), kind, run);
    } else fade(el, live, o, { ...once(time), duration: time.duration / speed, fill: 'both' }, time.isStill ? '' : kind);
  };

  const cover = () => Object.assign(document.createElement('span'), { style: 'position:absolute;inset:0;display:block' });
  // Fades the content of an element out, and a new one in. `live` is the content if it still fades in. A symbol that replaces another
  // one grows; the old one first shrinks, grows as well, or disappears at once.
  const fade = (el, live, o, time, kind) => {
    const gone = live || cover(), made = cover();
    const opacity = live ? getComputedStyle(live).opacity : 1;
    if (live) live.getAnimations?.().forEach((animation) => animation.cancel());
    else gone.append(...el.childNodes);
    gone.setAttribute('aria-hidden', 'true');
    gone.style.pointerEvents = 'none';
    write(made, o);
    el.append(made, gone);
    casts.set(el, made);
    const size = { [wire.contentTransition.downUp]: '.5', [wire.contentTransition.upUp]: '1.5', [wire.contentTransition.offUp]: '1' }[kind];
    const frame = (visible, scale) => ({ opacity: visible, ...size && { scale } });
    const half = { ...time, duration: time.duration / 2 }, shrinks = kind === wire.contentTransition.downUp;
    fades++;
    run(gone, [frame(opacity, '1'), frame(0, size)],
      kind === wire.contentTransition.offUp ? { ...time, duration: 0 } : shrinks ? half : time, () => gone.remove());
    run(made, [frame(0, '.5'), frame(1, '1')], shrinks ? { ...half, delay: time.delay + half.duration } : time, () => {
      fades--;
      if (casts.get(el) !== made) return;
      casts.delete(el);
      made.replaceWith(...made.childNodes);
    });
  };

  return { exchange, places, follow, setAside, takeUp, vanish };
};

dispatchEvent(new CustomEvent(wire.script.flow, { detail: flow }));
})();
