// swift-format-ignore-file
// Made by scripts/embed-assets from public/. Edit there.

/// The files that a page of any app loads.
enum EmbeddedAssets {
    static let client: StaticString = ##"""
(() => {
'use strict';
const patchType = 'application/x-espalier-patch+json';
const body = document.body;
const page = () => (body.dataset.scene ? '/' + encodeURI(body.dataset.scene) : '');
const latency = +new URLSearchParams(location.search).get('latency') || 0; // a simulator of slow networks, for tests
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const element = (node) => document.getElementById('n' + node);
const numberOf = (el) => +el.id.slice(1);
const still = matchMedia('(prefers-reduced-motion: reduce)');
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
const settle = () => body.toggleAttribute('data-busy', !!(sending || queue.length || moving || syncing));
const repeats = { input: 1, scroll: 1, resize: 1, move: 1 };
const send = (node, type, value) => {
const last = type === 'move' ? queue.findLast((event) => event.node === node) : queue[queue.length - 1];
if (last && last.node === node && last.type === type && repeats[type]) last.value = value;
else queue.push(value === undefined ? { node, type } : { node, type, value });
flush();
settle();
};
const post = async (batch) => {
try {
const answer = await fetch(page() + '/events', {
method: 'POST',
headers: { 'Content-Type': 'application/json', Accept: patchType },
body: batch,
});
return { status: answer.status, data: await answer.json().catch(() => null) };
} catch {
return {};
}
};
let answered = () => {};
const ask = (batch) => new Promise((done) => {
answered = done;
channel.send(batch);
});
const flush = async () => {
if (sending || syncing || !queue.length) return;
sending = queue.splice(0, 100);
number++;
settle();
for (let delay = 250; ; delay = Math.min(delay * 2, 8000)) {
if (latency) await wait(latency);
const isOpen = channel && channel.readyState === 1 && !sending.some((event) => event.type === 'resize');
const { status, data } = await (isOpen ? ask : post)(
JSON.stringify({ session: body.dataset.session, revision, page: name, n: number, events: sending }));
if (status && status !== 429 && status < 500) {
sending = null;
if (status < 300 && data) receive(data);
else if (data && data.patch) receive(data.patch);
else await sync(status === 410);
break;
}
await wait(delay);
}
const early = held;
held = [];
early.forEach(receive);
settle();
flush();
};
const pending = (node) =>
[...(sending || []), ...queue].some((event) => event.node === node && event.type === 'input');
const receive = (data) => {
if (Array.isArray(data)) return data.forEach(receive);
if (data.h !== undefined) {
if (data.t >= revision || !sending && !told) morphPage(data.h);
told = true;
return;
}
if (data.t <= revision) return;
told = true;
if (data.f === revision) apply(data);
else if (sending) held.push(data);
else sync();
};
const sync = async (ended) => {
if (syncing) return;
syncing = true;
settle();
for (let delay = 250; ; delay = Math.min(delay * 2, 8000)) {
try {
if (latency) await wait(latency);
const query = ended ? '' : '?session=' + encodeURIComponent(body.dataset.session);
const answer = await fetch((page() || '/') + query, { headers: { Accept: 'text/html' } });
if (answer.ok) {
morphPage(await answer.text());
break;
}
if (answer.status === 410 || answer.status === 404) {
if (ended) break;
ended = true;
continue;
}
} catch {}
await wait(delay);
}
syncing = false;
if (ended) {
listen();
const field = document.activeElement;
if (field && field.matches('.field')) send(numberOf(field), 'input', (lastSent[numberOf(field)] = field.value));
}
settle();
flush();
};
const apply = (patch) => {
const focused = document.activeElement;
const animations = patch.a || [];
const timing = (index) => {
const a = index >= 0 && !still.matches ? animations[index] : null;
return a && { duration: a[0], delay: a[1], easing: a[2], iterations: a[3] < 0 ? Infinity : a[3] || 1,
direction: a[4] ? 'alternate' : 'normal', fill: 'backwards' };
};
const origins = {};
for (const o of patch.o) {
if (o[0] === 'g' && element(o[2])) origins[o[1]] = element(o[2]).getBoundingClientRect();
}
for (const o of [...patch.o.filter((o) => o[0] !== 'g'), ...patch.o.filter((o) => o[0] === 'g')]) {
const el = 'fdkl'.includes(o[0]) ? null : element(o[1]);
if (el === null && !'fdkl'.includes(o[0])) continue;
operations[o[0]](el, o, timing, origins);
}
equip();
revision = patch.t;
body.dataset.revision = revision;
const field = document.querySelector('form>input[name=revision]');
if (field) field.value = revision;
if (focused && focused.id && !focused.isConnected) {
const again = document.getElementById(focused.id);
if (again) again.focus({ preventScroll: true });
}
};
const make = (html) => {
const template = document.createElement('template');
template.innerHTML = html;
return template.content;
};
const operations = {
s(el, [, , css, animation], timing) {
const time = timing(animation);
const changes = css.split(';').filter(Boolean).map((text) => {
const colon = text.indexOf(':');
return [text.slice(0, colon), text.slice(colon + 1)];
});
if (time && (time.iterations !== 1 || time.direction !== 'normal')) {
const before = getComputedStyle(el);
const from = {}, to = {};
for (const [name] of changes) from[name] = before.getPropertyValue(name);
for (const [name, value] of changes) el.style.setProperty(name, value);
for (const [name] of changes) to[name] = getComputedStyle(el).getPropertyValue(name);
const camel = (look) => Object.fromEntries(Object.entries(look).map(([name, value]) =>
[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value]));
return run(el, [camel(from), camel(to)], time);
}
if (time) {
el.style.transition = changes
.map(([name]) => `${name} ${time.duration}ms ${time.easing} ${time.delay}ms`).join();
during(time.duration + time.delay, () => (el.style.transition = ''));
} else if (changes.some(([name]) => el.style.transition.includes(name))) {
el.style.transition = ''; // what still moves there is overtaken
}
for (const [name, value] of changes) {
if (value) el.style.setProperty(name, value);
else el.style.removeProperty(name);
}
},
a(el, [, , changes]) {
for (const [name, value] of Object.entries(changes)) {
if (value === null) el.removeAttribute(name);
else el.setAttribute(name, value);
}
if (changes['data-to']) scroll(el);
},
t(el, [, , text]) { el.textContent = text; },
c(el, [, , html]) {
for (const child of [...el.childNodes]) if (!/^n\d+$/.test(child.id || '')) child.remove();
el.prepend(make(html));
},
v(el, [, , value]) { write(el, value); },
i(el, [, , before, html, animation, look], timing) {
const made = make(html).firstElementChild;
el.insertBefore(made, before ? element(before) : null);
const time = timing(animation);
if (time) run(made, [looks(look), {}], time);
},
r(el, [, , animation, look], timing) { leave(el, look, timing(animation)); },
m(el, [, , parent, before, animation], timing) {
const from = el.getBoundingClientRect();
element(parent).insertBefore(el, before ? element(before) : null);
const time = timing(animation);
if (time) fly(el, from, time);
},
p(el, [, , html, animation], timing) {
const made = make(html).firstElementChild;
el.replaceWith(made);
const time = timing(animation);
if (time) run(made, [looks(), {}], time);
},
g(el, [, node, , animation], timing, origins) {
const time = timing(animation);
if (time && origins[node]) beforePaint(() => fly(el, origins[node], time));
},
f(_, [, node]) {
const el = node ? element(node) : document.activeElement;
if (el && node) el.focus();
else if (el) el.blur();
},
d(_, [, title]) { document.title = title; },
k(_, [, scheme]) {
if (scheme) document.documentElement.dataset.scheme = scheme;
else delete document.documentElement.dataset.scheme;
},
l(_, [, language, direction]) {
document.documentElement.lang = language;
document.documentElement.dir = direction;
},
};
const write = (el, value) => {
const node = numberOf(el);
if (pending(node)) return;
if (el.type === 'checkbox') {
if (!queue.some((event) => event.node === node)) el.checked = value === 'true';
return;
}
if (el.type === 'range') {
if (el.matches(':active')) return;
el.value = value;
return fill(el);
}
if (el === document.activeElement && value === lastSent[node]) return;
if (el.value === value) return;
if (el.matches('.choice')) return void (el.value = value);
const { selectionStart, selectionEnd } = el;
const atEnd = selectionStart === el.value.length;
el.value = value;
lastSent[node] = value;
if (el === document.activeElement && !atEnd && selectionStart !== null) el.setSelectionRange(selectionStart, selectionEnd);
};
const looks = ([opacity, x, y, scale, ax, ay] = [0, 0, 0, 1, 0.5, 0.5]) => ({
opacity, translate: `${x}px ${y}px`, scale, transformOrigin: `${ax * 100}% ${ay * 100}%`,
});
const during = (ms, after) => {
moving++;
settle();
setTimeout(() => {
moving--;
after();
settle();
}, ms);
};
const beforePaint = (work) => {
if (document.hidden) return work();
moving++;
settle();
requestAnimationFrame(() => {
moving--;
work();
settle();
});
};
const run = (el, frames, time, after = () => {}) => {
const animation = el.animate(frames, time);
if (time.iterations === Infinity) return;
moving++;
settle();
const done = () => {
moving--;
after();
settle();
};
animation.finished.then(done, done);
};
const fly = (el, from, time) => {
const to = el.getBoundingClientRect();
if (!to.width || !to.height) return;
run(el, [{ transformOrigin: '0 0', transform:
`translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})` },
{ transformOrigin: '0 0', transform: 'none' }], time);
};
const leave = (el, look, time) => {
if (!time) return el.remove();
for (const inner of [el, ...el.querySelectorAll('[id]')]) inner.removeAttribute('id');
el.inert = true;
el.setAttribute('aria-hidden', 'true');
el.style.pointerEvents = 'none';
run(el, [{}, looks(look)], { ...time, fill: 'both' }, () => el.remove());
};
const morphPage = (html) => {
const made = new DOMParser().parseFromString(html, 'text/html');
const focus = document.activeElement && document.activeElement.id;
for (const { name, value } of made.documentElement.attributes) document.documentElement.setAttribute(name, value);
document.title = made.title;
morph(body, made.body);
equip();
revision = +body.dataset.revision;
if (focus && focus !== document.activeElement.id) {
const again = document.getElementById(focus);
if (again) again.focus({ preventScroll: true });
}
};
const morph = (old, made) => {
if (old.nodeType !== 1) {
if (old.data !== made.data) old.data = made.data;
return;
}
const isField = old.matches('.field,.slider,.toggle,.pick,.choice');
for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
if (old.type === 'checkbox') old.checked = made.checked;
else if (isField) {
if (lastSent[numberOf(old)] === undefined && old === document.activeElement) lastSent[numberOf(old)] = made.value;
write(old, made.value);
} else if (old.type === 'hidden') old.value = made.value;
if (old.localName === 'textarea') return;
let next = old.firstChild;
for (const child of [...made.childNodes]) {
const match = child.id ? document.getElementById(child.id) : next;
const fits = match && match.nodeName === child.nodeName && match.id === child.id
&& (child.id || match.parentNode === old) && !match.contains(old);
if (!fits) {
old.insertBefore(child, next);
} else {
if (match === next) next = next.nextSibling;
else old.insertBefore(match, next);
morph(match, child);
}
}
while (next) {
const gone = next;
next = next.nextSibling;
gone.remove();
}
};
const has = (el, type) => (el.dataset.on || '').split(' ').includes(type);
addEventListener('submit', (event) => event.preventDefault());
addEventListener('report', ({ detail: { node, type, value } }) => send(node, type, value));
addEventListener('waiting', ({ detail }) => {
moving += detail;
settle();
});
addEventListener('click', (event) => {
const el = event.target.closest('button,a,[data-on~=tap]');
if (!el || el.localName === 'a' || el.disabled || el.getAttribute('aria-disabled') === 'true') return;
if (el === repeated) return;
const menu = el.closest('.menu');
if (menu && !el.hasAttribute('popovertarget')) {
for (const open of document.querySelectorAll('.menu:popover-open')) open.hidePopover();
}
if (el.name === 'step') {
const [node, step] = el.value.split(':');
send(+node, 'change', +step);
} else if (el.name === 'tap') {
send(+el.value, 'tap');
} else if (has(el, 'tap')) {
send(numberOf(el), 'tap');
}
});
let release = () => {};
const press = (el) => {
release();
if (!el || el.disabled) return;
const tells = has(el, 'press');
if (tells) send(numberOf(el), 'press', true);
let timer, count = 0;
const again = () => {
if (count++) send(numberOf(el), 'tap');
timer = setTimeout(again, count > 1 ? 100 : 500);
};
if (el.matches('.r')) again();
if (el.dataset.menu) {
timer = setTimeout(() => {
count = 2;
element(el.dataset.menu.slice(1)).showPopover();
}, 500);
}
release = () => {
release = () => {};
clearTimeout(timer);
if (count > 1) repeated = el;
if (tells) send(numberOf(el), 'press', false);
};
};
let repeated;
addEventListener('pointerdown', (event) => {
repeated = null;
if (!event.button) press(event.target.closest('.k'));
});
for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => release());
addEventListener('touchstart', () => {}, { passive: true }); // Safari has no :active without
addEventListener('beforetoggle', ({ target: list, newState }) => {
if (newState !== 'open' || !list.matches('.menu')) return;
const opener = document.querySelector(`[popovertarget=${list.id}],[data-menu=${list.id}]`);
if (!opener) return;
const from = opener.getBoundingClientRect();
const width = parseFloat(list.style.width), height = Math.min(parseFloat(list.style.height), innerHeight - 16);
const clamp = (value, most) => Math.max(8, Math.min(value, most - 8));
const below = from.bottom + 8 + height <= innerHeight - 8;
list.style.setProperty('--x', clamp(from.left, innerWidth - width) + 'px');
list.style.setProperty('--y', clamp(below ? from.bottom + 8 : from.top - 8 - height, innerHeight - height) + 'px');
}, true);
addEventListener('toggle', ({ target: list, newState }) => {
if (newState !== 'open' || !list.matches('.menu') || !document.querySelector(':focus-visible')) return;
const first = list.querySelector('[role^=menuitem]:enabled');
if (first) first.focus();
}, true);
addEventListener('contextmenu', (event) => {
const opener = event.target.closest('[data-menu]');
if (!opener) return;
event.preventDefault();
element(opener.dataset.menu.slice(1)).showPopover();
});
addEventListener('click', ({ target: el }) => {
if (el.matches('.date') && !el.disabled && el.showPicker) try { el.showPicker(); } catch {}
});
const fill = (el) =>
el.style.setProperty('--fill', (el.max > el.min ? (el.value - el.min) / (el.max - el.min) : 0));
addEventListener('input', ({ target: el }) => {
if (!/^n\d+$/.test(el.name || '') || el.type === 'checkbox' || el.matches('.choice') || has(el, 'change')) return;
if (el.type === 'range') {
fill(el);
send(numberOf(el), 'input', +el.value);
} else {
send(numberOf(el), 'input', (lastSent[numberOf(el)] = el.value));
}
});
addEventListener('change', ({ target: el }) => {
if (el.type === 'checkbox') send(numberOf(el), 'change', el.checked);
else if (el.type === 'range' || el.matches('.choice')) send(numberOf(el), 'change', +el.value);
else if (has(el, 'change') && el.value !== lastSent[numberOf(el)]) {
send(numberOf(el), 'change', (lastSent[numberOf(el)] = el.value));
}
});
addEventListener('keydown', (event) => {
const el = event.target;
if (!(el instanceof Element)) return;
if (event.key === 'Enter' && el.matches('input.field')) {
event.preventDefault();
if (has(el, 'change')) el.dispatchEvent(new Event('change', { bubbles: true }));
if (has(el, 'submit') && !event.isComposing) send(numberOf(el), 'submit');
} else if ((event.key === 'Enter' || event.key === ' ') && has(el, 'tap') && el.localName !== 'button') {
event.preventDefault();
el.click();
} else {
const list = el.closest('[role=tablist],[role=radiogroup],.menu');
if (!list || !/^(tab|menu|radio$)/.test(el.getAttribute('role'))) return;
const isMenu = list.matches('.menu');
const tabs = [...list.querySelectorAll(isMenu ? '[role^=menuitem]:enabled' : '[role=tab],[role=radio]')]
.filter((tab) => tab.closest('[role=tablist],[role=radiogroup],.menu') === list);
const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
const end = { Home: 0, End: tabs.length - 1 }[event.key];
if (step === undefined && end === undefined) return;
event.preventDefault();
const to = tabs[end === undefined ? (tabs.indexOf(el) + step + tabs.length) % tabs.length : end];
to.focus();
if (!isMenu) to.click();
}
});
for (const type of ['focusin', 'focusout']) {
addEventListener(type, ({ target: el }) => {
const name = type === 'focusin' ? 'focus' : 'blur';
if (el.dataset && has(el, name)) send(numberOf(el), name);
});
}
addEventListener('scroll', ({ target: el }) => {
if (el.dataset && has(el, 'scroll')) send(numberOf(el), 'scroll', { x: el.scrollLeft, y: el.scrollTop });
}, true);
addEventListener('touchmove', ({ target: el }) => {
const field = document.activeElement;
if (field.matches('.field') && el.closest('.away') && !el.closest('.field')) field.blur();
}, { passive: true });
const scroll = (el) => {
const [, left, top, smooth] = el.dataset.to.split(' ').map(Number);
el.scrollTo({ left, top, behavior: smooth && !still.matches ? 'smooth' : 'instant' });
};
document.querySelectorAll('[data-to]').forEach(scroll);
const dark = matchMedia('(prefers-color-scheme: dark)');
const report = () => {
const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
const now = [innerWidth, innerHeight, dark.matches ? 1 : 0, textScale, still.matches ? 1 : 0, devicePixelRatio];
if (now.join(' ') === body.dataset.window) return;
body.dataset.window = now.join(' ');
send(1, 'resize', { width: innerWidth, height: innerHeight, dark: dark.matches, textScale,
reducedMotion: still.matches, scale: devicePixelRatio });
};
let asked = false;
const reportSoon = () => {
if (asked) return;
asked = true;
requestAnimationFrame(() => {
asked = false;
report();
});
};
addEventListener('resize', reportSoon);
dark.addEventListener('change', reportSoon);
still.addEventListener('change', reportSoon);
let channel, stream, retry;
let failures = 1; // how often in a row a channel could not be had: twice, and this page does without
const listen = () => {
hangUp();
told = false;
const query = '?session=' + encodeURIComponent(body.dataset.session) + '&revision=' + revision;
if (failures > 1) {
stream = new EventSource(page() + '/updates' + query);
stream.onmessage = (event) => receive(JSON.parse(event.data));
stream.onerror = () => {
if (stream && stream.readyState === EventSource.CLOSED) setTimeout(() => sync().then(listenAnew), 1000);
};
let wasOpen;
stream.onopen = () => wasOpen ? listenAnew() : (wasOpen = true);
retry = setTimeout(listenAnew, 300000);
return;
}
const opening = channel = new WebSocket(location.origin.replace('http', 'ws') + page() + '/channel' + query
+ (window.DecompressionStream ? '&long=gzip' : ''));
let wasOpen;
channel.onopen = () => {
wasOpen = true;
failures = 0;
};
const take = (text) => {
const message = JSON.parse(text);
if (message.n) answered({ status: message.status || 200, data: message.p || message });
else receive(message);
};
let before = null; // a long message that is being expanded: those after it wait
channel.onmessage = ({ data }) => {
if (!before && typeof data === 'string') return take(data);
const after = before = Promise.all([expand(data), before]).then(([text]) => {
if (before === after) before = null;
if (opening === channel) take(text);
}, () => opening.close());
};
channel.onclose = async () => {
hangUp();
if (wasOpen) await wait(500 + 500 * Math.random());
else if (++failures < 2) await sync();
if (!channel && !stream) listen();
};
setTimeout(() => opening.readyState || opening.close(), 5000); // a proxy may say nothing at all
};
const listenAnew = () => {
failures = 1;
listen();
};
const expand = (data) => typeof data === 'string' ? data
: new Response(data.stream().pipeThrough(new DecompressionStream('gzip'))).text();
const hangUp = () => {
clearTimeout(retry);
if (stream) stream.close();
if (channel) {
channel.onmessage = channel.onclose = null;
channel.close();
}
channel = stream = null;
answered({});
};
const wished = document.getElementById(body.dataset.focus);
if (wished) wished.focus();
listen();
report();
equip();
addEventListener('pagehide', hangUp);
addEventListener('pageshow', (event) => event.persisted && sync().then(listenAnew));
})();
"""##
    static let gestures: StaticString = ##"""
