// Opens URLs and windows for the app, reports the links of texts that the app opens itself, shares contents, pastes the clipboard, and
// hands files that the user chooses to uploads.js, and opens pickers of dates. The client loads this script for a page with such a link, one that
// shares, a button that pastes, a field for files or a date, and for the first request to open something.
(() => {
'use strict';

const { dataset } = document.body;
const windows = new Map(); // the windows that this page has opened, by their paths

// A window that exists keeps its page.
const isNew = (opened) => {
  try {
    return opened.location.href === 'about:blank';
  } catch {
    return true; // it shows another site
  }
};

// Browsers follow new links, and not changes of those that exist.
const showIcons = (icons) => {
  for (const link of document.head.querySelectorAll('link[rel=icon],link[rel=apple-touch-icon]')) link.remove();
  for (const [use, href] of icons) {
    const link = document.createElement('link');
    link.rel = use === 2 ? 'apple-touch-icon' : 'icon';
    if (use === 1) link.media = '(prefers-color-scheme:dark)';
    link.href = href;
    document.head.append(link);
  }
};

// The elements of the head that describe the page. Addresses become absolute, as the server writes them.
const describe = (changes) => {
  for (const [name, content] of changes) {
    const key = name.startsWith('og:') ? 'property' : 'name';
    let meta = document.head.querySelector(`meta[${key}="${name}"]`);
    if (!content) {
      meta?.remove();
      continue;
    }
    if (!meta) {
      meta = document.createElement('meta');
      meta.setAttribute(key, name);
      document.head.append(meta);
    }
    meta.content = /image$|url$/.test(name) ? new URL(content, document.baseURI).href : content;
  }
};

// Screen readers speak what is added to a region that they know. What is outside of a modal dialog is hidden from them.
const regions = {};
const announce = ([text, isUrgent]) => {
  const region = regions[isUrgent] ||= document.createElement('div');
  region.setAttribute('aria-live', isUrgent ? 'assertive' : 'polite');
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  const place = [...document.querySelectorAll('dialog[open]')].pop() || document.body;
  if (region.parentNode !== place) place.append(region);
  const line = Object.assign(document.createElement('div'), { textContent: text });
  setTimeout(() => region.append(line), 100);
  setTimeout(() => line.remove(), 10000);
};

// An address of the page's session.
const address = (path, name, value) => {
  const scene = dataset[wire.data.scene];
  return (scene ? '/' + encodeURI(scene) : '') + path + '?' + wire.query.session + '=' + dataset[wire.data.session]
    + (name ? '&' + name + '=' + encodeURIComponent(value) : '');
};

// The response sets the cookies, once. What follows in the page waits for it.
const fetchCookies = async (body) => {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const { status } = await fetch(address(wire.path.tickets), { method: 'POST', body });
      if (status !== 503) return;
    } catch {}
    await new Promise((proceed) => setTimeout(proceed, 500));
  }
};

// The response names the file. If there is none, the browser says so and keeps the page.
const save = ([file]) => {
  const link = document.createElement('a');
  link.href = address(wire.path.downloads, wire.query.download, file);
  link.download = '';
  link.click();
};

const load = async ([file, name]) => {
  const response = await fetch(address(wire.path.downloads, wire.query.download, file));
  if (!response.ok) throw response.status;
  const data = await response.blob();
  return new File([data], name, { type: data.type });
};

// Browsers share files of some types only, and only soon after a tap.
const share = async ([files, words]) => {
  if (navigator.canShare) {
    try {
      const content = { ...Object.fromEntries(new URLSearchParams(words)), files: await Promise.all(files.map(load)) };
      if (navigator.canShare(content)) return await navigator.share(content);
    } catch (error) {
      if (error.name === 'AbortError') return; // the user shares nothing after all
    }
  }
  files.forEach(save);
};

// Returns a promise for what others wait for.
const perform = ([, url, path, kind, value]) => {
  if (kind === 7) return fetchCookies(value);
  if (kind === 8) return performAll(value);
  start(url, path, kind, value);
};
const performAll = async (openings) => {
  for (const opening of openings) await perform(opening);
};

