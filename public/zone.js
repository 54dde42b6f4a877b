// Reports the browser's time zone in a cookie. It runs before the client, whose first request carries the cookie.
(() => {
'use strict';

// Stores a value. Returns whether it is new and the browser keeps it.
const keep = (name, value) => {
  const cookie = `${name}=${value}`;
  const isKept = () => document.cookie.split('; ').includes(cookie);
  const wasKept = isKept();
  document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  return !wasKept && isKept();
};
// The value that the server guessed for the page; undefined if it guessed none.
const used = (attribute, key) => document.querySelector(`[${attribute}]`)?.dataset[key];

// If the page was rendered in the server's time zone, reload it once: its state may contain dates formatted in that zone.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const zone = used(wire.attribute.zone, wire.data.zone);
const name = (zone) => zone.replace(/^(Etc\/)?(UTC|UCT|GMT)$/, 'UTC');
let isWrong = keep(wire.cookie.zone, timeZone) && zone && timeZone && name(timeZone) !== name(zone);

// The same for a guessed window: its state may contain sizes.
const root = document.documentElement, { clientWidth: width, clientHeight: height } = root;
const guess = used(wire.attribute.guess, wire.data.guess);
if (guess && guess !== `${width} ${height}`) {
  const is = (query) => +matchMedia(query).matches;
  const textScale = parseFloat(getComputedStyle(root).fontSize) / 16;
  const values = [width, height, is('(prefers-color-scheme: dark)'), textScale, is('(prefers-reduced-motion: reduce)'), devicePixelRatio,
    is('(prefers-contrast: more)')];
  // The prefix is that of `Cookies.name`. A server behind a proxy may not know of TLS.
  for (const prefix of location.protocol === 'https:' ? ['', '__Host-'] : ['']) {
    if (keep(prefix + wire.cookie.window, values.join('_'))) isWrong = true;
  }
}
if (isWrong) location.reload();
})();
