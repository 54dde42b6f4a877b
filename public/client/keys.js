// Keyboard control: operates controls, and moves the focus among tabs, choices and commands.

addEventListener('keydown', (event) => {
  const el = event.target;
  if (!(el instanceof Element)) return;
  if (event.key === 'Enter' && el.matches(`input.${wire.class.field}`)) {
    event.preventDefault();
    if (has(el, wire.type.change)) el.dispatchEvent(new Event('change', { bubbles: true }));
    if (has(el, wire.type.submit) && !event.isComposing) send(numberOf(el), wire.type.submit);
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
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: tabs.length - 1 }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    const to = tabs[end === undefined ? (tabs.indexOf(el) + step + tabs.length) % tabs.length : end];
    to.focus();
    if (!isMenu) to.click();
  }
});
