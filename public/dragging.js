// Views that are dragged to others, and edges of columns. The client loads this script for pages with either of them. The page
// reports only which view is dragged, and over which one it is: the server knows the values, and decides.
(() => {
  'use strict';
  const source = `[${wire.attribute.drag}]`, target = `[${wire.attribute.drop}]`;
  const post = (el, type, value) => {
    if (el.isConnected) dispatchEvent(new CustomEvent('report', { detail: { node: +el.id.slice(wire.element.prefix.length), type, value } }));
  };
  const point = (el, pageX, pageY) => {
    const { left, top } = el.getBoundingClientRect();
    return { [wire.point.x]: pageX - left, [wire.point.y]: pageY - top };
  };
  const words = (el) => (el && el.dataset[wire.data.drop] || '').split(' ');
  const isBusy = () => document.body.hasAttribute('data-busy');
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  // MARK: Dragging

  let press = null; // a pointer that may begin a drag: {el, x, y, pointer, timer, isReady}
  let drag = null; // {el, pointer, x, y, count, image, dx, dy, over, line}
  let swallows = false; // whether the next click belongs to a drag

  // A copy of an element, in front of everything.
  const imageOf = (el) => {
    const image = el.cloneNode(true);
    for (const one of [image, ...image.querySelectorAll('[id]')]) {
      // The style sheet places elements with an id.
      one.id = 'drag-' + one.id;
      for (const name of [wire.attribute.drag, wire.attribute.drop, wire.attribute.menu, wire.attribute.gesture, 'name']) one.removeAttribute(name);
    }
    image.popover = 'manual';
    image.inert = true;
    image.classList.add('dragged');
    return image;
  };

  const show = (el) => {
    const own = el.querySelector(`.${wire.class.preview}`);
    const { left, top, width, height } = el.getBoundingClientRect();
    if (drag.image) drag.image.remove();
    const image = drag.image = imageOf(own || el);
    image.classList.remove(wire.class.preview);
    // A preview is centered under the pointer. In its place it is invisible, so only its style tells its size.
    drag.dx = own ? -parseFloat(own.style.width) / 2 : left - press.x;
    drag.dy = own ? -parseFloat(own.style.height) / 2 : top - press.y;
    if (!own) Object.assign(image.style, { width: width + 'px', height: height + 'px' });
    document.querySelector('main').append(image);
    image.showPopover();
    place();
  };

  const place = () => {
    drag.image.style.transform = `translate(${drag.x + drag.dx}px, ${drag.y + drag.dy}px)`;
  };

  // A row shows a line where what is dragged would go.
  const mark = () => {
    const { over, y } = drag;
    if (!over || !words(over).includes(wire.drop.between)) return drag.line && drag.line.remove();
    const { left, top, width, height } = over.getBoundingClientRect();
    drag.line ||= Object.assign(document.createElement('i'), { className: 'insertion' });
    if (!drag.line.isConnected) document.body.append(drag.line);
    Object.assign(drag.line.style, { left: left + 'px', width: width + 'px', top: (y - top > height / 2 ? top + height : top) - 1 + 'px' });
  };

  // The effect of a drop, as the pointer's shape.
  const shapes = { [wire.drop.copy]: 'copy', [wire.drop.move]: 'grabbing', [wire.drop.refuse]: 'not-allowed' };
  const showEffect = () => {
    const shape = words(drag.over).map((word) => shapes[word]).find(Boolean) || 'grabbing';
    document.documentElement.style.setProperty('--drags', shape);
    document.documentElement.classList.add('drags');
  };

  const aim = () => {
    const { x, y } = drag, hit = document.elementFromPoint(x, y);
    const over = hit && hit.closest(target);
    if (over !== drag.over) {
      const last = drag.over;
      drag.over = over;
      if (over) post(over, wire.type.aim, point(over, x, y));
      else if (last) post(last, wire.type.aim);
    } else if (over && drag.isMoved && words(over).includes(wire.drop.follows)) {
      // A slow network gets one position at a time.
      if (isBusy()) return;
      post(over, wire.type.aim, point(over, x, y));
    }
    drag.isMoved = false;
  };

  // Near the edge of a scroll area, the area scrolls.
  const near = 40;
  const scrollNear = () => {
    const { x, y } = drag, hit = document.elementFromPoint(x, y);
    for (let area = hit && hit.closest(`.${wire.class.scrollArea}`); area; area = area.parentElement.closest(`.${wire.class.scrollArea}`)) {
      const { left, top, right, bottom } = area.getBoundingClientRect();
      const by = (at, start, end) => (at < start + near ? at - start - near : at > end - near ? at - end + near : 0) / 4;
      if (area.matches(`.${wire.class.scrollsX}`)) area.scrollLeft += by(x, left, right);
      if (area.matches(`.${wire.class.scrollsY}`)) area.scrollTop += by(y, top, bottom);
    }
  };

  const follow = () => {
    if (!drag) return;
    scrollNear();
    aim();
    mark();
    showEffect();
    requestAnimationFrame(follow);
  };

  const begin = () => {
    const { el, x, y, pointer } = press;
    clearTimeout(press.timer);
    // A menu that the same long press has opened gives way.
    dispatchEvent(new Event('dragging'));
    drag = { el, pointer, x, y, count: el.dataset[wire.data.drag] };
    show(el);
    el.classList.add('leaves');
    press.isReady = false;
    post(el, wire.type.drag, true);
    // A preview of its own comes from the server.
    drag.watch = new MutationObserver(() => el.querySelector(`.${wire.class.preview}`) && show(el));
    drag.watch.observe(el, { childList: true });
    requestAnimationFrame(follow);
  };

  const release = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };

  const moveAway = (image, frames) => {
    const end = () => image.remove();
    if (still.matches) return end();
    image.animate(frames, { duration: 220, easing: 'cubic-bezier(.2,.8,.2,1)' }).finished.then(end, end);
  };

  const finish = ({ el, image, x, y, dx, dy }, isAccepted) => {
    el.classList.remove('leaves');
    const from = `translate(${x + dx}px, ${y + dy}px)`;
    if (isAccepted) return moveAway(image, [{ transform: from }, { transform: from + ' scale(.8)', opacity: 0 }]);
    const { left, top } = el.getBoundingClientRect();
    moveAway(image, [{ transform: from }, { transform: `translate(${left}px, ${top}px)` }]);
  };

  const end = (isDrop) => {
    const done = drag;
    drag = null;
    release();
    done.watch.disconnect();
    if (done.line) done.line.remove();
    document.documentElement.classList.remove('drags');
    swallows = true;
    setTimeout(() => (swallows = false), 50);
    const { el, over, x, y, count } = done;
    if (!isDrop || !over || !over.isConnected) {
      post(el, wire.type.drag, false);
      return finish(done, false);
    }
    post(over, wire.type.drop, point(over, x, y));
    // The server has answered once nothing is in progress. A view that has gone was moved.
    const answered = () => {
      if (isBusy()) return;
      watch.disconnect();
      finish(done, !el.isConnected || el.dataset[wire.data.drag] !== count);
    };
    const watch = new MutationObserver(answered);
    watch.observe(document.body, { attributes: true });
    answered();
  };

  addEventListener('pointerdown', (event) => {
    swallows = false;
    if (drag) return;
    release();
    const el = event.isPrimary && !event.button && event.target.closest(source);
    if (!el || event.target.closest(`input,textarea,select,[${wire.attribute.position}],[${wire.attribute.edge}]`)) return;
    const own = press = { el, x: event.clientX, y: event.clientY, pointer: event.pointerId, isTouch: event.pointerType === 'touch' };
    if (!own.isTouch) return;
    // A finger that moves at once scrolls. With a menu, the drag begins when the finger moves after it has opened.
    own.timer = setTimeout(() => {
      own.isReady = true;
      if (!event.target.closest(`[${wire.attribute.menu}]`)) begin();
    }, 500);
  }, true);

  addEventListener('pointermove', (event) => {
    if (!event.isPrimary) return;
    if (press && !drag) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (press.isTouch && !press.isReady) return far > 10 && release();
      if (far > (press.isTouch ? 10 : 4)) begin();
    }
    if (!drag) return;
    Object.assign(drag, { x: event.clientX, y: event.clientY, isMoved: true });
    place();
  }, true);

  addEventListener('pointerup', (event) => {
    if (drag && event.isPrimary) {
      Object.assign(drag, { x: event.clientX, y: event.clientY });
      aim();
      end(true);
    } else {
      release();
    }
  }, true);
  addEventListener('pointercancel', () => (drag ? end(false) : release()), true);
  addEventListener('keydown', (event) => {
    if (!drag || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end(false);
  }, true);
  addEventListener('blur', () => drag && end(false));

  // A finger that drags does not scroll, and the browser neither drags nor selects by itself.
  addEventListener('touchmove', (event) => {
    if ((drag || press && press.isReady) && event.cancelable) event.preventDefault();
  }, { passive: false });
  addEventListener('contextmenu', (event) => (drag || press && press.isTouch) && event.preventDefault(), true);
  addEventListener('dragstart', (event) => event.target.closest && event.target.closest(source) && event.preventDefault());
  addEventListener('selectstart', (event) => press && event.preventDefault());
  addEventListener('click', (event) => {
    if (!swallows) return;
    swallows = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // MARK: Edges of columns

  const edge = `[${wire.attribute.edge}]`;
  const bounds = (el) => el.dataset[wire.data.edge].split(' ').map(Number);
  const isMirrored = () => document.documentElement.dir === 'rtl';
  const resize = (el, width) => {
    const [now, least, most] = bounds(el), wanted = Math.round(Math.max(least, Math.min(width, most)));
    if (wanted !== now) post(el, wire.type.change, wanted);
  };
  let pull = null; // {el, x, width}

  addEventListener('pointerdown', (event) => {
    const el = event.isPrimary && !event.button && event.target.closest(edge);
    if (!el) return;
    event.preventDefault();
    pull = { el, x: event.clientX, width: bounds(el)[0], wanted: bounds(el)[0] };
    el.setPointerCapture(event.pointerId);
    el.classList.add('pulled');
  });
  const draw = () => {
    if (!pull) return;
    // A slow network gets one width at a time.
    if (!isBusy()) resize(pull.el, pull.wanted);
    requestAnimationFrame(draw);
  };
  addEventListener('pointermove', (event) => {
    if (!pull || !event.isPrimary) return;
    if (pull.wanted === pull.width) requestAnimationFrame(draw);
    pull.wanted = pull.width + (event.clientX - pull.x) * (isMirrored() ? -1 : 1);
  });
  const drop = () => {
    if (!pull) return;
    const { el, wanted } = pull;
    pull = null;
    el.classList.remove('pulled');
    resize(el, wanted);
  };
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
  addEventListener('keydown', (event) => {
    const el = event.target.closest && event.target.closest(edge);
    const step = { ArrowLeft: -10, ArrowRight: 10 }[event.key];
    if (!el || !step) return;
    event.preventDefault();
    resize(el, bounds(el)[0] + (isMirrored() ? -step : step));
  });
})();
