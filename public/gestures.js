// Reports fingers, pens and the mouse on views with gestures (data-g; see DisplayGesture for its words). The client loads this
// script for pages with such views. The server recognizes the gestures: this script sends `touch`, `move` and `lift` as soon
// as they can matter, and prevents the browser's own reaction meanwhile.
(() => {
  'use strict';
  const tolerance = 10; // how far a tap may stray
  const post = (el, type, value) =>
    dispatchEvent(new CustomEvent('report', { detail: { node: +el.id.slice(1), type, value } }));
  const round = (number) => Math.round(number * 100) / 100;

  let touch = null; // the one that is followed
  let spent = () => false; // whether a click belongs to what was reported already
  let serial = Date.now() % 1e9;
  let rest = null; // {el, timer}: a tap that may be followed by another; until then the page is busy
  const waitFor = (next) => {
    dispatchEvent(new CustomEvent('waiting', { detail: !!next - !!rest }));
    rest = next;
  };

  // What the gestures of the element and of those around it need.
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

  // What a click there would press, and the view's own element where a button lies under it.
  const pressed = (target) => {
    const el = target.closest('button,a,input,select,textarea,[data-on~=tap]');
    return el && el.name === 'tap' && document.getElementById('n' + el.value) || el;
  };

  // From the window's coordinates to the element's, as it stands now: marks inside of it know how it is turned.
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

  // MARK: Telling

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
    if (touch.isReported) return;
    touch.isReported = true;
    post(touch.el, 'touch', value('start'));
  };

  const move = () => {
    // A view that has gone accepts no event.
    if (!touch.el.isConnected || touch.el.dataset.g === undefined) return stop();
    tell();
    post(touch.el, 'move', value());
  };

  const stop = () => {
    if (touch) touch.timers.forEach(clearTimeout);
    touch = null;
  };

  const cancel = () => {
    if (touch && touch.isReported && touch.el.isConnected) post(touch.el, 'lift', value('', { c: 1 }));
    stop();
  };

  // MARK: Following

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

  const end = () => {
    const { el, needs: needed, isReported, held, dragged, far } = touch;
    const isTap = !dragged && !held && far <= tolerance && needed.t;
    spent = (target) => {
      if (dragged || held) return true;
      if (!isTap) return false;
      const at = pressed(target);
      if (!at) return false;
      if (at !== el && el.contains(at)) return !!needed.q;
      return at === el || !at.matches('.k,a');
    };
    if (el.isConnected && (isReported || isTap)) {
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
      // What was pressed is not any more.
      dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
    }
    if (touch.isReported || touch.dragged) move();
  });

  // Whether a finger that goes there scrolls what is around: the browser takes the touch then.
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
    end();
  });
  addEventListener('pointercancel', (event) => {
    // Others say by an event of their own that the touch is theirs now.
    if (touch && touch.points.has(event.pointerId) && (event.isTrusted || !touch.dragged)) cancel();
  });
  addEventListener('blur', cancel);
  addEventListener('pagehide', cancel);

  // MARK: What the browser would do

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

  // MARK: Keys

  // Holding Return or space is a long press in the view's middle; letting go before that is a tap.
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
    const { el, isReported } = touch;
    if (isReported) return end();
    stop();
    el.click();
  }, true);

  // Two fingers on a trackpad that move apart come as a wheel with Control.
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
    if (!touch.isReported) {
      touch.points = new Map([[0, { x, y }], [1, { x: x + 200, y }]]);
      move();
    }
    touch.points = new Map(points);
    move();
    clearTimeout(pinch);
    pinch = setTimeout(() => touch && touch.pointer === 'wheel' && end(), 200);
  }, { passive: false });
})();
