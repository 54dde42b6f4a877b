// Espalier's client: sends events to the server and applies its patches. It has no dependencies.
//
// Both directions use a WebSocket, or requests and server-sent events if none can be opened. wire.… are the names that the page
// and the server share; public/wire.txt lists them and describes the protocol.
// <body data-busy> is present while anything is in progress, `data-asks` while the server has yet to answer a request of places.js.

const { body, documentElement: root } = document;
const page = () => (body.dataset[wire.data.scene] ? '/' + encodeURI(body.dataset[wire.data.scene]) : '');
const latency = location.search.split('latency=')[1]; // a simulator of slow networks, for tests
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const element = (node) => document.getElementById(wire.element.prefix + node);
const nodeName = new RegExp(`^${wire.element.prefix}\\d`); // of an element, of a field
const numberOf = (el) => +el.id.slice(wire.element.prefix.length);
// Whether an element reports events of a type.
const has = (el, type) => (el.dataset[wire.data.events] || '').split(' ').includes(type);
const still = matchMedia('(prefers-reduced-motion: reduce)');

// Scripts that some pages need are loaded on first use. If loading fails, the next use tries again.
const scripts = { ...document.currentScript.dataset };
const load = (name, done = () => {}) => {
  const src = scripts[name];
  if (!src) return done();
  delete scripts[name];
  const failed = () => {
    scripts[name] = src;
    done();
  };
  // Scripts run in the order in which they were needed.
  document.head.append(Object.assign(document.createElement('script'), { src, async: false, onload: done, onerror: failed }));
};
const equip = () => {
  for (const [script, selector] of [
    [wire.script.lists, `.${wire.class.swipeRow},.${wire.class.refresh}`],
    [wire.script.gestures, `[${wire.attribute.gesture}]`],
    [wire.script.effects, `[${wire.attribute.scrollEffect}]`],
    [wire.script.dialogs, 'dialog'],
    [wire.script.places, `[${wire.attribute.place}],dialog`],
    [wire.script.windows, `[${wire.attribute.sharedContent}],[data-open],[${wire.attribute.events}~=${wire.type.follow}]`],
    [wire.script.symbols, `[${wire.attribute.symbolEffects}]`],
    [wire.script.pointers, `[${wire.attribute.menu}],[${wire.attribute.events}~=${wire.type.over}],[${wire.attribute.events}~=${wire.type.hover}]`],
    [wire.script.rows, `[data-tabs] :is([role=grid],[${wire.attribute.rows}])`],
    [wire.script.sorting, `[${wire.attribute.position}]`],
    [wire.script.dragging, `[${wire.attribute.drag}],[${wire.attribute.edge}]`],
    [wire.script.pieces, `.${wire.class.held}:not(.${wire.class.symbol})`],
    [wire.script.pictures, `.${wire.class.loading}`],
    [wire.script.placeholders, `body [${wire.attribute.rows}]`],
    [wire.script.phases, `[${wire.attribute.events}~=${wire.type.phase}]`],
    [wire.script.commands, `[${wire.attribute.shortcut}],[${wire.attribute.keys}]`],
  ]) if (document.querySelector(selector)) load(script, () => dispatchEvent(new Event('needs-' + script)));
};

// A separate script creates rules for fonts that the page does not have yet.
const names = (text) => (text || '').split(' ').filter(Boolean);
const ownFonts = root.dataset[wire.data.fonts];
let fontNeeds = [{ ruled: names(ownFonts) }]; // kept until that script is loaded
let loadingFonts = false;
const needFonts = (detail) => {
  if (!fontNeeds) return dispatchEvent(new CustomEvent('fonts', { detail }));
  fontNeeds.push(detail);
  if (loadingFonts) return;
  loadingFonts = true;
  moving++;
  updateBusy();
  load(wire.script.fonts, () => {
    loadingFonts = false;
    moving--;
    if (!scripts[wire.script.fonts]) {
      const needs = fontNeeds;
      fontNeeds = null;
      needs.forEach(needFonts);
    }
    updateBusy();
  });
};
// Characters that are in every page's fonts need no rule.
const notice = (text) => {
  if (/[^\0-\xff\u2000-\u206f\u20ac\u2122]/.test(text)) needFonts({ text });
};

let revision = +body.dataset[wire.data.revision];
const sessionName = () => body.dataset[wire.data.session];
// The query of a URL that names the session and the revision of this page.
const shown = () => `?${wire.query.session}=` + sessionName() + `&${wire.query.revision}=` + revision;
let queue = []; // events that are not in a batch yet
let sending = null; // the events of the batch in progress
let number = 0; // of that batch: the server applies none twice
const name = Math.random().toString(36).slice(2); // identifies this page among those of its session
let hasHeard = false; // whether the server has sent anything since this page connected to it
let held = []; // patches from the stream that arrived before the response that they follow
let moving = 0; // running animations, and taps that another may follow
let syncing = false;
const lastSent = {}; // by node: the text last sent to the server

const underWay = () => [...(sending || []), ...queue];
// Whether the server has yet to answer that the user went to another place, or ended a dialog.
const asks = () => awaiting || syncing || underWay().some((event) => [wire.type.place, wire.type.dismiss].includes(event[wire.event.type]));
const updateBusy = () => {
  body.toggleAttribute('data-busy', !!(sending || queue.length || moving || syncing));
  body.toggleAttribute('data-asks', !!asks());
  attend();
};
