// Reports what no request shows: the fragment of the URL at which the page was opened, and that the user has left the page. It runs
// with `zone.js` on each page.
(() => {
'use strict';

// The client takes reports from the time it has started.
addEventListener('load', () => {
  const { hash, pathname, search } = location;
  if (hash) dispatchEvent(new CustomEvent('report', { detail: {
    [wire.event.node]: 1, [wire.event.type]: wire.type.place, [wire.event.value]: pathname + search + hash } }));
});

// The end of a connection may get lost, or reach the server late.
addEventListener('pagehide', () => {
  const { [wire.data.scene]: scene, [wire.data.session]: session } = document.body.dataset;
  navigator.sendBeacon?.(`${scene ? '/' + encodeURI(scene) : ''}${wire.path.left}?${wire.query.session}=${session}`);
});
})();
