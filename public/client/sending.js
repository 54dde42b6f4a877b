// Sends events to the server in batches.

const patience = 15000; // the time in milliseconds after which a batch without a response is sent again
const repeats = [wire.type.input, wire.type.scroll, wire.type.resize, wire.type.move, wire.type.over];

const send = (node, type, value) => {
  // Of repeated events only the newest counts, unless another event came between them; for moves, another event of the same
  // node.
  const last = type === wire.type.move ? unsent.findLast((event) => event[wire.event.node] === node) : unsent.at(-1);
  if (last && last[wire.event.node] === node && last[wire.event.type] === type && repeats.includes(type)) last[wire.event.value] = value;
  else unsent.push({ [wire.event.node]: node, [wire.event.type]: type, [wire.event.value]: value });
  flush();
  updateBusy();
};

// Both send a batch and return {status, data}, without a status if no response arrives.
const post = async (batch) => {
  try {
    const response = await fetch(page() + wire.path.events, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: wire.mediaType.patch },
      body: batch,
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    notice(text);
    return { status: response.status, data: response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : null };
  } catch {
    return {};
  }
};
let responded = () => {};
const request = (batch) => new Promise((done) => {
  // A connection may break without notice. The batch is then sent over the next one.
  const late = setTimeout(() => {
    loses();
    listenAnew();
  }, patience);
  responded = (response) => {
    clearTimeout(late);
    done(response);
  };
  pageChannel.send(batch);
});

// Handles a response, once no earlier batch is missing.
const finish = async ({ status, data }) => {
  if (data?.[wire.problem.crashed] || status === 500) complain();
  if (status < 300 && data) receive(data);
  else if (data?.[wire.problem.patch]) receive(data[wire.problem.patch]);
  else await sync(status === 410 || status === 500);
};

const flush = async () => {
  if (batchSent || syncing || !unsent.length && !repeated.length) return;
  let own = repeated.length ? null : { number: ++number, events: unsent.splice(0, 100) };
  let last; // the response to handle when all have arrived
  const session = sessionName();
  for (let delay = 250, batch; sessionName() === session && (batch = repeated[0] || own);) {
    batchSent = batch.events;
    resending ||= batch !== own;
    updateBusy();
    if (latency) await wait(latency);
    // The window's size is sent by a request: the response sets the cookie that stores it.
    const isOpen = pageChannel?.readyState === 1 && !batchSent.some((event) => event[wire.event.type] === wire.type.resize);
    const from = Math.min(batch.number, ...[...kept, ...repeated].map((other) => other.number));
    // The channel was opened by the session and the page's name. JSON leaves out members without a value.
    const response = await (isOpen ? request : post)(JSON.stringify({
      ...isOpen || { [wire.request.session]: session, [wire.request.page]: name },
      ...from < batch.number && { [wire.request.from]: from },
      ...batch !== own && { [wire.request.again]: true },
      [wire.request.revision]: shownRevision, [wire.request.number]: batch.number, [wire.request.events]: batchSent }));
    const { status, data } = response;
    if (!status || status === 429 || status > 500) {
      // Without a network or a server, or if the server is overloaded, the events are sent again. Pages that were refused
      // together do not retry together.
      await pause(Math.max(delay, data?.[wire.problem.retry] * 1000 * (1 + Math.random() / 2) || 0));
      delay = Math.min(delay * 2, 8000);
      continue;
    }
    heard();
    if (sessionName() !== session) break;
    delay = 250;
    if (data?.[wire.problem.done] !== undefined && from < batch.number) {
      // A restarted server lacks earlier ones.
      sendAgain(data[wire.problem.done]);
      if (repeated[0] !== batch) continue;
    }
    if (batch === own) own = null;
    else repeated = repeated.filter((other) => other !== batch);
    // The session has ended, or the page failed and ended with it.
    if (status === 410 || status === 500) {
      last = response;
      own = null;
      forgetEvents();
      break;
    }
    keep(batch);
    // While batches are sent again, the page keeps showing its current state.
    if (repeated.length || own) {
      if (data?.[wire.problem.crashed]) complain();
      else if (status < 300 && data) held.push(data);
      else if (data?.[wire.problem.patch]) held.push(data[wire.problem.patch]);
    } else {
      last = response;
    }
  }
  // The page has been taken over by another session meanwhile.
  if (own && sessionName() !== session) complain();
  batchSent = null;
  // Patches that arrived meanwhile follow the response. If batches were sent again, all are applied in order of arrival.
  const isInOrder = resending;
  resending = false;
  if (last && !isInOrder) await finish(last);
  const early = held;
  held = [];
  early.forEach(receive);
  if (last && isInOrder) await finish(last);
  updateBusy();
  flush();
};
const pending = (node) =>
  underWay().some((event) => event[wire.event.node] === node && event[wire.event.type] === wire.type.input);

// The scripts for lists and gestures report through these.
addEventListener('report', ({ detail: { node, type, value } }) => send(node, type, value));
// A hint expects no response, and is lost without a channel.
addEventListener('hint', ({ detail }) => pageChannel?.readyState && pageChannel.send(JSON.stringify({ [wire.request.events]: [detail] })));
addEventListener('waiting', ({ detail }) => {
  moving += detail;
  updateBusy();
});
