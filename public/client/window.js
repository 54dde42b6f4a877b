// Reports the window's size and the user's system settings.

const dark = matchMedia('(prefers-color-scheme: dark)'), contrast = matchMedia('(prefers-contrast: more)');
const report = () => {
  const textScale = parseFloat(getComputedStyle(root).fontSize) / 16;
  // The layout viewport. `innerWidth` grows with a page that is too wide, and shrinks while the user zooms in.
  const { clientWidth: width, clientHeight: height } = root;
  const now = {
    [wire.window.width]: width, [wire.window.height]: height, [wire.window.isDark]: dark.matches,
    [wire.window.textScale]: textScale, [wire.window.reducesMotion]: still.matches, [wire.window.displayScale]: devicePixelRatio,
    [wire.window.increasesContrast]: contrast.matches };
  const text = Object.values(now).map(Number).join(' ');
  if (text === body.dataset[wire.data.window]) return;
  body.dataset[wire.data.window] = text;
  send(1, wire.type.resize, now);
};
// A second report in a frame finds the same values.
const reportSoon = () => requestAnimationFrame(report);
addEventListener('resize', reportSoon);
// A rotated phone may update its layout after the event `resize`.
new ResizeObserver(reportSoon).observe(root);
for (const setting of [dark, still, contrast]) setting.addEventListener('change', reportSoon);
