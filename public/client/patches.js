// Applies the operations of a patch.

let motionPart = null; // the functions of motion.js, once loaded
addEventListener('motion', ({ detail }) => (motionPart = detail));

const scrollTimes = new Map(); // the animations of a patch's requests to scroll, by area
const apply = (patch) => {
  const regain = keepFocus();
  const animations = patch[wire.patch.animations] || [], operations = patch[wire.patch.operations];
  const restoreOffsets = operations.some((o) => [wire.operation.move, wire.operation.replace].includes(o[0])) && keepOffsets();
  // More than a thousand changes at once show their end.
  const timing = (index) => (index >= 0 && motionPart && animations[index] && operations.length < 1000 ? motionPart.timing(animations[index]) : null);
  // Places are measured before anything moves.
  const places = motionPart && animations.length ? motionPart.standing(operations, timing) : new Map();
  for (const o of operations) {
    const isOfPage = ofPage.includes(o[0]), el = isOfPage ? null : element(o[1]);
    if (el) unshare(el);
    if (el || isOfPage) perform[o[0]](el, o, timing, places);
    else if (o[0] === wire.operation.comeBack) sync(); // A whole page does not contain the elements that are leaving.
  }
  if (restoreOffsets) restoreOffsets();
  scrollAreas(scrollTimes);
  scrollTimes.clear();
  if (motionPart) motionPart.follow(places);
  equip();
  shownRevision = patch[wire.patch.to];
  body.dataset[wire.data.revision] = shownRevision;
  document.querySelector(`form>input[name=${wire.form.revision}]`).value = shownRevision;
  regain();
};

const make = (html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

// The operations that concern no single element.
const ofPage = `${wire.operation.focus}${wire.operation.title}${wire.operation.colorScheme}${wire.operation.language}${wire.operation.fonts}${wire.operation.place}${wire.operation.open}`;

const perform = {
  [wire.operation.style](el, [, , css, animation], timing) {
    const changes = css.split(';').filter(Boolean).map((text) => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon), text.slice(colon + 1)];
    });
    // An immediate change also ends running animations.
    if (motionPart) return motionPart.restyle(el, changes, timing(animation));
    // An empty value removes the property.
    for (const [name, value] of changes) el.style.setProperty(name, value);
  },
  [wire.operation.attributes](el, [, , changes, animation], timing) {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) el.removeAttribute(name);
      else el.setAttribute(name, value);
    }
    if (changes[wire.attribute.scrollTo]) scrollTimes.set(el, timing(animation));
  },
  [wire.operation.text](el, o, timing) {
    if (motionPart) motionPart.rewrite(el, o, timing(o[3]));
    else el.textContent = o[2];
  },
  [wire.operation.content](el, o, timing) {
    if (motionPart) return motionPart.rewrite(el, o, timing(o[3]));
    for (const child of [...el.childNodes]) if (!namesNode.test(child.id)) child.remove();
    el.prepend(make(o[2]));
  },
  [wire.operation.value](el, [, , value]) { write(el, value); },
  [wire.operation.insert](el, [, , before, html, animation, isArriving], timing) {
    const made = make(html).firstElementChild;
    el.insertBefore(made, before ? element(before) : null);
    const time = timing(animation);
    if (time && !isArriving) motionPart.enter(made, time);
  },
  [wire.operation.remove](el, [, , animation], timing, places) {
    const time = timing(animation);
    if (time) motionPart.vanish(el, time, places.get(el));
    else el.remove();
  },
  [wire.operation.leave](el, [, , animation], timing, places) {
    if (timing(animation)) motionPart.setAside(el, places.get(el));
    else el.style.display = 'none';
  },
  [wire.operation.comeBack](el) {
    el.style.removeProperty('display');
    if (motionPart) motionPart.takeUp(el);
  },
  [wire.operation.move](el, [, , parent, before]) { put(element(parent), el, before ? element(before) : null); },
  [wire.operation.replace](el, [, , html, animation], timing) {
    const made = make(html).firstElementChild;
    quietly(() => el.replaceWith(made));
    const time = timing(animation);
    if (time) motionPart.enter(made, time);
  },
  [wire.operation.track](el, [, , part, animation, samples], timing) {
    const time = timing(animation);
    if (time) motionPart.track(el, part, samples, time);
  },
  [wire.operation.rest](el) { if (motionPart) motionPart.rest(el); },
  [wire.operation.match]() {}, // Matched elements are animated once all elements are in place.
  [wire.operation.fonts](_, [, typefaces]) { needFonts({ typefaces: names(typefaces) }); },
  [wire.operation.focus](_, [, node]) {
    if (!node) return document.activeElement?.blur();
    const el = element(node);
    el?.focus();
    // A text, to which an entry of a rotor leads.
    if (el && !el.matches(':disabled') && !el.contains(document.activeElement)) {
      el.tabIndex = -1;
      el.focus();
    }
  },
  [wire.operation.place](_, [, path, ...counts]) { body.dataset[wire.data.place] = [counts.shift(), path, ...counts].join(' '); },
  [wire.operation.open](_, o) { body.dataset.open = JSON.stringify(o); },
  [wire.operation.title](_, [, title]) { document.title = title; },
  [wire.operation.colorScheme](_, [, scheme]) {
    if (scheme) root.dataset[wire.data.scheme] = scheme;
    else delete root.dataset[wire.data.scheme];
  },
  [wire.operation.language](_, [, lang, dir, words]) {
    Object.assign(root, { lang, dir });
    root.dataset[wire.data.words] = words;
  },
};
