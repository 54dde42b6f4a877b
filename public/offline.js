// Lets the browser keep the app's page for the time without a connection. On that page, it comes back when the server answers.
(() => {
'use strict';

const { src, dataset } = document.currentScript;
if ('lost' in dataset) {
  const comeBack = async () => {
    try {
      await fetch(src, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch { /* still without a connection */ }
  };
  addEventListener('online', comeBack);
  // A server that is down makes no event.
  setInterval(comeBack, 5000);
} else {
  const keep = () => navigator.serviceWorker?.register(new URL('offline-worker.js', src), { scope: new URL('..', src).pathname })
    .catch(() => { /* the browser forbids it, or the server is busy: the next page tries again */ });
  const whenIdle = () => (window.requestIdleCallback || setTimeout)(keep);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
})();
