// Replaces the page by another one, and keeps scroll positions, focus and text being typed.

const morphPage = (html) => {
  const made = new DOMParser().parseFromString(html, 'text/html');
  const active = document.activeElement, regain = keepFocus(), restoreOffsets = keepOffsets();
  // A restarted server may lack the last letters: text being typed is sent again.
  const node = wire.data.isRestored in made.body.dataset && active?.matches(`.${wire.class.field}`) && numberOf(active);
  const typed = node && !pending(node)
    && { [wire.event.node]: node, [wire.event.type]: wire.type.input, [wire.event.value]: (lastSent[node] = active.value) };
  if (typed) unsent.push(typed);
  const { [wire.data.fonts]: fonts } = made.documentElement.dataset;
  if (fonts && fonts !== ownFonts) needFonts({ files: names(fonts) });
  for (const { name, value } of made.documentElement.attributes) root.setAttribute(name, value);
  document.title = made.title;
  shared.textContent = made.getElementById(wire.element.styles).textContent;
  renumber(made);
  morph(body, made.body);
  restoreOffsets();
  scrollAreas();
  equip();
  shownRevision = +body.dataset[wire.data.revision];
  regain(true);
  if (!typed) return;
  if (!active.isConnected) unsent.splice(unsent.indexOf(typed), 1);
  flush();
};

const morph = (old, made) => {
  if (old.nodeType !== 1) {
    if (old.data !== made.data) old.data = made.data;
    return;
  }
  const isField = old.matches(
    `.${wire.class.field},.${wire.class.slider},.${wire.class.toggle},.${wire.class.pick},.${wire.class.choice}`);
  const place = old.matches(`.${wire.class.menu}:popover-open`) ? ['--x', '--y'].map((name) => [name, old.style.getPropertyValue(name)]) : [];
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const [name, value] of place) old.style.setProperty(name, value); // An open menu stays where it is.
  if (old.type === 'checkbox') old.checked = made.checked;
  else if (isField) {
    if (lastSent[numberOf(old)] === undefined && old === document.activeElement) lastSent[numberOf(old)] = made.value;
    write(old, made.value);
  } else if (old.type === 'hidden') old.value = made.value;
  if (old.localName === 'textarea') return;
  let last = null; // the last child in its place; later ones may have moved away meanwhile
  const next = () => (last ? last.nextSibling : old.firstChild);
  for (const child of [...made.childNodes]) {
    const place = next();
    const match = child.id ? document.getElementById(child.id) : place;
    const fits = match && match.nodeName === child.nodeName && match.id === child.id && !match.contains(old);
    last = fits ? match : child;
    if (!fits) old.insertBefore(child, place);
    else if (match !== place) put(old, match, place);
    if (fits) morph(match, child);
  }
  while (next()) next().remove();
};
