// public/motion.js: the animations of a patch.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const open = (html, options) => {
  const page = openPage(html, options);
  for (const script of ['motion', 'flow', 'player']) page.run(script);
  return page;
};
const openStill = (html) => {
  const page = open(html);
  page.media('(prefers-reduced-motion: reduce)').matches = true;
  return page;
};
const linear = [400, 100, 'linear'];
const push = (page, ...o) => page.push({ f: page.revision, t: page.revision + 1, a: [linear], o });
const frames = (page) => JSON.parse(JSON.stringify(page.animations.map((animation) => animation.frames)));

test('an animated position is the new one at once, and moves there without layout', () => {
  const page = open('<div id=n2 style="left:10px;top:1px"></div>');
  push(page, ['s', 2, 'left:30px;top:-4.5px', 0]);
  assert.deepEqual(frames(page), [
    [{ translate: '-20px 5.5px' }, { translate: '0px 0px' }],
  ]);
  assert.deepEqual([page.element(2).style.left, page.element(2).style.top], ['30px', '-4.5px']);
});

test('a patch reads the styles that only the browser knows before its first change, and leaves the ends of the style sheet to it', () => {
  const page = open('<style>p { color: red; opacity: .5 }</style><p id=n2></p><p id=n3 style="color:blue"></p>');
  const steps = [], { getComputedStyle } = page.window;
  page.window.getComputedStyle = (el) => {
    steps.push('read ' + el.id);
    return getComputedStyle.call(page.window, el);
  };
  const declarations = page.window.CSSStyleDeclaration.prototype, { setProperty } = declarations;
  declarations.setProperty = function (name, value) {
    const el = [2, 3].map(page.element).find(({ style }) => style === this);
    if (el) steps.push('write ' + el.id);
    return setProperty.call(this, name, value);
  };
  push(page, ['s', 2, 'color:green;opacity:0', 0], ['s', 3, 'color:', 0]);
  assert.deepEqual(steps, ['read n2', 'read n2', 'read n3', 'write n2', 'write n2', 'write n3']);
  assert.deepEqual(frames(page), [
    [{ color: 'red' }, { color: 'green' }],
    [{ opacity: '0.5' }, { opacity: '0' }],
    [{ color: 'blue' }, {}],
  ]);
});

test('a motion replaces the translation of an element at rest, and is added to those in progress', async () => {
  const page = open('<div id=n2 style="left:10px;top:1px"></div>');
  const composites = () => page.animations.map(({ frames: [{ composite }] }) => composite);
  push(page, ['s', 2, 'left:30px', 0]);
  push(page, ['s', 2, 'left:40px', 0]);
  push(page, ['s', 2, 'top:40px', 0]);
  assert.deepEqual(composites(), [undefined, undefined, 'add']);
  page.animations.forEach((animation) => animation.finish());
  await tick();
  push(page, ['s', 2, 'left:50px', 0]);
  assert.equal(composites().at(-1), undefined);
});

test('an axis goes on where it is when the other one gets a new target', () => {
  const page = open('<div id=n2 style="left:10px;top:1px"></div>');
  push(page, ['s', 2, 'left:30px;top:5px', 0]);
  page.animations[0].currentTime = 300;
  push(page, ['s', 2, 'left:50px']);
  const [both, top] = page.animations;
  assert.deepEqual([both.isCancelled, top.isCancelled, top.currentTime, page.animations.length], [true, false, 300, 2]);
  assert.deepEqual(frames(page)[1], [{ translate: '0px -4px' }, { translate: '0px 0px' }]);
});

test('a margin across a flow moves by translate, a margin along it with the elements behind', () => {
  const page = open('<div class=v><p id=n2 style="margin-left:10px;margin-top:4px"></p></div>'
    + '<div class=h><p id=n3 style="margin-left:10px;margin-top:4px"></p></div>');
  push(page, ['s', 2, 'margin-left:30px;margin-top:8px', 0], ['s', 3, 'margin-left:30px;margin-top:8px', 0], ['s', 2, 'margin-left:', 0]);
  assert.deepEqual(frames(page).slice(0, 4), [
    [{ translate: '-20px' }, { translate: '0px' }],
    [{ marginTop: '4px' }, { marginTop: '8px' }],
    [{ marginLeft: '10px' }, { marginLeft: '30px' }],
    [{ translate: '0px -4px' }, { translate: '0px 0px' }],
  ]);
  assert.equal(page.element(2).style.marginLeft, '');
});

