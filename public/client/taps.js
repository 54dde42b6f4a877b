// Reports taps. Forms exist for pages without scripts, so their own submission is prevented.

addEventListener('submit', (event) => event.preventDefault());
addEventListener('click', (event) => {
  const el = event.target.closest(`button,a,[${wire.attribute.events}~=${wire.type.tap}]`);
  const isLink = el?.localName === 'a';
  // With a modifier key the browser opens the link in another tab or window.
  if (!el || isLink && (!has(el, wire.type.tap) || event.ctrlKey || event.metaKey || event.shiftKey) || el.disabled || el.getAttribute('aria-disabled') === 'true') return;
  if (isLink) event.preventDefault();
  const menu = el.closest(`.${wire.class.menu}`);
  if (menu && !el.hasAttribute('popovertarget')) {
    for (const open of document.querySelectorAll(`.${wire.class.menu}:popover-open`)) open.hidePopover();
  }
  if (el.name === wire.form.step) {
    const [node, step] = el.value.split(':');
    send(+node, wire.type.change, +step);
  } else if (el.name === wire.form.tap) {
    send(+el.value, wire.type.tap);
  } else if (has(el, wire.type.tap)) {
    send(numberOf(el), wire.type.tap);
  }
});
