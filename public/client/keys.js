// Keyboard control: operates controls, and moves the focus among tabs, choices and commands.

// The style sheet shows the focus of fields while Tab moves it. What only the keyboard needs is loaded then.
addEventListener('keydown', ({ key }) => {
  if (key !== 'Tab' || 'tabs' in root.dataset) return;
  root.dataset.tabs = '';
  equip();
}, true);
addEventListener('pointerdown', () => delete root.dataset.tabs, true);

addEventListener('keydown', (event) => {
  const el = event.target;
  if (!(el instanceof Element) || composes(event)) return;
  if (event.key === 'Enter' && el.matches(`input.${wire.class.field}`)) {
    event.preventDefault();
    if (has(el, wire.type.change)) el.dispatchEvent(new Event('change', { bubbles: true }));
    if (has(el, wire.type.submit)) send(numberOf(el), wire.type.submit);
  } else if ((event.key === 'Enter' || event.key === ' ') && has(el, wire.type.tap) && el.localName !== 'button') {
    event.preventDefault();
    el.click();
  } else {
    const around = `[role=tablist],[role=radiogroup],.${wire.class.menu}`;
    const list = el.closest(around);
    if (!list || !/^(tab|menu|radio$)/.test(el.getAttribute('role'))) return;
    const isMenu = list.matches(`.${wire.class.menu}`);
    const tabs = [...list.querySelectorAll(isMenu ? '[role^=menuitem]:enabled' : '[role=tab],[role=radio]')]
      .filter((tab) => tab.closest(around) === list);
    const at = tabs.indexOf(el);
    const index = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (isNaN(index)) return;
    event.preventDefault();
    const to = tabs.at(index % tabs.length);
    to.focus();
    if (!isMenu) to.click();
  }
});
