// Applies the operations of a patch.

let motion = null; // the functions of motion.js, once loaded
addEventListener('motion', ({ detail }) => (motion = detail));

const apply = (patch) => {
  const focused = document.activeElement;
  const animations = patch.a || [];
  const timing = (index) => {
    const a = index >= 0 && motion && !still.matches ? animations[index] : null;
    return a && { duration: a[0], delay: a[1], easing: a[2], iterations: a[3] < 0 ? Infinity : a[3] || 1,
      direction: a[4] ? 'alternate' : 'normal', fill: 'backwards' };
  };
  // Where matched elements come from, and all that flows, is looked up before anything moves.
  const origins = {};
  const places = motion && animations.length ? motion.standing(patch.o, timing) : new Map();
  for (const o of patch.o) {
    if (o[0] === 'g' && element(o[2])) origins[o[1]] = element(o[2]).getBoundingClientRect();
  }
  // Matched elements fly once all stand where they belong.
  for (const o of [...patch.o.filter((o) => o[0] !== 'g'), ...patch.o.filter((o) => o[0] === 'g')]) {
    const el = 'fdklw'.includes(o[0]) ? null : element(o[1]);
    if (el === null && !'fdklw'.includes(o[0])) continue;
    operations[o[0]](el, o, timing, origins, places);
  }
  if (motion) motion.follow(places);
  equip();
  revision = patch.t;
  body.dataset.revision = revision;
  const field = document.querySelector('form>input[name=revision]');
  if (field) field.value = revision;
  // An element that was written anew keeps the focus of the one before.
  if (focused && focused.id && !focused.isConnected) {
    const again = document.getElementById(focused.id);
    if (again) again.focus({ preventScroll: true });
  }
};

const make = (html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

const operations = {
  s(el, [, , css, animation], timing) {
    const changes = css.split(';').filter(Boolean).map((text) => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon), text.slice(colon + 1)];
    });
    // What moves is overtaken, also by what changes at once.
    if (motion) return motion.restyle(el, changes, timing(animation));
    for (const [name, value] of changes) {
      if (value) el.style.setProperty(name, value);
      else el.style.removeProperty(name);
    }
  },
  a(el, [, , changes]) {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) el.removeAttribute(name);
      else el.setAttribute(name, value);
    }
    if (changes['data-to']) scroll(el);
  },
  t(el, [, , text]) { el.textContent = text; },
  c(el, [, , html]) {
    for (const child of [...el.childNodes]) if (!/^n\d+/.test(child.id || '')) child.remove();
    el.prepend(make(html));
  },
  v(el, [, , value]) { write(el, value); },
  i(el, [, , before, html, animation, look], timing) {
    const made = make(html).firstElementChild;
    el.insertBefore(made, before ? element(before) : null);
    const time = timing(animation);
    if (time) motion.enter(made, look, time);
  },
  r(el, [, , animation, look], timing, _, places) {
    const time = timing(animation);
    if (time) motion.leave(el, look, time, places.get(el));
    else el.remove();
  },
  m(el, [, , parent, before]) { element(parent).insertBefore(el, before ? element(before) : null); },
  p(el, [, , html, animation], timing) {
    const made = make(html).firstElementChild;
    el.replaceWith(made);
    const time = timing(animation);
    if (time) motion.enter(made, undefined, time);
  },
  g(el, [, node, , animation], timing, origins) {
    const time = timing(animation);
    if (time && origins[node]) motion.fly(el, origins[node], time);
  },
  w(_, [, typefaces]) { needFonts({ typefaces: names(typefaces) }); },
  f(_, [, node]) {
    const el = node ? element(node) : document.activeElement;
    if (el && node) el.focus();
    else if (el) el.blur();
  },
  d(_, [, title]) { document.title = title; },
  k(_, [, scheme]) {
    if (scheme) document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
  },
  l(_, [, lang, dir, words]) {
    Object.assign(document.documentElement, { lang, dir });
    document.documentElement.dataset.words = words;
  },
};
