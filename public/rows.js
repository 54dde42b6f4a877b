// The keyboard in tables and long lists, as WAI-ARIA's practices describe a grid: Tab reaches them once, arrows, Home, End and the
// Page keys move the focus among rows, Return performs a row's primary action, Space selects it, and Shift extends the selection.
// The client loads this script when the keyboard is first used on a page with tables or with rows that are made on demand.
(() => {
  'use strict';
  const grid = '[role=grid]', area = `[${wire.attribute.rows}]`;
  const focusable = `a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex],${grid} [role=row]`;
  const row = '[role=row],[role=listitem],li';
  // Controls with keys of their own.
  const keeps = `input:not([type=checkbox]),textarea,select,[role=radio],[role=tab],[role^=menuitem],[role=slider],[${wire.attribute.edge}]`;

  const rootOf = (el) => el.closest(grid) || el.closest(area);
  const rowOf = (el) => el.closest(row) || el;
  const areaOf = (root) => (root.matches(area) ? root : root.querySelector(area));
  const isRtl = () => document.documentElement.dir === 'rtl';

  const given = new WeakMap(); // the elements whose `tabindex` this script has set, with the page's own
  const stops = new WeakMap(); // by table or list: the element that Tab reaches

  const setIndex = (el, index) => {
    if (!given.has(el)) given.set(el, el.getAttribute('tabindex'));
    if (el.getAttribute('tabindex') !== index) el.setAttribute('tabindex', index);
  };
  const restore = (el) => {
    if (!given.has(el)) return;
    const index = given.get(el);
    given.delete(el);
    if (index === null) el.removeAttribute('tabindex');
    else el.setAttribute('tabindex', index);
  };

  // The elements of a table or list that can have the focus, in order.
  const items = (root) => [...root.querySelectorAll(focusable)].filter((el) => {
    if (el.matches(area) || rootOf(el.parentElement) !== root || el.closest(`[aria-hidden=true],[inert],.${wire.class.menu}`)) return false;
    if (el.matches('[role=row]')) return !!el.querySelector('[role=gridcell]');
    // The button that selects a row of a table is for pages without scripts.
    const spare = el.localName === 'button' && root.matches(grid) && getComputedStyle(el).pointerEvents === 'none';
    if (spare) {
      el.setAttribute('aria-hidden', 'true');
      setIndex(el, '-1');
    }
    return !spare;
  });

  // Makes one element of each table and long list a stop of Tab. Fields in rows keep their own stops, as in a form.
  const adjust = (root) => {
    const all = items(root), scroller = areaOf(root);
    const isOne = root.matches(grid) || scroller.scrollHeight > 2 * scroller.clientHeight && !all.some((el) => el.matches(keeps));
    if (!isOne || !all.length) {
      all.forEach(restore);
      if (scroller) restore(scroller);
      return;
    }
    let stop = all.includes(document.activeElement) ? document.activeElement : stops.get(root);
    if (!all.includes(stop)) {
      const top = scroller ? scroller.getBoundingClientRect().top : 0;
      const rows = all.filter((el) => !scroller || scroller.contains(el));
      stop = rows.find((el) => el.matches('[aria-selected=true],[aria-pressed=true],[aria-current]'))
        || rows.find((el) => el.getBoundingClientRect().top >= top) || rows[0] || all[0];
    }
    stops.set(root, stop);
    for (const el of all) setIndex(el, el === stop ? '0' : '-1');
    // Firefox makes each area that scrolls a stop of its own. An area in a table must not have the focus otherwise.
    if (scroller && (scroller === root || navigator.userAgent.includes('Firefox'))) setIndex(scroller, '-1');
  };
  const roots = () => [...document.querySelectorAll(`${grid},${area}`)].filter((el) => !el.parentElement.closest(grid));
  const observer = new MutationObserver((records) => {
    follow(records);
    for (const root of roots()) {
      if (records.some(({ target }) => root.contains(target) || target.contains(root))) adjust(root);
    }
    observer.takeRecords();
  });
  const watched = { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled', 'inert', wire.attribute.rows] };

  // MARK: Rows that are removed

  let last = null; // the element of a row that had the focus last
  let size = null; // the number of rows in its list or table then
  let heir = null; // the row that gets the focus of a removed one when a dialog closes

  // The number of rows that a list or table tells: rows beyond the visible part are removed from the page, but not from the list.
  const sizeOf = (list) => list && (list.closest(grid)?.getAttribute('aria-rowcount') || list.dataset?.[wire.data.span]?.split(' ')[1]);
  const isGone = (el) => !el.isConnected || !!el.closest('[inert],[style*="display: none"]');
  const firstItem = (el) => {
    const root = rootOf(el);
    return root ? items(root).find((one) => rowOf(one) === el) : [el, ...el.querySelectorAll(focusable)].find((one) => one.matches(focusable));
  };

  // The row after a removed one, or else the row before it.
  const successor = (own, records) => {
    // A row that fades out may be elsewhere in the list by now.
    const beside = (el, side) => {
      const removal = isGone(el) && records.find(({ removedNodes }) => [...removedNodes].includes(el));
      return (removal || el)[side];
    };
    for (const side of ['nextSibling', 'previousSibling']) {
      for (let el = beside(own, side); el; el = beside(el, side)) {
        if (el.nodeType === 1 && el.matches(row) && !isGone(el) && firstItem(el)) return el;
      }
    }
    return null;
  };

  // Gives the focus of a removed row to the one that takes its place, after a dialog that has the focus.
  const follow = (records) => {
    const own = last && rowOf(last);
    if (own && !isGone(own)) {
      size = sizeOf(own.parentElement);
    } else if (own && !isReaching) {
      const list = own.parentElement || records.find(({ removedNodes }) => [...removedNodes].includes(own))?.target;
      const isDeleted = !document.getElementById(own.id) || own.isConnected;
      last = null;
      if (isDeleted && (!size || sizeOf(list) !== size)) heir = successor(own, records);
    }
    const active = document.activeElement;
    if (!heir || active !== document.body && !isGone(active)) return;
    const to = !isGone(heir) && firstItem(heir);
    heir = null;
    if (to) focus(to);
  };
  addEventListener('focusin', ({ target: el }) => {
    // A dialog asks whether the row shall be deleted.
    const isInRow = el instanceof Element && rowOf(el).matches(row);
    if (!isInRow && el.closest?.('dialog')) return;
    heir = null;
    last = isInRow ? el : null;
    size = last && sizeOf(rowOf(last).parentElement);
  });
  // A removed element keeps its claim, one that the user has left does not.
  addEventListener('focusout', ({ target: el, relatedTarget }) => {
    if (!relatedTarget) Promise.resolve().then(() => last === el && !isGone(el) && document.activeElement === document.body && (last = null));
  });

  // MARK: Moving the focus

  // The rows with their elements, in order. Outside of rows, each element is a row.
  const groupsOf = (root) => {
    const groups = new Map();
    for (const el of items(root)) {
      const own = rowOf(el), key = root.contains(own) && own !== root ? own : el;
      if (groups.has(key)) groups.get(key).push(el);
      else groups.set(key, [el]);
    }
    return [...groups].map(([row, items]) => ({ row, items, rect: row.getBoundingClientRect() }));
  };
  const indexIn = (groups, el) => groups.findIndex(({ items }) => items.includes(el));
  const middle = ({ left, right }) => (left + right) / 2;

  // The next group below or above another one: of those side by side, the one under or over it.
  const neighbor = (groups, at, down) => {
    const { rect } = groups[at];
    let best = null;
    for (let index = at + (down ? 1 : -1); groups[index]; index += down ? 1 : -1) {
      const other = groups[index];
      if (down ? other.rect.top < rect.bottom - 2 : other.rect.bottom > rect.top + 2) continue;
      if (best && (down ? other.rect.top > best.rect.bottom - 2 : other.rect.bottom < best.rect.top + 2)) break;
      if (!best || Math.abs(middle(other.rect) - middle(rect)) < Math.abs(middle(best.rect) - middle(rect))) best = other;
    }
    return best;
  };

  // The part of an area that no bar covers.
  const clearPart = (scroller) => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const from = Math.max(top, 0), to = Math.min(bottom, innerHeight);
    const isClear = (y) => {
      const el = document.elementFromPoint?.((left + right) / 2, y);
      return !el || scroller.contains(el) && getComputedStyle(el.closest(`.${wire.class.pinned}`) || el).position !== 'sticky';
    };
    let [start, end] = [from, to];
    while (start < from + (to - from) / 2 && !isClear(start + 1)) start += 4;
    while (end > to - (to - from) / 2 && !isClear(end - 1)) end -= 4;
    return { start, end };
  };
  const reveal = (el) => {
    const scroller = el.closest(area);
    if (!scroller) return;
    const { top, bottom } = rowOf(el).getBoundingClientRect(), { start, end } = clearPart(scroller);
    if (top < start || bottom - top > end - start) scroller.scrollTop -= start - top;
    else if (bottom > end) scroller.scrollTop += bottom - end;
  };
  const focus = (el) => {
    el.focus({ preventScroll: true });
    reveal(el);
  };

  const choice = { primary: 0, toggling: 1, extending: 2, everything: 3 };
  const post = (el, value) => dispatchEvent(new CustomEvent('report', {
    detail: { node: +el.id.slice(wire.element.prefix.length), type: wire.type.choose, value } }));
  const choosable = `[${wire.attribute.events}~=${wire.type.choose}]`;
  // The element of a row that reports how the keyboard chooses it.
  const chooserOf = (el) => {
    const own = rowOf(el);
    return own.matches(choosable) ? own : own.querySelector(choosable) || el.closest(choosable);
  };

  const busy = () => document.body.hasAttribute('data-busy');
  const idle = () => new Promise((done) => {
    if (!busy()) return done();
    const watch = new MutationObserver(() => {
      if (busy()) return;
      watch.disconnect();
      done();
    });
    watch.observe(document.body, { attributeFilter: ['data-busy'] });
  });

  // Scrolls to rows that the server may not have sent yet, and calls `find` until it finds the one that gets the focus.
  let isReaching = false;
  const reach = async (scroller, place, find) => {
    isReaching = true;
    const start = document.activeElement;
    for (let tries = 0; tries < 8; tries++) {
      const before = scroller.scrollTop;
      scroller.scrollTop = place();
      if (scroller.scrollTop !== before) await new Promise((done) => scroller.addEventListener('scroll', done, { once: true }));
      await idle();
      // The row with the focus may have been left behind. The user may have moved the focus elsewhere.
      const now = document.activeElement;
      if (now !== start && now !== document.body) break;
      const found = scroller.isConnected && find();
      if (found) {
        isReaching = false;
        return found;
      }
    }
    isReaching = false;
    return null;
  };

  // Moves from the element with the focus. Resolves to the element that has it then.
  const step = async (root, el, down) => {
    const find = () => {
      const groups = groupsOf(root), at = indexIn(groups, el);
      return at < 0 ? null : neighbor(groups, at, down);
    };
    const scroller = el.closest(area) || down && areaOf(root);
    let next = find();
    // Titles above rows come after the first of all rows.
    const hasMore = scroller && scroller.contains(el)
      && (down ? scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1 : scroller.scrollTop > 0);
    if (hasMore && !(next && scroller.contains(next.row))) {
      const { height } = rowOf(el).getBoundingClientRect();
      const to = scroller.scrollTop + (down ? height : -height);
      next = await reach(scroller, () => to, () => {
        const found = find();
        return found && scroller.contains(found.row) ? found : null;
      }) || next;
    }
    if (!next) return null;
    const all = items(root), own = all.filter((one) => rowOf(one) === rowOf(el));
    const at = own.length === next.items.length ? Math.max(0, own.indexOf(el)) : 0;
    return next.items[at];
  };

  const ends = async (root, down) => {
    const scroller = areaOf(root);
    const inside = () => groupsOf(root).filter(({ row }) => !scroller || scroller.contains(row));
    const found = scroller && await reach(scroller, () => (down ? scroller.scrollHeight : 0), () => {
      const isThere = down ? scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1 : scroller.scrollTop <= 0;
      return isThere && inside().at(down ? -1 : 0);
    });
    return (found || inside().at(down ? -1 : 0))?.items[0];
  };

  const page = async (root, el, down) => {
    const scroller = areaOf(root);
    if (!scroller || !scroller.contains(el)) return ends(root, down);
    const { top, height } = rowOf(el).getBoundingClientRect(), { start, end } = clearPart(scroller);
    const way = Math.max(height, end - start - height), before = scroller.scrollTop;
    const most = scroller.scrollHeight - scroller.clientHeight;
    const to = Math.max(0, Math.min(most, before + (down ? way : -way)));
    if (to === before) return ends(root, down);
    const found = await reach(scroller, () => to, () => {
      const inside = groupsOf(root).filter(({ row }) => scroller.contains(row));
      const distance = ({ rect }) => Math.abs(rect.top - top);
      const best = inside.sort((a, b) => distance(a) - distance(b))[0];
      return best && distance(best) < Math.max(2 * height, (end - start) / 2) ? best : null;
    });
    return found?.items[0];
  };

  const aside = (root, el, forward) => {
    const groups = groupsOf(root), at = indexIn(groups, el);
    if (at < 0) return null;
    const { row: own, items: inRow, rect } = groups[at];
    const next = inRow[inRow.indexOf(el) + (forward ? 1 : -1)];
    if (next || own !== el || own.matches(row)) return next;
    // Elements side by side, as in a grid of tiles.
    const other = groups[at + (forward ? 1 : -1)];
    return other && other.rect.top < rect.bottom - 2 && other.rect.bottom > rect.top + 2 ? other.items[0] : null;
  };

  // MARK: Keys

  // Whether the app wants a key inside of a view.
  const isWanted = (el, key) => {
    const name = key === ' ' ? 'Space' : key;
    for (let at = el.closest(`[${wire.attribute.keys}]`); at; at = at.parentElement.closest(`[${wire.attribute.keys}]`)) {
      const [, ...keys] = at.dataset[wire.data.keys].split(' ');
      if (keys[0] === '*' || keys.includes(name)) return true;
    }
    return false;
  };

  const extend = async (from, next) => {
    const old = chooserOf(from);
    const to = await next;
    if (!to) return;
    const chooser = chooserOf(to);
    if (!chooser) return;
    // The first row of an extension is a part of it.
    if (old && old !== chooser && old.isConnected && !from.closest('[aria-selected=true]')) post(old, choice.extending);
    post(chooser, choice.extending);
  };

  const move = async (event, next) => {
    const to = next.then((to) => {
      if (to) focus(to);
      return to;
    });
    if (event.shiftKey) await extend(event.target, to);
    else await to;
  };

  addEventListener('keydown', (event) => {
    const { target: el, key } = event;
    if (!(el instanceof Element) || event.isComposing || event.defaultPrevented || event.altKey) return;
    const root = rootOf(el), command = event.ctrlKey || event.metaKey;
    if (!root || el === root || el === areaOf(root) || isWanted(el, key)) return;
    const isOwn = el.matches(keeps);
    if (isOwn && !(command && key.startsWith('Arrow') && el.dataset[wire.data.edge])) return;
    const chooser = chooserOf(el), isRow = chooser && (el === rowOf(el) || items(root).find((one) => rowOf(one) === rowOf(el)) === el);
    const forward = (key === 'ArrowRight') !== isRtl();
    let next = null;
    if (isReaching && /^(Arrow|Page|Home|End)/.test(key)) next = Promise.resolve(null);
    else if (key === 'ArrowDown' || key === 'ArrowUp') next = step(root, el, key === 'ArrowDown');
    else if (key === 'ArrowRight' || key === 'ArrowLeft') next = Promise.resolve(aside(root, el, forward));
    else if (key === 'Home' || key === 'End') next = ends(root, key === 'End');
    else if (key === 'PageDown' || key === 'PageUp') next = page(root, el, key === 'PageDown');
    if (next) move(event, next);
    else if (isRow && key === 'Enter' && !command) post(chooser, choice.primary);
    else if (isRow && key === ' ') post(chooser, event.shiftKey ? choice.extending : choice.toggling);
    else if (chooser && /^a$/i.test(key) && command) post(chooser, choice.everything);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  addEventListener('focusin', ({ target: el }) => {
    const root = el instanceof Element && rootOf(el);
    if (root && el !== root) adjust(root);
  });
  // A pressed row becomes the stop, whether or not it gets the focus.
  addEventListener('pointerdown', ({ target: el }) => {
    const pressed = el.closest?.(`${grid} [role=row]`);
    if (!pressed || !given.has(pressed)) return;
    stops.set(rootOf(pressed), pressed);
    adjust(rootOf(pressed));
  });

  const start = () => {
    roots().forEach(adjust);
    observer.takeRecords();
  };
  observer.observe(document.body, watched);
  start();

  // Chromium makes an area that scrolls a stop of Tab if it contains none. In a table the area is none, but it must not keep a
  // `tabindex`, which would stand between the grid and its rows.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const root of roots()) {
      const scroller = areaOf(root);
      if (!root.matches(grid) || !scroller || scroller === root || scroller.hasAttribute('tabindex')) continue;
      scroller.setAttribute('tabindex', '-1');
      setTimeout(() => scroller.removeAttribute('tabindex'));
    }
  }, true);
})();
