// Keyboard shortcuts of controls, and the key presses of views with the focus. The client loads this script for pages with either
// of them. Key presses go to the server, which knows the actions; this script prevents the browser's own reaction to keys that an
// author named.
(() => {
  'use strict';
  const isApple = /Mac|iP/.test(navigator.platform);
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
    if (held > 1) return false;
    if (name === 'Enter') return el.matches('button,a,textarea,select,summary,[role=button]') && el !== document.body;
    if (name === 'Escape') return !!document.querySelector(':popover-open');
    return isField(el) || name === 'Space' && el !== document.body;
  };

  const press = (event) => {
    const held = keysOf(event), name = nameOf(event);
    if (event.repeat || event.isComposing || keeps(event.target, name, held)) return false;
    // Control is the Command key of other keyboards. The Shift key may be needed to type a sign.
    const all = [held];
    if (!isApple && held & 2) all.push(held - 2 | 8);
    if (held & 1 && name.length === 1 && name.toLowerCase() === name.toUpperCase()) all.push(...all.map((keys) => keys - 1));
    const wanted = all.map((keys) => `${keys} ${same(name)}`);
    // Controls behind a modal dialog are inert.
    const dialog = [...document.querySelectorAll(`dialog.${wire.class.modal}`)].pop();
    const el = [...document.querySelectorAll(`[${wire.attribute.shortcut}]`)]
      .find((one) => wanted.includes(one.dataset[wire.data.shortcut]) && !one.disabled && !one.closest('[inert]')
        && (!dialog || dialog.contains(one)));
    if (!el) return false;
    event.preventDefault();
    el.click();
    return true;
  };

  const report = (event, phase) => {
    const name = nameOf(event), target = event.target;
    if (event.isComposing || /^(Shift|Control|Alt|Meta|Dead|Process|Unidentified)$/.test(name)) return;
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

  addEventListener('keydown', (event) => {
    if (event.target instanceof Element && !press(event)) report(event, event.repeat ? 'r' : 'd');
  });
  addEventListener('keyup', (event) => {
    if (event.target instanceof Element) report(event, 'u');
  });
})();