test('a position that is no length is animated as it is', () => {
  const page = open('<div id=n2 style="left:10%"></div>');
  push(page, ['s', 2, 'left:30px', 0]);
  assert.deepEqual(frames(page), [[{ left: '10%' }, { left: '30px' }]]);
});

test('a spring is a curve of straight lines that stay within 0.2 % of it', () => {
  for (const [stiffness, damping, duration] of [[39.5, 6.3, 2000], [400, 8, 1500], [100, 60, 3000]]) {
    const page = open('<div id=n2 style="width:10px"></div>');
    page.push({ f: 1, t: 2, a: [[duration, 0, [stiffness, damping, 0], 1]], o: [['s', 2, 'width:30px', 0]] });
    const { easing } = page.animations[0].time;
    const stops = easing.slice('linear('.length, -1).split(',').map((stop) => stop.split(' ').map(parseFloat));
    stops[0][1] = 0;
    assert.ok(stops.length < 150 && stops.every(([, place], index) => !index || place > stops[index - 1][1]), easing);
    assert.deepEqual(stops[stops.length - 1], [1, 100]);
    // The equation, solved in small steps.
    let position = 0, velocity = 0, next = 1;
    for (let step = 0; step < 20000; step++) {
      const place = step / 200;
      while (stops[next][1] < place) next++;
      const [[low, start], [high, end]] = stops.slice(next - 1, next + 1);
      const shown = low + (high - low) * (place - start) / (end - start);
      if (place < 99) assert.ok(Math.abs(shown - position) < 0.006, `${shown} for ${position} at ${place} %`);
      velocity += (stiffness * (1 - position) - damping * velocity) * duration / 2e7;
      position += velocity * duration / 2e7;
    }
  }
});

test('a transform that turns round starts where it is seen, however the browser writes it', () => {
  const page = open('<div id=n2 style="transform:matrix(1, 0, 0, 1, 0, 0)"></div>');
  push(page, ['s', 2, 'transform:matrix(1,0,0,1,80,0)', 0]);
  Object.assign(page.animations[0], { currentTime: 200, progress: 0.5 });
  push(page, ['s', 2, 'transform:matrix(1,0,0,1,0,0)', 0]);
  assert.equal(frames(page).at(-1)[0].transform.replace(/\s/g, ''), 'matrix(1,0,0,1,40,0)');
});

test('a transform that begins or ends is that which changes nothing', () => {
  const page = open('<div id=n2></div>');
  push(page, ['s', 2, 'transform:perspective(300px) rotateY(90deg)', 0]);
  push(page, ['s', 2, 'transform:', 0]);
  assert.equal(frames(page)[0][0].transform, 'perspective(300px) rotateY(0deg)');
  assert.equal(frames(page)[1][1].transform, 'perspective(300px) rotateY(0deg)');
});

test('an animated style moves from the visible value to the new one', () => {
  const page = open('<div id=n2 style="width:10px;left:10px"></div>');
  push(page, ['s', 2, 'width:30px;left:30px', 0]);
  assert.deepEqual(frames(page)[0], [{ width: '10px' }, { width: '30px' }]);
  assert.deepEqual({ ...page.animations[0].time },
    { duration: 400, delay: 100, easing: 'linear', iterations: 1, direction: 'normal', fill: 'backwards' });
  assert.equal(page.element(2).style.left, '30px');
});

test('an animation may repeat forever, back and forth, and then does not keep the page busy', () => {
  const page = open('<div id=n2 style="left:10px"></div>');
  page.push({ f: 1, t: 2, a: [[400, 0, 'ease', -1, 1]], o: [['s', 2, 'left:30px', 0]] });
  const { iterations, direction } = page.animations[0].time;
  assert.deepEqual([iterations, direction, page.isBusy], [Infinity, 'alternate', false]);
});

