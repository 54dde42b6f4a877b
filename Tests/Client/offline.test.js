// public/offline.js and public/worker.js: the page that a browser keeps for the time without a connection.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const source = (name) => fs.readFileSync(path.join(__dirname, '../../public', name + '.js'), 'utf8');
const settled = () => new Promise((done) => setImmediate(done));

// Runs the script of a page. `answers` says for each request of it whether the server answers.
const load = ({ lost = false, state = 'complete', answers = [], workers = true } = {}) => {
  const listeners = {}, registered = [], requests = [];
  let reloads = 0, tick;
  const sandbox = {
    URL,
    document: {
      currentScript: { src: 'https://desk.example/team/public/offline-1.js', dataset: lost ? { lost: '' } : {} },
      readyState: state,
    },
    navigator: workers ? { serviceWorker: { register: async (url, { scope }) => registered.push(`${url} ${scope}`) } } : {},
    location: { reload: () => reloads++ },
    addEventListener: (name, done) => { listeners[name] = done; },
    requestIdleCallback: (done) => done(),
    setInterval: (done, time) => { tick = [done, time]; },
    fetch: async (url, { method }) => {
      requests.push(`${method} ${url}`);
      if (!answers.shift()) throw new TypeError('no connection');
    },
  };
  sandbox.window = sandbox;
  vm.runInNewContext(source('offline'), sandbox);
  return { listeners, registered, requests, tick: () => tick[0](), interval: () => tick?.[1], reloads: () => reloads };
};

test('a page that has loaded registers the worker for the whole app', () => {
  const { registered, interval } = load();
  assert.deepEqual(registered, ['https://desk.example/team/public/offline-worker.js /team/']);
  assert.equal(interval(), undefined);
});

test('a page that loads registers the worker afterwards', () => {
  const { registered, listeners } = load({ state: 'loading' });
  assert.deepEqual(registered, []);
  listeners.load();
  assert.equal(registered.length, 1);
});

test('a browser without workers goes on without one', () => {
  assert.deepEqual(load({ workers: false }).registered, []);
});

test('the page without a connection loads what was to be loaded when the server answers', async () => {
  const page = load({ lost: true, answers: [false, true] });
  assert.deepEqual(page.registered, []);
  assert.equal(page.interval(), 5000);
  await page.tick();
  assert.equal(page.reloads(), 0);
  await page.listeners.online();
  assert.equal(page.reloads(), 1);
  assert.deepEqual(page.requests, Array(2).fill('HEAD https://desk.example/team/public/offline-1.js'));
});

// A worker in a browser whose server knows some files. `network.isUp` says whether it can be reached.
const start = (version = 'v1', kept = new Map(), agent = 'Chrome/142') => {
  const listeners = {}, requests = [], network = { isUp: true };
  let unregistered = 0, preloads = 0;
  const base = 'https://desk.example/team/public/';
  const html = '<link href="/team/public/icon.png"><style>@font-face{src:url(/team/public/a.woff2)}</style><script src="/team/public/offline-1.js"></script>';
  const response = (text) => ({ ok: true, text: async () => text, clone: () => response(text) });
  const url = (request) => new URL(request.url || request, base).href;
  const fetch = async (request) => {
    requests.push(url(request));
    if (!network.isUp) throw new TypeError('no connection');
    return response(url(request).endsWith('offline-page.html') ? html : 'of the server: ' + url(request));
  };
  const open = async (name) => {
    if (!kept.has(name)) kept.set(name, new Map());
    const files = kept.get(name);
    return {
      put: async (key, value) => { files.set(url(key), value); },
      addAll: async (all) => { for (const key of all) files.set(url(key), await fetch(key)); },
    };
  };
  const sandbox = {
    URL, Set, fetch, location: new URL('offline-worker.js', base), skipWaiting: () => {}, navigator: { userAgent: agent },
    registration: {
      scope: 'https://desk.example/team/', unregister: () => unregistered++, navigationPreload: { enable: async () => { preloads++; } },
    },
    caches: {
      open, keys: async () => [...kept.keys()], delete: async (name) => kept.delete(name),
      match: async (key) => [...kept.values()].find((files) => files.has(url(key)))?.get(url(key)),
    },
    addEventListener: (name, done) => { listeners[name] = done; },
  };
  vm.runInNewContext(source('worker').replace('PAGE_VERSION', version), sandbox);
  const run = async (name) => {
    let work;
    listeners[name]({ waitUntil: (promise) => { work = promise; } });
    await work;
  };
  // The text with which the worker responds to a request; nothing for a request that it leaves to the browser.
  const ask = async (path, { mode = 'no-cors', destination = mode === 'navigate' ? 'document' : '', method = 'GET', window = 'w1', preload } = {}) => {
    let answer;
    listeners.fetch?.({
      request: { url: 'https://desk.example' + path, mode, destination, method }, clientId: window, resultingClientId: window,
      preloadResponse: Promise.resolve(preload), respondWith: (promise) => { answer = promise; },
    });
    return answer && (await answer).text();
  };
  return { run, ask, network, requests, kept, html, unregistered: () => unregistered, preloads: () => preloads };
};

