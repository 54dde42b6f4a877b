// Keeps batches until the server has stored their effect. A server that was killed before gets them again.

let kept = []; // {number, events}, in order
let again = []; // the kept batches to send again, before any other
let resending = false; // whether patches that arrive meanwhile have to wait
let stored = 0; // the number of the last stored batch

const keep = (batch) => {
  if (batch.number <= stored) return;
  kept.push(batch);
  kept.splice(0, kept.length - 200);
};

// Takes the number of the last stored batch, or null from a server that stores nothing that outlives it.
const noteStored = (number) => {
  stored = number ?? Infinity;
  kept = kept.filter((batch) => batch.number > stored);
};

// Sends the batches after one again. The server does none twice.
const sendAgain = (after = 0) => {
  again = [...again, ...kept.filter((batch) => batch.number > after)].sort((a, b) => a.number - b.number);
  kept = kept.filter((batch) => batch.number <= after);
};

// Another session lacks their effects, and in its page other elements have the same numbers.
const forgetEvents = () => {
  queue = [];
  kept = [];
  again = [];
  stored = 0;
};
