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
// At the first sign of the user, a page that scrolls gets ready for paper. Safari needs a listener of touches to support :active.
for (const type of ['pointerout', 'keydown', 'touchstart']) addEventListener(type, () => document.querySelector(`.${wire.class.scrollArea}`) && load(wire.script.placeholders));
