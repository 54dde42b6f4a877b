// Stores the browser's time zone in a cookie, which the next request carries. A page that shows times has run public/zone.js before.

document.cookie = `${wire.cookie.zone}=${Intl.DateTimeFormat().resolvedOptions().timeZone};path=/;max-age=31536000;samesite=lax`
  + (location.protocol === 'https:' ? ';secure' : '');
