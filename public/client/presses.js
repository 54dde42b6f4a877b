// Reports presses.

// The style sheet shows presses. Some buttons also report them. Held buttons repeat.
let release = () => {};
const press = (el) => {
  release();
  if (!el || el.disabled) return;
  const reports = has(el, wire.type.press);
  if (reports) send(numberOf(el), wire.type.press, true);
  let timer, count = 0;
  const again = () => {
    if (count++) send(numberOf(el), wire.type.tap);
    timer = setTimeout(again, count > 1 ? 100 : 500);
  };
  if (el.matches(`.${wire.class.repeats}`)) again();
  if (el.dataset[wire.data.menu]) {
    timer = setTimeout(() => {
      count = 2;
      document.getElementById(el.dataset[wire.data.menu]).showPopover();
    }, 500);
  }
  release = () => {
    release = () => {};
    clearTimeout(timer);
    if (count > 1) repeated = el;
    if (reports) send(numberOf(el), wire.type.press, false);
  };
};
let repeated;
addEventListener('pointerdown', (event) => {
  repeated = null;
  if (!event.button) press(event.target.closest(`.${wire.class.pressable}`));
});
for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => release());
addEventListener('mousedown', (event) => {
  if (!event.target.closest(`.${wire.class.keepsFocus}`)) return;
  event.preventDefault();
  // A composition ends, so that the server may write the field.
  const field = composing;
  if (field) quietly(() => {
    field.blur();
    field.focus({ preventScroll: true });
  });
});
addEventListener('touchstart', () => {}); // Safari needs a listener to support :active
