// Manages the browser's history, and restores the focus and the offsets of screens. The client loads this script for a page with
// places or dialogs.
(() => {
'use strict';

const body = document.body;
const dialogs = () => [...document.querySelectorAll(`dialog.${wire.class.modal}`)];
const mayEnd = (dialog) => (dialog.dataset[wire.data.events] || '').split(' ').includes(wire.type.dismiss);

// The browser's history. Each screen above another one is an entry of its own, and so are each chosen tab or row, and each
// dialog. `history.state` has the place of the entry, the number of its dialogs, its index, and the entries of the places before it.

const read = () => {
  const [screens, path, choice = 0] = (body.dataset[wire.data.place] || ' ').split(' ');
  return { screens: +screens, path: path || location.pathname, choice: +choice };
};
const entryOf = (state) => {
  const entry = { screens: 0, layers: 0, trail: [], path: location.pathname, ...state };
  return { index: entry.trail.length + entry.layers, ...entry };
};
let current = { ...entryOf(history.state), ...read() };
let shown = read();

const write = (how, state, path) => {
  current = state;
  history[how](state, '', path === undefined ? location.href : path);
};
// The browser goes back later. Until then, the list of entries stays as it is.
let returning = 0;
const goBack = (state) => {
  const steps = state.index - current.index;
  current = state;
  returning = setTimeout(arrive, 1000);
  history.go(steps);
};
const arrive = () => {
  clearTimeout(returning);
  returning = 0;
  change([]);
};

// The element with the focus, by the path of its screen. A screen that returns restores the focus. If it was made again, an element
// with the same content has it.
const focused = new Map();
const again = ({ id, localName, textContent }) => document.getElementById(id) || [...document.getElementsByTagName(localName)]
  .find((el) => el.textContent === textContent && !el.closest('[inert]'));
// Announces the title of a screen to screen readers.
const status = document.createElement('div');
status.setAttribute('role', 'status');
status.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
const canonical = document.querySelector('link[rel=canonical]');
const changeScreen = (place) => {
  if (canonical) canonical.href = place.path;
  const active = document.activeElement;
  if (place.screens > shown.screens && active && active.id) {
    const { id, localName, textContent } = active;
    focused.set(shown.path, { id, localName, textContent });
  }
  if (place.screens < shown.screens && (!active || active === body || active.closest('[inert]') || !active.isConnected)) {
    const last = focused.get(place.path), found = last && again(last);
    if (found) found.focus({ preventScroll: true });
  }
  if (!status.isConnected) body.append(status);
  status.textContent = document.title;
  shown = place;
};

// The page has kept the elements of the screen below, so it shows that screen before the server answers. The server's patch makes
// the same changes, from what is seen then. Without it, the page takes them back.
const inPlace = 'matrix(1,0,0,1,0,0)';
const parallax = 0.3; // the shift of a covered screen, as a fraction of its width
let motion = null; // the functions of motion.js, once loaded
addEventListener('motion', ({ detail }) => (motion = detail));
let takeBack = null;
const spring = [588, 0, [246.7401, 31.4159]]; // the animation of screens
const shift = (el, transform) => motion.restyle(el, [['transform', transform]], motion.timing(spring));
// A screen above the root has an element around it, which its transition moves.
const layerOf = (screen) => (screen.parentElement.style.transform ? screen.parentElement : screen);
const moved = () => [...document.querySelectorAll('[inert]')].filter((el) => el.style.transform);
const expectBelow = (path) => {
  const isBelow = shown.path.startsWith(path.replace(/\/?$/, '/'));
  // Without flow.js, a screen cannot leave.
  if (!motion?.exchange || takeBack || !isBelow) return;
  const covered = moved().filter((el) => layerOf(el).nextElementSibling?.style.transform);
  if (covered.length !== 1) return;
  const [lower] = covered, upper = layerOf(lower).nextElementSibling;
  const { transform: away } = lower.style, { transform: over } = upper.style;
  const side = new DOMMatrix(away).e < 0 ? 1 : -1;
  takeBack = () => {
    motion.takeUp(upper);
    shift(upper, over);
    lower.inert = true;
    shift(lower, away);
  };
  lower.inert = false;
  shift(lower, inPlace);
  motion.setAside(upper);
  shift(upper, `matrix(1,0,0,1,${side * upper.offsetWidth},0)`);
};
// A link's screen that was made in advance is shown at once, too.
const expectAbove = (link) => {
  if (!motion || takeBack || !link.href) return;
  const upper = moved().find((el) => layerOf(el).previousElementSibling?.contains(link));
  if (!upper) return;
  const layer = layerOf(upper).previousElementSibling, lower = shown.screens ? layer.firstElementChild : layer;
  const { transform: away } = upper.style, { transform: here } = lower.style;
  takeBack = () => {
    upper.inert = true;
    upper.style.visibility = 'hidden';
    shift(upper, away);
    lower.inert = false;
    shift(lower, here);
  };
  upper.inert = false;
  upper.style.visibility = '';
  shift(upper, inPlace);
  lower.inert = true;
  shift(lower, `matrix(1,0,0,1,${-parallax * new DOMMatrix(away).e},0)`);
};
addEventListener('click', ({ target }) => {
  const below = current.trail[current.trail.length - 1];
  if (below && below.screens === shown.screens - 1 && target.closest(`.${wire.class.backButton}`)) expectBelow(below.path);
});

// The server makes the screen of a pressed link in advance. It is told without waiting for a response. Most touches that
// scroll move before the delay has passed.
let prepared = null, delay;
const hint = (isPressed) => dispatchEvent(new CustomEvent('hint', { detail: {
  [wire.event.node]: +prepared.id.slice(wire.element.prefix.length), [wire.event.type]: wire.type.prepare, [wire.event.value]: isPressed } }));
addEventListener('pointerdown', ({ button, pointerType, target }) => {
  const link = target.closest(`[${wire.attribute.events}~=${wire.type.prepare}]`);
  prepared = null;
  if (button || !link) return;
  delay = setTimeout(() => {
    prepared = link;
    hint(true);
  }, pointerType === 'mouse' ? 0 : 40);
});
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, ({ target }) => {
    clearTimeout(delay);
    if (!prepared || type === 'pointerup' && prepared.contains(target)) return;
    hint(false);
    prepared = null;
  });
}
addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
  if (prepared?.contains(target) && !ctrlKey && !metaKey && !shiftKey) expectAbove(prepared);
  prepared = null;
});

