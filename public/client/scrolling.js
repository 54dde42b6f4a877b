// Reports the positions of scroll areas, and scrolls areas at the server's request.

addEventListener('scroll', ({ target: el }) => {
  if (!el.dataset || !has(el, wire.type.scroll)) return;
  send(numberOf(el), wire.type.scroll, { [wire.point.x]: el.scrollLeft, [wire.point.y]: el.scrollTop });
}, true);

// Carries out requests to scroll that are new, once the content is there.
const carriedOut = new Map(); // by session and area: the last request
const scrollAreas = (times) => {
  for (const el of document.querySelectorAll(`[${wire.attribute.scrollTo}]`)) {
    const key = sessionName() + el.id, request = el.dataset[wire.data.scrollTo];
    if (carriedOut.get(key) === request) continue;
    carriedOut.set(key, request);
    const [, left, top] = request.split(' ').map(Number), time = times?.get(el);
    // The area leaves the position that was to be reported.
    unsent = unsent.filter((event) => event[wire.event.node] !== numberOf(el) || event[wire.event.type] !== wire.type.scroll);
    if (time) motionPart.scroll(el, left, top, time);
    else el.scrollTo({ left, top, behavior: 'instant' });
  }
};
scrollAreas();
