// Starts the page, and takes it up again after it was in the background.

const wished = document.getElementById(body.dataset.focus);
if (wished) wished.focus();
listen();
report();
equip();
// A page that is put aside holds no connection, and takes it up again when one comes back to it.
addEventListener('pagehide', hangUp);
addEventListener('pageshow', (event) => event.persisted && sync().then(listenAnew));
