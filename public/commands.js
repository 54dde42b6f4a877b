// Keyboard shortcuts of controls and their list, menu bars, the key presses of views with the focus, and bars over the keyboard. The
// client loads this script for pages with any of them. Key presses go to the server, which knows the actions; this script prevents
// the browser's own reaction to keys that an author named.
(() => {
  'use strict';
  const isApple = /Mac|iP/.test(navigator.platform);
  const openMenu = `.${wire.class.menu}:popover-open`;
  const withKeys = `[${wire.attribute.keys}]`;

  const keysOf = (event) => event.shiftKey | event.ctrlKey << 1 | event.altKey << 2 | event.metaKey << 3;
  // The key's name: the character that it types without the option key.
  const nameOf = ({ key, code, altKey }) => {
    const typed = altKey && /^(?:Key|Digit)(.)$/.exec(code || '');
    return typed ? typed[1].toLowerCase() : key === ' ' ? 'Space' : key;
  };
  const same = (name) => (name.length === 1 ? name.toLowerCase() : name);
  const isField = (el) => el.matches('input:not([type=checkbox],[type=range],[type=color]),textarea,select');

  // Whether a key belongs to the element with the focus rather than to a shortcut.
  const keeps = (el, name, held) => {
    // The browser undoes changes of texts.
    if (isField(el) && /^z$/i.test(name)) return true;
    if (held > 1) return false;
    if (name === 'Enter') return el.matches('button,a,textarea,select,summary,[role=button]') && el !== document.body;
    if (name === 'Escape') return !!document.querySelector(openMenu);
    return isField(el) || name === 'Space' && el !== document.body;
  };

  // A keydown of a composition. Safari sends the last one after `compositionend`.
  const composes = (event) => event.isComposing || event.keyCode === 229;

  // The controls with shortcuts that can be pressed.
  const usable = (dialog) => [...document.querySelectorAll(`[${wire.attribute.shortcut}]`)]
    .filter((one) => !one.disabled && !one.closest('[inert]') && (!dialog || dialog.contains(one)));
  const topDialog = () => [...document.querySelectorAll(`dialog.${wire.class.modal}`)].pop();

  const press = (event) => {
    const held = keysOf(event), name = nameOf(event);
    if (event.repeat || composes(event) || keeps(event.target, name, held)) return false;
    // Control is the Command key of other keyboards. The Shift key may be needed to type a sign.
    const all = [held];
    if (!isApple && held & 2) all.push(held - 2 | 8);
    if (held & 1 && name.length === 1 && name.toLowerCase() === name.toUpperCase()) all.push(...all.map((keys) => keys - 1));
    const wanted = all.map((keys) => `${keys} ${same(name)}`);
    // Controls behind a modal dialog are inert.
    const dialog = topDialog();
    const el = usable(dialog).find((one) => wanted.includes(one.dataset[wire.data.shortcut]));
    if (!el) return false;
    event.preventDefault();
    el.click();
    return true;
  };

  const report = (event, phase) => {
    const name = nameOf(event), target = event.target;
    if (composes(event) || /^(Shift|Control|Alt|Meta|Dead|Process|Unidentified)$/.test(name)) return;
    for (let el = target.closest(withKeys); el; el = el.parentElement.closest(withKeys)) {
      const [phases, ...keys] = el.dataset[wire.data.keys].split(' ');
      const isNamed = keys.includes(same(name));
      if (!phases.includes(phase) || !isNamed && keys[0] !== '*') continue;
      const value = `${phase}${keysOf(event)} ${name}`;
      dispatchEvent(new CustomEvent('report', { detail: { node: +el.id.slice(wire.element.prefix.length), type: wire.type.key, value } }));
      // Fields receive typed characters. Elsewhere, handled keys do not scroll the page.
      const types = isField(target) && (name.length === 1 || name === 'Space');
      if (!types && (isNamed || !isField(target) && /^(Arrow|Page|Space|Home|End)/.test(name))) event.preventDefault();
      return;
    }
  };

  // MARK: The list of shortcuts

  const signs = {
    Enter: '↩', Escape: isApple ? '⎋' : 'Esc', Backspace: '⌫', Delete: isApple ? '⌦' : 'Del', Tab: isApple ? '⇥' : 'Tab', Space: isApple ? '␣' : 'Space',
    ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', PageUp: isApple ? '⇞' : 'PgUp', PageDown: isApple ? '⇟' : 'PgDn',
  };
  // A shortcut as the user's keyboard names it.
  const written = (shortcut) => {
    const [held, name] = shortcut.split(' '), key = signs[name] || (name.length === 1 ? name.toUpperCase() : name);
    if (isApple) return [[2, '⌃'], [4, '⌥'], [1, '⇧'], [8, '⌘']].map(([bit, sign]) => (held & bit ? sign : '')).join('') + key;
    // Control takes the place of Command, so both together are Control with the Windows key.
    return [[2 | 8, 'Ctrl'], [4, 'Alt'], [1, 'Shift']].filter(([bit]) => held & bit).map(([, word]) => word)
      .concat((held & 10) === 10 ? ['Win'] : [], key).join('+');
  };
  // The hints in menus.
  const write = () => {
    if (isApple) return;
    for (const hint of document.querySelectorAll(`[${wire.attribute.hint}]`)) {
      const text = hint.firstElementChild, words = written(hint.dataset[wire.data.hint]);
      if (text && text.textContent !== words) text.textContent = words;
    }
  };

  const nameOfControl = (el) => {
    if (el.ariaLabel) return el.ariaLabel;
    const copy = el.cloneNode(true);
    for (const part of copy.querySelectorAll(`[aria-hidden=true],[${wire.attribute.hint}]`)) part.remove();
    return copy.textContent.trim();
  };
  const make = (name, text, ...inside) => {
    const el = document.createElement(name);
    if (text) el.textContent = text;
    el.append(...inside);
    return el;
  };
  let list = null; // the shown list
  const showList = () => {
    const rows = new Map();
    for (const el of usable(topDialog())) {
      const shortcut = el.dataset[wire.data.shortcut];
      if (!rows.has(shortcut)) rows.set(shortcut, nameOfControl(el));
    }
    if (list || !rows.size || document.querySelector(openMenu)) return false;
    const title = (document.documentElement.dataset[wire.data.words] || '').split('|')[2] || '';
    list = make('dialog', '', make('h2', title), make('dl', '', ...[...rows]
      .filter(([, name]) => name).map(([shortcut, name]) => make('div', '', make('dt', name), make('dd', '', make('kbd', written(shortcut)))))));
    list.className = 'shortcuts';
    list.ariaLabel = title;
    list.tabIndex = -1;
    const opener = document.activeElement;
    list.addEventListener('close', () => {
      list.remove();
      list = null;
      if (opener && opener.isConnected) opener.focus({ preventScroll: true });
    });
    list.addEventListener('click', (event) => event.target === list && list.close());
    // Outside of the page's content, so that a whole page that replaces it leaves the list alone.
    document.documentElement.append(list);
    list.showModal();
    list.focus();
    return true;
  };

  // Control or Command, held alone for a second, shows the list until it is released.
  let holding = 0, isHeld = false;
  const stopHolding = () => {
    clearTimeout(holding);
    holding = 0;
  };
  const hold = (event) => {
    stopHolding();
    if (event.key !== (isApple ? 'Meta' : 'Control') || event.repeat || event.shiftKey || event.altKey) return;
    holding = setTimeout(() => (isHeld = showList()), 1000);
  };
  addEventListener('pointerdown', stopHolding);
  addEventListener('blur', stopHolding);
  addEventListener('wheel', stopHolding);

  addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.repeat && /^(Meta|Control)$/.test(event.key)) return;
    hold(event);
    if (list) {
      // Escape closes the list by itself.
      if (event.key === '?' || isHeld && event.key !== 'Escape') list.close();
      if (event.key === '?') return event.preventDefault();
      if (list) return;
    }
    if (press(event)) return;
    if (event.key === '?' && keysOf(event) < 2 && !event.repeat && !isField(event.target) && !event.target.isContentEditable && showList()) {
      return event.preventDefault();
    }
    report(event, event.repeat ? 'r' : 'd');
  });
  addEventListener('keyup', (event) => {
    if (!(event.target instanceof Element)) return;
    stopHolding();
    if (list && isHeld && /^(Meta|Control)$/.test(event.key)) list.close();
    isHeld = false;
    report(event, 'u');
  });

  // MARK: Menu bars

  const titles = (bar) => [...bar.querySelectorAll('[popovertarget]')];
  const listOf = (title) => document.getElementById(title.getAttribute('popovertarget'));
  const openTitle = (bar) => titles(bar).find((title) => listOf(title)?.matches(':popover-open'));

  // While a menu of the bar is open, the pointer opens the others.
  addEventListener('pointerover', (event) => {
    const title = event.pointerType === 'mouse' && event.target.closest?.('[role=menubar] [popovertarget]');
    const open = title && openTitle(title.closest('[role=menubar]'));
    if (open && open !== title) listOf(title).showPopover();
  });
  // Arrows to the sides go from menu to menu, an arrow down opens one.
  addEventListener('keydown', (event) => {
    const bar = event.target.closest?.('[role=menubar]');
    if (!bar || !/^Arrow(Left|Right|Down)$/.test(event.key)) return;
    const all = titles(bar), open = openTitle(bar), now = open || event.target.closest('[popovertarget]');
    if (!now) return;
    if (event.key === 'ArrowDown') {
      if (open) return;
      listOf(now).showPopover();
    } else {
      const back = (event.key === 'ArrowLeft') !== (document.documentElement.dir === 'rtl');
      const next = all[(all.indexOf(now) + (back ? -1 : 1) + all.length) % all.length];
      if (open) listOf(next).showPopover();
      else next.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // MARK: Bars over the keyboard

  const coarse = matchMedia('(pointer: coarse)');
  let keyboardBar = null;
  const follow = () => {
    if (!window.visualViewport) return;
    const { height, offsetTop } = visualViewport;
    document.body.style.setProperty('--keyboard', Math.max(0, innerHeight - height - offsetTop) + 'px');
  };
  const showBar = (field) => {
    let bar = null;
    for (let el = coarse.matches && field; el && !bar; el = el.parentElement) bar = el.querySelector(`.${wire.class.keyboardBar}`);
    if (bar === keyboardBar) return;
    if (keyboardBar) keyboardBar.classList.remove('shown');
    keyboardBar = bar;
    if (bar) bar.classList.add('shown');
    follow();
  };
  addEventListener('focusin', (event) => {
    if (!event.target.closest(`.${wire.class.keyboardBar}`)) showBar(isField(event.target) && event.target);
  });
  addEventListener('focusout', ({ relatedTarget: next }) => {
    if (!(next instanceof Element) || !isField(next) && !next.closest(`.${wire.class.keyboardBar}`)) showBar(null);
  });
  // The field keeps the focus while its bar is used.
  addEventListener('pointerdown', (event) => event.target.closest?.(`.${wire.class.keyboardBar}`) && event.preventDefault(), true);
  addEventListener('mousedown', (event) => event.target.closest?.(`.${wire.class.keyboardBar}`) && event.preventDefault(), true);
  window.visualViewport?.addEventListener('resize', follow);
  window.visualViewport?.addEventListener('scroll', follow);

  // The card of a sheet would cut the bar of a field in it. The layer above all others does not.
  const raise = () => {
    for (const bar of document.querySelectorAll(`.${wire.class.inputBar}:not([popover])`)) {
      bar.setAttribute('popover', 'manual');
      bar.showPopover?.();
    }
  };
  const change = () => {
    write();
    raise();
  };
  new MutationObserver(change).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'popover', wire.attribute.hint] });
  change();
})();