test('a worker keeps the page and its files, and shows it when a page cannot be loaded', async () => {
  const worker = start();
  await worker.run('install');
  await worker.run('activate');
  assert.deepEqual([...worker.kept.keys()], ['offline https://desk.example/team/ v1']);
  assert.deepEqual(
    [...worker.kept.values()].flatMap((files) => [...files.keys()].map((key) => key.slice(key.lastIndexOf('/') + 1))),
    ['icon.png', 'a.woff2', 'offline-1.js', 'offline-page.html']);
  assert.equal(worker.preloads(), 1);
  assert.equal(await worker.ask('/team/items', { mode: 'navigate' }), 'of the server: https://desk.example/team/items');
  worker.network.isUp = false;
  assert.equal(await worker.ask('/team/items', { mode: 'navigate' }), worker.html);
  assert.equal(await worker.ask('/team/public/a.woff2'), 'of the server: https://desk.example/team/public/a.woff2');
});

test('a worker leaves everything else to the browser', async () => {
  const worker = start();
  await worker.run('install');
  worker.requests.length = 0;
  assert.equal(await worker.ask('/team/events', { method: 'POST', mode: 'navigate' }), undefined);
  assert.equal(await worker.ask('/team/public/a.woff2'), undefined);
  assert.equal(await worker.ask('/team/frame', { mode: 'navigate', destination: 'iframe' }), undefined);
  assert.deepEqual(worker.requests, []);
});

test('a worker takes the response that the browser has asked for already', async () => {
  const worker = start();
  await worker.run('install');
  worker.requests.length = 0;
  assert.equal(await worker.ask('/team/items', { mode: 'navigate', preload: { text: async () => 'early' } }), 'early');
  assert.deepEqual(worker.requests, []);
});

test('a worker in Firefox, which shows its own error if an early request fails, does without one', async () => {
  const worker = start('v1', new Map(), 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  await worker.run('install');
  await worker.run('activate');
  assert.equal(worker.preloads(), 0);
});

test('a worker that cannot fetch the page is not installed', async () => {
  const worker = start();
  worker.network.isUp = false;
  await assert.rejects(worker.run('install'));
});

test('a new worker forgets the page of the former one, and leaves those of other apps', async () => {
  const kept = new Map([['offline https://desk.example/team/ v0', new Map()], ['offline https://desk.example/shop/ v0', new Map()]]);
  const worker = start('v1', kept);
  await worker.run('install');
  await worker.run('activate');
  assert.deepEqual([...kept.keys()], ['offline https://desk.example/shop/ v0', 'offline https://desk.example/team/ v1']);
});

test('the worker of an app without a page forgets it and ends', async () => {
  const kept = new Map([['offline https://desk.example/team/ v1', new Map()]]);
  const worker = start('', kept);
  await worker.run('install');
  await worker.run('activate');
  await settled();
  assert.deepEqual([...kept.keys()], []);
  assert.equal(worker.unregistered(), 1);
  assert.equal(await worker.ask('/team/items', { mode: 'navigate' }), undefined);
});
