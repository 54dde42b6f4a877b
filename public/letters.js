// Moves the letters of a text that changes under an animation. The client loads this script with the first such change.
(() => {
'use strict';

// Splits a text into letters with keys. Letters of two texts with the same key correspond: digits have the same place value in the
// same number, other letters the same distance from the start of their part of the text.
const parts = typeof Intl.Segmenter === 'function'
  ? (text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : Array.from;
const keyed = (text, point) => text.split(/(\d(?:[.,'’\s\u066b\u066c]?\d)*)/).flatMap((part, index) => {
  const letters = parts(part), comma = letters.lastIndexOf(point);
  // Separators have the key of the digit before them.
  let place = letters.slice(0, comma < 0 ? letters.length : comma).filter((letter) => /\d/.test(letter)).length;
  return letters.map((letter, distance) => {
    if (index % 2 === 0) return [letter, `${index} ${distance}`];
    return /\d/.test(letter) ? [letter, `${index} ${--place}`] : [letter, `${index} ${place}s`];
  });
});

// For each letter of the new text, the index of the corresponding old letter; -1 for a new letter.
const pairDigits = (old, text, point) => {
  const before = keyed(old, point);
  return keyed(text, point).map(([letter, key]) => before.findIndex((one) => one[0] === letter && one[1] === key));
};
// The same for texts in general, by the longest common subsequence.
const pairLetters = (old, text) => {
  const a = parts(old), b = parts(text);
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i][j] = a[i] === b[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  let i = 0;
  return b.map((letter, j) => {
    while (i < a.length && a[i] !== letter && lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    return i < a.length && a[i] === letter && lengths[i][j] > lengths[i][j + 1] ? i++ : -1;
  });
};

// The position of each letter in an element with a text: the distance between their left edges, or between their right edges in
// right-to-left text. An animated width of the element does not affect it.
const edges = (el, node, letters, side) => {
  const box = el.getBoundingClientRect(), scale = box.width / parseFloat(getComputedStyle(el).width) || 1;
  const range = document.createRange();
  let end = 0;
  return letters.map((letter) => {
    range.setStart(node, end);
    range.setEnd(node, (end += letter.length));
    return (range.getBoundingClientRect()[side] - box[side]) / scale;
  });
};

const layers = new WeakMap(); // by element: its layer of letters while they move
const halt = (span) => span.getAnimations?.().forEach((animation) => animation.cancel());
const styled = (style) => Object.assign(document.createElement('span'), { style });

// Changes a text. While its letters move, the text itself is invisible, and a layer over it contains the letters.
const roll = (el, text, time, kind, run) => {
  const known = layers.get(el), isLive = known && known.layer.parentNode === el;
  const old = isLive ? known.text : el.textContent;
  const { lineHeight, direction } = getComputedStyle(el), side = direction === 'rtl' ? 'right' : 'left';
  const point = new Intl.NumberFormat(document.documentElement.lang || undefined).formatToParts(0.5).find(({ type }) => type === 'decimal').value;
  const before = isLive ? known.letters : edges(el, el.firstChild, parts(old), side).map((x) => ({ x }));
  // Moving letters continue from their visible positions.
  const seen = before.map(({ span }) => {
    if (!span) return {};
    const { transform, opacity, filter } = getComputedStyle(span);
    return { transform, opacity, filter };
  });
  const kept = kind === wire.contentTransition.interpolate ? pairLetters(old, text) : pairDigits(old, text, point);
  const height = parseFloat(lineHeight) * 0.55 || 12;
  const away = kind === wire.contentTransition.rollUp ? height : kind === wire.contentTransition.rollDown ? -height : 0;
  const gone = (y) => ({ opacity: 0, ...away && { transform: `translateY(${y}px) scale(.6)`, filter: 'blur(.1em)' } });
  const here = { opacity: 1, transform: 'none', filter: 'blur(0)' };

  const layer = isLive ? known.layer : styled('position:absolute;inset:0;pointer-events:none;user-select:none;-webkit-user-select:none');
  layer.setAttribute('aria-hidden', 'true');
  const itself = styled('opacity:0');
  itself.textContent = text;
  el.replaceChildren(itself, layer);
  const letters = parts(text), places = edges(el, itself.firstChild, letters, side);
  const put = (letter, x) => {
    const span = styled(`position:absolute;top:0;${side}:${side === 'left' ? x : -x}px;white-space:pre`);
    span.textContent = letter;
    layer.append(span);
    return span;
  };
  const state = { layer, text, letters: [] };
  let moving = 0;
  const finish = () => {
    if (layers.get(el) !== state) return;
    layers.delete(el);
    for (const span of layer.children) halt(span);
    if (layer.parentNode === el) el.textContent = text;
  };
  const play = (span, frames, after = () => {}) => {
    moving++;
    run(span, frames, { ...time, iterations: 1, direction: 'normal', fill: 'both' }, () => {
      after();
      if (!--moving) finish();
    });
  };
  layers.set(el, state);
  // All letters are measured before one is moved.
  parts(old).forEach((letter, index) => {
    if (kept.includes(index)) return;
    const span = before[index].span || put(letter, before[index].x);
    halt(span);
    play(span, [{ ...here, ...seen[index] }, gone(-away)], () => span.remove());
  });
  letters.forEach((letter, index) => {
    const x = places[index], from = kept[index];
    if (from < 0) {
      const span = put(letter, x);
      state.letters.push({ x, span });
      return play(span, [gone(away), here]);
    }
    const shift = before[from].x - x, { transform = 'none', ...look } = seen[from];
    if (before[from].span) {
      halt(before[from].span);
      before[from].span.remove();
    }
    const span = put(letter, x);
    state.letters.push({ x, span });
    play(span, [{ ...here, ...look, transform: `translateX(${shift}px) ${transform === 'none' ? '' : transform}` }, here]);
  });
  if (!moving) finish();
};

dispatchEvent(new CustomEvent('letters', { detail: { roll, pairDigits, pairLetters } }));
})();
