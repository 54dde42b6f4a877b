// Starts the page, and resumes it after it was in the background.

const first = document.getElementById(body.dataset[wire.data.focus]);
if (first) first.focus();
listen();
report();
equip();
// A page in the back-forward cache holds no connection.
addEventListener('pagehide', hangUp);
addEventListener('pageshow', (event) => event.persisted && sync().then(listenAnew));
