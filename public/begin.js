// Starts the client after the first paint, which it would delay. The build inserts the client, in a function of its own.
(() => {
'use strict';

const start = CLIENT;
document.body.dataset.busy = ''; // until the client has started
// A page that nobody sees is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
})();
