// Rows that are dragged to other positions by a handle. The client loads this script for pages with such handles. The rows move at
// once; they stay there until the server has moved them, too.
(() => {
  'use strict';
  const withHandle = `[${wire.attribute.position}]`;
  const positionOf = (handle) => +handle.dataset[wire.data.position];
  const rowOf = (handle) => handle.closest('li,[role=listitem]') || handle;

  let drag = null; // {handle, rows: [{row, top, height, shift}], at: the row's index, to: its new one, y}

  // The rows of the handle's collection, from the first to the last: their positions ascend by one.
  const rowsAround = (handle) => {
    const all = [...document.querySelectorAll(withHandle)];
    let first = all.indexOf(handle), last = first;
    while (first > 0 && positionOf(all[first - 1]) === positionOf(all[first]) - 1) first--;
    while (last < all.length - 1 && positionOf(all[last + 1]) === positionOf(all[last]) + 1) last++;
    return all.slice(first, last + 1);
  };

  const shift = (one, by) => {
    one.row.style.transform = by ? `translateY(${by}px)` : '';
  };
  const settle = ({ rows, at }) => {
    for (const one of rows) shift(one, 0);
    rows[at].row.classList.remove('lifted');
  };

  addEventListener('pointerdown', (event) => {
    const handle = event.isPrimary && !event.button && event.target.closest(withHandle);
    if (!handle || drag) return;
    event.preventDefault();
    event.stopPropagation();
    const handles = rowsAround(handle);
    const rows = handles.map((one) => {
      const row = rowOf(one), { top, height } = row.getBoundingClientRect();
      return { row, top, height };
    });
    const at = handles.indexOf(handle);
    drag = { handle, rows, at, to: at, y: event.clientY, first: positionOf(handles[0]) };
    rows[at].row.classList.add('lifted');
    handle.setPointerCapture(event.pointerId);
  }, true);

  addEventListener('pointermove', (event) => {
    if (!drag || !event.isPrimary) return;
    const { rows, at, y } = drag, own = rows[at];
    const least = rows[0].top - own.top, most = rows[rows.length - 1].top + rows[rows.length - 1].height - own.top - own.height;
    const by = Math.max(least, Math.min(event.clientY - y, most));
    // The row takes the position of the last row whose middle it has passed.
    drag.to = at;
    rows.forEach((one, index) => {
      const middle = one.top + one.height / 2;
      if (index < at && own.top + by < middle) drag.to = Math.min(drag.to, index);
      if (index > at && own.top + by + own.height > middle) drag.to = Math.max(drag.to, index);
    });
    rows.forEach((one, index) => {
      if (index === at) shift(one, by);
      else shift(one, index < at && index >= drag.to ? own.height : index > at && index <= drag.to ? -own.height : 0);
    });
  });

  const drop = (event) => {
    if (!drag || !event.isTrusted) return;
    const done = drag;
    drag = null;
    const { handle, rows, at, to, first } = done;
    if (event.type === 'pointercancel' || to === at) return settle(done);
    // The row fills its new place.
    const target = rows[to], own = rows[at];
    shift(own, to < at ? target.top - own.top : target.top + target.height - own.top - own.height);
    const value = first + to + (to > at ? 1 : 0);
    dispatchEvent(new CustomEvent('report', {
      detail: { node: +handle.id.slice(wire.element.prefix.length), type: wire.type.reorder, value } }));
    // A new revision, or a response that moves no row, ends the page's own order.
    const watch = new MutationObserver(() => {
      if (document.body.hasAttribute('data-busy') && own.row.isConnected && +document.body.dataset[wire.data.revision] === revision) return;
      watch.disconnect();
      settle(done);
    });
    const revision = +document.body.dataset[wire.data.revision];
    watch.observe(document.body, { attributes: true });
  };
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
})();
