// Reports the browser's time zone in a cookie. It runs before the client, whose first request carries the cookie.
(() => {
'use strict';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const cookie = `${wire.cookie.zone}=${timeZone}`;
const isKept = () => document.cookie.split('; ').includes(cookie);
const wasKept = isKept();
document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;

// If the page was rendered in the server's time zone, reload it once: its state may contain dates formatted in that zone.
const used = document.querySelector(`[${wire.attribute.zone}]`)?.dataset[wire.data.zone];
const name = (zone) => zone.replace(/^(Etc\/)?(UTC|UCT|GMT)$/, 'UTC');
if (used && timeZone && name(timeZone) !== name(used) && !wasKept && isKept()) location.reload();
})();
