// Opens URLs and windows for the app, and shares contents. The client loads this script for a page with a link that shares, and for
// the first request to open something.
(() => {
'use strict';

const windows = new Map(); // the windows that this page has opened, by their paths

// A window that exists keeps its page.
const isNew = (opened) => {
  try {
    return opened.location.href === 'about:blank';
  } catch {
    return true; // it shows another site
  }
};

const perform = ([, url, path, closes]) => {
  if (closes) {
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
const { dataset } = document.body;
const take = () => {
  const opening = dataset.open;
  delete dataset.open;
  if (opening) perform(JSON.parse(opening));
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
})();
