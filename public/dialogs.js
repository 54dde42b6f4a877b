// Shows dialogs. The client loads this script with the first one.
(() => {
'use strict';

const has = (el, type) => (el.dataset[wire.data.events] || '').split(' ').includes(type);

// The server writes dialogs as open. `showModal` puts them into the top layer and makes the page behind them inert.

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

const dismiss = (dialog) => has(dialog, wire.type.dismiss) && dispatchEvent(new CustomEvent('report', {
  detail: { [wire.event.node]: +dialog.id.slice(wire.element.prefix.length), [wire.event.type]: wire.type.dismiss } }));

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
// The history script requests a dismissal for the back button.
addEventListener(wire.type.dismiss, (event) => dismiss(event.detail));

new MutationObserver(review).observe(document.body, {
  childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'open'] });
review();
})();
