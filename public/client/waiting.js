// Shows that the server does not respond: a line at the top, then a banner, and a mark on each control that waits.

let lost = false; // whether the connection broke and has not been restored
let waitingSince = 0; // on the page's clock, since the last message of the server; 0 while nothing waits
let watch = 0;

const lineAfter = 500, bannerAfter = 3000;
// The page's connection messages, in its language: lost connection, failed action.
const words = () => (root.dataset[wire.data.words] || '').split('|');

// Outside the page's content, so that a whole page that replaces it leaves them alone.
const line = Object.assign(document.createElement('div'), { className: 'waits' });
const banner = Object.assign(document.createElement('div'), { className: 'lost', role: 'status' });
root.append(line, banner);

const isWaiting = () => !!(batchSent || unsent.length || syncing);

// Updates the indicators, now and when the next stage is due.
const attend = () => {
  clearTimeout(watch);
  if (!isWaiting() && !lost) {
    // Another batch may follow at once, so the indicators stay a moment longer.
    if (waitingSince) watch = setTimeout(rest, 60);
    return;
  }
  const now = performance.now();
  waitingSince ||= now;
  // Time during which the computer slept does not count.
  if (now - waitingSince > bannerAfter + 2000 && !banner.textContent) waitingSince = now;
  const time = now - waitingSince;
  line.classList.toggle('on', isWaiting() && (time >= lineAfter || line.matches('.on')));
  if (time >= bannerAfter && !banner.textContent) [banner.textContent] = words();
  markWaiting(line.matches('.on') ? underWay() : []);
  if (time < bannerAfter) watch = setTimeout(attend, Math.ceil((time < lineAfter ? lineAfter : bannerAfter) - time));
};

const rest = () => {
  line.classList.remove('on');
  waitingSince = 0;
  banner.textContent = '';
  markWaiting([]);
};

// Restarts the waiting time, because the server responded.
const heard = () => {
  lost = false;
  if (!waitingSince) return;
  waitingSince = performance.now();
  banner.textContent = '';
};

const markWaiting = (events) => {
  const nodes = new Set(events.filter((event) =>
    [wire.type.tap, wire.type.change, wire.type.submit].includes(event[wire.event.type])).map((event) => event[wire.event.node]));
  for (const el of document.querySelectorAll('[data-waits]')) {
    if (nodes.has(numberOf(el))) continue;
    el.removeAttribute('data-waits');
    el.removeAttribute('aria-busy');
  }
  for (const node of nodes) {
    const el = element(node);
    if (!el || el.hasAttribute('data-waits')) continue;
    el.setAttribute('data-waits', '');
    el.setAttribute('aria-busy', 'true');
  }
};

// A pause before a retry, cut short when the network returns.
let hurry = () => {};
const pause = (ms) => new Promise((done) => {
  setTimeout(done, ms);
  hurry = done;
});
const loses = () => {
  lost = true;
  updateBusy();
};
const finds = () => {
  heard();
  updateBusy();
};
addEventListener('offline', loses);
addEventListener('online', () => {
  hurry();
  // A connection over the previous network may be dead without notice.
  if (syncing) return;
  if (lost || batchSent) listenAnew();
});
