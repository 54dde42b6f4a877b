// Reports the phases of scrolling (by the user, by its own momentum, by an animation) and of the page, which is visible or hidden, and the
// selection in fields, and hides the keyboard while areas scroll. The client loads this script for a page that needs some of these.
(() => {
'use strict';

// Scrolling by touch hides the keyboard in areas with that setting. Browsers take listeners of the window for passive ones.
addEventListener('touchmove', ({ target: el }) => {
  const field = document.activeElement;
  if (field.matches(`.${wire.class.field}`) && el.closest(`.${wire.class.away}`) && !el.closest(`.${wire.class.field}`)) field.blur();
});

const [idle, tracking, interacting, decelerating, animating] = ['idle', 'tracking', 'interacting', 'decelerating', 'animating'];
const reporting = `[${wire.attribute.events}~=${wire.type.phase}]`;
const selector = `${reporting}:not(main)`;
const report = (el, value) => dispatchEvent(new CustomEvent('report', {
  detail: {
    [wire.event.node]: +el.id.slice(wire.element.prefix.length), [wire.event.type]: wire.type.phase, [wire.event.value]: value } }));
const areaOf = (target) => target.closest?.(selector) || null;
const pause = 150; // the milliseconds without scrolling after which it has ended, in browsers that do not report the end
const memory = 100; // the milliseconds before a change whose positions give the velocity
const states = new WeakMap(); // by area: its phase, and its last positions
const stateOf = (area) => {
  if (!states.has(area)) states.set(area, { phase: idle, marks: [] });
  return states.get(area);
};
let held = null; // the area under a finger
let grabbed = null; // the area under a pressed mouse button, which may hold the scroll bar
let input = null; // the last turn of a wheel or press of a key that scrolls: its target and time

const velocity = ({ marks }) => {
  const recent = marks.filter(({ time }) => time >= performance.now() - memory), first = recent[0], last = recent[recent.length - 1];
  if (!first || last.time === first.time) return [0, 0];
  return [last.left - first.left, last.top - first.top].map((way) => Math.round((way / (last.time - first.time)) * 1000));
};

const enter = (area, phase) => {
  const state = stateOf(area);
  clearTimeout(state.timer);
  if (state.phase === phase) return;
  state.phase = phase;
  const value = [phase, area.scrollLeft, area.scrollTop, ...velocity(state)].join(' ');
  if (phase === idle) state.marks = [];
  report(area, value);
};
const endSoon = (area) => {
  const state = stateOf(area);
  clearTimeout(state.timer);
  state.timer = setTimeout(() => held !== area && grabbed !== area && enter(area, idle), pause);
};

// A browser also scrolls by itself, when the content gets shorter or the focus moves. That is not a phase.
const isByUser = (area) => area === grabbed || input && area.contains(input.target) && performance.now() - input.time < 500;

addEventListener('scroll', ({ target: area }) => {
  if (!area.matches?.(selector)) return;
  const state = stateOf(area);
  state.marks = [...state.marks.slice(-20), { time: performance.now(), left: area.scrollLeft, top: area.scrollTop }];
  if (area === held) return enter(area, interacting);
  if (state.phase === animating) return;
  if (state.phase === idle && isByUser(area)) enter(area, interacting);
  if (state.phase !== idle) endSoon(area);
}, true);
addEventListener('scrollend', ({ target: area }) => {
  if (area.matches?.(selector) && area !== held && area !== grabbed && stateOf(area).phase !== animating) enter(area, idle);
}, true);

// MARK: Fingers, mouse, wheel, keys

addEventListener('touchstart', ({ target }) => {
  held = areaOf(target);
  if (held) enter(held, tracking);
}, { capture: true, passive: true });
for (const type of ['touchend', 'touchcancel']) {
  addEventListener(type, ({ touches }) => {
    const area = held;
    if (!area || touches.length) return;
    held = null;
    if (stateOf(area).phase === interacting) enter(area, decelerating);
    if (stateOf(area).phase === decelerating) endSoon(area);
    else enter(area, idle);
  }, { capture: true, passive: true });
}

addEventListener('pointerdown', ({ target, pointerType }) => {
  if (pointerType === 'mouse') grabbed = areaOf(target);
}, true);
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, () => {
    if (grabbed && stateOf(grabbed).phase !== idle) endSoon(grabbed);
    grabbed = null;
  }, true);
}

const note = ({ target, key }) => {
  if (key === undefined || /^(Arrow|Page|Home|End| $)/.test(key)) input = { target, time: performance.now() };
};
addEventListener('wheel', note, { capture: true, passive: true });
addEventListener('keydown', note, true);

// MARK: The page

const see = () => {
  const page = document.querySelector(`main${reporting}`);
  if (page) report(page, document.visibilityState);
};
document.addEventListener('visibilitychange', see);
if (document.hidden) see(); // opened in another tab

// MARK: Selections

const selections = new WeakMap(); // by field: the selection that the server knows
const selectionOf = (el) => `${el.selectionStart} ${el.selectionEnd}`;
const reportSelection = () => {
  const el = document.activeElement;
  if (!el?.matches(`:is(input,textarea)${reporting}`)) return;
  const selection = selectionOf(el);
  if (selections.get(el) === selection) return;
  selections.set(el, selection);
  report(el, selection);
};
// Some browsers report a change of the text first.
document.addEventListener('selectionchange', () => setTimeout(reportSelection));

const requested = new WeakMap(); // by field: the last request
let composing = null; // the field in which the user composes letters
const select = () => {
  for (const el of document.querySelectorAll(`[${wire.attribute.selection}]`)) {
    const request = el.dataset[wire.data.selection];
    if (requested.get(el) === request || el === composing) continue;
    requested.set(el, request);
    const [, start, end] = request.split(' ').map(Number);
    el.setSelectionRange(start, end);
    selections.set(el, selectionOf(el));
  }
};
addEventListener('compositionstart', ({ target }) => (composing = target));
addEventListener('compositionend', () => {
  composing = null;
  setTimeout(select);
});
new MutationObserver(select).observe(document.body, {
  childList: true, subtree: true, attributes: true, attributeFilter: [wire.attribute.selection, wire.attribute.events] });
select();

// MARK: Animations

addEventListener('autoscroll', ({ target: area, detail: begins }) => {
  if (!area.matches(selector)) return;
  if (begins) enter(area, animating);
  else if (stateOf(area).phase === animating) enter(area, idle);
});
})();