test('a thousand changes at once show their end', () => {
  const page = open('<div id=n2 style="left:10px"></div>');
  push(page, ...Array.from({ length: 1000 }, () => ['s', 2, 'left:30px', 0]));
  assert.deepEqual([page.animations.length, page.element(2).style.left], [0, '30px']);
});

test('the page is busy until an animation has ended', async () => {
  const page = open('<div id=n2 style="left:10px"></div>');
  push(page, ['s', 2, 'left:30px', 0]);
  assert.ok(page.isBusy);
  page.animations[0].finish();
  await tick();
  assert.ok(!page.isBusy);
});

test('properties that browsers cannot animate change at once', () => {
  const page = open('<div id=n2></div>');
  push(page, ['s', 2, 'pointer-events:none;z-index:3', 0]);
  assert.deepEqual(frames(page), []);
  assert.equal(page.element(2).style.zIndex, '3');
});

test('an immediate change ends a running animation of the property', () => {
  const page = open('<div id=n2 style="left:10px;top:5px"></div>');
  push(page, ['s', 2, 'left:30px;top:6px', 0]);
  push(page, ['s', 2, 'left:50px']);
  assert.deepEqual(page.animations.map(({ isCancelled }) => isCancelled), [true, false]);
});

test('a rotation is animated by its angle, over any number of turns, from its current angle', () => {
  const page = open('<div id=n2 style="transform:rotate(0deg)"></div>');
  push(page, ['s', 2, 'transform:rotate(720deg)', 0]);
  assert.deepEqual(frames(page)[0], [{ transform: 'rotate(0deg)' }, { transform: 'rotate(720deg)' }]);
  page.animations[0].progress = 0.5;
  push(page, ['s', 2, 'transform:rotate(0deg)', 0]);
  assert.deepEqual(frames(page)[1], [{ transform: 'rotate(360deg)' }, { transform: 'rotate(0deg)' }]);
});

test('an inserted element fades in, unless a following patch leads it in', () => {
  const page = open('');
  push(page, ['i', 1, 0, '<p id=n2></p>', 0], ['i', 1, 0, '<p id=n3></p>', 0, 1]);
  assert.deepEqual(frames(page), [[{ opacity: 0 }, {}]]);
});

test('an element that leaves stays where it is seen, behind its neighbors and out of use, until it comes back', () => {
  const page = open('<div id=n2 class=v><p id=n3></p><p id=n4 style="margin-top:5px"></p></div>');
  const [first, gone] = [page.element(3), page.element(4)];
  Object.defineProperties(gone, { offsetLeft: { value: 10 }, offsetTop: { value: 20 } });
  page.place(gone, 10, 20, 100, 20);
  push(page, ['m', 4, 2, 3, 0], ['x', 4, 0], ['s', 4, 'opacity:0', 0]);
  assert.deepEqual([gone.style.position, gone.style.left, gone.style.top, gone.style.marginTop], ['absolute', '10px', '20px', '0px']);
  assert.ok(gone.inert && gone.getAttribute('aria-hidden') === 'true' && gone.nextSibling === first);
  push(page, ['m', 4, 2, 0], ['b', 4], ['s', 4, 'margin-top:5px;opacity:']);
  assert.deepEqual([gone.style.position, gone.style.left, gone.style.marginTop, gone.inert], ['', '', '5px', false]);
  assert.equal(first.nextSibling, gone);
});

test('an element that comes back, but left before the page was fetched, is fetched with the page', () => {
  const page = open('<p id=n2></p>');
  push(page, ['b', 3], ['s', 3, 'opacity:', 0]);
  assert.deepEqual(page.requests.map(({ url }) => url), ['/tabs?session=s1&revision=1']);
  assert.equal(page.revision, 2);
});

test('with reduced motion an element that leaves stays out of use, so that it can fade', () => {
  const page = openStill('<p id=n2></p>');
  push(page, ['x', 2, 0]);
  assert.equal(page.element(2).inert, true);
  push(page, ['b', 2]);
  assert.equal(page.element(2).inert, false);
});

test('a replacement fades in', () => {
  const page = open('<p id=n2></p>');
  push(page, ['p', 2, '<a id=n2></a>', 0]);
  assert.deepEqual(frames(page), [[{ opacity: 0 }, {}]]);
});

