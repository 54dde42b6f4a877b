// The rule and the tooltip of charts, which follow the pointer, a finger or the arrow keys. pointers.js loads this script for a page with a
// chart.
(() => {
  'use strict';

  const plots = `[${wire.attribute.plot}]`;
  const report = (el, value) => dispatchEvent(new CustomEvent('report', {
    detail: { node: +el.id.slice(wire.element.prefix.length), type: wire.type.over, value } }));
  const make = (name, className = '', ...children) => {
    const el = document.createElement(name);
    el.className = className;
    el.append(...children);
    return el;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
${plots}{touch-action:pan-y pinch-zoom;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
${plots}[data-scrolls]{touch-action:auto}
.rule,.band{position:absolute;background:var(--gray);pointer-events:none}
.band{background:var(--accent);opacity:.2}
.tip{position:fixed;inset:auto;margin:0;padding:6px 10px;border:0;border-radius:8px;max-width:min(260px,100vw - 16px);overflow:hidden;pointer-events:none;
color:var(--label);background:var(--material-4);backdrop-filter:blur(20px);-webkit-backdrop-filter:blur(20px);box-shadow:0 0 0 .5px var(--separator),0 4px 16px rgb(0 0 0/.16);font:400 13px/18px var(--sans)}
.tip p{all:unset;display:flex;gap:6px;align-items:baseline;unicode-bidi:plaintext}
.tip b{font-weight:600}
.tip i{flex:none;width:8px;height:8px;border-radius:50%}
.tip span{margin-inline-start:auto;padding-inline-start:12px;font-variant-numeric:tabular-nums}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  // MARK: Values

  // The chart of an element. Its text changes with the data.
  const charts = new WeakMap();
  const tableAround = (el) => el && (el.querySelector('table') || tableAround(el.parentElement));
  const chartOf = (el) => {
    const own = el.dataset[wire.data.plot];
    const table = /^.*?[\t\n]/.exec(own)?.[0].includes(wire.plot.table) && tableAround(el);
    const text = own + (table ? table.textContent : '');
    let chart = charts.get(el);
    if (chart?.text === text) return chart;
    const [head, names, ...lines] = own.split('\n');
    const rows = table ? [...table.rows].slice(-lines.length) : [];
    const [words, ...numbers] = head.split('\t');
    const fields = names.split('\t');
    const has = (word) => words.includes(word);
    chart = {
      text, center: has(wire.plot.around) && numbers.map(Number), isVertical: has(wire.plot.alongY),
      rule: has(wire.plot.rule), scrolls: has(wire.plot.scrolls), reports: has(wire.plot.reports), selectsRanges: has(wire.plot.ranges),
      series: fields.flatMap((name, index) => (index % 2 ? [] : [[name, fields[index + 1]]])),
      samples: lines.map((line, index) => {
        const [position, title, ...values] = [line, ...[...rows[index]?.cells || []].map((cell) => cell.textContent)].join('\t').split('\t');
        return { position: +position, title, values };
      }),
    };
    charts.set(el, chart);
    return chart;
  };

  // The number of the sample at a point of the element; undefined for none.
  const find = ({ center, isVertical, samples }, x, y) => {
    let position = isVertical ? y : x;
    if (center) {
      const [across, down, inner, outer] = [x - center[0], y - center[1], center[2], center[3]];
      const distance = Math.hypot(across, down);
      if (distance < inner || distance > outer) return;
      position = (Math.atan2(across, -down) * 180 / Math.PI + 360) % 360;
    }
    let low = 0, high = samples.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (samples[middle].position < position || center && samples[middle].position === position) low = middle + 1;
      else high = middle;
    }
    if (center) return low < samples.length ? low : undefined;
    const [before, after] = [samples[low - 1], samples[low]];
    return before && (!after || position - before.position <= after.position - position) ? low - 1 : low;
  };

  const words = ({ series }, { title, values }) => [title,
    ...values.map((value, index) => value && [series[index]?.[0], value].filter(Boolean).join(': '))].filter(Boolean).join(', ');

  // MARK: What the user sees

  const rule = make('div', 'rule');
  const tip = make('div', 'tip');
  tip.popover = 'manual';
  tip.setAttribute('aria-hidden', true); // Screen readers hear the value of the element with the focus.

  let shown = null; // the element, the number of its sample, and the point
  const hide = () => {
    if (!shown) return;
    rule.remove();
    tip.remove();
    if (chartOf(shown.el).reports && shown.el.isConnected) report(shown.el);
    shown = null;
  };

  const fill = ({ series }, { title, values }) => tip.replaceChildren(
    ...title ? [make('p', '', make('b', '', title))] : [],
    ...values.flatMap((value, index) => {
      if (!value) return [];
      const [name, color] = series[index] || [];
      const dot = make('i');
      dot.style.background = color || '';
      return [make('p', '', ...color ? [dot] : [], ...name ? [name, make('span', '', value)] : [value])];
    }));

  // The tooltip is beside the rule, and above the finger, inside the window.
  const place = (el, x, y) => {
    const host = el.closest('dialog') || document.body;
    if (tip.parentNode !== host) host.append(tip);
    if (!tip.matches(':popover-open')) tip.showPopover();
    const { left, top } = el.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip;
    const { clientWidth: room, clientHeight: depth } = document.documentElement;
    const beside = left + x + 12;
    tip.style.left = Math.max(8, beside + width > room - 8 ? left + x - 12 - width : beside) + 'px';
    tip.style.top = Math.max(8, Math.min(top + y - 12 - height, depth - 8 - height)) + 'px';
  };

  // Marks of the app at the selected position, the rule first, move with the pointer until the server has moved them.
  let carried = [];
  const carry = (el, { isVertical } = {}, at) => {
    const marks = el ? [...el.getElementsByClassName(wire.class.selectionMark)] : [];
    for (const mark of carried) if (!marks.includes(mark)) mark.style.translate = '';
    carried = marks;
    const [side, length] = isVertical ? ['top', 'height'] : ['left', 'width'];
    const number = (mark, name) => parseFloat(mark.style[name]) || 0;
    const room = marks.length && number(el, length);
    const distance = marks.length && at - number(marks[0], side) - 0.5;
    marks.forEach((mark, index) => {
      const start = number(mark, side), end = room - start - number(mark, length);
      // What is inside of the chart stays inside.
      const by = index ? Math.max(Math.min(0, -start), Math.min(distance, Math.max(0, end))) : distance;
      mark.style.translate = isVertical ? `0 ${by}px` : by + 'px';
    });
    return marks.length;
  };

  const draw = (el, chart, at) => {
    const { isVertical, center, rule: showsRule } = chart;
    if (!center && carry(el, chart, at) || !showsRule || center) return rule.remove();
    if (rule.parentNode !== el) el.append(rule);
    rule.style.cssText = isVertical ? `left:0;right:0;height:1px;top:${at - 0.5}px` : `top:0;bottom:0;width:1px;left:${at - 0.5}px`;
  };

  const show = (el, x, y, index = find(chartOf(el), x, y)) => {
    const chart = chartOf(el);
    const sample = chart.samples[index];
    if (!sample && (chart.samples.length || !chart.reports && !chart.rule)) return hide();
    if (shown && shown.el !== el) hide();
    const isNew = !sample || shown?.index !== index || shown.text !== chart.text;
    const isSnapped = sample && !chart.center;
    const [atX, atY] = [isSnapped && !chart.isVertical ? sample.position : x, isSnapped && chart.isVertical ? sample.position : y];
    const at = chart.isVertical ? atY : atX;
    shown = { el, index, x, y, at, text: chart.text };
    draw(el, chart, at);
    const hasText = sample && (sample.title || sample.values.some(Boolean));
    if (!hasText) tip.remove();
    else {
      if (isNew) fill(chart, sample);
      place(el, atX, atY);
    }
    if (!isNew) return;
    if (sample) describe(el, chart, index);
    if (chart.reports) report(el, { [wire.point.x]: atX, [wire.point.y]: atY });
  };

  // MARK: Ranges

  const band = make('div', 'band');
  let drag = null; // the element whose range grows, and its first position
  let range = null; // the element with a range, and its text
  const clear = () => {
    if (!range) return;
    band.remove();
    if (range.el.isConnected) report(range.el, '');
    range = drag = null;
  };
  const stretch = (to) => {
    const { el, from } = drag;
    const { width, height } = el.getBoundingClientRect();
    const { isVertical } = chartOf(el);
    const [low, high] = [Math.min(from, to), Math.max(from, to)].map((at) => Math.round(Math.max(0, Math.min(at, isVertical ? height : width)) * 4) / 4);
    const text = low + ' ' + high;
    if (range?.text === text || low === high) return;
    range = { el, text };
    if (band.parentNode !== el) el.append(band);
    band.style.cssText = isVertical ? `left:0;right:0;top:${low}px;height:${high - low}px` : `top:0;bottom:0;left:${low}px;width:${high - low}px`;
    report(el, text);
  };
  const along = (el, event) => pointOf(el, event)[+chartOf(el).isVertical];
  const grab = (el, from) => {
    clear();
    drag = { el, from };
  };

  // MARK: Pointers

  const pointOf = (el, { clientX, clientY }) => {
    const { left, top } = el.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };

  let drawn = null; // the event to show with the next frame
  const follow = (el, event) => {
    if (!drawn) requestAnimationFrame(() => {
      const [plot, last] = drawn || [];
      drawn = null;
      if (plot?.isConnected) show(plot, ...pointOf(plot, last));
    });
    drawn = [el, event];
  };
  const leave = () => {
    drawn = null;
    hide();
  };

  let finger = null; // a touch on a chart: {el, x, y, id, isActive, timer}
  const start = (touch, event) => {
    clearTimeout(touch.timer);
    touch.isActive = true;
    if (chartOf(touch.el).selectsRanges) grab(touch.el, along(touch.el, event));
    follow(touch.el, event);
  };

  addEventListener('pointerdown', (event) => {
    const el = event.target.closest?.(plots);
    if (range && range.el !== el) clear();
    if (event.pointerType !== 'touch') {
      if (!el || event.button || !chartOf(el).selectsRanges) return;
      grab(el, along(el, event));
      return el.setPointerCapture(event.pointerId);
    }
    if (shown && shown.el !== el) leave();
    // A finger on a control presses it.
    if (!el || !event.isPrimary || el.closest('a,button')) return;
    finger = { el, x: event.clientX, y: event.clientY, id: event.pointerId };
    const touch = finger;
    // A finger that rests selects, one that moves up or down scrolls the page.
    touch.timer = setTimeout(() => touch === finger && start(touch, event), 180);
  }, true);

  addEventListener('pointermove', (event) => {
    if (drag && (event.pointerType !== 'touch' || finger?.isActive)) stretch(along(drag.el, event));
    if (event.pointerType !== 'touch') {
      const el = event.target.closest?.(plots);
      return el ? follow(el, event) : shown && !shown.isFocused && leave();
    }
    if (!finger || event.pointerId !== finger.id) return;
    if (finger.isActive) return follow(finger.el, event);
    const [across, down] = [Math.abs(event.clientX - finger.x), Math.abs(event.clientY - finger.y)];
    if (Math.max(across, down) < 8) return;
    if (across > down && !chartOf(finger.el).scrolls) start(finger, event);
    else {
      clearTimeout(finger.timer);
      finger = null;
    }
  });
  // From then on, the finger scrolls nothing.
  addEventListener('touchmove', (event) => finger?.isActive && event.cancelable && event.preventDefault(), { passive: false });

  addEventListener('pointerup', (event) => {
    drag = null; // The range stays until the next press.
    if (!finger || event.pointerId !== finger.id) return;
    clearTimeout(finger.timer);
    // A tap shows a value until the next one. A drag ends as it does on an iPhone.
    if (finger.isActive) leave();
    else follow(finger.el, event);
    finger = null;
  });
  addEventListener('pointercancel', () => {
    drag = null;
    if (!finger) return;
    clearTimeout(finger.timer);
    if (finger.isActive) leave();
    finger = null;
  });
  addEventListener('pointerout', (event) => event.pointerType !== 'touch' && !event.relatedTarget && leave());
  addEventListener('scroll', () => finger || leave(), true);

  // MARK: Keyboard

  const describe = (el, chart, index) => {
    el.setAttribute('aria-valuenow', index + 1);
    const text = words(chart, chart.samples[index]);
    if (text) el.setAttribute('aria-valuetext', text);
    else el.removeAttribute('aria-valuetext');
  };

  // A chart with values is a slider for the keyboard and for screen readers. A page that replaces this one lacks the attributes.
  const equip = () => {
    for (const el of document.querySelectorAll(plots)) {
      const chart = chartOf(el);
      el.toggleAttribute('data-scrolls', chart.scrolls);
      // A control around the chart has the focus itself.
      if (!chart.samples.length || el.closest('a,button') || el.tabIndex >= 0 && +el.getAttribute('aria-valuemax') === chart.samples.length) continue;
      for (const [name, value] of Object.entries({
        tabindex: 0, role: 'slider', 'aria-valuemin': 1, 'aria-valuemax': chart.samples.length,
        'aria-orientation': chart.isVertical ? 'vertical' : 'horizontal' })) el.setAttribute(name, value);
      describe(el, chart, 0);
    }
    if (!shown) return carry();
    const { el, x, y, isFocused } = shown;
    if (!el.isConnected || !el.matches(plots)) return leave();
    // The data changed under the pointer.
    if (chartOf(el).text === shown.text) return draw(el, chartOf(el), shown.at);
    show(el, x, y);
    if (shown) shown.isFocused = isFocused;
  };
  // The client calls this after each patch.
  addEventListener('needs-' + wire.script.pointers, equip);
  equip();

  let keyed = null; // the sample at which a range of the keyboard starts
  addEventListener('keydown', (event) => {
    const el = event.target;
    if (event.key === 'Escape') {
      clear();
      return leave();
    }
    if (!el.matches?.(plots) || event.altKey || event.ctrlKey || event.metaKey) return;
    const chart = chartOf(el), last = chart.samples.length - 1;
    const now = shown?.el === el ? shown.index : undefined;
    const moves = { ArrowRight: 1, ArrowDown: chart.isVertical ? 1 : -1, ArrowLeft: -1, ArrowUp: chart.isVertical ? -1 : 1,
      PageUp: Math.ceil(last / 10), PageDown: -Math.ceil(last / 10), Home: -Infinity, End: Infinity };
    const move = moves[event.key];
    if (!move || last < 0) return;
    event.preventDefault();
    const index = now === undefined && Math.abs(move) < Infinity ? 0 : Math.max(0, Math.min((now || 0) + move, last));
    const { width, height } = el.getBoundingClientRect();
    let [x, y] = chart.isVertical ? [width / 2, chart.samples[index].position] : [chart.samples[index].position, height / 2];
    if (chart.center) {
      const angle = (chart.samples[index].position + (chart.samples[index - 1]?.position || 0)) * Math.PI / 360;
      const radius = (chart.center[2] + chart.center[3]) / 2;
      [x, y] = [chart.center[0] + radius * Math.sin(angle), chart.center[1] - radius * Math.cos(angle)];
    }
    // With Shift, the range reaches from the sample before to this one.
    if (chart.selectsRanges && event.shiftKey && now !== undefined) {
      if (!keyed || range?.el !== el) {
        clear();
        keyed = chart.samples[now];
      }
      drag = { el, from: keyed.position };
      stretch(chart.samples[index].position);
      drag = null;
    } else {
      keyed = null;
      clear();
    }
    show(el, x, y, index);
    shown.isFocused = true;
  });
  addEventListener('focusout', () => shown?.isFocused && leave());
})();
