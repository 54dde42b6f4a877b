// Opens menus over the page.

// A menu opens below its button, or above it if there is no room, inside the window.
addEventListener('beforetoggle', ({ target: list, newState }) => {
  if (newState !== 'open' || !list.matches(`.${wire.class.menu}`)) return;
  const opener = document.querySelector(`[popovertarget=${list.id}],[${wire.attribute.menu}=${list.id}]`);
  if (!opener) return;
  const from = opener.getBoundingClientRect();
  const { clientWidth: room, clientHeight: depth } = root;
  const width = parseFloat(list.style.width), height = Math.min(parseFloat(list.style.height), depth - 16);
  const clamp = (value, most) => Math.max(8, Math.min(value, most - 8));
  const below = from.bottom + 8 + height <= depth - 8;
  list.style.setProperty('--x', clamp(from.left, room - width) + 'px');
  list.style.setProperty('--y', clamp(below ? from.bottom + 8 : from.top - 8 - height, depth - height) + 'px');
}, true);
addEventListener('toggle', ({ target: list, newState }) => {
  if (newState !== 'open' || !list.matches(`.${wire.class.menu}`) || !document.querySelector(':focus-visible')) return;
  const first = list.querySelector('[role^=menuitem]:enabled');
  if (first) first.focus();
}, true);
addEventListener('contextmenu', (event) => {
  const opener = event.target.closest(`[${wire.attribute.menu}]`);
  const list = opener && document.getElementById(opener.dataset[wire.data.menu]);
  if (!list) return;
  event.preventDefault();
  list.showPopover();
});
