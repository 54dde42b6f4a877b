// Opens URLs and windows for the app. The client loads this script for the first request.
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

addEventListener(wire.script.windows, ({ detail: [, url, path, closes] }) => {
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
});
})();
