// Fields, switches and pickers: reports their changes, writes their values and moves the focus.

let composing = null; // the field in which the user composes letters
let late; // the server's value that waits for the end of the composition
// A keydown of a composition. Safari sends the last one after `compositionend`.
const composes = (event) => event.isComposing || event.keyCode === 229;
addEventListener('compositionstart', ({ target }) => (composing = target));
addEventListener('compositionend', ({ target }) => {
  const value = late;
  composing = late = null;
  // Some browsers send the last `input` after this event.
  if (value != null) setTimeout(() => write(target, value));
});

// A field is overwritten only if the server's value differs from the one last sent to it, and never before newer text is
// sent.
const write = (el, value) => {
  const node = numberOf(el);
  if (pending(node)) return;
  if (el === composing) return void (late = value);
  if (el.type === 'checkbox') {
    if (!unsent.some((event) => event[wire.event.node] === node)) el.checked = value === 'true';
    return;
  }
  if (el.type === 'range') {
    if (el.matches(':active')) return;
    el.value = value;
    return fill(el);
  }
  if (el === document.activeElement && value === lastSent[node]) return;
  if (el.value === value) return;
  if (el.matches(`.${wire.class.choice}`)) return void (el.value = value);
  const { selectionStart, selectionEnd } = el;
  const atEnd = selectionStart === el.value.length;
  el.value = value;
  lastSent[node] = value;
  if (el === document.activeElement && !atEnd && selectionStart !== null) el.setSelectionRange(selectionStart, selectionEnd);
};

const fill = (el) =>
  el.style.setProperty(wire.property.fill, (el.max > el.min ? (el.value - el.min) / (el.max - el.min) : 0));

// Fields that also report the end of editing, and whose text the user has changed since.
const edited = new WeakSet();

addEventListener('input', ({ target: el }) => {
  const isField = el.matches(`.${wire.class.field}`);
  if (isField) notice(el.value);
  if (!namesNode.test(el.name) || el.type === 'checkbox' || el.matches(`.${wire.class.choice}`)) return;
  if (has(el, wire.type.change)) {
    if (!isField) return;
    edited.add(el);
  }
  if (el.type === 'range') {
    fill(el);
    send(numberOf(el), wire.type.input, +el.value);
  } else {
    late = null; // The server compares its value with this text.
    send(numberOf(el), wire.type.input, (lastSent[numberOf(el)] = el.value));
  }
});

addEventListener('change', ({ target: el }) => {
  if (el.type === 'checkbox') send(numberOf(el), wire.type.change, el.checked);
  else if (el.type === 'range' || el.matches(`.${wire.class.choice}`)) send(numberOf(el), wire.type.change, +el.value);
  // Some password managers report a text only like this.
  else if (has(el, wire.type.change) || namesNode.test(el.name)) {
    const node = numberOf(el), type = has(el, wire.type.change) ? wire.type.change : wire.type.input;
    if (edited.delete(el) || el.value !== (lastSent[node] ?? el.defaultValue)) send(node, type, (lastSent[node] = el.value));
  }
});

for (const type of ['focusin', 'focusout']) {
  addEventListener(type, ({ target: el }) => {
    const name = type === 'focusin' ? wire.type.focus : wire.type.blur;
    if (!isQuiet && el.dataset && has(el, name)) send(numberOf(el), name);
  });
}
