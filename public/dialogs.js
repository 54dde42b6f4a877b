// Shows dialogs, and drags sheets. The client loads this script with the first dialog.
(() => {
'use strict';

const has = (el, type) => (el.dataset[wire.data.events] || '').split(' ').includes(type);
const report = (el, type, value) => dispatchEvent(new CustomEvent('report', {
  detail: { [wire.event.node]: +el.id.slice(wire.element.prefix.length), [wire.event.type]: type, [wire.event.value]: value } }));

// The server writes dialogs as open. `showModal` puts them into the top layer and makes the page behind them inert. A modeless
// dialog stays among the page's elements.

const openers = new Map(); // by shown dialog: the element that had the focus before
const inTopLayer = new Set();
const dialogs = () => [...document.querySelectorAll(`dialog.${wire.class.dialog}`)];
const isModal = (dialog) => dialog.classList.contains(wire.class.modal);
const isShown = (dialog) => isModal(dialog) || dialog.classList.contains(wire.class.modeless);

const show = (dialog) => {
  const isNew = !openers.has(dialog), active = document.activeElement;
  if (isNew) openers.set(dialog, active);
  const inside = dialog.contains(active) && active;
  dialog.tabIndex = -1;
  if (isModal(dialog)) {
    dialog.removeAttribute('open');
    inTopLayer.add(dialog);
    dialog.showModal();
  } else if (!isNew) {
    release(dialog);
  } else if (active && active.matches('input,textarea')) {
    // The page can be used, so typing goes on.
    return;
  }
  if (isNew || inside || isModal(dialog)) (inside || dialog).focus({ preventScroll: true });
};

// A dialog that leaves no longer keeps the page behind it inert.
const release = (dialog) => {
  inTopLayer.delete(dialog);
  dialog.close();
  dialog.setAttribute('open', '');
};

const restoreFocus = (dialog) => {
  const opener = openers.get(dialog);
  openers.delete(dialog);
  const active = document.activeElement;
  if (active && active !== document.body && !dialog.contains(active)) return;
  const again = opener && (opener.isConnected ? opener : opener.id && document.getElementById(opener.id));
  if (active && active !== document.body) active.blur();
  if (again) again.focus({ preventScroll: true });
};

const review = () => {
  for (const dialog of dialogs()) {
    if (isShown(dialog)) {
      if (!openers.has(dialog) || inTopLayer.has(dialog) !== isModal(dialog)) show(dialog);
    } else if (openers.has(dialog)) {
      if (inTopLayer.has(dialog)) release(dialog);
      restoreFocus(dialog);
    }
  }
  for (const dialog of [...openers.keys()]) {
    if (dialog.isConnected) continue;
    inTopLayer.delete(dialog);
    restoreFocus(dialog);
  }
  followSheet();
};

const dismiss = (dialog) => has(dialog, wire.type.dismiss) && report(dialog, wire.type.dismiss);

// The server decides when a dialog ends.
addEventListener('cancel', (event) => {
  if (!event.target.matches?.(`dialog.${wire.class.dialog}`)) return;
  event.preventDefault();
  dismiss(event.target);
}, true);
// A second Escape closes a dialog in spite of `preventDefault`.
addEventListener('close', (event) => {
  const dialog = event.target;
  if (!dialog.matches?.(`dialog.${wire.class.dialog}.${wire.class.modal}`) || !dialog.isConnected) return;
  dismiss(dialog);
  show(dialog);
}, true);
// The browser has no Escape for modeless dialogs.
addEventListener('keydown', (event) => {
  // Escape may only end a composition.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.keyCode === 229 || !event.target.closest) return;
  const dialog = event.target.closest(`dialog.${wire.class.modeless}`);
  if (dialog && !document.querySelector(`.${wire.class.menu}:popover-open`)) dismiss(dialog);
});
// The history script requests a dismissal for the back button.
addEventListener(wire.type.dismiss, (event) => dismiss(event.detail));

// A sheet follows the finger, wherever it touches no scroll area and no control that is dragged itself. The server learns at which
// height the sheet comes to rest. Until its answer arrives, the card stays where it was dropped.

const card = `[${wire.attribute.detents}]`;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const grip = 24; // the upper part of a card that a mouse drags
const bar = 66; // the upper part that a finger drags, even over a scroll area
let drag = null; // {el, x, y, top, heights, at, by, moves: [[time, y], ...], isActive}
let drop = null; // {el, words, shift, end, motion}: a card that waits for the server
let swallows = false; // whether the next click ends a drag

const heightsOf = (el) => {
  const [at, ...heights] = (el.dataset[wire.data.detents] || '').split(' ').map(Number);
  return { at, heights };
};
const settle = (el, from, to, time = 350) => {
  el.style.translate = to ? `0 ${to}px` : '';
  if (still.matches || !el.animate || from === to || time <= 0) return null;
  return el.animate({ translate: [`0 ${from}px`, `0 ${to}px`] }, { duration: time, easing: 'cubic-bezier(.2,.9,.3,1)' });
};
const shiftOf = (el) => parseFloat((getComputedStyle(el).translate || '').split(' ')[1]) || 0;

addEventListener('pointerdown', (event) => {
  swallows = false;
  const el = event.isPrimary && !event.button && event.target.closest(card);
  if (!el || drag || !isShown(el.closest('dialog'))) return;
  const { at, heights } = heightsOf(el), top = el.getBoundingClientRect().top, depth = event.clientY - top;
  if (!heights.length || depth > grip && event.pointerType === 'mouse') return;
  const own = event.target.closest(`.${wire.class.scrollArea},[${wire.attribute.gesture}],input,textarea,select,${card}`);
  if (own !== el && !(own.matches(`.${wire.class.scrollArea}`) && depth <= bar) && depth > grip) return;
  drag = { el, x: event.clientX, y: event.clientY, heights, at, by: 0, moves: [], isActive: false };
}, true);

// Without this, the browser scrolls and takes the finger away.
addEventListener('touchmove', (event) => {
  if (drag && event.cancelable && event.touches.length === 1) event.preventDefault();
}, { passive: false });

addEventListener('pointermove', (event) => {
  if (!drag || !event.isPrimary) return;
  const { el, x, y, heights, at } = drag, way = event.clientY - y;
  if (!drag.isActive) {
    if (Math.hypot(event.clientX - x, way) < 4) return;
    if (Math.abs(event.clientX - x) > Math.abs(way)) return void (drag = null);
    drag.isActive = true;
    el.setPointerCapture(event.pointerId);
  }
  drag.moves = [...drag.moves.slice(-4), [event.timeStamp, event.clientY]];
  // Beyond the outermost heights, the card resists.
  const most = heights[heights.length - 1] - heights[at], least = heights[at] - heights[0];
  const isLocked = !has(el.closest('dialog'), wire.type.dismiss);
  if (-way > most) drag.by = -most - Math.min((-way - most) / 4, 60);
  else if (isLocked && way > least) drag.by = least + (way - least) / 4;
  else drag.by = way;
  el.style.translate = `0 ${drag.by}px`;
}, true);

const lift = (event) => {
  if (!drag || !event.isPrimary) return;
  const { el, heights, at, by, moves, isActive } = drag;
  drag = null;
  if (!isActive) return;
  // Not each drag ends in a click, and the next one may come from the keyboard.
  swallows = true;
  setTimeout(() => (swallows = false), 50);
  const [[from, start], [until, end]] = [moves[0], moves[moves.length - 1]];
  const isFast = event.timeStamp - until < 60 && until > from;
  const wanted = heights[at] - by - (isFast ? (end - start) / (until - from) * 180 : 0);
  const dialog = el.closest('dialog');
  if (event.type === 'pointercancel') return void settle(el, by, 0);
  if (wanted < heights[0] / 2 && has(dialog, wire.type.dismiss)) {
    // The card leaves from here. If it may not after all, it comes back.
    drop = { el, words: el.dataset[wire.data.detents], shift: by, end: 0, motion: null };
    return void dismiss(dialog);
  }
  const to = heights.reduce((best, height, index) => (Math.abs(height - wanted) < Math.abs(heights[best] - wanted) ? index : best), 0);
  if (to === at) return void settle(el, by, 0);
  const shift = heights[at] - heights[to];
  drop = { el, words: el.dataset[wire.data.detents], shift, end: performance.now() + 350, motion: settle(el, by, shift) };
  report(el, wire.type.detent, to);
};
addEventListener('pointerup', lift, true);
addEventListener('pointercancel', lift, true);
addEventListener('click', (event) => {
  if (!swallows) return;
  swallows = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// The server has shown the new height, or has decided otherwise.
const followSheet = () => {
  if (!drop) return;
  const { el, words, shift, end, motion } = drop, dialog = el.closest('dialog');
  if (!el.isConnected || !isShown(dialog)) return void (drop = null);
  const hasMoved = el.dataset[wire.data.detents] !== words;
  if (!hasMoved && document.body.hasAttribute('data-busy')) return;
  const now = shiftOf(el);
  if (motion) motion.cancel();
  drop = null;
  if (hasMoved) settle(el, now - shift, 0, end - performance.now());
  else settle(el, now, 0);
};

new MutationObserver(review).observe(document.body, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'open', 'data-busy', wire.attribute.detents] });
review();
})();
