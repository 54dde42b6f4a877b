// Shows elements in styles that depend on the offsets of the surrounding scroll areas. The client loads this script for pages with
// such elements. It sends no requests.
(() => {
'use strict';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const attribute = wire.attribute.scrollEffect;
const hasTimelines = typeof ScrollTimeline === 'function' && 'rangeStart' in Animation.prototype;
const played = new Map(); // by element: its effect and animation

// {area, axis, timing, lists}: by property, its offsets and values.
const parse = (text) => {
  const [head, ...parts] = text.split(';'), [area, axis] = head.split(' ');
  const effect = { area: +area, axis, lists: [] };
  for (const part of parts) {
    const [name, ...rest] = part.split('|');
    if (name === wire.scrollEffect.steps) {
      effect.timing = { duration: +rest[0], delay: +rest[1], easing: rest[2] };
      continue;
    }
    const offsets = rest.filter((_, index) => index % 2 === 0).map(Number);
    effect.lists.push({ name, offsets, values: rest.filter((_, index) => index % 2) });
  }
  const ends = effect.lists.map(({ offsets }) => [offsets[0], offsets[offsets.length - 1]]);
  const first = Math.min(...ends.map(([start]) => start)), last = Math.max(...ends.map(([, end]) => end));
  // A property with a shorter list keeps its values at both ends.
  for (const { offsets, values } of effect.timing ? [] : effect.lists) {
    if (offsets[0] > first) {
      offsets.unshift(first);
      values.unshift(values[0]);
    }
    if (offsets[offsets.length - 1] < last) {
      offsets.push(last);
      values.push(values[values.length - 1]);
    }
  }
  return Object.assign(effect, { first, last });
};

const offsetIn = (area, axis) => (axis === 'y' ? area.scrollTop : area.scrollLeft);

// MARK: Effects that follow the offset

const framesOf = ({ lists, first, last }) => lists
  .flatMap(({ name, offsets, values }) => offsets.map((offset, index) =>
    ({ [name]: values[index], offset: last > first ? (offset - first) / (last - first) : index ? 1 : 0 })))
  .sort((one, other) => one.offset - other.offset);

const timelines = new WeakMap(); // by area and axis
const timelineOf = (area, axis) => {
  if (!timelines.has(area)) timelines.set(area, {});
  return (timelines.get(area)[axis] ||= new ScrollTimeline({ source: area, axis }));
};

// An animation whose time is the offset: a scroll timeline, or a paused animation whose time the script sets. It is changed in place,
// because later animations of the same element are composed on top of it.
const follow = (el, area, entry) => {
  const { effect } = entry, { first, last } = effect, frames = framesOf(effect);
  const range = { rangeStart: `${first}px`, rangeEnd: `${Math.max(last, first + 1)}px` };
  const duration = Math.max(last - first, 1);
  if (entry.animation) {
    entry.animation.effect.setKeyframes(frames);
    if (hasTimelines) Object.assign(entry.animation, range);
    else entry.animation.effect.updateTiming({ duration });
  } else if (hasTimelines) {
    entry.animation = el.animate(frames, { timeline: timelineOf(area, effect.axis), ...range, fill: 'both' });
  } else {
    entry.animation = el.animate(frames, { duration, fill: 'both' });
    entry.animation.pause();
  }
  entry.show = () => {
    if (!hasTimelines) entry.animation.currentTime = Math.min(Math.max(offsetIn(area, effect.axis) - first, 0), duration);
  };
  entry.show();
};

// MARK: Effects that change in steps

const step = (el, area, entry) => {
  const { effect } = entry;
  let shown;
  entry.show = () => {
    const offset = offsetIn(area, effect.axis);
    const values = Object.fromEntries(effect.lists.map(({ name, offsets, values }) =>
      [name, values[Math.max(offsets.findLastIndex((start) => start <= offset), 0)]]));
    const key = JSON.stringify(values);
    if (key === shown) return;
    const style = getComputedStyle(el), from = Object.fromEntries(Object.keys(values).map((name) => [name, style[name]]));
    const old = entry.animation, isFirst = !old;
    const timing = { duration: 0, fill: 'both', ...!isFirst && !still.matches && effect.timing };
    try {
      entry.animation = el.animate([from, values], timing);
    } catch { // an easing that the browser does not know
      entry.animation = el.animate([from, values], { ...timing, easing: 'ease' });
    }
    if (old) old.cancel();
    shown = key;
  };
  entry.show();
};

// MARK: Elements

const update = () => {
  for (const [el, entry] of played) {
    if (el.isConnected && el.dataset[wire.data.scrollEffect] && entry.area.isConnected) continue;
    entry.animation?.cancel();
    played.delete(el);
  }
  for (const el of document.querySelectorAll(`[${attribute}]`)) {
    const text = el.dataset[wire.data.scrollEffect], old = played.get(el);
    if (old && old.text === text) continue;
    const effect = parse(text), area = document.getElementById(wire.element.prefix + effect.area);
    if (!area) continue;
    const fits = old && old.area === area && !old.effect.timing === !effect.timing && old.effect.axis === effect.axis;
    if (old && !fits) old.animation?.cancel();
    const entry = { text, area, effect, animation: fits ? old.animation : undefined };
    played.set(el, entry);
    (effect.timing ? step : follow)(el, area, entry);
  }
};

const scrolled = new Set();
addEventListener('scroll', ({ target }) => {
  if (!scrolled.size) {
    requestAnimationFrame(() => {
      for (const { area, show } of played.values()) if (scrolled.has(area)) show();
      scrolled.clear();
    });
  }
  scrolled.add(target);
}, true);

// Patches change elements at any time. The styles are updated before the next paint.
new MutationObserver(update).observe(document.body, {
  subtree: true, childList: true, attributes: true, attributeFilter: [attribute],
});
update();
})();
