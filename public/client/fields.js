// Fields, switches and pickers: reports their changes, writes their values and moves the focus.

// A field is overwritten only if the server's value differs from the one last sent to it, and never while newer text
// is still to be sent.
const write = (el, value) => {
  const node = numberOf(el);
  if (pending(node)) return;
  if (el.type === 'checkbox') {
    if (!queue.some((event) => event.node === node)) el.checked = value === 'true';
    return;
  }
  if (el.type === 'range') {
    if (el.matches(':active')) return;
    el.value = value;
    return fill(el);
  }
  if (el === document.activeElement && value === lastSent[node]) return;
  if (el.value === value) return;
  if (el.matches('.choice')) return void (el.value = value);
  const { selectionStart, selectionEnd } = el;
  const atEnd = selectionStart === el.value.length;
  el.value = value;
  lastSent[node] = value;
  if (el === document.activeElement && !atEnd && selectionStart !== null) el.setSelectionRange(selectionStart, selectionEnd);
};

// A date's field opens the browser's picker wherever it is tapped.
addEventListener('click', ({ target: el }) => {
  if (el.matches('.date') && !el.disabled && el.showPicker) try { el.showPicker(); } catch {}
});

const fill = (el) =>
  el.style.setProperty('--fill', (el.max > el.min ? (el.value - el.min) / (el.max - el.min) : 0));

addEventListener('input', ({ target: el }) => {
  if (el.matches('.field')) notice(el.value);
  if (!/^n\d+$/.test(el.name || '') || el.type === 'checkbox' || el.matches('.choice') || has(el, 'change')) return;
  if (el.type === 'range') {
    fill(el);
    send(numberOf(el), 'input', +el.value);
  } else {
    send(numberOf(el), 'input', (lastSent[numberOf(el)] = el.value));
  }
});

addEventListener('change', ({ target: el }) => {
  if (el.type === 'checkbox') send(numberOf(el), 'change', el.checked);
  else if (el.type === 'range' || el.matches('.choice')) send(numberOf(el), 'change', +el.value);
  else if (has(el, 'change') && el.value !== lastSent[numberOf(el)]) {
    send(numberOf(el), 'change', (lastSent[numberOf(el)] = el.value));
  }
});

for (const type of ['focusin', 'focusout']) {
  addEventListener(type, ({ target: el }) => {
    const name = type === 'focusin' ? 'focus' : 'blur';
    if (el.dataset && has(el, name)) send(numberOf(el), name);
  });
}
