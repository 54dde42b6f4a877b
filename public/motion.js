// Plays animations of styles and contents, and reports when they end. The client loads this script with the first animated patch.
(() => {
'use strict';

// The page is busy while something moves.
const count = (change) => dispatchEvent(new CustomEvent('waiting', { detail: change }));

// An endless animation, or a stretch of a timeline, does not make the page busy.
const running = new WeakMap(); // the number of animations, by element
const run = (el, frames, time, after = () => {}) => {
  const animation = el.animate(frames, time);
  running.set(el, (running.get(el) || 0) + 1);
  const counts = time.iterations === Infinity || time.isPaced ? 0 : 1;
  count(counts);
  const done = () => {
    running.set(el, running.get(el) - 1);
    after();
    count(-counts);
  };
  animation.finished.then(done, done);
  return animation;
};
const once = (time) => ({ ...time, iterations: 1, direction: 'normal' });

// With reduced motion, only these are animated. An element that moves fades in at its new position.
const fading = /^(color|background|border-color|box-shadow|filter|backdrop|opacity|visibility)/;
const isGradual = (name, time) => (time.isStill ? fading : gradual).test(name);
const moved = /^(left|top|right|bottom|width|height|margin|transform|clip-path)/;

// The properties that are animated. The others change at once.
const gradual = /^(left|top|right|bottom|width|height|margin|gap|font-size|line-height|font-weight|letter-spacing|color|background|border-radius|box-shadow|clip-path|filter|backdrop|opacity|transform|visibility)/;
const moves = new WeakMap(); // running animations, by element and property or part

// Matches numbers in a value, and also colors and names such as #0af, which are skipped.
const figure = /#[\w-]+|-?\d*\.?\d+(?:e-?\d+)?/g;
const isNumber = (text) => text[0] !== '#';
const figures = (value) => (value.match(figure) || []).filter(isNumber).map(Number);
// Browsers write a space after a comma, the server does not.
const form = (value) => value.replace(figure, (text) => (isNumber(text) ? '' : text)).replace(/\s/g, '');
// A copy of the value in which each number is replaced by the result of `change`.
const withFigures = (value, change) => {
  let place = 0;
  return value.replace(figure, (text) => (isNumber(text) ? rounded(change(+text, place++)) : text));
};
// The small numbers of a perspective need more digits.
const rounded = (number) => {
  const precision = Math.abs(number) < 0.05 ? 1e8 : 1e4;
  return Math.round(number * precision) / precision;
};
// The value at a stage between two values, also before 0 and after 1.
const between = (from, to, stage) => {
  if (from === to) return from;
  if (form(from) !== form(to)) return stage < 1 ? from : to;
  const ends = figures(to);
  return withFigures(from, (start, place) => start + (ends[place] - start) * stage);
};
// The value at a stage, from a list of stages and values.
const valueAt = ({ stages, values }, stage) => {
  let next = 1;
  while (next < stages.length - 1 && stages[next] <= stage) next++;
  return between(values[next - 1], values[next], (stage - stages[next - 1]) / (stages[next] - stages[next - 1]));
};

const progressOf = ({ animation }) => animation.effect.getComputedTiming().progress;
// A property's presented value. If possible it is computed here, because reading it from the browser updates the page's styles
// for each element. A rotation is read as a number, because a matrix does not contain full turns.
const isCountable = ({ values }) => values.every((value) => !/#|rgb|color/.test(value) && form(value) === form(values[0]));
const shown = (el, name, move) => {
  if (move && (name === 'transform' || (move.isCountable ??= isCountable(move)))) return valueAt(move, progressOf(move) ?? 1);
  const own = el.style.getPropertyValue(name);
  if (own && (name === 'transform' || shifts[name] || !running.get(el))) return own;
  return seen.get(el)?.[name] || computed(el, name);
};
const computed = (el, name) => getComputedStyle(el).getPropertyValue(name);

// Between two changes, each value that only the browser knows updates the page's styles. A patch therefore reads the values before its
// first change. Ends that the style sheet has are left to the browser.
const seen = new Map(); // by element: the values of properties that the patch has not changed yet
const look = (operations) => {
  seen.clear();
  for (const [letter, node, css, animation] of operations) {
    const el = letter === wire.operation.style && animation >= 0 && document.getElementById(wire.element.prefix + node);
    if (el) for (const part of css.split(';')) {
      const [name] = part.split(':');
      if (fading.test(name)) seen.set(el, { ...seen.get(el), [name]: computed(el, name) });
    }
  }
};

// The result of `work` at another time of a running animation, in milliseconds.
const atTime = (animation, time, work) => {
  const { currentTime } = animation;
  animation.currentTime = time;
  const result = work();
  animation.currentTime = currentTime;
  return result;
};

// The position of a spring from 0 to 1, at a time in seconds, with an initial velocity.
const springAt = ([stiffness, damping], time, velocity = 0) => {
  const omega = Math.sqrt(stiffness), ratio = damping / (2 * omega), decay = Math.exp(-ratio * omega * time);
  if (Math.abs(ratio - 1) < 1e-4) return 1 - Math.exp(-omega * time) * (1 + (omega - velocity) * time);
  if (ratio < 1) {
    const damped = omega * Math.sqrt(1 - ratio * ratio);
    return 1 - decay * (Math.cos(damped * time) + ((ratio * omega - velocity) / damped) * Math.sin(damped * time));
  }
  const root = omega * Math.sqrt(ratio * ratio - 1), slow = root - ratio * omega, fast = -root - ratio * omega;
  const share = (-velocity - fast) / (slow - fast);
  return 1 - share * Math.exp(slow * time) - (1 - share) * Math.exp(fast * time);
};
const frameCount = (milliseconds) => Math.min(Math.max(Math.ceil(milliseconds / 16), 8), 120);
const steps = (count, value) => Array.from({ length: count + 1 }, (_, index) => value(index / count));
// Stages of a curve between which linear interpolation is off by about 0.2 % at most. Browsers parse each stop of each animation.
const bends = (curve, from, to, depth) => {
  const middle = (from + to) / 2;
  return depth && Math.abs(curve(middle) - (curve(from) + curve(to)) / 2) > 0.002
    ? [...bends(curve, from, middle, depth - 1), ...bends(curve, middle, to, depth - 1)] : [to];
};
const easings = new Map();
const springEasing = (spring, duration) => {
  const key = [...spring, duration].join();
  if (!easings.has(key)) {
    const at = (stage) => (stage === 1 ? 1 : springAt(spring, stage * duration / 1000, spring[2]));
    const count = Math.min(Math.max(Math.ceil(Math.sqrt(spring[0]) * duration / 1000 / 2), 4), 120);
    const stops = steps(count, (end) => (end ? bends(at, end - 1 / count, end, 5) : [])).flat();
    easings.set(key, `linear(0${stops.map((stage) => `,${rounded(at(stage))} ${rounded(stage * 100)}%`).join('')})`);
  }
  return easings.get(key);
};

const springCourse = (spring, duration) => ({ duration, at: (stage) => {
  const time = stage * duration / 1000, still = springAt(spring, time);
  return [still, springAt(spring, time, 1) - still];
} });

// The values of a property that gets a new target during an animation. A spring keeps the current velocity, and an animation that
// continues the running one its time. Other curves continue toward the old target, and are added.
const retarget = (el, name, old, from, to, time) => {
  if (!old || time.iterations !== 1) return;
  const { animation } = old, now = animation.currentTime;
  if (now == null || animation.effect.getComputedTiming().iterations !== 1) return;
  const all = time.merged && motion.continued?.(el, name, old, from, to, time.merged);
  if (all) return all;
  if (form(from) !== form(to)) return;
  const goal = figures(to), start = figures(from);
  if (time.spring && !time.spring[3]) {
    const [behind, ahead] = [Math.max(now - 16, 0), now + 16].map((at) => figures(atTime(animation, at, () => shown(el, name, old))));
    const span = (now + 16 - Math.max(now - 16, 0)) / 1000;
    const course = motion.blended?.(time.spring, old, now, time.duration) || springCourse(time.spring, time.duration);
    const values = steps(frameCount(course.duration), (stage) => {
      const [still, pushed] = course.at(stage);
      return withFigures(to, (_, place) => (stage === 1 ? goal[place]
        : start[place] + (goal[place] - start[place]) * still + (ahead[place] - behind[place]) / span * pushed));
    });
    return { values, pace: course.blend && { duration: course.duration, blend: course.blend } };
  }
  const end = old.values[old.values.length - 1];
  if (form(end) !== form(to)) return;
  const before = figures(end);
  const probe = el.animate([], { ...time, easing: time.easing });
  const values = steps(frameCount(time.duration), (stage) => {
    const done = stage === 1 ? 1 : atTime(probe, time.delay + stage * time.duration, () => progressOf({ animation: probe })) ?? 1;
    const late = atTime(animation, now + time.delay + stage * time.duration, () => progressOf(old)) ?? 1;
    const rest = figures(valueAt(old, late));
    return withFigures(to, (_, place) => rest[place] + (goal[place] - before[place]) * done);
  });
  probe.cancel();
  return { values };
};

// The identity in the form of a transform, so that the values between both can be interpolated.
const inPlace = { matrix: 'matrix(1,0,0,1,0,0)', matrix3d: 'matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1)' };
const neutral = { scale: 1, scale3d: 1 };
const unmoved = (value) => value.replace(/(\w+)\([^()]*\)/g,
  (part, name) => inPlace[name] || (name === 'perspective' ? part : name + withFigures(part.slice(name.length), () => neutral[name] || 0)));

// The value of an element without a declaration; undefined if the style sheet may have one.
const resting = (name, from) => (name === 'transform' ? unmoved(from) : name === 'opacity' ? '1' : /^(margin-|left$|top$)/.test(name) ? '0px' : undefined);

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

// Animates a property through values at stages of the time.
const lead = (el, name, stages, values, time, frames) => {
  const led = moves.get(el) || {};
  const shift = (!across[name] || el.parentNode.matches(across[name])) && values.every(isLength) && shifts[name];
  const move = { stages, values, time, shift, joining: joins(el) };
  moves.set(el, led);
  const other = led[{ left: 'top', top: 'left' }[name]], end = () => led[name] === move && delete led[name];
  if (shift && other?.shift && other.time === time && values.length === other.values.length) {
    // One animation for both axes.
    move.animation = other.animation;
    other.animation.effect.setKeyframes(values.map((value, index) => {
      const [x, y] = name === 'top' ? [other.values[index], value] : [value, other.values[index]];
      return { translate: `${distance(el, 'left', x)}px ${distance(el, 'top', y)}px`, ...values.length > 2 && { offset: stages[index] }, ...other.joining };
    }));
    other.animation.finished.then(end, end);
  } else move.animation = run(el, frames || framesOf(el, name, move), time, end);
  led[name] = move;
};
const distance = (el, name, value) => parseFloat(value) - (parseFloat(el.style[name]) || 0);
const framesOf = (el, name, { stages, values, shift, joining }) => values.map((value, index) => ({
  ...shift ? { translate: shift(distance(el, name, value)), ...joining } : value && { [camel(name)]: value },
  ...values.length > 2 && { offset: stages[index] } }));

// An element gets its new position at once, and an animation moves it back: this needs no layout, and adds to other motions. A sum
// of motions costs time in each frame, while browsers play a single one apart from the page.
const followed = new WeakMap(); // by element: the number of its animations by flow.js
const joins = (el) => Object.values(moves.get(el) || {}).some((move) => move.shift) || followed.get(el) > 0 ? { composite: 'add' } : {};
const byX = (x) => `${x}px`, byY = (y) => `0px ${y}px`;
const shifts = { left: byX, top: byY, 'margin-left': byX, 'margin-top': byY };
// A margin across a flow moves its element only, a margin along the flow also the elements behind it.
const across = { 'margin-left': `.${wire.class.column}`, 'margin-top': `.${wire.class.row}` };
const isLength = (value) => /^-?[\d.]+(px)?$/.test(value);

const stop = (el, name) => {
  const led = moves.get(el) || {}, move = led[name];
  if (!move) return;
  const { animation } = move, { currentTime } = animation;
  delete led[name];
  animation.cancel();
  // The other axis goes on.
  for (const [axis, other] of Object.entries(led)) {
    if (other.animation !== animation) continue;
    delete led[axis];
    lead(el, axis, other.stages, other.values, other.time);
    led[axis].points = other.points;
    led[axis].animation.currentTime = currentTime;
  }
};

// Whether effects.js shows a property. An animation then leads from the visible value to the current value of the effect.
const followsScrolling = (el, name) => el.dataset[wire.data.scrollEffect]?.includes(`;${name}|`);

// Sets declarations, at once or animated from their presented values. Running animations of these properties end.
const restyle = (el, changes, time) => {
  const led = moves.get(el) || {};
  const starts = changes.map(([name, value]) => {
    if (!time || !isGradual(name, time)) return;
    if (followsScrolling(el, name)) return { current: computed(el, name) };
    let from = shown(el, name, led[name]);
    if (name === 'transform' && value) from = from && from !== 'none' ? from : unmoved(value);
    const to = value || resting(name, from);
    return { from, ...to && retarget(el, name, led[name], from, to, time) };
  });
  for (const [name, value] of changes) {
    stop(el, name);
    el.style.setProperty(name, value); // an empty value removes the property
  }
  if (time && time.isStill && changes.some(([name]) => moved.test(name)) && !changes.some(([name]) => name === 'opacity')) enter(el, time);
  // Both axes of a position have the same timing, so that one animation moves them.
  const paces = new Map();
  const paced = (pace) => {
    const key = JSON.stringify(pace || {});
    if (!paces.has(key)) paces.set(key, { ...time, easing: 'linear', ...pace });
    return paces.get(key);
  };
  changes.forEach(([name, value], index) => {
    if (!starts[index]) return;
    const { current, from, pace } = starts[index];
    if (current) return lead(el, name, [0, 1], [current, current], time, [{ [name]: current }, {}]);
    const to = value || resting(name, from) || '';
    const { values = [from, to], points = values.length === 2 ? values : undefined } = starts[index];
    lead(el, name, values.map((_, place) => place / (values.length - 1)), values, values.length > 2 ? paced(pace) : time);
    moves.get(el)[name].points = points;
  });
  seen.delete(el);
};

const content = (html) => Object.assign(document.createElement('template'), { innerHTML: html }).content;
const ofNode = new RegExp(`^${wire.element.prefix}\\d`);
const replaceContent = (el, html) => {
  for (const child of [...el.childNodes]) if (!ofNode.test(child.id)) child.remove();
  el.prepend(content(html));
};
// The delay of a patch in milliseconds, compared with the first patch, by the page's clock on the server. A long delay resets the
// comparison.
let pace;
const lateness = (clock) => {
  const late = performance.now() - clock - (pace ??= performance.now() - clock);
  if (Math.abs(late) < 250) return late;
  pace += late;
  return 0;
};

// An animation of a patch as the timing of this page.
const still = matchMedia('(prefers-reduced-motion: reduce)');
const timing = ([duration, delay, curve, repeats, alternates, clock, merged]) => {
  if (still.matches && repeats && repeats !== 1) return null;
  const spring = Array.isArray(curve) ? curve : undefined;
  return { duration, delay: clock == null ? delay : delay - lateness(clock), easing: spring ? springEasing(spring, duration) : curve,
    iterations: repeats < 0 ? Infinity : repeats || 1, direction: alternates ? 'alternate' : 'normal', fill: 'backwards',
    ...spring && { spring }, ...clock != null && { isPaced: true }, ...merged && { merged }, ...still.matches && { isStill: true } };
};

// Changes the content of an element to a text or to HTML.
const write = (el, [letter, , value]) => (letter === wire.operation.text ? (el.textContent = value) : replaceContent(el, value));
const rewrite = (el, o, time) => {
  for (const part of [wire.track.text, wire.track.content, wire.track.drawing]) stop(el, part);
  (time && motion.exchange || write)(el, o, time);
};

const enter = (el, time) => run(el, [{ opacity: 0 }, {}], time);

// The functions for patches. Scripts that run later replace some of them, and add `places`; without those scripts, a page shows the
// final values.
const motion = {
  timing, restyle, rewrite, enter,
  standing(operations, timing) {
    look(operations);
    return motion.places?.(operations, timing) || new Map();
  },
  follow() {},
  vanish: (el) => el.remove(),
  setAside: (el) => (el.style.display = 'none'),
  takeUp() {},
  track() {},
  rest() {},
  scroll: (el, left, top) => el.scrollTo({ left, top, behavior: 'instant' }),
};
const tools = {
  motion, count, run, write, once, moves, lead, stop, restyle, progressOf, between, isGradual, content, replaceContent, springEasing,
  figures, frameCount, steps, valueAt, joins, followed, form, withFigures, shown, atTime, camel,
};
for (const script of [wire.script.flow, wire.script.player]) addEventListener(script, ({ detail }) => Object.assign(motion, detail(tools)));
addEventListener(wire.script.letters, ({ detail }) => (motion.roll = detail.roll));
dispatchEvent(new CustomEvent('motion', { detail: motion }));
})();