(() => {
'use strict';
const tolerance = 10; // how far a tap may stray
const post = (el, type, value) =>
dispatchEvent(new CustomEvent('report', { detail: { node: +el.id.slice(1), type, value } }));
const round = (number) => Math.round(number * 100) / 100;
let touch = null; // the one that is followed
let spent = () => false; // whether a click belongs to what was told already
let serial = Date.now() % 1e9;
let rest = null; // {el, timer}: a tap that may be followed by another; until then the page is busy
const waitFor = (next) => {
dispatchEvent(new CustomEvent('waiting', { detail: !!next - !!rest }));
rest = next;
};
const needs = (el) => {
const all = { far: Infinity, holds: [] };
for (let at = el; at; at = at.parentElement && at.parentElement.closest('[data-g]')) {
for (const word of at.dataset.g.split(' ')) {
const [number, distance] = word.slice(1).split(',').map(Number);
if (word[0] === 'd') all.far = Math.min(all.far, number);
else if (word[0] === 'h') all.holds.push([number, distance]);
else all[word] = true;
}
}
return all;
};
const pressed = (target) => {
const el = target.closest('button,a,input,select,textarea,[data-on~=tap]');
return el && el.name === 'tap' && document.getElementById('n' + el.value) || el;
};
const mapping = (el) => {
if (el.localName === 'img') {
const { left, top } = el.getBoundingClientRect();
return (x, y) => [x - left, y - top];
}
const marks = [[0, 0], [100, 0], [0, 100]].map(([x, y]) => {
const mark = document.createElement('i');
mark.style.cssText = `position:absolute;width:0;height:0;left:${x + el.scrollLeft}px;top:${y + el.scrollTop}px`;
el.append(mark);
return mark;
});
const [o, a, b] = marks.map((mark) => mark.getBoundingClientRect());
marks.forEach((mark) => mark.remove());
const matrix = new DOMMatrix(
[(a.x - o.x) / 100, (a.y - o.y) / 100, (b.x - o.x) / 100, (b.y - o.y) / 100, o.x, o.y]).inverse();
return (x, y) => {
const point = matrix.transformPoint({ x, y });
return isFinite(point.x) ? [point.x, point.y] : [x - o.x, y - o.y];
};
};
const value = (at, more) => {
const { points, start } = touch;
const given = at === 'start' ? [start] : [...points.values()];
const value = { n: touch.serial, t: round(at === 'start' ? start.t : performance.now()),
p: given.flatMap(({ x, y }) => touch.map(x, y).map(round)), g: given.flatMap(({ x, y }) => [round(x), round(y)]), ...more };
const [first] = touch.trail, last = touch.trail[touch.trail.length - 1];
if (at !== 'start' && last && last.t > first.t && performance.now() - last.t < 100) {
value.v = [(last.x - first.x) / (last.t - first.t) * 1000, (last.y - first.y) / (last.t - first.t) * 1000].map(round);
}
if (touch.keys) value.k = touch.keys;
if (touch.control) value.o = 1;
return value;
};
const tell = () => {
if (touch.told) return;
touch.told = true;
post(touch.el, 'touch', value('start'));
};
const move = () => {
if (!touch.el.isConnected || touch.el.dataset.g === undefined) return stop();
tell();
post(touch.el, 'move', value());
};
const stop = () => {
if (touch) touch.timers.forEach(clearTimeout);
touch = null;
};
const cancel = () => {
if (touch && touch.told && touch.el.isConnected) post(touch.el, 'lift', value('', { c: 1 }));
stop();
};
const begin = (el, event, x, y, control) => {
const needed = needs(el);
const start = { x, y, t: performance.now() };
touch = { el, needs: needed, start, serial: ++serial, points: new Map([[event.pointerId, start]]), trail: [start],
far: 0, control, keys: event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3, map: mapping(el) };
if (rest) {
clearTimeout(rest.timer);
if (rest.el !== el) post(rest.el, 'rest');
waitFor(null);
}
touch.timers = needed.holds.map(([milliseconds, distance]) => setTimeout(() => {
if (!touch || touch.far > distance || touch.points.size > 1) return;
if (!control || needed.q) touch.held = true;
move();
}, milliseconds));
if (needed.n) tell();
};
const end = (event) => {
const { el, needs: needed, told, held, dragged, far, control } = touch;
const isTap = !dragged && !held && far <= tolerance && needed.t;
spent = (target) => {
if (dragged || held) return true;
if (!isTap) return false;
const at = pressed(target);
if (!at) return false;
if (at !== el && el.contains(at)) return !!needed.q;
return at === el || !at.matches('.k,a');
};
if (el.isConnected && (told || isTap)) {
tell();
post(el, 'lift', value());
if (needed.w && isTap) {
waitFor({ el, timer: setTimeout(() => {
if (el.isConnected) post(el, 'rest');
waitFor(null);
}, 350) });
}
}
stop();
};
addEventListener('pointerdown', (event) => {
spent = () => false;
const { target } = event;
if (touch && !touch.key && touch.needs.p && touch.points.size === 1 && !touch.points.has(event.pointerId)) {
touch.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
touch.dragged = true;
return move();
}
if (event.button || touch && event.isPrimary === false) return;
cancel();
const el = target.closest('[data-g]');
if (!el || target.closest('input,textarea,select')) return;
const at = pressed(target);
begin(el, event, event.clientX, event.clientY, !!at && at !== el && el.contains(at));
});
addEventListener('pointermove', (event) => {
const point = touch && touch.points.get(event.pointerId);
if (!point) return;
const t = performance.now();
const at = { x: event.clientX, y: event.clientY, t };
touch.points.set(event.pointerId, at);
if (touch.points.size === 1) {
touch.trail = [...touch.trail.filter((old) => t - old.t < 100), at];
touch.far = Math.max(touch.far, Math.hypot(at.x - touch.start.x, at.y - touch.start.y));
}
if (!touch.dragged && touch.far >= Math.max(touch.needs.far, 4) && !scrolls(event, at)) {
touch.dragged = true;
try { touch.el.setPointerCapture(event.pointerId); } catch {}
dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
}
if (touch.told || touch.dragged) move();
});
const scrolls = (event, { x, y }) => {
if (event.pointerType !== 'touch' || touch.held) return false;
const across = Math.abs(x - touch.start.x) > Math.abs(y - touch.start.y);
return getComputedStyle(touch.el).touchAction.includes(across ? 'pan-x' : 'pan-y');
};
addEventListener('pointerup', (event) => {
if (!touch || !touch.points.has(event.pointerId)) return;
if (touch.points.size === 1) {
touch.points.set(event.pointerId, { ...touch.points.get(event.pointerId), x: event.clientX, y: event.clientY });
}
end(event);
});
addEventListener('pointercancel', (event) => {
if (touch && touch.points.has(event.pointerId) && (event.isTrusted || !touch.dragged)) cancel();
});
addEventListener('blur', cancel);
addEventListener('pagehide', cancel);
addEventListener('click', (event) => {
if (!event.detail || !spent(event.target)) return;
event.preventDefault();
event.stopPropagation();
}, true);
addEventListener('touchmove', (event) => {
if (touch && touch.held && event.cancelable) event.preventDefault();
}, { passive: false });
addEventListener('contextmenu', (event) => touch && event.preventDefault());
addEventListener('dragstart', (event) => event.target.closest && event.target.closest('[data-g]') && event.preventDefault());
addEventListener('keydown', (event) => {
const at = event.target;
const el = at instanceof Element && (at.matches('[data-g]') ? at : pressed(at));
if (event.key === 'Escape' || touch && touch.key) {
if (event.key === 'Escape') cancel();
else event.preventDefault();
return;
}
if (event.key !== 'Enter' && event.key !== ' ' || !el || !el.dataset.g || !/(^| )h/.test(el.dataset.g)) return;
event.preventDefault();
event.stopPropagation();
if (event.repeat || touch) return;
const { left, top, width, height } = el.getBoundingClientRect();
begin(el, event, left + width / 2, top + height / 2, false);
touch.key = event.key;
}, true);
addEventListener('keyup', (event) => {
if (!touch || touch.key !== event.key) return;
event.preventDefault();
const { el, told } = touch;
if (told) return end(event);
stop();
el.click();
}, true);
let pinch;
addEventListener('wheel', (event) => {
const el = event.ctrlKey && event.target.closest('[data-g~=p]');
if (!el || touch && touch.pointer !== 'wheel') return;
event.preventDefault();
if (!touch) {
begin(el, { pointerId: -1 }, event.clientX - 100, event.clientY, false);
touch.pointer = 'wheel';
touch.spread = 100;
}
touch.spread *= Math.exp(-event.deltaY / 100);
const { x, y } = touch.start;
const points = [-1, 1].map((side, index) => [index, { x: x + 100 + side * touch.spread, y }]);
if (!touch.told) {
touch.points = new Map([[0, { x, y }], [1, { x: x + 200, y }]]);
move();
}
touch.points = new Map(points);
move();
clearTimeout(pinch);
pinch = setTimeout(() => touch && touch.pointer === 'wheel' && end(event), 200);
}, { passive: false });
})();
"""##
    static let lists: StaticString = ##"""