const start = (url, path, kind, value) => {
  // Both fail where the browser does not allow them.
  if (kind === 2) return navigator.clipboard?.writeText(value).catch(() => {});
  if (kind === 3) return navigator.vibrate?.(value);
  if (kind === 4) return showIcons(value);
  if (kind === 5) return value.forEach(save);
  if (kind === 6) return share(value);
  if (kind === 9) return describe(value);
  if (kind === 10) return announce(value);
  if (kind) {
    if (!path) return close();
    windows.get(path)?.close();
    return windows.delete(path);
  }
  if (!path) return location.assign(url);
  const opened = open('', path);
  // Blocked.
  if (!opened) return location.assign(path);
  windows.set(path, opened);
  if (isNew(opened)) opened.location.href = path;
  opened.focus();
};

// The client writes the operation into this attribute.
let last = null; // the end of what others wait for
const take = () => {
  const opening = dataset.open && JSON.parse(dataset.open);
  delete dataset.open;
  if (!opening) return;
  const done = last ? last.then(() => perform(opening)) : perform(opening);
  if (!done) return;
  const mine = last = done.catch(() => {}).then(() => {
    if (last === mine) last = null;
  });
};
new MutationObserver(take).observe(document.body, { attributeFilter: ['data-open'] });
take();

// A browser with a share sheet does not follow the link.
addEventListener('click', (event) => {
  const link = navigator.share && event.target.closest(`[${wire.attribute.sharedContent}]`);
  if (!link) return;
  event.preventDefault();
  // Fails if the user shares nothing after all.
  navigator.share(Object.fromEntries(new URLSearchParams(link.dataset[wire.data.sharedContent]))).catch(() => {});
});

const report = (el, text, type = wire.type.input) => dispatchEvent(new CustomEvent('report', {
  detail: { [wire.event.node]: +el.id.slice(wire.element.prefix.length), [wire.event.type]: type, [wire.event.value]: text } }));

// The links of a text that the app opens itself. With a modifier key the browser opens a link in another tab or window.
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  const text = link && !link.id && link.closest(`[${wire.attribute.events}~=${wire.type.follow}]`);
  if (!text || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  report(text, link.getAttribute('href'), wire.type.follow);
});

// A button that pastes. Browsers hand over the clipboard only on a press, and if the user allows it.
addEventListener('click', async ({ target: el }) => {
  if (el.type !== 'button' || !('open' in el.dataset) || !navigator.clipboard?.readText) return;
  try {
    const text = await navigator.clipboard.readText();
    if (text) report(el, text);
  } catch {}
});

// Uploads have a script of their own, which lies beside this one.
const place = document.currentScript?.src || location.href;
let uploads = null; // its promise
const loadUploads = () => uploads ||= new Promise((done) => document.head.append(Object.assign(document.createElement('script'), {
  src: new URL(UPLOADS_FILE, place), onload: () => done(true), onerror: () => {
    uploads = null;
    done(false);
  } })));

addEventListener('change', async ({ target: el }) => {
  if (el.type !== 'file') return;
  const limit = +el.dataset[wire.data.limit] || 1;
  const files = [...el.files].slice(0, limit);
  const excess = el.files.length - files.length;
  // The same file may be chosen again.
  el.value = '';
  if (await loadUploads()) dispatchEvent(new CustomEvent('upload', { detail: { el, files, excess } }));
  else report(el, '-');
});

// A browser shows a file that is dropped beside what takes it, in place of the page.
addEventListener('dragover', (event) => {
  if (!event.dataTransfer.types.includes('Files') || event.target.type === 'file') return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
  loadUploads();
});

// The user closed the browser's chooser.
addEventListener('cancel', ({ target: el }) => el.type === 'file' && report(el, ''), true);

// A date field opens the browser's picker wherever it is tapped.
addEventListener('click', ({ target: el }) => {
  if (el.matches(`.${wire.class.date}`) && !el.disabled && el.showPicker) try { el.showPicker(); } catch {}
});

// A new field may open the browser's chooser, if the user has just tapped something. Browsers allow it only then.
const seen = new WeakSet();
const review = () => {
  for (const el of document.querySelectorAll(`[${wire.attribute.opensAtOnce}]`)) {
    if (seen.has(el)) continue;
    seen.add(el);
    if (navigator.userActivation?.isActive && !el.disabled) el.click();
  }
};
addEventListener('needs-' + wire.script.windows, review);
review();
})();
