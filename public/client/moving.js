// Moves elements of the page. They keep what only the browser has: the focus, the caret, a composition, an open menu, scroll offsets.

let isQuiet = false; // whether the focus changes without the user
const quietly = (work) => {
  isQuiet = true;
  work();
  isQuiet = false;
};

// Returns a function that gives the focus back to the element that has it now, or to the one that has replaced it.
const keepFocus = () => {
  const el = document.activeElement, { id, selectionStart, selectionEnd, selectionDirection } = el;
  return (isMoved) => {
    if (!id || document.activeElement !== body || el.isConnected && !isMoved) return;
    const again = document.getElementById(id);
    if (!again) return;
    if (again !== el && pending(numberOf(el))) again.value = el.value;
    quietly(() => again.focus({ preventScroll: true }));
    if (selectionStart != null && again.selectionStart != null) again.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    if (document.activeElement === body && has(again, wire.type.blur)) send(numberOf(again), wire.type.blur);
  };
};

// Returns a function that scrolls areas back to where they are now, if they were made or attached again.
const keepOffsets = () => {
  const offsets = [...document.querySelectorAll(`.${wire.class.scrollArea},textarea`)].map((el) => [el.id, el.scrollLeft, el.scrollTop]);
  return () => {
    for (const [id, left, top] of offsets) {
      const el = (left || top) && document.getElementById(id);
      if (el && !el.scrollLeft && !el.scrollTop) [el.scrollLeft, el.scrollTop] = [left, top];
    }
  };
};

const insert = (parent, el, before) => (parent.moveBefore ? parent.moveBefore(el, before) : parent.insertBefore(el, before));

// Moves an element in front of another one, or to the end. An element in use stays, and its siblings move around it, because not
// every browser keeps a composition, a press, a menu or the focus in an element that moves.
const put = (parent, el, before) => {
  const isInUse = [...document.querySelectorAll(':focus,:active,:popover-open')].some((one) => el.contains(one));
  if (!isInUse || el.parentNode !== parent) {
    const regain = keepFocus();
    quietly(() => insert(parent, el, before));
    return regain(true);
  }
  const all = [...parent.childNodes], from = all.indexOf(el), to = before ? all.indexOf(before) : all.length, next = el.nextSibling;
  for (const one of all.slice(from + 1, to)) insert(parent, one, el);
  for (const one of all.slice(to, from)) insert(parent, one, next);
};
