// Reports fingers, pens and the mouse on views with gestures. The client loads this script for pages with such views. The server
// recognizes the gestures: this script sends touches as soon as they can matter, and prevents the browser's own reaction
// meanwhile. wire.gesture.… are the words of an element's requirements (see DisplayGesture).
(() => {
  'use strict';
  const tolerance = 10; // the distance that a tap may stray
  const post = (el, type, value) =>
    dispatchEvent(new CustomEvent('report', { detail: { node: +el.id.slice(wire.element.prefix.length), type, value } }));
  const round = (number) => Math.round(number * 100) / 100;

  let touch = null; // the current one
  let spent = () => false; // whether a click belongs to a reported touch
  let serial = Date.now() % 1e9;
  let rest = null; // {el, timer}: a tap that another may follow; until then, the page is busy
  const waitFor = (next) => {
    dispatchEvent(new CustomEvent('waiting', { detail: !!next - !!rest }));
    rest = next;
  };

  // The requirements of the gestures of an element and of its ancestors.
  const withGesture = `[${wire.attribute.gesture}]`;
  const needs = (el) => {
    const all = { far: Infinity, holds: [] };
    for (let at = el; at; at = at.parentElement && at.parentElement.closest(withGesture)) {
      for (const word of at.dataset[wire.data.gesture].split(' ')) {
        const [number, distance] = word.slice(1).split(',').map(Number);
        if (word[0] === wire.gesture.distance) all.far = Math.min(all.far, number);
        else if (word[0] === wire.gesture.hold) all.holds.push([number, distance]);
        else all[word] = true;
      }
    }
    return all;
  };

  // The element that a click would press: the view's own element if it has a button underneath.
  const pressed = (target) => {
    const el = target.closest(`button,a,input,select,textarea,[${wire.attribute.events}~=${wire.type.tap}]`);
    return el && el.name === wire.form.tap && document.getElementById(wire.element.prefix + el.value) || el;
  };

  // Converts from the window's coordinates to the element's. Marker elements inside the element reveal its transform.
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

  // MARK: Reporting

  const value = (at, more) => {
    const { points, start } = touch;
    const given = at === 'start' ? [start] : [...points.values()];
    const value = { [wire.touch.number]: touch.serial, [wire.touch.time]: round(at === 'start' ? start.time : performance.now()),
      [wire.touch.points]: given.flatMap(({ x, y }) => touch.map(x, y).map(round)),
      [wire.touch.pagePoints]: given.flatMap(({ x, y }) => [round(x), round(y)]), ...more };
    const [first] = touch.trail, last = touch.trail[touch.trail.length - 1];
    const passed = last && last.time - first.time;
    if (at !== 'start' && passed > 0 && performance.now() - last.time < 100) {
      value[wire.touch.velocity] = [(last.x - first.x) / passed * 1000, (last.y - first.y) / passed * 1000].map(round);
    }
    if (touch.keys) value[wire.touch.keys] = touch.keys;
    if (touch.control) value[wire.touch.isOnControl] = 1;
    return value;
  };

  const reportStart = () => {
    if (touch.isReported) return;
    touch.isReported = true;
    post(touch.el, wire.type.touch, value('start'));
  };

  // Whether the view is still on the page. A change of the page may have replaced its element.
  const remains = () => {
    if (!touch.el.isConnected) touch.el = document.getElementById(touch.el.id) || touch.el;
    return touch.el.isConnected;
  };

  const move = () => {
    // A removed view accepts no event.
    if (!remains() || touch.el.dataset[wire.data.gesture] === undefined) return stop();
    reportStart();
    post(touch.el, wire.type.move, value());
  };

  const stop = () => {
    if (touch) touch.timers.forEach(clearTimeout);
    touch = null;
  };

  const cancel = () => {
    if (touch && touch.isReported && remains()) post(touch.el, wire.type.lift, value('', { [wire.touch.isCancelled]: 1 }));
    stop();
  };

  // MARK: Following

  const begin = (el, event, x, y, control) => {
    const needed = needs(el);
    const start = { x, y, time: performance.now() };
    touch = { el, needs: needed, start, serial: ++serial, points: new Map([[event.pointerId, start]]), trail: [start],
      far: 0, control, keys: event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3, map: mapping(el) };
    if (rest) {
      clearTimeout(rest.timer);
      if (rest.el !== el) post(rest.el, wire.type.rest);
      waitFor(null);
    }
    touch.timers = needed.holds.map(([milliseconds, distance]) => setTimeout(() => {
      if (!touch || touch.far > distance || touch.points.size > 1) return;
      if (!control || needed[wire.gesture.overrides]) touch.held = true;
      move();
    }, milliseconds));
    if (needed[wire.gesture.reportsStart]) reportStart();
  };

  const end = () => {
    const isThere = remains();
    const { el, needs: needed, isReported, held, dragged, far } = touch;
    const isTap = !dragged && !held && far <= tolerance && needed[wire.gesture.takesTaps];
    spent = (target) => {
      if (dragged || held) return true;
      if (!isTap) return false;
      const at = pressed(target);
      if (!at) return false;
      if (at !== el && el.contains(at)) return !!needed[wire.gesture.overrides];
      return at === el || !at.matches(`.${wire.class.pressable},a`);
    };
    if (isThere && (isReported || isTap)) {
      reportStart();
      post(el, wire.type.lift, value());
      if (needed[wire.gesture.waitsForTaps] && isTap) {
        waitFor({ el, timer: setTimeout(() => {
          if (el.isConnected) post(el, wire.type.rest);
          waitFor(null);
        }, 350) });
      }
    }
    stop();
  };

  addEventListener('pointerdown', (event) => {
    spent = () => false;
    const { target } = event;
    if (touch && !touch.key && touch.needs[wire.gesture.takesTwoFingers] && touch.points.size === 1 && !touch.points.has(event.pointerId)) {
      touch.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
      touch.dragged = true;
      return move();
    }
    if (event.button || touch && event.isPrimary === false) return;
    cancel();
    const el = target.closest(withGesture);
    if (!el || target.closest('input,textarea,select')) return;
    const at = pressed(target);
    begin(el, event, event.clientX, event.clientY, !!at && at !== el && el.contains(at));
  });

  addEventListener('pointermove', (event) => {
    const point = touch && touch.points.get(event.pointerId);
    if (!point) return;
    const time = performance.now();
    const at = { x: event.clientX, y: event.clientY, time };
    touch.points.set(event.pointerId, at);
    if (touch.points.size === 1) {
      touch.trail = [...touch.trail.filter((old) => time - old.time < 100), at];
      touch.far = Math.max(touch.far, Math.hypot(at.x - touch.start.x, at.y - touch.start.y));
    }
    if (!touch.dragged && touch.far >= Math.max(touch.needs.far, 4) && !scrolls(event, at)) {
      touch.dragged = true;
      try { touch.el.setPointerCapture(event.pointerId); } catch {}
      // Releases pressed buttons.
      dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
    }
    if (touch.isReported || touch.dragged) move();
  });

  // Whether a finger that moves there scrolls a surrounding area. The browser then takes over the touch.
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
    // Other scripts take a touch over by dispatching this event.
    if (touch && touch.points.has(event.pointerId) && (event.isTrusted || !touch.dragged)) cancel();
  });
  addEventListener('blur', cancel);
  addEventListener('pagehide', cancel);

  // MARK: The browser's own reactions

  addEventListener('click', (event) => {
    if (!event.detail || !spent(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  addEventListener('touchmove', (event) => {
    if (touch && touch.held && event.cancelable) event.preventDefault();
  }, { passive: false });
  addEventListener('contextmenu', (event) => touch && event.preventDefault());
  addEventListener('dragstart', (event) => event.target.closest && event.target.closest(withGesture) && event.preventDefault());

  // MARK: Keys

  // Holding Return or space is a long press in the view's center. Releasing before that is a tap.
  addEventListener('keydown', (event) => {
    const at = event.target;
    const el = at instanceof Element && (at.matches(withGesture) ? at : pressed(at));
    if (event.key === 'Escape' || touch && touch.key) {
      if (event.key === 'Escape') cancel();
      else event.preventDefault();
      return;
    }
    if (event.key !== 'Enter' && event.key !== ' ' || !el || !(el.dataset[wire.data.gesture] || '').split(' ').some((word) => word[0] === wire.gesture.hold)) return;
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

  // Two fingers that move apart on a trackpad arrive as a wheel event with Control.
  let pinch;
  addEventListener('wheel', (event) => {
    const el = event.ctrlKey && event.target.closest(`[${wire.attribute.gesture}~=${wire.gesture.takesTwoFingers}]`);
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
