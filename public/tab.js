// Lets a tab keep the values of `SceneStorage` as it keeps `sessionStorage`: through reloads, when the user comes back, and in a
// duplicate of the tab. The tab remembers its last session of each scene. If the server has not begun the page with that session's
// values, the page is loaded again before it appears, with the session in a cookie.
(() => {
'use strict';

const [from, scene] = document.currentScript.dataset[wire.data.tab].split(' ');
const key = `${wire.cookie.tab} ${scene}`, attempt = key + ' again';
const write = (session, age) => (document.cookie = `${wire.cookie.tab}=${session};path=/;max-age=${age};samesite=lax`);
try {
  const kept = sessionStorage.getItem(key) || '';
  // The server does not know sessions that have ended. A page without a session may have got that of another tab.
  if (from === kept || sessionStorage.getItem(attempt) === kept) {
    sessionStorage.removeItem(attempt);
    write('', 0);
    const remember = () => sessionStorage.setItem(key, document.body.dataset[wire.data.session]);
    document.addEventListener('DOMContentLoaded', remember);
    addEventListener('pagehide', remember);
  } else {
    sessionStorage.setItem(attempt, kept);
    write(kept, kept ? 5 : 0);
    location.reload();
  }
} catch {
  // The browser keeps nothing for this site.
}
})();
