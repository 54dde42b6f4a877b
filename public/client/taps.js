// Reports taps. Forms are for pages without scripts, so their own submission is prevented.

addEventListener('submit', (event) => event.preventDefault());
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
