// public/printing.js: the copy of the page for paper.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage } = require('./support/page');

// A page with an area of 400 points with 2,000 points of content, and a server that has the whole page.
const printed = (status = 200, height = 2000) => {
  const page = openPage('<div id=n2 class="s sy"><div id=n3>some</div></div>', { scripts: { placeholders: '/placeholders.js' } });
  page.asked = [];
  page.answer = '<main id=n1>all</main>';
  page.window.XMLHttpRequest = class {
    open(method, url, isAsync) { page.asked.push([method, url, isAsync]); }
    send() {
      if (!status) throw new Error('no network');
      this.status = status;
      this.responseText = `<head><style id=s>.A{left:1px}</style></head><body><form>${page.answer}</form></body>`;
    }
  };
  for (const [name, value] of [['scrollHeight', height], ['clientHeight', 400], ['scrollWidth', 100], ['clientWidth', 100]]) {
    Object.defineProperty(page.element(2), name, { value });
  }
  page.run('printing');
  page.host = () => page.document.getElementById('printed');
  page.copy = () => page.host().shadowRoot;
  return page;
};

test('paper has a copy of the page with all rows, until it is printed', () => {
  const page = printed();
  page.fire(page.window, 'beforeprint');
  assert.deepEqual(page.asked, [['GET', '/tabs?session=s1&paper=1', false]]);
  assert.equal(page.copy().querySelector('main').textContent, 'all');
  assert.equal(page.copy().querySelectorAll('style').length, 2);
  assert.equal(page.element(3).textContent, 'some');
  page.fire(page.window, 'beforeprint');
  assert.equal(page.asked.length, 1);
  page.fire(page.window, 'afterprint');
  assert.equal(page.host(), null);
});

test('paper has the page as it is if that shows all, or if the server does not answer', () => {
  const short = printed(200, 400);
  short.fire(short.window, 'beforeprint');
  assert.deepEqual([short.asked, short.host()], [[], null]);
  for (const status of [0, 410, 503]) {
    const page = printed(status);
    page.fire(page.window, 'beforeprint');
    assert.equal(page.host(), null);
  }
});

// Prints a page whose elements have these boxes: the top and the height, for areas that of the content, too. Returns the elements of the
// copy as texts: a number, the position, the top, the margin above it, the height, and whether a sheet may divide it.
const flowed = (main, boxes) => {
  const page = printed();
  const { prototype } = page.window.HTMLElement;
  const box = (el) => boxes[el.id] || [0, 0];
  page.answer = main;
  prototype.getClientRects = function () { return boxes[this.id] ? [1] : []; };
  prototype.getBoundingClientRect = function () {
    const [top, height] = box(this);
    return { left: 0, top, width: 100, height, bottom: top + height };
  };
  Object.defineProperty(prototype, 'clientHeight', { get() { return box(this)[1]; } });
  Object.defineProperty(prototype, 'scrollHeight', { get() { return box(this)[2] ?? box(this)[1]; } });
  page.fire(page.window, 'beforeprint');
  const lines = [];
  const visit = (el, depth) => {
    const { position, top, bottom, marginTop, height, breakInside } = el.style;
    lines.push(['  '.repeat(depth) + (el.id || el.localName), position, `top ${top}`, bottom && `bottom ${bottom}`, marginTop && marginTop !== '0px' && `after ${marginTop}`,
      `height ${height}`, breakInside].filter(Boolean).join(', '));
    if (el.id !== 'n9') for (const child of el.children) visit(child, depth + 1);
  };
  visit(page.copy().querySelector('main'), 0);
  return lines;
};

test('what is below an area follows its last row, and no row is divided', () => {
  assert.deepEqual(flowed('<main id=n1><div id=n2>Above</div><div id=n3 class="s sy"><div id=n4><div id=n5>1</div><div id=n6>2</div></div></div><div id=n7>Below</div></main>', {
    n1: [0, 700], n2: [10, 20], n3: [40, 600, 1400], n4: [40, 1400], n5: [40, 300], n6: [350, 300], n7: [650, 20],
  }), [
    'n1, relative, top , height auto',
    '  n2, relative, top 0px, after 10px, height 20px, avoid',
    '  n3, relative, top 0px, after 10px, height auto',
    '    n4, relative, top 0px, height auto',
    '      n5, relative, top 0px, height 300px, avoid',
    '      n6, relative, top 0px, after 10px, height 300px, avoid',
    '  n7, relative, top 0px, after 10px, height 20px, avoid',
  ]);
});

test('parts that are beside each other stay together', () => {
  assert.deepEqual(flowed('<main id=n1><div id=n2></div><div id=n3>a</div><div id=n4>b</div><div id=n5>c</div></main>', {
    n1: [0, 300], n2: [10, 90], n3: [20, 20], n4: [50, 40], n5: [120, 20],
  }), [
    'n1, relative, top , height auto',
    '  section, relative, top , after 10px, height 90px, avoid',
    '    n2, absolute, top 0px, height 90px',
    '    n3, absolute, top 10px, height 20px',
    '    n4, absolute, top 40px, height 40px',
    '  n5, relative, top 0px, after 20px, height 20px, avoid',
  ]);
});

test('backgrounds grow with a list, and a bar over its end stays there', () => {
  assert.deepEqual(flowed('<main id=n1><div id=n2></div><div id=n3 class="s sy"><div id=n4><div id=n5>1</div><div id=n6>2</div></div></div><div id=n7>Title</div><div id=n8>Bar</div></main>', {
    n1: [0, 500], n2: [0, 500], n3: [0, 500, 900], n4: [0, 900], n5: [0, 350], n6: [350, 350], n7: [0, 40], n8: [450, 50],
  }), [
    'n1, relative, top , height auto',
    '  n2, absolute, top 0px, bottom 0px, height auto',
    '  section, relative, top , height auto',
    '    n3, relative, top 0px, height auto',
    '      n4, relative, top 0px, height auto',
    '        n5, relative, top 0px, height 350px, avoid',
    '        n6, relative, top 0px, height 350px, avoid',
    '    n7, absolute, top 0px, height 40px',
    '    n8, absolute, top , bottom 0px, height 50px',
  ]);
});

test('of two lists beside each other, what follows is below the longer one', () => {
  assert.deepEqual(flowed('<main id=n1><div id=n2 class="s sy"><div id=n3><div id=n4>1</div></div></div><div id=n5 class="s sy"><div id=n6><div id=n9>1</div></div></div><div id=n7>Below</div></main>', {
    n1: [0, 500], n2: [0, 450, 600], n3: [0, 600], n4: [0, 600], n5: [0, 450, 900], n6: [0, 900], n9: [0, 900], n7: [450, 50],
  }), [
    'n1, relative, top , height auto',
    '  section, relative, top , height auto',
    '    n2, absolute, top 0px, height auto',
    '      n3, relative, top 0px, height auto',
    '        n4, relative, top 0px, height 600px',
    '    n5, relative, top 0px, height auto',
    '      n6, relative, top 0px, height auto',
    '        n9, relative, top 0px, height 900px',
    '  n7, relative, top 0px, height 50px, avoid',
  ]);
});
