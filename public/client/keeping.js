// Keeps batches until the server has stored their effects, so that they can be sent again after it was killed.

let kept = []; // {number, events}, in order
let repeated = []; // the kept batches to send again, before any other
let resending = false; // whether patches that arrive meanwhile have to wait
let stored = 0; // the number of the last stored batch

const keep = (batch) => {
  if (batch.number <= stored) return;
  kept.push(batch);
  kept.splice(0, kept.length - 200);
};

// Takes the number of the last stored batch, or null from a server that stores nothing beyond its own life.
const noteStored = (number) => {
  stored = number ?? Infinity;
  kept = kept.filter((batch) => batch.number > stored);
};

// Sends the batches after a number again. The server applies none twice.
const sendAgain = (after = 0) => {
  repeated = [...repeated, ...kept.filter((batch) => batch.number > after)].sort((a, b) => a.number - b.number);
  kept = kept.filter((batch) => batch.number <= after);
};

// Another session lacks their effects, and the same numbers name other elements in its page.
const forgetEvents = () => {
  unsent = [];
  kept = [];
  repeated = [];
  stored = 0;
};