const showPlace = () => {
  const place = read();
  if (place.path !== shown.path) {
    takeBack = null;
    changeScreen(place);
  } else if (takeBack && !body.hasAttribute('data-busy')) {
    const undo = takeBack;
    takeBack = null;
    undo();
  }
};

// Another tab or row of a sidebar, unless the app has chosen it before the user did anything.
let wasUsed = false;
for (const type of ['click', 'keydown']) addEventListener(type, () => (wasUsed = true), { capture: true, once: true });
const isChosen = ({ choice }) => wasUsed && choice !== current.choice;

const movePlace = () => {
  const place = read(), { screens, path, index, layers, trail } = current;
  if (place.path === path) {
    current.choice = place.choice;
    return;
  }
  // The last entry with as few screens. A place with fewer screens that is another one is not behind the current one.
  const back = trail.findLastIndex((entry) => entry.screens <= place.screens);
  if (place.screens < screens && back >= 0 && trail[back].path === place.path) {
    return goBack({ ...place, layers: 0, trail: trail.slice(0, back), index: trail[back].index ?? index - layers - trail.length + back });
  }
  if (place.screens > screens || isChosen(place)) {
    // The entry of a dialog that ended meanwhile becomes that of the screen.
    const isFree = layers > dialogs().length;
    const before = [...trail, { screens, path, index: index - layers }].slice(-100);
    return write(isFree ? 'replaceState' : 'pushState', { ...place, layers: 0, trail: before, index: index + !isFree }, place.path);
  }
  write('replaceState', { ...current, ...place }, place.path);
};

const pushLayer = () => write('pushState', { ...current, layers: current.layers + 1, index: current.index + 1 });
const countLayers = () => {
  const layers = dialogs().length;
  while (current.layers < layers) pushLayer();
  if (current.layers > layers) goBack({ ...current, layers, index: current.index - current.layers + layers });
};

addEventListener('popstate', ({ state }) => {
  const last = current, next = entryOf(state);
  // This script went back.
  if (next.index === last.index && (returning || next.path === last.path)) return arrive();
  current = next;
  if (next.path === last.path) {
    // The entries of dialogs that were left. Those of dialogs that only the app may end stay.
    const open = dialogs().slice(0, last.layers), kept = open.findLastIndex((dialog) => !mayEnd(dialog)) + 1;
    for (const dialog of open.slice(Math.max(next.layers, kept)).reverse()) {
      dispatchEvent(new CustomEvent(wire.type.dismiss, { detail: dialog }));
    }
    while (current.layers < kept) pushLayer();
    return arrive();
  }
  if (next.screens === shown.screens - 1) expectBelow(next.path);
  dispatchEvent(new CustomEvent('report', {
    detail: { [wire.event.node]: 1, [wire.event.type]: wire.type.place, [wire.event.value]: next.path } }));
});

// The offsets of scroll areas, for screens that the server removes from the page and shows again later.
const offsets = new Map();
addEventListener('scroll', ({ target }) => {
  if (target.id && target.matches?.(`.${wire.class.scrollArea}`)) offsets.set(target.id, [target.scrollLeft, target.scrollTop]);
}, true);
const restoreOffsets = (records) => {
  for (const { addedNodes } of records) {
    for (const added of addedNodes) {
      if (added.nodeType !== 1 || !offsets.size) continue;
      const areas = [...added.querySelectorAll(`.${wire.class.scrollArea}`)];
      if (added.matches(`.${wire.class.scrollArea}`)) areas.push(added);
      for (const area of areas) {
        const offset = offsets.get(area.id);
        if (offset && !area.scrollTop && !area.scrollLeft) [area.scrollLeft, area.scrollTop] = offset;
      }
    }
  }
};

const change = (records) => {
  showPlace();
  // While requests of this script are under way, the browser's list is ahead of the page.
  const isAhead = body.hasAttribute('data-asks');
  if (!isAhead && !returning) movePlace();
  if (!isAhead && !returning) countLayers();
  restoreOffsets(records);
};
new MutationObserver(change).observe(body, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-busy', 'data-asks', wire.attribute.place] });
history.scrollRestoration = 'manual';
write('replaceState', current, current.path + location.search + location.hash);
change([]);
})();
