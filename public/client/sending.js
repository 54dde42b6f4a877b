// Batches of events: what goes up.

const patience = 15000; // how long an answer may take before its batch is sent once more, in milliseconds
const repeats = { input: 1, scroll: 1, resize: 1, move: 1 };

const send = (node, type, value) => {
  // Only the newest of what repeats counts, as long as nothing else came between; of moves, nothing else of the node.
  const last = type === 'move' ? queue.findLast((event) => event.node === node) : queue[queue.length - 1];
  if (last && last.node === node && last.type === type && repeats[type]) last.value = value;
  else queue.push(value === undefined ? { node, type } : { node, type, value });
  flush();
  settle();
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

const flush = async () => {
  if (sending || syncing || !queue.length) return;
  sending = queue.splice(0, 100);
  number++;
  settle();
  for (let delay = 250; ; delay = Math.min(delay * 2, 8000)) {
    if (latency) await wait(latency);
    // The window's size goes by a request: the answer brings the cookie that remembers it.
    const isOpen = channel && channel.readyState === 1 && !sending.some((event) => event.type === 'resize');
    const { status, data } = await (isOpen ? ask : post)(
      JSON.stringify({ session: body.dataset.session, revision, page: name, n: number, events: sending }));
    if (status && status !== 429 && status < 500) {
      sending = null;
      heard();
      if (status < 300 && data) receive(data);
      else if (data && data.patch) receive(data.patch);
      else await sync(status === 410);
      break;
    }
    // No network, or no server that answers: the events are sent again.
    await pause(delay);
  }
  const early = held;
  held = [];
  early.forEach(receive);
  settle();
  flush();
};

const pending = (node) =>
  [...(sending || []), ...queue].some((event) => event.node === node && event.type === 'input');

// The scripts for lists and gestures report through these.
addEventListener('report', ({ detail: { node, type, value } }) => send(node, type, value));
addEventListener('waiting', ({ detail }) => {
  moving += detail;
  settle();
});
