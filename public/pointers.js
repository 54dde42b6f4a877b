// Menus beside their buttons, context menus at the pointer, also after a long press where the browser has no event for it, buttons that
// are held, and views that observe a hovering pointer or its positions. It loads charts.js for a page with a chart. The client loads this script for pages with any of them. The server
// makes a menu when it is opened.
(() => {
  'use strict';

  const report = (el, type, value) =>
    dispatchEvent(new CustomEvent('report', { detail: { node: +el.id.slice(wire.element.prefix.length), type, value } }));

  // MARK: Menus

  // A menu opens below its button, or above it if there is no room, inside the window.
  const placeBelow = (list) => {
    const opener = document.querySelector(`[popovertarget=${list.id}],[${wire.attribute.menu}=${list.id}]`);
    if (!opener) return;
    const from = opener.getBoundingClientRect();
    const { clientWidth: room, clientHeight: depth } = document.documentElement;
    const width = parseFloat(list.style.width), height = Math.min(parseFloat(list.style.height), depth - 16);
    const clamp = (value, most) => Math.max(8, Math.min(value, most - 8));
    const below = from.bottom + 8 + height <= depth - 8;
    list.style.setProperty('--x', clamp(from.left, room - width) + 'px');
    list.style.setProperty('--y', clamp(below ? from.bottom + 8 : from.top - 8 - height, depth - height) + 'px');
  };
  for (const list of document.querySelectorAll(`.${wire.class.menu}:popover-open`)) placeBelow(list);
  addEventListener('beforetoggle', ({ target: list, newState }) => {
    if (newState === 'open' && list.matches(`.${wire.class.menu}`)) placeBelow(list);
  }, true);
  addEventListener('toggle', ({ target: list, newState }) => {
    if (newState !== 'open' || !list.matches(`.${wire.class.menu}`) || !document.querySelector(':focus-visible')) return;
    const first = list.querySelector('[role^=menuitem]:enabled');
    if (first) first.focus();
  }, true);

  // MARK: Context menus

  const opener = `[${wire.attribute.menu}]:not(button)`;
  const listOf = (el) => document.getElementById(el.dataset[wire.data.menu]);

  // A row of a table has the focus itself, around the view with its menu.
  const openerOf = (target, selector) =>
    target.matches('[role=row]') && target.querySelector(selector) || target.closest(selector);

  let place = null; // where the pointer opens a menu
  let held = null; // a touch that may become a long press: {x, y, timers}
  let asked = null; // the view whose menu the server is making
  let wanted = null; // the view and the place of a menu that opens when it is made
  let kept = null; // the view and the place of a menu that opened under a finger or a button that is still down
  let swallows = false; // whether the next click belongs to a long press

  // The menu is beside the pointer, inside the window. After the keyboard, it is below the view, as the client places it.
  addEventListener('beforetoggle', ({ target: list, newState }) => {
    if (newState !== 'open' || !place || !list.matches(`.${wire.class.menu}`)) return;
    const { clientWidth: room, clientHeight: depth } = document.documentElement;
    const width = parseFloat(list.style.width), height = Math.min(parseFloat(list.style.height), depth - 16);
    const clamp = (value, most) => Math.max(8, Math.min(value, most - 8));
    list.style.setProperty('--x', clamp(place[0], room - width) + 'px');
    list.style.setProperty('--y', clamp(place[1] + height > depth - 8 ? place[1] - height : place[1], depth - height) + 'px');
  }, true);

  // Asks for a menu, so that it is there when the user opens it.
  const prepare = (el) => {
    if (el === asked || listOf(el)) return;
    asked = el;
    report(el, wire.type.menu);
  };

  const open = (el, x, y) => {
    const list = listOf(el);
    wanted = list ? null : [el, x, y];
    if (!list) return prepare(el);
    place = x === undefined ? null : [x, y];
    if (!list.matches(':popover-open')) list.showPopover();
    // Not every browser says that the keyboard has moved the focus.
    if (!place) list.querySelector('[role^=menuitem]:enabled')?.focus();
    place = null;
  };

  const forget = () => asked = wanted = null;

  // The client calls this after each patch.
  addEventListener('needs-' + wire.script.pointers, () => {
    if (asked && listOf(asked)) asked = null;
    if (wanted && listOf(wanted[0])) open(...wanted);
  });

  const hold = (el, x, y) => {
    kept = [el, x, y];
    swallows = true;
    open(el, x, y);
  };

  const release = () => {
    for (const timer of held?.timers || []) clearTimeout(timer);
    held = null;
  };

  addEventListener('contextmenu', (event) => {
    release();
    const el = openerOf(event.target, `[${wire.attribute.menu}]`);
    const isButton = el && !el.matches(opener);
    if (!el || isButton && !listOf(el)) return;
    event.preventDefault();
    // The menu of a button is below it.
    if (isButton) return listOf(el).showPopover();
    event.stopImmediatePropagation();
    if (event.target.closest(`.${wire.class.menu}`)) return;
    // The event of a key has no button and the place of the view.
    if (event.pointerType === 'touch') hold(el, event.clientX, event.clientY);
    else if (event.button > 0) {
      kept = [el, event.clientX, event.clientY];
      open(...kept);
    } else open(el);
  }, true);

  // Not every browser sends that event for keys.
  addEventListener('keydown', (event) => {
    kept = wanted = null;
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    const el = event.target.closest && openerOf(event.target, opener);
    if (!el || event.target.closest(`.${wire.class.menu}`)) return;
    event.preventDefault();
    open(el);
  });

  addEventListener('pointerdown', (event) => {
    swallows = false;
    kept = null;
    release();
    forget();
    const el = event.target.closest(opener);
    if (!el || event.target.closest(`.${wire.class.menu}`)) return;
    if (event.button === 2) prepare(el);
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    held = { x, y, timers: [setTimeout(() => prepare(el), 250), setTimeout(() => {
      held = null;
      hold(el, x, y);
    }, 500)] };
  }, true);
  addEventListener('pointermove', (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 10) release();
  }, true);
  for (const type of ['pointerup', 'pointercancel', 'scroll']) addEventListener(type, release, true);

  // Lifting the finger closes the menu, because the browser handles it as a tap outside, and in Firefox so does releasing the
  // button. The script opens the menu again.
  addEventListener('beforetoggle', ({ target: list, newState }) => {
    const again = newState === 'closed' && kept;
    if (again && list === listOf(again[0])) setTimeout(() => open(...again));
  }, true);
  addEventListener('pointerup', ({ pointerType }) => pointerType !== 'touch' && setTimeout(() => kept = null), true);

  // A drag that the same finger begins closes it.
  addEventListener('dragging', () => {
    kept = wanted = null;
    for (const list of document.querySelectorAll(`.${wire.class.menu}:popover-open`)) list.hidePopover();
  });

  // The click after a long press presses nothing. Any other one may press an entry of the menu.
  addEventListener('click', (event) => {
    if (!swallows) return void (kept = null);
    swallows = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // MARK: Held buttons

  // A held button repeats, or opens its menu. Its click then presses nothing.
  let letGo = () => {};
  addEventListener('pointerdown', (event) => {
    letGo();
    const el = !event.button && event.target.closest(`.${wire.class.pressable}`);
    if (!el || el.disabled) return;
    let timer;
    const menu = el.dataset[wire.data.menu];
    const repeat = () => {
      swallows = true;
      if (menu) return document.getElementById(menu).showPopover();
      report(el, wire.type.tap);
      timer = setTimeout(repeat, 100);
    };
    if (menu || el.matches(`.${wire.class.repeats}`)) timer = setTimeout(repeat, 500);
    letGo = () => clearTimeout(timer);
  });
  for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, () => letGo());

  // MARK: Hovering

  // The elements under the pointer with hover events, the innermost first.
  let hovered = [];
  const hover = (target) => {
    const now = [], observing = `[${wire.attribute.events}~=${wire.type.hover}]`;
    for (let el = target?.closest?.(observing); el; el = el.parentElement.closest(observing)) now.push(el);
    for (const el of hovered) if (!now.includes(el) && el.isConnected) report(el, wire.type.hover, false);
    for (const el of now) if (!hovered.includes(el)) report(el, wire.type.hover, true);
    hovered = now;
  };
  addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') hover(event.target);
  });
  addEventListener('pointerout', (event) => event.relatedTarget || hover());

  // MARK: Charts

  // Charts have a script of their own, which lies beside this one.
  const home = document.currentScript?.src || location.href;
  let charts = null; // its element
  const loadCharts = () => {
    if (charts || !document.querySelector(`[${wire.attribute.plot}]`)) return;
    charts = document.createElement('script');
    charts.src = new URL(CHARTS_FILE, home);
    charts.onerror = () => {
      charts.remove();
      charts = null;
    };
    document.head.append(charts);
  };
  loadCharts();
  addEventListener('needs-' + wire.script.pointers, loadCharts);

  // MARK: Positions

  const reporting = `[${wire.attribute.events}~=${wire.type.over}]:not([${wire.attribute.plot}])`;
  let over = []; // the elements under the pointer, the innermost first
  let drawn = null; // the event to report with the next frame
  const post = (el, value) => report(el, wire.type.over, value);
  const leave = (kept) => {
    for (const el of over) if (!kept.includes(el) && el.isConnected) post(el);
    over = kept;
  };
  addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    if (!drawn) requestAnimationFrame(() => {
      const { target, clientX, clientY } = drawn;
      drawn = null;
      const now = [];
      for (let el = target.closest && target.closest(reporting); el; el = el.parentElement.closest(reporting)) now.push(el);
      leave(now);
      for (const el of now) {
        const { left, top } = el.getBoundingClientRect();
        post(el, { [wire.point.x]: clientX - left, [wire.point.y]: clientY - top });
      }
    });
    drawn = event;
  });
  addEventListener('pointerout', (event) => {
    if (event.relatedTarget) return;
    drawn = drawn && { target: document, clientX: 0, clientY: 0 };
    leave([]);
  });
})();
