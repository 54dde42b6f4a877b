// Reports the sizes of images of which the server does not know them. The client loads this script for a page with such an image.
(() => {
'use strict';

const report = (el, value) => el.isConnected && dispatchEvent(new CustomEvent('report', {
  detail: {
    [wire.event.node]: +el.id.slice(wire.element.prefix.length), [wire.event.type]: wire.type.load, [wire.event.value]: value } }));

// An SVG may have no size of its own; browsers then draw it at 300 by 150.
const size = (el) => ({ [wire.point.x]: el.naturalWidth || 300, [wire.point.y]: el.naturalHeight || 150 });

// WebKit takes the frame of a drawing's element for its natural size, so another image without a frame is measured. It is loaded
// already.
const measure = async (el) => {
  const image = new Image();
  image.src = el.src;
  await image.decode().catch(() => {});
  report(el, size(image.naturalWidth ? image : el));
};

const seen = new WeakSet();
const review = () => {
  for (const el of document.querySelectorAll(`.${wire.class.loading}`)) {
    if (seen.has(el)) continue;
    seen.add(el);
    // Waits until the image is loaded. An image that the browser has loaded but does not decode in advance is not broken.
    el.decode().then(() => measure(el), () => report(el, el.naturalWidth ? size(el) : undefined));
  }
};
addEventListener('needs-' + wire.script.pictures, review);
review();
})();
