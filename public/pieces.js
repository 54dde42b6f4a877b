// Shrinks pieces of texts that are wider in a font of the system than the width that the server holds for them, so that they cover
// no neighbors. The client loads this script for a page with such a piece.
(() => {
'use strict';

const range = document.createRange();
const fitted = new WeakMap(); // by piece: its style when it was measured
const shown = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target.getClientRects().length) shown.unobserve(target);
  review();
});

const widths = (el) => {
  range.selectNodeContents(el);
  return [range.getBoundingClientRect().width, el.getBoundingClientRect().width];
};

const review = () => {
  let wide = [];
  for (const el of document.querySelectorAll(`.${wire.class.held}:not(.${wire.class.symbol})`)) {
    if (fitted.get(el) === el.style.cssText) continue;
    if (!el.getClientRects().length) {
      shown.observe(el); // It is measured when it is displayed.
      continue;
    }
    fitted.set(el, el.style.cssText);
    wide.push(el);
  }
  // An engine that rounds the widths of letters needs a second step. Signs that no font has do not shrink.
  for (let step = 0; wide.length; step++) {
    wide = wide.map((el) => [el, ...widths(el)]).filter(([, width, room]) => width > room + 0.5);
    for (const [el, width, room] of wide) {
      if (step < 2) el.style.fontSize = `${(parseFloat(getComputedStyle(el).fontSize) * room) / width}px`;
      else el.style.overflowX = 'clip';
      fitted.set(el, el.style.cssText);
    }
    wide = step < 2 ? wide.map(([el]) => el) : [];
  }
};
addEventListener('needs-' + wire.script.pieces, review);
review();
})();
