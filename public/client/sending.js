// Sends events to the server in batches.

const patience = 15000; // how long an answer may take before its batch is sent once more, in milliseconds
const repeats = { input: 1, scroll: 1, resize: 1, move: 1 };

const send = (node, type, value) => {
  // Only the newest of what repeats counts, as long as nothing else came between; of moves, nothing else of the node.
  const last = type === 'move' ? queue.findLast((event) => event.node === node) : queue[queue.length - 1];
  if (last && last.node === node && last.type === type && repeats[type]) last.value = value;
  else queue.push(value === undefined ? { node, type } : { node, type, value });
  flush();
  updateBusy();
};

// Both send a batch and give {status, data}; nothing where nobody answers.
const post = async (batch) => {
  try {
    const answer = await fetch(page() + '/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: patchType },
      body: batch,
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    notice(text);
    return { status: answer.status, data: answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : null };
  } catch {
    return {};
  }
};
let answered = () => {};
const ask = (batch) => new Promise((done) => {
  // A connection that broke without a word is given up, and the batch goes over the next one.
  const late = setTimeout(() => {
    loses();
    listenAnew();
  }, patience);
  answered = (answer) => {
    clearTimeout(late);
    done(answer);
  };
  channel.send(batch);
});

// What an answer leads to, when no batch before it is missing.
const finish = async ({ status, data }) => {
  if (data && data.crashed || status === 500) complain();
  if (status < 300 && data) receive(data);
  else if (data && data.patch) receive(data.patch);
  else await sync(status === 410 || status === 500);
};

const flush = async () => {
  if (sending || syncing || !queue.length && !again.length) return;
  let own = again.length ? null : { n: ++number, events: queue.splice(0, 100) };
  let last; // the answer that is taken when all are there
  for (let delay = 250, batch; (batch = again[0] || own);) {
    sending = batch.events;
    resending ||= batch !== own;
    updateBusy();
    if (latency) await wait(latency);
    // The window's size goes by a request: the answer brings the cookie that remembers it.
    const isOpen = channel && channel.readyState === 1 && !sending.some((event) => event.type === 'resize');
    const from = Math.min(batch.n, ...[...kept, ...again].map(({ n }) => n));
    const answer = await (isOpen ? ask : post)(
      JSON.stringify({ session: body.dataset.session, revision, page: name, n: batch.n, from, again: batch !== own,
        events: sending }));
    const { status, data } = answer;
    if (!status || status === 429 || status > 500) {
      // No network, no server that answers, or one that has too much to do and says for how long: the events are sent again.
      // Pages that were refused together do not come back together.
      await pause(Math.max(delay, data?.retry * 1000 * (1 + Math.random() / 2) || 0));
      delay = Math.min(delay * 2, 8000);
      continue;
    }
    heard();
    delay = 250;
    if (data && data.done !== undefined && from < batch.n) {
      // A server that was started again lacks earlier ones.
      sendAgain(data.done);
      if (again[0] !== batch) continue;
    }
    if (batch === own) own = null;
    else again = again.filter((other) => other !== batch);
    // The session has ended, or the page failed and ended with it.
    if (status === 410 || status === 500) {
      last = answer;
      own = null;
      forgetKept();
      break;
    }
    keep(batch);
    // While batches are sent again, the page goes on showing what it showed.
    if (again.length || own) {
      if (data && data.crashed) complain();
      else if (status < 300 && data) held.push(data);
      else if (data && data.patch) held.push(data.patch);
    } else {
      last = answer;
    }
  }
  sending = null;
  // What came meanwhile follows the answer, but where batches were sent again, everything is taken in the order in which it came.
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
  [...(sending || []), ...queue].some((event) => event.node === node && event.type === 'input');

// The scripts for lists and gestures report through these.
addEventListener('report', ({ detail: { node, type, value } }) => send(node, type, value));
addEventListener('waiting', ({ detail }) => {
  moving += detail;
  updateBusy();
});
