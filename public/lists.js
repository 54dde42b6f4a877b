// Swipe actions of rows and pull to refresh. The client loads this script for pages with either of them. It contacts the server
// only by pressing the page's own buttons.
(() => {
  'use strict';
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  // MARK: Rows

  let open = null; // the row that shows its buttons
  let drag = null; // the dragged row: {row, x, y, base, shift, is: decided, at, speed}
  let swallows = false; // whether the next click belongs to a drag

  const part = (row, name) => [...row.children].find((child) => child.classList.contains(name));
  const panel = (row, shift) => part(row, shift > 0 ? wire.class.swipeLeading : wire.class.swipeTrailing);

  // The color of the button at the row's edge.
  const colorOf = (side) => {
    const button = edgeButton(side);
    for (const el of button ? [button, ...button.querySelectorAll('*')] : []) {
      const { backgroundColor } = getComputedStyle(el);
      if (!/^rgba.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return '';
  };
  const edgeButton = (side) => {
    const buttons = side.querySelectorAll('button');
    return buttons[side.classList.contains(wire.class.swipeLeading) ? 0 : buttons.length - 1];
  };

  // Moves a row's content aside by `shift` points, and reveals the buttons accordingly.
  const show = (row, shift, animated) => {
    row.classList.toggle('moves', !!animated && !still.matches);
    part(row, wire.class.swipeContent).style.transform = shift ? `translateX(${shift}px)` : '';
    for (const name of [wire.class.swipeLeading, wire.class.swipeTrailing]) {
      const side = part(row, name);
      if (!side) continue;
      side.classList.toggle('moves', !!animated && !still.matches);
      const seen = Math.max(0, name === wire.class.swipeLeading ? shift : -shift);
      const rest = Math.max(0, side.offsetWidth - seen);
      side.style.clipPath = shift ? (name === wire.class.swipeLeading ? `inset(0 ${rest}px 0 0)` : `inset(0 0 0 ${rest}px)`) : '';
      // Beyond the buttons, the color of the outermost one fills what the content has left; the content may be transparent.
      if (seen > side.offsetWidth) {
        row.style.background = `linear-gradient(${colorOf(side) || 'transparent'} 0 0) ${shift > 0 ? 'left' : 'right'}/${seen}px no-repeat`;
      }
    }
    if (!shift) row.style.background = '';
  };

  const close = () => {
    if (open && open.isConnected) show(open, 0, true);
    open = null;
  };

  const start = (row, x, y) => {
    const base = row === open ? new DOMMatrix(getComputedStyle(part(row, wire.class.swipeContent)).transform).e : 0;
    drag = { row, x, y, base, shift: base, is: false, at: performance.now(), speed: 0 };
  };

  const draw = (shift) => {
    const { row } = drag;
    const side = panel(row, shift);
    // A row without buttons on that side moves only a little.
    if (!side) shift /= 6;
    else if (!side.classList.contains(wire.class.swipeFull) && Math.abs(shift) > side.offsetWidth) {
      shift = Math.sign(shift) * (side.offsetWidth + (Math.abs(shift) - side.offsetWidth) / 4);
    }
    const now = performance.now();
    if (now > drag.at) drag.speed = (shift - drag.shift) / (now - drag.at);
    drag.at = now;
    drag.shift = shift;
    show(row, shift);
  };

  const drop = () => {
    const { row, shift, speed } = drag;
    drag = null;
    const side = panel(row, shift);
    const width = side ? side.offsetWidth : 0;
    const far = Math.abs(shift);
    if (side && side.classList.contains(wire.class.swipeFull) && far > Math.max(row.offsetWidth * .55, width + 30)) {
      open = row;
      show(row, Math.sign(shift) * row.offsetWidth, true);
      edgeButton(side).click();
      setTimeout(() => open === row && close(), 700);
    } else if (side && far > 8 && (far > width / 2 || speed * shift > .3 * far) && speed * shift > -.3 * far) {
      open = row;
      show(row, Math.sign(shift) * width, true);
    } else {
      if (open === row) open = null;
      show(row, 0, true);
    }
  };

  addEventListener('pointerdown', (event) => {
    swallows = false;
    const row = event.target.closest(`.${wire.class.swipeRow}`);
    if (open && open !== row) {
      swallows = true; // the touch is spent on closing
      return close();
    }
    if (row && event.isPrimary && !event.button && !event.target.closest('input,textarea,select')) {
      start(row, event.clientX, event.clientY);
    }
  }, true);

  addEventListener('pointermove', (event) => {
    if (!drag || !event.isPrimary) return;
    const x = event.clientX - drag.x, y = event.clientY - drag.y;
    if (!drag.is) {
      if (Math.abs(y) > 8 && Math.abs(y) > Math.abs(x)) drag = null;
      if (!drag || Math.abs(x) < 8) return;
      drag.is = swallows = true;
      drag.row.setPointerCapture(event.pointerId);
      // Releases pressed buttons.
      dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
    }
    draw(drag.base + x);
  });

  const end = (event) => {
    if (!drag || !event.isTrusted) return;
    if (drag.is) drop();
    drag = null;
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);

  // Two fingers across a trackpad, or a wheel that scrolls horizontally.
  let rest;
  addEventListener('wheel', (event) => {
    const row = event.target.closest(`.${wire.class.swipeRow}`);
    if (!row || Math.abs(event.deltaX) <= Math.abs(event.deltaY) || drag && drag.row !== row) return;
    if (open && open !== row) close();
    if (!drag) start(row, 0, 0);
    draw(drag.shift - event.deltaX);
    clearTimeout(rest);
    rest = setTimeout(() => drag && drop(), 120);
  }, { passive: true });

  addEventListener('click', (event) => {
    const side = event.target.closest(`.${wire.class.swipeLeading},.${wire.class.swipeTrailing}`);
    const row = event.target.closest(`.${wire.class.swipeRow}`);
    if (event.isTrusted && event.detail) {
      // A click on the visible strip of a closed row opens it.
      const peeks = side && open !== row;
      if (peeks && !swallows) {
        close();
        open = row;
        show(row, side.classList.contains(wire.class.swipeLeading) ? side.offsetWidth : -side.offsetWidth, true);
      }
      if (swallows || peeks || row && row === open && !side) {
        event.preventDefault();
        event.stopPropagation();
        if (!swallows && !peeks) close();
        swallows = false;
        return;
      }
    }
    if (side) setTimeout(close);
  }, true);

  // MARK: Areas

  let pull = null; // the pulled area: {area, control, x, y, by}

  const pulled = (el) => {
    const area = el.closest(`.${wire.class.scrollsY}`);
    const control = area && area.scrollTop <= 0 && area.nextElementSibling;
    return control && control.matches(`.${wire.class.refresh}`) && control.querySelector('button') ? { area, control, by: 0 } : null;
  };

  const showPull = ({ area, control }, by, back) => {
    area.classList.toggle('back', !!back && !still.matches);
    area.firstElementChild.style.transform = by ? `translateY(${by}px)` : '';
    control.classList.toggle('drawn', by > 0);
    control.style.opacity = by ? Math.min(1, by / 60) : '';
  };

  addEventListener('touchstart', ({ target, touches: [{ clientX: x, clientY: y }, second] }) => {
    pull = second ? null : pulled(target);
    if (pull) Object.assign(pull, { x, y });
  }, { passive: true });

  addEventListener('touchmove', (event) => {
    if (!pull) return;
    const x = event.touches[0].clientX - pull.x, y = event.touches[0].clientY - pull.y;
    if (!pull.by && (y <= 0 || Math.abs(x) > y || drag && drag.is)) return void (pull = null);
    if (event.cancelable) event.preventDefault();
    pull.by = Math.max(1, y / 2);
    showPull(pull, pull.by);
  }, { passive: false });

  for (const type of ['touchend', 'touchcancel']) {
    addEventListener(type, () => {
      if (!pull || !pull.by) return;
      const { control, by } = pull;
      showPull(pull, 0, true);
      pull = null;
      const button = control.querySelector('button');
      if (type === 'touchend' && by >= 60 && button) button.click();
    });
  }

  // A wheel that scrolls up at the top shows the button.
  let wheeled = 0;
  addEventListener('wheel', (event) => {
    const found = event.deltaY < 0 && pulled(event.target);
    if (!found) return void (wheeled = 0);
    wheeled -= event.deltaY;
    if (wheeled < 200 || found.control.matches('.offered')) return;
    found.control.classList.add('offered');
    setTimeout(() => found.control.classList.remove('offered'), 4000);
  }, { passive: true });

  addEventListener('keydown', (event) => event.key === 'Escape' && close());
  addEventListener('scroll', () => !drag && close(), true);
})();