(() => {
'use strict';
const still = matchMedia('(prefers-reduced-motion: reduce)');
let open = null; // the row that shows its buttons
let drag = null; // the one that is being drawn: {row, x, y, base, shift, is: decided, at, speed}
let swallows = false; // whether the click that is to come belongs to a drag
const part = (row, name) => [...row.children].find((child) => child.classList.contains(name));
const panel = (row, shift) => part(row, shift > 0 ? 'swl' : 'swt');
const colour = (side) => {
const button = edgeButton(side);
for (const el of button ? [button, ...button.querySelectorAll('*')] : []) {
const { backgroundColor } = getComputedStyle(el);
if (!/, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
}
return '';
};
const edgeButton = (side) => {
const buttons = side.querySelectorAll('button');
return buttons[side.classList.contains('swl') ? 0 : buttons.length - 1];
};
const show = (row, shift, animated) => {
row.classList.toggle('moves', !!animated && !still.matches);
part(row, 'swc').style.transform = shift ? `translateX(${shift}px)` : '';
for (const name of ['swl', 'swt']) {
const side = part(row, name);
if (!side) continue;
side.classList.toggle('moves', !!animated && !still.matches);
const seen = Math.max(0, name === 'swl' ? shift : -shift);
const rest = Math.max(0, side.offsetWidth - seen);
side.style.clipPath = shift ? (name === 'swl' ? `inset(0 ${rest}px 0 0)` : `inset(0 0 0 ${rest}px)`) : '';
if (seen > side.offsetWidth) row.style.backgroundColor = colour(side);
}
if (!shift) row.style.backgroundColor = '';
};
const close = () => {
if (open && open.isConnected) show(open, 0, true);
open = null;
};
const start = (row, x, y) => {
const base = row === open ? new DOMMatrix(getComputedStyle(part(row, 'swc')).transform).e : 0;
drag = { row, x, y, base, shift: base, is: false, at: performance.now(), speed: 0 };
};
const draw = (shift) => {
const { row } = drag;
const side = panel(row, shift);
if (!side) shift /= 6;
else if (!side.classList.contains('full') && Math.abs(shift) > side.offsetWidth) {
shift = Math.sign(shift) * (side.offsetWidth + (Math.abs(shift) - side.offsetWidth) / 4);
}
const now = performance.now();
if (now > drag.at) drag.speed = (shift - drag.shift) / (now - drag.at);
drag.at = now;
drag.shift = shift;
show(row, shift);
};
const drop = () => {
const { row, shift, speed } = drag;
drag = null;
const side = panel(row, shift);
const width = side ? side.offsetWidth : 0;
const far = Math.abs(shift);
if (side && side.classList.contains('full') && far > Math.max(row.offsetWidth * .55, width + 30)) {
open = row;
show(row, Math.sign(shift) * row.offsetWidth, true);
edgeButton(side).click();
setTimeout(() => open === row && close(), 700);
} else if (side && far > 8 && (far > width / 2 || speed * shift > .3 * far) && speed * shift > -.3 * far) {
open = row;
show(row, Math.sign(shift) * width, true);
} else {
if (open === row) open = null;
show(row, 0, true);
}
};
addEventListener('pointerdown', (event) => {
swallows = false;
const row = event.target.closest('.sw');
if (open && open !== row) {
swallows = true; // the touch is spent on closing
return close();
}
if (row && event.isPrimary && !event.button && !event.target.closest('input,textarea,select')) {
start(row, event.clientX, event.clientY);
}
}, true);
addEventListener('pointermove', (event) => {
if (!drag || !event.isPrimary) return;
const x = event.clientX - drag.x, y = event.clientY - drag.y;
if (!drag.is) {
if (Math.abs(y) > 8 && Math.abs(y) > Math.abs(x)) drag = null;
if (!drag || Math.abs(x) < 8) return;
drag.is = swallows = true;
drag.row.setPointerCapture(event.pointerId);
dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
}
draw(drag.base + x);
});
const end = (event) => {
if (!drag || !event.isTrusted) return;
if (drag.is) drop();
drag = null;
};
addEventListener('pointerup', end);
addEventListener('pointercancel', end);
let rest;
addEventListener('wheel', (event) => {
const row = event.target.closest('.sw');
if (!row || Math.abs(event.deltaX) <= Math.abs(event.deltaY) || drag && drag.row !== row) return;
if (open && open !== row) close();
if (!drag) start(row, 0, 0);
draw(drag.shift - event.deltaX);
clearTimeout(rest);
rest = setTimeout(() => drag && drop(), 120);
}, { passive: true });
addEventListener('click', (event) => {
const side = event.target.closest('.swl,.swt');
const row = event.target.closest('.sw');
if (event.isTrusted && event.detail) {
const peeks = side && open !== row;
if (peeks && !swallows) {
close();
open = row;
show(row, side.classList.contains('swl') ? side.offsetWidth : -side.offsetWidth, true);
}
if (swallows || peeks || row && row === open && !side) {
event.preventDefault();
event.stopPropagation();
if (!swallows && !peeks) close();
swallows = false;
return;
}
}
if (side) setTimeout(close);
}, true);
let pull = null; // the area that is being pulled: {area, control, x, y, by}
const pulled = (el) => {
const area = el.closest('.sy');
const control = area && area.scrollTop <= 0 && area.nextElementSibling;
return control && control.matches('.pull') && control.querySelector('button') ? { area, control, by: 0 } : null;
};
const showPull = ({ area, control }, by, back) => {
area.classList.toggle('back', !!back && !still.matches);
area.firstElementChild.style.transform = by ? `translateY(${by}px)` : '';
control.classList.toggle('drawn', by > 0);
control.style.opacity = by ? Math.min(1, by / 60) : '';
};
addEventListener('touchstart', ({ target, touches: [{ clientX: x, clientY: y }, second] }) => {
pull = second ? null : pulled(target);
if (pull) Object.assign(pull, { x, y });
}, { passive: true });
addEventListener('touchmove', (event) => {
if (!pull) return;
const x = event.touches[0].clientX - pull.x, y = event.touches[0].clientY - pull.y;
if (!pull.by && (y <= 0 || Math.abs(x) > y || drag && drag.is)) return void (pull = null);
if (event.cancelable) event.preventDefault();
pull.by = Math.max(1, y / 2);
showPull(pull, pull.by);
}, { passive: false });
for (const type of ['touchend', 'touchcancel']) {
addEventListener(type, () => {
if (!pull || !pull.by) return;
const { control, by } = pull;
showPull(pull, 0, true);
pull = null;
const button = control.querySelector('button');
if (type === 'touchend' && by >= 60 && button) button.click();
});
}
let wheeled = 0;
addEventListener('wheel', (event) => {
const found = event.deltaY < 0 && pulled(event.target);
if (!found) return void (wheeled = 0);
wheeled -= event.deltaY;
if (wheeled < 200 || found.control.matches('.offered')) return;
found.control.classList.add('offered');
setTimeout(() => found.control.classList.remove('offered'), 4000);
}, { passive: true });
addEventListener('keydown', (event) => event.key === 'Escape' && close());
addEventListener('scroll', () => !drag && close(), true);
})();
"""##
    static let styleSheet: StaticString = ##"""
/* The look of an Espalier page. Places and sizes stand in each element's own style; what is here is common to all. */

/* Colours: the system colours of iOS, light and dark. */
:root {
  color-scheme: light;
  --red: #ff3b30; --orange: #ff9500; --yellow: #fc0; --green: #34c759; --mint: #00c7be; --teal: #30b0c7;
  --cyan: #32ade6; --blue: #007aff; --indigo: #5856d6; --purple: #af52de; --pink: #ff2d55; --brown: #a2845e;
  --gray: #8e8e93; --gray2: #aeaeb2; --gray3: #c7c7cc; --gray4: #d1d1d6; --gray5: #e5e5ea; --gray6: #f2f2f7;
  --label: #000; --secondary-label: rgb(60 60 67/.6); --tertiary-label: rgb(60 60 67/.3);
  --quaternary-label: rgb(60 60 67/.18); --placeholder: rgb(60 60 67/.75); --separator: rgb(60 60 67/.29);
  --fill: rgb(120 120 128/.2); --secondary-fill: rgb(120 120 128/.16); --tertiary-fill: rgb(118 118 128/.12);
  --quaternary-fill: rgb(116 116 128/.08);
  --background: #fff; --secondary-background: #f2f2f7; --tertiary-background: #fff;
  --grouped-background: #f2f2f7; --secondary-grouped-background: #fff;
  --accent: var(--blue); --link: #007aff;
  --material-0: rgb(255 255 255/.35); --material-1: rgb(255 255 255/.5); --material-2: rgb(250 250 250/.65);
  --material-3: rgb(250 250 250/.8); --material-4: rgb(250 250 250/.9);
  --thumb: #fff; --track: rgb(120 120 128/.2); --off: #e9e9ea;
  --sans: EspalierSans, system-ui, -apple-system, "Noto Sans CJK SC", "PingFang SC", sans-serif,
    "Apple Color Emoji", "Noto Color Emoji";
  --rounded: EspalierRounded, ui-rounded, var(--sans);
  --serif: EspalierSerif, ui-serif, "Noto Serif CJK SC", serif, "Apple Color Emoji", "Noto Color Emoji";
  --monospaced: EspalierMono, ui-monospace, monospace, "Noto Sans Mono CJK SC", "Noto Color Emoji";
}
@media (prefers-color-scheme: dark) {
  :root:not([data-scheme="light"]) {
    color-scheme: dark;
    --red: #ff453a; --orange: #ff9f0a; --yellow: #ffd60a; --green: #30d158; --mint: #63e6e2; --teal: #40c8e0;
    --cyan: #64d2ff; --blue: #0a84ff; --indigo: #5e5ce6; --purple: #bf5af2; --pink: #ff375f; --brown: #ac8e68;
    --gray2: #636366; --gray3: #48484a; --gray4: #3a3a3c; --gray5: #2c2c2e; --gray6: #1c1c1e;
    --label: #fff; --secondary-label: rgb(235 235 245/.6); --tertiary-label: rgb(235 235 245/.3);
    --quaternary-label: rgb(235 235 245/.16); --placeholder: rgb(235 235 245/.65); --separator: rgb(84 84 88/.6);
    --fill: rgb(120 120 128/.36); --secondary-fill: rgb(120 120 128/.32); --tertiary-fill: rgb(118 118 128/.24);
    --quaternary-fill: rgb(118 118 128/.18);
    --background: #000; --secondary-background: #1c1c1e; --tertiary-background: #2c2c2e;
    --grouped-background: #000; --secondary-grouped-background: #1c1c1e; --link: #0984ff;
    --material-0: rgb(40 40 40/.35); --material-1: rgb(40 40 40/.5); --material-2: rgb(35 35 35/.65);
    --material-3: rgb(30 30 30/.8); --material-4: rgb(30 30 30/.9);
    --track: rgb(120 120 128/.36); --off: #39393d;
  }
}
:root[data-scheme="dark"] {
  color-scheme: dark;
  --red: #ff453a; --orange: #ff9f0a; --yellow: #ffd60a; --green: #30d158; --mint: #63e6e2; --teal: #40c8e0;
  --cyan: #64d2ff; --blue: #0a84ff; --indigo: #5e5ce6; --purple: #bf5af2; --pink: #ff375f; --brown: #ac8e68;
  --gray2: #636366; --gray3: #48484a; --gray4: #3a3a3c; --gray5: #2c2c2e; --gray6: #1c1c1e;
  --label: #fff; --secondary-label: rgb(235 235 245/.6); --tertiary-label: rgb(235 235 245/.3);
  --quaternary-label: rgb(235 235 245/.16); --placeholder: rgb(235 235 245/.65); --separator: rgb(84 84 88/.6);
  --fill: rgb(120 120 128/.36); --secondary-fill: rgb(120 120 128/.32); --tertiary-fill: rgb(118 118 128/.24);
  --quaternary-fill: rgb(118 118 128/.18);
  --background: #000; --secondary-background: #1c1c1e; --tertiary-background: #2c2c2e;
  --grouped-background: #000; --secondary-grouped-background: #1c1c1e; --link: #0984ff;
  --material-0: rgb(40 40 40/.35); --material-1: rgb(40 40 40/.5); --material-2: rgb(35 35 35/.65);
  --material-3: rgb(30 30 30/.8); --material-4: rgb(30 30 30/.9);
  --track: rgb(120 120 128/.36); --off: #39393d;
}

/* The page: the window is the layout's, so nothing scrolls but what says so. */
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; overflow: hidden; background: var(--background); overscroll-behavior: none; }
@media (scripting: none) { html, body { overflow: auto; } }
body {
  font: 17px/1.21 var(--sans); color: var(--label); white-space: pre; text-rendering: geometricPrecision;
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent; font-synthesis: none;
}
form { margin: 0; height: 100%; }
main { overflow: clip; }
main, main [id] { position: absolute; left: 0; top: 0; display: block; margin: 0; padding: 0; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
ul, li { list-style: none; }
button, input, textarea {
  appearance: none; border: 0; border-radius: 0; background: none; color: inherit; font: inherit; text-align: inherit;
  letter-spacing: inherit; white-space: inherit; outline: none; margin: 0; padding: 0;
}
button { cursor: pointer; touch-action: manipulation; user-select: none; -webkit-user-select: none; overflow: visible; }
button:disabled { cursor: default; }
a { color: var(--link); text-decoration: none; }
a[id] { color: var(--label); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none; }

/* Rows and columns whose flow gives their children their places. */
main .v, main .h { display: flex; align-items: flex-start; }
/* Places count from the left. What is read from the right says so itself. */
main { direction: ltr; }
[dir=rtl] main :is(input, textarea, select) { direction: rtl; }
main .v { flex-direction: column; }
.v > [id], .h > [id] { position: relative; flex: none; left: auto; top: auto; }

/* Texts. A held piece has glyphs of another font: it keeps the width that the server gave it. */
.l { display: block; }
.w { display: inline-block; text-align: center; vertical-align: baseline; height: 1em; line-height: 1em; }
.w.y { position: relative; height: 1.2em; line-height: 0; vertical-align: -0.2365em; }
.g { background: var(--b); background-clip: text; -webkit-background-clip: text; color: transparent; }
span[style*="top:"]:not([id]) { position: relative; }

/* What is drawn in an element without being a node. */
main svg:not(.q *) { position: absolute; left: 0; top: 0; width: 100%; height: 100%; overflow: visible; display: block; }
main .q { width: 0; height: 0; }
.p { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: fill; }
img[id] { object-fit: fill; }
.u { position: absolute; inset: 0; width: 100%; height: 100%; }
.b::after, .bg::after { content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none; z-index: 1; }
.b::after { box-shadow: inset 0 0 0 var(--bw) var(--b); }
.bg::after {
  padding: var(--bw); background: var(--b); mask: linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0);
}
.z { isolation: isolate; }

