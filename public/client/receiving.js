// Takes patches in their order, and fetches the whole page where one is lost.

let awaiting = null; // patches that wait for the script that animates them
let motionless = false; // whether that script is late: patches then apply at once
const awaitMotion = (data) => {
  awaiting = [data];
  moving++;
  let timer;
  const proceed = () => {
    clearTimeout(timer);
    if (!awaiting) return;
    const late = awaiting;
    awaiting = null;
    motionless = true;
    late.forEach(receive);
    motionless = false;
    moving--;
    updateBusy();
  };
  timer = setTimeout(proceed, 1500);
  load('motion', proceed);
};

const receive = (data) => {
  heard();
  if (data.k !== undefined) return noteStored(data.k);
  if (resending) return held.push(data);
  if (awaiting) return awaiting.push(data);
  if (Array.isArray(data)) return data.forEach(receive);
  if (data.h !== undefined) {
    // A server that was started again may count from further back; from then on what is older is late.
    if (data.t >= revision || !sending && !hasHeard) morphPage(data.h, data.r);
    hasHeard = true;
    return;
  }
  if (data.t <= revision) return;
  hasHeard = true;
  if (data.f === revision && data.a && !motion && !motionless && !still.matches) awaitMotion(data);
  else if (data.f === revision) apply(data);
  else if (sending) held.push(data);
  else sync();
};

// Fetches the page as it is now, or a new one where the session has ended, and turns this one into it.
const sync = async (ended) => {
  if (syncing) return;
  syncing = true;
  updateBusy();
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
  updateBusy();
  flush();
};
