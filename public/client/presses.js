// Reports presses.

// The style sheet shows presses. Some buttons also report them.
let pressed = null;
const press = (el) => {
  if (pressed) send(numberOf(pressed), wire.type.press, false);
  pressed = el && !el.disabled && has(el, wire.type.press) ? el : null;
  if (pressed) send(numberOf(pressed), wire.type.press, true);
};
addEventListener('pointerdown', (event) => event.button || press(event.target.closest(`.${wire.class.pressable}`)));
for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => press());
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
