// Plays changes that browsers cannot animate: tracks through values at stages, drawings, scrolling, springs that blend, animations that
// continue others. The client loads this script with the first of them, after motion.js.
(() => {
'use strict';

const player = ({ run, once, moves, lead, stop, progressOf, between, isGradual, content, replaceContent, springEasing, figures, frameCount,
  steps, valueAt, form, withFigures, shown, atTime, camel }) => {
  // The blend of a spring that takes over from a running one: the response of that one, and the milliseconds that have passed. An equal
  // spring continues the blend in progress.
  const response = ([stiffness]) => 2 * Math.PI / Math.sqrt(stiffness);
  const blendOf = (spring, { time: { spring: last, blend, delay } = {} }, now) => {
    if (!spring[4] || !last || last[3]) return;
    const before = response(last);
    if (Math.abs(before / response(spring) - 1) > 1e-3) return { from: before, passed: 0 };
    const passed = blend && blend.passed + Math.max(now - delay, 0);
    return passed < spring[4] ? { from: blend.from, passed } : undefined;
  };
  // The course of such a spring: its position on the way from 0 to 1, and the contribution of an initial velocity of 1. The response
  // follows a smooth step. The equation of motion is integrated in steps of 1/600 s until the spring rests.
  const blended = (spring, old, now, duration) => {
    const blend = blendOf(spring, old, now);
    if (!blend) return;
    const { from, passed } = blend;
    const own = response(spring), ratio = spring[1] / (2 * Math.sqrt(spring[0]));
    const slope = ([place, velocity], goal, time) => {
      const part = Math.min((passed / 1000 + time) / (spring[4] / 1000), 1);
      const omega = Math.min(2 * Math.PI / (own + (from - own) * (1 - part * part * (3 - 2 * part))), Math.sqrt(45000));
      return [velocity, omega * omega * (goal - place) - 2 * ratio * omega * velocity];
    };
    const moved = (point, by, length) => point.map((value, index) => value + by[index] * length);
    const advanced = (point, goal, time, length) => {
      const first = slope(point, goal, time), second = slope(moved(point, first, length / 2), goal, time + length / 2);
      const third = slope(moved(point, second, length / 2), goal, time + length / 2);
      const fourth = slope(moved(point, third, length), goal, time + length);
      return point.map((value, index) => value + length / 6 * (first[index] + 2 * second[index] + 2 * third[index] + fourth[index]));
    };
    let still = [0, 0], pushed = [0, 1], step = 0;
    const places = [[0, 0]];
    const moves = () => Math.abs(1 - still[0]) > 1e-3 || Math.abs(pushed[0]) > 1e-3;
    for (; step < 600 * Math.max(duration / 1000, 0) || (moves() && step < 36000); step++) {
      [still, pushed] = [advanced(still, 1, step / 600, 1 / 600), advanced(pushed, 0, step / 600, 1 / 600)];
      if (step % 10 === 9) places.push([still[0], pushed[0]]);
    }
    return { blend, duration: (places.length - 1) / 60 * 1000, at: (stage) => [0, 1].map((index) => level(stage * (places.length - 1), places, index)) };
  };
  const level = (place, places, index) => {
    const before = Math.min(Math.floor(place), places.length - 2), start = places[before][index];
    return start + (places[before + 1][index] - start) * (place - before);
  };

  // Colors as the browser computes them, in one form.
  const isColor = (value) => /rgb|color/.test(value);
  const solid = (value) => value.replace(/rgb\(([^()]*)\)/g, 'rgba($1, 1)');
  const resolved = (el, name, value) => {
    const probe = el.animate({ [camel(name)]: [value, value] }, 1e6), result = getComputedStyle(el).getPropertyValue(name);
    probe.cancel();
    return solid(result);
  };

  // The values of a property whose running animation a new one continues. The server sends a curve for each change since the property
  // was at rest. The page may have heard of the change earlier or later than the server did, so the first moments lead to the curves.
  const catchUp = 200;
  const continued = (el, name, old, from, to, [duration, elapsed, stages, ...curves]) => {
    const { animation } = old;
    if (old.points?.length !== curves.length || Math.abs(animation.currentTime - elapsed) > 250) return;
    const known = atTime(animation, elapsed, () => shown(el, name, old));
    let points = [...old.points, to], [now, then] = [from, known];
    if (points.some((point) => form(point) !== form(from))) {
      if (!isColor(from)) return;
      points = points.map((point) => resolved(el, name, point));
      [now, then] = [solid(from), solid(known)];
      if ([...points, now].some((point) => form(point) !== form(points[0]))) return;
    }
    const numbers = points.map(figures), offset = figures(now).map((number, place) => number - figures(then)[place]);
    const values = steps(frameCount(duration), (stage) => {
      let next = 1;
      while (next < stages.length - 1 && stages[next] <= stage) next++;
      const part = (stage - stages[next - 1]) / (stages[next] - stages[next - 1]);
      const late = Math.max(1 - stage * duration / Math.min(duration, catchUp), 0);
      return withFigures(points[0], (_, place) => curves.reduce(
        (sum, curve, index) => sum + (curve[next - 1] + (curve[next] - curve[next - 1]) * part) * (numbers[index + 1][place] - numbers[index][place]),
        numbers[0][place] + offset[place] * late));
    });
    return { values, points, pace: { duration, delay: 0 } };
  };

  // Animates a part of an element through values at stages of an animation: a property, the text, or the content.
  const track = (el, name, samples, time) => {
    const stages = samples.filter((_, index) => index % 2 === 0), values = samples.filter((_, index) => index % 2);
    stop(el, name);
    if (time.isStill && !isGradual(name, time)) return;
    if (![wire.track.text, wire.track.content, wire.track.drawing].includes(name)) {
      const isMatrix = name === 'transform' && values.length > 2 && values[0].startsWith('matrix');
      return lead(el, name, stages, values, time, isMatrix ? matrixFrames(stages, values, time) : undefined);
    }
    const show = name === wire.track.text ? stepper(values, (text) => (el.textContent = text))
      : name === wire.track.content ? stepper(values, (html) => replaceContent(el, html)) : drawer(el, values);
    const led = moves.get(el) || {}, move = led[name] = { stages, values };
    moves.set(el, led);
    const end = () => {
      if (led[name] !== move) return;
      delete led[name];
      show(values.length - 1, 0);
    };
    move.animation = run(el, [], time, end);
    const next = () => {
      if (led[name] !== move) return;
      const stage = progressOf(move) ?? (move.animation.currentTime < time.delay ? 0 : 1);
      let place = 0;
      while (place < stages.length - 1 && stages[place + 1] <= stage) place++;
      const from = Math.min(place, Math.max(stages.length - 2, 0)), to = Math.min(from + 1, stages.length - 1);
      show(from, to === from ? 0 : (stage - stages[from]) / (stages[to] - stages[from]));
      requestAnimationFrame(next);
    };
    next();
  };

  // Browsers decompose matrices into rotations and scales to interpolate them. The samples require that the numbers of matrices are
  // interpolated, so this script computes the frames. A matrix that shows its back cannot be decomposed, so the next frame follows
  // without interpolation.
  const isFacing = (matrix) => {
    const m = figures(matrix);
    return (m.length < 17 ? m[0] * m[3] - m[1] * m[2] : m[1] * m[6] - m[2] * m[5]) >= 0;
  };
  const matrixFrames = (stages, values, time) => {
    const places = [...new Set([...steps(frameCount(time.duration), (stage) => stage), ...stages])].sort((a, b) => a - b);
    const frames = places.map((offset) => ({ transform: valueAt({ stages, values }, offset), offset }));
    frames.forEach((frame, index) => {
      const next = frames[index + 1];
      if (next && isFacing(frame.transform) !== isFacing(next.transform)) frame.easing = 'steps(1)';
    });
    return frames;
  };

  // Shows one of several values, the next one once its stage is reached.
  const stepper = (values, write) => {
    let last;
    return (from, part) => {
      const value = values[part >= 1 ? from + 1 : from];
      if (value !== last) write((last = value));
    };
  };
  // Shows drawings. It interpolates between two drawings if their attributes differ only in numbers.
  const drawer = (el, values) => {
    const drawings = values.map((html) => [...content(html).querySelectorAll('*')]);
    const fits = (one, other) => one.length === other.length && one.every((shape, index) => shape.localName === other[index].localName);
    let shapes = [], last = -1, slots = [];
    const enter = (from) => {
      const now = drawings[from], next = drawings[from + 1];
      if (last >= 0 && fits(drawings[last], now)) {
        now.forEach((shape, index) => {
          for (const { name, value } of shape.attributes) if (shapes[index]?.getAttribute(name) !== value) shapes[index]?.setAttribute(name, value);
        });
      } else {
        replaceContent(el, values[from]);
        shapes = [...el.querySelectorAll('*')].filter((inner) => [null, el].includes(inner.closest(`[id^=${wire.element.prefix}]`)));
      }
      last = from;
      slots = [];
      if (!next || !fits(now, next)) return;
      now.forEach((shape, index) => {
        for (const { name, value } of shape.attributes) {
          const end = next[index].getAttribute(name) || '';
          if (end !== value) slots.push([shapes[index], name, value, end]);
        }
      });
    };
    return (from, part) => {
      const place = part >= 1 && from + 1 < values.length ? from + 1 : from;
      if (place !== last) enter(place);
      for (const [shape, name, start, end] of slots) shape?.setAttribute(name, between(start, end, place > from ? 0 : part));
    };
  };

  // Ends the endless animations in an element.
  const rest = (el) => {
    for (const inner of [el, ...el.querySelectorAll('*')]) {
      for (const [name, { animation }] of Object.entries(moves.get(inner) || {})) {
        if (animation.effect.getComputedTiming().iterations === Infinity) stop(inner, name);
      }
    }
  };

  // Scrolls an area until the user scrolls it. A spring continues with the velocity of the previous scrolling.
  const scrolls = new WeakMap(); // running ones, by area
  const scroll = (el, left, top, time) => {
    const from = [el.scrollLeft, el.scrollTop], last = scrolls.get(el);
    const way = [Math.min(left, el.scrollWidth - el.clientWidth) - from[0], Math.min(top, el.scrollHeight - el.clientHeight) - from[1]];
    const length = Math.hypot(...way);
    const velocity = last && length ? (last.velocity[0] * way[0] + last.velocity[1] * way[1]) / length ** 2 : 0;
    if (last) last.animation.cancel();
    if (time.isStill) el.scrollTo({ left, top, behavior: 'instant' });
    if (!length || time.isStill) return;
    const move = { velocity: [0, 0], seen: from, at: performance.now(), snap: last ? last.snap : el.style.scrollSnapType };
    const timing = time.spring ? { ...time, easing: springEasing([time.spring[0], time.spring[1], velocity || time.spring[2] || 0], time.duration) } : time;
    const stop = () => move.animation.cancel();
    el.style.scrollSnapType = 'none'; // stops would catch every frame
    scrolls.set(el, move);
    const report = (detail) => el.dispatchEvent(new CustomEvent('autoscroll', { bubbles: true, detail }));
    report(true);
    const show = (progress) => {
      const now = performance.now(), place = from.map((start, axis) => start + way[axis] * progress);
      el.scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
      if (now > move.at) move.velocity = place.map((value, axis) => ((value - move.seen[axis]) / (now - move.at)) * 1000);
      Object.assign(move, { seen: place, at: now });
    };
    move.animation = run(el, [], once(timing), () => {
      for (const type of interruptions) el.removeEventListener(type, stop);
      if (scrolls.get(el) !== move) return;
      scrolls.delete(el);
      el.style.scrollSnapType = move.snap;
      report(false);
    });
    for (const type of interruptions) el.addEventListener(type, stop, { passive: true });
    move.animation.finished.then(() => show(1), () => {});
    const next = () => {
      if (scrolls.get(el) !== move) return;
      const progress = progressOf(move);
      if (progress !== null) show(progress);
      requestAnimationFrame(next);
    };
    next();
  };
  const interruptions = ['wheel', 'touchstart', 'pointerdown'];

  return { track, rest, scroll, blended, continued };
};

dispatchEvent(new CustomEvent(wire.script.player, { detail: player }));
})();
