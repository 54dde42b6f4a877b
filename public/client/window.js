// The window: its size, and what the user set in the system.

const dark = matchMedia('(prefers-color-scheme: dark)');
const report = () => {
  const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const now = [innerWidth, innerHeight, dark.matches ? 1 : 0, textScale, still.matches ? 1 : 0, devicePixelRatio];
  if (now.join(' ') === body.dataset.window) return;
  body.dataset.window = now.join(' ');
  send(1, 'resize', { width: innerWidth, height: innerHeight, dark: dark.matches, textScale,
    reducedMotion: still.matches, scale: devicePixelRatio });
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
dark.addEventListener('change', reportSoon);
still.addEventListener('change', reportSoon);