/* Scroll areas. */
.s { overflow: hidden; }
.sx { overflow-x: auto; }
.sy { overflow-y: auto; }
.bare { scrollbar-width: none; }
.open { pointer-events: none; }
.open > * { pointer-events: auto; }
.nx { scroll-snap-type: x mandatory; }
.ny { scroll-snap-type: y mandatory; }
.nx.ny { scroll-snap-type: both mandatory; }
.n { scroll-snap-align: start; pointer-events: none; }
.na { scroll-snap-stop: always; }
main .v > .pin[id], main .h > .pin[id] { position: sticky; z-index: 1; }

/* What is pulled to be refreshed: a button for the keyboard, which the finger presses from afar. */
.pull { pointer-events: none; transition: opacity .2s; }
.pull button { clip-path: inset(50%); pointer-events: auto; }
.pull button:focus-visible, .pull.offered button { clip-path: none; }
main .pull.drawn::before { inset: 15px 50px; animation: none; }
.sy.back > * { transition: transform .3s cubic-bezier(.2,.8,.2,1); }

/* Rows that are drawn aside, and the buttons under them: those are there for the keyboard also while nobody sees them. */
.sw { overflow: clip; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
.swl, .swt { clip-path: inset(50%); }
.swl:has(:focus-visible), .swt:has(:focus-visible) { clip-path: none; }
.swl.moves, .swt.moves, .moves > .swc, .moves { transition: transform .3s cubic-bezier(.2,.8,.2,1), clip-path .3s cubic-bezier(.2,.8,.2,1); }
@media (hover: hover) and (scripting: enabled) {
  .sw:hover > .swl { clip-path: inset(0 calc(100% - 5px) 0 0); cursor: ew-resize; }
  .sw:hover > .swt { clip-path: inset(0 0 0 calc(100% - 5px)); cursor: ew-resize; }
  .sw:hover > .swl:has(:focus-visible), .sw:hover > .swt:has(:focus-visible) { clip-path: none; }
}

/* Gestures. A drag leaves the scrolling along an area's axis to the area, unless it says that it does not. */
[data-g] {
  user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; -webkit-user-drag: none;
  touch-action: manipulation;
}
[data-g~="x"], [data-g~="y"] { touch-action: none; }
.sy [data-g~="y"]:not([data-g~="x"]) { touch-action: pan-y; }
.sx [data-g~="y"]:not([data-g~="x"]) { touch-action: pan-x; }
.sx.sy [data-g~="y"]:not([data-g~="x"]), .sx .sy [data-g~="y"]:not([data-g~="x"]),
.sy .sx [data-g~="y"]:not([data-g~="x"]) { touch-action: pan-x pan-y; }
[style*="pointer-events:none"] .open[data-g] > *, [style*="pointer-events: none"] .open[data-g] > * { pointer-events: none; }

/* Controls, as on an iPhone. */
.k.f:active { opacity: .4; }
.k.d:active { opacity: .7; }
.k.f, .k.d { transition: opacity .15s; }
.k:disabled:active { opacity: 1; }

/* A pressed button: its elements carry the values that they have then. */
.k:active [style*="--p-width"] { width: var(--p-width) !important; }
.k:active [style*="--p-height"] { height: var(--p-height) !important; }
.k:active [style*="--p-font-size"] { font-size: var(--p-font-size) !important; }
.k:active [style*="--p-line-height"] { line-height: var(--p-line-height) !important; }
.k:active [style*="--p-font-weight"] { font-weight: var(--p-font-weight) !important; }
.k:active [style*="--p-font-style"] { font-style: var(--p-font-style) !important; }
.k:active [style*="--p-letter-spacing"] { letter-spacing: var(--p-letter-spacing) !important; }
.k:active [style*="--p-color"] { color: var(--p-color) !important; }
.k:active [style*="--p-text-decoration"] { text-decoration: var(--p-text-decoration) !important; }
.k:active [style*="--p-background"] { background: var(--p-background) !important; }
.k:active [style*="--p-backdrop"] { backdrop-filter: var(--p-backdrop) !important; }
.k:active [style*="--p-radius"] { border-radius: var(--p-radius) !important; }
.k:active [style*="--p-bw"] { --bw: var(--p-bw) !important; }
.k:active [style*="--p-paint"] { --b: var(--p-paint) !important; }
.k:active [style*="--p-shadow"] { box-shadow: var(--p-shadow) !important; }
.k:active [style*="--p-clip"] { clip-path: var(--p-clip) !important; }
.k:active [style*="--p-overflow"] { overflow: var(--p-overflow) !important; }
.k:active [style*="--p-filter"] { filter: var(--p-filter) !important; }
.k:active [style*="--p-opacity"] { opacity: var(--p-opacity) !important; }
.k:active [style*="--p-transform"] { transform: var(--p-transform) !important; }
.k:active [style*="--p-origin"] { transform-origin: var(--p-origin) !important; }
.k:active [style*="--p-visibility"] { visibility: var(--p-visibility) !important; }
.k:active [style*="--p-z-index"] { z-index: var(--p-z-index) !important; }
.k:active [style*="--p-tint"] { --tint: var(--p-tint) !important; }
.k:active [style*="--p-translate"] { translate: var(--p-translate); }
.k [style*="--p-transition"] { transition: var(--p-transition); }

main .field { cursor: text; user-select: text; -webkit-user-select: text; text-overflow: ellipsis; }
.field::placeholder { color: var(--placeholder); opacity: 1; }
main .field.rounded {
  padding: 0 7px; border-radius: 6px; background: var(--background); box-shadow: inset 0 0 0 1px var(--gray4);
}
main .area { resize: none; white-space: pre-wrap; }
.field:disabled { color: var(--tertiary-label); -webkit-text-fill-color: var(--tertiary-label); }
.field:focus-visible { outline-offset: 0; outline-width: 2px; }

.area.editor { padding: 8px 5px; overflow: auto; }

/* Fields with a picker of the browser's: their text is a node of its own. */
main .date { cursor: pointer; color: transparent; border-radius: 6px; }
.date::-webkit-datetime-edit { opacity: 0; }
.date::-webkit-calendar-picker-indicator { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; margin: 0; padding: 0; cursor: pointer; }
.pick:disabled { cursor: default; opacity: .5; }
main .well {
  cursor: pointer; border-radius: 50%; padding: 3px; overflow: hidden;
  background: conic-gradient(#ff3b30, #ff9500, #fc0, #34c759, #00c7be, #007aff, #5856d6, #af52de, #ff2d55, #ff3b30);
}
.well::-webkit-color-swatch-wrapper { padding: 0; }
.well::-webkit-color-swatch { border: 2px solid var(--background); border-radius: 50%; }
.well::-moz-color-swatch { border: 2px solid var(--background); border-radius: 50%; }

/* The wheel of a task without an end in sight: eight spokes, of which the one that leads is darkest. */
.spinner::before, .pull.drawn::before {
  content: ""; position: absolute; inset: 0; background: var(--tint, var(--gray)); animation: spin .8s steps(8) infinite;
  mask: conic-gradient(from -22.5deg, rgb(0 0 0/.2) 0 45deg, rgb(0 0 0/.25) 0 90deg, rgb(0 0 0/.3) 0 135deg,
      rgb(0 0 0/.4) 0 180deg, rgb(0 0 0/.5) 0 225deg, rgb(0 0 0/.65) 0 270deg, rgb(0 0 0/.8) 0 315deg, #000 0) intersect,
    radial-gradient(closest-side, transparent 44%, #000 46% 98%, transparent) intersect,
    repeating-conic-gradient(from -8deg, #000 0 16deg, transparent 17deg 44deg, #000 45deg);
}
@keyframes spin { to { transform: rotate(1turn); } }

/* Lists of menus, over the page. */
main .menu {
  position: fixed; inset: auto; left: var(--x, calc(50% - 125px)) !important; top: var(--y, 20%) !important; border: 0; border-radius: 13px;
  overflow: hidden auto; max-height: calc(100% - 16px); background: var(--material-3); backdrop-filter: blur(30px) saturate(1.8); color: inherit;
  box-shadow: 0 0 0 .5px var(--separator), 0 12px 48px rgb(0 0 0/.22);
}
main .menu:not(:popover-open) { display: none; }
@supports not selector(:popover-open) { main .menu { display: none; } }
.k.i:active, .k.i:focus-visible { background: var(--fill); outline: none; }
@media (hover: hover) { .k.i:not(:disabled):hover { background: var(--quaternary-fill); } }

.toggle {
  --on: var(--tint, var(--green));
  cursor: pointer; background: var(--off); transition: background-color .2s;
}
main .toggle { border-radius: 15.5px; }
.toggle::before {
  content: ""; position: absolute; left: 2px; top: 2px; width: 27px; height: 27px; border-radius: 50%;
  background: var(--thumb); box-shadow: 0 3px 8px rgb(0 0 0/.15), 0 3px 1px rgb(0 0 0/.06); transition: transform .25s;
}
.toggle:checked { background: var(--on); }
.toggle:checked::before { transform: translateX(20px); }
.toggle:disabled { opacity: .5; cursor: default; }

.slider { --on: var(--tint, var(--accent)); cursor: pointer; touch-action: none; }
.slider::-webkit-slider-runnable-track {
  height: 4px; border-radius: 2px;
  background: linear-gradient(var(--on) 0 0) 0/calc(14px + (100% - 28px) * var(--fill)) no-repeat, var(--track);
}
.slider::-moz-range-track { height: 4px; border-radius: 2px; background: var(--track); }
.slider::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--on); }
.slider::-webkit-slider-thumb {
  appearance: none; width: 28px; height: 28px; margin-top: -12px; border-radius: 50%; background: var(--thumb);
  box-shadow: 0 .5px 4px rgb(0 0 0/.12), 0 6px 13px rgb(0 0 0/.12);
}
.slider::-moz-range-thumb {
  width: 28px; height: 28px; border: 0; border-radius: 50%; background: var(--thumb);
  box-shadow: 0 .5px 4px rgb(0 0 0/.12), 0 6px 13px rgb(0 0 0/.12);
}
.slider:disabled { opacity: .5; cursor: default; }

main .choice { appearance: none; border: 0; background: none; color: transparent; font-size: 17px; cursor: pointer; }
.choice option { color: var(--label); background: var(--background); }
.choice:disabled { cursor: default; }

main .stepper { border-radius: 8px; background: var(--tertiary-fill); }
.stepper button { position: absolute; top: 0; width: 50%; height: 100%; }
.stepper button + button { left: 50%; }
.stepper button:active { background: var(--fill); border-radius: 8px; }
.stepper button::before, .stepper button + button::after {
  content: ""; position: absolute; left: 50%; top: 50%; width: 15px; height: 1.5px; margin: -.75px -7.5px;
  background: currentColor;
}
.stepper button + button::after { transform: rotate(90deg); }
.stepper::after {
  content: ""; position: absolute; left: 50%; top: 7px; bottom: 7px; width: 1px; background: var(--separator);
}
.stepper button:disabled { color: var(--tertiary-label); }

@media (prefers-reduced-motion: reduce) { .k, .k [style], .toggle, .toggle::before { transition: none; } }
"""##
}
