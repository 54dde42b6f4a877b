// A page with the client in jsdom. The test controls the server, the clock and the layout.
'use strict';

// Debian's packages are in a separate folder, which Node must search.
process.env.NODE_PATH = '/usr/share/nodejs';
require('module').Module._initPaths();
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { JSDOM } = require('jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { readTable } = require('./table');

const folder = join(__dirname, '../../../public');
const read = (name) => readFileSync(join(folder, name), 'utf8');
const wire = readTable(read('wire.txt'));
const parts = read('client/parts.txt').split('\n').filter(Boolean).map((part) => read(`client/${part}.js`));

// Lets pending promises continue.
const tick = () => new Promise((done) => setImmediate(done));

class Clock {
  now = 1000; // No page starts at 0.
  timers = new Map();
  last = 0;
  set = (work, delay = 0) => {
    this.timers.set(++this.last, { work, time: this.now + delay });
    return this.last;
  };
  clear = (timer) => this.timers.delete(timer);
  async advance(milliseconds) {
    const end = this.now + milliseconds;
    await tick();
    for (;;) {
      const due = [...this.timers].filter(([, { time }]) => time <= end).sort(([a, x], [b, y]) => x.time - y.time || a - b)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = Math.max(this.now, due[1].time);
      due[1].work();
      await tick();
    }
    this.now = end;
  }
}

class FakeChannel {
  readyState = 0;
  sent = [];
  constructor(url) {
    this.url = url;
    FakeChannel.opened.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  send(text) { this.sent.push(JSON.parse(text)); }
  receive(message) { if (this.onmessage) this.onmessage({ data: typeof message === 'object' && !message.stream ? JSON.stringify(message) : message }); }
  // The connection breaks, or the server closes it.
  fail(code = 1006, reason = '') {
    this.readyState = 3;
    if (this.onclose) this.onclose({ code, reason });
  }
  close() { this.readyState = 3; }
}

class FakeStream {
  static CLOSED = 2;
  readyState = 0;
  constructor(url) {
    this.url = url;
    FakeStream.opened.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  receive(message) { this.onmessage({ data: JSON.stringify(message) }); }
  close() { this.readyState = 2; }
}

const rectangle = (x, y, width, height) => ({ x, y, left: x, top: y, width, height, right: x + width, bottom: y + height });

// Adds browser features that jsdom lacks.
const complete = (window, clock, navigation) => {
  const { document, Element, Document } = window;
  const animations = [];
  class PointerEvent extends window.MouseEvent {
    constructor(type, options = {}) {
      super(type, options);
      this.pointerId = options.pointerId ?? 0;
      this.pointerType = options.pointerType ?? 'mouse';
      Object.defineProperty(this, 'isPrimary', { value: options.isPrimary ?? true });
    }
  }
  class DOMMatrix {
    constructor([a, b, c, d, e, f]) { Object.assign(this, { a, b, c, d, e, f }); }
    inverse() {
      const { a, b, c, d, e, f } = this, det = a * d - b * c;
      return new DOMMatrix([d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]);
    }
    transformPoint({ x, y }) { return { x: this.a * x + this.c * y + this.e, y: this.b * x + this.d * y + this.f }; }
  }
  const queries = {};
  const media = (query) => (queries[query] ||= Object.assign(new window.EventTarget(), { matches: false }));
  Object.assign(window, {
    setTimeout: clock.set, clearTimeout: clock.clear, PointerEvent, DOMMatrix, matchMedia: media,
    requestAnimationFrame: (work) => clock.set(() => work(clock.now), 16),
    WebSocket: FakeChannel, EventSource: FakeStream, Response, DecompressionStream,
    ResizeObserver: class { observe() {} },
  });
  Object.defineProperty(window, 'performance', {
    value: { now: () => clock.now, getEntriesByType: () => [navigation] } });
  window.AbortSignal.timeout = () => undefined;
  window.Math.random = () => 0.5;
  // Pseudo-classes of popovers and keyboard focus.
  for (const [prototype, name] of [[Document.prototype, 'querySelector'], [Document.prototype, 'querySelectorAll'], [Element.prototype, 'matches']]) {
    const query = prototype[name];
    prototype[name] = function (selector) {
      return query.call(this, selector.replaceAll(':popover-open', '[popover-open]').replaceAll(':focus-visible', ':focus'));
    };
  }
  Object.assign(Element.prototype, {
    showPopover() { this.setAttribute('popover-open', ''); },
    hidePopover() { this.removeAttribute('popover-open'); },
    setPointerCapture(pointer) { this.captured = pointer; },
    scrollTo(place) { this.scrolledTo = place; },
    animate(frames, time) {
      const animation = { el: this, frames, time, isCancelled: false, effect: {
        getComputedTiming: () => ({ progress: animation.progress ?? 0, iterations: time.iterations }),
        setKeyframes: (changed) => (animation.frames = changed) } };
      animation.finished = new Promise((finish, fail) => {
        animation.finish = finish;
        animation.cancel = () => {
          animation.isCancelled = true;
          fail(new Error('cancelled'));
        };
      });
      // Browsers report the rejection of an animation only if a script awaits it.
      animation.finished.catch(() => {});
      animations.push(animation);
      return animation;
    },
  });
  Object.defineProperty(Element.prototype, 'role', {
    get() { return this.getAttribute('role'); }, set(role) { this.setAttribute('role', role); },
  });
  document.elementFromPoint = () => null;
  Object.defineProperty(document, 'hidden', { value: false, configurable: true }); // jsdom shows no pages
  return { animations, media };
};

// A page of a session, as the server writes it, with elements in its `main`.
const pageHTML = (main = '', { session = 's1', revision = 1, scene = 'tabs', root = '', attributes = '', title = '', styles = '' } = {}) =>
  `<!doctype html><html style="font-size:16px" data-words="Reconnecting…|That didn’t work."${root}><head><title>${title}</title><style id=s>${styles}</style></head>`
  + `<body data-session="${session}" data-revision="${revision}" data-scene="${scene}" data-window="0 0 0 1 0 1 0"${attributes}><form method=post>`
  + `<input type=hidden name=session value="${session}"><input type=hidden name=revision value="${revision}">`
  + `<main id=n1>${main}</main></form></body></html>`;

// Opens a page with elements in its `main`. `scripts` are the scripts that it may load: name and URL.
const openPage = (main = '', { scripts = {}, channel = true, before = () => {}, navigation = { type: 'navigate', transferSize: 812 }, reload, url = '/tabs', ...options } = {}) => {
  const dom = new JSDOM(pageHTML(main, options), { runScripts: 'outside-only', url: 'http://localhost' + url });
  const { window } = dom, { document } = window;
  const clock = new Clock();
  FakeChannel.opened = [];
  FakeStream.opened = [];
  const channels = FakeChannel.opened, streams = FakeStream.opened;
  const page = { dom, window, document, clock, channels, streams, requests: [], ...complete(window, clock, navigation) };
  window.fetch = (url, options = {}) => new Promise((done, fail) => page.requests.push({
    url, ...options, body: options.body && JSON.parse(options.body), fail: () => fail(new Error('no network')),
    respond: (status, data, type = 'application/x-espalier-patch+json') => done({
      status, ok: status < 300, headers: { get: () => type }, text: async () => (typeof data === 'string' ? data : JSON.stringify(data)) }),
  }));
  Object.defineProperties(page, Object.getOwnPropertyDescriptors({
    element: (node) => document.getElementById('n' + node),
    main: document.querySelector('main'),
    get channel() { return channels[channels.length - 1]; },
    get stream() { return streams[streams.length - 1]; },
    get isBusy() { return document.body.hasAttribute('data-busy'); },
    get revision() { return +document.body.dataset.revision; },
    // The batches sent over the channel, and the events of the last one.
    get batches() { return channels.flatMap((one) => one.sent); },
    get events() { return page.batches.flatMap((batch) => batch.events); },
    get scripts() { return [...document.head.querySelectorAll('script')]; },
    advance: (milliseconds) => clock.advance(milliseconds),
    // The server pushes a message, or responds to a batch.
    push: (message) => page.channel.receive(message),
    respond: async (n, patch) => {
      page.channel.receive({ n, p: patch });
      await tick();
    },
    // An event at an element, as caused by a user.
    fire: (target, type, options = {}, Kind = window.Event) => {
      const { init = {}, ...own } = options;
      const event = new Kind(type, { bubbles: true, cancelable: true, ...init });
      Object.assign(event, own);
      target.dispatchEvent(event);
      return event;
    },
    key: (target, key, init = {}) => page.fire(target, 'keydown', { init: { key, ...init } }, window.KeyboardEvent),
    pointer: (target, type, x = 0, y = 0, init = {}) => {
      const event = new window.PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...init });
      const impl = implForWrapper(event);
      impl.isTrusted = true;
      implForWrapper(target)._dispatch(impl);
      return event;
    },
    // A user's click has a count of at least 1; a script's click has none.
    click: (target) => {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      const impl = implForWrapper(event);
      impl.isTrusted = true;
      implForWrapper(target)._dispatch(impl);
      return event;
    },
    place: (el, x, y, width, height) => (el.getBoundingClientRect = () => rectangle(x, y, width, height)),
    rectangle, media: page.media,
    // Runs a script of `public` that the client loads. It sees `location` in place of the window's, which jsdom cannot replace.
    run: (name, location = window.location) => window.eval(`(wire, location, UPLOADS_FILE, PRINTING_FILE, CHARTS_FILE) => {${read(`${name}.js`)}\n}`)(wire, location, 'uploads-1.js', 'printing-1.js', 'charts-1.js'),
    // Runs the script that starts the client, with the name of a function in place of the client.
    runBegin: (client) => window.eval(read('begin.js').replace('CLIENT', client)),
    runFonts: (table) => window.eval(`(wire) => {${read('fonts.js').replace('FONT_TABLE', JSON.stringify(table))}\n}`)(wire),
  }));
  before(document);
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script') });
  const location = reload ? { search: '', origin: window.location.origin, reload } : window.location;
  window.eval(`(wire, location) => {'use strict';${parts.join('').replace('SCRIPT_TABLE', JSON.stringify(scripts))}\n}`)(wire, location);
  if (channel) page.channel.open();
  return page;
};

module.exports = { openPage, pageHTML, tick };
