// Shows dialogs, and keeps the browser's history. The client loads this script with the first dialog, or for a page with places.
(() => {
'use strict';

const report = (number, type, value) => dispatchEvent(new CustomEvent('report', { detail: { [wire.event.node]: number, [wire.event.type]: type, [wire.event.value]: value } }));
const numberOf = (el) => +el.id.slice(wire.element.prefix.length);
const has = (el, type) => (el.dataset[wire.data.events] || '').split(' ').includes(type);

// The page writes dialogs as open. Only `showModal` makes the page behind them inert, and puts them into the top layer.

const openers = new Map(); // by dialog in the top layer: the element that had the focus before
const dialogs = () => [...document.querySelectorAll(`dialog.${wire.class.dialog}`)];
const isModal = (dialog) => dialog.classList.contains(wire.class.modal);

const show = (dialog) => {
  if (!openers.has(dialog)) openers.set(dialog, document.activeElement);
  const inside = dialog.contains(document.activeElement) && document.activeElement;
  dialog.removeAttribute('open');
  dialog.tabIndex = -1;
  dialog.showModal();
  (inside || dialog).focus({ preventScroll: true });
};

// A dialog that leaves no longer keeps the page behind it inert.
const release = (dialog) => {
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
    const isShown = openers.has(dialog);
    if (isModal(dialog) && !isShown) show(dialog);
    if (!isModal(dialog) && isShown) {
      release(dialog);
      restoreFocus(dialog);
    }
  }
  for (const dialog of [...openers.keys()]) if (!dialog.isConnected) restoreFocus(dialog);
};

const dismiss = (dialog) => has(dialog, wire.type.dismiss) && report(numberOf(dialog), wire.type.dismiss);

// The server decides when a dialog ends.
addEventListener('cancel', (event) => {
  if (!event.target.matches?.(`dialog.${wire.class.dialog}`)) return;
  event.preventDefault();
  dismiss(event.target);
}, true);
// Browsers close a dialog after a second Escape, whatever the page wants.
addEventListener('close', (event) => {
  const dialog = event.target;
  if (!dialog.matches?.(`dialog.${wire.class.dialog}.${wire.class.modal}`) || !dialog.isConnected) return;
  dismiss(dialog);
  show(dialog);
}, true);

// The browser's history. Each screen above another one is an entry of its own, and so is each dialog. `history.state` has the
// place of the entry, the number of its dialogs, and the places of the entries before it.

const body = document.body;
const read = () => {
  const [screens, path] = (body.dataset[wire.data.place] || ' ').split(' ');
  return { screens: +screens, path: path || location.pathname };
};
let current = { trail: [], layers: 0, ...history.state, ...read() };
let skipped = 0; // how many changes of the entry this script has caused
let isFollowing = false; // whether the server has been asked for the entry's place

const write = (how, state, path) => {
  current = state;
  history[how](state, '', path === undefined ? location.href : path);
};
const goBack = (entries) => {
  skipped++;
  history.go(-entries);
};

const movePlace = () => {
  const place = read();
  if (place.path === current.path) {
    isFollowing = false;
    return;
  }
  const here = { screens: current.screens, path: current.path };
  if (isFollowing) {
    isFollowing = false;
    write('replaceState', { ...current, ...place }, place.path);
  } else if (place.screens > current.screens) {
    write('pushState', { ...place, layers: 0, trail: [...current.trail, here].slice(-100) }, place.path);
  } else {
    const back = current.trail.findLastIndex((entry) => entry.path === place.path);
    if (place.screens < current.screens && back >= 0) {
      const entries = current.trail.length - back + current.layers;
      current = { ...place, layers: 0, trail: current.trail.slice(0, back) };
      goBack(entries);
    } else {
      write('replaceState', { ...current, ...place }, place.path);
    }
  }
};

const countLayers = () => {
  const layers = dialogs().filter(isModal).length;
  if (layers > current.layers) {
    for (let layer = current.layers + 1; layer <= layers; layer++) write('pushState', { ...current, layers: layer });
  } else if (layers < current.layers) {
    const entries = current.layers - layers;
    current = { ...current, layers };
    goBack(entries);
  }
};

addEventListener('popstate', ({ state }) => {
  if (skipped) {
    skipped--;
    return;
  }
  const next = { screens: 0, layers: 0, trail: [], path: location.pathname, ...state };
  const open = dialogs().filter(isModal);
  if (open.length > next.layers && next.path === current.path) {
    const top = open[open.length - 1];
    // A dialog that only the app may end stays, and so does its entry.
    if (!has(top, wire.type.dismiss)) return write('pushState', current);
    current = next;
    return dismiss(top);
  }
  const { path } = current;
  current = { ...next, layers: open.length };
  if (next.path === path) return;
  isFollowing = true;
  report(1, wire.type.place, next.path);
});

// Scroll areas of screens that the page forgets keep their offsets.
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
  review();
  movePlace();
  countLayers();
  restoreOffsets(records);
};
new MutationObserver(change).observe(body, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'open', wire.attribute.place] });
history.scrollRestoration = 'manual';
write('replaceState', current, current.path + location.search + location.hash);
change([]);
})();
