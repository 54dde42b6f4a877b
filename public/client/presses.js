// Reports presses.

// The style sheet alone shows a press. Elements that asked for it report it to the server. Held buttons repeat.
let release = () => {};
const press = (el) => {
  release();
  if (!el || el.disabled) return;
  const tells = has(el, 'press');
  if (tells) send(numberOf(el), 'press', true);
  let timer, count = 0;
  const again = () => {
    if (count++) send(numberOf(el), 'tap');
    timer = setTimeout(again, count > 1 ? 100 : 500);
  };
  if (el.matches('.r')) again();
  if (el.dataset.menu) {
    timer = setTimeout(() => {
      count = 2;
      element(el.dataset.menu.slice(1)).showPopover();
    }, 500);
  }
  release = () => {
    release = () => {};
    clearTimeout(timer);
    if (count > 1) repeated = el;
    if (tells) send(numberOf(el), 'press', false);
  };
};
let repeated;
addEventListener('pointerdown', (event) => {
  repeated = null;
  if (!event.button) press(event.target.closest('.k'));
});
for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => release());
addEventListener('touchstart', () => {}, { passive: true }); // Safari has no :active without
