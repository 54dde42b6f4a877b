// Starts the page, and resumes it after it was in the background.

for (const button of document.querySelectorAll(`[${wire.attribute.isOff}]`)) button.disabled = true;
document.getElementById(body.dataset[wire.data.focus])?.focus();
listen();
report();
// What was typed before this script ran.
for (const el of document.querySelectorAll(`.${wire.class.field}`)) el.dispatchEvent(new Event('change', { bubbles: true }));
equip();
updateBusy();
// A page that comes from the cache of documents, and not of pages, may belong to a session that another tab shows.
const [{ type, transferSize }] = performance.getEntriesByType('navigation');
if (type === 'back_forward' && !transferSize) location.reload();
// A page in the back-forward cache holds no connection.
addEventListener('pagehide', hangUp);
addEventListener('pageshow', (event) => event.persisted && sync().then(listenAnew));
