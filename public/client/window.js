// Reports the window's size and the user's system settings.

const dark = matchMedia('(prefers-color-scheme: dark)');
const report = () => {
  const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // The layout viewport. `innerWidth` grows with a page that is too wide, and shrinks while the user zooms in.
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const now = [width, height, dark.matches ? 1 : 0, textScale, still.matches ? 1 : 0, devicePixelRatio, document.hidden ? 1 : 0];
  if (now.join(' ') === body.dataset[wire.data.window]) return;
  body.dataset[wire.data.window] = now.join(' ');
  send(1, wire.type.resize, {
    [wire.window.width]: width, [wire.window.height]: height, [wire.window.isDark]: dark.matches,
    [wire.window.textScale]: textScale, [wire.window.reducesMotion]: still.matches,
    [wire.window.displayScale]: devicePixelRatio, [wire.window.isHidden]: document.hidden });
};
let asked = false;
const reportSoon = () => {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    report();
  });
};
addEventListener('resize', reportSoon);
// A page in the background has no frames.
document.addEventListener('visibilitychange', report);
// A rotated phone may update its layout after the event `resize`.
new ResizeObserver(reportSoon).observe(document.documentElement);
dark.addEventListener('change', reportSoon);
still.addEventListener('change', reportSoon);