test('a removed element stays until it has faded: inert, hidden, and under another id', async () => {
  const page = open('<p id=n2><i id=n3></i></p>');
  const gone = page.element(2);
  push(page, ['r', 2, 0]);
  assert.deepEqual(frames(page), [[{}, { opacity: 0 }]]);
  assert.ok(gone.isConnected && gone.inert && gone.getAttribute('aria-hidden') === 'true' && gone.style.pointerEvents === 'none');
  assert.equal(page.element(2), null);
  assert.deepEqual([gone.id, gone.firstChild.id], ['n2-gone1', 'n3-gone1']);
  page.animations[0].finish();
  await tick();
  assert.ok(!gone.isConnected);
});

test('definitions inside a removed element still belong to it', () => {
  const page = open('<p id=n2><svg><linearGradient id=g2-0></linearGradient><path style="fill:url(#g2-0)"></path></svg></p>');
  const gone = page.element(2);
  push(page, ['r', 2, 0]);
  assert.match(gone.innerHTML, /id="g2-0-gone1".*url\(#g2-0-gone1\)/);
});

test('an element removed from a column keeps its place, and those after it move up from their old places', () => {
  const page = open('<div id=n2 class=v><p id=n3></p><p id=n4></p></div>');
  page.place(page.element(2), 0, 0, 100, 80);
  page.place(page.element(3), 10, 20, 100, 20);
  const [gone, after] = [page.element(3), page.element(4)];
  Object.defineProperties(gone, { offsetLeft: { value: 10 }, offsetTop: { value: 20 } });
  after.getBoundingClientRect = () => {
    const top = gone.style.position === 'absolute' ? 20 : 40;
    return { left: 0, top, right: 100, bottom: top + 20, width: 100, height: 20 };
  };
  push(page, ['r', 3, 0]);
  assert.deepEqual([gone.style.position, gone.style.left, gone.style.top], ['absolute', '10px', '20px']);
  assert.deepEqual(frames(page)[1], [{ translate: '0px 20px' }, { translate: '0px 0px' }]);
});

test('a matched element moves from the place of the previous one', async () => {
  const page = open('<div id=n2></div>');
  page.place(page.element(2), 100, 50, 20, 40);
  page.element(1).append(Object.assign(page.document.createElement('div'), { id: 'n3' }));
  page.place(page.element(3), 0, 0, 10, 10);
  push(page, ['g', 3, 2, 0]);
  assert.ok(page.isBusy);
  await page.advance(16);
  assert.equal(frames(page)[0][0].transform, 'translate(100px,50px) scale(2,4)');
});

test('an element that leaves moves along to the place of the one that matches it', async () => {
  const page = open('<div id=n2></div>');
  page.place(page.element(2), 100, 50, 20, 40);
  page.element(1).append(Object.assign(page.document.createElement('div'), { id: 'n3' }));
  page.place(page.element(3), 0, 0, 10, 10);
  push(page, ['x', 2, 0], ['g', 3, 2, 0]);
  await page.advance(16);
  const [arriving, leaving] = page.animations;
  assert.deepEqual([arriving.el.id, leaving.el.id], ['n3', 'n2']);
  assert.equal(leaving.frames[1].transform, 'translate(-100px,-50px) scale(0.5,0.25)');
  assert.equal(leaving.time.fill, 'both');
});

test('with reduced motion a moved element fades in at its new place, and a removed one fades out', () => {
  const page = openStill('<div id=n2 style="left:10px"></div><p id=n3></p>');
  push(page, ['s', 2, 'left:30px', 0], ['r', 3, 0]);
  assert.deepEqual(frames(page), [[{ opacity: 0 }, {}], [{}, { opacity: 0 }]]);
  assert.equal(page.element(2).style.left, '30px');
});

test('a property whose declaration is removed is animated to its value without it', () => {
  const page = open('<div id=n2 style="opacity:0.5"></div>');
  push(page, ['s', 2, 'opacity:', 0]);
  assert.equal(frames(page)[0][0].opacity, '0.5');
  assert.equal(frames(page)[0].length, 2);
  assert.equal(page.element(2).style.opacity, '');
});

const loop = [2000, -500, 'linear', -1, 0, 5000];
const paced = (page, animation, ...o) => page.push({ f: page.revision, t: page.revision + 1, a: [animation], o });

test('a stretch of the clock repeats from where it is by now, and does not keep the page busy', () => {
  const page = open('<div id=n2></div>');
  paced(page, loop, ['y', 2, 'opacity', 0, [0, '0', 1, '1']]);
  const { delay, iterations, duration } = page.animations[0].time;
  assert.deepEqual([delay, iterations, duration, page.isBusy], [-500, Infinity, 2000, false]);
});

test('stretches of the clock keep pace with the first one, however late they come', () => {
  const page = open('<div id=n2></div>');
  paced(page, [2500, 0, 'linear', 1, 0, 5000], ['y', 2, 'opacity', 0, [0, '0', 1, '1']]);
  page.clock.now += 2100; // 100 ms late
  paced(page, [2500, 0, 'linear', 1, 0, 7000], ['y', 2, 'opacity', 0, [0, '0', 1, '1']]);
  page.clock.now += 6000; // a pause of the connection
  paced(page, [2500, 0, 'linear', 1, 0, 9000], ['y', 2, 'opacity', 0, [0, '0', 1, '1']]);
  assert.deepEqual(page.animations.map(({ time }) => time.delay), [0, -100, 0]);
});

test('"z" ends the endless animations in an element', () => {
  const page = open('<div id=n2><i id=n3></i><i id=n4></i></div>');
  paced(page, loop, ['y', 3, 'opacity', 0, [0, '0', 1, '1']]);
  push(page, ['y', 4, 'opacity', 0, [0, '0', 1, '1']]);
  page.push({ f: 3, t: 4, o: [['z', 2]] });
  assert.deepEqual(page.animations.map(({ isCancelled }) => isCancelled), [true, false]);
});

test('with reduced motion opacity is animated, and nothing repeats', () => {
  const page = openStill('<div id=n2 style="opacity:1"></div>');
  push(page, ['s', 2, 'opacity:0', 0]);
  paced(page, loop, ['y', 2, 'left', 0, [0, '0px', 1, '5px']]);
  assert.deepEqual(frames(page), [[{ opacity: '1' }, { opacity: '0' }]]);
});

// The animation with this index is at a time of its course.
const playTo = (page, index, milliseconds) => {
  const animation = page.animations[index];
  animation.currentTime = milliseconds;
  Object.defineProperty(animation, 'progress', { get: () => animation.currentTime / animation.time.duration });
};
const widthAt = (animation, milliseconds) => {
  const place = milliseconds / animation.time.duration * (animation.frames.length - 1), index = Math.floor(place);
  const [start, end] = [index, Math.min(index + 1, animation.frames.length - 1)].map((at) => parseFloat(animation.frames[at].width));
  return start + (end - start) * (place - index);
};

test('a spring that blends changes from the response of the running one by a smooth step', () => {
  // A spring of a second without a bounce, at 46.5584 % with a velocity of 2.051689 after a quarter of a second. The next values are
  // those of the equation of motion, in steps of 15 µs.
  const spring = (response, ratio, ...more) => [(2 * Math.PI / response) ** 2, 4 * Math.PI * ratio / response, ...more];
  const page = open('<div id=n2 style="width:0px"></div>');
  const change = (width, ...animation) => page.push(
    { f: page.revision, t: page.revision + 1, a: [animation], o: [['s', 2, `width:${width}px`, 0]] });
  change(100, 3000, 0, spring(1, 1));
  const animation = page.animations[0];
  animation.currentTime = 250;
  const place = (time) => 1 - Math.exp(-2 * Math.PI * time) * (1 + 2 * Math.PI * time);
  Object.defineProperty(animation, 'progress', { get: () => place(animation.currentTime / 1000) });
  change(0, 500, 0, spring(0.3, 0.7, 0, 0, 500));
  const [, next] = page.animations;
  assert.equal(next.time.easing, 'linear');
  assert.ok(next.time.duration >= 500 && next.time.duration < 1500, next.time.duration);
  for (const [time, expected] of [[0, 46.5584], [100, 52.3044], [250, 29.6918], [500, -0.5237]]) {
    assert.ok(Math.abs(widthAt(next, time) - expected) < 0.3, `${widthAt(next, time)}, not ${expected}, at ${time} ms`);
  }
  assert.equal(next.frames.at(-1).width, '0px');
  // An equal spring continues the blend.
  playTo(page, 1, 250);
  change(50, 500, 0, spring(0.3, 0.7, 0, 0, 500));
  for (const [time, expected] of [[0, 29.6918], [100, 28.507], [250, 48.7748]]) {
    assert.ok(Math.abs(widthAt(page.animations[2], time) - expected) < 0.4, `${widthAt(page.animations[2], time)}, not ${expected}, at ${time} ms`);
  }
});

const continuing = (elapsed, ...curves) => [1000, 0, 'linear', 1, 0, null, [2000, elapsed, [0, 0.5, 1], ...curves]];
const continueTo = (page, css, animation) => page.push(
  { f: page.revision, t: page.revision + 1, a: [animation], o: [['s', 2, css, 0]] });

test('an animation that continues the running one has a curve for each change', () => {
  const page = open('<div id=n2 style="width:0px"></div>');
  continueTo(page, 'width:100px', [2000, 0, 'linear']);
  playTo(page, 0, 1000);
  continueTo(page, 'width:300px', continuing(1000, [0.5, 0.75, 1], [0, 0.2, 1]));
  const [, second] = page.animations;
  assert.deepEqual([second.time.duration, second.time.easing], [2000, 'linear']);
  assert.deepEqual([0, 500, 1000, 1500, 2000].map((time) => widthAt(second, time)), [50, 82.5, 115, 207.5, 300]);
  playTo(page, 1, 1000);
  continueTo(page, 'width:200px', continuing(1000, [0.75, 1, 1], [0.2, 1, 1], [0, 0, 1]));
  // Back by 100 in the end.
  assert.deepEqual([0, 1000, 2000].map((time) => widthAt(page.animations[2], time)), [115, 300, 200]);
});

test('an animation that continues a running one leads there from what is seen, if the patch is late', () => {
  const page = open('<div id=n2 style="width:0px"></div>');
  continueTo(page, 'width:100px', [2000, 0, 'linear']);
  playTo(page, 0, 1100);
  continueTo(page, 'width:300px', continuing(1000, [0.5, 0.75, 1], [0, 0.2, 1]));
  assert.deepEqual([0, 200, 1000].map((time) => Math.round(10 * widthAt(page.animations[1], time)) / 10), [55, 63, 115]);
});

test('a property whose motion the server does not continue has the plain curve, added to its own motion', () => {
  const page = open('<div id=n2 style="width:0px"></div>');
  continueTo(page, 'width:100px', [2000, 0, 'linear']);
  playTo(page, 0, 1000);
  // Two changes before this one, of which the page has seen one.
  continueTo(page, 'width:300px', continuing(500, [0.5, 0.75, 1], [0, 0.2, 1], [0, 0.2, 1]));
  assert.equal(page.animations.at(-1).time.duration, 1000);
});

test('a spring toward the usual opacity takes over the velocity, too', () => {
  const page = open('<div id=n2 style="opacity:1"></div>');
  const spring = [1000, 0, [100, 20]];
  continueTo(page, 'opacity:0', [1000, 0, 'linear']);
  playTo(page, 0, 500);
  continueTo(page, 'opacity:', spring);
  const { frames } = page.animations.at(-1);
  assert.ok(frames.length > 20, frames.length);
  assert.ok(frames[1].opacity < frames[0].opacity, 'it goes on at first');
  assert.equal(+frames.at(-1).opacity, 1);
});

test('a spring back to no margin takes over the velocity, too', () => {
  const page = open('<div id=n2 style="margin-left:0px"></div>');
  continueTo(page, 'margin-left:100px', [1000, 0, 'linear']);
  playTo(page, 0, 500);
  continueTo(page, 'margin-left:', [1000, 0, [100, 20]]);
  const { frames } = page.animations.at(-1);
  assert.ok(parseFloat(frames[1].marginLeft) > parseFloat(frames[0].marginLeft), 'it goes on at first');
  assert.equal(frames.at(-1).marginLeft, '0px');
});
