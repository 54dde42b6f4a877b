// Plays the effects of symbols. The client loads this script with the first element that has effects.
(() => {
'use strict';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const count = (change) => dispatchEvent(new CustomEvent('waiting', { detail: change }));
const playing = new Map(); // by element: its effects, by their words without the number of changes

// The frames of an effect with their offsets, and the length of a cycle in seconds. Scale, rotation and position are separate
// properties, so effects add up.
const frames = (property, offsets, values) => offsets.map((offset, index) => ({ offset, [property]: String(values[index]) }));
const even = (property, ...values) => frames(property, values.map((_, index) => index / (values.length - 1)), values);
const swings = [0, 1, -1, 0.7, -0.7, 0.3, 0];
const wave = (property, value) => frames(property, [0, 0.1, 0.26, 0.42, 0.56, 0.68, 0.8].map((offset) => offset / 0.8), swings.map(value));
const cycles = {
  [wire.symbolEffect.bounce]: (has) => [0.65, frames('scale', [0, 0.3, 0.6, 0.82, 1],
    has(wire.symbolOption.down) ? [1, 0.8, 1.06, 0.98, 1] : [1, 1.22, 0.95, 1.02, 1])],
  [wire.symbolEffect.pulse]: () => [2, even('opacity', 1, 0.35, 1)],
  [wire.symbolEffect.breathe]: (has) => [2.6, even('scale', 1, 1.14, 1), has(wire.symbolOption.fades) && even('opacity', 1, 0.5, 1)],
  [wire.symbolEffect.rotate]: (has, isEndless) => [isEndless ? 2 : 1.2, even('rotate', '0deg', has(wire.symbolOption.back) ? '-360deg' : '360deg')],
  [wire.symbolEffect.swing]: (has) => [0.9, wave('rotate', (part) => `${part * (has(wire.symbolOption.back) ? -12 : 12)}deg`)],
  [wire.symbolEffect.shake]: (has, _, [angle]) => [0.9, wave('translate',
    (part) => `${part * 12 * Math.cos(angle * Math.PI / 180)}% ${part * 12 * Math.sin(angle * Math.PI / 180)}%`)],
};
// Lasting effects: the appearance of the symbol while they are active.
const states = {
  [wire.symbolEffect.scale]: (has) => ({ scale: has(wire.symbolOption.down) ? '.8' : '1.2' }),
  [wire.symbolEffect.disappear]: (has) => ({ scale: has(wire.symbolOption.up) ? '1.5' : '.3', opacity: '0' }),
};
// An icon is drawn along the outlines of its parts, which are then filled. The frames erase a part.
const drawings = new Set([wire.symbolEffect.drawOn, wire.symbolEffect.drawOff]);
const erasure = (el, isBack) => {
  const { fill, fillOpacity } = getComputedStyle(el), line = { stroke: fill, strokeOpacity: fillOpacity, strokeDasharray: '1', fillOpacity: '0' };
  el.setAttribute('pathLength', '1');
  return [{ ...line, fillOpacity, strokeWidth: '0', strokeDashoffset: '0' },
    { ...line, offset: 0.3, strokeWidth: '0.5', strokeDashoffset: '0' }, { ...line, strokeWidth: '0.5', strokeDashoffset: isBack ? '1' : '-1' }];
};
const lasts = ({ name }) => states[name] || drawings.has(name);

const arrival = (has) => [{ scale: has(wire.symbolOption.down) ? '1.5' : '.3', opacity: '0' }, { scale: '1', opacity: '1' }];

// The opacity of one of several parts in each step of a cycle in which they appear in turn.
const turns = (index, total, has) => {
  const low = has(wire.symbolOption.hiding) ? 0 : 0.3;
  const forth = Array.from({ length: total + 1 }, (_, step) => (step > 0 && (has(wire.symbolOption.iterative) ? step - 1 === index : step > index) ? 1 : low));
  return has(wire.symbolOption.reversing) ? [...forth, ...forth.slice(0, -1).reverse()] : [...forth, low];
};

const read = (word) => {
  const [words, speed, times, delay, number] = word.split('/');
  const [name, ...options] = words.split('.');
  return { key: [words, speed, times, delay].join('/'), name, options, has: (option) => options.includes(option), speed: +speed,
    times: times < 0 ? Infinity : +times, delay: +delay, number: number === undefined ? null : +number };
};

// Under reduced motion, only changes of opacity remain.
const calm = (list) => list.filter(({ opacity }) => opacity !== undefined).map(({ offset, easing, opacity }) => ({ offset, easing, opacity }));

// The animations of an effect on an icon.
const start = (svg, { name, options, has, speed, times, delay }) => {
  const layers = [...svg.children], isEndless = times === Infinity;
  const animate = (el, list, seconds, more = {}) => {
    const seen = still.matches ? calm(list) : list;
    return seen.length ? [el.animate(seen, { duration: seconds * 1000 / speed, ...more })] : [];
  };
  // A cycle ends with its pause.
  const repeat = (el, list, seconds, more = {}) => {
    const length = seconds + delay * speed;
    return animate(el, [...list.map((one) => ({ ...one, offset: one.offset * seconds / length })), ...delay ? [{ ...list[list.length - 1], offset: 1 }] : []],
      length, { iterations: times, ...more });
  };
  if (name === wire.symbolEffect.variableColor) {
    const targets = layers.length > 1 ? layers : [svg];
    return targets.flatMap((el, index) => {
      const list = turns(index, targets.length, has);
      return repeat(el, even('opacity', ...list), 0.28 * list.length);
    });
  }
  if (name === wire.symbolEffect.appear) return animate(svg, arrival(has), 0.4, { easing: 'cubic-bezier(.3,1.3,.5,1)' });
  if (states[name]) {
    const look = states[name](has), isAtOnce = still.matches && !look.opacity;
    return [svg.animate(isAtOnce ? [look] : [{}, ...still.matches ? calm([look]) : [look]],
      { duration: isAtOnce ? 0 : 350 / speed, easing: 'cubic-bezier(.3,1.3,.5,1)', fill: 'forwards' })];
  }
  if (drawings.has(name)) {
    // A drawing that is played backwards draws the parts one after the other, too.
    const isOn = name === wire.symbolEffect.drawOn, duration = 700 / speed;
    const gap = has(wire.symbolOption.iterative) ? duration : has(wire.symbolOption.byLayer) ? 100 / speed : 0;
    const animations = layers.map((el, index) => el.animate(
      still.matches ? [{ opacity: '1' }, { opacity: '0' }] : erasure(el, isOn || has(wire.symbolOption.back)),
      { duration, [isOn ? 'endDelay' : 'delay']: gap * index, easing: 'ease-in-out', fill: 'both' }));
    if (isOn) animations.forEach((animation) => animation.finish());
    return animations;
  }
  const [seconds, ...lists] = cycles[name](has, isEndless, options);
  const parts = has(wire.symbolOption.byLayer) && layers.length > 1 ? layers : [svg];
  return lists.filter(Boolean).flatMap((list) => parts.flatMap((el, index) => {
    if (el !== svg) Object.assign(el.style, { transformBox: 'fill-box', transformOrigin: 'center' });
    const easing = name === wire.symbolEffect.rotate && isEndless ? 'linear' : 'ease-in-out';
    return repeat(el, list.map((one) => ({ easing, ...one })), seconds, { delay: index * 100 / speed });
  }));
};

const play = (svg, effect) => {
  const animations = start(svg, effect);
  if (effect.times !== Infinity) {
    for (const { finished } of animations) {
      count(1);
      const done = () => count(-1);
      finished.then(done, done);
    }
  }
  return { svg, effect, animations };
};
// An effect ends with its current cycle. An effect that lasts is reversed.
const end = ({ effect, animations }) => {
  for (const animation of animations) {
    const timing = animation.effect.getComputedTiming();
    if (effect.name === wire.symbolEffect.drawOff) animation.cancel();
    else if (lasts(effect)) {
      animation.reverse();
      animation.finished.then(() => animation.cancel(), () => {});
    } else if (timing.currentIteration !== null) animation.effect.updateTiming({ iterations: timing.currentIteration + 1 });
  }
};

const equip = (el) => {
  const svg = el.querySelector('svg'), known = playing.get(el), now = new Map();
  if (!svg) return;
  for (const word of (el.dataset[wire.data.symbolEffects] || '').split(' ').filter(Boolean)) {
    const effect = read(word), last = known?.get(effect.key);
    if (effect.number === null) {
      // A new drawing of the symbol continues the effect.
      now.set(effect.key, last?.svg === svg ? last : play(svg, effect));
      if (!known && lasts(effect)) now.get(effect.key).animations.forEach((animation) => animation.finish());
    } else {
      now.set(effect.key, last && effect.number > last.effect.number ? play(svg, effect) : { svg, effect, animations: [] });
    }
  }
  for (const [key, one] of known || []) {
    if (!now.has(key) && one.effect.number === null && one.svg === svg) end(one);
  }
  playing.set(el, now);
};

const update = () => {
  for (const el of playing.keys()) if (!el.isConnected) playing.delete(el);
  for (const el of document.querySelectorAll(`[${wire.attribute.symbolEffects}]`)) equip(el);
};
addEventListener('needs-' + wire.script.symbols, update);
still.addEventListener('change', () => {
  for (const effects of playing.values()) for (const { animations } of effects.values()) animations.forEach((animation) => animation.cancel());
  playing.clear();
  update();
});
})();
