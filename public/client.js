// Espalier's page: sends what the user does, applies what the server answers. No dependencies.
//
// Up:   batches {"session", "revision", "page", "n", "events": [{"node", "type", "value"}]}, one at a time, in order.
// Down: a patch {"f": from, "t": to, "a": [animation], "o": [operation]}, an array of them, or a whole page {"t", "h": html};
//       as the answer, and whenever something changes. Sources/HTMLRenderer/WireProtocol.swift names every letter.
// Both over a WebSocket, /<scene>/channel, where the answer to batch n is {"n", "p": patch}; where none can be had, by
// POST /<scene>/events and server-sent events of /<scene>/updates.
// While anything is under way, <body data-busy> is there.
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

  const settle = () => body.toggleAttribute('data-busy', !!(sending || queue.length || moving || syncing));

  // MARK: Sending

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
      // The window's size goes by a request: the answer brings the cookie that remembers it.
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
      // No network, or no server that answers: the events are sent again.
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

  // MARK: Receiving

  const receive = (data) => {
    if (Array.isArray(data)) return data.forEach(receive);
    if (data.h !== undefined) {
      // A server that was started again may count from further back; from then on what is older is late.
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

  // Fetches the page as it is now, or a new one where the session has ended, and turns this one into it.
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
      // What is being typed goes on in the new session.
      const field = document.activeElement;
      if (field && field.matches('.field')) send(numberOf(field), 'input', (lastSent[numberOf(field)] = field.value));
    }
    settle();
    flush();
  };

  // MARK: Patches

  const apply = (patch) => {
    const focused = document.activeElement;
    const animations = patch.a || [];
    const timing = (index) => {
      const a = index >= 0 && !still.matches ? animations[index] : null;
      return a && { duration: a[0], delay: a[1], easing: a[2], iterations: a[3] < 0 ? Infinity : a[3] || 1,
        direction: a[4] ? 'alternate' : 'normal', fill: 'backwards' };
    };
    // Where matched elements come from is looked up before anything moves.
    const origins = {};
    for (const o of patch.o) {
      if (o[0] === 'g' && element(o[2])) origins[o[1]] = element(o[2]).getBoundingClientRect();
    }
    // Matched elements fly once all stand where they belong.
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
    // An element that was written anew keeps the focus of the one before.
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

  // A field is overwritten only where the server set something else than what it was told last, and never over text
  // that it has yet to hear of.
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

  // MARK: Animation

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

  // Does what has to measure the changed page when the browser lays it out anyway: before it shows it.
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

  // Moves an element from a rectangle of the page to where it is.
  const fly = (el, from, time) => {
    const to = el.getBoundingClientRect();
    if (!to.width || !to.height) return;
    run(el, [{ transformOrigin: '0 0', transform:
      `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width},${from.height / to.height})` },
    { transformOrigin: '0 0', transform: 'none' }], time);
  };

  // What leaves is nobody's any more while it is still seen.
  const leave = (el, look, time) => {
    if (!time) return el.remove();
    for (const inner of [el, ...el.querySelectorAll('[id]')]) inner.removeAttribute('id');
    el.inert = true;
    el.setAttribute('aria-hidden', 'true');
    el.style.pointerEvents = 'none';
    run(el, [{}, looks(look)], { ...time, fill: 'both' }, () => el.remove());
  };

  // MARK: Whole pages

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

  // MARK: What the user does

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

  // A press is shown by the style sheet alone; the server hears of it where it asked to. Held buttons repeat.
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

  // MARK: Menus

  // A list stands under what opened it, or above where there is no room, inside of the window.
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

  // A date's field opens the browser's picker wherever it is tapped.
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

  // Scrolling by touch puts the keyboard away where the app says so.
  addEventListener('touchmove', ({ target: el }) => {
    const field = document.activeElement;
    if (field.matches('.field') && el.closest('.away') && !el.closest('.field')) field.blur();
  }, { passive: true });

  // Scrolls an area where the server wants it.
  const scroll = (el) => {
    const [, left, top, smooth] = el.dataset.to.split(' ').map(Number);
    el.scrollTo({ left, top, behavior: smooth && !still.matches ? 'smooth' : 'instant' });
  };
  document.querySelectorAll('[data-to]').forEach(scroll);

  // MARK: The window

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

  // MARK: Updates from the server

  let channel, stream, retry;
  let failures = 1; // how often in a row a channel could not be had: twice, and this page does without

  const listen = () => {
    hangUp();
    told = false;
    const query = '?session=' + encodeURIComponent(body.dataset.session) + '&revision=' + revision;
    if (failures > 1) {
      stream = new EventSource(page() + '/updates' + query);
      stream.onmessage = (event) => receive(JSON.parse(event.data));
      // The browser tries again by itself unless the server refused: then the session is looked up anew.
      stream.onerror = () => {
        if (stream && stream.readyState === EventSource.CLOSED) setTimeout(() => sync().then(listenAnew), 1000);
      };
      // What is in between may be another when the stream comes back, or after a while.
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
      // Why a channel does not open, nobody says: the session may have ended. A page that never had one does without.
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

  // Ends what listens. A batch whose answer did not come is sent again.
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
  // A page that is put aside holds no connection, and takes it up again when one comes back to it.
  addEventListener('pagehide', hangUp);
  addEventListener('pageshow', (event) => event.persisted && sync().then(listenAnew));
})();
