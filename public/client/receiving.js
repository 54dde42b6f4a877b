// What comes down, in its order, and what is fetched where that is lost.

let awaiting = null; // what came while the script is loaded that animates, which the first of them needs
const awaitMotion = (data) => {
  awaiting = [data];
  moving++;
  load('motion', () => {
    const late = awaiting;
    awaiting = null;
    late.forEach(receive);
    moving--;
    settle();
  });
};

const receive = (data) => {
  heard();
  if (data.k !== undefined) return noteStored(data.k);
  if (resending) return held.push(data);
  if (awaiting) return awaiting.push(data);
  if (Array.isArray(data)) return data.forEach(receive);
  if (data.h !== undefined) {
    // A server that was started again may count from further back; from then on what is older is late.
    if (data.t >= revision || !sending && !told) morphPage(data.h, data.r);
    told = true;
    return;
  }
  if (data.t <= revision) return;
  told = true;
  if (data.f === revision && data.a && scripts.motion && !still.matches) awaitMotion(data);
  else if (data.f === revision) apply(data);
  else if (sending) held.push(data);
  else sync();
};

// Fetches the page as it is now, or a new one where the session has ended, and turns this one into it.
const sync = async (ended) => {
  if (syncing) return;
  syncing = true;
  settle();
  for (let delay = 250; ; delay = Math.min(delay * 2, 5000)) {
    try {
      if (latency) await wait(latency);
      const query = ended ? '' : '?session=' + encodeURIComponent(body.dataset.session);
      const answer = await fetch((page() || '/') + query, { headers: { Accept: 'text/html' } });
      if (answer.ok) {
        heard();
        const session = body.dataset.session;
        morphPage(await answer.text());
        if (body.dataset.session !== session) forgetKept();
        break;
      }
      // The page fails as soon as it is made: the browser shows what the server says of that.
      if (answer.status === 500) return location.reload();
      if (answer.status === 410 || answer.status === 404) {
        if (ended) break;
        ended = true;
        continue;
      }
    } catch {}
    await pause(delay * (0.75 + Math.random() / 2)); // pages that lost a server do not all come back at once
  }
  syncing = false;
  if (ended) {
    listen();
    // What is being typed goes on in the new session.
    const field = document.activeElement;
    if (field && field.matches('.field')) send(numberOf(field), 'input', (lastSent[numberOf(field)] = field.value));
  }
  settle();
  flush();
};
