// Espalier's page: sends what the user does, applies what the server answers. No dependencies.
//
// Up:   batches {"session", "revision", "page", "n", "from", "again", "events": [{"node", "type", "value"}]}, one at a time,
//       in order; "from" is the first batch that the page still holds, "again" says that this one was done before.
// Down: a patch {"f": from, "t": to, "a": [animation], "o": [operation]}, an array of them, or a whole page {"t", "h": html};
//       as the answer, and whenever something changes. Sources/HTMLRenderer/WireProtocol.swift names every letter.
//       {"k": n}: the batches up to n are stored, and need not be kept.
// Both over a WebSocket, /<scene>/channel, where the answer to batch n is {"n", "p": patch}; where none can be had, by
// POST /<scene>/events and server-sent events of /<scene>/updates.
// While anything is under way, <body data-busy> is there.

const patchType = 'application/x-espalier-patch+json';
const body = document.body;
const page = () => (body.dataset.scene ? '/' + encodeURI(body.dataset.scene) : '');
const latency = +new URLSearchParams(location.search).get('latency') || 0; // a simulator of slow networks, for tests
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const element = (node) => document.getElementById('n' + node);
const numberOf = (el) => +el.id.slice(1);
// Whether an element's events of a type are reported.
const has = (el, type) => (el.dataset.on || '').split(' ').includes(type);
const still = matchMedia('(prefers-reduced-motion: reduce)');

// What only lists and gestures need comes with the first of them.
const scripts = { ...document.currentScript.dataset };
const equip = () => {
  for (const [name, users] of [['lists', '.sw,.pull'], ['gestures', '[data-g]']]) {
    if (!scripts[name] || !document.querySelector(users)) continue;
    document.head.append(Object.assign(document.createElement('script'), { src: scripts[name] }));
    delete scripts[name];
  }
};

let revision = +body.dataset.revision;
let queue = []; // events that no request has taken yet
let sending = null; // the events of the batch that is out
let number = 0; // of that batch: one that the server has done it answers, and does not do again
const name = Math.random().toString(36).slice(2); // this page, among those of its session
let told = false; // whether anything came from the server since this page listens to it
let held = []; // patches that came over the stream before the answer that they follow
let moving = 0; // animations that run, and taps that wait whether another follows
let syncing = false;
const lastSent = {}; // by node: the text that the server was told last

const settle = () => {
  body.toggleAttribute('data-busy', !!(sending || queue.length || moving || syncing));
  attend();
  if (holding && !sending && !queue.length) letGo();
};
