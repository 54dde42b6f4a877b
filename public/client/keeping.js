// Keeps batches until the server has stored their effect. A server that was killed before gets them again.

let kept = []; // {n, events}, in their order
let again = []; // the kept batches to be sent again, before any other
let resending = false; // whether what comes meanwhile has to wait
let stored = 0; // up to which batch nothing has to be kept

const keep = (batch) => {
  if (batch.n <= stored) return;
  kept.push(batch);
  kept.splice(0, kept.length - 200);
};

// What the server says: the number up to which batches are stored, or null where it stores nothing that outlives it.
const noteStored = (number) => {
  stored = number ?? Infinity;
  kept = kept.filter(({ n }) => n > stored);
};

// Sends again what was done after a batch. Those that the server has, it does not do twice.
const sendAgain = (after = 0) => {
  again = [...again, ...kept.filter(({ n }) => n > after)].sort((a, b) => a.n - b.n);
  kept = kept.filter(({ n }) => n <= after);
};

// A session that is another one has nothing of them.
const forgetKept = () => {
  kept = [];
  again = [];
  stored = 0;
};
