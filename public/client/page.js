// Espalier's client: sends events to the server and applies its patches. It has no dependencies.
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

// Scripts that some pages need are loaded with their first use. One that could not be loaded is tried again with the next.
const scripts = { ...document.currentScript.dataset };
const load = (name, done = () => {}) => {
  const src = scripts[name];
  if (!src) return done();
  delete scripts[name];
  const failed = () => {
    scripts[name] = src;
    done();
  };
  document.head.append(Object.assign(document.createElement('script'), { src, onload: done, onerror: failed }));
};
const equip = () => {
  if (document.querySelector('.sw,.pull')) load('lists');
  if (document.querySelector('[data-g]')) load('gestures');
};

// Rules for fonts that the page came without are made by a script of their own.
const names = (text) => (text || '').split(' ').filter(Boolean);
const ownFonts = document.documentElement.dataset.fonts;
let fontNeeds = [{ ruled: names(ownFonts) }]; // kept until that script is there
let loadingFonts = false;
const needFonts = (detail) => {
  if (!fontNeeds) return dispatchEvent(new CustomEvent('fonts', { detail }));
  fontNeeds.push(detail);
  if (loadingFonts) return;
  loadingFonts = true;
  moving++;
  load('fonts', () => {
    loadingFonts = false;
    moving--;
    if (!scripts.fonts) {
      const needs = fontNeeds;
      fontNeeds = null;
      needs.forEach(needFonts);
    }
    updateBusy();
  });
};
// The letters that every page's fonts have bring nothing.
const notice = (text) => {
  if (/[^\0-\xff\u2000-\u206f\u20ac\u2122]/.test(text)) needFonts({ text });
};

let revision = +body.dataset.revision;
let queue = []; // events that no request has taken yet
let sending = null; // the events of the batch that is out
let number = 0; // of that batch: one that the server has done it answers, and does not do again
const name = Math.random().toString(36).slice(2); // this page, among those of its session
let hasHeard = false; // whether anything came from the server since this page listens to it
let held = []; // patches that came over the stream before the answer that they follow
let moving = 0; // animations that run, and taps that wait whether another follows
let syncing = false;
const lastSent = {}; // by node: the text last sent to the server

const updateBusy = () => {
  body.toggleAttribute('data-busy', !!(sending || queue.length || moving || syncing));
  attend();
  if (holding && !sending && !queue.length) letGo();
};
